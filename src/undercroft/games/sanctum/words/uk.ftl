### Санктум: усі слова гри. Спершу назви, потім речення.

item-R1-01 = Мисливський ніж
item-R1-02 = Метальна сокира
item-R1-03 = Кістяна голка
item-R1-04 = Залізний молот
item-R1-05 = Капелюх із пером
item-R1-06 = Каптур провидця
item-R1-07 = Шкіряна куртка
item-R1-08 = Клепаний жилет
item-R1-09 = Похідні чоботи
item-R1-10 = Повстяні черевики
item-G1-01 = Праща пастуха
item-G1-02 = Короткий лук
item-G1-03 = Парні кинджали
item-G1-04 = Шипаста палиця
item-G1-05 = Рогатий шолом
item-G1-06 = Обруч книжника
item-G1-07 = Стьобаний каптан
item-G1-08 = Зачарована мантія
item-G1-09 = Гірські чоботи
item-G1-10 = Злодійські підошви
item-B1-01 = Навчальна рапіра
item-B1-02 = Бола
item-B1-03 = Тризуб
item-B1-04 = Молот каменяра
item-B1-05 = Опущене забрало
item-B1-06 = Ковпак блазня
item-B1-07 = Кольчужна сорочка
item-B1-08 = Лускатий жилет
item-B1-09 = Сандалі гінця
item-B1-10 = Стрибучі чоботи
item-R2-01 = Клинок світанку
item-R2-02 = Шабля дуелянта
item-R2-03 = Жезл жарин
item-R2-04 = Двосічна глефа
item-R2-05 = Маска сови
item-R2-06 = Корона з рогів
item-R2-07 = Шолом сокола
item-R2-08 = Лицарська кіраса
item-R2-09 = Облогові лати
item-R2-10 = Підковані чоботи
item-R2-11 = Туфлі акробата
item-R2-12 = Поножі мандрівника
item-G2-01 = Коса спадного місяця
item-G2-02 = Арбалет стрільця
item-G2-03 = Терновий батіг
item-G2-04 = Гак на ланцюзі
item-G2-05 = Вовчий каптур
item-G2-06 = Шолом вартового
item-G2-07 = Чотириока маска
item-G2-08 = Дубовий обладунок
item-G2-09 = Кольчуга з кори
item-G2-10 = Болотні чоботи
item-G2-11 = Танцювальні черевики
item-G2-12 = Чоботи слідопита
item-B2-01 = Спис бурі
item-B2-02 = Крижана сокира
item-B2-03 = Зміїний клинок
item-B2-04 = Посох рівноваги
item-B2-05 = Сапфіровий обруч
item-B2-06 = Крилатий шолом
item-B2-07 = Вуаль двох облич
item-B2-08 = Шати з туману
item-B2-09 = Крижані лати
item-B2-10 = Хмарні черевики
item-B2-11 = Чоботи застрільника
item-B2-12 = Чоботи прочанина
item-R3-01 = Вісник світанку
item-R3-02 = Парні ікла
item-R3-03 = Корона жару
item-R3-04 = Драконячі лати
item-R3-05 = Егіда паладина
item-R3-06 = Чоботи саламандри
item-G3-01 = Серп сутінків
item-G3-02 = Ціп гідри
item-G3-03 = Роги друїда
item-G3-04 = Шкура титана
item-G3-05 = Жива кольчуга
item-G3-06 = Чоботи лісовика
item-B3-01 = Лук падучих зір
item-B3-02 = Якір безодні
item-B3-03 = Маска оракула
item-B3-04 = Льодовикові лати
item-B3-05 = Подвійна кольчуга
item-B3-06 = Крилаті сандалі
demon-red1 = Попелястий біс
demon-red2 = Жаристий огр
demon-red3 = Диявол багаття
demon-green1 = Чумний пес
demon-green2 = Гнилий здоровань
demon-green3 = Морова гідра
demon-blue1 = Кістяний повзун
demon-blue2 = Крижаний мрець
demon-blue3 = Жнець інею
foe-lord = Карта Володаря Демонів
foe-fury = Карта гніву
hero-huntress = Мисливиця
hero-outlaw = Вигнанець
hero-slayer = Кат
hero-dancer = Танцівниця
skill-quick_draw = Швидка тятива
skill-hunters_breath = Подих мисливиці
skill-steady_hand = Тверда рука
skill-keen_eye = Гостре око
skill-second_volley = Другий залп
skill-hawk = Яструб
skill-power_surge = Спалах сили
skill-moonstone = Місячний камінь
skill-oath_of_ash = Клятва на попелі
skill-hardened = Загартованість
skill-feint = Оманний випад
skill-bloodstone = Кривавий камінь
skill-loaded_dice = Шулерські кості
skill-exile = Роки вигнання
skill-iron_stomach = Залізний шлунок
skill-bandolier = Перев’язь
skill-ace_in_the_sleeve = Туз у рукаві
skill-antidote = Протиотрута
skill-boundless_rage = Безмежна лють
skill-garnet = Гранат
skill-cleave = Розруб
skill-bulwark = Твердиня
skill-axe_of_ages = Сокира віків
skill-tale_of_heroes = Сказання про героїв
skill-giants_blood = Кров велетнів
skill-grim_resolve = Похмура рішучість
skill-foretold = Провіщений
skill-pirouette = Пірует
skill-endless_dance = Нескінченний танець
skill-whirl_of_blades = Вихор клинків
skill-poise = Постава
skill-double_strike = Подвійний удар
skill-mirror_dance = Дзеркальний танець
skill-light_step = Легкий крок
skill-opal = Опал
skill-royal_blood = Королівська кров
slot-helmet = Шолом
slot-armour = Обладунок
slot-boots = Взуття
slot-weapon = Зброя
slot-weapon1 = Права рука
slot-weapon2 = Ліва рука
colour-red = червоний
colour-green = зелений
colour-blue = синій
colour-white = білий
cell-red1 = червона навичка I
cell-red2 = червона навичка II
cell-red3 = червона навичка III
cell-green1 = зелена навичка I
cell-green2 = зелена навичка II
cell-green3 = зелена навичка III
cell-blue1 = синя навичка I
cell-blue2 = синя навичка II
cell-blue3 = синя навичка III
blessing-stamina = Благословення: 1 витривалість
blessing-focus = Благословення: 1 зосередженість
blessing-shield2 = Благословення: заблокувати 2 од. шкоди
blessing-pm1 = Благословення: кубик ±1
blessing-up = Благословення: підвищити кубик
blessing-down = Благословення: знизити кубик
blessing-hidden = Благословення лицем донизу
achievement-skills3 = Перевага в навичках: 3 навички
achievement-skills5 = Перевага в навичках: 5 навичок
achievement-skills7 = Перевага в навичках: 7 навичок
achievement-gems2 = Перевага в кристалах: 2 + 2
achievement-gems3 = Перевага в кристалах: 3 + 3
achievement-gems4 = Перевага в кристалах: 4 + 4
achievement-gear4 = Перевага у спорядженні: 4 рівні
achievement-gear7 = Перевага у спорядженні: 7 рівнів
achievement-gear10 = Перевага у спорядженні: 10 рівнів
achievement-level2 = Перевага в рівні: ряд 2
achievement-level3 = Перевага в рівні: ряд 3
penalty-lose_stamina = втратити 1 витривалість
penalty-lose_focus = втратити 1 зосередженість
penalty-lose_blessing = втратити 1 благословення
penalty-corrupt = заблокувати 1 комірку здібності
penalty-corrupt_red = заблокувати 1 червону комірку здібності
penalty-corrupt_blue = заблокувати 1 синю комірку здібності
penalty-corrupt_heal = заблокувати 1 комірку здібності, потім зцілити { $heal ->
        [one] { $heal } поранення
        [few] { $heal } поранення
       *[other] { $heal } поранень
    }
penalty-drink = випити зілля і втратити повернене
penalty-extra_damage = отримати на { $damage } од. шкоди більше в наступному бою
penalty-fewer_dice = кинути на { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[other] { $dice } кубиків
    } менше в наступному бою
penalty-shorten = скоротити шкалу здоров’я на { $spaces }
penalty-changed_only = до наступного бою ставити на цю карту лише змінені кубики
penalty-reroll_twos = перекинути всі свої кубики з двійкою
penalty-pay_space = заплатити за 1 комірку здібності без ефекту
penalty-lose_die = один невиставлений кубик стає недоступним до наступного бою
penalty-use_rage = використати лють без ефекту
cost-R = 1 витривалість
cost-B = 1 зосередженість
cost-P = 1 витривалість або зосередженість
cost-RR = 2 витривалості
cost-RP = 1 витривалість і ще 1 жетон
effect-up = підвищити кубик на скільки завгодно
effect-down = знизити кубик на скільки завгодно
effect-flip = перевернути кубик на протилежну грань
block-reroll = Раз за бій, на етапі атаки: перекиньте до { $dice ->
        [1] одного невиставленого кубика
        [2] двох невиставлених кубиків
       *[other] { $dice } невиставлених кубиків
    }.
block-copy = Раз за бій, на етапі атаки: виставте на невиставленому кубику значення іншого свого кубика.
block-hit = Раз за бій, у якому ви використали лють, на етапі атаки: ще одне влучання в того, на кого ви виставили кубик у цьому бою.
block-feint = Раз за бій, на етапі блокування: заблокуйте { $damage } од. шкоди, а якщо маєте невиставлений кубик — { $unplaced }.
block-pair = Раз за бій, на етапі блокування: якщо два ваші кубики показують те саме, заблокуйте { $damage } од. шкоди.
block-return_stamina = Раз за бій, на етапі зілля, якщо жоден ваш жетон люті не активний: поверніть одну витривалість із комірки здібності до резерву.
block-steady = Здібності спорядження, що змінюють кубик рівно на вказане число, можуть змінити його й на будь-яке менше число.
block-stomach = Кожне зілля, випите перед боєм, повертає ще один жетон будь-якого виду.
block-slots = Негайно: у вас на { $slots ->
        [1] одну комірку
        [2] дві комірки
        [few] { $slots } комірки
       *[other] { $slots } комірок
    } для зілля більше.
block-second_rage = Негайно: візьміть другий жетон люті неактивним боком догори.
block-mirror = Використовуючи лють, ви можете виставити те саме значення ще на одному кубику.
block-green_gems = Кидайте і срібний кубик, якщо ви вивільнили щонайменше { $count ->
        [one] { $count } зелений кристал
        [few] { $count } зелені кристали
       *[other] { $count } зелених кристалів
    } (білі не рахуються).
block-drank = Кидайте і срібний кубик, якщо перед цим кидком випили зілля.
block-no_rage = Кидайте і срібний кубик, якщо жоден ваш жетон люті не активний.
block-two_weapons = Кидайте і срібний кубик, поки у вас дві зброї.
block-all_in = Раз за бій, на етапі блокування: якщо всі ваші кубики виставлено, заблокуйте { $damage } од. шкоди.

game-title = Санктум
game-about = Від двох до чотирьох героїв-суперників пробиваються крізь полчища демонів до міста Санктум, здобуваючи спорядження й навички. Перемагає той, у кого лишилося найбільше здоров’я, коли впаде Володар Демонів.
setting-players = Гравці
    .hint = Від двох до чотирьох; менше гравців — менше актів.
setting-difficulty = Рівень складності
    .hint = Скільки карт у першому реві Володаря Демонів; першу гру грайте на звичайному.
setting-difficulty-normal = Звичайний (2 карти)
setting-difficulty-hard = Складний (3 карти)
setting-difficulty-nightmare = Кошмарний (4 карти)
setting-difficulty-hell = Пекельний (5 карт)
setting-heroes = Герої
    .hint = Роздати героїв випадково, як радять правила, або хай кожен обирає по черзі.
setting-heroes-random = Випадково
setting-heroes-choose = На вибір, у порядку ходу
ending-demon-lord-slain = Володаря Демонів здолано; найбільша слава тому, хто вижив і зберіг найбільше здоров’я.
ending-all-dead = Усі герої загинули; перемагає той, хто знищив найбільше карт в останній битві.
chance-die = Кубик
chance-first = Хто ходить першим
chance-potion = Підкинуте зілля
chance-bonus = Карта початкового бонусу
chance-hero = Герой для цього місця
chance-demon = Наступна карта демона
chance-item = Карту перевернуто предметом догори
chance-chest = Скриню зі скарбами відчинено
chance-blessing = Зворот жетона досягнення
chance-lord = Карту Володаря Демонів перевернуто
chance-row = Карта Володаря Демонів до ряду
chance-fury = Карту гніву відкрито
chance-potion-red = Червоне
chance-potion-blue = Синє
chance-chest-open = Відчинено
outcome-seat = Місце { $seat }
outcome-demon = { $foe } ({ $symbols }), { $slot }, { $card }
outcome-foe = { $foe } ({ $symbols }): { $effect }
ask-setup-hero = Оберіть свого героя.
    .hint = У кожного героя дев’ять власних навичок; обраного вами вже не візьме ніхто інший.
ask-setup-bonus = Початковий бонус: який кристал піднімається на рівень?
    .hint = Кольоровий кристал наближає навичку; білий, коли його вивільнено, замінить будь-який колір.
ask-turn-way = Ваш хід: що робитимете?
    .hint = Просування веде вперед і приносить нову групу демонів; бій — з усіма вашими демонами одразу; відпочинок повертає жетони й дає спорядитися.
ask-move-group = Яка група демонів переслідуватиме вас?
    .hint = Ви берете всю групу. У демонів із різними символами кубиків легше влучити; колір каже, які кристали рушать.
ask-move-chest = Який предмет візьмете зі скрині?
    .hint = По одному предмету, спершу той, хто попереду. Він піде в наплічник; одягти його можна під час відпочинку.
ask-fight-potions = Перед кидком: пити зілля?
    .hint = Червоне зілля повертає одну витривалість, синє — одну зосередженість із комірки здібності до резерву. Після кидка буде пізно.
ask-fight-stomach = Залізний шлунок: який жетон повернеться ще?
    .hint = Кожне зілля повертає ще один жетон будь-якого виду.
ask-fight-attack = Атака: виставляйте кубики або змінюйте їх.
    .hint = Кубик закриває символ свого значення. Ніщо не остаточне, доки ви не дізналися чогось нового: скасовуйте, що хочете. Лишіть кубик невиставленим, а ворога живим — і лють повернеться.
ask-fight-change = Який кубик і на яке значення?
    .hint = Кубик не буває більшим за 6 чи меншим за 1; один кубик можна змінювати кількома здібностями.
ask-fight-pay = Які жетони підуть у фіолетову комірку?
    .hint = Фіолетова комірка приймає витривалість або зосередженість. Бережіть те, що потрібне іншим здібностям.
ask-fight-mirror = Дзеркальний танець: ще один кубик із тим самим значенням?
    .hint = Ваша лють може виставити щойно обране значення ще на одному кубику.
ask-fight-hit = Розруб: який символ отримає ще влучання?
    .hint = Будь-який відкритий символ того, на кого ви виставили кубик у цьому бою.
ask-fight-reroll = Який кубик перекинете?
    .hint = Щойно кубики кинуто, попереднього вже не скасувати.
ask-fight-block = Блокування: лишилося шкоди { $damage }. Використати щити?
    .hint = Кожен щит блокує 1 од. шкоди; решта стане пораненнями, які майже не гояться й коштують очок наприкінці.
ask-level-demon = За якого здоланого демона взяти нагороду спершу?
    .hint = Ви отримуєте його рівні, потім перевертаєте карту й берете предмет.
ask-level-gem = { $colour ->
        [red] Червоний
        [green] Зелений
       *[blue] Синій
    } рівень: який кристал піднімається на крок?
    .hint = Навичка без останнього кристала розблокована; кристал, що вийшов із верхнього ряду, вивільнено для предметів. Білий пасує до будь-якого кольору.
ask-rest-gear = Спорядження: одягайте чи знімайте предмети.
    .hint = Предмет потребує вивільнених кристалів на всі символи; вони повернуться, коли його знімете. Найперший предмет дає кубик.
ask-rest-gems = Які кристали покладете на предмет «{ $item }»?
    .hint = Білий кристал замінить будь-який колір, кольоровий — лише свій.
ask-rest-potions = Купівля зілля: по одному за кожен скинутий предмет.
    .hint = Рівень предмета не має значення. Якщо місця немає, його можна звільнити, віддавши зілля іншого кольору.
ask-rest-last = Останній перепочинок перед Володарем Демонів: відпочити?
    .hint = Остання нагода відновити сили, спорядитися й купити зілля; потім спорядження вже не змінити.
ask-lord-penalty = Володар Демонів б’є: { $penalty } чи поранення: { $wounds }?
    .hint = Виконайте дію з карти або отримайте поранення; щити тут не допоможуть.
ask-fury-penalty = Гнів: { $penalty } чи поранення: { $wounds }?
    .hint = Це стосується лише вас, негайно й один раз. Щити тут не допоможуть.
option-hero = { $hero }
option-up = { $colour ->
        [red] Червоний
        [green] Зелений
        [blue] Синій
       *[white] Білий
    } кристал: { $cell }
option-move = Просунутися
option-fight = Битися
option-rest = Відпочити
option-climb = Піднятися на стіни
option-answer = Відгукнутися на поклик битви
option-take = Група { $number }: { $demons }
option-item = { $item }
option-drink-red = Випити червоне зілля: повернути витривалість із комірки «{ $power }»
option-drink-blue = Випити синє зілля: повернути зосередженість із комірки «{ $power }»
option-return = Повернути жетон із комірки «{ $power }»
option-skip = Ні
option-roll = Кинути кубики
option-place = Кубик { $value }: { $foe }
option-use = { $power }
option-rage = Лють: виставити на кубику будь-яке значення
option-skill = Навичка: { $skill }
option-bless = { $blessing }
option-done = Готово
option-turn = Кубик { $number }: { $shown } стає { $value }
option-pay = Витривалість { $stamina }, зосередженість { $focus }
option-hit = { $foe }: символ { $value }
option-again = Перекинути { $value }
option-settle = { $demon }
option-wear = Одягти: { $item } ({ $slot })
option-off = Зняти: { $item }
option-gems = Кристали: { $gems }
option-sell-red = { $item } — за червоне зілля
option-sell-blue = { $item } — за синє зілля
option-wounds = Отримати { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
        [many] { $wounds } поранень
       *[other] { $wounds } поранення
    }
option-corrupt = Заблокувати комірку «{ $power }»
option-lose-stamina = Втратити 1 витривалість
option-lose-focus = Втратити 1 зосередженість
option-forfeit = Втратити: { $blessing }
option-spend-stamina = Покласти 1 витривалість у комірку «{ $power }»
option-spend-focus = Покласти 1 зосередженість у комірку «{ $power }»
option-use-rage = Використати лють без ефекту
option-aside = Відкласти кубик { $value }
option-accept = Прийняти: { $penalty }
effect-pm = кубик ±{ $by }
effect-plus = кубик +{ $by }
effect-minus = кубик −{ $by }
effect-set = виставити на кубику { $value }
effect-shield = заблокувати { $damage } од. шкоди
ability-line = { $cost }: { $effect }
ability-used = { $cost }: { $effect } (використано)
ability-corrupted = { $cost }: { $effect } (заблоковано)
skill-attack = Раз за бій, на етапі атаки: { $effect }.
skill-tile-stamina = Назавжди додає витривалості: { $stamina }.
skill-tile-focus = Назавжди додає зосередженості: { $focus }.
skill-tile-both = Назавжди додає витривалості: { $stamina }, зосередженості: { $focus }.
skill-open = Розблоковано
item-bonus-stamina = +1 витривалість, поки одягнено
item-bonus-focus = +1 зосередженість, поки одягнено
item-cost = Кристали: { $gems }
gems-red = червоні { $count }
gems-green = зелені { $count }
gems-blue = сині { $count }
gems-white = білі { $count }
demon-hides = Ховає предмет: { $slot }, кристали: { $colours }
slot-printed = Порожньо, діє надрукована здібність
slot-empty = Порожньо
panel-order = Черговість ходів
panel-path = Шлях до Санктума
panel-groups = Демони на планшеті
panel-zone = Зона битви
panel-row = Ряд останньої битви
panel-fight = Бій
panel-hero = { $hero }, місце { $seat }
panel-gear = Спорядження: { $hero }
panel-skills = Таблиця навичок
panel-pack = Наплічник
panel-chest = Скриня зі скарбами
panel-heroes = Герої на вибір
panel-achievements = Досягнення
panel-lord = Володар Демонів
space = Акт { $act }, поле { $space }
space-walls = Стіни Санктума
space-cathedral = Собор
space-card3 = Під собором: третя карта
space-card4 = Під собором: четверта карта
mark-chest = Скриня зі скарбами
mark-angel = Божественне втручання: кубик кожному
mark-group = Викладає демонів рівнів { $levels }
stat-health = Здоров’я
stat-stamina = Витривалість
stat-focus = Зосередженість
stat-all-tokens = Усього жетонів: витривалості { $stamina }, зосередженості { $focus }
stat-dice = Кубики
stat-rage = Активна лють
stat-red = Червоне зілля
stat-blue = Синє зілля
stat-slots = Комірки для зілля
stat-gems-red = Вивільнені червоні
stat-gems-green = Вивільнені зелені
stat-gems-blue = Вивільнені сині
stat-gems-white = Вивільнені білі
stat-tiles = Досягнення
stat-level = Рівень
stat-symbols = Символи кубиків
stat-open = Ще відкриті
stat-damage = Шкода
stat-marked = Закриті поділки шкали
stat-fewer = Менше кубиків у наступному бою
stat-extra = Більше шкоди в наступному бою
stat-deck = Колода { $level }-го рівня
stat-laid = Неперевернуті карти
stat-destroyed = Знищено карт
foe-symbols = { $foe } ({ $symbols })
group = Група { $number }
dice-rolled = Ваші кубики
dice-others = Кубики: { $hero }
die-free = Кубик { $number }, вільний:
die-placed = Кубик { $number }, виставлений:
die-aside = Кубик { $number }, відкладений:
sum-fight = Що в межах досяжності
sum-hits = Досяжні символи
sum-defeat = Ворогів можна здолати щонайбільше
sum-damage = Шкода, якщо зупинитися зараз
sum-blocked = Уже заблоковано
sum-shields = Досяжні щити
sum-wounds = Поранень лишиться
status-turn = Акт { $act }, хід: { $hero }
status-start = Підготовка
status-call = Лунає поклик битви, хід: { $hero }
status-last_rest = Останній перепочинок
status-appear = З’являється Володар Демонів
status-last_fight = Остання битва, раунд { $round }
status-roar = Рев після раунду { $round }
status-difficulty = Рівень складності: { $difficulty }
hero-dead = Герой загинув
hero-won = Перемога над Володарем Демонів
fury-hidden = Карта гніву лицем донизу
lord-effect = { $penalty } або поранення: { $wounds }
lord-effect-climber = Лише герой, що піднявся першим: { $penalty } або поранення: { $wounds }
log-hero = Місце { $seat } грає: { $hero }.
log-bonus = { $hero }, карта початкового бонусу: { $cell }.
log-move = { $hero } просувається на поле { $space } акту { $act }.
log-take = { $hero }: з’явилися нові переслідувачі.
log-angel = Божественне втручання: кожен отримує кубик.
log-chest = Скриню зі скарбами відчинено.
log-chest-item = { $hero } бере зі скрині: { $item }.
log-walls = { $hero } стоїть під стінами Санктума.
log-drink = { $hero } п’є зілля.
log-roll = { $hero } кидає кубики: { $dice }.
log-blocked = { $hero } блокує всю шкоду ({ $damage }).
log-wounds = { $hero } отримує { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
        [many] { $wounds } поранень
       *[other] { $wounds } поранення
    }; здоров’я { $health }.
log-dead = { $hero } гине.
log-leaves = { $demon } залишає поле бою ({ $hero }).
log-defeat = { $hero } долає: { $demon }.
log-item = { $hero } здобуває предмет: { $item }.
log-up = { $hero }: { $colour ->
        [red] червоний
        [green] зелений
        [blue] синій
       *[white] білий
    } кристал піднімається на крок.
log-freed = { $hero } вивільняє { $colour ->
        [red] червоний
        [green] зелений
        [blue] синій
       *[white] білий
    } кристал.
log-unlock = { $hero } розблоковує навичку: { $skill }.
log-rest = { $hero } відпочиває.
log-wear = { $hero } одягає: { $item }.
log-off = { $hero } знімає: { $item }.
log-sell-red = { $hero } міняє на червоне зілля: { $item }.
log-sell-blue = { $hero } міняє на синє зілля: { $item }.
log-achievement = { $hero } бере досягнення: { $tile }.
log-blessing = На звороті: { $blessing }.
log-climb = { $hero } піднімається на стіни; над собором лежать дві карти Володаря Демонів.
log-answer = { $hero } відгукується на поклик битви.
log-lay = { $hero } викладає під собором ще одну карту Володаря Демонів.
log-appear = З’являється Володар Демонів; усі благословення відкрито.
log-turned = Перевернуто карту Володаря Демонів: { $penalty } або поранення: { $wounds }.
log-fury = { $hero } відкриває карту гніву: { $penalty } або поранення: { $wounds }.
log-penalty = { $hero } обирає: { $penalty }.
log-destroy = { $hero } знищує карту; лишилося в ряду: { $left }.
log-round-alive = { $hero }: знищено карт { $destroyed }, поранень у цьому раунді { $wounds }, здоров’я { $health }.
log-round-won = { $hero }: усі карти ({ $destroyed }) знищено, Володаря Демонів здолано; поранень у цьому раунді { $wounds }, здоров’я { $health }.
log-round-dead = { $hero } гине: знищено карт { $destroyed }, поранень у цьому раунді { $wounds }, здоров’я { $health }.
