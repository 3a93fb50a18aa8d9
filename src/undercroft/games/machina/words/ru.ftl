### Machina Arcana по-русски. Термины — по памятке правил; названия и рассказы наши собственные.

game-title = Machina Arcana
game-about = Первопроходцы спускаются в разрушенный город пара и богов — фрагмент за фрагментом, глава за главой. Ищите снаряжение, сдерживайте логова и вместе дойдите до развязки, пока ужас не стал слишком силён.

setting-players = Игроки
    .hint = Сколько людей за столом.
setting-explorers = Первопроходцы
    .hint = Сколько первопроходцев отправляется; один игрок может вести нескольких.
setting-scenario = Сценарий
    .hint = История, которую вы сыграете, или все три подряд как кампания.
setting-scenario-engine = Затонувшая машина
setting-scenario-train = Чёрное расписание
setting-scenario-stars = Колодец звёзд
setting-scenario-campaign = Кампания: все три сценария
setting-difficulty = Сложность
    .hint = Мягко: каждый начинает с воодушевлением, бо́льшим на 2. Сурово: опасность начинается с деления 4.
setting-difficulty-gentle = мягко
setting-difficulty-normal = обычно
setting-difficulty-harsh = сурово

scenario-engine = Затонувшая машина
scenario-train = Чёрное расписание
scenario-stars = Колодец звёзд

error-explorers = Игроков — { $players }, поэтому первопроходцев должно быть не меньше; задано { $explorers }. Выберите от { $players } до 4.

ending-won = Первопроходцы выполнили условие развязки: победа.
ending-lost = Погиб последний первопроходец: поражение.

status-setup = Подготовка: { $scenario }
status-round = Раунд { $round }: { $phase }
status-chapter = Глава { $number } из { $of }: { $title }
status-turn = Ход: { $who }, выносливость { $stamina }

phase-explorers = фаза первопроходцев
phase-lair = фаза логова
phase-horror = фаза ужаса
phase-monsters = фаза чудовищ
phase-interlude = между сценариями

panel-board = Игровое поле
panel-tiles = Фрагменты на поле
panel-chapter = Глава
panel-explorers = Первопроходцы
panel-monsters = Очерёдность чудовищ
panel-events = Текущие события
panel-piles = Колоды и стопки

track-lair = Значение логова
track-horror = Значение ужаса
track-threat = Опасность
track-level = Уровень чудовищ

pile-tiles = Стопка фрагментов
pile-weapon = Оружие
pile-artifact = Артефакты
pile-apparel = Одежда
pile-consumable = Одноразовые предметы
pile-explorer-events = События первопроходцев
pile-horror-events = События ужаса
pile-monsters = Колода чудовищ
pile-destroyed = Уничтоженные чудовища

discard-weapon = Сброшенное оружие
discard-artifact = Сброшенные артефакты
discard-apparel = Сброшенная одежда
discard-consumable = Сброшенные одноразовые предметы

type-weapon = оружие
type-artifact = артефакт
type-apparel = одежда
type-consumable = одноразовый предмет

item-kind = { $type }, уровень { $level }

monster-kind = уровень { $level }, место в очереди { $order }

class-shooter = стрелок
class-fighter = боец
class-mystic = мистик
class-master = мастер

stat-health = здоровье
stat-stamina = выносливость
stat-inspiration = воодушевление
stat-defence = защита
stat-will = воля
stat-attack = результат атаки

keyword-immobile = Неподвижное существо
keyword-incorporeal = Бесплотное существо
keyword-sighted = может выбирать целью бесплотных существ

cell-lair = клетка логова
cell-chapter = клетка главы
cell-chest = сундук
cell-event = клетка события
cell-bench = верстак
cell-station = станция подзарядки
cell-lever = рычаг ловушки
cell-trap = клетка-ловушка
cell-barrel = взрывоопасная бочка
cell-pit = пропасть
cell-rubble = завал
cell-door = дверь

mark-sealed = запечатана
mark-destroyed = жетон уничтожения
mark-lit = жетон света
mark-closed = закрытая дверь
mark-broken = уничтоженная дверь
mark-exit = жетон выхода
mark-entry = жетон входа
mark-border = неисследованная граница
mark-control = под управлением
mark-locked = закрытая глава
mark-progress = жетоны продвижения
mark-markers = маркеры в запасе
mark-left = вне поля
mark-dead = гибель

chapter-open = Задействуйте любую клетку главы, чтобы перейти дальше.
chapter-exit = Все первопроходцы должны покинуть игровое поле через жетон выхода.

hunt-controlled = Им управляет { $who }.
hunt-nobody = Никого не преследует: нет первопроходца, которого оно может выбрать целью.
hunt-tie = Цель выбирают игроки: { $who } — одинаково близко ({ $count }) и одинаково здоровы.
hunt-walled = Цель: { $who } — ближе всех по прямой, но пути нет.
hunt-weakest = Цель: { $who }, шагов: { $count }; другие так же близко, но здоровее.
hunt-nearest = Цель: { $who } — ближе всех, { $count } { $count ->
        [one] шаг
        [few] шага
       *[other] шагов
    }.

thing-exit = жетон выхода
thing-light = жетон света

group-move = Перемещение
group-cell = Соседние клетки
group-place = Клетки
group-use = Активные способности
group-other = Другие действия

warn-pit = Пропасть: кто туда попадёт, тот уничтожен.

recharge-nothing = нет эффекта
recharge-health = восстановите 1 здоровье
recharge-stamina2 = восстановите 2 выносливости
recharge-stamina3 = восстановите 3 выносливости

connector-cog = шестерня
connector-eye = глаз
connector-flame = пламя
connector-none = нет

line-main = Основной предмет. Рук: { $hands }. Гнёзд для улучшений: { $sockets }. Соединение: { $link }.
line-upgrade = Улучшение. Рук: { $hands }.
line-extension = Расширение. Соединение: { $link }.
line-active = { $cost }: { $steps }.
line-aimed = { $cost }; { $target }: { $steps }.
line-return = Верните маркер с этой карты: { $steps }.
line-return-aimed = Верните маркер с этой карты; { $target }: { $steps }.
line-deed = Каждый раз, когда { $deed }: { $steps }.
line-cumulative = Накопительное условие ({ $n }), когда { $deed }: { $steps }.
line-passive-self = Пассивно: { $changes }.
line-passive-beside = Другие первопроходцы по соседству с вами: { $changes }.
line-passive-explorers = Все первопроходцы: { $changes }.
line-passive-monsters = Все чудовища: { $changes }.
line-enter = Когда вступает в игру: { $steps }.
line-destroyed = Когда это чудовище уничтожено: { $steps }.

bonus = { $stat } { $n }

cost-stamina = выносливость { $n }
cost-inspiration = воодушевление { $n }
cost-health = здоровье { $n }
cost-away = уберите этот предмет в инвентарь
cost-discard = сбросьте эту карту
cost-marker = маркер (не более { $n })

target-close = ближняя цель ({ $what })
target-direct = дальняя цель { $reach } ({ $what })
target-indirect = дальняя непрямая цель { $reach } ({ $what })
target-adjacent = все по соседству ({ $what })
target-tile = все на вашем фрагменте поля ({ $what })
target-twice = { $target }, { $times } { $times ->
        [one] раз
        [few] раза
       *[other] раз
    }

choose-monster = чудовище
choose-explorer = первопроходец
choose-foe = чудовище или бочка
choose-creature = существо
choose-door = дверь
choose-lair = клетка логова
choose-used = уничтоженная клетка действия

dice-both = { $high } { $high ->
        [one] сильный
        [few] сильных
       *[other] сильных
    } + { $low } { $low ->
        [one] слабый
        [few] слабых
       *[other] слабых
    }
dice-high = { $n } { $n ->
        [one] сильный
        [few] сильных
       *[other] сильных
    }
dice-low = { $n } { $n ->
        [one] слабый
        [few] слабых
       *[other] слабых
    }

who-target = цель
    .acc = цель
who-hit = цель
    .acc = цель
who-self = вы
    .acc = себя
who-you = вы
    .acc = себя
who-beside = соседние первопроходцы
    .acc = соседних первопроходцев
who-tile = первопроходцы на вашем фрагменте поля
    .acc = первопроходцев на вашем фрагменте поля
who-explorers = все первопроходцы
    .acc = всех первопроходцев
who-monsters = все чудовища
    .acc = всех чудовищ
who-near = соседние чудовища
    .acc = соседних чудовищ

step-attack = { $magic ->
        [yes] магическая атака
       *[other] атака
    } ({ $dice }){ $whom ->
        [around] { " " }на всех соседних существ
       *[other] { "" }
    }
step-hurt = { $form ->
        [self] потеряйте { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
        [hit] если попали, цель теряет { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
        [one] { $who } теряет { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
       *[many] { $who } теряют { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
    }
step-heal = { $form ->
        [self] восстановите { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
        [hit] если попали, цель восстанавливает { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
        [one] { $who } восстанавливает { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
       *[many] { $who } восстанавливают { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }
    }
step-refresh = { $form ->
        [self] восстановите { $n } { $n ->
        [one] выносливость
        [few] выносливости
       *[other] выносливости
    }
        [hit] если попали, цель восстанавливает { $n } { $n ->
        [one] выносливость
        [few] выносливости
       *[other] выносливости
    }
        [one] { $who } восстанавливает { $n } { $n ->
        [one] выносливость
        [few] выносливости
       *[other] выносливости
    }
       *[many] { $who } восстанавливают { $n } { $n ->
        [one] выносливость
        [few] выносливости
       *[other] выносливости
    }
    }
step-inspire = { $form ->
        [self] получите { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
        [hit] если попали, цель получает { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
        [one] { $who } получает { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
       *[many] { $who } получают { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
    }
step-dispirit = { $form ->
        [self] потеряйте { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
        [hit] если попали, цель теряет { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
        [one] { $who } теряет { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
       *[many] { $who } теряют { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }
    }
step-change = продолжительный эффект ({ $who }): { $stat } { $n }
step-control = управляйте целью в её ход
step-push = { $form ->
        [hit] если попали, оттолкните цель на { $n }
       *[other] оттолкните { $who-acc } на { $n }
    }
step-pull = { $form ->
        [hit] если попали, притяните цель на { $n }
       *[other] притяните { $who-acc } на { $n }
    }
step-move = { $form ->
        [self] переместитесь на расстояние до { $n }
        [hit] если попали, цель перемещается на расстояние до { $n }
        [one] { $who } перемещается на расстояние до { $n }
       *[many] { $who } перемещаются на расстояние до { $n }
    }
step-teleport = перенеситесь на ближайшую клетку ({ $kind })
step-jump = перенеситесь на свободную клетку в пределах { $n }
step-swap = поменяйтесь местами с целью
step-banish = цель изгнана
step-destroy = цель уничтожена
step-door = откройте или закройте дверь
step-doors = все открытые двери фрагмента закрываются
step-seal = запечатайте клетку логова
step-light = осветите клетку главы
step-explorer-event = запустите событие первопроходцев
step-item = получите предмет
step-bench = воспользуйтесь верстаком
step-recharge = подзарядитесь
step-inventory = используйте инвентарь
step-traps = ловушки срабатывают
step-appear = { $n ->
        [one] появляется
        [few] появляются
       *[other] появляется
    } { $n } { $n ->
        [one] чудовище
        [few] чудовища
       *[other] чудовищ
    }
step-named = появляется { $monster }
step-threat = опасность +{ $n }
step-calm = опасность −{ $n }
step-lair = значение логова { $n }
step-dread = значение ужаса −{ $n }
step-horror-event = запустите событие ужаса
step-add-items = добавьте предметы уровня { $n }
step-exit = поместите жетон выхода
step-progress = перейдите к следующей главе
step-win = победа
step-renew = снимите с клетки жетон уничтожения
step-discard = сбросьте это событие
step-fate = если на кубике судьбы { $n } или больше: { $then }
step-fate-else = если на кубике судьбы { $n } или больше: { $then }. Иначе: { $other }
step-keyword-incorporeal = продолжительный эффект: вы бесплотны

deed-kill = в ваш ход уничтожено чудовище
deed-hit = ваша атака попадает
deed-hurt = вы теряете здоровье
deed-chest = вы задействуете сундук
deed-event = вы задействуете клетку события
deed-bench = вы задействуете верстак
deed-station = вы задействуете станцию подзарядки
deed-lever = вы задействуете рычаг ловушки
deed-seal = вы запечатываете клетку логова
deed-explore = вы исследуете новый фрагмент поля
deed-break = вы уничтожаете дверь
deed-chapter = задействована клетка главы
deed-barrel = вы взрываете бочку
deed-consume = вы используете одноразовый предмет
deed-boss = уничтожено чудовище, названное в этой главе
deed-vigil = раунд заканчивается, а рядом с освещённой клеткой главы стоит первопроходец

ask-explorer = Выберите первопроходца.
    .hint = Стрелки, бойцы, мистики и мастера начинают без предметов; у каждого своя атака и одна пассивная способность.
ask-turn = Чей ход следующий?
    .hint = Первопроходцы ходят в любом порядке; у каждого один ход за фазу.
ask-action = { $who }: что теперь?
    .hint = Тратьте выносливость: двигайтесь, задействуйте соседние клетки и способности, исследуйте поле на открытой границе. Клетки главы ведут дальше, сундуки и клетки событий дают воодушевление.
ask-target = { $card }: выберите цель.
    .hint = Ближняя цель — по соседству. Дальней цели мешают препятствия, непрямой — только стены, завалы и закрытые двери.
ask-cell = { $what }: выберите одну из клеток.
    .hint = По правилам несколько клеток равноценны; выбор за вами.
ask-you = Какого первопроходца касается этот эффект?
    .hint = Этот эффект никто не вызвал, поэтому игроки выбирают, кого означает слово «вы».
ask-support = { $who }: поддержать воодушевлением? Платит { $other }, не хватает ещё: { $n }.
    .hint = Поддерживать можно рядом с тем, кто платит, с целевой клеткой или с другим поддержавшим. Можно не давать ничего.
ask-shield = { $who } теряет здоровье: { $n }. Сколько из этого покрыть воодушевлением?
    .hint = Можно потерять 1 воодушевление вместо 1 здоровья — сколько угодно раз.
ask-raise = { $who }: результат атаки { $result }, хватило бы { $needed }. Потратить воодушевление?
    .hint = Каждое воодушевление увеличивает результат на 1. Результат, равный защите или воле, — попадание.
ask-barrel = Какая бочка взрывается первой?
    .hint = Бочки взрываются по очереди, каждая со своим броском.
ask-inventory = { $who }: разложите предметы.
    .hint = Сейчас всё в инвентаре. Экипируйтесь основными предметами (две руки, одно тело), присоедините улучшения и расширения, отдайте что-нибудь соседним первопроходцам.
ask-trade = { $who }: обмен. Партнёр: { $other }.
    .hint = Отдавайте и берите любое количество предметов; они идут в инвентарь нового владельца.
ask-spare = Что сделать с картой «{ $item }»?
    .hint = Карту, которую не оставили, сбрасывают или кладут на верх её колоды, и все знают, что она там.
ask-keep = Кому достанется «{ $item }»?
    .hint = Оставьте предмет себе или отдайте соседнему первопроходцу; в любом случае он идёт в инвентарь.
ask-decks = { $who }: из каких колод брать карты?
    .hint = Две карты из одной колоды или по одной из двух; оставите одну из них.
ask-pick = Какой предмет оставите?
    .hint = Выберите один из двух; второй сбрасывается или возвращается на верх своей колоды.
ask-equip = Экипироваться сразу: { $item }?
    .hint = Ваш класс это позволяет: стрелок — одежду, боец — оружие, мистик — артефакт, мастер — что угодно. Лишнее уйдёт в инвентарь.
ask-replace = Что освободит место для «{ $item }»?
    .hint = У вас две руки; названный предмет уйдёт в инвентарь со всем, что к нему присоединено.
ask-bench-deck = { $who }: из какой колоды карта { $n } из 3?
    .hint = Открываются три карты из любых колод в любом сочетании; сочетание выбирают до открытия.
ask-bench-exchange = { $who }: обменять открытые карты на свои предметы?
    .hint = Любую открытую карту можно обменять на любой ваш предмет, тип не важен.
ask-bench-pick = Какую из карт взять?
    .hint = Одну карту оставляют или отдают, остальные сбрасывают или возвращают в колоды.
ask-bench-next = Какую карту убрать следующей?
    .hint = Порядок важен, если обе возвращаются на одну колоду.
ask-recharge-trade = { $who }: обменяться с кем-то на расстоянии?
    .hint = Партнёр должен быть рядом с любой исправной станцией подзарядки или верстаком на любом фрагменте.
ask-event = { $who }: что сделает клетка события?
    .hint = Либо получите 1 воодушевление и запустите событие первопроходцев, либо бросьте кубик судьбы против значения ужаса, чтобы уменьшить опасность.
ask-lair = Значение логова { $n }: кто бросает следующим?
    .hint = Бросает каждый первопроходец, на чьём фрагменте есть открытое логово; если выпало значение логова или больше, появляется чудовище.
ask-hunt = { $monster }: кого преследует это чудовище?
    .hint = Эти первопроходцы одинаково близко и одинаково здоровы, поэтому выбирают игроки.
ask-drive = Ваши первопроходцы погибли. Сыграете за чудовище?
    .hint = В этой фазе чудовищ вы действуете за него. Оно остаётся враждебным и должно преследовать первопроходцев.
ask-monster = { $monster }: что делает это чудовище?
    .hint = Непредсказуемое чудовище действует в любом порядке: способности, движение, двери (3 или 4 выносливости), рычаги (3).
ask-stroll = { $who }: осталось свободных шагов: { $n }.
    .hint = Эти шаги не стоят выносливости; остановиться можно когда угодно.
ask-pack = { $who }: какой предмет взять в следующий сценарий? Взято: { $n }.
    .hint = Каждый выживший оставляет до двух предметов; остальное кампания начинает заново.

option-explorer = { $who }
option-turn = { $who }
option-roll = { $who }
option-partner = { $who }
option-nobody = Отказаться
option-move = Переместиться на клетку { $x }, { $y }
option-end = Завершить ход
option-explore = Исследовать новый фрагмент поля (2)
option-leave = Покинуть игровое поле (2)
option-inventory = Использовать инвентарь (3): { $who }
option-trade = Обменяться (2): { $who }
option-event = Задействовать клетку события (1) на { $x }, { $y }
option-station = Задействовать станцию подзарядки (1) на { $x }, { $y }
option-lever = Задействовать рычаг ловушки на { $x }, { $y }
option-chest = Задействовать сундук (3) на { $x }, { $y }
option-bench = Задействовать верстак (3) на { $x }, { $y }
option-chapter = Задействовать неосвещённую клетку главы (3 и 3 воодушевления) на { $x }, { $y }
option-chapter-lit = Задействовать освещённую клетку главы (1) на { $x }, { $y }
option-seal = Запечатать клетку логова (3 и 4 воодушевления) на { $x }, { $y }
option-door-open = Открыть дверь на { $x }, { $y }
option-door-close = Закрыть дверь на { $x }, { $y }
option-break = Уничтожить дверь (4) на { $x }, { $y }
option-cell = Клетка { $x }, { $y }
option-at = Клетка { $x }, { $y }
option-use = Использовать «{ $card }»: { $text }
option-on = { $who }
option-hunt = { $who }
option-drive = { $who }
option-stop = Завершить ход чудовища
option-stay = Остаться здесь
option-give-n = Дать { $n }
option-spend = Потратить { $n }
option-shield = Воодушевление вместо здоровья: { $n }
option-equip = Экипироваться: { $item }
option-stow = В инвентарь: { $item }
option-attach = Присоединить: { $item } → { $main }
option-give = Отдать: { $item } → { $who }
option-hand = Отдать: { $item }
option-take = Взять: { $item }
option-pick = { $item }
option-next = { $item }
option-pack = { $item }
option-keep = Оставить себе: { $item }
option-discard = Сбросить: { $item }
option-return = Вернуть на верх колоды: { $item }
option-replace = Убрать: { $item }
option-exchange = Обменять: { $mine } на { $shown }
option-decks = { $one } и { $other }
option-decks-one = Две карты: { $one }
option-deck = { $type }
option-done = Готово
option-invoke = Получить 1 воодушевление и запустить событие первопроходцев
option-defy = Бросить кубик судьбы против значения ужаса

chance-attack = кубики атаки (сумма всех)
chance-fate = кубик судьбы
chance-recharge = кубик подзарядки
chance-tile = верхний фрагмент стопки и его сторона
chance-item = верхняя карта колоды предметов
chance-monster = верхняя карта колоды чудовищ
chance-explorer-event = верхняя карта колоды событий первопроходцев
chance-horror-event = верхняя карта колоды событий ужаса
chance-remove = карта, которую убирают из игры

story-support = { $who } поддерживает воодушевлением ({ $n }); платит { $other }.
story-hurt = { $who } теряет здоровье: { $n }; остаётся { $left }.
story-appears = Появляется чудовище: { $monster }.
story-destroyed = Уничтожено: { $monster }.
story-banished = Изгнано: { $monster }.
story-dies = { $who } погибает.
story-fulfilled = { $who } выполняет условие события «{ $event }».
story-progress = Жетон продвижения на главе: { $n } из { $of }.
story-scenario-won = Сценарий «{ $scenario }» выигран. Кампания продолжается.
story-hit = Попадание: { $target }. Выпало { $rolled }, результат { $result } против { $wall }.
story-miss = Промах: { $target }. Выпало { $rolled }, результат { $result } против { $wall }.
story-barrel = Бочка взрывается.
story-traps = Ловушки срабатывают.
story-item = { $who } получает предмет: { $item }.
story-recharge = { $who } подзаряжается: { $face }.
story-chapter = Глава { $number }: { $title }.
story-tale = { $tale }
story-exit = На поле появился жетон выхода.
story-explored = { $who } исследует новый фрагмент поля: { $tile }.
story-sealed = { $who } запечатывает клетку логова.
story-lit = Клетка главы освещена.
story-level = Уровень чудовищ растёт до { $level }.
story-items = В колоды добавлены предметы уровня { $level }.
story-fate = Кубик судьбы: { $face }, нужно { $needed } или больше.
story-event = { $who } запускает событие первопроходцев: { $event }.
story-uses = { $who } применяет: { $card }.
story-leaves = { $who } покидает игровое поле.
story-breaks = { $who } уничтожает дверь.
story-chapter-cell = { $who } задействует клетку главы.
story-clock = Часы логова отбивают время.
story-lair = Бросок логова, { $who }: { $face }; чудовище появляется, если { $needed } или больше.
story-horror = Бросок ужаса: { $face }; событие происходит, если { $needed } или больше.
story-horror-event = Событие ужаса: { $event }.

steps-one = { $a }
steps-two = { $a }; { $b }
steps-three = { $a }; { $b }; { $c }
steps-four = { $a }; { $b }; { $c }; { $d }

explorer-ada = Ада Крейн
explorer-jonas = Йонас Рид
explorer-brann = Бранн Холт
explorer-mila = Мила Восс
explorer-iris = Айрис Квилл
explorer-osric = Осрик Торн
explorer-tess = Тесс Локвуд
explorer-emil = Эмиль Харроу

monster-gear_rat = Шестерёночная крыса
monster-soot_wraith = Сажевый призрак
monster-drudge = Подёнщик
monster-pipe_leech = Трубная пиявка
monster-lamp_moth = Фонарная моль
monster-tin_hound = Жестяной пёс
monster-coal_imp = Угольный бес
monster-mire_hand = Рука из тины
monster-whisperer = Шептун
monster-rust_knight = Ржавый рыцарь
monster-boiler_ghoul = Котельный упырь
monster-chain_warden = Цепной надзиратель
monster-steam_shade = Паровая тень
monster-brass_spider = Латунный паук
monster-hollow_nun = Пустая монахиня
monster-siege_toad = Осадная жаба
monster-marrow_tinker = Костоправ
monster-iron_maw = Железная пасть
monster-void_piper = Флейтист пустоты
monster-hangman = Заводной палач
monster-mirror_ghost = Зеркальный дух
monster-furnace_ogre = Печной огр
monster-plague_organ = Чумной орган
monster-flayed_engineer = Ободранный инженер
monster-black_foreman = Чёрный бригадир
monster-thousand_teeth = Тысяча зубов
monster-deep_engine = Сердце глубинной машины
monster-pale_conductor = Бледный проводник
monster-star_eater = Пожиратель звёзд

item-pipe_wrench = Трубный ключ
item-steam_revolver = Паровой револьвер
item-harpoon_gun = Гарпунное ружьё
item-weighted_grip = Утяжелённая рукоять
item-brass_knuckles = Латунный кастет
item-fine_sights = Точный прицел
item-chain_axe = Цепной топор
item-needle_rifle = Игольчатая винтовка
item-pressure_hammer = Пневматический молот
item-bleeding_edge = Кровавая кромка
item-silver_coating = Серебряное покрытие
item-flywheel = Маховик
item-dragon_cannon = Драконья пушка
item-thunder_maul = Громовая кувалда
item-storm_pistol = Штормовой пистолет
item-saw_teeth = Зубья пилы
item-hair_trigger = Чуткий спуск
item-white_phosphor = Белый фосфор
item-ember_lens = Линза жара
item-lodestone = Магнитный камень
item-ghost_lamp = Лампа духов
item-quartz_prism = Кварцевая призма
item-psalm_book = Книга псалмов
item-red_wick = Красный фитиль
item-tesla_rod = Громоотвод
item-mirror_shard = Осколок зеркала
item-puppet_hand = Рука кукловода
item-salt_circle = Соляной круг
item-deep_bell = Глубинный колокол
item-second_eye = Второй глаз
item-void_compass = Компас пустоты
item-sun_engine = Солнечная машина
item-name_eater = Пожиратель имён
item-blood_seal = Кровавая печать
item-star_chart = Звёздная карта
item-black_pearl = Чёрная жемчужина
item-leather_coat = Кожаный плащ
item-prayer_shawl = Молитвенная шаль
item-spring_boots = Пружинные сапоги
item-padded_lining = Стёганая подкладка
item-lucky_charm = Счастливый оберег
item-shoulder_plates = Наплечники
item-plate_vest = Пластинчатый жилет
item-ether_cloak = Эфирный плащ
item-medic_harness = Портупея врача
item-smoke_pots = Дымовые шашки
item-grapnel_belt = Пояс с крюком
item-warded_hem = Заговорённый подол
item-steam_armor = Паровой доспех
item-saint_mantle = Мантия святого
item-raven_wings = Вороньи крылья
item-iron_heart = Железное сердце
item-rallying_horn = Рог соратников
item-heat_sink = Теплоотвод
item-bandages = Бинты
item-black_coffee = Чёрный кофе
item-dynamite = Динамит
item-holy_chalk = Освящённый мел
item-oil_flask = Фляга масла
item-old_letter = Старое письмо
item-adrenaline = Адреналин
item-flare = Сигнальная ракета
item-nitroglycerin = Нитроглицерин
item-skeleton_key = Отмычка
item-tuning_fork = Камертон
item-blank_diary = Чистый дневник
item-phoenix_salt = Соль феникса
item-exile_powder = Порошок изгнания
item-siege_charge = Осадный заряд
item-lighthouse_glass = Стекло маяка
item-stopped_watch = Остановленные часы
item-rift_capsule = Капсула разлома

event-warm_pipes = Тёплые трубы
event-old_map = Старая карта
event-second_wind = Второе дыхание
event-borrowed_courage = Взятая взаймы смелость
event-shield_wall = Стена щитов
event-loose_valve = Ослабленный вентиль
event-dropped_satchel = Обронённая сумка
event-quiet_hour = Тихий час
event-monster_hunter = Охотник на чудовищ
event-treasure_fever = Лихорадка сокровищ
event-steady_hand = Твёрдая рука
event-guardian_oath = Клятва хранителя
event-low_tide = Отлив
event-divers_bell = Водолазный колокол
event-salvage = Лом со дна
event-pump_restart = Пуск насоса
event-sea_legs = Морская походка
event-drowned_brother = Утонувший брат
event-signal_lamp = Сигнальный фонарь
event-dining_car = Вагон-ресторан
event-emergency_brake = Аварийный тормоз
event-luggage_van = Багажный вагон
event-season_ticket = Абонемент
event-old_conductor = Ключ старого кондуктора
event-clear_sky = Ясное небо
event-true_north = Истинный север
event-falling_star = Падающая звезда
event-astronomers_notes = Заметки астронома
event-star_pact = Договор со звездой
event-dreamless = Без снов

horror-lights_out = Свет гаснет
horror-broken_floor = Провалившийся пол
horror-howling_vents = Вой вентиляции
horror-open_graves = Открытые могилы
horror-iron_hymn = Железный гимн
horror-thick_hide = Толстая шкура
horror-scalding_leak = Струя кипятка
horror-panic = Паника
horror-thrown_bolts = Град болтов
horror-frenzy = Исступление
horror-second_skin = Вторая кожа
horror-ghost_form = Призрачный облик
horror-rising_water = Вода прибывает
horror-rust_storm = Ржавая буря
horror-pressure_burst = Взрыв давления
horror-undertow = Подводное течение
horror-brine_hunger = Солёный голод
horror-spawning_pool = Нерестилище
horror-ghost_whistle = Призрачный гудок
horror-delayed_again = Снова опоздание
horror-slamming_doors = Хлопают двери
horror-ticket_control = Проверка билетов
horror-reserved_seat = Забронированное место
horror-cold_steam = Холодный пар
horror-wrong_stars = Чужие звёзды
horror-gravity_slips = Тяготение пропадает
horror-black_comet = Чёрная комета
horror-hungry_dark = Голодная тьма
horror-star_marked = Отмеченное звездой
horror-sleepwalkers = Лунатики

chapter-engine1 = Затопленная лестница
chapter-engine2 = Свет внизу
chapter-engine3 = Склад интенданта
chapter-engine4 = Запечатанные врата
chapter-engine5 = Хор насосов
chapter-engine6 = Нижний арсенал
chapter-engine7 = Выводок
chapter-engine8 = Железный прилив
chapter-engine9 = Последний шлюз
chapter-engine_end = Затонувшая машина
chapter-train1 = Пустой вокзал
chapter-train2 = Первый гудок
chapter-train3 = Потерянный багаж
chapter-train4 = Второй класс
chapter-train5 = Стрелочник
chapter-train6 = Безбилетники
chapter-train7 = Первый класс
chapter-train8 = Туннель
chapter-train9 = Последний вагон
chapter-train_end = Чёрный перрон
chapter-stars1 = Шахта
chapter-stars2 = Созвездие ржавчины
chapter-stars3 = Читальный зал
chapter-stars4 = Дорога фонарей
chapter-stars5 = Кривая обсерватория
chapter-stars6 = Голоса в куполе
chapter-stars7 = Старые приборы
chapter-stars8 = Шлифовальный круг
chapter-stars9 = Полночь
chapter-stars_end = Колодец звёзд

tale-engine1 = Чёрная вода стоит на тридцатой ступени. Что-то внизу медленно поворачивается, словно ключ.
tale-engine2 = Лампа горит под водой и не гаснет. Мы приободряемся и идём дальше.
tale-engine3 = Склад полон, и сорок лет сюда никто не приходил. Никто из людей.
tale-engine4 = На вратах нет ручки. Должен быть другой путь в цеха: найдите новый зал.
tale-engine5 = Насосы поют на четыре голоса. Встаньте рядом — и усталость отступает.
tale-engine6 = Они вооружались против моря. Берегитесь пола.
tale-engine7 = Выход забит его выводком. Проредите их и уходите через старый люк.
tale-engine8 = Всё здесь научилось носить железо.
tale-engine9 = Остался один шлюз, и свет, что показывает его, показывает и нас.
tale-engine_end = У машины есть сердце, а у сердца — зубы. Отключите три из четырёх её выключателей.
tale-train1 = Часы идут назад, киоск до сих пор продаёт кофе. Кто-то оставил вам посылку.
tale-train2 = Его нет в расписании. Он всё равно прибывает.
tale-train3 = Найдите потерянное в вагонах: два сундука, а затем — через служебный выход.
tale-train4 = Подушки помнят своих пассажиров. На полках есть инструменты получше.
tale-train5 = Он давно потерял глаза, но его фонарь бьёт метко. Идите за ним.
tale-train6 = Они едут без билетов и едят тех, у кого они есть. Высадите троих.
tale-train7 = Шампанское, бархат, в каждом ящике — оружие.
tale-train8 = Туннель длиннее горы. Стреляйте в окна, пока есть окна.
tale-train9 = Впереди уже никого. Отдышитесь и проверьте ремни.
tale-train_end = Бледный проводник требует билеты. Уничтожьте его — или езжайте вечно.
tale-stars1 = Где стояла обсерватория, вниз уходит шахта. На её дне — небо.
tale-stars2 = Ржавчина нарисовала на стене созвездие, и оно куда-то указывает.
tale-stars3 = Ответ записан в этом зале, но нужно дать залу прочитать вас.
tale-stars4 = Кто-то развесил для нас фонари. Мы решаем быть благодарными.
tale-stars5 = Купол клонится, как слушающее ухо. Нанесите на карту ещё один зал — и прочь отсюда.
tale-stars6 = Нас зовут детскими именами. Это помогает, и это больно.
tale-stars7 = Латунь, серебро, кость: приборы, чтобы измерять то, чего измерять не следует.
tale-stars8 = Круг ещё вертится. Заточите всё, что у вас есть.
tale-stars9 = На этот раз все часы согласны. Соберитесь с духом.
tale-stars_end = Несите стражу пять ночей у освещённого камня, пока Пожиратель звёзд ищет вас. А потом бегите.

tile-boiler_hall = Котельный зал
tile-flooded_stacks = Затопленное хранилище
tile-bone_cellar = Костяной подвал
tile-clock_room = Часовая комната
tile-foundry = Литейная
tile-archive = Архив
tile-pump_house = Насосная
tile-chapel = Часовня
tile-cistern = Цистерна
tile-tramway = Трамвайный путь
tile-drowned_engine = Затонувшая машина
tile-black_platform = Чёрный перрон
tile-star_well = Колодец звёзд
tile-drawn = Фрагмент, нарисованный для примера
tile-open = Фрагмент, нарисованный для примера
