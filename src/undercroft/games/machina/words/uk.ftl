### Machina Arcana українською. Терміни — за словником правил; назви й оповіді наші власні.

game-title = Machina Arcana
game-about = Першопроходці спускаються в зруйноване місто пари й богів — фрагмент за фрагментом, розділ за розділом. Шукайте спорядження, стримуйте лігва і разом дійдіть до розв’язки, доки жах не став надто сильним.

setting-players = Гравці
    .hint = Скільки людей за столом.
setting-explorers = Першопроходці
    .hint = Скільки першопроходців вирушає; один гравець може вести кількох.
setting-scenario = Сценарій
    .hint = Історія, яку ви зіграєте, або всі три поспіль як кампанія.
setting-scenario-engine = Затоплена машина
setting-scenario-train = Чорний розклад
setting-scenario-stars = Колодязь зірок
setting-scenario-campaign = Кампанія: усі три сценарії
setting-difficulty = Складність
    .hint = Лагідно: кожен починає з натхненням, більшим на 2. Суворо: небезпека починається з поділки 4.
setting-difficulty-gentle = лагідно
setting-difficulty-normal = звичайно
setting-difficulty-harsh = суворо

scenario-engine = Затоплена машина
scenario-train = Чорний розклад
scenario-stars = Колодязь зірок

error-explorers = Гравців — { $players }, тож першопроходців має бути не менше; задано { $explorers }. Оберіть від { $players } до 4.

ending-won = Першопроходці виконали умову розв’язки: перемога.
ending-lost = Загинув останній першопроходець: поразка.

status-setup = Підготовка: { $scenario }
status-round = Раунд { $round }: { $phase }
status-chapter = Розділ { $number } з { $of }: { $title }
status-turn = Ходить { $who }, витривалість { $stamina }

phase-explorers = фаза першопроходців
phase-lair = фаза лігва
phase-horror = фаза жаху
phase-monsters = фаза чудовиськ
phase-interlude = між сценаріями

panel-board = Ігрове поле
panel-tiles = Фрагменти на полі
panel-chapter = Розділ
panel-explorers = Першопроходці
panel-monsters = Черговість чудовиськ
panel-events = Поточні події
panel-piles = Колоди та стоси

track-lair = Значення лігва
track-horror = Значення жаху
track-threat = Небезпека
track-level = Рівень чудовиськ

pile-tiles = Стос фрагментів
pile-weapon = Зброя
pile-artifact = Артефакти
pile-apparel = Одяг
pile-consumable = Одноразові предмети
pile-explorer-events = Події першопроходців
pile-horror-events = Події жаху
pile-monsters = Колода чудовиськ
pile-destroyed = Знищені чудовиська

discard-weapon = Скинута зброя
discard-artifact = Скинуті артефакти
discard-apparel = Скинутий одяг
discard-consumable = Скинуті одноразові предмети

type-weapon = зброя
    .gen = зброї
type-artifact = артефакт
    .gen = артефактів
type-apparel = одяг
    .gen = одягу
type-consumable = одноразовий предмет
    .gen = одноразових предметів

item-kind = { $type }, рівень { $level }

monster-kind = рівень { $level }, місце в черзі { $order }

class-shooter = стрілець
class-fighter = боєць
class-mystic = містик
class-master = майстер

stat-health = здоров’я
stat-stamina = витривалість
stat-inspiration = натхнення
stat-defence = захист
stat-will = воля
stat-attack = результат атаки

keyword-immobile = Нерухома істота
keyword-incorporeal = Безплотна істота
keyword-sighted = Може обирати ціллю безплотних істот
gain-immobile = нерухома істота
gain-incorporeal = безплотна істота
gain-sighted = може обирати ціллю безплотних істот

cell-lair = клітинка лігва
    .gen = клітинки лігва
cell-chapter = клітинка розділу
    .gen = клітинки розділу
cell-chest = скриня
    .gen = скрині
cell-event = клітинка події
    .gen = клітинки події
cell-bench = верстак
    .gen = верстака
cell-station = станція підзарядки
    .gen = станції підзарядки
cell-lever = важіль пастки
    .gen = важеля пастки
cell-trap = клітинка-пастка
cell-barrel = вибухонебезпечна бочка
cell-pit = прірва
cell-rubble = завал
cell-door = двері

mark-sealed = запечатано
mark-destroyed = жетон знищення
mark-lit = жетон світла
mark-closed = зачинені двері
mark-broken = знищені двері
mark-exit = жетон виходу
mark-entry = жетон входу
mark-border = недосліджена межа
mark-control = під керуванням
mark-locked = закритий розділ
mark-progress = жетони просування
mark-markers = маркери в запасі
mark-left = поза полем
mark-dead = загибель

chapter-open = Задійте будь-яку клітинку розділу, щоб просунутися далі.
chapter-exit = Усі першопроходці мають покинути ігрове поле через жетон виходу.

hunt-controlled = Цим чудовиськом керує { $who }.
hunt-nobody = Нікого не переслідує: немає першопроходця, якого можна обрати ціллю.
hunt-tie = Кого переслідувати, вирішать гравці: { $who } — однаково близько (кроків: { $count }) й однаково здорові.
hunt-walled = Переслідує { $who-acc }: найближча ціль по прямій, але шляху до неї немає.
hunt-weakest = Переслідує { $who-acc }: до цілі { $count } { $count ->
        [one] крок
        [few] кроки
       *[other] кроків
    }, інші так само близько, але здоровіші.
hunt-nearest = Переслідує { $who-acc }: це найближча ціль, до неї { $count } { $count ->
        [one] крок
        [few] кроки
       *[other] кроків
    }.

thing-exit = жетон виходу
thing-light = жетон світла

group-move = Переміщення
group-cell = Сусідні клітинки
group-place = Клітинки
group-use = Активні здібності
group-other = Інші дії

warn-pit = Прірва: хто туди потрапить, того знищено.

recharge-nothing = без ефекту
recharge-health = здоров’я +1
recharge-stamina2 = витривалість +2
recharge-stamina3 = витривалість +3

connector-cog = шестерня
connector-eye = око
connector-flame = полум’я
connector-none = немає

line-main = Основний предмет. Рук: { $hands }. Гнізд для покращень: { $sockets }. З’єднання: { $link }.
line-upgrade = Покращення. Рук: { $hands }.
line-extension = Розширення. З’єднання: { $link }.
line-active = { $cost }: { $steps }.
line-aimed = { $cost }; { $target }: { $steps }.
line-return = Поверніть маркер із цієї карти: { $steps }.
line-return-aimed = Поверніть маркер із цієї карти; { $target }: { $steps }.
line-deed = Щоразу, коли { $deed }: { $steps }.
line-cumulative = Накопичувальна умова ({ $n }), коли { $deed }: { $steps }.
line-cumulative-group = Накопичувальна умова ({ $n }; якщо першопроходців троє або більше — { $many }), коли { $deed }: { $steps }.
line-passive-self = Пасивно: { $changes }.
line-passive-beside = Інші першопроходці по сусідству з вами: { $changes }.
line-passive-explorers = Усі першопроходці: { $changes }.
line-passive-monsters = Усі чудовиська: { $changes }.
line-enter = Коли входить у гру: { $steps }.
line-destroyed = Коли це чудовисько знищено: { $steps }.

bonus = { $stat } { $n }

cost-stamina = витривалість { $n }
cost-inspiration = натхнення { $n }
cost-health = здоров’я { $n }
cost-away = приберіть цей предмет в інвентар
cost-discard = скиньте цю карту
cost-marker = маркер (щонайбільше { $n })

target-close = ближня ціль ({ $what })
target-direct = дальня ціль { $reach } ({ $what })
target-indirect = дальня непряма ціль { $reach } ({ $what })
target-adjacent = усі сусідні { $what-plural }
target-tile = усі { $what-plural } на вашому фрагменті поля
target-twice = { $target }, { $times } { $times ->
        [one] раз
        [few] рази
       *[other] разів
    }

choose-monster = чудовисько
    .plural = чудовиська
choose-explorer = першопроходець
    .plural = першопроходці
choose-foe = чудовисько чи бочка
    .plural = чудовиська й бочки
choose-creature = істота
    .plural = істоти
choose-door = двері
choose-lair = клітинка лігва
choose-used = знищена клітинка дії

dice-both = { $high } { $high ->
        [one] сильний
        [few] сильні
       *[other] сильних
    } + { $low } { $low ->
        [one] слабкий
        [few] слабкі
       *[other] слабких
    }
dice-high = { $n } { $n ->
        [one] сильний
        [few] сильні
       *[other] сильних
    }
dice-low = { $n } { $n ->
        [one] слабкий
        [few] слабкі
       *[other] слабких
    }

who-target = ціль
    .gen = цілі
    .acc = ціль
who-hit = ціль
    .gen = цілі
    .acc = ціль
who-self = ви
    .gen = себе
    .acc = себе
who-you = ви
    .gen = вас
    .acc = себе
who-beside = сусідні першопроходці
    .gen = сусідніх першопроходців
    .acc = сусідніх першопроходців
who-tile = першопроходці на вашому фрагменті поля
    .gen = першопроходців на вашому фрагменті поля
    .acc = першопроходців на вашому фрагменті поля
who-explorers = усі першопроходці
    .gen = усіх першопроходців
    .acc = усіх першопроходців
who-monsters = усі чудовиська
    .gen = усіх чудовиськ
    .acc = усіх чудовиськ
who-near = сусідні чудовиська
    .gen = сусідніх чудовиськ
    .acc = сусідніх чудовиськ

step-attack = { $magic ->
        [yes] магічна атака
       *[other] атака
    } ({ $dice }){ $whom ->
        [around] { " " }на всіх сусідніх істот
       *[other] { "" }
    }
step-hurt = { $form ->
        [self] втратьте { $n } здоров’я
        [hit] якщо влучили, ціль втрачає { $n } здоров’я
        [one] { $who } втрачає { $n } здоров’я
       *[many] { $who } втрачають { $n } здоров’я
    }
step-heal = { $form ->
        [self] відновіть { $n } здоров’я
        [hit] якщо влучили, ціль відновлює { $n } здоров’я
        [one] { $who } відновлює { $n } здоров’я
       *[many] { $who } відновлюють { $n } здоров’я
    }
step-refresh = { $form ->
        [self] відновіть { $n } { $n ->
        [one] витривалість
        [few] витривалості
       *[other] витривалості
    }
        [hit] якщо влучили, ціль відновлює { $n } { $n ->
        [one] витривалість
        [few] витривалості
       *[other] витривалості
    }
        [one] { $who } відновлює { $n } { $n ->
        [one] витривалість
        [few] витривалості
       *[other] витривалості
    }
       *[many] { $who } відновлюють { $n } { $n ->
        [one] витривалість
        [few] витривалості
       *[other] витривалості
    }
    }
step-inspire = { $form ->
        [self] отримайте { $n } натхнення
        [hit] якщо влучили, ціль отримує { $n } натхнення
        [one] { $who } отримує { $n } натхнення
       *[many] { $who } отримують { $n } натхнення
    }
step-dispirit = { $form ->
        [self] втратьте { $n } натхнення
        [hit] якщо влучили, ціль втрачає { $n } натхнення
        [one] { $who } втрачає { $n } натхнення
       *[many] { $who } втрачають { $n } натхнення
    }
step-change = тривалий ефект: { $stat } { $n } для { $who-gen }
step-control = керуйте ціллю в її хід
step-push = { $form ->
        [hit] якщо влучили, відштовхніть ціль на { $n }
       *[other] відштовхніть { $who-acc } на { $n }
    }
step-pull = { $form ->
        [hit] якщо влучили, притягніть ціль на { $n }
       *[other] притягніть { $who-acc } на { $n }
    }
step-move = { $form ->
        [self] перемістіться на відстань до { $n }
        [hit] якщо влучили, ціль переміщується на відстань до { $n }
        [one] { $who } переміщується на відстань до { $n }
       *[many] { $who } переміщуються на відстань до { $n }
    }
step-teleport = перенесіться якнайближче до { $kind-gen }
step-jump = перенесіться на вільну клітинку в межах { $n }
step-swap = поміняйтеся місцями з ціллю
step-banish = ціль вигнано
step-destroy = ціль знищено
step-door = відчиніть або зачиніть двері
step-doors = усі відчинені двері фрагмента зачиняються
step-seal = запечатайте клітинку лігва
step-light = освітліть клітинку розділу
step-explorer-event = запустіть подію першопроходців
step-item = отримайте предмет
step-bench = скористайтеся верстаком
step-recharge = підзарядіться
step-inventory = використайте інвентар
step-traps = пастки спрацьовують
step-appear = { $n ->
        [one] з’являється
        [few] з’являються
       *[other] з’являється
    } { $n } { $n ->
        [one] чудовисько
        [few] чудовиська
       *[other] чудовиськ
    }
step-appear-each = на кожного першопроходця { $n ->
        [one] з’являється
        [few] з’являються
       *[other] з’являється
    } { $n } { $n ->
        [one] чудовисько
        [few] чудовиська
       *[other] чудовиськ
    }
step-named = з’являється { $monster }
step-threat = небезпека +{ $n }
step-calm = небезпека −{ $n }
step-lair = значення лігва { $n }
step-dread = значення жаху −{ $n }
step-horror-event = запустіть подію жаху
step-add-items = додайте предмети рівня { $n }
step-exit = покладіть жетон виходу
step-progress = перейдіть до наступного розділу
step-win = перемога
step-renew = зніміть із клітинки жетон знищення
step-discard = скиньте цю подію
step-fate = киньте кубик долі: { $n } або більше — { $then }
step-fate-else = киньте кубик долі: { $n } або більше — { $then }; інакше — { $other }
step-keyword-incorporeal = тривалий ефект: ви безплотні
step-keyword-immobile = тривалий ефект: ви нерухомі
step-keyword-sighted = тривалий ефект: ви можете обирати ціллю безплотних істот

deed-kill = у ваш хід знищено чудовисько
deed-hit = ваша атака влучає
deed-hurt = ви втрачаєте здоров’я
deed-chest = ви задіюєте скриню
deed-event = ви задіюєте клітинку події
deed-station = ви задіюєте станцію підзарядки
deed-lever = ви задіюєте важіль пастки
deed-seal = ви запечатуєте клітинку лігва
deed-explore = ви досліджуєте новий фрагмент поля
deed-break = ви знищуєте двері
deed-chapter = задіяно клітинку розділу
deed-barrel = ви підриваєте бочку
deed-consume = ви використовуєте одноразовий предмет
deed-boss = знищено чудовисько, назване в цьому розділі
deed-vigil = раунд закінчується, а поряд з освітленою клітинкою розділу стоїть першопроходець

ask-explorer = Оберіть першопроходця.
    .hint = Стрільці, бійці, містики й майстри починають без предметів; кожен має власну атаку й одну пасивну здібність.
ask-turn = Чий хід наступний?
    .hint = Першопроходці ходять у будь-якому порядку; кожен має один хід за фазу.
ask-action = { $who }: що тепер?
    .hint = Витрачайте витривалість: рухайтеся, задіюйте сусідні клітинки та здібності, досліджуйте поле на відкритій межі. Клітинки розділу ведуть далі, скрині й клітинки подій дають натхнення.
ask-target = Оберіть ціль для карти «{ $card }».
    .hint = Ближня ціль — по сусідству. Дальній цілі заважають перешкоди, непрямій — лише стіни, завали й зачинені двері.
aim-own = Оберіть ціль.
ask-cell = Куди поставити { $what-acc }?
    .hint = За правилами кілька клітинок рівноцінні; вибір за вами.
ask-you = Якого першопроходця стосується цей ефект?
    .hint = Цей ефект ніхто не спричинив, тож гравці обирають, кого означає слово «ви».
ask-support = { $who }: підтримати { $other-acc } натхненням? Бракує ще { $n }.
    .hint = Підтримувати можна поряд із тим, хто платить, з цільовою клітинкою чи з іншим, хто підтримав. Можна не давати нічого.
ask-shield = { $who } втрачає { $n } здоров’я. Скільки з цього покрити натхненням?
    .hint = Можна втратити 1 натхнення замість 1 здоров’я — скільки завгодно разів.
ask-raise = { $who }: результат атаки { $result }, вистачило б { $needed }. Витратити натхнення?
    .hint = Кожне натхнення збільшує результат на 1. Результат, рівний захисту чи волі, — влучання.
ask-barrel = Яка бочка вибухає першою?
    .hint = Бочки вибухають по черзі, кожна з власним кидком.
ask-inventory = { $who }: розкладіть предмети.
    .hint = Зараз усе в інвентарі. Спорядіться основними предметами (дві руки, одне тіло), приєднайте покращення й розширення, віддайте щось сусіднім першопроходцям.
ask-trade = { $who } обмінюється з { $other-ins }.
    .hint = Віддавайте й беріть будь-яку кількість предметів; вони йдуть в інвентар нового власника.
ask-spare = Що зробити з картою «{ $item }»?
    .hint = Карту, яку не залишили, скидають або кладуть на верх її колоди, і всі знають, що вона там.
ask-keep = Кому дістанеться предмет «{ $item }»?
    .hint = Залиште предмет собі або віддайте сусідньому першопроходцю; так чи так він іде в інвентар.
ask-decks = { $who }: з яких колод брати карти?
    .hint = Дві карти з однієї колоди або по одній із двох; залишите одну з них.
ask-pick = Який предмет залишите?
    .hint = Оберіть один із двох; другий скидається або повертається на верх своєї колоди.
ask-equip = Одразу спорядити «{ $item-acc }»?
    .hint = Ваш клас це дозволяє: стрілець — одяг, боєць — зброю, містик — артефакт, майстер — будь-що. Зайве піде в інвентар.
ask-replace = Що звільнить місце для предмета «{ $item }»?
    .hint = У вас дві руки; названий предмет піде в інвентар з усім, що до нього приєднано.
ask-bench-deck = { $who }: з якої колоди карта { $n } з 3?
    .hint = Відкриваються три карти з будь-яких колод у будь-якому поєднанні; поєднання обирають до відкриття.
ask-bench-exchange = { $who }: обміняти відкриті карти на свої предмети?
    .hint = Будь-яку відкриту карту можна обміняти на будь-який ваш предмет, тип не важливий.
ask-bench-pick = Яку з карт узяти?
    .hint = Одну карту залишають або віддають, решту скидають чи повертають у колоди.
ask-bench-next = Яку карту прибрати наступною?
    .hint = Порядок важливий, якщо обидві повертаються на одну колоду.
ask-recharge-trade = { $who }: обмінятися з кимось на відстані?
    .hint = Партнер має бути поряд із будь-якою справною станцією підзарядки чи верстаком на будь-якому фрагменті.
ask-event = { $who }: що зробить клітинка події?
    .hint = Або отримайте 1 натхнення й запустіть подію першопроходців, або киньте кубик долі проти значення жаху, щоб зменшити небезпеку.
ask-lair = Значення лігва { $n }: хто кидає наступним?
    .hint = Кидає кожен першопроходець, на чиєму фрагменті є відкрите лігво; якщо випало значення лігва або більше, з’являється чудовисько.
ask-hunt = Кого переслідує { $monster }?
    .hint = Ці першопроходці однаково близько й однаково здорові, тож обирають гравці.
ask-drive = Ваші першопроходці загинули. Зіграєте за чудовисько?
    .hint = У цій фазі чудовиськ ви дієте за нього. Воно лишається ворожим і мусить переслідувати першопроходців.
ask-monster = Що робить { $monster }?
    .hint = Непередбачуване чудовисько діє в будь-якому порядку: здібності, рух, двері (3 або 4 витривалості), важелі (3).
ask-stroll = { $who } має ще { $n } { $n ->
        [one] вільний крок
        [few] вільні кроки
       *[other] вільних кроків
    }.
    .hint = Ці кроки не коштують витривалості; зупинитися можна будь-коли.
ask-pack = { $who }: який предмет узяти в наступний сценарій? Уже взято: { $n }.
    .hint = Кожен, хто вижив, лишає собі до двох предметів; решту кампанія починає заново.

option-explorer = { $who }
option-turn = { $who }
option-roll = { $who }
option-partner = { $who }
option-nobody = Відмовитися
option-move = Переміститися на клітинку { $x }, { $y }
option-end = Завершити хід
option-explore = Дослідити новий фрагмент поля (2)
option-leave = Покинути ігрове поле (2)
option-inventory = Використати інвентар { $who-gen } (3)
option-trade = Обмінятися з { $who-ins } (2)
option-event = Задіяти клітинку події (1) на { $x }, { $y }
option-station = Задіяти станцію підзарядки (1) на { $x }, { $y }
option-lever = Задіяти важіль пастки на { $x }, { $y }
option-chest = Задіяти скриню (3) на { $x }, { $y }
option-bench = Задіяти верстак (3) на { $x }, { $y }
option-chapter = Задіяти неосвітлену клітинку розділу (3 та 3 натхнення) на { $x }, { $y }
option-chapter-lit = Задіяти освітлену клітинку розділу (1) на { $x }, { $y }
option-seal = Запечатати клітинку лігва (3 та 4 натхнення) на { $x }, { $y }
option-door-open = Відчинити двері на { $x }, { $y }
option-door-close = Зачинити двері на { $x }, { $y }
option-break = Знищити двері (4) на { $x }, { $y }
option-cell = Клітинка { $x }, { $y }
option-at = Клітинка { $x }, { $y }
option-use = Використати «{ $card-acc }»: { $text }
option-use-own = Власна здібність: { $text }
option-on = { $who }
option-hunt = { $who }
option-drive = { $who }
option-stop = Завершити хід чудовиська
option-stay = Лишитися тут
option-give-n = Дати { $n }
option-spend = Витратити { $n }
option-shield = Натхнення замість здоров’я: { $n }
option-equip = Спорядити «{ $item-acc }»
option-stow = Прибрати «{ $item-acc }» в інвентар
option-attach = Приєднати «{ $item-acc }» до предмета «{ $main }»
option-give = Віддати { $who-dat } «{ $item-acc }»
option-hand = Віддати «{ $item-acc }»
option-take = Узяти «{ $item-acc }»
option-pick = { $item }
option-next = { $item }
option-pack = { $item }
option-keep = Залишити собі «{ $item-acc }»
option-discard = Скинути «{ $item-acc }»
option-return = Повернути «{ $item-acc }» на верх колоди
option-replace = Прибрати «{ $item-acc }»
option-exchange = Обміняти «{ $mine-acc }» на «{ $shown-acc }»
option-decks = По карті з колоди { $one-gen } та з колоди { $other-gen }
option-decks-one = Дві карти з колоди { $one-gen }
option-deck = Колода { $type-gen }
option-done = Готово
option-invoke = Отримати 1 натхнення й запустити подію першопроходців
option-defy = Кинути кубик долі проти значення жаху

chance-attack-0-2 = Атака: киньте 2 кубики слабкої атаки та введіть суму
chance-attack-1-0 = Атака: киньте 1 кубик сильної атаки
chance-attack-1-1 = Атака: киньте 1 кубик сильної атаки і 1 кубик слабкої атаки та введіть суму
chance-attack-2-0 = Атака: киньте 2 кубики сильної атаки та введіть суму
chance-attack-2-1 = Атака: киньте 2 кубики сильної атаки і 1 кубик слабкої атаки та введіть суму
chance-attack-3-0 = Атака: киньте 3 кубики сильної атаки та введіть суму
chance-attack-3-1 = Атака: киньте 3 кубики сильної атаки і 1 кубик слабкої атаки та введіть суму
chance-attack-3-3 = Атака: киньте 3 кубики сильної атаки і 3 кубики слабкої атаки та введіть суму
chance-fate = Ефект карти: киньте кубик долі
chance-fate-lair = Кидок лігва: киньте кубик долі
chance-fate-horror = Кидок жаху: киньте кубик долі
chance-fate-event = Клітинка події: киньте кубик долі проти значення жаху
chance-recharge = Киньте кубик підзарядки
chance-tile = Відкрийте верхній фрагмент стосу: який це фрагмент і якою стороною догори?
chance-item-weapon = Верхня карта колоди зброї
chance-item-artifact = Верхня карта колоди артефактів
chance-item-apparel = Верхня карта колоди одягу
chance-item-consumable = Верхня карта колоди одноразових предметів
chance-monster = Верхня карта колоди чудовиськ
chance-explorer-event = Верхня карта колоди подій першопроходців
chance-horror-event = Верхня карта колоди подій жаху
chance-remove-weapon = Випадкова карта зброї вибуває з гри: яка?
chance-remove-artifact = Випадкова карта артефакту вибуває з гри: яка?
chance-remove-apparel = Випадкова карта одягу вибуває з гри: яка?
chance-remove-consumable = Випадкова карта одноразового предмета вибуває з гри: яка?
chance-remove-monster = Випадкова карта чудовиська вибуває з гри: яка?
chance-remove-explorer-event = Випадкова базова подія першопроходців вибуває з гри: яка?
chance-remove-horror-event = Випадкова базова подія жаху вибуває з гри: яка?

outcome-tile = { $tile }, сторона { $side }

story-support = { $who } підтримує { $other-acc }: { $n } натхнення.
story-hurt = { $who } втрачає { $n } здоров’я; лишається { $left }.
story-appears = З’являється { $monster }.
story-destroyed = Знищено { $monster-acc }.
story-banished = Вигнано { $monster-acc }.
story-dies = { $who } гине.
story-fulfilled = { $who } виконує умову події «{ $event }».
story-progress = На карті розділу { $n } з { $of } жетонів просування.
story-scenario-won = Сценарій «{ $scenario }» виграно. Кампанія триває.
story-hit = Атака влучає в { $target-acc }: випало { $rolled }, результат { $result } проти { $wall }.
story-miss = Атака не влучає в { $target-acc }: випало { $rolled }, результат { $result } проти { $wall }.
story-barrel = Бочка вибухає.
story-traps = Пастки спрацьовують.
story-item = { $who } отримує предмет «{ $item }».
story-recharge = { $who } підзаряджається: { $face }.
story-chapter = Розділ { $number }: { $title }.
story-tale = { $tale }
story-exit = На полі з’явився жетон виходу.
story-explored = { $who } відкриває новий фрагмент поля — «{ $tile }».
story-sealed = { $who } запечатує клітинку лігва.
story-lit = Клітинку розділу освітлено.
story-level = Рівень чудовиськ зростає до { $level }.
story-items = До колод додано предмети рівня { $level }.
story-fate = На кубику долі випало { $face }; успіх — { $needed } або більше.
story-event = { $who } запускає подію першопроходців «{ $event }».
story-uses = { $who } застосовує «{ $card-acc }».
story-uses-on = { $who } застосовує «{ $card-acc }», ціль — { $target }.
story-acts = { $who } застосовує власну здібність.
story-acts-on = { $who } застосовує власну здібність, ціль — { $target }.
story-attacks = { $who } атакує { $target-acc }.
story-leaves = { $who } покидає ігрове поле.
story-breaks = { $who } знищує двері.
story-chapter-cell = { $who } задіює клітинку розділу.
story-clock = Годинник лігва б’є: небезпека зростає.
story-lair = { $who } робить кидок лігва: випало { $face }, чудовисько з’являється, якщо { $needed } або більше.
story-horror = У кидку жаху випало { $face }; подія стається, якщо { $needed } або більше.
story-horror-event = Стається подія жаху «{ $event }».

steps-one = { $a }
steps-two = { $a }; { $b }
steps-three = { $a }; { $b }; { $c }
steps-four = { $a }; { $b }; { $c }; { $d }

explorer-ada = Ада Крейн
    .gen = Ади Крейн
    .dat = Аді Крейн
    .acc = Аду Крейн
    .ins = Адою Крейн
explorer-jonas = Йонас Рід
    .gen = Йонаса Ріда
    .dat = Йонасу Ріду
    .acc = Йонаса Ріда
    .ins = Йонасом Рідом
explorer-brann = Бранн Голт
    .gen = Бранна Голта
    .dat = Бранну Голту
    .acc = Бранна Голта
    .ins = Бранном Голтом
explorer-mila = Міла Восс
    .gen = Міли Восс
    .dat = Мілі Восс
    .acc = Мілу Восс
    .ins = Мілою Восс
explorer-iris = Айріс Квілл
explorer-osric = Осрік Торн
    .gen = Осріка Торна
    .dat = Осріку Торну
    .acc = Осріка Торна
    .ins = Осріком Торном
explorer-tess = Тесс Локвуд
explorer-emil = Еміль Герроу
    .gen = Еміля Герроу
    .dat = Емілю Герроу
    .acc = Еміля Герроу
    .ins = Емілем Герроу

monster-gear_rat = Шестерний щур
    .acc = Шестерного щура
monster-soot_wraith = Сажовий привид
    .acc = Сажового привида
monster-drudge = Поденник
    .acc = Поденника
monster-pipe_leech = Трубна п’явка
    .acc = Трубну п’явку
monster-lamp_moth = Ліхтарна міль
    .acc = Ліхтарну міль
monster-tin_hound = Бляшаний пес
    .acc = Бляшаного пса
monster-coal_imp = Вугільний біс
    .acc = Вугільного біса
monster-mire_hand = Рука з твані
    .acc = Руку з твані
monster-whisperer = Шепотун
    .acc = Шепотуна
monster-rust_knight = Іржавий лицар
    .acc = Іржавого лицаря
monster-boiler_ghoul = Котельний упир
    .acc = Котельного упиря
monster-chain_warden = Ланцюговий наглядач
    .acc = Ланцюгового наглядача
monster-steam_shade = Парова тінь
    .acc = Парову тінь
monster-brass_spider = Латунний павук
    .acc = Латунного павука
monster-hollow_nun = Порожня черниця
    .acc = Порожню черницю
monster-siege_toad = Облогова ропуха
    .acc = Облогову ропуху
monster-marrow_tinker = Костоправ
    .acc = Костоправа
monster-iron_maw = Залізна паща
    .acc = Залізну пащу
monster-void_piper = Сопілкар порожнечі
    .acc = Сопілкаря порожнечі
monster-hangman = Заводний кат
    .acc = Заводного ката
monster-mirror_ghost = Дзеркальний дух
    .acc = Дзеркального духа
monster-furnace_ogre = Пічний огр
    .acc = Пічного огра
monster-plague_organ = Чумний орган
monster-flayed_engineer = Обдертий інженер
    .acc = Обдертого інженера
monster-black_foreman = Чорний майстер
    .acc = Чорного майстра
monster-thousand_teeth = Тисяча зубів
    .acc = Тисячу зубів
monster-deep_engine = Серце глибинної машини
monster-pale_conductor = Блідий провідник
    .acc = Блідого провідника
monster-star_eater = Пожирач зірок
    .acc = Пожирача зірок

item-pipe_wrench = Трубний ключ
item-steam_revolver = Паровий револьвер
item-harpoon_gun = Гарпунна рушниця
    .acc = Гарпунну рушницю
item-weighted_grip = Обважнене руків’я
item-brass_knuckles = Латунний кастет
item-fine_sights = Точний приціл
item-chain_axe = Ланцюгова сокира
    .acc = Ланцюгову сокиру
item-needle_rifle = Голчаста гвинтівка
    .acc = Голчасту гвинтівку
item-pressure_hammer = Тисковий молот
item-bleeding_edge = Кривава кромка
    .acc = Криваву кромку
item-silver_coating = Срібне покриття
item-flywheel = Маховик
item-dragon_cannon = Драконяча гармата
    .acc = Драконячу гармату
item-thunder_maul = Громова довбня
    .acc = Громову довбню
item-storm_pistol = Штормовий пістоль
item-saw_teeth = Зубці пилки
item-hair_trigger = Чутливий спуск
item-white_phosphor = Білий фосфор
item-ember_lens = Лінза жару
    .acc = Лінзу жару
item-lodestone = Магнітний камінь
item-ghost_lamp = Лампа духів
    .acc = Лампу духів
item-quartz_prism = Кварцова призма
    .acc = Кварцову призму
item-psalm_book = Книга псалмів
    .acc = Книгу псалмів
item-red_wick = Червоний ґніт
item-tesla_rod = Громовідвід
item-mirror_shard = Скалка дзеркала
    .acc = Скалку дзеркала
item-puppet_hand = Рука лялькаря
    .acc = Руку лялькаря
item-salt_circle = Соляне коло
item-deep_bell = Глибинний дзвін
item-second_eye = Друге око
item-void_compass = Компас порожнечі
item-sun_engine = Сонячна машина
    .acc = Сонячну машину
item-name_eater = Пожирач імен
    .acc = Пожирача імен
item-blood_seal = Кривава печать
    .acc = Криваву печать
item-star_chart = Зоряна мапа
    .acc = Зоряну мапу
item-black_pearl = Чорна перлина
    .acc = Чорну перлину
item-leather_coat = Шкіряний плащ
item-prayer_shawl = Молитовна шаль
    .acc = Молитовну шаль
item-spring_boots = Пружинні чоботи
item-padded_lining = Стьобана підкладка
    .acc = Стьобану підкладку
item-lucky_charm = Щасливий оберіг
item-shoulder_plates = Наплічники
item-plate_vest = Пластинчастий жилет
item-ether_cloak = Ефірний плащ
item-medic_harness = Портупея лікаря
    .acc = Портупею лікаря
item-smoke_pots = Димові шашки
item-grapnel_belt = Пояс із гаком
item-warded_hem = Зачарований поділ
item-steam_armor = Парові обладунки
item-saint_mantle = Мантія святого
    .acc = Мантію святого
item-raven_wings = Воронячі крила
item-iron_heart = Залізне серце
item-rallying_horn = Ріг побратимів
item-heat_sink = Тепловідвід
item-bandages = Бинти
item-black_coffee = Чорна кава
    .acc = Чорну каву
item-dynamite = Динаміт
item-holy_chalk = Свячена крейда
    .acc = Свячену крейду
item-oil_flask = Фляга оливи
    .acc = Флягу оливи
item-old_letter = Старий лист
item-adrenaline = Адреналін
item-flare = Сигнальна ракета
    .acc = Сигнальну ракету
item-nitroglycerin = Нітрогліцерин
item-skeleton_key = Відмичка
    .acc = Відмичку
item-tuning_fork = Камертон
item-blank_diary = Чистий щоденник
item-phoenix_salt = Сіль фенікса
item-exile_powder = Порошок вигнання
item-siege_charge = Облоговий заряд
item-lighthouse_glass = Скло маяка
item-stopped_watch = Спинений годинник
item-rift_capsule = Капсула розламу
    .acc = Капсулу розламу

event-warm_pipes = Теплі труби
event-old_map = Стара мапа
event-second_wind = Друге дихання
event-borrowed_courage = Позичена сміливість
event-shield_wall = Стіна щитів
event-loose_valve = Ослаблений вентиль
event-dropped_satchel = Загублена сумка
event-quiet_hour = Тиха година
event-monster_hunter = Мисливець на чудовиськ
event-treasure_fever = Лихоманка скарбів
event-steady_hand = Тверда рука
event-guardian_oath = Клятва охоронця
event-low_tide = Відплив
event-divers_bell = Водолазний дзвін
event-salvage = Брухт із дна
event-pump_restart = Пуск насоса
event-sea_legs = Морська хода
    .acc = Морську ходу
event-drowned_brother = Потонулий брат
event-signal_lamp = Сигнальний ліхтар
event-dining_car = Вагон-ресторан
event-emergency_brake = Аварійне гальмо
event-luggage_van = Багажний вагон
event-season_ticket = Абонемент
event-old_conductor = Ключ старого кондуктора
event-clear_sky = Ясне небо
event-true_north = Справжня північ
    .acc = Справжню північ
event-falling_star = Падуча зірка
event-astronomers_notes = Нотатки астронома
event-star_pact = Угода із зорею
    .acc = Угоду із зорею
event-dreamless = Без снів

horror-lights_out = Світло гасне
horror-broken_floor = Провалена підлога
horror-howling_vents = Виття вентиляції
horror-open_graves = Відкриті могили
horror-iron_hymn = Залізний гімн
horror-thick_hide = Товста шкура
horror-scalding_leak = Струмінь окропу
horror-panic = Паніка
horror-thrown_bolts = Град болтів
horror-frenzy = Шал
horror-second_skin = Друга шкіра
horror-ghost_form = Примарна подоба
horror-rising_water = Вода прибуває
horror-rust_storm = Іржава буря
horror-pressure_burst = Вибух тиску
horror-undertow = Підводна течія
    .acc = Підводну течію
horror-brine_hunger = Солоний голод
horror-spawning_pool = Нерестовище
horror-ghost_whistle = Примарний гудок
horror-delayed_again = Знову запізнення
horror-slamming_doors = Двері грюкають
horror-ticket_control = Перевірка квитків
    .acc = Перевірку квитків
horror-reserved_seat = Заброньоване місце
horror-cold_steam = Холодна пара
horror-wrong_stars = Чужі зорі
horror-gravity_slips = Тяжіння зникає
horror-black_comet = Чорна комета
horror-hungry_dark = Голодна темрява
horror-star_marked = Мічене зорею
horror-sleepwalkers = Сновиди

chapter-engine1 = Затоплені сходи
chapter-engine2 = Світло внизу
chapter-engine3 = Комора інтенданта
chapter-engine4 = Запечатана брама
chapter-engine5 = Хор насосів
chapter-engine6 = Нижній арсенал
chapter-engine7 = Виводок
chapter-engine8 = Залізний приплив
chapter-engine9 = Останній шлюз
chapter-engine_end = Затоплена машина
chapter-train1 = Порожній вокзал
chapter-train2 = Перший гудок
chapter-train3 = Загублений багаж
chapter-train4 = Другий клас
chapter-train5 = Стрілочник
chapter-train6 = Безквитники
chapter-train7 = Перший клас
chapter-train8 = Тунель
chapter-train9 = Останній вагон
chapter-train_end = Чорний перон
chapter-stars1 = Шахта
chapter-stars2 = Сузір’я іржі
chapter-stars3 = Читальна зала
chapter-stars4 = Дорога ліхтарів
chapter-stars5 = Крива обсерваторія
chapter-stars6 = Голоси в куполі
chapter-stars7 = Старі прилади
chapter-stars8 = Шліфувальне коло
chapter-stars9 = Північ
chapter-stars_end = Колодязь зірок

tale-engine1 = Чорна вода стоїть на тридцятій сходинці. Щось унизу повільно обертається, мов ключ.
tale-engine2 = Лампа горить під водою й не гасне. Ми підбадьорюємося і йдемо далі.
tale-engine3 = Комора повна, і сорок років сюди ніхто не приходив. Ніхто з людей.
tale-engine4 = Брама не має ручки. Мусить бути інший шлях до цехів: знайдіть нову залу.
tale-engine5 = Насоси співають на чотири голоси. Станьте поряд — і втома відступає.
tale-engine6 = Вони озброювалися проти моря. Стережіться підлоги.
tale-engine7 = Вихід забитий його виводком. Прорідьте їх і вийдіть старим люком.
tale-engine8 = Усе тут навчилося носити залізо.
tale-engine9 = Лишився один шлюз, і світло, що показує його, показує й нас.
tale-engine_end = Машина має серце, а серце — зуби. Вимкніть її вимикачі один за одним.
tale-train1 = Годинник іде назад, кіоск досі продає каву. Хтось лишив вам пакунок.
tale-train2 = Його немає в розкладі. Він однаково прибуває.
tale-train3 = Знайдіть загублене в вагонах: дві скрині, а тоді — службовим виходом.
tale-train4 = Подушки пам’ятають своїх пасажирів. На полицях є кращі інструменти.
tale-train5 = Він давно втратив очі, та його ліхтар цілить добре. Ідіть за ним.
tale-train6 = Вони їдуть без квитків і їдять тих, хто їх має. Висадіть трьох.
tale-train7 = Шампанське, оксамит, у кожній шухляді — зброя.
tale-train8 = Тунель довший за гору. Стріляйте крізь вікна, доки є вікна.
tale-train9 = Попереду вже нікого. Віддихайтеся й перевірте ремені.
tale-train_end = Блідий провідник вимагає квитки. Знищте його — або їдьте вічно.
tale-stars1 = Де стояла обсерваторія, вниз іде шахта. На її дні — небо.
tale-stars2 = Іржа намалювала на стіні сузір’я, і воно кудись указує.
tale-stars3 = Відповідь записана в цій залі, але треба дати залі прочитати вас.
tale-stars4 = Хтось розвісив для нас ліхтарі. Ми вирішуємо бути вдячними.
tale-stars5 = Купол хилиться, мов вухо, що слухає. Нанесіть на мапу ще одну залу — і геть звідси.
tale-stars6 = Нас кличуть дитячими іменами. Це допомагає, і це болить.
tale-stars7 = Латунь, срібло, кістка: прилади, щоб міряти те, чого міряти не слід.
tale-stars8 = Коло ще крутиться. Нагостріть, що маєте.
tale-stars9 = Цього разу всі годинники згодні. Зберіться з духом.
tale-stars_end = Ніч за ніччю вартуйте біля освітленого каменя, доки Пожирач зірок шукає вас. А тоді біжіть.

tile-boiler_hall = Котельна зала
tile-flooded_stacks = Затоплене сховище
tile-bone_cellar = Кістяний льох
tile-clock_room = Годинникова кімната
tile-foundry = Ливарня
tile-archive = Архів
tile-pump_house = Насосна
tile-chapel = Каплиця
tile-cistern = Цистерна
tile-tramway = Трамвайна колія
tile-drowned_engine = Затоплена машина
tile-black_platform = Чорний перон
tile-star_well = Колодязь зірок
tile-drawn = Фрагмент, намальований для прикладу
tile-open = Фрагмент, намальований для прикладу
