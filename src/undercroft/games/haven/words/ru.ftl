### Общее для «Челюстей льва» и «Пуговиц и жуков»: термины карт, вопросы, рассказ.

### Conditions and elements
condition-invisible = невидимость
condition-strengthen = усиление
condition-bless = благословение
condition-wound = рана
condition-poison = отравление
condition-immobilize = паралич
condition-disarm = разоружение
condition-muddle = смятение
condition-stun = оглушение
condition-curse = проклятие
element-fire = огонь
element-ice = лёд
element-air = воздух
element-earth = земля
element-light = свет
element-dark = тьма
element-any = любая стихия
element-either = { $one } или { $other }

### Terms on cards, made from the declarations
text-number = { $value }
text-with = { $main }: { $details }
text-and = { $first }; { $second }
text-then = { $first }; затем { $second }
text-mandatory = { $action } (обязательно)
text-attack = Атака { $value }
text-move = Движение { $value }
text-heal = { $value ->
        [99] Лечение до полного здоровья
        *[other] Лечение { $value }
    }
text-shield = Щит { $value }
text-retaliate = Ответный удар { $value }
text-push = Оттолкнуть { $value }
text-pull = Притянуть { $value }
text-pierce = Пробой { $value }
text-range = Дальность { $value }
text-reach = ближняя атака на расстояние до { $value }
text-targets = Цели: { $value }
text-all-enemy = все враги в пределах дальности
text-all-ally = все союзники в пределах дальности
text-all-self-or-ally = вы и все союзники в пределах дальности
text-all-self-and-allies = вы и все союзники в пределах дальности
text-all-others = все остальные фигурки в пределах дальности
text-all-enemy-adjacent = все соседние враги
text-all-ally-adjacent = все соседние союзники
text-all-self-or-ally-adjacent = вы и все соседние союзники
text-all-self-and-allies-adjacent = вы и все соседние союзники
text-all-others-adjacent = все остальные соседние фигурки
text-all-self-or-ally-foe = монстр и все его союзники в пределах дальности
text-all-self-and-allies-foe = монстр и все его союзники в пределах дальности
text-all-same = те же цели
text-all-self = на себя
who-self = на себя
who-ally = союзник
who-self-or-ally = вы или союзник
who-self-and-allies = вы и ваши союзники
who-others = другая фигурка
who-same = та же цель
who-same-attacked = нападающий
who-same-approached = этот враг
who-same-cured = та же фигурка
who-self-or-ally-foe = монстр или его союзник
text-area = область из { $count } клеток
text-area-own = область из { $count } клеток рядом с вами
text-area-own-foe = область из { $count } клеток рядом с монстром
text-advantage = Преимущество
text-disadvantage = Затруднение
text-ignore-shield = игнорирует щит
text-own-conditions = { $conditions } на себя
text-jump = Прыжок
text-plain = труднопроходимая местность не требует дополнительных очков движения
text-through = враги, сквозь которых вы прошли: { $adds }
text-splash = враги рядом с целью получают урон: { $value }
text-condition = { $conditions }
text-suffer = Урон { $value }
text-suffer-self = получите урон: { $value }
text-suffer-self-foe = монстр получает урон: { $value }
text-flying = Полёт
text-control = Управление врагом
text-control-all = Управление всеми врагами
text-control-same = Управление тем же врагом
text-grant = Союзник может действовать
text-grant-all = Все союзники могут действовать
text-grant-all-self = Вы и все союзники можете действовать
text-grant-same = Тот же союзник может действовать
text-acts = { $who }: { $actions }
text-who-with = { $who } ({ $details })
text-price = кто действует, получает урон: { $value }
text-recover = Верните на руку { $count ->
        [1] 1 карту
        *[other] до { $count } карт
    } ({ $piles })
text-card-level = уровня { $value }
pile-hand = рука
pile-discard = сброс
pile-lost = стопка «Потери»
text-create = Создайте заряды: { $elements }
text-infuse = зарядить: { $element }
text-charge = заряд: { $element }
text-cleanse = Снимите с себя { $count } { $count ->
        [one] отрицательное состояние
        [few] отрицательных состояния
        *[other] отрицательных состояний
    }
text-experience = опыт: { $value }
text-slots = опыт за ячейки жетона: { $cells }
text-loot = Добыча { $value }
text-destroy = Уничтожьте { $count ->
        [99] все препятствия
        [one] { $count } препятствие
        [few] { $count } препятствия
        *[other] { $count } препятствий
    }
text-destroy-object = Уничтожьте { $count ->
        [one] { $count } препятствие или особый объект
        [few] { $count } препятствия или особых объекта
        *[other] { $count } препятствий или особых объектов
    }
where-area-before = в области атаки
text-trap = Создайте { $count ->
        [one] ловушку (урон { $damage })
        [few] { $count } ловушки (урон { $damage } каждая)
        *[other] { $count } ловушек (урон { $damage } каждая)
    }
text-consume = ({ $elements }) { $adds }
text-cancels = пропустите это
text-when = если { $test }: { $adds }
text-when-also = { $when }, если { $test }
text-per = { $adds } за { $each }
text-bonus = { $when }: { $adds }
text-all-attacks = все атаки: { $adds }
text-immune = иммунитет: { $conditions }
text-attackers-disadvantage = атаки против этой фигурки — с затруднением
text-on-death = в случае смерти: { $damage }
adds-attack = { $value } к атаке
adds-move = { $value } к движению
adds-heal = { $value } к лечению
adds-shield = { $value } к щиту
adds-range = { $value } к дальности
adds-targets = { $value } к числу целей
adds-times = значение ×{ $value }
bonus-attack = { $uses ->
        [0] все ваши атаки
        [1] ваша следующая атака
        *[other] ваши следующие атаки ({ $uses })
    }
bonus-attack-melee = { $uses ->
        [0] все ваши ближние атаки
        [1] ваша следующая ближняя атака
        *[other] ваши следующие ближние атаки ({ $uses })
    }
bonus-attack-ranged = { $uses ->
        [0] все ваши дальние атаки
        [1] ваша следующая дальняя атака
        *[other] ваши следующие дальние атаки ({ $uses })
    }
bonus-move = { $uses ->
        [0] все ваши движения
        [1] ваше следующее движение
        *[other] ваши следующие движения ({ $uses })
    }
bonus-heal = { $uses ->
        [0] все ваши лечения
        [1] ваше следующее лечение
        *[other] ваши следующие лечения ({ $uses })
    }
bonus-attacked = { $uses ->
        [0] атаки против вас
        [1] следующая атака против вас
        *[other] следующие атаки против вас ({ $uses })
    }
bonus-attacked-foe = { $uses ->
        [1] следующая атака против монстра
        *[other] атаки против монстра
    }
bonus-approached = { $uses ->
        [0] каждый раз, когда враг встаёт рядом с вами
        [1] в следующий раз, когда враг встанет рядом с вами
        [few] { $uses } раза, когда враг встаёт рядом с вами
        *[other] { $uses } раз, когда враг встаёт рядом с вами
    }
bonus-kill = { $uses ->
        [0] каждый раз, когда вы убиваете врага
        [1] в следующий раз, когда вы убьёте врага
        [few] { $uses } раза, когда вы убиваете врага
        *[other] { $uses } раз, когда вы убиваете врага
    }
bonus-grant = { $uses ->
        [0] атаки, которые вы разрешаете
        [1] все атаки следующего действия атаки, которое вы разрешите
        *[other] следующие атаки, которые вы разрешаете ({ $uses })
    }
bonus-turn-start = { $uses ->
        [0] в начале каждого вашего хода
        [1] в начале вашего следующего хода
        *[other] в начале ваших следующих ходов ({ $uses })
    }
bonus-turn-end = { $uses ->
        [0] в конце каждого вашего хода
        [1] в конце вашего следующего хода
        *[other] в конце ваших следующих ходов ({ $uses })
    }
bonus-always = { $uses ->
        *[other] всегда
    }
icon-round = до конца раунда
icon-persistent = постоянный бонус
icon-lost = карта теряется
icon-forever = карта теряется без возврата

### Items
text-item = { $when }: { $adds }
text-item-cost = { $when }: ({ $elements }) { $adds }
use-spent = поворачивается до долгого отдыха
use-lost = теряется после использования
use-passive = без ограничений
moment-attack = Во время вашей атаки
moment-attack-melee = Во время вашей ближней атаки
moment-attack-ranged = Во время вашей дальней атаки
moment-attack-action = Все атаки одного вашего действия атаки
moment-attack-action-melee = Все атаки одного вашего действия ближней атаки
moment-attack-action-ranged = Все атаки одного вашего действия дальней атаки
moment-attack-single-melee = Во время вашей ближней атаки на одну цель
moment-attack-single-ranged = Во время вашей дальней атаки на одну цель
moment-attacks-turn = Все ваши атаки в этот ход
moment-attacks-melee-turn = Все ваши ближние атаки в этот ход
moment-moves-turn = Все ваши движения в этот ход
moment-move = Во время вашего движения
moment-turn = Во время вашего хода
moment-attacked = Во время атаки против вас
moment-after-attack = После вашей атаки
moment-after-attacked = После атаки против вас
moment-rolled = После броска вашей атаки
moment-initiative = Когда определена инициатива
moment-top = После верхней способности

### Questions
ask-attack-target = { $figure }: кого атаковать?
    .hint = Выберите цель или сначала добавьте что-нибудь: заплатите стихией, используйте предмет, откажитесь от эффекта. Пропуск завершает действие атаки.
ask-move-where = { $figure }: куда двигаться? Очков движения: { $points }.
    .hint = Выберите клетку, где движение закончится; путь пройдёт через как можно меньше опасностей. Если важно, каким путём идти, ступайте по одной клетке.
ask-heal-target = { $figure }: кого лечить?
    .hint = Лечение восстанавливает очки здоровья и снимает рану и отравление; отравленный не восстанавливает очков здоровья.
ask-condition-target = { $figure }: кто получит состояние?
    .hint = Цель получает состояния этого действия.
ask-damage-target = { $figure }: кто получит урон?
    .hint = Это не атака: ни модификатор, ни щит этот урон не меняют.
ask-damage-order = Кто получает урон следующим?
    .hint = Этот урон может сразить не одного из них, и важно, кто падёт первым; порядок определяете вы.
ask-condition-order = Кто получает состояние следующим?
    .hint = Карт в запасе на всех не хватит; порядок определяете вы.
ask-push-target = { $figure }: кого оттолкнуть?
    .hint = Каждая клетка должна отдалять цель.
ask-pull-target = { $figure }: кого притянуть?
    .hint = Каждая клетка должна приближать цель.
ask-push-step = Куда оттолкнуть: { $figure }? Осталось клеток: { $points }.
    .hint = Каждая клетка должна быть дальше от того, кто толкает. Монстр толкает как можно дальше, а направление выбираете вы.
ask-pull-step = Куда притянуть: { $figure }? Осталось клеток: { $points }.
    .hint = Каждая клетка должна быть ближе к тому, кто тянет. Монстр тянет как можно дальше, а направление выбираете вы.
ask-control-who = Каким врагом управлять?
    .hint = Враг действует так, как вы решите; тем временем ваши враги — и его враги.
ask-push-order = { $figure }: кого сдвинуть следующим?
    .hint = Вы отталкиваете или притягиваете всех по очереди, и каждому нужна свободная клетка; порядок определяете вы.
ask-shove-first = { $figure }: сначала оттолкнуть или притянуть?
    .hint = Атака делает и то и другое; порядок определяете вы.
ask-control-order = Какой враг действует следующим?
    .hint = Все они действуют так, как вы решите, один за другим.
ask-action-pay = { $figure }: заплатить стихиями?
    .hint = Стихия покупает эффект, который стоит рядом. Платить не обязательно.
ask-action-if = { $figure }: выполнить это действие?
    .hint = Карта даёт вам выбор.
ask-cleanse = Какое состояние снять?
    .hint = Одно ваше отрицательное состояние исчезает.
ask-monster-hex = { $figure }: какая из одинаково хороших клеток?
    .hint = Правила оставляют несколько одинаково хороших клеток, поэтому вы решаете, куда идёт монстр.
ask-monster-path = { $figure }: какой из одинаково хороших путей?
    .hint = Несколько путей для монстра одинаково хороши, но ждёт на них разное.
ask-monster-focus = { $figure }: кто жертва?
    .hint = Несколько врагов одинаково близко и равны по инициативе, поэтому жертву выбираете вы.
ask-monster-target = { $figure }: кого ещё атакует монстр?
    .hint = Несколько дополнительных целей равны, поэтому решаете вы.
ask-monster-order = { $figure }: кого атакует следующим?
    .hint = Монстр атакует всех по очереди, а порядок определяете вы.
ask-monster-favor = { $figure }: кто получает состояние от монстра?
    .hint = Правила не говорят, кому из союзников монстр помогает, поэтому решаете вы.
ask-monster-shove = { $figure }: кого сдвигает следующим?
    .hint = Монстр отталкивает или притягивает всех по очереди, и каждому нужна свободная клетка; порядок определяете вы.
ask-monster-victim = { $figure }: кого выбирает целью?
    .hint = Действие монстра — не атака, и несколько из вас для него равны, поэтому цель выбираете вы.
ask-monster-area = { $figure }: кого ещё накрывает область?
    .hint = Несколько способов разместить область накрывают жертву и одинаково много других, поэтому решаете вы.
ask-monster-heal = { $figure }: кого лечит монстр?
    .hint = Нескольким монстрам не хватает одинакового числа очков здоровья, поэтому решаете вы.

### Options
option-attack = Атаковать: { $figure }
option-push = Сначала оттолкнуть
option-pull = Сначала притянуть
option-area = Разместить область: { $figures }
option-pay-plain = Заплатить стихиями
option-pay = Заплатить: { $elements }
option-leave = Без эффекта: { $condition }
option-skip = Пропустить
option-go = Движение на { $hex }
option-walk = Один шаг на { $hex }
option-stay = Остаться здесь
option-to = На { $hex }
option-stop = Остановиться здесь
option-aim = { $figure }
option-all = Все в пределах дальности
option-yes = Да
option-remove = Снять: { $condition }
option-hex = { $hex }
option-focus = { $figure }
option-target = { $figure }
option-path = Путь: { $hexes }

### Story
haven-suffers = { $figure } получает урон: { $amount }.
haven-dies = { $figure } погибает.
haven-exhausted = { $figure }: изнурение.
haven-gains = { $figure } получает: { $conditions }.
haven-heals = { $figure }: лечение { $amount }.
haven-cured = С фигурки «{ $figure }» снято: { $conditions }.
haven-expired = Прошло у фигурки «{ $figure }»: { $conditions }.
haven-attacks = { $figure } атакует. Цель: { $target }, урон: { $damage }.
haven-retaliates = Ответный удар: { $figure }. Цель: { $target }, урон: { $amount }.
haven-moves = { $figure } движется на { $hexes } { $hexes ->
        [one] клетку
        [few] клетки
        *[other] клеток
    }.
haven-bonus = { $figure } получает продолжительный бонус: { $bonus }.

### Why does it go there?
why-nobody = Атаковать некого: никого не видно.
why-no-way = Ни до одной клетки атаки нет пути, поэтому монстр не движется и не атакует.
why-focus = Жертва: { $target }.
why-initiative = Несколько врагов одинаково близко; решает самая низкая инициатива.
why-here = Монстр может атаковать с места, поэтому остаётся.
why-shed = Монстр отходит, чтобы не атаковать с затруднением.
why-attack-hex = Монстр идёт на ближайшую клетку атаки.
why-nearer = В этот ход атаковать не удастся, поэтому монстр подходит как можно ближе.
why-not-nearer = Никакое движение не приблизит монстра, поэтому он остаётся.
why-best = Монстр выбирает клетку, откуда атакует больше всего целей и без затруднения.
why-hazard = На каждом пути есть опасность, поэтому монстр выбирает тот, где их меньше всего.
why-no-move = В этом раунде у монстра нет действия движения.
why-immobilized = Монстр парализован и не движется.
why-as-melee = Без атаки монстр движется, будто для ближней атаки.
why-tie = Несколько клеток одинаково хороши: выбирать будете вы.

### The map
terrain-obstacle = препятствие
terrain-difficult = труднопроходимая местность
stat-health = очки здоровья
stat-shield = щит
stat-initiative = инициатива

### The ending.
deed-damage = нанесено урона
deed-blow = самый сильный удар
deed-felled = повержено врагов
deed-suffered = получено урона
deed-healed = восстановлено здоровья
honour-damage = больше всего урона
honour-felled = больше всего врагов
honour-suffered = щит отряда
honour-healed = наибольшая живучесть
end-scenario = { $scenario } · уровень { $level }
end-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
end-fell = { $count ->
    [one] Пал { $count } враг
    [few] Пали { $count } врага
   *[other] Пало { $count } врагов
}

### The codex: headings, conditions.
codex-hero = Персонажи
codex-card = Карты способностей
codex-monster = Монстры
codex-item = Предметы
codex-scenario = Сценарии
codex-condition = Состояния
codex-element = Стихии
codex-terrain = Местность
codex-level = Уровень
codex-scenario-number = Сценарий { $number }
codex-condition-invisible = Враги не могут взять фигурку целью, а свои могут. Заканчивается в конце её следующего хода.
codex-condition-strengthen = У всех атак фигурки преимущество. Заканчивается в конце её следующего хода.
codex-condition-bless = В колоду модификаторов фигурки замешивают карту благословения. Она удваивает атаку и, как только её открыли, покидает колоду.
codex-condition-wound = В начале каждого своего хода фигурка получает 1 урон. Лечение снимает рану и всё равно лечит.
codex-condition-poison = Каждая атака против фигурки получает +1. Лечение снимает отравление, но очков здоровья не прибавляет.
codex-condition-immobilize = Фигурка не может выполнять действий движения. Заканчивается в конце её следующего хода.
codex-condition-disarm = Фигурка не может выполнять действий атаки. Заканчивается в конце её следующего хода.
codex-condition-muddle = У всех атак фигурки затруднение. Заканчивается в конце её следующего хода.
codex-condition-stun = В свой ход фигурка не может выполнять никаких действий. Заканчивается в конце её следующего хода.
codex-condition-curse = В колоду модификаторов фигурки замешивают карту проклятия. С ней атака не наносит урона; как только карту открыли, она покидает колоду.

### Почему что-то нельзя выбрать сейчас
why-not-nobody = Там никого нет, значит, нет и цели.
why-not-oneself = { $who }: целью собственного действия здесь быть нельзя.
why-not-friend = { $who } — на вашей стороне, а это действие направлено на врагов.
why-not-foe = { $who } — враг, а это действие для вашей стороны.
why-not-object = { $who } — объект: на него это не действует.
why-not-invisible = { $who }: невидимость, поэтому враги не могут выбрать эту цель.
why-not-hit-already = { $who }: это действие уже имело эту цель, а дважды на одну цель не действуют.
why-not-outside-area = { $who }: вне области, которую вы разместили.
why-not-in-area = { $who }: в области, которую можно разместить; выберите клетку, на которой лежит этот вариант.
why-not-no-area = { $who }: как область ни размещай, туда она не достаёт.
why-not-range = { $who }: слишком далеко — расстояние { $distance }, а дальность { $range }.
why-not-unreachable = { $who }: за стенами, никакой дальности не хватит.
why-not-sight = { $who }: нет линии видимости, мешает стена.
why-not-card-limits = { $who } — не такая цель, как говорит карта.
why-not-equal = Что делают монстры, определяют правила; вас спрашивают, только когда несколько вариантов одинаково хороши, а этот — нет.
why-not-own-hex = Здесь стоит сама фигурка: выберите «остаться», если не хотите идти дальше.
why-not-foe-there = { $who } стоит там: сквозь врагов и объекты не пройти.
why-not-taken = { $who } стоит там: закончить движение на занятой клетке нельзя.
why-not-obstacle = На препятствие нельзя войти пешком.
why-not-obstacle-landing = Прыжком препятствие можно миновать, но нельзя на нём закончить движение.
why-not-closed = На эту клетку сейчас не войти.
why-not-no-way = Туда нет пути: мешают стены, препятствия или враги.
why-not-too-far = Слишком далеко: путь стоит { $needed }, а очков движения { $points }.
why-not-card-limits-hex = Закончить здесь движение не даёт то, что сказано на карте.
why-not-one-step = Вынужденное движение идёт по одной клетке; выберите соседнюю. Движется: { $who }.
why-not-not-farther = Каждая клетка отталкивания должна быть дальше: с расстояния { $before } эта ведёт на { $after }.
why-not-not-nearer = Каждая клетка притягивания должна быть ближе: с расстояния { $before } эта ведёт на { $after }.
why-not-shove-blocked = На эту клетку сдвинуть нельзя, или дальше негде будет остановиться.
why-not-shove-farthest = Монстр сдвигает цель как можно дальше, а этот путь кончится раньше.
why-not-cards-first = Сначала выбирают карты раунда; фигурки и клетки — в ваш ход.
why-not-ability-first = Сначала выберите способность сыгранной карты; потом спросят, где и кого.
why-not-card-hand = Карта «{ $card }» не выбрана на этот раунд: ваш ход — это две выбранные карты.
why-not-card-played = Карта «{ $card }» уже выбрана на этот раунд.
why-not-card-active = Карта «{ $card }» лежит в зоне активных карт: её эффект действует.
why-not-card-discard = Карта «{ $card }» в сбросе: вернётся после отдыха.
why-not-card-lost = Карта «{ $card }» потеряна до конца сценария.
why-not-two-cards = На раунд берут две карты, а одну лишь карту «{ $card }» не сыграть.
why-not-cannot-pay-damage = Карта «{ $card }» выбрана на этот раунд: до вашего хода ею не предотвратить урон.
why-not-item-spent = { $item }: предмет повёрнут; долгий отдых его вернёт.
why-not-item-gone = { $item }: использовано, до конца сценария этого предмета нет.
why-not-item-cost = { $item }: нужна стихия, которой сейчас нет.
why-not-item-useless = { $item }: сейчас это ничего не даст.
why-not-item-other-attack = { $item }: к этой атаке не подходит.
why-not-item-attack = { $item }: используют во время собственной атаки.
why-not-item-move = { $item }: используют во время собственного движения.
why-not-item-turn = { $item }: используют в свой ход, между действиями.
why-not-item-attacked = { $item }: используют, когда вас атакуют.
why-not-item-targeted = { $item }: используют, когда вы становитесь целью атаки.
why-not-item-rolled = { $item }: используют сразу после броска кубика.
why-not-item-after-attack = { $item }: используют после вашей атаки.
why-not-item-after-attacked = { $item }: используют после атаки на вас.
why-not-item-initiative = { $item }: используют, когда определяют инициативу.
why-not-item-top = { $item }: используют в свой ход, выполняя способность.
why-not-item-turn-end = { $item }: используют в конце своего хода.
why-not-item-always = { $item }: действует сам, выбирать его не надо.
why-not-monster-card = Монстры действуют по правилам на своих картах: здесь ничего не выбирают.
why-not-choose-figure = { $who }: выберите саму фигурку, а не клетку.

### The workbench for designers: figures and sets.
figure-tops = Верхние способности
figure-bottoms = Нижние способности
figure-lasting = { $character }: способности с постоянным бонусом
