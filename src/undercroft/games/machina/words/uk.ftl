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
panel-order = Порядок ходів

track-lair = Значення лігва
track-lair-note = чудовисько з’являється, якщо випало { $value } чи більше
track-horror = Значення жаху
track-horror-note = подія стається, якщо випало { $value } чи більше
track-threat = Небезпека
track-threat-note = чудовиська рівня { $level }
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
mark-water = вода
mark-tracks = колії
mark-object = знахідка розділу
mark-lesson = вивчене: { $stat }
mark-control = під керуванням
mark-locked = закритий розділ
mark-progress = жетони просування
mark-markers = маркери в запасі
mark-left = поза полем
mark-dead = загибель

chapter-kind = Розділ { $number } з { $of }
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

thing-light = жетон світла
thing-object = знахідку розділу
thing-seal = пролом у печаті

group-move = Переміщення
group-cell = Сусідні клітинки
group-place = Клітинки
group-use = Активні здібності
group-other = Інші дії

warn-pit = Прірва: хто туди потрапить, того знищено.
warn-water = Вода: крок на цю клітинку коштує 2 витривалості.
warn-tracks = Колії: коли проїжджає поїзд, він б’є кожного, хто тут стоїть.

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
step-open-doors = усі зачинені двері фрагмента відчиняються
step-flood = { $n ->
        [one] вода піднімається
       *[other] вода піднімається на { $n }
    }
step-drain = вода сходить із фрагмента
step-train = проїжджає поїзд: атака ({ $dice }) проти всіх, хто на коліях
step-objects = викладіть { $n } { $n ->
        [one] знахідку
        [few] знахідки
       *[other] знахідок
    } цього розділу
step-seal = запечатайте клітинку лігва
step-break-seal = найближча запечатана клітинка лігва знову відкривається
step-light = освітліть клітинку розділу
step-douse = усі жетони світла гаснуть
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
step-learn = { $form ->
        [self] навчіться: { $stat } { $n } до кінця сценарію (щонайбільше +2)
        [one] { $who } вчиться: { $stat } { $n } до кінця сценарію (щонайбільше +2)
        [hit] якщо влучили, ціль вчиться: { $stat } { $n } до кінця сценарію (щонайбільше +2)
       *[many] { $who } вчаться: { $stat } { $n } до кінця сценарію (щонайбільше +2)
    }
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
deed-object = ви берете знахідку цього розділу
deed-round = закінчується раунд
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
option-take-object = Узяти знахідку розділу (1) на { $x }, { $y }
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
story-heals = { $who } відновлює { $n } здоров’я; тепер { $left }.
story-threat-rises = Небезпека зростає до { $n }.
story-threat-falls = Небезпека знижується до { $n }.
story-opens = { $who } відчиняє двері.
story-closes = { $who } зачиняє двері.
story-doors-open = { $n ->
    [1] Відчиняються двері.
   *[other] Відчиняються двері у { $n } місцях.
}
story-water-rises = Вода піднімається; затоплено клітинок: { $n }.
story-water-falls = Вода сходить.
story-train = Проноситься поїзд!
story-object-taken = { $who } бере знахідку розділу.
story-seal-broken = Запечатане лігво знову відкрите.
story-doused = Усі вогні гаснуть.
story-learned = { $monster } вчиться: { $stat } +{ $n }.
story-doors-close = { $n ->
    [1] Зачиняються двері.
   *[other] Зачиняються двері у { $n } місцях.
}
story-gives = { $who } передає предмет «{ $item }»; його отримує { $other }.
story-exchanges = { $who } обмінює на верстаку «{ $given-acc }» на «{ $taken-acc }».
die-attack = кубики атаки
die-fate = кубик долі
die-recharge = кубик підзарядки

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

tale-engine1 = Чорна вода стоїть на тридцятій сходинці. Кожна нова зала додає нам духу, а все, що ми зрушимо, піднімає воду.
tale-engine2 = Лампа горить під водою й не гасне. Лігва — її джерела: запечатайте одне, і зала обсохне.
tale-engine3 = Комора повна, і сорок років сюди ніхто не приходив. Ніхто з людей. Хтось лічить скрині, які ми відчиняємо.
tale-engine4 = Брама не має ручки. Два її вентилі лежать десь у залах: знайдіть обидва — і всі двері відчиняться.
tale-engine5 = Насоси співають на чотири голоси, а між куплетами піднімається вода. Станція підзарядки запустить насос.
tale-engine6 = Вони озброювалися проти моря. Стережіться підлоги; за кожним важелем — шафка.
tale-engine7 = Вихід забито виводком, а тепер прийшла і його мати. Кожен, хто гине, вчить інших.
tale-engine8 = Люк веде до цистерни. Усе тут навчилося носити залізо, та важіль досі відчиняє шлюз.
tale-engine9 = Лишився один шлюз, а печать, якій ми довіряли, зірвало. Зачиняйте двері перед припливом.
tale-engine_end = Машина має серце, а серце — зуби. Вода піднімається: вимикайте вимикачі, і з кожним зала обсихатиме.
tale-train1 = Годинник іде назад, кіоск досі продає каву сміливим. Хтось лишив вам пакунок.
tale-train2 = Його немає в розкладі. Він однаково прибуває — наприкінці кожного раунду. Не стійте на коліях.
tale-train3 = Тут загубили дві валізи. В одній інструменти, в другій щось чекає. А тоді — службовим виходом.
tale-train4 = Подушки пам’ятають своїх пасажирів і лікують їх, та не задарма. Колія йде просто крізь вагон.
tale-train5 = Він давно втратив очі, та його ліхтар цілить добре, а стрілки слухаються того, хто їх переводить.
tale-train6 = Вони їдуть без квитків і їдять тих, хто їх має. Прийшов їхній наглядач. Висадіть двох або штовхніть під поїзд.
tale-train7 = Шампанське, оксамит, у кожній шухляді — зброя. Пийте за відвагу й не грюкайте шухлядами.
tale-train8 = Тунель довший за гору, і всі лампи згасли. Стріляйте крізь вікна, доки є вікна.
tale-train9 = Попереду вже нікого. Віддихайтеся, смикніть гальмо й стережіться колій.
tale-train_end = Блідий провідник вимагає квитки, а експрес тут не зупиняється. Знищте його — або їдьте вічно.
tale-stars1 = Де стояла обсерваторія, вниз іде шахта. Можна просто впасти. На її дні — небо.
tale-stars2 = Іржа намалювала на стіні сузір’я. Воно дивиться, як ми стікаємо кров’ю, а хто дивиться, той учиться.
tale-stars3 = Відповідь — на двох вирваних сторінках, та хто бере сторінку, дає кімнаті прочитати себе.
tale-stars4 = У кожній залі, яку ми відкриваємо, хтось повісив ліхтар. Ми вирішуємо бути вдячними.
tale-stars5 = Купол нахилився, мов вухо, що слухає, і все в ньому міняється місцями. Позначте ще одну залу — і геть звідси.
tale-stars6 = Вони кличуть нас дитячими іменами. Це допомагає й болить, і щогодини вони знають нас ліпше.
tale-stars7 = Латунь, срібло, кістка: прилади, щоб міряти те, чого міряти не слід. Часом вони знаходять світло.
tale-stars8 = Колесо досі крутиться. Нагостріть, що маєте; дріт винесе вас до струму.
tale-stars9 = Усі годинники нарешті згодні, і всі лампи згасли. Наберіться духу: запечатане лігво дарує годину.
tale-stars_end = Вартуйте ніч у ніч біля освітленого каменя, доки Пожирач зірок шукає вас і вчиться. А тоді тікайте.

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

### The ending.
end-chapter = Розділ { $number } з { $of }: { $title }
end-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}
end-destroyed = { $count ->
    [one] Знищено { $count } монстра
   *[other] Знищено { $count } монстрів
}
end-level = Рівень монстрів { $level }
end-left = на волі
end-alive = серед живих
end-dead = загибель
deed-destroyed = знищено монстрів
deed-explored = відкрито фрагментів
deed-activated = задіяно клітинок розділу
deed-sealed = запечатано клітинок лігва
deed-items = здобуто предметів
deed-given = віддано натхнення
honour-destroyed = найбільше монстрів
honour-explored = розвідка
honour-given = найкраща підтримка
deed-wounds = втрачено здоров’я
honour-wounds = найбільше втрат

### Choosing at set-up.
setting-scenario-engine-about = На затоплених рівнях під містом щось обертається. Спустіться й зупиніть його, доки не піднялася вода.
setting-scenario-train-about = Потяг, якого ніхто не будував, іде за розкладом, якого ніхто не писав. Сядьте в нього — і вийдіть живими.
setting-scenario-stars-about = На дні колодязя небо дивиться у відповідь. Найважчий із трьох сценаріїв.
setting-scenario-campaign-about = Усі три поспіль, із першопроходцями та предметами, що вціліли.
setting-difficulty-gentle-about = На початку кожен першопроходець має на 2 натхнення більше.
setting-difficulty-normal-about = За правилами.
setting-difficulty-harsh-about = Небезпека починається з позиції 4.

### The codex: headings, and what is said beside the cards.
codex-explorer = Першопроходці
codex-class = Класи
codex-monster = Чудовиська
codex-item = Предмети
codex-event = Події першопроходців
codex-horror = Події жаху
codex-scenario = Сценарії
codex-chapter = Розділи
codex-tile = Фрагменти поля
codex-cell = Клітинки
codex-token = Жетони
codex-keyword = Властивості
codex-die = Кубики
codex-equips = Основні предмети, якими можна спорядитися просто зі скрині: { $types }.
codex-level = Рівень { $level }
codex-endgame = Розв’язка: { $scenario }
codex-event-of = Подія жаху: { $event }
codex-from-chapter = { $scenario }, від розділу { $number }
codex-core = У кожному сценарії
codex-personal-event = Особиста подія: її кладуть біля першопроходця, який її відкрив.
codex-personal-horror = Особиста подія: її кладуть біля чудовиська.
codex-price = Ціна
codex-unlit = неосвітлена
codex-lit = освітлена
codex-faces = Грані
codex-cell-chapter = Задійте її, щоб перейти до наступного розділу, якщо поточний не закритий. Клітинку в будь-якому разі використано.
codex-cell-lair = Тут з’являються чудовиська. Запечатайте її за вказану ціну: небезпека зменшиться на 1, усіх, хто стоїть на ній, буде знищено, а одну з клітинок розділу на вашому фрагменті буде освітлено.
codex-cell-chest = Дає 1 натхнення і предмет: візьміть дві карти, залиште одну.
codex-cell-event = Отримайте 1 натхнення й запустіть подію першопроходців або киньте кубик проти значення жаху, щоб зменшити небезпеку на 1.
codex-cell-bench = Відкрийте три карти предметів, за бажанням обміняйте їх на свої, візьміть одну з трьох, а потім перерозподіліть предмети.
codex-cell-station = Киньте кубик підзарядки, обміняйтеся на відстані з будь-ким біля станції чи верстака, а потім перерозподіліть предмети.
codex-cell-lever = 3 кубики сильної атаки проти кожної істоти на клітинках-пастках вашого фрагмента; ще раз — якщо інший першопроходець стоїть біля іншого важеля.
codex-cell-trap = Безпечна, доки пастки не спрацюють від важеля чи події.
codex-cell-barrel = Від результату атаки щонайменше 1 вона вибухає: 3 кубики сильної атаки проти всіх поряд.
codex-cell-pit = Кого сюди пересунуто, притягнуто, відштовхнуто чи перенесено, того знищено. Передбачувані чудовиська самі сюди не заходять.
codex-cell-rubble = Непрохідний і завжди перекриває лінію видимості.
codex-cell-door = Двері можна відчинити чи зачинити із сусідньої клітинки; зачинені можна ще й знищити за 4 витривалості. На новому фрагменті двері відчинені.
codex-token-lit = Лежить на освітленій клітинці розділу: задіяти її коштує 1 витривалість, без натхнення.
codex-token-destroyed = Лежить на використаній клітинці. Її не можна задіяти знову, вона лишається перешкодою.
codex-token-sealed = Клітинка лігва під жетонами знищення: чудовиська тут більше не з’являються, стати на неї не можна.
codex-token-closed = Крізь них не пройти й нічого не побачити.
codex-token-broken = Ці двері вже не відчинити й не зачинити; вони нікому не заважають.
codex-token-exit = Першопроходець на ньому може покинути ігрове поле за 2 витривалості. Коли вийдуть усі, розділ завершено.
codex-token-entry = Звідси вирушають першопроходці. Більше нічого він не робить.
codex-token-border = Першопроходець, який тут стоїть, може викласти новий фрагмент за 2 витривалості.
codex-token-water = Крок першопроходця на цю клітинку коштує 2 витривалості. Вода піднімається з відкритих лігв, клітинка за клітинкою; стіни й зачинені двері її стримують. Чудовиськам вона не заважає.
codex-token-tracks = Ведуть прямо через фрагмент від його символу приєднання смугою у дві клітинки. Їх показано в розділах, де ходять поїзди; поїзд б’є кожного, хто на коліях.
codex-token-object = Першопроходець, що стоїть на ній або поруч, бере її за 1 витривалість; що це дає, каже розділ. Її фрагмент не покидає поля.
codex-keyword-immobile = Не рухається у свій хід, її не можна притягнути чи відштовхнути; інші обходять її, як завал.
codex-keyword-incorporeal = Її не можна обрати ціллю, але пастки, бочки й атаки без обраної цілі на неї діють. Інші можуть проходити крізь неї, а вона — крізь них.
codex-keyword-sighted = Здібності цієї істоти можуть обирати ціллю безплотних істот.
codex-die-high-title = Кубик сильної атаки
codex-die-high = Його кидають для атак; усі кубики атаки додають.
codex-die-low-title = Кубик слабкої атаки
codex-die-low = Його кидають для атак; усі кубики атаки додають.
codex-die-fate-title = Кубик долі
codex-die-fate = Його кидають за лігва, за жах і всюди, де карта велить кинути кубик долі.
codex-die-recharge-title = Кубик підзарядки
codex-die-recharge = Його кидають на станції підзарядки.

### The guided first game.
guide-aim = Двоє першопроходців спускаються в затоплені споруди під містом. Ви переможете разом, якщо після дев’яти розділів виконаєте умову розв’язки сценарію, а програєте, коли загине останній першопроходець. Спершу оберіть свого. Візьміть Аду Крейн: вона стріляє здалеку, а знайдені скрині додають їй сил.
guide-aim-title = Про що ця гра
guide-aim-right = В Ади 5 здоров’я й 6 витривалості. Саме витривалість ви лічитимете весь час.
guide-aim-wrong = Теж добрий вибір. Погляньте на карту: здоров’я, витривалість і здібності, яких немає в інших.
guide-start = Оберіть, де ввійти. Поле — поки що один фрагмент; воно росте там, де ви досліджуєте на недослідженій межі. Станьте на підсвічену клітинку біля такої межі, щоб не треба було туди йти.
guide-start-title = На порозі
guide-start-right = Добре. Можна досліджувати одразу.
guide-start-wrong = І так можна; звідси до недослідженої межі, можливо, доведеться ступити крок чи два.
guide-order = Раунд починають першопроходці: вони ходять один за одним у тому порядку, який вам до вподоби. У кожного один хід за раунд. Почніть зі свого.
guide-order-title = Хто перший
guide-order-right = Коли походять усі, підземелля відповість: лігво, жах і чудовиська.
guide-explore = Усе, що ви робите, коштує витривалості. Щораунду вона поповнюється, а невикористана пропадає. Дослідження коштує 2: поруч із вами викладають новий фрагмент поля. Досліджуйте.
guide-explore-title = Витривалість
guide-explore-right = Нові місця: нові скрині й події, але й нові лігва. Погляньте, скільки витривалості лишилося.
guide-explore-wrong = Робіть що завгодно й у будь-якому порядку, поки вистачає витривалості. Дослідити можна за 2, стоячи біля недослідженої межі.
guide-explore-end = Ви завершили хід, і вся решта витривалості пропала. Наступного разу витрачайте її до останку.
guide-walk = Крок коштує 1, навскоси теж. На клітинку події, скриню чи клітинку розділу не стають: досить стояти поруч. Позаду, на першому фрагменті, лежать поруч клітинка події та клітинка розділу. Ідіть до них.
guide-walk-title = Крок — одна витривалість
guide-walk-right = Ходити дорого: шість кроків — це цілий хід. Тому обдумуйте шлях наперед.
guide-walk-wrong = Як бажаєте. Тільки стежте за витривалістю: на наступний хід вона не переходить.
guide-walk-end = Ви завершили хід, і решта витривалості пропала. Наступного разу використайте її всю.
guide-near = Ще крок, і ви стоятимете поруч з обома: з клітинкою події та клітинкою розділу. Кути теж лічаться: клітинки, що дотикаються кутами, сусідні, якщо між ними немає стіни.
guide-near-title = Досить стояти поруч
guide-near-right = Звідси дістаєте до обох без жодного кроку.
guide-near-wrong = Тоді іншим шляхом. Шукайте клітинку, що дотикається до потрібної, без стіни між ними.
guide-near-end = Ви завершили хід, і решта витривалості пропала. Ще крок — і ви були б на місці.
guide-event = Поруч клітинка події. Задіяти її коштує лише 1 витривалості, і тільки один раз. Задійте її.
guide-event-title = Клітинка події
guide-event-right = Більше її не задіяти. А що з цього вийде, вирішувати вам.
guide-event-wrong = Тоді пізніше. Вона дешева, лише 1 витривалості, і задіяти її може кожен, хто стоїть поруч.
guide-event-end = Хід завершено, решта витривалості пропала. Клітинка події почекає.
guide-invoke = Тут є вибір. Отримати 1 натхнення й відкрити подію першопроходців або кинути кубик проти жаху, щоб зменшити небезпеку. Беріть натхнення: воно відкриває розділи, його можна втратити замість здоров’я, а кожне витрачене додає 1 до кидка атаки.
guide-invoke-title = Натхнення
guide-invoke-right = Мати можна щонайбільше шість. Три з них потрібні для клітинки розділу. І зважайте на воду: у цьому розділі вона піднімається з кожною клітинкою події, а крок у воду коштує 2.
guide-invoke-wrong = Якщо випало не менше за значення жаху, небезпека зменшиться на 1; інакше поточна подія жаху, якщо вона є, подіє ще раз. Натхнення так не отримати.
guide-stay = Ви там, де треба: поруч із клітинкою розділу. Але решти витривалості на неї цього ходу не вистачить. Завершіть хід і лишайтеся тут.
guide-stay-title = Добре місце, щоб зачекати
guide-stay-right = Решта пропала, зате наступного раунду у вас буде повна витривалість, і просто біля клітинки розділу.
guide-stay-wrong = Ви використовуєте витривалість до кінця, і це рідко буває помилкою. Лише не забудьте дороги назад до клітинки розділу.
guide-lair = Першопроходці походили, тепер ворушиться лігво. Кожен, хто стоїть на фрагменті з відкритим лігвом, кидає кубик, і якщо випало не менше за значення лігва, з’являється чудовисько. Потім значення зменшується на 1. Оберіть, хто кидає першим.
guide-lair-title = Лігво прокидається
guide-lair-right = Тож щораунду чудовиська дедалі ймовірніші. Значення лігва — це годинник цієї гри.
guide-chapter = Поруч клітинка розділу, і натхнення на неї вистачає. За 3 витривалості й 3 натхнення починається наступний розділ, а значення лігва виставляють заново. Задійте її.
guide-chapter-title = Історія триває
guide-chapter-right = Новий розділ: прочитайте його карту, бо в кожного своє правило. До розв’язки на крок ближче.
guide-chapter-wrong = Може й зачекати, та годинник іде: щораунду значення лігва зменшується на 1. Новий розділ починається з клітинки розділу, за правилом самого розділу або коли годинник спливе.
guide-seek = Що тепер? Шукайте те, що рухає вас уперед: скриню, клітинку події, наступну клітинку розділу, недосліджену межу. Витратьте решту витривалості на кроки чи дослідження.
guide-seek-title = Куди йти
guide-seek-right = Добре. У досліджений фрагмент треба ще й дійти; наступного раунду витривалість знову буде повна.
guide-seek-wrong = Ви витрачаєте витривалість інакше. Воля ваша, але сильнішими вас роблять скрині.
guide-seek-end = Витривалість, що лишилася наприкінці ходу, пропадає. Навіть один крок до наступної скрині чогось вартий.
guide-clock = Погляньте знову на значення лігва: щораунду воно зменшується, а кожен новий розділ виставляє його заново. Якщо фаза лігва починається, коли воно дорівнює 1, небезпека різко зростає, а розділ закінчується без вас або, якщо він закритий, починає відлік заново. Тож не баріться: розділ, який ви відкрили самі, переводить годинник без такої ціни.
guide-clock-title = Годинник
guide-clock-right = Через небезпеку чудовиська стають сильнішими: коли її шкалу пройдено, приходять чудовиська наступного рівня, аж до четвертого.
guide-chest = Поруч скриня. Вона коштує 3 витривалості й дає 1 натхнення та предмет. Задійте її.
guide-chest-title = Скриня
guide-chest-right = Натхнення ваше. Тепер предмет.
guide-chest-wrong = Тоді не зараз. Скриня коштує 3 витривалості: лишіть їх, коли повернетеся.
guide-decks = Ви берете дві карти: обидві з однієї колоди або по одній із двох. Чудовисько треба здолати, перш ніж воно вдарить, тож спробуйте зброю.
guide-decks-title = Яка колода
guide-decks-right = Зараз ви побачите дві карти й лишите одну. Основний предмет діє сам, щойно його споряджено, а покращення чи розширення треба приєднати до основного. Тож поки основного у вас немає, беріть його.
guide-decks-wrong = І це може знадобитися. Основний предмет, що пасує вашому класу, можна спорядити одразу: для стрільців, як-от Ада, це одяг. Одноразових предметів споряджати не треба, але й діють вони лише раз.
guide-horror = Після лігва — жах: один кидок проти значення жаху. Якщо випало не менше, небезпека зростає на 1 і стається подія жаху; якщо менше, значення зменшується на 1, і наступного разу шанс більший. Далі ходять чудовиська, кожне до найближчого першопроходця. Спершу оберіть, хто кидає за лігво.
guide-horror-title = Жах і чудовиська
guide-horror-right = Коли у вас влучають, можна втратити натхнення замість здоров’я. Першопроходці поруч можуть підтримати своїм.
guide-bag = Предмет в інвентарі ще не діє, хіба що він одноразовий. За 3 витривалості можна використати інвентар: спорядити що завгодно й приєднати решту. Зробіть це, поки чудовисько не наскочило.
guide-bag-title = Пів ходу на лад
guide-bag-right = Тепер спорядіть предмет: для основних у вас дві руки й тіло; потім натисніть «Готово». Це половина витривалості, зате зрідка. Хто задіює верстак чи станцію підзарядки, може зробити це там без додаткової плати.
guide-bag-wrong = Ви відкладаєте це. Якщо чудовисько близько, може, й слушно; але предмет у торбі нікого не вдарить.
guide-plan = Новий раунд: витривалість знову повна. Перш ніж хтось піде, роззирніться разом: хто близько до чудовиська, у кого вистачає натхнення на розділ? Тоді оберіть, хто йде першим.
guide-plan-title = Спершу подумайте
guide-plan-right = Хто йде першим, може розчистити дорогу тому, хто йде за ним.
guide-strike = Якщо дістаєте до чудовиська, бийте. Кубики додаються; якщо сума не менша за його захист, воно втрачає 1 здоров’я. Магічну атаку порівнюють із волею. За кожне чудовисько, знищене у ваш хід, ви отримуєте 1 натхнення.
guide-strike-title = Удар
guide-strike-right = Бити можна стільки разів, на скільки вистачить витривалості. Якщо бракує дрібки, кожне натхнення додасть 1.
guide-strike-wrong = Іноді так мудріше: чудовисько, яке до вас не дістає, не завдасть шкоди. Але воно піде слідом.
guide-alone = Лічіть витривалість, стежте за годинником, бережіть натхнення для розділів. Якщо лігво дошкуляє, його клітинку можна запечатати за 3 витривалості й 4 натхнення. Загиблий першопроходець не повернеться, тож тримайтеся так, щоб помагати одне одному.
guide-alone-title = Униз, у пітьму
guide-alone-right = Ви знаєте все, що треба. Щасти вам там, унизу!

### Чому щось не можна вибрати зараз.
why-not-deck = Предмети беруть зі скринь, верстаків і подій: колоду вибирають лише тоді, коли про це питають.
why-not-own-cell = Ви стоїте тут.
why-not-trade-at-card = { $who }: щоб обмінятися або скористатися інвентарем, виберіть карту цього першопроходця.
why-not-trade-beside = { $who }: не поруч, або обмінювати нічого, а на інвентар бракує витривалості.
why-not-ability-first = { $who }: щоб атакувати, спершу виберіть здібність — зброю, предмет або власну карту.
why-not-creature-there = { $who } стоїть там: на клітинку з істотою не заходять.
why-not-destroyed = Цю клітинку використано або знищено: на неї не зайти, і робити там нічого.
why-not-blocked = Ця клітинка непрохідна.
why-not-not-beside = { $what }: треба стояти поруч.
why-not-cell-event = Клітинка події
why-not-cell-station = Станція підзарядки
why-not-cell-lever = Важіль пастки
why-not-cell-chest = Скриня
why-not-cell-bench = Верстак
why-not-cell-chapter = Клітинка розділу
why-not-cell-lair = Клітинка лігва
why-not-cell-door = Зачинені двері
why-not-stamina = Це коштує { $needed } витривалості, а є { $stamina }.
why-not-inspiration = Це коштує { $needed } натхнення, а є щонайбільше { $means }.
why-not-no-way = Туди немає вільного шляху.
why-not-too-far = Задалеко: шлях коштує { $needed } витривалості, а є { $stamina }.
why-not-pit = Це прірва: хто туди зайде, загине, тож сам собою шлях туди не веде. Підійдіть і ступіть, якщо справді цього хочете.
why-not-not-close = Ближня ціль має бути поруч.
why-not-range = Задалеко: відстань { $distance }, а дальність { $range }.
why-not-sight = Немає лінії видимості.
why-not-incorporeal = { $who }: безплотне, ціллю бути не може.
why-not-choose-monster = Ціль цієї здібності — чудовисько.
why-not-choose-explorer = Ціль цієї здібності — першопроходець.
why-not-choose-foe = Ціль цієї здібності — чудовисько або бочка.
why-not-choose-creature = Ціль цієї здібності — істота.
why-not-choose-door = Ціль цієї здібності — двері, які можна відчинити або зачинити.
why-not-choose-lair = Ціль цієї здібності — відкрита клітинка лігва.
why-not-choose-used = Ціль цієї здібності — використана клітинка дії.
why-not-monster = Чудовиська діють у власній фазі: тут нічого не вибирають.
why-not-theirs = Це належить іншому ({ $who }): ви користуєтеся своїми картами.
why-not-not-equipped = { $card }: лежить в інвентарі, а діють лише споряджені предмети.
why-not-works-itself = { $card }: зараз використати нічого; що діє саме, того не вибирають.
why-not-ability-stamina = { $card }: здібність коштує { $needed } витривалості, а є { $stamina }.
why-not-markers = { $card }: більше маркерів зараз не покласти. Лишилося маркерів першопроходця: { $markers }.
why-not-ability-inspiration = { $card }: коштує { $needed } натхнення, а є щонайбільше { $means }.
why-not-ability-health = { $card }: коштує { $needed } здоров’я, стільки віддати не можна.
why-not-no-marker = { $card }: на карті немає вашого маркера, щоб його повернути.
why-not-no-target = { $card }: у межах дальності та видимості немає цілі.
why-not-whose-turn = Спершу виберіть, хто з першопроходців ходить далі.

### The workbench for designers: figures and sets.
figure-blank = Розділи без здібностей
figure-abilities = Розділи з { $count ->
    [one] { $count } здібністю
   *[other] { $count } здібностями
}
figure-attacks = Атаки першопроходців, що різняться не лише дальністю
figure-dice = Різні набори кубиків серед атак першопроходців
figure-explorers = Першопроходці: { $count }
