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
status-turn = Ходит { $who }, выносливость { $stamina }

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
    .gen = оружия
type-artifact = артефакт
    .gen = артефактов
type-apparel = одежда
    .gen = одежды
type-consumable = одноразовый предмет
    .gen = одноразовых предметов

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
keyword-sighted = Может выбирать целью бесплотных существ
gain-immobile = неподвижное существо
gain-incorporeal = бесплотное существо
gain-sighted = может выбирать целью бесплотных существ

cell-lair = клетка логова
    .dat = клетке логова
cell-chapter = клетка главы
    .dat = клетке главы
cell-chest = сундук
    .dat = сундуку
cell-event = клетка события
    .dat = клетке события
cell-bench = верстак
    .dat = верстаку
cell-station = станция подзарядки
    .dat = станции подзарядки
cell-lever = рычаг ловушки
    .dat = рычагу ловушки
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

hunt-controlled = Этим чудовищем управляет { $who }.
hunt-nobody = Никого не преследует: нет первопроходца, которого можно выбрать целью.
hunt-tie = Кого преследовать, решат игроки: { $who } — одинаково близко (шагов: { $count }) и одинаково здоровы.
hunt-walled = Преследует { $who-acc }: ближайшая цель по прямой, но пути к ней нет.
hunt-weakest = Преследует { $who-acc }: до цели { $count } { $count ->
        [one] шаг
        [few] шага
       *[other] шагов
    }, другие так же близко, но здоровее.
hunt-nearest = Преследует { $who-acc }: это ближайшая цель, до неё { $count } { $count ->
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

recharge-nothing = без эффекта
recharge-health = здоровье +1
recharge-stamina2 = выносливость +2
recharge-stamina3 = выносливость +3

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
line-cumulative-group = Накопительное условие ({ $n }; если первопроходцев трое или больше — { $many }), когда { $deed }: { $steps }.
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
target-adjacent = все соседние { $what-plural }
target-tile = все { $what-plural } на вашем фрагменте поля
target-twice = { $target }, { $times } { $times ->
        [one] раз
        [few] раза
       *[other] раз
    }

choose-monster = чудовище
    .plural = чудовища
choose-explorer = первопроходец
    .plural = первопроходцы
choose-foe = чудовище или бочка
    .plural = чудовища и бочки
choose-creature = существо
    .plural = существа
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
    .gen = цели
    .acc = цель
who-hit = цель
    .gen = цели
    .acc = цель
who-self = вы
    .gen = себя
    .acc = себя
who-you = вы
    .gen = вас
    .acc = себя
who-beside = соседние первопроходцы
    .gen = соседних первопроходцев
    .acc = соседних первопроходцев
who-tile = первопроходцы на вашем фрагменте поля
    .gen = первопроходцев на вашем фрагменте поля
    .acc = первопроходцев на вашем фрагменте поля
who-explorers = все первопроходцы
    .gen = всех первопроходцев
    .acc = всех первопроходцев
who-monsters = все чудовища
    .gen = всех чудовищ
    .acc = всех чудовищ
who-near = соседние чудовища
    .gen = соседних чудовищ
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
step-change = продолжительный эффект: { $stat } { $n } для { $who-gen }
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
step-teleport = перенеситесь как можно ближе к { $kind-dat }
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
step-appear-each = на каждого первопроходца { $n ->
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
step-fate = бросьте кубик судьбы: { $n } или больше — { $then }
step-fate-else = бросьте кубик судьбы: { $n } или больше — { $then }; иначе — { $other }
step-keyword-incorporeal = продолжительный эффект: вы бесплотны
step-keyword-immobile = продолжительный эффект: вы неподвижны
step-keyword-sighted = продолжительный эффект: вы можете выбирать целью бесплотных существ

deed-kill = в ваш ход уничтожено чудовище
deed-hit = ваша атака попадает
deed-hurt = вы теряете здоровье
deed-chest = вы задействуете сундук
deed-event = вы задействуете клетку события
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
ask-target = Выберите цель для карты «{ $card }».
    .hint = Ближняя цель — по соседству. Дальней цели мешают препятствия, непрямой — только стены, завалы и закрытые двери.
aim-own = Выберите цель.
ask-cell = Куда поставить { $what-acc }?
    .hint = По правилам несколько клеток равноценны; выбор за вами.
ask-you = Какого первопроходца касается этот эффект?
    .hint = Этот эффект никто не вызвал, поэтому игроки выбирают, кого означает слово «вы».
ask-support = { $who }: поддержать { $other-acc } воодушевлением? Не хватает ещё { $n }.
    .hint = Поддерживать можно рядом с тем, кто платит, с целевой клеткой или с другим поддержавшим. Можно не давать ничего.
ask-shield = { $who } теряет { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }. Сколько из этого покрыть воодушевлением?
    .hint = Можно потерять 1 воодушевление вместо 1 здоровья — сколько угодно раз.
ask-raise = { $who }: результат атаки { $result }, хватило бы { $needed }. Потратить воодушевление?
    .hint = Каждое воодушевление увеличивает результат на 1. Результат, равный защите или воле, — попадание.
ask-barrel = Какая бочка взрывается первой?
    .hint = Бочки взрываются по очереди, каждая со своим броском.
ask-inventory = { $who }: разложите предметы.
    .hint = Сейчас всё в инвентаре. Экипируйтесь основными предметами (две руки, одно тело), присоедините улучшения и расширения, отдайте что-нибудь соседним первопроходцам.
ask-trade = { $who } обменивается с { $other-ins }.
    .hint = Отдавайте и берите любое количество предметов; они идут в инвентарь нового владельца.
ask-spare = Что сделать с картой «{ $item }»?
    .hint = Карту, которую не оставили, сбрасывают или кладут на верх её колоды, и все знают, что она там.
ask-keep = Кому достанется предмет «{ $item }»?
    .hint = Оставьте предмет себе или отдайте соседнему первопроходцу; в любом случае он идёт в инвентарь.
ask-decks = { $who }: из каких колод брать карты?
    .hint = Две карты из одной колоды или по одной из двух; оставите одну из них.
ask-pick = Какой предмет оставите?
    .hint = Выберите один из двух; второй сбрасывается или возвращается на верх своей колоды.
ask-equip = Сразу экипировать «{ $item-acc }»?
    .hint = Ваш класс это позволяет: стрелок — одежду, боец — оружие, мистик — артефакт, мастер — что угодно. Лишнее уйдёт в инвентарь.
ask-replace = Что освободит место для предмета «{ $item }»?
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
ask-hunt = Кого преследует { $monster }?
    .hint = Эти первопроходцы одинаково близко и одинаково здоровы, поэтому выбирают игроки.
ask-drive = Ваши первопроходцы погибли. Сыграете за чудовище?
    .hint = В этой фазе чудовищ вы действуете за него. Оно остаётся враждебным и должно преследовать первопроходцев.
ask-monster = Что делает { $monster }?
    .hint = Непредсказуемое чудовище действует в любом порядке: способности, движение, двери (3 или 4 выносливости), рычаги (3).
ask-stroll = У { $who-gen } ещё { $n } { $n ->
        [one] свободный шаг
        [few] свободных шага
       *[other] свободных шагов
    }.
    .hint = Эти шаги не стоят выносливости; остановиться можно когда угодно.
ask-pack = { $who }: какой предмет взять в следующий сценарий? Уже взято: { $n }.
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
option-inventory = Использовать инвентарь { $who-gen } (3)
option-trade = Обменяться с { $who-ins } (2)
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
option-use = Использовать «{ $card-acc }»: { $text }
option-use-own = Собственная способность: { $text }
option-on = { $who }
option-hunt = { $who }
option-drive = { $who }
option-stop = Завершить ход чудовища
option-stay = Остаться здесь
option-give-n = Дать { $n }
option-spend = Потратить { $n }
option-shield = Воодушевление вместо здоровья: { $n }
option-equip = Экипировать «{ $item-acc }»
option-stow = Убрать «{ $item-acc }» в инвентарь
option-attach = Присоединить «{ $item-acc }» к предмету «{ $main }»
option-give = Отдать { $who-dat } «{ $item-acc }»
option-hand = Отдать «{ $item-acc }»
option-take = Взять «{ $item-acc }»
option-pick = { $item }
option-next = { $item }
option-pack = { $item }
option-keep = Оставить себе «{ $item-acc }»
option-discard = Сбросить «{ $item-acc }»
option-return = Вернуть «{ $item-acc }» на верх колоды
option-replace = Убрать «{ $item-acc }»
option-exchange = Обменять «{ $mine-acc }» на «{ $shown-acc }»
option-decks = По карте из колоды { $one-gen } и из колоды { $other-gen }
option-decks-one = Две карты из колоды { $one-gen }
option-deck = Колода { $type-gen }
option-done = Готово
option-invoke = Получить 1 воодушевление и запустить событие первопроходцев
option-defy = Бросить кубик судьбы против значения ужаса

chance-attack-0-2 = Атака: бросьте 2 кубика слабой атаки и введите сумму
chance-attack-1-0 = Атака: бросьте 1 кубик сильной атаки
chance-attack-1-1 = Атака: бросьте 1 кубик сильной атаки и 1 кубик слабой атаки и введите сумму
chance-attack-2-0 = Атака: бросьте 2 кубика сильной атаки и введите сумму
chance-attack-2-1 = Атака: бросьте 2 кубика сильной атаки и 1 кубик слабой атаки и введите сумму
chance-attack-3-0 = Атака: бросьте 3 кубика сильной атаки и введите сумму
chance-attack-3-1 = Атака: бросьте 3 кубика сильной атаки и 1 кубик слабой атаки и введите сумму
chance-attack-3-3 = Атака: бросьте 3 кубика сильной атаки и 3 кубика слабой атаки и введите сумму
chance-fate = Эффект карты: бросьте кубик судьбы
chance-fate-lair = Бросок логова: бросьте кубик судьбы
chance-fate-horror = Бросок ужаса: бросьте кубик судьбы
chance-fate-event = Клетка события: бросьте кубик судьбы против значения ужаса
chance-recharge = Бросьте кубик подзарядки
chance-tile = Откройте верхний фрагмент стопки: какой это фрагмент и какой стороной вверх?
chance-item-weapon = Верхняя карта колоды оружия
chance-item-artifact = Верхняя карта колоды артефактов
chance-item-apparel = Верхняя карта колоды одежды
chance-item-consumable = Верхняя карта колоды одноразовых предметов
chance-monster = Верхняя карта колоды чудовищ
chance-explorer-event = Верхняя карта колоды событий первопроходцев
chance-horror-event = Верхняя карта колоды событий ужаса
chance-remove-weapon = Случайная карта оружия выбывает из игры: какая?
chance-remove-artifact = Случайная карта артефакта выбывает из игры: какая?
chance-remove-apparel = Случайная карта одежды выбывает из игры: какая?
chance-remove-consumable = Случайная карта одноразового предмета выбывает из игры: какая?
chance-remove-monster = Случайная карта чудовища выбывает из игры: какая?
chance-remove-explorer-event = Случайное базовое событие первопроходцев выбывает из игры: какое?
chance-remove-horror-event = Случайное базовое событие ужаса выбывает из игры: какое?

outcome-tile = { $tile }, сторона { $side }

story-support = { $who } поддерживает { $other-acc }: { $n } { $n ->
        [one] воодушевление
        [few] воодушевления
       *[other] воодушевления
    }.
story-hurt = { $who } теряет { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }; остаётся { $left }.
story-appears = Появляется { $monster }.
story-destroyed = { $monster } { $monster-gender ->
        [f] уничтожена
        [n] уничтожено
       *[m] уничтожен
    }.
story-banished = { $monster } { $monster-gender ->
        [f] изгнана
        [n] изгнано
       *[m] изгнан
    }.
story-dies = { $who } погибает.
story-fulfilled = { $who } выполняет условие события «{ $event }».
story-progress = На карте главы { $n } из { $of } жетонов продвижения.
story-scenario-won = Сценарий «{ $scenario }» выигран. Кампания продолжается.
story-hit = Атака попадает в { $target-acc }: выпало { $rolled }, результат { $result } против { $wall }.
story-miss = Атака не попадает в { $target-acc }: выпало { $rolled }, результат { $result } против { $wall }.
story-barrel = Бочка взрывается.
story-traps = Ловушки срабатывают.
story-item = { $who } получает предмет «{ $item }».
story-recharge = { $who } подзаряжается: { $face }.
story-chapter = Глава { $number }: { $title }.
story-tale = { $tale }
story-exit = На поле появился жетон выхода.
story-explored = { $who } открывает новый фрагмент поля — «{ $tile }».
story-sealed = { $who } запечатывает клетку логова.
story-lit = Клетка главы освещена.
story-level = Уровень чудовищ растёт до { $level }.
story-items = В колоды добавлены предметы уровня { $level }.
story-fate = На кубике судьбы выпало { $face }; успех — { $needed } или больше.
story-event = { $who } запускает событие первопроходцев «{ $event }».
story-uses = { $who } применяет «{ $card-acc }».
story-uses-on = { $who } применяет «{ $card-acc }», цель — { $target }.
story-acts = { $who } применяет собственную способность.
story-acts-on = { $who } применяет собственную способность, цель — { $target }.
story-attacks = { $who } атакует { $target-acc }.
story-leaves = { $who } покидает игровое поле.
story-breaks = { $who } уничтожает дверь.
story-chapter-cell = { $who } задействует клетку главы.
story-clock = Часы логова бьют: опасность растёт.
story-lair = { $who } делает бросок логова: выпало { $face }, чудовище появляется, если { $needed } или больше.
story-horror = В броске ужаса выпало { $face }; событие происходит, если { $needed } или больше.
story-horror-event = Происходит событие ужаса «{ $event }».

steps-one = { $a }
steps-two = { $a }; { $b }
steps-three = { $a }; { $b }; { $c }
steps-four = { $a }; { $b }; { $c }; { $d }

explorer-ada = Ада Крейн
    .gen = Ады Крейн
    .dat = Аде Крейн
    .acc = Аду Крейн
    .ins = Адой Крейн
explorer-jonas = Йонас Рид
    .gen = Йонаса Рида
    .dat = Йонасу Риду
    .acc = Йонаса Рида
    .ins = Йонасом Ридом
explorer-brann = Бранн Холт
    .gen = Бранна Холта
    .dat = Бранну Холту
    .acc = Бранна Холта
    .ins = Бранном Холтом
explorer-mila = Мила Восс
    .gen = Милы Восс
    .dat = Миле Восс
    .acc = Милу Восс
    .ins = Милой Восс
explorer-iris = Айрис Квилл
explorer-osric = Осрик Торн
    .gen = Осрика Торна
    .dat = Осрику Торну
    .acc = Осрика Торна
    .ins = Осриком Торном
explorer-tess = Тесс Локвуд
explorer-emil = Эмиль Харроу
    .gen = Эмиля Харроу
    .dat = Эмилю Харроу
    .acc = Эмиля Харроу
    .ins = Эмилем Харроу

monster-gear_rat = Шестерёночная крыса
    .acc = Шестерёночную крысу
    .gender = f
monster-soot_wraith = Сажевый призрак
    .acc = Сажевого призрака
    .gender = m
monster-drudge = Подёнщик
    .acc = Подёнщика
    .gender = m
monster-pipe_leech = Трубная пиявка
    .acc = Трубную пиявку
    .gender = f
monster-lamp_moth = Фонарная моль
    .acc = Фонарную моль
    .gender = f
monster-tin_hound = Жестяной пёс
    .acc = Жестяного пса
    .gender = m
monster-coal_imp = Угольный бес
    .acc = Угольного беса
    .gender = m
monster-mire_hand = Рука из тины
    .acc = Руку из тины
    .gender = f
monster-whisperer = Шептун
    .acc = Шептуна
    .gender = m
monster-rust_knight = Ржавый рыцарь
    .acc = Ржавого рыцаря
    .gender = m
monster-boiler_ghoul = Котельный упырь
    .acc = Котельного упыря
    .gender = m
monster-chain_warden = Цепной надзиратель
    .acc = Цепного надзирателя
    .gender = m
monster-steam_shade = Паровая тень
    .acc = Паровую тень
    .gender = f
monster-brass_spider = Латунный паук
    .acc = Латунного паука
    .gender = m
monster-hollow_nun = Пустая монахиня
    .acc = Пустую монахиню
    .gender = f
monster-siege_toad = Осадная жаба
    .acc = Осадную жабу
    .gender = f
monster-marrow_tinker = Костоправ
    .acc = Костоправа
    .gender = m
monster-iron_maw = Железная пасть
    .acc = Железную пасть
    .gender = f
monster-void_piper = Флейтист пустоты
    .acc = Флейтиста пустоты
    .gender = m
monster-hangman = Заводной палач
    .acc = Заводного палача
    .gender = m
monster-mirror_ghost = Зеркальный дух
    .acc = Зеркального духа
    .gender = m
monster-furnace_ogre = Печной огр
    .acc = Печного огра
    .gender = m
monster-plague_organ = Чумной орган
    .acc = Чумной орган
    .gender = m
monster-flayed_engineer = Ободранный инженер
    .acc = Ободранного инженера
    .gender = m
monster-black_foreman = Чёрный бригадир
    .acc = Чёрного бригадира
    .gender = m
monster-thousand_teeth = Тысяча зубов
    .acc = Тысячу зубов
    .gender = f
monster-deep_engine = Сердце глубинной машины
    .acc = Сердце глубинной машины
    .gender = n
monster-pale_conductor = Бледный проводник
    .acc = Бледного проводника
    .gender = m
monster-star_eater = Пожиратель звёзд
    .acc = Пожирателя звёзд
    .gender = m

item-pipe_wrench = Трубный ключ
item-steam_revolver = Паровой револьвер
item-harpoon_gun = Гарпунное ружьё
item-weighted_grip = Утяжелённая рукоять
    .acc = Утяжелённую рукоять
item-brass_knuckles = Латунный кастет
item-fine_sights = Точный прицел
item-chain_axe = Цепной топор
item-needle_rifle = Игольчатая винтовка
    .acc = Игольчатую винтовку
item-pressure_hammer = Пневматический молот
item-bleeding_edge = Кровавая кромка
    .acc = Кровавую кромку
item-silver_coating = Серебряное покрытие
item-flywheel = Маховик
item-dragon_cannon = Драконья пушка
    .acc = Драконью пушку
item-thunder_maul = Громовая кувалда
    .acc = Громовую кувалду
item-storm_pistol = Штормовой пистолет
item-saw_teeth = Зубья пилы
item-hair_trigger = Чуткий спуск
item-white_phosphor = Белый фосфор
item-ember_lens = Линза жара
    .acc = Линзу жара
item-lodestone = Магнитный камень
item-ghost_lamp = Лампа духов
    .acc = Лампу духов
item-quartz_prism = Кварцевая призма
    .acc = Кварцевую призму
item-psalm_book = Книга псалмов
    .acc = Книгу псалмов
item-red_wick = Красный фитиль
item-tesla_rod = Громоотвод
item-mirror_shard = Осколок зеркала
item-puppet_hand = Рука кукловода
    .acc = Руку кукловода
item-salt_circle = Соляной круг
item-deep_bell = Глубинный колокол
item-second_eye = Второй глаз
item-void_compass = Компас пустоты
item-sun_engine = Солнечная машина
    .acc = Солнечную машину
item-name_eater = Пожиратель имён
    .acc = Пожирателя имён
item-blood_seal = Кровавая печать
    .acc = Кровавую печать
item-star_chart = Звёздная карта
    .acc = Звёздную карту
item-black_pearl = Чёрная жемчужина
    .acc = Чёрную жемчужину
item-leather_coat = Кожаный плащ
item-prayer_shawl = Молитвенная шаль
    .acc = Молитвенную шаль
item-spring_boots = Пружинные сапоги
item-padded_lining = Стёганая подкладка
    .acc = Стёганую подкладку
item-lucky_charm = Счастливый оберег
item-shoulder_plates = Наплечники
item-plate_vest = Пластинчатый жилет
item-ether_cloak = Эфирный плащ
item-medic_harness = Портупея врача
    .acc = Портупею врача
item-smoke_pots = Дымовые шашки
item-grapnel_belt = Пояс с крюком
item-warded_hem = Заговорённый подол
item-steam_armor = Паровой доспех
item-saint_mantle = Мантия святого
    .acc = Мантию святого
item-raven_wings = Вороньи крылья
item-iron_heart = Железное сердце
item-rallying_horn = Рог соратников
item-heat_sink = Теплоотвод
item-bandages = Бинты
item-black_coffee = Чёрный кофе
item-dynamite = Динамит
item-holy_chalk = Освящённый мел
item-oil_flask = Фляга масла
    .acc = Флягу масла
item-old_letter = Старое письмо
item-adrenaline = Адреналин
item-flare = Сигнальная ракета
    .acc = Сигнальную ракету
item-nitroglycerin = Нитроглицерин
item-skeleton_key = Отмычка
    .acc = Отмычку
item-tuning_fork = Камертон
item-blank_diary = Чистый дневник
item-phoenix_salt = Соль феникса
item-exile_powder = Порошок изгнания
item-siege_charge = Осадный заряд
item-lighthouse_glass = Стекло маяка
item-stopped_watch = Остановленные часы
item-rift_capsule = Капсула разлома
    .acc = Капсулу разлома

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
    .acc = Морскую походку
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
    .acc = Проверку билетов
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
tale-engine_end = У машины есть сердце, а у сердца — зубы. Отключите её выключатели один за другим.
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
tale-stars_end = Ночь за ночью стойте на страже у освещённого камня, пока Пожиратель звёзд ищет вас. А потом бегите.

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
