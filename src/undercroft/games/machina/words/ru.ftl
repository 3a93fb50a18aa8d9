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
panel-order = Порядок ходов

track-lair = Значение логова
track-lair-note = чудовище появляется, если выпало { $value } или больше
track-horror = Значение ужаса
track-horror-note = событие происходит, если выпало { $value } или больше
track-threat = Опасность
track-threat-note = чудовища уровня { $level }
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
mark-water = вода
mark-tracks = рельсы
mark-object = находка главы
mark-lesson = выучено: { $stat }
mark-control = под управлением
mark-locked = закрытая глава
mark-progress = жетоны продвижения
mark-markers = маркеры в запасе
mark-left = вне поля
mark-dead = гибель

chapter-kind = Глава { $number } из { $of }
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

thing-light = жетон света
thing-object = находку главы
thing-seal = пролом в печати

group-move = Перемещение
group-cell = Соседние клетки
group-place = Клетки
group-use = Активные способности
group-other = Другие действия

warn-pit = Пропасть: кто туда попадёт, тот уничтожен.
warn-water = Вода: шаг на эту клетку стоит 2 выносливости.
warn-tracks = Рельсы: когда проходит поезд, он бьёт каждого, кто здесь стоит.

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
step-open-doors = все закрытые двери фрагмента открываются
step-flood = { $n ->
        [one] вода поднимается
       *[other] вода поднимается на { $n }
    }
step-drain = вода сходит с фрагмента
step-train = проходит поезд: атака ({ $dice }) против всех, кто на рельсах
step-objects = выложите { $n } { $n ->
        [one] находку
        [few] находки
       *[other] находок
    } этой главы
step-seal = запечатайте клетку логова
step-break-seal = ближайшая запечатанная клетка логова снова открывается
step-light = осветите клетку главы
step-douse = все жетоны света гаснут
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
step-learn = { $form ->
        [self] научитесь: { $stat } { $n } до конца сценария (не больше +2)
        [one] { $who } учится: { $stat } { $n } до конца сценария (не больше +2)
        [hit] если попали, цель учится: { $stat } { $n } до конца сценария (не больше +2)
       *[many] { $who } учатся: { $stat } { $n } до конца сценария (не больше +2)
    }
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
deed-object = вы берёте находку этой главы
deed-round = заканчивается раунд
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
option-take-object = Взять находку главы (1) на { $x }, { $y }
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
story-heals = { $who } восстанавливает { $n } { $n ->
        [one] здоровье
        [few] здоровья
       *[other] здоровья
    }; теперь { $left }.
story-threat-rises = Опасность растёт до { $n }.
story-threat-falls = Опасность снижается до { $n }.
story-opens = { $who } открывает дверь.
story-closes = { $who } закрывает дверь.
story-doors-open = { $n ->
    [1] Открывается дверь.
   *[other] Открываются двери в { $n } местах.
}
story-water-rises = Вода поднимается; затоплено клеток: { $n }.
story-water-falls = Вода сходит.
story-train = Проносится поезд!
story-object-taken = { $who } берёт находку главы.
story-seal-broken = Запечатанное логово снова открыто.
story-doused = Все огни гаснут.
story-learned = { $monster } учится: { $stat } +{ $n }.
story-doors-close = { $n ->
    [1] Закрывается дверь.
   *[other] Закрываются двери в { $n } местах.
}
story-gives = { $who } передаёт предмет «{ $item }»; его получает { $other }.
story-exchanges = { $who } обменивает на верстаке «{ $given-acc }» на «{ $taken-acc }».
die-attack = кубики атаки
die-fate = кубик судьбы
die-recharge = кубик подзарядки

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

tale-engine1 = Чёрная вода стоит на тридцатой ступени. Каждый новый зал придаёт нам духу, а всё, что мы потревожим, поднимает воду.
tale-engine2 = Лампа горит под водой и не гаснет. Логова — её родники: запечатайте одно, и зал обсохнет.
tale-engine3 = Склад полон, и сорок лет сюда никто не приходил. Никто из людей. Кто-то считает сундуки, которые мы открываем.
tale-engine4 = На вратах нет ручки. Два их вентиля лежат где-то в залах: найдите оба — и все двери откроются.
tale-engine5 = Насосы поют на четыре голоса, а между куплетами поднимается вода. Станция подзарядки запустит насос.
tale-engine6 = Они вооружались против моря. Берегитесь пола; за каждым рычагом — шкафчик.
tale-engine7 = Выход забит выводком, а теперь пришла и его мать. Каждый погибший учит остальных.
tale-engine8 = Люк ведёт в цистерну. Всё здесь научилось носить железо, но рычаг по-прежнему открывает шлюз.
tale-engine9 = Остался один шлюз, а печать, которой мы доверяли, сорвало. Закрывайте двери перед приливом.
tale-engine_end = У машины есть сердце, а у сердца — зубы. Вода поднимается: отключайте выключатели, и с каждым зал обсохнет.
tale-train1 = Часы идут назад, киоск до сих пор продаёт кофе смелым. Кто-то оставил вам посылку.
tale-train2 = Его нет в расписании. Он всё равно прибывает — в конце каждого раунда. Не стойте на рельсах.
tale-train3 = Здесь потеряли два чемодана. В одном инструменты, в другом что-то ждёт. А затем — через служебный выход.
tale-train4 = Подушки помнят своих пассажиров и лечат их, но не даром. Линия проходит прямо сквозь вагон.
tale-train5 = Он давно потерял глаза, но его фонарь бьёт метко, а стрелки слушаются того, кто их переводит.
tale-train6 = Они едут без билетов и едят тех, у кого они есть. Пришёл их надзиратель. Высадите двоих или столкните под поезд.
tale-train7 = Шампанское, бархат, в каждом ящике — оружие. Пейте за отвагу и не хлопайте ящиками.
tale-train8 = Туннель длиннее горы, и все лампы погасли. Стреляйте в окна, пока есть окна.
tale-train9 = Впереди уже никого. Отдышитесь, дёрните тормоз и берегитесь рельсов.
tale-train_end = Бледный проводник требует билеты, а экспресс здесь не останавливается. Уничтожьте его — или ехать вам вечно.
tale-stars1 = Где стояла обсерватория, вниз уходит шахта. Можно просто упасть. На её дне — небо.
tale-stars2 = Ржавчина нарисовала на стене созвездие. Оно смотрит, как мы истекаем кровью, а кто смотрит, тот учится.
tale-stars3 = Ответ — на двух вырванных страницах, но кто берёт страницу, даёт комнате прочитать себя.
tale-stars4 = В каждом зале, который мы открываем, кто-то повесил фонарь. Мы решаем быть благодарными.
tale-stars5 = Купол наклонился, словно слушающее ухо, и всё в нём меняется местами. Нанесите на карту ещё один зал — и прочь отсюда.
tale-stars6 = Они зовут нас детскими именами. Это помогает и ранит, и с каждым часом они знают нас лучше.
tale-stars7 = Латунь, серебро, кость: приборы, чтобы мерить то, чего мерить не следует. Порой они находят свет.
tale-stars8 = Колесо всё ещё вертится. Заточите, что есть; провод унесёт вас к току.
tale-stars9 = Все часы наконец согласны, и все лампы погасли. Соберитесь с духом: запечатанное логово дарит час.
tale-stars_end = Несите стражу ночь за ночью у освещённого камня, пока Пожиратель звёзд ищет вас и учится. А потом бегите.

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

### The ending.
end-chapter = Глава { $number } из { $of }: { $title }
end-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
end-destroyed = { $count ->
    [one] Уничтожен { $count } монстр
    [few] Уничтожено { $count } монстра
   *[other] Уничтожено { $count } монстров
}
end-level = Уровень монстров { $level }
end-left = на свободе
end-alive = среди живых
end-dead = гибель
deed-destroyed = уничтожено монстров
deed-explored = открыто фрагментов
deed-activated = задействовано клеток главы
deed-sealed = запечатано клеток логова
deed-items = получено предметов
deed-given = отдано вдохновения
honour-destroyed = больше всего монстров
honour-explored = разведка
honour-given = лучшая поддержка
deed-wounds = потеряно здоровья
honour-wounds = больше всего потерь

### Choosing at set-up.
setting-scenario-engine-about = На затопленных уровнях под городом что-то вращается. Спуститесь и остановите его, пока не поднялась вода.
setting-scenario-train-about = Поезд, которого никто не строил, идёт по расписанию, которого никто не писал. Сядьте в него — и выйдите живыми.
setting-scenario-stars-about = На дне колодца небо смотрит в ответ. Самый трудный из трёх сценариев.
setting-scenario-campaign-about = Все три подряд, с первопроходцами и предметами, которые уцелели.
setting-difficulty-gentle-about = В начале у каждого первопроходца на 2 вдохновения больше.
setting-difficulty-normal-about = По правилам.
setting-difficulty-harsh-about = Опасность начинается с позиции 4.

### The codex: headings, and what is said beside the cards.
codex-explorer = Первопроходцы
codex-class = Классы
codex-monster = Чудовища
codex-item = Предметы
codex-event = События первопроходцев
codex-horror = События ужаса
codex-scenario = Сценарии
codex-chapter = Главы
codex-tile = Фрагменты поля
codex-cell = Клетки
codex-token = Жетоны
codex-keyword = Свойства
codex-die = Кубики
codex-equips = Основные предметы, которыми можно экипироваться прямо из сундука: { $types }.
codex-level = Уровень { $level }
codex-endgame = Развязка: { $scenario }
codex-event-of = Событие ужаса: { $event }
codex-from-chapter = { $scenario }, с главы { $number }
codex-core = В каждом сценарии
codex-personal-event = Личное событие: его кладут рядом с первопроходцем, который его открыл.
codex-personal-horror = Личное событие: его кладут рядом с чудовищем.
codex-price = Цена
codex-unlit = неосвещённая
codex-lit = освещённая
codex-faces = Грани
codex-cell-chapter = Задействуйте её, чтобы перейти к следующей главе, если текущая не закрыта. Клетка в любом случае использована.
codex-cell-lair = Здесь появляются чудовища. Запечатайте её за указанную цену: опасность уменьшится на 1, все, кто стоит на ней, будут уничтожены, а одна из клеток главы на вашем фрагменте будет освещена.
codex-cell-chest = Даёт 1 воодушевление и предмет: возьмите две карты, оставьте одну.
codex-cell-event = Получите 1 воодушевление и запустите событие первопроходцев или бросьте кубик против значения ужаса, чтобы уменьшить опасность на 1.
codex-cell-bench = Откройте три карты предметов, при желании обменяйте их на свои, возьмите одну из трёх, а затем перераспределите предметы.
codex-cell-station = Бросьте кубик подзарядки, обменяйтесь на расстоянии с кем угодно у станции или верстака, а затем перераспределите предметы.
codex-cell-lever = 3 кубика сильной атаки против каждого существа на клетках-ловушках вашего фрагмента; ещё раз — если другой первопроходец стоит у другого рычага.
codex-cell-trap = Безопасна, пока ловушки не сработают от рычага или события.
codex-cell-barrel = От результата атаки не меньше 1 она взрывается: 3 кубика сильной атаки против всех рядом.
codex-cell-pit = Кого сюда передвинули, притянули, оттолкнули или перенесли, тот уничтожен. Предсказуемые чудовища сами сюда не заходят.
codex-cell-rubble = Непроходим и всегда перекрывает линию видимости.
codex-cell-door = Дверь можно открыть или закрыть с соседней клетки; закрытую можно ещё и уничтожить за 4 выносливости. На новом фрагменте двери открыты.
codex-token-lit = Лежит на освещённой клетке главы: задействовать её стоит 1 выносливость, без воодушевления.
codex-token-destroyed = Лежит на использованной клетке. Её нельзя задействовать снова, она остаётся препятствием.
codex-token-sealed = Клетка логова под жетонами уничтожения: чудовища здесь больше не появляются, встать на неё нельзя.
codex-token-closed = Сквозь неё не пройти и ничего не увидеть.
codex-token-broken = Эту дверь уже не открыть и не закрыть; она никому не мешает.
codex-token-exit = Первопроходец на нём может покинуть игровое поле за 2 выносливости. Когда выйдут все, глава завершена.
codex-token-entry = Отсюда отправляются первопроходцы. Больше он ничего не делает.
codex-token-border = Первопроходец, который здесь стоит, может выложить новый фрагмент за 2 выносливости.
codex-token-water = Шаг первопроходца на эту клетку стоит 2 выносливости. Вода поднимается из открытых логов, клетка за клеткой; стены и закрытые двери её сдерживают. Чудовищам она не мешает.
codex-token-tracks = Ведут прямо через фрагмент от его символа присоединения полосой в две клетки. Их показывают в главах, где ходят поезда; поезд бьёт каждого, кто на рельсах.
codex-token-object = Первопроходец, стоящий на ней или рядом, берёт её за 1 выносливость; что это даёт, говорит глава. Её фрагмент не покидает поля.
codex-keyword-immobile = Не двигается в свой ход, его нельзя притянуть или оттолкнуть; другие обходят его, как завал.
codex-keyword-incorporeal = Его нельзя выбрать целью, но ловушки, бочки и атаки без выбранной цели на него действуют. Другие могут проходить сквозь него, а оно — сквозь них.
codex-keyword-sighted = Способности этого существа могут выбирать целью бесплотных существ.
codex-die-high-title = Кубик сильной атаки
codex-die-high = Его бросают для атак; все кубики атаки складывают.
codex-die-low-title = Кубик слабой атаки
codex-die-low = Его бросают для атак; все кубики атаки складывают.
codex-die-fate-title = Кубик судьбы
codex-die-fate = Его бросают за логова, за ужас и везде, где карта велит бросить кубик судьбы.
codex-die-recharge-title = Кубик подзарядки
codex-die-recharge = Его бросают на станции подзарядки.

### The guided first game.
guide-aim = Двое первопроходцев спускаются в затопленные сооружения под городом. Вы победите вместе, если после девяти глав выполните условие развязки сценария, а проиграете, когда погибнет последний первопроходец. Сначала выберите своего. Возьмите Аду Крейн: она стреляет издалека, а найденные сундуки прибавляют ей сил.
guide-aim-title = О чём эта игра
guide-aim-right = У Ады 5 здоровья и 6 выносливости. Именно выносливость вы будете считать всё время.
guide-aim-wrong = Тоже хороший выбор. Посмотрите на карту: здоровье, выносливость и способности, которых нет у других.
guide-start = Выберите, где войти. Поле — пока один фрагмент; оно растёт там, где вы исследуете у неисследованной границы. Встаньте на подсвеченную клетку у такой границы, чтобы не пришлось туда идти.
guide-start-title = На пороге
guide-start-right = Хорошо. Исследовать можно сразу.
guide-start-wrong = Можно и так; отсюда до неисследованной границы, возможно, придётся сделать шаг или два.
guide-order = Раунд начинают первопроходцы: они ходят один за другим в том порядке, какой вам нравится. У каждого один ход за раунд. Начните со своего.
guide-order-title = Кто первый
guide-order-right = Когда походят все, подземелье ответит: логово, ужас и чудовища.
guide-explore = Всё, что вы делаете, стоит выносливости. Каждый раунд она восполняется, а неиспользованная пропадает. Исследование стоит 2: рядом с вами выкладывают новый фрагмент поля. Исследуйте.
guide-explore-title = Выносливость
guide-explore-right = Новые места: новые сундуки и события, но и новые логова. Посмотрите, сколько выносливости осталось.
guide-explore-wrong = Делайте что угодно и в любом порядке, пока хватает выносливости. Исследовать можно за 2, стоя у неисследованной границы.
guide-explore-end = Вы завершили ход, и вся оставшаяся выносливость пропала. В следующий раз тратьте её до конца.
guide-walk = Шаг стоит 1, по диагонали тоже. На клетку события, сундук или клетку главы не встают: достаточно стоять рядом. Позади, на первом фрагменте, лежат рядом клетка события и клетка главы. Идите к ним.
guide-walk-title = Шаг — одна выносливость
guide-walk-right = Ходить дорого: шесть шагов — это целый ход. Поэтому обдумывайте путь заранее.
guide-walk-wrong = Как пожелаете. Только следите за выносливостью: на следующий ход она не переходит.
guide-walk-end = Вы завершили ход, и оставшаяся выносливость пропала. В следующий раз используйте её всю.
guide-near = Ещё шаг, и вы встанете рядом с обеими: с клеткой события и клеткой главы. Углы тоже считаются: клетки, которые касаются углами, соседние, если между ними нет стены.
guide-near-title = Достаточно стоять рядом
guide-near-right = Отсюда вы достаёте до обеих без единого шага.
guide-near-wrong = Тогда другим путём. Ищите клетку, которая касается нужной, без стены между ними.
guide-near-end = Вы завершили ход, и оставшаяся выносливость пропала. Ещё шаг — и вы были бы на месте.
guide-event = Рядом клетка события. Задействовать её стоит всего 1 выносливости, и только один раз. Задействуйте её.
guide-event-title = Клетка события
guide-event-right = Больше её не задействовать. А что из этого выйдет, решать вам.
guide-event-wrong = Тогда позже. Она дешёвая, всего 1 выносливости, и задействовать её может любой, кто стоит рядом.
guide-event-end = Ход завершён, оставшаяся выносливость пропала. Клетка события подождёт.
guide-invoke = Здесь есть выбор. Получить 1 воодушевление и открыть событие первопроходцев или бросить кубик против ужаса, чтобы уменьшить опасность. Берите воодушевление: оно открывает главы, его можно потерять вместо здоровья, а каждое потраченное прибавляет 1 к броску атаки.
guide-invoke-title = Воодушевление
guide-invoke-right = Иметь можно не больше шести. Три из них нужны для клетки главы. И следите за водой: в этой главе она поднимается с каждой клеткой события, а шаг в воду стоит 2.
guide-invoke-wrong = Если выпало не меньше значения ужаса, опасность уменьшится на 1; иначе текущее событие ужаса, если оно есть, подействует ещё раз. Воодушевления так не получить.
guide-stay = Вы там, где надо: рядом с клеткой главы. Но оставшейся выносливости на неё в этот ход не хватит. Завершите ход и оставайтесь здесь.
guide-stay-title = Хорошее место, чтобы подождать
guide-stay-right = Остаток пропал, зато в следующем раунде у вас будет полная выносливость, и прямо у клетки главы.
guide-stay-wrong = Вы используете выносливость до конца, и это редко бывает ошибкой. Только не забудьте дорогу назад к клетке главы.
guide-lair = Первопроходцы походили, теперь шевелится логово. Каждый, кто стоит на фрагменте с открытым логовом, бросает кубик, и если выпало не меньше значения логова, появляется чудовище. Затем значение уменьшается на 1. Выберите, кто бросает первым.
guide-lair-title = Логово просыпается
guide-lair-right = Так что с каждым раундом чудовища всё вероятнее. Значение логова — это часы этой игры.
guide-chapter = Рядом клетка главы, и воодушевления на неё хватает. За 3 выносливости и 3 воодушевления начинается следующая глава, а значение логова выставляют заново. Задействуйте её.
guide-chapter-title = История продолжается
guide-chapter-right = Новая глава: прочитайте её карту, ведь у каждой своё правило. До развязки на шаг ближе.
guide-chapter-wrong = Можно и подождать, но часы идут: каждый раунд значение логова уменьшается на 1. Новая глава начинается с клетки главы, по правилу самой главы или когда часы истекут.
guide-seek = Что теперь? Ищите то, что продвигает вас вперёд: сундук, клетку события, следующую клетку главы, неисследованную границу. Потратьте оставшуюся выносливость на шаги или исследование.
guide-seek-title = Куда идти
guide-seek-right = Хорошо. До исследованного фрагмента надо ещё дойти; в следующем раунде выносливость снова будет полной.
guide-seek-wrong = Вы тратите выносливость иначе. Воля ваша, но сильнее вас делают сундуки.
guide-seek-end = Выносливость, оставшаяся в конце хода, пропадает. Даже один шаг к следующему сундуку чего-то стоит.
guide-clock = Посмотрите снова на значение логова: каждый раунд оно уменьшается, а каждая новая глава выставляет его заново. Если фаза логова начинается, когда оно равно 1, опасность резко растёт, а глава кончается без вас или, если она закрыта, начинает отсчёт заново. Так что поспешите: глава, которую вы открыли сами, переводит часы без такой цены.
guide-clock-title = Часы
guide-clock-right = Из-за опасности чудовища становятся сильнее: когда её шкала пройдена, приходят чудовища следующего уровня, вплоть до четвёртого.
guide-chest = Рядом сундук. Он стоит 3 выносливости и даёт 1 воодушевление и предмет. Задействуйте его.
guide-chest-title = Сундук
guide-chest-right = Воодушевление ваше. Теперь предмет.
guide-chest-wrong = Тогда не сейчас. Сундук стоит 3 выносливости: оставьте их, когда вернётесь.
guide-decks = Вы берёте две карты: обе из одной колоды или по одной из двух. Чудовище надо одолеть, прежде чем оно ударит, так что попробуйте оружие.
guide-decks-title = Какая колода
guide-decks-right = Сейчас вы увидите две карты и оставите одну. Основной предмет действует сам, как только он экипирован, а улучшение или расширение надо присоединить к основному. Так что пока основного у вас нет, берите его.
guide-decks-wrong = И это может пригодиться. Основной предмет, который подходит вашему классу, можно экипировать сразу: для стрелков, таких как Ада, это одежда. Одноразовые предметы экипировать не надо, но и действуют они лишь раз.
guide-horror = После логова — ужас: один бросок против значения ужаса. Если выпало не меньше, опасность растёт на 1 и наступает событие ужаса; если меньше, значение уменьшается на 1, и в следующий раз шанс больше. Затем ходят чудовища, каждое к ближайшему первопроходцу. Сначала выберите, кто бросает за логово.
guide-horror-title = Ужас и чудовища
guide-horror-right = Когда в вас попадают, можно потерять воодушевление вместо здоровья. Первопроходцы рядом могут поддержать своим.
guide-bag = Предмет в инвентаре ещё не действует, если только он не одноразовый. За 3 выносливости можно использовать инвентарь: экипировать что угодно и присоединить остальное. Сделайте это, пока чудовище не набросилось.
guide-bag-title = Полхода на порядок
guide-bag-right = Теперь экипируйте предмет: для основных у вас две руки и тело; затем нажмите «Готово». Это половина выносливости, зато изредка. Кто задействует верстак или станцию подзарядки, может сделать это там без дополнительной платы.
guide-bag-wrong = Вы откладываете это. Если чудовище близко, может, и верно; но предмет в сумке никого не ударит.
guide-plan = Новый раунд: выносливость снова полна. Прежде чем кто-то пойдёт, осмотритесь вместе: кто близко к чудовищу, у кого хватает воодушевления на главу? Затем выберите, кто идёт первым.
guide-plan-title = Сначала подумайте
guide-plan-right = Кто идёт первым, может расчистить дорогу тому, кто идёт за ним.
guide-strike = Если достаёте до чудовища, бейте. Кубики складываются; если сумма не меньше его защиты, оно теряет 1 здоровья. Магическую атаку сравнивают с волей. За каждое чудовище, уничтоженное в ваш ход, вы получаете 1 воодушевление.
guide-strike-title = Удар
guide-strike-right = Бить можно столько раз, на сколько хватит выносливости. Если не хватает чуть-чуть, каждое воодушевление прибавит 1.
guide-strike-wrong = Иногда так мудрее: чудовище, которое до вас не достаёт, вреда не причинит. Но оно пойдёт следом.
guide-alone = Считайте выносливость, следите за часами, берегите воодушевление для глав. Если логово донимает, его клетку можно запечатать за 3 выносливости и 4 воодушевления. Погибший первопроходец не вернётся, так что держитесь так, чтобы помогать друг другу.
guide-alone-title = Вниз, во тьму
guide-alone-right = Вы знаете всё, что нужно. Удачи там, внизу!

### Почему что-то нельзя выбрать сейчас.
why-not-deck = Предметы берут из сундуков, верстаков и событий: колоду выбирают только тогда, когда об этом спрашивают.
why-not-own-cell = Вы стоите здесь.
why-not-trade-at-card = { $who }: чтобы обменяться или воспользоваться инвентарём, выберите карту этого первопроходца.
why-not-trade-beside = { $who }: не рядом, или обменивать нечего, а на инвентарь не хватает выносливости.
why-not-ability-first = { $who }: чтобы атаковать, сначала выберите способность — оружие, предмет или собственную карту.
why-not-creature-there = { $who } стоит там: на клетку с существом не заходят.
why-not-destroyed = Эта клетка использована или уничтожена: на неё не зайти, и делать там нечего.
why-not-blocked = Эта клетка непроходима.
why-not-not-beside = { $what }: надо стоять рядом.
why-not-cell-event = Клетка события
why-not-cell-station = Станция подзарядки
why-not-cell-lever = Рычаг ловушки
why-not-cell-chest = Сундук
why-not-cell-bench = Верстак
why-not-cell-chapter = Клетка главы
why-not-cell-lair = Клетка логова
why-not-cell-door = Закрытая дверь
why-not-stamina = Это стоит { $needed } выносливости, а есть { $stamina }.
why-not-inspiration = Это стоит { $needed } воодушевления, а есть не больше { $means }.
why-not-no-way = Туда нет свободного пути.
why-not-too-far = Слишком далеко: путь стоит { $needed } выносливости, а есть { $stamina }.
why-not-pit = Это пропасть: кто туда зайдёт, погибнет, поэтому сам собой путь туда не ведёт. Подойдите и ступите, если действительно этого хотите.
why-not-not-close = Ближняя цель должна быть рядом.
why-not-range = Слишком далеко: расстояние { $distance }, а дальность { $range }.
why-not-sight = Нет линии видимости.
why-not-incorporeal = { $who }: бесплотное, целью быть не может.
why-not-choose-monster = Цель этой способности — чудовище.
why-not-choose-explorer = Цель этой способности — первопроходец.
why-not-choose-foe = Цель этой способности — чудовище или бочка.
why-not-choose-creature = Цель этой способности — существо.
why-not-choose-door = Цель этой способности — дверь, которую можно открыть или закрыть.
why-not-choose-lair = Цель этой способности — открытая клетка логова.
why-not-choose-used = Цель этой способности — использованная клетка действия.
why-not-monster = Чудовища действуют в своей фазе: здесь ничего не выбирают.
why-not-theirs = Это принадлежит другому ({ $who }): вы пользуетесь своими картами.
why-not-not-equipped = { $card }: лежит в инвентаре, а действуют только экипированные предметы.
why-not-works-itself = { $card }: сейчас использовать нечего; что действует само, того не выбирают.
why-not-ability-stamina = { $card }: способность стоит { $needed } выносливости, а есть { $stamina }.
why-not-markers = { $card }: больше маркеров сейчас не положить. Осталось маркеров первопроходца: { $markers }.
why-not-ability-inspiration = { $card }: стоит { $needed } воодушевления, а есть не больше { $means }.
why-not-ability-health = { $card }: стоит { $needed } здоровья, столько отдать нельзя.
why-not-no-marker = { $card }: на карте нет вашего маркера, чтобы его вернуть.
why-not-no-target = { $card }: в пределах дальности и видимости нет цели.
why-not-whose-turn = Сначала выберите, кто из первопроходцев ходит дальше.

### The workbench for designers: figures and sets.
figure-blank = Главы без способностей
figure-abilities = Главы с { $count ->
    [one] { $count } способностью
   *[other] { $count } способностями
}
figure-attacks = Атаки первопроходцев, которые различаются не только дальностью
figure-dice = Разные наборы кубиков среди атак первопроходцев
figure-explorers = Первопроходцы: { $count }
