### «Громовой камень»: слова игры. Сначала имена карт, затем всё, что о них говорится.

## Карты

card-amazon_archer = Амазонка-лучница
card-amazon_huntress = Амазонка-охотница
card-amazon_queen = Амазонка-королева
card-chalice_quester = Чашник-странник
card-chalice_defender = Чашник-защитник
card-chalice_paladin = Чашник-паладин
card-dwarf_guardian = Дварф-охранник
card-dwarf_janissary = Дварф-защитник
card-dwarf_sentinel = Дварф-страж
card-elf_wizard = Эльф-волшебник
card-elf_sorcerer = Эльф-чародей
card-elf_archmage = Эльф-архимаг
card-feayn_archer = Фэйн-лучник
card-feayn_marksman = Фэйн-стрелок
card-feayn_sniper = Фэйн-снайпер
card-lorigg_thief = Лоригг-вор
card-lorigg_rogue = Лоригг-мошенник
card-lorigg_outlaw = Лоригг-бандит
card-outlands_warrior = Порубежник-боец
card-outlands_slayer = Порубежник-каратель
card-outlands_khan = Порубежник-хан
card-redblade_killer = Редблейд-убийца
card-redblade_poisoner = Редблейд-отравитель
card-redblade_assassin = Редблейд-ассасин
card-regian_cleric = Региец-клирик
card-regian_priest = Региец-жрец
card-regian_bishop = Региец-епископ
card-selurin_magician = Селурин-маг
card-selurin_warlock = Селурин-колдун
card-selurin_theurge = Селурин-теург
card-thyrian_squire = Тириец-оруженосец
card-thyrian_knight = Тириец-рыцарь
card-thyrian_lord = Тириец-лорд
card-archduke_of_pain = Архигерцог боли
card-grudgebeast = Злобный зверь
card-succubus = Суккуб
card-tormentor = Истязатель
card-the_unchained = Вырвавшийся
card-darkness = Тьма
card-judgement = Осуждение
card-knightmare = Кошмар
card-lord_mortis = Лорд Мортис
card-the_prince = Принц
card-ebon_fume = Эбеновый дым
card-mythlurian = Митлуриан
card-skaladak = Скаладак
card-tyxr_the_old = Тизр Древний
card-uyril_unending = Уйрил Вечный
card-blink_dog = Мерцающий пёс
card-griffon = Грифон
card-nixie = Никса
card-pegasus = Пегас
card-sphinx = Сфинкс
card-bloodskull_orc = Орк Кровавого черепа
card-deadbone_troll = Тролль мёртвой кости
card-firebrand_cyclops = Циклоп-поджигатель
card-grayskin_lizard = Серокожий ящер
card-griknack_goblin = Грикнак-гоблин
card-black_slime = Чёрная слизь
card-gray_ooze = Серая жижа
card-green_blob = Зелёный сгусток
card-noxious_slag = Ядовитый кисель
card-red_jelly = Красный студень
card-famine = Голод
card-harbinger = Предвестник
card-kingdom = Власть
card-lord_of_death = Лорд Смерти
card-suffering = Страдание
card-ghost = Привидение
card-haunt = Морок
card-revenant = Мститель
card-spectre = Призрак
card-wraith = Фантом
card-arcane_energies = Мистические потоки
card-banish = Изгнание
card-barkeep = Трактирщик
card-battle_fury = Боевая ярость
card-feast = Пир
card-fireball = Огненный шар
card-flaming_sword = Пламенеющий меч
card-goodberries = Боевика
card-hatchet = Топор
card-lantern = Фонарь
card-lightstone_gem = Самосвет
card-magical_aura = Магическая аура
card-pawnbroker = Ростовщик
card-polearm = Алебарда
card-short_sword = Короткий меч
card-spear = Копьё
card-town_guard = Стражник
card-trainer = Наставница
card-warhammer = Молот
card-militia = Ополченец
card-dagger = Кинжал
card-torch = Факел
card-iron_rations = Припасы
card-disease = Болезнь
card-stone_of_mystery = Камень Тайны

group-amazon = Амазонка
group-chalice = Чашник
group-dwarf = Дварф
group-elf = Эльф
group-feayn = Фэйн
group-lorigg = Лоригг
group-outlands = Порубежник
group-redblade = Редблейд
group-regian = Региец
group-selurin = Селурин
group-thyrian = Тириец
group-abyssal = Исчадие бездны
group-doomknight_humanoid = Рыцарь Рока • Гуманоид
group-dragon = Дракон
group-enchanted = Зачарованное существо
group-humanoid = Гуманоид
group-ooze = Жижа
group-undead_doom = Нежить • Рок
group-undead_spirit = Нежить • Дух

## Лобби и параметры

game-title = Громовой камень
game-about = Нанимайте героев, вооружайте их и отправляйте в подземелье Гримхолд, где среди монстров лежит Громовой камень. Побеждает тот, чей отряд принесёт больше всего победных очков, когда камень выйдет на свет.

setting-players = Игроки
    .hint = От двух до пяти игроков.
setting-set = Карты в партии
    .hint = Для знакомства возьмите набор первой партии; потом доверьтесь определителям или подберите карты сами.
setting-set-first = Набор первой партии
setting-set-random = По определителям
setting-set-picked = На свой выбор
setting-groups = Классы монстров
    .hint = Три класса — обычная партия, четыре и больше — продолжительная. Только для партии по определителям.
setting-monsters = Монстры
    .hint = Для партии на свой выбор: три класса или больше.
setting-heroes = Герои
    .hint = Для партии на свой выбор: четыре группы героев.
setting-village = Карты деревни
    .hint = Для партии на свой выбор: восемь карт.

error-set-not-picked = Параметр «{ $name }» нужен только для партии на свой выбор, а здесь указано «{ $set }»: уберите его или укажите set=picked.
error-set-first-groups = В наборе первой партии три класса монстров, а не { $groups }: оставьте groups равным 3 или укажите set=random.
error-set-picked-groups = В партии на свой выбор число классов задаёт список monsters: оставьте groups равным 3.
error-set-twice = Карта «{ $card }» указана в списке «{ $name }» дважды: указывайте каждое имя один раз.
error-set-heroes = Для партии на свой выбор нужно ровно { $wanted } группы героев, а указано { $count }.
error-set-village = Для партии на свой выбор нужно ровно { $wanted } карт деревни, а указано { $count }.
error-set-monsters = Для партии на свой выбор нужно не меньше { $wanted } классов монстров, а указано { $count }.

## Классы, типы, черты

class-fighter = воин
class-cleric = клирик
class-wizard = волшебник
class-thief = вор
class-archer = лучник
class-militia = ополченец
race-human = человек
race-elf = эльф
race-dwarf = дварф
type-hero = Герой
type-weapon = Оружие
type-item = Предмет
type-spell = Заклинание
type-villager = Селянин
type-monster = Монстр
type-disease = Болезнь
type-thunderstone = Громовой камень
trait-edged = режущее
trait-blunt = дробящее
trait-food = еда
trait-light = свет
trait-magic = магия
trait-abyssal = исчадие бездны
trait-doomknight = рыцарь Рока
trait-humanoid = гуманоид
trait-dragon = дракон
trait-black = чёрный
trait-green = зелёный
trait-white = белый
trait-red = красный
trait-blue = синий
trait-enchanted = зачарованное существо
trait-ooze = жижа
trait-undead = нежить
trait-doom = Рок
trait-spirit = дух
kind-plain = { $type }
kind-traits = { $type }: { $traits }
kind-level = { $type }, уровень { $level }: { $traits }

## Текст карт

line-always = { $text }.
line-village = Деревня: { $text }.
line-village-repeat = Деревня (Повтор): { $text }.
line-dungeon = Подземелье: { $text }.
line-dungeon-repeat = Подземелье (Повтор): { $text }.
line-battle = Битва: { $text }.
line-spoils = Добыча: { $text }.
line-breach = Прорыв: { $text }.
line-trophy-attack = Трофей: +{ $attack } к атаке.
line-trophy-magic = Трофей: +{ $magic } к магической атаке.
line-trophy-light = Трофей: +{ $light } к свету.
line-disease = Подземелье: −1 к атаке или к магической атаке на ваш выбор, если она не меньше 1. Это обязательно.
line-stone = Игра заканчивается, когда Громовой камень оказывается в 1-м ряду коридора.

# Цена эффекта, то, что говорится после неё, и как соединяются части предложения.
effect-paid = { $cost }, чтобы { $gain }
effect-paid-plain = { $cost }: { $text }
effect-and = { $text }; { $more }
cost-self = уничтожьте эту карту
cost-disease = уничтожьте одну болезнь
cost-food = уничтожьте одну карту еды
cost-militia = уничтожьте одного ополченца
cost-gold = уничтожьте другую карту с доходом
paid-draw = взять { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
paid-gold = получить { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
paid-experience = получить { $tokens ->
    [one] { $tokens } единицу
    [few] { $tokens } единицы
   *[many] { $tokens } единиц
} опыта
paid-pawn = получить её доход и ещё { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
paid-attack = получить +{ $attack } к атаке
paid-take = забрать в сброс монстра из коридора, который приносит { $min_points } или { $max_points } победных очка, и заполните коридор; опыта за него нет

# Что говорят глаголы: части предложения со строчной буквы, без точки.
text-then = затем { $action }
text-draw = возьмите { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
text-gold = получите { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
text-experience = получите { $tokens ->
    [one] { $tokens } единицу
    [few] { $tokens } единицы
   *[many] { $tokens } единиц
} опыта
text-purchase = в этот ход вы можете купить ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
text-pawn = получите доход уничтоженной карты и ещё { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
text-attack = +{ $attack } к атаке
text-attackperlight = +{ $attack } к атаке за каждый ваш предмет, который даёт свет
text-attackpermonster = +{ $attack } к атаке за каждого монстра среди ваших раскрытых карт
text-helpone = один герой получает +{ $strength } к силе{ $magic ->
    [1] , и вся его атака становится магической
   *[other] {""}
}
text-helpall = все герои получают { $strength ->
    [0] +{ $attack } к атаке
   *[other] +{ $strength } к силе{ $attack ->
        [0] {""}
       *[other] {" "}и +{ $attack } к атаке
    }
}
text-magictoarmed = атака всех героев с оружием становится магической
text-weightless = всё оружие весит 0
text-throw = уничтожьте это оружие, пока оно у героя, чтобы получить ещё +{ $attack } к атаке; до конца битвы оно считается снаряжённым
text-under = положите одного монстра из коридора под колоду подземелья и заполните коридор
text-underororder = положите одного монстра из коридора под колоду подземелья и заполните коридор или переставьте карты коридора
text-destroyanddraw = уничтожьте одну свою карту и возьмите { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
text-take = заберите в сброс монстра из коридора, который приносит { $min_points } или { $max_points } победных очка, и заполните коридор; опыта за него нет
text-othersdiscard = все остальные игроки сбрасывают по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}
text-othersdiscardhero = все остальные игроки сбрасывают по одному герою или по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}
text-borrow = каждый игрок сбрасывает одного героя или показывает руку без героев; вы можете взять одного из этих героев на битву
text-farattack = ещё +{ $attack } к атаке против 2-го и 3-го ряда
text-edgedattack = с режущим оружием ещё +{ $attack } к атаке
text-notrankone = не может атаковать монстра в 1-м ряду
text-helpmilitia = каждый ваш ополченец получает +{ $attack } к атаке
text-helpothers = каждый ваш герой, который не воин, получает +{ $attack } к атаке
text-magicperitem = +{ $magic } к магической атаке за каждый ваш предмет и каждое заклинание с магической атакой
text-doublemagic = удваивает вашу магическую атаку после всех прочих изменений
text-strongbearer = вместо этого +{ $attack } к атаке, если сила героя { $strength } или больше
text-holybearer = в руках клирика ещё +{ $attack } к атаке против рыцаря Рока или нежити
text-lesslight = −{ $light } к свету
text-needsmagic = требуется магическая атака
text-halvedwithoutmagic = если у вас нет магической атаки, суммарная атака сокращается вдвое
text-halvedwithoutweapon = если ни у одного героя нет оружия, суммарная атака сокращается вдвое
text-immunetomagic = иммунитет к магической атаке
text-immunetoedged = иммунитет к режущему оружию
text-onlymagic = учитывается только магическая атака
text-magichalved = магическая атака сокращается вдвое
text-unarmedbarred = герои без оружия не атакуют
text-needslight = нельзя атаковать, пока есть штраф освещённости
text-weaken = все герои получают −{ $strength } к силе
text-weakdie = герои с силой 0 или меньше уничтожаются
text-sap = каждый герой получает −{ $attack } к атаке или к магической атаке
text-destroyone-cleric = уничтожьте одного клирика
text-destroyone-fighter = уничтожьте одного воина
text-destroyone-wizard = уничтожьте одного волшебника
text-destroyone-thief = уничтожьте одного вора
text-destroyone-archer = уничтожьте одного лучника
text-destroyone-hero = уничтожьте одного героя
text-destroyone-militia = уничтожьте одного ополченца
text-destroyone-unarmed = уничтожьте одного героя без оружия
text-destroyone-weapon = уничтожьте одно оружие
text-destroyone-spell = уничтожьте одно заклинание
text-destroyone-food = уничтожьте одну карту еды
text-destroystrongest = уничтожьте героя с наибольшей силой
text-destroyall = уничтожьте всех клириков и волшебников
text-sicken = получите { $cards ->
    [one] { $cards } болезнь
    [few] { $cards } болезни
   *[many] { $cards } болезней
}
text-bar = один герой не может атаковать
text-rally = каждый герой с оружием получает +{ $attack } к атаке
text-buy-any = купите любую карту деревни
text-buy-weapon = купите одно оружие
text-buy-food = купите одну карту еды
text-lookthrough = раскройте { $cards ->
    [one] { $cards } верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды; уничтожьте любые из них, остальные сбросьте
text-returnone = после победы вы можете положить одного монстра из коридора под колоду подземелья и заполнить коридор
text-farexperience = за монстра, побеждённого в 3-м ряду, ещё { $tokens ->
    [one] { $tokens } единица
    [few] { $tokens } единицы
   *[many] { $tokens } единиц
} опыта
text-alldiscard = каждый игрок сбрасывает по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}
text-destroytops = уничтожьте по { $cards ->
    [one] { $cards } верхней карте
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} каждой стопки героев, включая ополченцев

## Вопросы

ask-turn-first = Кто ходит первым?
    .hint = Решите любым способом; дальше ход передаётся по часовой стрелке.
ask-turn-way = Куда идёт ваш отряд?
    .hint = В деревне покупают карты и улучшают героев, в подземелье ждут монстры и победные очки, отдых навсегда убирает одну карту из колоды.
ask-village-buy = Купите карту или примените эффект деревни; золотой запас: { $gold }.
    .hint = Эффекты применяйте до покупки: после первой покупки они не действуют, а неистраченное золото пропадает.
ask-village-level = Улучшить героя? Ваш опыт: { $experience }.
    .hint = Герой уничтожается, а его следующий уровень уходит в ваш сброс. Неистраченный опыт остаётся у вас.
ask-dungeon-prepare = Подготовьте отряд или объявите, на какого монстра нападаете.
    .hint = Оружие раздаётся наилучшим образом для каждого монстра, если вы не раздадите его сами. В подземелье нужно напасть, если есть на кого.
ask-dungeon-arm = Кому достанется карта «{ $card }»?
    .hint = Герой держит одно оружие, и его вес не больше силы героя. Первый вариант — лучший против самого выгодного монстра.
ask-effect-pay-food = Какую еду уничтожить для карты «{ $card }»?
    .hint = Еда, уничтоженная ради эффекта, не даёт силы.
ask-effect-pay-gold = Какую карту отдать за эффект карты «{ $card }»?
    .hint = Её доход вы получите благодаря эффекту, второй раз он не считается.
ask-effect-hero = Кому достанется карта «{ $card }»?
    .hint = Сила позволяет герою держать в этой битве более тяжёлое оружие.
ask-effect-under = Какой монстр уходит под колоду подземелья?
    .hint = Коридор сдвигается и сразу заполняется.
ask-effect-banish = Что сделать с коридором?
    .hint = Положите одного монстра под колоду подземелья или переставьте карты коридора. Затем вы обязаны уничтожить одну свою карту и взять новую.
ask-effect-destroy = Какую свою карту уничтожить?
    .hint = Она навсегда выходит из игры и в битве не участвует.
ask-effect-take = Какого монстра забрать?
    .hint = Он уходит в ваш сброс без битвы и без опыта.
ask-effect-borrow = Какого героя взять на эту битву?
    .hint = После битвы герой вернётся в сброс владельца, если его не уничтожит эффект битвы.
ask-party-discard = Сбросьте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты, одну за другой
   *[many] { $cards } карт, одну за другой
}.
    .hint = Рука пополнится только в конце вашего собственного хода.
ask-party-discard-hero = Какого героя сбросить?
    .hint = Активный игрок может взять его на эту битву.
ask-party-hero-or-cards = Сбросить одного героя или { $cards } карты?
    .hint = Рука пополнится только в конце вашего собственного хода.
ask-battle-disease = Болезнь снижает на 1 атаку ({ $attack }) или магическую атаку ({ $magic }). Что выбираете?
    .hint = Подумайте, чего монстр не замечает, что сокращает вдвое и чего требует.
ask-battle-destroy = Какую карту отнимет «{ $monster }»?
    .hint = До конца битвы она ещё действует, а потом уничтожается.
ask-battle-sap = { $card }: снизить на 1 атаку ({ $attack }) или магическую атаку ({ $magic })?
    .hint = Подумайте, что удваивается.
ask-battle-bar = Какой герой не сможет атаковать?
    .hint = В этой битве не считаются ни он сам, ни его оружие.
ask-battle-spoils = Какая добыча первая?
    .hint = Каждая добыча — отдельная покупка.
ask-battle-buy = Добыча, «{ $card }»: купить карту? Золотой запас: { $gold }.
    .hint = Вы платите доходом своих раскрытых карт; для каждой добычи он считается заново.
ask-battle-look = Раскрыты: { $cards }. Уничтожить какие-то из них?
    .hint = Что вы не уничтожите, уйдёт в сброс.
ask-battle-send-back = { $card }: положить монстра из коридора под колоду подземелья?
    .hint = Коридор сдвигается и сразу заполняется.
ask-rest-destroy = Уничтожить одну карту с руки?
    .hint = Отдых избавляет колоду от слабых карт и болезней.

## Варианты

option-first = Начинает { $seat }
option-village = Посетить деревню
option-dungeon = Спуститься в подземелье
option-rest = Отдохнуть
option-use = { $card }: { $effect }.
option-buy = Купить: { $card }, цена { $price }
option-leaves = Останется { $left } из { $gold } золота
option-pass-buy = Ничего не покупать
option-pass-more = Больше ничего не покупать
option-pass-level = Никого не улучшать
option-pass-send-back = Оставить коридор как есть
option-pass-borrow = Никого не брать
option-level = Улучшить: { $card } → { $higher }, опыт { $experience }
option-attack = Напасть: { $card }, ряд { $rank }
option-leave = Уйти без битвы
option-arm = Раздать оружие вручную
option-arm-best = Раздать оружие наилучшим образом
option-give = { $card }
option-give-strength = { $card }, сила { $strength }
option-spare = Никому
option-destroy = Уничтожить: { $card }
option-destroy-borrowed = Уничтожить взятого героя: { $card }
option-keep = Ничего не уничтожать
option-discard = Сбросить: { $card }
option-discard-hero = Сбросить героя: { $card }
option-discard-cards = Сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
option-feed = { $card }, сила { $strength }
option-under = { $card }, ряд { $rank }
option-order = Новый порядок с 1-го ряда: { $cards }
option-take = { $card }, ряд { $rank }
option-borrow = { $card } ({ $seat })
option-on-attack = Атака
option-on-magic = Магическая атака
option-bar = { $card }
option-bar-armed = { $card }, оружие «{ $weapon }»
option-spoils = { $card }
option-done = Сбросить остальные
group-effects = Эффекты
group-purchases = Покупки
group-attacks = Нападения
group-weapons = Оружие

## Случай

chance-draw = Карта из колоды отряда
chance-dungeon = Карта из колоды подземелья
chance-monster-randomizer = Открытый определитель монстров
chance-hero-randomizer = Открытый определитель героев
chance-village-randomizer = Открытый определитель деревни

## Рассказ

party-hand = Вы берёте: { $cards }.
party-reshuffles = { $seat } замешивает стопку сброса в новую колоду, карт: { $cards }.
party-reveals = { $seat } раскрывает: { $cards }.
party-draws = { $seat } берёт: { $cards }.
party-destroyed = Уничтожено: { $card }.
party-discards = { $seat } сбрасывает карту «{ $card }».
party-no-heroes = { $seat } показывает руку без героев.
hall-appears = В коридоре, ряд { $rank }: { $card }.
hall-breach = Прорыв! Монстр «{ $card }» в 1-м ряду.
hall-under = Карта «{ $card }» уходит под колоду подземелья.
hall-order = Коридор переставлен, с 1-го ряда: { $cards }.
hall-taken = { $seat } забирает карту «{ $card }».
hall-score = { $seat } набирает { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
effect-used = { $seat } применяет карту «{ $card }»: { $effect }.
village-bought = { $seat } покупает карту «{ $card }», цена { $price }.
village-levelled = { $seat } улучшает героя: { $card } → { $higher }.
battle-attacks = { $seat } нападает на монстра «{ $card }», ряд { $rank }.
battle-won = { $seat } побеждает монстра «{ $card }»: суммарная атака { $total } против здоровья { $health }.
battle-lost = { $seat } проигрывает монстру «{ $card }»: суммарная атака { $total } против здоровья { $health }.
battle-sickens = { $seat } получает { $cards ->
    [one] { $cards } болезнь
    [few] { $cards } болезни
   *[many] { $cards } болезней
}.
battle-looks = { $seat } смотрит карты: { $cards }.
turn-rests = { $seat } отдыхает.
turn-passes = Ходит { $seat }.
ending-stone-won = Громовой камень добыт: побеждает тот, у кого больше всего победных очков.
ending-stone-free = Громовой камень не достался никому: побеждает тот, у кого больше всего победных очков.
ending-stuck = Ни у кого не осталось карт, и никто уже не пройдёт мимо Мерцающего пса к Громовому камню: побеждает тот, у кого больше всего победных очков.

## Экран

status-turn = Ходит { $seat }
status-village = В деревне
status-dungeon = В подземелье
status-rest = Отдых
status-deck = В колоде подземелья { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
status-stone-deep = Над Громовым камнем ещё не меньше { $above ->
    [one] { $above } карты
   *[other] { $above } карт
}
status-stone-near = Громовой камень может появиться в любой момент
status-stone-hall = Громовой камень в коридоре, ряд { $rank }
panel-place = Путь к Громовому камню
panel-hall = Коридор подземелья
panel-preview = Если напасть
panel-revealed = Раскрытые карты
panel-hand = Ваша рука
panel-village = Деревня
panel-heroes = Герои
panel-basic = Основные карты
panel-party = Ваш отряд
panel-player = { $seat-title }
panel-destroyed = Уничтоженные карты
panel-discard = Сброс
rank-title = Ряд { $rank }
pile-dungeon = Колода подземелья
pile-deck = Колода
pile-hand = Рука
pile-discard = Сброс
pile-disease = Болезни
card-hidden = закрытая карта
stat-attack = атака
stat-magic = магическая атака
stat-light = свет
stat-strength = сила
stat-weight = вес
stat-gold = доход
stat-purse = золотой запас
purse-effects = от эффектов
purse-spent = потрачено
stat-price = цена
stat-points = победные очки
stat-level = опыт для улучшения
stat-health = здоровье
stat-experience = опыт
stat-cards = карты
stat-left = осталось
mark-weapon = держит: { $card }
mark-held = у героя: { $card }
mark-used = применено
mark-magic = атака стала магической
mark-borrowed = взято взаймы, владелец — { $seat }
mark-thrown = метнули
mark-strength = сила { $strength }
mark-attack = +{ $attack } к атаке
mark-doomed = будет уничтожено
mark-barred = не может атаковать
mark-breached = прорыв уже был
verdict-wins = { $total } против { $health }: победа
verdict-loses = { $total } против { $health }: не хватает { $missing }
verdict-no-magic = Без магической атаки: поражение
verdict-cannot = Нельзя атаковать
light-title = Свет вашего отряда
light-rank = Ряд { $rank }: { $light } из { $needed }, { $penalty ->
    [0] света хватает
   *[other] не хватает { $penalty }, вдвойне
}
sum-title = { $card }, ряд { $rank }, здоровье { $health }
sum-hero = { $card }: { $amounts }
sum-armed = { $card }, оружие «{ $weapon }»: { $amounts }
sum-useless = { $card }, не хватает силы для карты «{ $weapon }»: { $amounts }
amount-attack = атака { $n }
amount-magic = магическая атака { $n }
amount-light = свет { $n }
sum-barred = { $card }: не может атаковать
sum-disease = Болезни
sum-doubled = Магическая атака удвоена
sum-immune-edged = Иммунитет к режущему оружию
sum-immune-magic = Иммунитет к магической атаке
sum-only-magic = Учитывается только магическая атака
sum-magic-halved = Магическая атака сокращена вдвое
sum-penalty = Штраф освещённости { $penalty }, удвоенный
sum-total-halved = Суммарная атака сокращена вдвое
sum-total = Суммарная атака
sum-wins = Хватает: это победа
sum-loses = Не хватает { $missing }: это поражение
sum-no-magic = Без магической атаки это поражение
sum-then = Затем: { $text }.
sum-cannot-light = Нельзя атаковать: остаётся штраф освещённости { $penalty }
sum-cannot-stone = Громовой камень — не монстр, его нельзя атаковать

### The ending.
end-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
end-stone = владеет Громовым камнем
end-heroes = Герои
deed-monsters = побеждено монстров
deed-lost = проиграно битв
deed-blow = сильнейшая атака
deed-bought = куплено карт
deed-levelled = улучшено героев
deed-diseases = Болезней в конце
deed-cards = карт в отряде
honour-blow = сильнейшая атака
honour-blow-against = монстр «{ $card }»
honour-monsters = больше всего монстров
honour-monsters-about = пали перед этим отрядом
honour-bought = лучший покупатель
honour-bought-about = карт куплено в деревне
honour-levelled = лучший наставник
honour-levelled-about = героев улучшено
honour-diseases = самый больной отряд
honour-diseases-about = Болезней в конце
end-stone-decides = Очков поровну: решает Громовой камень

### Choosing at set-up.
setting-set-first-about = Три группы монстров, четыре группы героев и восемь карт деревни, чтобы научиться.
setting-set-random-about = Группы и деревню выбирает случай.
setting-set-picked-about = Вы выбираете три или больше групп монстров, четыре группы героев и восемь карт деревни.

### The codex: headings, and where a card is met.
codex-hero = Герои
codex-weapon = Оружие
codex-item = Предметы
codex-spell = Заклинания
codex-villager = Селяне
codex-monster = Монстры
codex-disease = Болезни
codex-thunderstone = Громовой камень
codex-every-game = в каждой партии

### The guided first game.
guide-aim = В коридоре подземелья поджидают монстры, а среди последних одиннадцати карт их колоды лежит Громовой камень. Когда он дойдёт до 1-го ряда, самого дальнего от колоды, игра закончится, и победит отряд, у которого больше всего победных очков. Очки приносят прежде всего побеждённые монстры. Ходите первыми.
guide-aim-title = О чём эта игра
guide-aim-right = Вы начинаете. После каждого вашего хода ходит соперник, и так до конца игры.
guide-aim-wrong = Начинает соперник. Это мало что меняет: вы будете ходить по очереди до конца игры.
guide-ways = У вас на руке шесть карт, и за ход вы делаете что-то одно: покупаете в деревне, сражаетесь в подземелье или отдыхаете. В конце хода все карты уходят в сброс, и вы берёте шесть новых. Для боя эта рука слабовата, зато даёт 7 золотых. Посетите деревню.
guide-ways-title = Три способа сделать ход
guide-ways-right = Ваши карты раскрыты, их доход сложен.
guide-ways-early = Вы спустились со слабой рукой. В подземелье нужно нападать, даже если шансов на победу нет.
guide-ways-wrong = Отдых позволяет уничтожить одну слабую карту. Потом это пригодится, а сейчас вы пожертвовали покупкой на 7 золотых.
guide-squire = За один визит в деревню можно купить одну карту, а неистраченное золото пропадает. Тириец-оруженосец стоит 7: это герой с атакой 2, вдвое большей, чем у ополченца, и силы ему хватает на тяжёлое оружие. Купите эту карту.
guide-squire-title = Одна покупка
guide-squire-right = Оруженосец уходит в ваш сброс. Когда колода закончится, сброс перетасуют в новую колоду, и он придёт вам на руку.
guide-squire-nothing = Вы ничего не купили, и золото пропало. В следующий раз купите хотя бы что-то небольшое.
guide-squire-wrong = Эта карта вам тоже пригодится. Она уходит в сброс; когда колода закончится, сброс перетасуют в новую колоду.
guide-light = В подземелье темно. Монстр требует не меньше света, чем номер его ряда, а каждая единица, которой вам не хватает, отнимает 2 атаки. Поэтому даже одинаковых монстров в глубине победить труднее. «Факел» даёт единицу света: если 1-й ряд обещает победу, спускайтесь в подземелье.
guide-light-title = Свет
guide-light-right = Ваши карты раскрыты. Оружие роздано наилучшим образом.
guide-light-wrong = Так тоже можно, а когда победы не видно, то часто и лучше всего. Но победные очки — в подземелье.
guide-fight = Все ваши герои сражаются вместе. Их атаку складывают, за нехватку света вычитают, и остаток должен быть не меньше здоровья монстра. В 1-м ряду светлее всего: нападайте там.
guide-fight-title = Атака против здоровья
guide-fight-right = Побеждённый монстр уходит в вашу колоду с победными очками и доходом и приносит опыт. Берегитесь эффектов битвы: они действуют и при победе, и при поражении, а некоторые оставляют вам Болезнь.
guide-fight-dark = Чем глубже, тем больше нужно света. Когда суммарная атака меньше здоровья, битва проиграна, и монстр уходит под колоду подземелья.
guide-fight-wrong = Сначала вы готовитесь. Когда всё будет готово, объявите, на какого монстра нападаете.
guide-rest = Бывает рука, с которой ни битву не выиграть, ни купить что-то стоящее. Тогда отдохните: можно уничтожить одну карту с руки, и она навсегда выйдет из игры. Прежде всего избавляйтесь от Болезни: в каждой битве, где она у вас на руке, атака меньше на 1. Отдохните сейчас.
guide-rest-title = Слабая рука
guide-rest-right = Отдыхая, вы не покупаете и не сражаетесь. Но ход потрачен не зря, если колода стала лучше.
guide-rest-wrong = Хорошо, если рука годится на что-то лучшее. А для руки, которая не годится ни на что, помните об отдыхе.
guide-disease = Чем меньше у вас слабых карт, тем чаще приходят хорошие. Здесь можно уничтожить одну карту или ни одной. Уничтожьте Болезнь.
guide-disease-title = Вон из колоды
guide-disease-right = Болезнь вернулась в свою стопку. Потом, когда появятся герои получше, так можно избавиться и от ополченцев.
guide-disease-nothing = Вы ничего не уничтожили, так что Болезнь ещё придёт вам на руку.
guide-disease-wrong = Этой карты больше нет. А Болезнь осталась в колоде и ещё ослабит вас.
guide-gold = Побеждённый монстр на руке даёт в деревне золото, как и любая карта с доходом. Победы не видно, а золота много — с такой рукой идут в деревню. Отправляйтесь туда.
guide-gold-title = Монстры тоже дают золото
guide-gold-right = Теперь купите то, чего отряду не хватает.
guide-gold-wrong = Как хотите. Но хорошие карты облегчают каждую следующую битву, а берут их в деревне.
guide-gem = От света зависит, как глубоко вы сможете сражаться. «Самосвет» стоит 6 и даёт 3 света — столько, сколько требует 3-й ряд, а в деревне приносит 3 золотых. Купите его.
guide-gem-title = Купите свет
guide-gem-right = С «Самосветом» на руке освещены все три ряда; лишь некоторые монстры требуют больше.
guide-gem-nothing = Вы ничего не купили, и золото пропало.
guide-gem-wrong = Полезная карта. Но следите за светом: без него может проиграть и сильный отряд.
guide-dark = Прежде чем спускаться, взгляните на свой свет. Не хватает хотя бы одной единицы — атака меньше на 2, и верная победа может стать поражением. С рукой без света лучше идти в деревню, даже если золота мало.
guide-dark-title = Не хватает света
guide-dark-right = Разумно. На малое золото много не купишь, зато темнота ничего у вас не отнимет.
guide-dark-brave = Вы спустились. Расчёт показывает, сколько атаки отнимает темнота: по 2 за каждую недостающую единицу света.
guide-dark-wrong = Отдых с такой рукой тоже уместен: одной слабой картой меньше.
guide-torch = Даже на 3 золотых можно купить что-то полезное: «Факел» даёт единицу света каждый раз, когда приходит на руку. Свет разных карт складывается. Купите «Факел».
guide-torch-title = Маленький свет
guide-torch-right = «Факел» и «Самосвет» вместе дают 4 света. Лишний свет не прибавляет атаки.
guide-torch-nothing = Вы ничего не купили, и золото пропало.
guide-torch-wrong = Так тоже можно. Свет разных карт складывается, так что вспомните о «Факеле», когда у вас будет всего 3 золотых.
guide-bright = Если света для ряда хватает, темнота ничего не отнимает от вашей атаки. Когда света достаточно, можно свободно выбирать из всех трёх монстров. Если хотя бы один обещает победу, спускайтесь в подземелье.
guide-bright-title = Весь коридор
guide-bright-right = Ваши карты раскрыты. Сравните три расчёта.
guide-bright-wrong = Вы решили иначе. В конце хода все ваши карты уходят в сброс, а с ними и свет.
guide-deep = Монстр в глубине не сильнее, просто там темнее. Когда света достаточно, сражайтесь во 2-м или 3-м ряду, а 1-й оставляйте для руки с одним «Факелом». Нападите во 2-м ряду.
guide-deep-title = Глубже
guide-deep-right = Когда монстр покидает коридор, стоящие за ним сдвигаются, а из колоды приходит новый. Так каждая битва приближает Громовой камень.
guide-deep-near = Это надёжно. Но монстр в 1-м ряду мог бы подождать руки, в которой света меньше.
guide-deep-deepest = 3-й ряд требует не меньше 3 света. Если он есть, темнота ничего не отнимает; если нет — отнимает по 2 атаки за каждую недостающую единицу.
guide-deep-wrong = Сначала вы готовитесь: эффекты применяют до битвы. Потом объявите, на кого нападаете.
guide-short = В расчётах нет эффектов, которых вы ещё не применили. Тириец-оруженосец может поесть: одну еду уничтожают, а он получает +2 к атаке. С ним и «Припасами» на руке можно выиграть битву, для которой не хватает 1 или 2 атаки. Спускайтесь в подземелье.
guide-short-title = Чуть-чуть не хватает
guide-short-right = Теперь сначала эффекты, потом монстр.
guide-short-wrong = Так тоже можно. Но прежде чем отказываться от битвы, взгляните на эффекты своих карт.
guide-eat = Прежде чем объявить, на кого нападаете, можно применить сколько угодно эффектов, чаще всего каждый лишь раз за ход. Пусть оруженосец съест «Припасы».
guide-eat-title = Сначала эффекты
guide-eat-right = «Припасы» уничтожены навсегда, зато ваша атака выросла.
guide-eat-hasty = Вы напали без обеда. Как только монстр назван, эффекты подземелья уже не применить.
guide-eat-fed = Вы дали «Припасы» герою ради силы. С ней можно держать более тяжёлое оружие, но атаки она не прибавляет.
guide-eat-wrong = Вы готовитесь иначе. Потом объявите, на кого нападаете.
guide-choose = Среди битв, которые вы выиграете, сравните победные очки монстров и их эффекты битвы: они действуют даже при победе. Выберите сами, но помните, что в 3-м ряду нужно больше всего света.
guide-choose-title = Какой монстр?
guide-choose-right = Каждый побеждённый монстр — это очки в конце игры и опыт сразу.
guide-choose-deepest = 3-й ряд требует не меньше 3 света, и за каждую недостающую единицу атака меньше на 2. Если остатка не хватает, монстр уходит под колоду подземелья.
guide-choose-wrong = Сначала вы готовитесь. Потом объявите, на кого нападаете.
guide-home = Каждая победа приносит опыт. За него в деревне улучшают героев, которые у вас на руке: героя 1-го уровня за 2, ополченца за 3. Если у вас 3 или больше, посетите деревню.
guide-home-title = Опыт
guide-home-right = В деревне сначала покупают, а потом улучшают героев.
guide-home-wrong = Опыт не пропадает: он ждёт, пока вы заглянете в деревню.
guide-own = Теперь решайте сами. Подумайте, чего не хватает колоде: героев, оружия, которое им по силам, света или золота. Купленное будет приходить вам на руку снова и снова.
guide-own-title = Ваш выбор
guide-own-right = В хорошей колоде есть всего понемногу и мало слабых карт.
guide-own-wrong = Вы ничего не купили. Неистраченное золото пропадает, так что поступайте так, только когда ни одна карта не сделает вашу колоду лучше.
guide-level = Карта героя уничтожается, а вместо неё в сброс уходит карта следующего уровня; ополченец становится любым героем 1-го уровня. Герои 3-го уровня приносят ещё и победные очки. Улучшите кого-нибудь.
guide-level-title = Выше уровнем
guide-level-right = Теперь вы знаете всё: золото, свет, битвы, опыт. Собирайте очки, пока Громовой камень не дошёл до 1-го ряда!
guide-level-wrong = Опыт остаётся при вас. Теперь вы знаете всё: золото, свет, битвы, опыт. Собирайте очки, пока Громовой камень не дошёл до 1-го ряда!

## Почему карту нельзя выбрать сейчас

why-not-deck = Атаковать можно только монстров в зале, но не карты колоды подземелья.
why-not-disease = Болезни не продаются: купить можно только верхние карты основных стопок, стопок деревни и героев.
why-not-under-top = { $card } лежит глубже в стопке: купить можно только верхнюю карту. Героев более высокого уровня получают повышением уровня.
why-not-sold-out = Эта стопка пуста: покупать нечего.
why-not-bought-already = Покупки этого хода закончены: теперь можно поднимать уровень героев.
why-not-buy-in-village = Карты покупают в ход, который проводят в деревне.
why-not-price = { $card } стоит { $price }, а ваш золотой запас — { $gold }.
why-not-spoils-kind = Добыча, которую даёт { $card }, — карта другого вида.
why-not-fight-in-dungeon = Монстров атакуют в ход, который проводят в подземелье.
why-not-stone = Громовой камень — не монстр: его нельзя ни атаковать, ни сдвинуть.
why-not-too-dark = Слишком темно: { $card } — монстр, которого нельзя атаковать, пока остаётся штраф освещённости, а остаётся { $penalty }.
why-not-arm-first = Сначала оружие: когда оно роздано, вы назовёте монстра.
why-not-one-battle = За ход бывает одна битва, и противник в ней — { $card }.
why-not-twin = Таких карт здесь несколько ({ $card }): другая такая же делает то же самое, выберите её.
why-not-effects-before = Эффекты деревни применяют до первой покупки.
why-not-cannot-pay = Ни одну открытую карту нельзя уничтожить, чтобы оплатить эффект ({ $card }).
why-not-no-target = Эффекту ({ $card }) сейчас нечего делать, а выполнять его надо целиком.
why-not-used = Эффект ({ $card }) в этот ход уже применён.
why-not-hero-fights = { $card } не имеет эффекта подземелья: все ваши герои сражаются сами, как только назван монстр.
why-not-weapon-waits = { $card } — оружие: герои берут оружие наилучшим образом или так, как вы его раздадите.
why-not-effect-in-village = Эффект ({ $card }) действует только в деревне.
why-not-effect-in-dungeon = Эффект ({ $card }) действует только в подземелье.
why-not-no-village-effect = { $card } не имеет эффекта деревни; доход считается сам.
why-not-no-dungeon-effect = { $card } не имеет эффекта подземелья; всё, что карта даёт, считается само.
why-not-no-hero = { $card } — не герой: уровень поднимают только героям.
why-not-top-level = { $card } уже имеет высший уровень.
why-not-experience = Чтобы поднять уровень ({ $card }), нужно { $needed } опыта, а у вас { $experience }.
why-not-militia = Для ополченца выберите героя, которым он станет: стопку героя 1 уровня.
why-not-no-next-level = В стопке больше нет карты «{ $higher }», поэтому { $card } остаётся на своём уровне.
why-not-way-first = Сначала выберите, как провести ход: деревня, подземелье или отдых.
why-not-sum = Это расчёт битвы: выберите самого монстра.

### The workbench for designers: figures and sets.
figure-players = Игроки: { $count }
