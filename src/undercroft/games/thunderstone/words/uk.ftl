### «Громовий камінь»: слова гри. Спершу імена карт, далі все, що про них кажуть.

## Карти

card-amazon_archer = Амазонка-лучниця
card-amazon_huntress = Амазонка-мисливиця
card-amazon_queen = Амазонка-королева
card-chalice_quester = Чашник-мандрівник
card-chalice_defender = Чашник-захисник
card-chalice_paladin = Чашник-паладин
card-dwarf_guardian = Дварф-охоронець
card-dwarf_janissary = Дварф-захисник
card-dwarf_sentinel = Дварф-вартовий
card-elf_wizard = Ельф-чарівник
card-elf_sorcerer = Ельф-чародій
card-elf_archmage = Ельф-архімаг
card-feayn_archer = Фейн-лучник
card-feayn_marksman = Фейн-стрілець
card-feayn_sniper = Фейн-снайпер
card-lorigg_thief = Лорігг-злодій
card-lorigg_rogue = Лорігг-шахрай
card-lorigg_outlaw = Лорігг-бандит
card-outlands_warrior = Порубіжник-боєць
card-outlands_slayer = Порубіжник-каратель
card-outlands_khan = Порубіжник-хан
card-redblade_killer = Редблейд-убивця
card-redblade_poisoner = Редблейд-отруйник
card-redblade_assassin = Редблейд-асасин
card-regian_cleric = Регієць-клірик
card-regian_priest = Регієць-жрець
card-regian_bishop = Регієць-єпископ
card-selurin_magician = Селурін-маг
card-selurin_warlock = Селурін-чаклун
card-selurin_theurge = Селурін-теург
card-thyrian_squire = Тирієць-зброєносець
card-thyrian_knight = Тирієць-лицар
card-thyrian_lord = Тирієць-лорд
card-archduke_of_pain = Архігерцог болю
card-grudgebeast = Злостивий звір
card-succubus = Сукуб
card-tormentor = Мучитель
card-the_unchained = Розкутий
card-darkness = Темрява
card-judgement = Осуд
card-knightmare = Кошмар
card-lord_mortis = Лорд Мортіс
card-the_prince = Принц
card-ebon_fume = Ебеновий дим
card-mythlurian = Мітлуріан
card-skaladak = Скаладак
card-tyxr_the_old = Тізр Давній
card-uyril_unending = Уйріл Вічний
card-blink_dog = Мерехтливий пес
card-griffon = Грифон
card-nixie = Нікса
card-pegasus = Пегас
card-sphinx = Сфінкс
card-bloodskull_orc = Орк Кривавого Черепа
card-deadbone_troll = Троль мертвої кістки
card-firebrand_cyclops = Циклоп-палій
card-grayskin_lizard = Сірошкірий ящір
card-griknack_goblin = Грікнак-гоблін
card-black_slime = Чорний слиз
card-gray_ooze = Сіра твань
card-green_blob = Зелений згусток
card-noxious_slag = Отруйний кисіль
card-red_jelly = Червоний холодець
card-famine = Голод
card-harbinger = Провісник
card-kingdom = Влада
card-lord_of_death = Лорд Смерті
card-suffering = Страждання
card-ghost = Привид
card-haunt = Морок
card-revenant = Месник
card-spectre = Примара
card-wraith = Фантом
card-arcane_energies = Містичні потоки
card-banish = Вигнання
card-barkeep = Шинкар
card-battle_fury = Бойова лють
card-feast = Бенкет
card-fireball = Вогняна куля
card-flaming_sword = Полум’яний меч
card-goodberries = Боєжина
card-hatchet = Сокира
card-lantern = Ліхтар
card-lightstone_gem = Самосвіт
card-magical_aura = Магічна аура
card-pawnbroker = Лихвар
card-polearm = Алебарда
card-short_sword = Короткий меч
card-spear = Спис
card-town_guard = Стражник
card-trainer = Наставниця
card-warhammer = Молот
card-militia = Ополченець
card-dagger = Кинджал
card-torch = Смолоскип
card-iron_rations = Припаси
card-disease = Хвороба
card-stone_of_mystery = Камінь Таємниці

group-amazon = Амазонка
group-chalice = Чашник
group-dwarf = Дварф
group-elf = Ельф
group-feayn = Фейн
group-lorigg = Лорігг
group-outlands = Порубіжник
group-redblade = Редблейд
group-regian = Регієць
group-selurin = Селурін
group-thyrian = Тирієць
group-abyssal = Породження безодні
group-doomknight_humanoid = Лицар Фатуму • Гуманоїд
group-dragon = Дракон
group-enchanted = Зачарована істота
group-humanoid = Гуманоїд
group-ooze = Твань
group-undead_doom = Нежить • Фатум
group-undead_spirit = Нежить • Дух

## Лобі та параметри

game-title = Громовий камінь
game-about = Наймайте героїв, озброюйте їх і відправляйте до підземелля Ґрімголд, де серед монстрів лежить Громовий камінь. Перемагає той, чий загін принесе найбільше переможних очок, коли камінь вийде на світло.

setting-players = Гравці
    .hint = Від двох до п’яти гравців.
setting-set = Карти в партії
    .hint = Для знайомства візьміть набір першої партії; потім довіртеся визначникам або доберіть карти самі.
setting-set-first = Набір першої партії
setting-set-random = За визначниками
setting-set-picked = На власний вибір
setting-groups = Групи монстрів
    .hint = Три групи — звичайна партія, чотири й більше — довша. Лише для партії за визначниками.
setting-monsters = Монстри
    .hint = Для партії на власний вибір: три групи або більше.
setting-heroes = Герої
    .hint = Для партії на власний вибір: чотири групи героїв.
setting-village = Карти села
    .hint = Для партії на власний вибір: вісім карт.

error-set-not-picked = Параметр «{ $name }» потрібен лише для партії на власний вибір, а тут вказано «{ $set }»: приберіть його або вкажіть set=picked.
error-set-first-groups = У наборі першої партії три групи монстрів, а не { $groups }: залиште groups рівним 3 або вкажіть set=random.
error-set-picked-groups = У партії на власний вибір кількість груп задає список monsters: залиште groups рівним 3.
error-set-twice = «{ $card }» названо у списку «{ $name }» двічі: вказуйте кожну назву один раз.
error-set-heroes = Для партії на власний вибір потрібно рівно { $wanted } групи героїв, а вказано { $count }.
error-set-village = Для партії на власний вибір потрібно рівно { $wanted } карт села, а вказано { $count }.
error-set-monsters = Для партії на власний вибір потрібно щонайменше { $wanted } групи монстрів, а вказано { $count }.

## Класи, типи, риси

class-fighter = воїн
class-cleric = клірик
class-wizard = чарівник
class-thief = злодій
class-archer = лучник
class-militia = ополченець
race-human = людина
race-elf = ельф
race-dwarf = дварф
type-hero = Герой
type-weapon = Зброя
type-item = Предмет
type-spell = Закляття
type-villager = Селянин
type-monster = Монстр
type-disease = Хвороба
type-thunderstone = Громовий камінь
trait-edged = різальна
trait-blunt = ударна
trait-food = їжа
trait-light = світло
trait-magic = магія
trait-abyssal = породження безодні
trait-doomknight = лицар Фатуму
trait-humanoid = гуманоїд
trait-dragon = дракон
trait-black = чорний
trait-green = зелений
trait-white = білий
trait-red = червоний
trait-blue = синій
trait-enchanted = зачарована істота
trait-ooze = твань
trait-undead = нежить
trait-doom = Фатум
trait-spirit = дух
kind-plain = { $type }
kind-traits = { $type }: { $traits }
kind-level = { $type }, рівень { $level }: { $traits }

## Текст карт

line-always = { $text }.
line-village = Село: { $text }.
line-village-repeat = Село (Повтор): { $text }.
line-dungeon = Підземелля: { $text }.
line-dungeon-repeat = Підземелля (Повтор): { $text }.
line-battle = Битва: { $text }.
line-spoils = Здобич: { $text }.
line-breach = Прорив: { $text }.
line-trophy-attack = Трофей: +{ $attack } до атаки.
line-trophy-magic = Трофей: +{ $magic } до магічної атаки.
line-trophy-light = Трофей: +{ $light } до світла.
line-disease = Підземелля: −1 до атаки або до магічної атаки на ваш вибір, якщо вона не менша за 1. Це обов’язково.
line-stone = Гра закінчується, коли Громовий камінь опиняється в 1-му ряду коридору.

# Ціна ефекту, те, що кажуть після неї, і як сполучаються частини речення.
effect-paid = { $cost }, щоб { $gain }
effect-paid-plain = { $cost }: { $text }
effect-and = { $text }; { $more }
cost-self = знищте цю карту
cost-disease = знищте одну хворобу
cost-food = знищте одну карту їжі
cost-militia = знищте одного ополченця
cost-gold = знищте іншу карту з доходом
paid-draw = узяти { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}
paid-gold = отримати { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
}
paid-experience = отримати { $tokens } досвіду
paid-pawn = отримати її дохід і ще { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
}
paid-attack = отримати +{ $attack } до атаки
paid-take = забрати до скиду монстра з коридору, вартого { $min_points } або { $max_points } переможних очок, і заповніть коридор; досвіду за нього немає

# Що кажуть дієслова: частини речення з малої літери, без крапки.
text-then = потім { $action }
text-draw = візьміть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}
text-gold = отримайте { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
}
text-experience = отримайте { $tokens } досвіду
text-purchase = цього ходу ви можете купити ще { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}
text-pawn = отримайте дохід знищеної карти і ще { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
}
text-attack = +{ $attack } до атаки
text-attackperlight = +{ $attack } до атаки за кожен ваш предмет, що дає світло
text-attackpermonster = +{ $attack } до атаки за кожного монстра серед ваших розкритих карт
text-helpone = один герой отримує +{ $strength } до сили{ $magic ->
    [1] , і вся його атака стає магічною
   *[other] {""}
}
text-helpall = усі герої отримують { $strength ->
    [0] +{ $attack } до атаки
   *[other] +{ $strength } до сили{ $attack ->
        [0] {""}
       *[other] {" "}та +{ $attack } до атаки
    }
}
text-magictoarmed = атака всіх героїв зі зброєю стає магічною
text-weightless = уся зброя важить 0
text-throw = знищте цю зброю, поки вона в героя, щоб отримати ще +{ $attack } до атаки; до кінця битви герой вважається спорядженим нею
text-under = покладіть одного монстра з коридору під колоду підземелля й заповніть коридор
text-underororder = покладіть одного монстра з коридору під колоду підземелля й заповніть коридор або переставте карти коридору
text-destroyanddraw = знищте одну свою карту й візьміть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}
text-take = заберіть до скиду монстра з коридору, вартого { $min_points } або { $max_points } переможних очок, і заповніть коридор; досвіду за нього немає
text-othersdiscard = усі інші гравці скидають по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}
text-othersdiscardhero = усі інші гравці скидають по одному герою або по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}
text-borrow = кожен гравець скидає одного героя або показує руку без героїв; ви можете взяти одного з цих героїв на битву
text-farattack = ще +{ $attack } до атаки проти 2-го й 3-го ряду
text-edgedattack = з різальною зброєю ще +{ $attack } до атаки
text-notrankone = не може атакувати монстра в 1-му ряду
text-helpmilitia = кожен ваш ополченець отримує +{ $attack } до атаки
text-helpothers = кожен ваш герой, який не воїн, отримує +{ $attack } до атаки
text-magicperitem = +{ $magic } до магічної атаки за кожен ваш предмет і кожне закляття з магічною атакою
text-doublemagic = подвоює вашу магічну атаку після всіх інших змін
text-strongbearer = натомість +{ $attack } до атаки, якщо сила героя { $strength } або більше
text-holybearer = у руках клірика ще +{ $attack } до атаки проти лицаря Фатуму чи нежиті
text-lesslight = −{ $light } до світла
text-needsmagic = потрібна магічна атака
text-halvedwithoutmagic = якщо у вас немає магічної атаки, сумарна атака зменшується вдвічі
text-halvedwithoutweapon = якщо жоден герой не має зброї, сумарна атака зменшується вдвічі
text-immunetomagic = імунітет до магічної атаки
text-immunetoedged = імунітет до різальної зброї
text-onlymagic = враховується лише магічна атака
text-magichalved = магічна атака зменшується вдвічі
text-unarmedbarred = герої без зброї не атакують
text-needslight = не можна атакувати, доки є штраф освітленості
text-weaken = усі герої отримують −{ $strength } до сили
text-weakdie = герої із силою 0 або менше знищуються
text-sap = кожен герой отримує −{ $attack } до атаки або до магічної атаки
text-destroyone-cleric = знищте одного клірика
text-destroyone-fighter = знищте одного воїна
text-destroyone-wizard = знищте одного чарівника
text-destroyone-thief = знищте одного злодія
text-destroyone-archer = знищте одного лучника
text-destroyone-hero = знищте одного героя
text-destroyone-militia = знищте одного ополченця
text-destroyone-unarmed = знищте одного героя без зброї
text-destroyone-weapon = знищте одну зброю
text-destroyone-spell = знищте одне закляття
text-destroyone-food = знищте одну карту їжі
text-destroystrongest = знищте героя з найбільшою силою
text-destroyall = знищте всіх кліриків і чарівників
text-sicken = отримайте { $cards ->
    [one] { $cards } хворобу
    [few] { $cards } хвороби
   *[many] { $cards } хвороб
}
text-bar = один герой не може атакувати
text-rally = кожен герой зі зброєю отримує +{ $attack } до атаки
text-buy-any = купіть будь-яку карту села
text-buy-weapon = купіть одну зброю
text-buy-food = купіть одну карту їжі
text-lookthrough = розкрийте { $cards ->
    [one] { $cards } верхню карту
    [few] { $cards } верхні карти
   *[many] { $cards } верхніх карт
} своєї колоди; знищте будь-які з них, решту скиньте
text-returnone = після перемоги ви можете покласти одного монстра з коридору під колоду підземелля й заповнити коридор
text-farexperience = за монстра, переможеного в 3-му ряду, ще { $tokens } досвіду
text-alldiscard = кожен гравець скидає по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}
text-destroytops = знищте по { $cards ->
    [one] { $cards } верхній карті
    [few] { $cards } верхні карти
   *[many] { $cards } верхніх карт
} кожного стосу героїв, включно з ополченцями

## Запитання

ask-turn-first = Хто ходить першим?
    .hint = Вирішіть як завгодно; далі хід передається за годинниковою стрілкою.
ask-turn-way = Куди йде ваш загін?
    .hint = У селі купують карти й покращують героїв, у підземеллі чекають монстри й переможні очки, відпочинок назавжди прибирає одну карту з колоди.
ask-village-buy = Купіть карту або застосуйте ефект села; золотий запас: { $gold }.
    .hint = Ефекти застосовуйте до купівлі: після першої вони не діють, а невитрачене золото пропадає.
ask-village-level = Покращити героя? Ваш досвід: { $experience }.
    .hint = Героя буде знищено, а його наступний рівень піде до вашого скиду. Невитрачений досвід лишається у вас.
ask-dungeon-prepare = Підготуйте загін або оголосіть, на якого монстра нападаєте.
    .hint = Зброю буде роздано якнайкраще проти кожного монстра, якщо ви не роздасте її самі. У підземеллі треба напасти, якщо є на кого.
ask-dungeon-arm = Кому дістанеться карта «{ $card }»?
    .hint = Герой тримає одну зброю, вага якої не більша за його силу. Перший варіант — найкращий проти найвигіднішого монстра.
ask-effect-pay-food = Яку їжу знищити для карти «{ $card }»?
    .hint = Їжа, знищена заради ефекту, не дає сили.
ask-effect-pay-gold = Яку карту віддати за ефект карти «{ $card }»?
    .hint = Її дохід ви отримаєте завдяки ефекту, вдруге він не рахується.
ask-effect-hero = Кому дістанеться карта «{ $card }»?
    .hint = Сила дозволяє героєві тримати в цій битві важчу зброю.
ask-effect-under = Який монстр іде під колоду підземелля?
    .hint = Коридор зсувається й одразу заповнюється.
ask-effect-banish = Що зробити з коридором?
    .hint = Покладіть одного монстра під колоду підземелля або переставте карти коридору. Потім ви мусите знищити одну свою карту й узяти нову.
ask-effect-destroy = Яку свою карту знищити?
    .hint = Вона назавжди виходить із гри й у битві участі не бере.
ask-effect-take = Якого монстра забрати?
    .hint = Він іде до вашого скиду без битви й без досвіду.
ask-effect-borrow = Якого героя взяти на цю битву?
    .hint = Після битви герой повернеться до скиду власника, якщо його не знищить ефект битви.
ask-party-discard = Скиньте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти, одну за одною
   *[many] { $cards } карт, одну за одною
}.
    .hint = Рука поповниться лише наприкінці вашого власного ходу.
ask-party-discard-hero = Якого героя скинути?
    .hint = Активний гравець може взяти його на цю битву.
ask-party-hero-or-cards = Скинути одного героя чи { $cards } карти?
    .hint = Рука поповниться лише наприкінці вашого власного ходу.
ask-battle-disease = Хвороба знижує на 1 атаку ({ $attack }) або магічну атаку ({ $magic }). Що обираєте?
    .hint = Подумайте, чого монстр не помічає, що зменшує вдвічі або чого вимагає.
ask-battle-destroy = Яку карту відбере «{ $monster }»?
    .hint = До кінця битви вона ще діє, а потім знищується.
ask-battle-sap = { $card }: знизити на 1 атаку ({ $attack }) чи магічну атаку ({ $magic })?
    .hint = Подумайте, що подвоюється.
ask-battle-bar = Який герой не зможе атакувати?
    .hint = У цій битві не рахуються ні він сам, ні його зброя.
ask-battle-spoils = Яка здобич перша?
    .hint = Кожна здобич — окрема купівля.
ask-battle-buy = Здобич, «{ $card }»: купити карту? Золотий запас: { $gold }.
    .hint = Ви платите доходом своїх розкритих карт; для кожної здобичі він рахується наново.
ask-battle-look = Розкрито: { $cards }. Знищити якісь із них?
    .hint = Що ви не знищите, піде до скиду.
ask-battle-send-back = { $card }: покласти монстра з коридору під колоду підземелля?
    .hint = Коридор зсувається й одразу заповнюється.
ask-rest-destroy = Знищити одну карту з руки?
    .hint = Відпочинок позбавляє колоду слабких карт і хвороб.

## Варіанти

option-first = Починає { $seat }
option-village = Відвідати село
option-dungeon = Спуститися в підземелля
option-rest = Відпочити
option-use = { $card }: { $effect }.
option-buy = Купити: { $card }, ціна { $price }
option-leaves = Лишиться { $left } із { $gold } золота
option-pass-buy = Нічого не купувати
option-pass-more = Більше нічого не купувати
option-pass-level = Нікого не покращувати
option-pass-send-back = Лишити коридор як є
option-pass-borrow = Нікого не брати
option-level = Покращити: { $card } → { $higher }, досвід { $experience }
option-attack = Напасти: { $card }, ряд { $rank }
option-leave = Піти без битви
option-arm = Роздати зброю власноруч
option-arm-best = Роздати зброю якнайкраще
option-give = { $card }
option-give-strength = { $card }, сила { $strength }
option-spare = Нікому
option-destroy = Знищити: { $card }
option-destroy-borrowed = Знищити позиченого героя: { $card }
option-keep = Нічого не знищувати
option-discard = Скинути: { $card }
option-discard-hero = Скинути героя: { $card }
option-discard-cards = Скинути { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}
option-feed = { $card }, сила { $strength }
option-under = { $card }, ряд { $rank }
option-order = Новий порядок від 1-го ряду: { $cards }
option-take = { $card }, ряд { $rank }
option-borrow = { $card } ({ $seat })
option-on-attack = Атака
option-on-magic = Магічна атака
option-bar = { $card }
option-bar-armed = { $card }, зброя «{ $weapon }»
option-spoils = { $card }
option-done = Скинути решту
group-effects = Ефекти
group-purchases = Купівля
group-attacks = Напад
group-weapons = Зброя

## Випадок

chance-draw = Карта з колоди загону
chance-dungeon = Карта з колоди підземелля
chance-monster-randomizer = Відкритий визначник монстрів
chance-hero-randomizer = Відкритий визначник героїв
chance-village-randomizer = Відкритий визначник села

## Розповідь

party-hand = Ви берете: { $cards }.
party-reshuffles = { $seat } замішує стос скиду в нову колоду, карт: { $cards }.
party-reveals = { $seat } розкриває: { $cards }.
party-draws = { $seat } бере: { $cards }.
party-destroyed = Знищено: { $card }.
party-discards = { $seat } скидає карту «{ $card }».
party-no-heroes = { $seat } показує руку без героїв.
hall-appears = У коридорі, ряд { $rank }: { $card }.
hall-breach = Прорив! Монстр «{ $card }» у 1-му ряду.
hall-under = Карта «{ $card }» іде під колоду підземелля.
hall-order = Коридор переставлено, від 1-го ряду: { $cards }.
hall-taken = { $seat } забирає карту «{ $card }».
hall-score = { $seat } має { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}.
effect-used = { $seat } застосовує карту «{ $card }»: { $effect }.
village-bought = { $seat } купує карту «{ $card }», ціна { $price }.
village-levelled = { $seat } покращує героя: { $card } → { $higher }.
battle-attacks = { $seat } нападає на монстра «{ $card }», ряд { $rank }.
battle-won = { $seat } перемагає монстра «{ $card }»: сумарна атака { $total } проти здоров’я { $health }.
battle-lost = { $seat } програє монстрові «{ $card }»: сумарна атака { $total } проти здоров’я { $health }.
battle-sickens = { $seat } отримує { $cards ->
    [one] { $cards } хворобу
    [few] { $cards } хвороби
   *[many] { $cards } хвороб
}.
battle-looks = { $seat } дивиться карти: { $cards }.
turn-rests = { $seat } відпочиває.
turn-passes = Ходить { $seat }.
ending-stone-won = Громовий камінь здобуто: перемагає той, у кого найбільше переможних очок.
ending-stone-free = Громовий камінь не дістався нікому: перемагає той, у кого найбільше переможних очок.
ending-stuck = Ні в кого не лишилося карт, і ніхто вже не пройде повз Мерехтливого пса до Громового каменя: перемагає той, у кого найбільше переможних очок.

## Екран

status-turn = Ходить { $seat }
status-village = У селі
status-dungeon = У підземеллі
status-rest = Відпочинок
status-deck = У колоді підземелля { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
status-stone-deep = Над Громовим каменем ще щонайменше { $above ->
    [one] { $above } карта
    [few] { $above } карти
   *[many] { $above } карт
}
status-stone-near = Громовий камінь може з’явитися будь-якої миті
status-stone-hall = Громовий камінь у коридорі, ряд { $rank }
panel-place = Шлях до Громового каменя
panel-hall = Коридор підземелля
panel-preview = Якщо напасти
panel-revealed = Розкриті карти
panel-hand = Ваша рука
panel-village = Село
panel-heroes = Герої
panel-basic = Основні карти
panel-party = Ваш загін
panel-player = { $seat-title }
panel-destroyed = Знищені карти
panel-discard = Скид
rank-title = Ряд { $rank }
pile-dungeon = Колода підземелля
pile-deck = Колода
pile-hand = Рука
pile-discard = Скид
pile-disease = Хвороби
card-hidden = закрита карта
stat-attack = атака
stat-magic = магічна атака
stat-light = світло
stat-strength = сила
stat-weight = вага
stat-gold = дохід
stat-purse = золотий запас
purse-effects = від ефектів
purse-spent = витрачено
stat-price = ціна
stat-points = переможні очки
stat-level = досвід для покращення
stat-health = здоров’я
stat-experience = досвід
stat-cards = карти
stat-left = лишилося
mark-weapon = тримає: { $card }
mark-held = у героя: { $card }
mark-used = застосовано
mark-magic = атака стала магічною
mark-borrowed = позичено, власник — { $seat }
mark-thrown = метнуто
mark-strength = сила { $strength }
mark-attack = +{ $attack } до атаки
mark-doomed = буде знищено
mark-barred = не може атакувати
mark-breached = прорив уже був
verdict-wins = { $total } проти { $health }: перемога
verdict-loses = { $total } проти { $health }: бракує { $missing }
verdict-no-magic = Без магічної атаки: поразка
verdict-cannot = Не можна атакувати
light-title = Світло вашого загону
light-rank = Ряд { $rank }: { $light } з { $needed }, { $penalty ->
    [0] світла досить
   *[other] бракує { $penalty }, удвічі
}
sum-title = { $card }, ряд { $rank }, здоров’я { $health }
sum-hero = { $card }: { $amounts }
sum-armed = { $card }, зброя «{ $weapon }»: { $amounts }
sum-useless = { $card }, бракує сили для карти «{ $weapon }»: { $amounts }
amount-attack = атака { $n }
amount-magic = магічна атака { $n }
amount-light = світло { $n }
sum-barred = { $card }: не може атакувати
sum-disease = Хвороби
sum-doubled = Магічну атаку подвоєно
sum-immune-edged = Імунітет до різальної зброї
sum-immune-magic = Імунітет до магічної атаки
sum-only-magic = Враховується лише магічна атака
sum-magic-halved = Магічну атаку зменшено вдвічі
sum-penalty = Штраф освітленості { $penalty }, подвоєний
sum-total-halved = Сумарну атаку зменшено вдвічі
sum-total = Сумарна атака
sum-wins = Вистачає: це перемога
sum-loses = Бракує { $missing }: це поразка
sum-no-magic = Без магічної атаки це поразка
sum-then = Потім: { $text }.
sum-cannot-light = Не можна атакувати: лишається штраф освітленості { $penalty }
sum-cannot-stone = Громовий камінь — не монстр, його не можна атакувати

### The ending.
end-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
}
end-stone = володіє Громовим каменем
end-heroes = Герої
deed-monsters = переможено монстрів
deed-lost = програно битв
deed-blow = найсильніша атака
deed-bought = куплено карт
deed-levelled = покращено героїв
deed-diseases = Хвороб наприкінці
deed-cards = карт у загоні
honour-blow = найсильніша атака
honour-blow-against = монстр «{ $card }»
honour-monsters = найбільше монстрів
honour-monsters-about = упали перед цим загоном
honour-bought = найкращий покупець
honour-bought-about = карт куплено в селі
honour-levelled = найкращий наставник
honour-levelled-about = героїв покращено
honour-diseases = найхворіший загін
honour-diseases-about = Хвороб наприкінці
end-stone-decides = Очок порівну: вирішує Громовий камінь

### Choosing at set-up.
setting-set-first-about = Три групи монстрів, чотири групи героїв і вісім карт села, щоб навчитися.
setting-set-random-about = Групи й село обирає випадок.
setting-set-picked-about = Ви обираєте три або більше груп монстрів, чотири групи героїв і вісім карт села.

### The codex: headings, and where a card is met.
codex-hero = Герої
codex-weapon = Зброя
codex-item = Предмети
codex-spell = Закляття
codex-villager = Селяни
codex-monster = Монстри
codex-disease = Хвороби
codex-thunderstone = Громовий камінь
codex-every-game = у кожній партії

### The guided first game.
guide-aim = У коридорі підземелля чатують монстри, а серед останніх одинадцяти карт їхньої колоди лежить Громовий камінь. Коли він дійде до 1-го ряду, найдальшого від колоди, гра закінчиться, і переможе загін, у якого найбільше переможних очок. Очки дають передусім здолані монстри. Ходіть першими.
guide-aim-title = Про що ця гра
guide-aim-right = Ви починаєте. Після кожного вашого ходу ходить суперник, і так до кінця гри.
guide-aim-wrong = Починає суперник. Це мало що змінює: ви ходитимете по черзі до кінця гри.
guide-ways = У вас на руці шість карт, і за хід ви робите щось одне: купуєте в селі, б’єтеся в підземеллі або відпочиваєте. Наприкінці ходу всі карти йдуть до скиду, і ви берете шість нових. Для бою ця рука заслабка, зате дає 7 золотих. Відвідайте село.
guide-ways-title = Три способи зробити хід
guide-ways-right = Ваші карти розкрито, їхній дохід складено.
guide-ways-early = Ви спустилися зі слабкою рукою. У підземеллі треба нападати, навіть якщо шансів на перемогу немає.
guide-ways-wrong = Відпочинок дозволяє знищити одну слабку карту. Згодом це стане в пригоді, а зараз ви пожертвували покупкою на 7 золотих.
guide-squire = За один візит до села можна купити одну карту, а невитрачене золото пропадає. Тирієць-зброєносець коштує 7: це герой з атакою 2, удвічі більшою, ніж в ополченця, і сили йому вистачає на важку зброю. Купіть цю карту.
guide-squire-title = Одна покупка
guide-squire-right = Зброєносець іде до вашого скиду. Коли колода скінчиться, скид перетасують у нову колоду, і він прийде вам на руку.
guide-squire-nothing = Ви нічого не купили, і золото пропало. Наступного разу купіть хоча б щось невелике.
guide-squire-wrong = Ця карта теж вам знадобиться. Вона йде до скиду; коли колода скінчиться, скид перетасують у нову колоду.
guide-light = У підземеллі темно. Монстр вимагає щонайменше стільки світла, який номер його ряду, а кожна одиниця, якої вам бракує, забирає 2 атаки. Тож навіть однакових монстрів у глибині здолати важче. «Смолоскип» дає одиницю світла: якщо 1-й ряд обіцяє перемогу, спускайтеся в підземелля.
guide-light-title = Світло
guide-light-right = Ваші карти розкрито. Зброю роздано якнайкраще.
guide-light-wrong = Так теж можна, а коли перемоги не видно, то часто й найкраще. Але переможні очки — у підземеллі.
guide-fight = Усі ваші герої б’ються разом. Їхню атаку складають, за брак світла віднімають, і решта має бути не меншою за здоров’я монстра. У 1-му ряду найсвітліше: нападайте там.
guide-fight-title = Атака проти здоров’я
guide-fight-right = Здоланий монстр іде до вашої колоди з переможними очками й доходом і приносить досвід. Стережіться ефектів битви: вони діють і за перемоги, і за поразки, а деякі лишають вам Хворобу.
guide-fight-dark = Що глибше, то більше потрібно світла. Коли сумарна атака менша за здоров’я, битву програно, і монстр іде під колоду підземелля.
guide-fight-wrong = Спершу ви готуєтеся. Коли все буде готово, оголосіть, на якого монстра нападаєте.
guide-rest = Трапляється рука, з якою ні битви не виграти, ні купити чогось путнього. Тоді відпочиньте: можна знищити одну карту з руки, і вона назавжди вийде з гри. Насамперед позбувайтеся Хвороби: у кожній битві, де вона у вас на руці, атака менша на 1. Відпочиньте зараз.
guide-rest-title = Слабка рука
guide-rest-right = Відпочиваючи, ви не купуєте й не б’єтеся. Але хід не змарновано, якщо колода стала кращою.
guide-rest-wrong = Добре, якщо рука годиться на щось краще. А для руки, яка не годиться ні на що, пам’ятайте про відпочинок.
guide-disease = Що менше у вас слабких карт, то частіше приходять добрі. Тут можна знищити одну карту або жодної. Знищте Хворобу.
guide-disease-title = Геть із колоди
guide-disease-right = Хвороба повернулася до свого стосу. Згодом, коли з’являться кращі герої, так можна позбутися й ополченців.
guide-disease-nothing = Ви нічого не знищили, тож Хвороба ще прийде вам на руку.
guide-disease-wrong = Цієї карти більше немає. А Хвороба лишилася в колоді й ще ослабить вас.
guide-gold = Здоланий монстр на руці дає в селі золото, як і кожна карта з доходом. Перемоги не видно, а золота багато — з такою рукою йдуть до села. Рушайте туди.
guide-gold-title = Монстри теж дають золото
guide-gold-right = Тепер купіть те, чого загонові бракує.
guide-gold-wrong = Як хочете. Але кращі карти полегшують кожну наступну битву, а беруть їх у селі.
guide-gem = Від світла залежить, як глибоко ви зможете битися. «Самосвіт» коштує 6 і дає 3 світла — стільки, скільки вимагає 3-й ряд, а в селі приносить 3 золоті. Купіть його.
guide-gem-title = Купіть світло
guide-gem-right = Із «Самосвітом» на руці освітлено всі три ряди; лише деякі монстри вимагають більше.
guide-gem-nothing = Ви нічого не купили, і золото пропало.
guide-gem-wrong = Корисна карта. Але стежте за світлом: без нього може програти й сильний загін.
guide-dark = Перш ніж спускатися, погляньте на своє світло. Бракує хоч однієї одиниці — атака менша на 2, і певна перемога може стати поразкою. Із рукою без світла краще йти до села, навіть якщо золота мало.
guide-dark-title = Бракує світла
guide-dark-right = Розважливо. За мале золото багато не купиш, зате темрява нічого у вас не забере.
guide-dark-brave = Ви спустилися. Розрахунок показує, скільки атаки забирає темрява: по 2 за кожну одиницю світла, якої бракує.
guide-dark-wrong = Відпочинок із такою рукою теж доречний: однією слабкою картою менше.
guide-torch = Навіть за 3 золоті можна купити щось корисне: «Смолоскип» дає одиницю світла щоразу, коли приходить на руку. Світло різних карт додається. Купіть «Смолоскип».
guide-torch-title = Маленьке світло
guide-torch-right = «Смолоскип» і «Самосвіт» разом дають 4 світла. Зайве світло атаки не додає.
guide-torch-nothing = Ви нічого не купили, і золото пропало.
guide-torch-wrong = Так теж можна. Світло різних карт додається, тож згадайте про «Смолоскип», коли матимете лише 3 золоті.
guide-bright = Якщо світла на ряд вистачає, темрява нічого не забирає від вашої атаки. Коли світла досить, можна вільно вибирати з усіх трьох монстрів. Якщо хоч один обіцяє перемогу, спускайтеся в підземелля.
guide-bright-title = Увесь коридор
guide-bright-right = Ваші карти розкрито. Порівняйте три розрахунки.
guide-bright-wrong = Ви вирішили інакше. Наприкінці ходу всі ваші карти йдуть до скиду, а з ними й світло.
guide-deep = Монстр у глибині не сильніший, просто там темніше. Коли світла досить, бийтеся у 2-му чи 3-му ряду, а 1-й лишайте для руки з одним «Смолоскипом». Нападіть у 2-му ряду.
guide-deep-title = Глибше
guide-deep-right = Коли монстр покидає коридор, ті, що за ним, зсуваються, а з колоди приходить новий. Так кожна битва наближає Громовий камінь.
guide-deep-near = Це надійно. Але монстр у 1-му ряду міг зачекати на руку, де світла менше.
guide-deep-deepest = 3-й ряд вимагає щонайменше 3 світла. Якщо воно є, темрява нічого не забирає; якщо ні — забирає по 2 атаки за кожну відсутню одиницю.
guide-deep-wrong = Спершу ви готуєтеся: ефекти застосовують до битви. Потім оголосіть, на кого нападаєте.
guide-short = У розрахунках немає ефектів, яких ви ще не застосували. Тирієць-зброєносець може поїсти: одну їжу знищують, а він отримує +2 до атаки. Маючи на руці його та «Припаси», можна виграти битву, для якої бракує 1 чи 2 атаки. Спускайтеся в підземелля.
guide-short-title = Трохи бракує
guide-short-right = Тепер спершу ефекти, потім монстр.
guide-short-wrong = Так теж можна. Але перш ніж відмовитися від битви, гляньте на ефекти своїх карт.
guide-eat = Перш ніж оголосити, на кого нападаєте, можна застосувати скільки завгодно ефектів, здебільшого кожен лише раз за хід. Хай зброєносець з’їсть «Припаси».
guide-eat-title = Спершу ефекти
guide-eat-right = «Припаси» знищено назавжди, зате ваша атака зросла.
guide-eat-hasty = Ви напали без обіду. Щойно монстра названо, ефектів підземелля вже не застосувати.
guide-eat-fed = Ви дали «Припаси» героєві заради сили. З нею можна тримати важчу зброю, але атаки вона не додає.
guide-eat-wrong = Ви готуєтеся інакше. Потім оголосіть, на кого нападаєте.
guide-choose = Серед битв, які ви виграєте, порівняйте переможні очки монстрів та їхні ефекти битви: вони діють навіть за перемоги. Виберіть самі, але пам’ятайте, що в 3-му ряду потрібно найбільше світла.
guide-choose-title = Котрий монстр?
guide-choose-right = Кожен здоланий монстр — це очки наприкінці гри й досвід одразу.
guide-choose-deepest = 3-й ряд вимагає щонайменше 3 світла, і за кожну відсутню одиницю атака менша на 2. Якщо решти не вистачає, монстр іде під колоду підземелля.
guide-choose-wrong = Спершу ви готуєтеся. Потім оголосіть, на кого нападаєте.
guide-home = Кожна перемога приносить досвід. За нього в селі покращують героїв, які у вас на руці: героя 1-го рівня за 2, ополченця за 3. Якщо маєте 3 або більше, відвідайте село.
guide-home-title = Досвід
guide-home-right = У селі спершу купують, а потім покращують героїв.
guide-home-wrong = Досвід не пропадає: він чекає, доки ви завітаєте до села.
guide-own = Тепер вирішуйте самі. Подумайте, чого бракує колоді: героїв, зброї, яку вони подужають, світла чи золота. Куплене приходитиме вам на руку знову й знову.
guide-own-title = Ваш вибір
guide-own-right = У доброї колоди є потроху всього й мало слабких карт.
guide-own-wrong = Ви нічого не купили. Невитрачене золото пропадає, тож робіть так, лише коли жодна карта не поліпшить вашої колоди.
guide-level = Карту героя буде знищено, а замість неї до скиду піде карта наступного рівня; ополченець стає будь-яким героєм 1-го рівня. Герої 3-го рівня дають ще й переможні очки. Покращте когось.
guide-level-title = Вищий рівень
guide-level-right = Тепер ви знаєте все: золото, світло, битви, досвід. Збирайте очки, доки Громовий камінь не дійшов до 1-го ряду!
guide-level-wrong = Досвід лишається при вас. Тепер ви знаєте все: золото, світло, битви, досвід. Збирайте очки, доки Громовий камінь не дійшов до 1-го ряду!

## Чому карту не можна вибрати зараз

why-not-deck = Атакувати можна лише монстрів у залі, а не карти колоди підземелля.
why-not-disease = Хвороб не продають: купити можна лише верхні карти основних стосів, стосів села й героїв.
why-not-under-top = { $card } лежить глибше у стосі: купити можна лише верхню карту. Героїв вищого рівня отримують підвищенням рівня.
why-not-sold-out = Цей стос порожній: купувати нічого.
why-not-bought-already = Купівлю цього ходу завершено: тепер можна підвищувати рівень героїв.
why-not-buy-in-village = Карти купують у хід, який проводять у селі.
why-not-price = { $card } коштує { $price }, а ваш золотий запас — { $gold }.
why-not-spoils-kind = Здобич, яку дає { $card }, — карта іншого виду.
why-not-fight-in-dungeon = Монстрів атакують у хід, який проводять у підземеллі.
why-not-stone = Громовий камінь — не монстр: його не можна ні атакувати, ні зрушити.
why-not-too-dark = Надто темно: { $card } — монстр, якого не можна атакувати, поки лишається штраф освітленості, а лишається { $penalty }.
why-not-arm-first = Спершу зброя: коли її роздано, ви назвете монстра.
why-not-one-battle = За хід буває одна битва, і супротивник у ній — { $card }.
why-not-twin = Таких карт тут кілька ({ $card }): інша така сама робить те саме, виберіть її.
why-not-effects-before = Ефекти села застосовують до першої купівлі.
why-not-cannot-pay = Жодної відкритої карти не можна знищити, щоб оплатити ефект ({ $card }).
why-not-no-target = Ефекту ({ $card }) зараз нічого робити, а виконувати його треба цілком.
why-not-used = Ефект ({ $card }) у цей хід уже застосовано.
why-not-hero-fights = { $card } не має ефекту підземелля: усі ваші герої б’ються самі, щойно названо монстра.
why-not-weapon-waits = { $card } — зброя: герої беруть зброю якнайкраще або так, як ви її роздасте.
why-not-effect-in-village = Ефект ({ $card }) діє лише в селі.
why-not-effect-in-dungeon = Ефект ({ $card }) діє лише в підземеллі.
why-not-no-village-effect = { $card } не має ефекту села; дохід рахується сам.
why-not-no-dungeon-effect = { $card } не має ефекту підземелля; усе, що карта дає, рахується саме.
why-not-no-hero = { $card } — не герой: рівень підвищують лише героям.
why-not-top-level = { $card } уже має найвищий рівень.
why-not-experience = Щоб підвищити рівень ({ $card }), треба { $needed } досвіду, а у вас { $experience }.
why-not-militia = Для ополченця виберіть героя, яким він стане: стос героя 1 рівня.
why-not-no-next-level = У стосі вже немає карти «{ $higher }», тож { $card } лишається на своєму рівні.
why-not-way-first = Спершу виберіть, як провести хід: село, підземелля чи відпочинок.
why-not-sum = Це розрахунок битви: виберіть самого монстра.

### The workbench for designers: figures and sets.
figure-players = Гравці: { $count }
