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

option-first = Первым ходит игрок { $seat }
option-village = Посетить деревню
option-dungeon = Спуститься в подземелье
option-rest = Отдохнуть
option-use = { $card }: { $effect }.
option-buy = Купить: { $card }, цена { $price }
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
option-borrow = { $card }, игрок { $seat }
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
party-reveals = Игрок { $seat } раскрывает: { $cards }.
party-draws = Игрок { $seat } берёт: { $cards }.
party-destroyed = Уничтожено: { $card }.
party-discards = Игрок { $seat } сбрасывает карту «{ $card }».
party-no-heroes = Игрок { $seat } показывает руку без героев.
hall-appears = В коридоре, ряд { $rank }: { $card }.
hall-breach = Прорыв! Монстр «{ $card }» в 1-м ряду.
hall-under = Карта «{ $card }» уходит под колоду подземелья.
hall-order = Коридор переставлен, с 1-го ряда: { $cards }.
hall-taken = Игрок { $seat } забирает карту «{ $card }».
hall-score = У игрока { $seat } { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
effect-used = Игрок { $seat } применяет карту «{ $card }»: { $effect }.
village-bought = Игрок { $seat } покупает карту «{ $card }», цена { $price }.
village-levelled = Игрок { $seat } улучшает героя: { $card } → { $higher }.
battle-attacks = Игрок { $seat } нападает на монстра «{ $card }», ряд { $rank }.
battle-won = Игрок { $seat } побеждает монстра «{ $card }»: суммарная атака { $total } против здоровья { $health }.
battle-lost = Игрок { $seat } проигрывает монстру «{ $card }»: суммарная атака { $total } против здоровья { $health }.
battle-sickens = Игрок { $seat } получает { $cards ->
    [one] { $cards } болезнь
    [few] { $cards } болезни
   *[many] { $cards } болезней
}.
battle-looks = Игрок { $seat } смотрит карты: { $cards }.
turn-rests = Игрок { $seat } отдыхает.
turn-passes = Ходит игрок { $seat }.
ending-stone-won = Громовой камень добыт: побеждает тот, у кого больше всего победных очков.
ending-stone-free = Громовой камень не достался никому: побеждает тот, у кого больше всего победных очков.
ending-stuck = Ни у кого не осталось карт, и никто уже не пройдёт мимо Мерцающего пса к Громовому камню: побеждает тот, у кого больше всего победных очков.

## Экран

status-turn = Ход игрока { $seat }
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
panel-player = Игрок { $seat }
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
mark-borrowed = взято у игрока { $seat }
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
