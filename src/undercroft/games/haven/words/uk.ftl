### Спільне для «Щелеп лева» та «Ґудзиків та комах»: терміни карт, запитання, розповідь.

### Conditions and elements
condition-invisible = невидимість
condition-strengthen = посилення
condition-bless = благословення
condition-wound = важка рана
condition-poison = отруєння
condition-immobilize = параліч
condition-disarm = роззброєння
condition-muddle = сум’яття
condition-stun = оглушення
condition-curse = прокляття
element-fire = вогонь
element-ice = лід
element-air = повітря
element-earth = земля
element-light = світло
element-dark = темрява
element-any = будь-яка стихія
element-either = { $one } або { $other }

### Terms on cards, made from the declarations
text-number = { $value }
text-with = { $main }: { $details }
text-and = { $first }; { $second }
text-then = { $first }; потім { $second }
text-mandatory = { $action } (обов’язково)
text-attack = Атака { $value }
text-move = Рух { $value }
text-heal = { $value ->
        [99] Лікування до повного здоров’я
        *[other] Лікування { $value }
    }
text-shield = Щит { $value }
text-retaliate = Відплата { $value }
text-push = Відштовхнути { $value }
text-pull = Притягнути { $value }
text-pierce = Пробиття { $value }
text-range = Дальність { $value }
text-reach = ближня атака на відстань до { $value }
text-targets = Цілі: { $value }
text-all-enemy = усі вороги в межах дальності
text-all-ally = усі союзники в межах дальності
text-all-self-or-ally = ви та всі союзники в межах дальності
text-all-self-and-allies = ви та всі союзники в межах дальності
text-all-others = усі інші фігурки в межах дальності
text-all-enemy-adjacent = усі сусідні вороги
text-all-ally-adjacent = усі сусідні союзники
text-all-self-or-ally-adjacent = ви та всі сусідні союзники
text-all-self-and-allies-adjacent = ви та всі сусідні союзники
text-all-others-adjacent = усі інші сусідні фігурки
text-all-self-or-ally-foe = монстр та всі його союзники в межах дальності
text-all-self-and-allies-foe = монстр та всі його союзники в межах дальності
text-all-same = ті самі цілі
text-all-self = на себе
who-self = на себе
who-ally = союзник
who-self-or-ally = ви або союзник
who-self-and-allies = ви та ваші союзники
who-others = інша фігурка
who-same = та сама ціль
who-same-attacked = нападник
who-same-approached = цей ворог
who-same-cured = та сама фігурка
who-self-or-ally-foe = монстр або його союзник
text-area = зона з { $count } клітинок
text-area-own = зона з { $count } клітинок поруч із вами
text-area-own-foe = зона з { $count } клітинок поруч із монстром
text-advantage = Перевага
text-disadvantage = Трудність
text-ignore-shield = ігнорує щит
text-own-conditions = { $conditions } на себе
text-jump = Стрибок
text-plain = важкопрохідна місцевість не потребує додаткових очок руху
text-through = вороги, крізь яких ви пройшли: { $adds }
text-splash = вороги поруч із ціллю зазнають поранень: { $value }
text-condition = { $conditions }
text-suffer = Поранення { $value }
text-suffer-self = зазнайте поранень: { $value }
text-suffer-self-foe = монстр зазнає поранень: { $value }
text-flying = Політ
text-control = Керування ворогом
text-control-all = Керування всіма ворогами
text-control-same = Керування тим самим ворогом
text-grant = Союзник може діяти
text-grant-all = Усі союзники можуть діяти
text-grant-all-self = Ви та всі союзники можете діяти
text-grant-same = Той самий союзник може діяти
text-acts = { $who }: { $actions }
text-who-with = { $who } ({ $details })
text-price = хто діє, зазнає поранень: { $value }
text-recover = Поверніть на руку { $count ->
        [1] 1 карту
        *[other] до { $count } карт
    } ({ $piles })
text-card-level = рівня { $value }
pile-hand = рука
pile-discard = скид
pile-lost = стос утрат
text-create = Створіть заряди: { $elements }
text-infuse = зарядити: { $element }
text-charge = заряд: { $element }
text-cleanse = Зніміть із себе { $count } { $count ->
        [one] негативний стан
        [few] негативні стани
        *[other] негативних станів
    }
text-experience = досвід: { $value }
text-slots = досвід за клітинки жетона: { $cells }
text-loot = Здобич { $value }
text-destroy = Знищте { $count ->
        [99] всі перешкоди
        [one] { $count } перешкоду
        [few] { $count } перешкоди
        *[other] { $count } перешкод
    }
text-destroy-object = Знищте { $count ->
        [one] { $count } перешкоду або особливий об’єкт
        [few] { $count } перешкоди або особливі об’єкти
        *[other] { $count } перешкод або особливих об’єктів
    }
where-area-before = у зоні атаки
text-trap = Створіть { $count ->
        [one] пастку (поранення { $damage })
        [few] { $count } пастки (поранення { $damage } кожна)
        *[other] { $count } пасток (поранення { $damage } кожна)
    }
text-consume = ({ $elements }) { $adds }
text-cancels = пропустіть це
text-when = якщо { $test }: { $adds }
text-when-also = { $when }, якщо { $test }
text-per = { $adds } за { $each }
text-bonus = { $when }: { $adds }
text-all-attacks = усі атаки: { $adds }
text-immune = імунітет: { $conditions }
text-attackers-disadvantage = атаки проти цієї фігурки — з трудністю
text-on-death = у разі смерті: { $damage }
adds-attack = { $value } до атаки
adds-move = { $value } до руху
adds-heal = { $value } до лікування
adds-shield = { $value } до щита
adds-range = { $value } до дальності
adds-targets = { $value } до кількості цілей
adds-times = значення ×{ $value }
bonus-attack = { $uses ->
        [0] усі ваші атаки
        [1] ваша наступна атака
        *[other] ваші наступні атаки ({ $uses })
    }
bonus-attack-melee = { $uses ->
        [0] усі ваші ближні атаки
        [1] ваша наступна ближня атака
        *[other] ваші наступні ближні атаки ({ $uses })
    }
bonus-attack-ranged = { $uses ->
        [0] усі ваші дальні атаки
        [1] ваша наступна дальня атака
        *[other] ваші наступні дальні атаки ({ $uses })
    }
bonus-move = { $uses ->
        [0] усі ваші рухи
        [1] ваш наступний рух
        *[other] ваші наступні рухи ({ $uses })
    }
bonus-heal = { $uses ->
        [0] усі ваші лікування
        [1] ваше наступне лікування
        *[other] ваші наступні лікування ({ $uses })
    }
bonus-attacked = { $uses ->
        [0] атаки проти вас
        [1] наступна атака проти вас
        *[other] наступні атаки проти вас ({ $uses })
    }
bonus-attacked-foe = { $uses ->
        [1] наступна атака проти монстра
        *[other] атаки проти монстра
    }
bonus-approached = { $uses ->
        [0] щоразу, коли ворог стає поруч із вами
        [1] наступного разу, коли ворог стане поруч із вами
        [few] { $uses } рази, коли ворог стає поруч із вами
        *[other] { $uses } разів, коли ворог стає поруч із вами
    }
bonus-kill = { $uses ->
        [0] щоразу, коли ви вбиваєте ворога
        [1] наступного разу, коли ви вб’єте ворога
        [few] { $uses } рази, коли ви вбиваєте ворога
        *[other] { $uses } разів, коли ви вбиваєте ворога
    }
bonus-grant = { $uses ->
        [0] атаки, які ви дозволяєте
        [1] усі атаки наступної дії атаки, яку ви дозволите
        *[other] наступні атаки, які ви дозволяєте ({ $uses })
    }
bonus-turn-start = { $uses ->
        [0] на початку кожного вашого ходу
        [1] на початку вашого наступного ходу
        *[other] на початку ваших наступних ходів ({ $uses })
    }
bonus-turn-end = { $uses ->
        [0] наприкінці кожного вашого ходу
        [1] наприкінці вашого наступного ходу
        *[other] наприкінці ваших наступних ходів ({ $uses })
    }
bonus-always = { $uses ->
        *[other] завжди
    }
icon-round = до кінця раунду
icon-persistent = постійний бонус
icon-lost = карта втрачається
icon-forever = карта втрачається без повернення

### Items
text-item = { $when }: { $adds }
text-item-cost = { $when }: ({ $elements }) { $adds }
use-spent = витрачається до довгого відпочинку
use-lost = втрачається після використання
use-passive = без обмежень
moment-attack = Під час вашої атаки
moment-attack-melee = Під час вашої ближньої атаки
moment-attack-ranged = Під час вашої дальньої атаки
moment-attack-action = Усі атаки однієї вашої дії атаки
moment-attack-action-melee = Усі атаки однієї вашої дії ближньої атаки
moment-attack-action-ranged = Усі атаки однієї вашої дії дальньої атаки
moment-attack-single-melee = Під час вашої ближньої атаки на одну ціль
moment-attack-single-ranged = Під час вашої дальньої атаки на одну ціль
moment-attacks-turn = Усі ваші атаки цього ходу
moment-attacks-melee-turn = Усі ваші ближні атаки цього ходу
moment-moves-turn = Усі ваші рухи цього ходу
moment-move = Під час вашого руху
moment-turn = Під час вашого ходу
moment-attacked = Під час атаки проти вас
moment-after-attack = Після вашої атаки
moment-after-attacked = Після атаки проти вас
moment-rolled = Після кидка вашої атаки
moment-initiative = Коли визначено ініціативу
moment-top = Після верхньої здібності

### Questions
ask-attack-target = { $figure }: кого атакувати?
    .hint = Виберіть ціль або спершу додайте щось: заплатіть стихією, використайте предмет, відмовтеся від ефекту. Пропуск завершує дію атаки.
ask-move-where = { $figure }: куди рухатися? Очок руху: { $points }.
    .hint = Виберіть клітинку, де рух завершиться; шлях пройде через якнайменше небезпек. Якщо важливо, яким шляхом іти, ступайте по одній клітинці.
ask-heal-target = { $figure }: кого лікувати?
    .hint = Лікування відновлює очки здоров’я і знімає важку рану та отруєння; отруєний не відновлює очок здоров’я.
ask-condition-target = { $figure }: хто отримає стан?
    .hint = Ціль отримує стани цієї дії.
ask-damage-target = { $figure }: хто зазнає поранень?
    .hint = Це не атака: ні модифікатор, ні щит цих поранень не змінюють.
ask-damage-order = Хто зазнає поранень наступним?
    .hint = Ці поранення можуть здолати не одного з них, і важить, хто впаде першим; порядок визначаєте ви.
ask-condition-order = Хто отримує стан наступним?
    .hint = Карт у запасі на всіх не вистачить; порядок визначаєте ви.
ask-push-target = { $figure }: кого відштовхнути?
    .hint = Кожна клітинка має віддаляти ціль.
ask-pull-target = { $figure }: кого притягнути?
    .hint = Кожна клітинка має наближати ціль.
ask-push-step = Куди відштовхнути: { $figure }? Лишилося клітинок: { $points }.
    .hint = Кожна клітинка має бути далі від того, хто штовхає. Монстр штовхає якнайдалі, а напрям вибираєте ви.
ask-pull-step = Куди притягнути: { $figure }? Лишилося клітинок: { $points }.
    .hint = Кожна клітинка має бути ближче до того, хто тягне. Монстр тягне якнайдалі, а напрям вибираєте ви.
ask-control-who = Яким ворогом керувати?
    .hint = Ворог діє так, як ви вирішите; тим часом ваші вороги — і його вороги.
ask-push-order = { $figure }: кого зрушити наступним?
    .hint = Ви відштовхуєте або притягуєте всіх по черзі, і кожному потрібна вільна клітинка; порядок визначаєте ви.
ask-shove-first = { $figure }: спершу відштовхнути чи притягнути?
    .hint = Атака робить і те, і те; порядок визначаєте ви.
ask-control-order = Який ворог діє наступним?
    .hint = Усі вони діють так, як ви вирішите, один за одним.
ask-action-pay = { $figure }: заплатити стихіями?
    .hint = Стихія купує ефект, що стоїть поруч. Платити не обов’язково.
ask-action-if = { $figure }: виконати цю дію?
    .hint = Карта дає вам вибір.
ask-cleanse = Який стан зняти?
    .hint = Один ваш негативний стан зникає.
ask-monster-hex = { $figure }: яка з однаково добрих клітинок?
    .hint = Правила лишають кілька однаково добрих клітинок, тож ви вирішуєте, куди йде монстр.
ask-monster-path = { $figure }: який з однаково добрих шляхів?
    .hint = Кілька шляхів для монстра однаково добрі, але чекає на них різне.
ask-monster-focus = { $figure }: хто жертва?
    .hint = Кілька ворогів однаково близько й рівні за ініціативою, тож жертву вибираєте ви.
ask-monster-target = { $figure }: кого ще атакує монстр?
    .hint = Кілька додаткових цілей рівні, тож вирішуєте ви.
ask-monster-order = { $figure }: кого атакує наступним?
    .hint = Монстр атакує всіх по черзі, а порядок визначаєте ви.
ask-monster-favor = { $figure }: хто отримує стан від монстра?
    .hint = Правила не кажуть, кому з союзників монстр допомагає, тож вирішуєте ви.
ask-monster-shove = { $figure }: кого зрушує наступним?
    .hint = Монстр відштовхує або притягує всіх по черзі, і кожному потрібна вільна клітинка; порядок визначаєте ви.
ask-monster-victim = { $figure }: кого вибирає ціллю?
    .hint = Дія монстра — не атака, і кілька з вас для неї рівні, тож ціль вибираєте ви.
ask-monster-area = { $figure }: кого ще накриває зона?
    .hint = Кілька способів розмістити зону накривають жертву й однаково багато інших, тож вирішуєте ви.
ask-monster-heal = { $figure }: кого лікує монстр?
    .hint = Кільком монстрам бракує однакової кількості очок здоров’я, тож вирішуєте ви.

### Options
option-attack = Атакувати: { $figure }
option-push = Спершу відштовхнути
option-pull = Спершу притягнути
option-area = Розмістити зону: { $figures }
option-pay-plain = Заплатити стихіями
option-pay = Заплатити: { $elements }
option-leave = Без ефекту: { $condition }
option-skip = Пропустити
option-go = Рух на { $hex }
option-walk = Один крок на { $hex }
option-stay = Лишитися тут
option-to = На { $hex }
option-stop = Зупинитися тут
option-aim = { $figure }
option-all = Усі в межах дальності
option-yes = Так
option-remove = Зняти: { $condition }
option-hex = { $hex }
option-focus = { $figure }
option-target = { $figure }
option-path = Шлях: { $hexes }

### Story
haven-suffers = { $figure } зазнає поранень: { $amount }.
haven-dies = { $figure } гине.
haven-exhausted = { $figure }: виснаження.
haven-gains = { $figure } отримує: { $conditions }.
haven-heals = { $figure }: лікування { $amount }.
haven-cured = З фігурки «{ $figure }» знято: { $conditions }.
haven-expired = Минуло у фігурки «{ $figure }»: { $conditions }.
haven-attacks = { $figure } атакує. Ціль: { $target }, поранень: { $damage }.
haven-retaliates = Відплата: { $figure }. Ціль: { $target }, поранень: { $amount }.
haven-moves = { $figure } рухається на { $hexes } { $hexes ->
        [one] клітинку
        [few] клітинки
        *[other] клітинок
    }.
haven-bonus = { $figure } отримує тривалий бонус: { $bonus }.

### Why does it go there?
why-nobody = Атакувати нема кого: нікого не видно.
why-no-way = До жодної атакувальної клітинки немає шляху, тож монстр не рухається й не атакує.
why-focus = Жертва: { $target }.
why-initiative = Кілька ворогів однаково близько; вирішує найнижча ініціатива.
why-here = Монстр може атакувати з місця, тож лишається.
why-shed = Монстр відходить, щоб не атакувати з трудністю.
why-attack-hex = Монстр іде на найближчу атакувальну клітинку.
why-nearer = Цього ходу атакувати не вдасться, тож монстр підходить якнайближче.
why-not-nearer = Жоден рух не наблизить монстра, тож він лишається.
why-best = Монстр обирає клітинку, звідки атакує найбільше цілей і без трудності.
why-hazard = На кожному шляху є небезпека, тож монстр обирає той, де їх найменше.
why-no-move = Цього раунду монстр не має дії руху.
why-immobilized = Монстр паралізований і не рухається.
why-as-melee = Без атаки монстр рухається, наче для ближньої атаки.
why-tie = Кілька клітинок однаково добрі: вибиратимете ви.

### The map
terrain-obstacle = перешкода
terrain-difficult = важкопрохідна місцевість
stat-health = очки здоров’я
stat-shield = щит
stat-initiative = ініціатива

### The ending.
deed-damage = завдано поранень
deed-blow = найсильніший удар
deed-felled = повалено ворогів
deed-suffered = отримано поранень
deed-healed = відновлено здоров’я
honour-damage = найбільше поранень
honour-felled = найбільше ворогів
honour-suffered = щит загону
honour-healed = найбільша живучість
end-scenario = { $scenario } · рівень { $level }
end-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}
end-fell = { $count ->
    [one] Упав { $count } ворог
    [few] Упали { $count } вороги
   *[other] Упало { $count } ворогів
}

### The codex: headings, conditions.
codex-hero = Персонажі
codex-card = Карти здібностей
codex-monster = Монстри
codex-item = Предмети
codex-scenario = Сценарії
codex-condition = Стани
codex-element = Стихії
codex-terrain = Місцевість
codex-level = Рівень
codex-scenario-number = Сценарій { $number }
codex-condition-invisible = Вороги не можуть узяти фігурку за ціль, а свої можуть. Завершується наприкінці її наступного ходу.
codex-condition-strengthen = Усі атаки фігурки мають перевагу. Завершується наприкінці її наступного ходу.
codex-condition-bless = У колоду модифікаторів фігурки затасовують карту благословення. Вона подвоює атаку і, щойно її відкрито, залишає колоду.
codex-condition-wound = На початку кожного свого ходу фігурка зазнає 1 поранення. Лікування знімає рану і все одно лікує.
codex-condition-poison = Кожна атака проти фігурки отримує +1. Лікування знімає отруєння, але очок здоров’я не додає.
codex-condition-immobilize = Фігурка не може виконувати дій руху. Завершується наприкінці її наступного ходу.
codex-condition-disarm = Фігурка не може виконувати дій атаки. Завершується наприкінці її наступного ходу.
codex-condition-muddle = Усі атаки фігурки мають трудність. Завершується наприкінці її наступного ходу.
codex-condition-stun = У свій хід фігурка не може виконувати жодної дії. Завершується наприкінці її наступного ходу.
codex-condition-curse = У колоду модифікаторів фігурки затасовують карту прокляття. З нею атака не завдає поранень; щойно карту відкрито, вона залишає колоду.

### Чому щось не можна вибрати зараз
why-not-nobody = Там нікого немає, отже немає і цілі.
why-not-oneself = { $who }: ціллю власної дії тут бути не можна.
why-not-friend = { $who } — на вашому боці, а ця дія спрямована на ворогів.
why-not-foe = { $who } — ворог, а ця дія для вашого боку.
why-not-object = { $who } — об’єкт: на нього це не діє.
why-not-invisible = { $who }: невидимість, тож вороги не можуть вибрати цю ціль.
why-not-hit-already = { $who }: ця дія вже мала цю ціль, а двічі на одну ціль не діють.
why-not-outside-area = { $who }: поза зоною, яку ви розмістили.
why-not-in-area = { $who }: у зоні, яку можна розмістити; виберіть клітинку, на якій лежить цей варіант.
why-not-no-area = { $who }: хоч як розміщуй зону, вона туди не сягає.
why-not-range = { $who }: задалеко — відстань { $distance }, а дальність { $range }.
why-not-unreachable = { $who }: за стінами, жодної дальності не вистачить.
why-not-sight = { $who }: немає лінії видимості, заважає стіна.
why-not-card-limits = { $who } — не така ціль, як каже карта.
why-not-equal = Що роблять монстри, визначають правила; вас питають лише тоді, коли кілька варіантів однаково добрі, а цей — ні.
why-not-own-hex = Тут стоїть сама фігурка: виберіть «лишитися», якщо не хочете йти далі.
why-not-foe-there = { $who } стоїть там: крізь ворогів та об’єкти не пройти.
why-not-taken = { $who } стоїть там: закінчити рух на зайнятій клітинці не можна.
why-not-obstacle = На перешкоду не можна зайти пішки.
why-not-obstacle-landing = Стрибком перешкоду можна минути, але не можна на ній закінчити рух.
why-not-closed = На цю клітинку зараз не зайти.
why-not-no-way = Туди немає шляху: заважають стіни, перешкоди або вороги.
why-not-too-far = Задалеко: шлях коштує { $needed }, а очок руху { $points }.
why-not-card-limits-hex = Закінчити тут рух не дає те, що сказано на карті.
why-not-one-step = Вимушений рух іде по одній клітинці; виберіть сусідню. Рухається: { $who }.
why-not-not-farther = Кожна клітинка відштовхування має бути далі: з відстані { $before } ця веде на { $after }.
why-not-not-nearer = Кожна клітинка притягування має бути ближче: з відстані { $before } ця веде на { $after }.
why-not-shove-blocked = На цю клітинку зрушити не можна, або далі не буде де зупинитися.
why-not-shove-farthest = Монстр зрушує ціль якнайдалі, а цей шлях скінчиться раніше.
why-not-cards-first = Спершу вибирають карти раунду; фігурки й клітинки — у ваш хід.
why-not-ability-first = Спершу виберіть здібність зіграної карти; потім запитають, де і кого.
why-not-card-hand = Карту «{ $card }» не вибрано на цей раунд: ваш хід — це дві вибрані карти.
why-not-card-played = Карту «{ $card }» вже вибрано на цей раунд.
why-not-card-active = Карта «{ $card }» лежить у зоні активних карт: її ефект діє.
why-not-card-discard = Карта «{ $card }» у скиді: повернеться після відпочинку.
why-not-card-lost = Карту «{ $card }» втрачено до кінця сценарію.
why-not-two-cards = На раунд беруть дві карти, а саму лише карту «{ $card }» не зіграти.
why-not-cannot-pay-damage = Карту «{ $card }» вибрано на цей раунд: до вашого ходу нею не скасувати поранень.
why-not-item-spent = { $item }: витрачено; довгий відпочинок поверне.
why-not-item-gone = { $item }: використано, до кінця сценарію цього предмета немає.
why-not-item-cost = { $item }: потрібна стихія, якої зараз немає.
why-not-item-useless = { $item }: зараз це нічого не дасть.
why-not-item-other-attack = { $item }: до цієї атаки не підходить.
why-not-item-attack = { $item }: використовують під час власної атаки.
why-not-item-move = { $item }: використовують під час власного руху.
why-not-item-turn = { $item }: використовують у свій хід, між діями.
why-not-item-attacked = { $item }: використовують, коли вас атакують.
why-not-item-targeted = { $item }: використовують, коли ви стаєте ціллю атаки.
why-not-item-rolled = { $item }: використовують одразу після кидка кубика.
why-not-item-after-attack = { $item }: використовують після вашої атаки.
why-not-item-after-attacked = { $item }: використовують після атаки на вас.
why-not-item-initiative = { $item }: використовують, коли визначають ініціативу.
why-not-item-top = { $item }: використовують у свій хід, виконуючи здібність.
why-not-item-turn-end = { $item }: використовують наприкінці свого ходу.
why-not-item-always = { $item }: діє сам, вибирати його не треба.
why-not-monster-card = Монстри діють за правилами на своїх картах: тут нічого не вибирають.
why-not-choose-figure = { $who }: виберіть саму фігурку, а не клітинку.

### The workbench for designers: figures and sets.
figure-tops = Верхні здібності
figure-bottoms = Нижні здібності
figure-lasting = { $character }: здібності з постійним бонусом
