### Що каже лабораторія: симуляції, турніри, звіти.

lab-games = Ігор: { $games } із { $of }, зерно { $seed }
lab-seat = місце { $seat }, { $agent }
lab-won = перемог: { $wins } ({ $rate }, 95% інтервал від { $low } до { $high })
lab-score = рахунок { $score } (від { $low } до { $high })
lab-reasons = Чим закінчилися ігри:
lab-decisions = Рішень за гру: у середньому { $mean }, медіана { $median }, щонайбільше { $most }.
lab-speed = { $seconds } с, ігор за секунду: { $games }, рішень за секунду: { $decisions }.
lab-fault = Помилка гравця { $agent } на місці { $seat }: { $kind }, усього { $count }. Перша: { $detail }
lab-faults = Помилки гравця { $agent }: { $kind }, усього { $count }.
lab-fault-crash = збій
lab-fault-stall = не відповів вчасно
lab-fault-illegal = відповідь, якої не було серед варіантів
lab-fault-peek = зазирнув за стіл
lab-error = Помилка в правилах: { $error }
lab-unfinished = не закінчено за дозволену кількість рішень
lab-circles = пішла по колу: більше нічого не змінювалося
lab-error-ending = обірвано через помилку
lab-skipped = { $count ->
    [one] { $count ->
        [1] Пропущено { $options }: { $why }
       *[other] Пропущено { $count } варіант із { $options }: { $why }
    }
    [few] Пропущено { $count } варіанти з { $options }: { $why }
   *[other] Пропущено { $count } варіантів із { $options }: { $why }
}
lab-skipped-more = { $count ->
    [one] Пропущено ще { $count } неможливий варіант; `--json` його називає.
    [few] Пропущено ще { $count } неможливі варіанти; `--json` їх називає.
   *[other] Пропущено ще { $count } неможливих варіантів; `--json` їх називає.
}
lab-stopped = Зупинено після { $games } ігор із { $of }; їх пораховано й збережено.

lab-table-agent = Гравець
lab-table-rating = Рейтинг
lab-table-interval = 95% інтервал
lab-table-games = Ігор
lab-table-points = Очок
lab-rounds = Розстановок: { $lineups }, кіл: { $rounds }, ігор: { $games }.

train-stopped = Зупинено до першого кола: ще нічого не вивчено.
lab-left-undone = Зупинено; незавершене не записано.
lab-left-out = Пропущено неможливих варіантів: { $count } із { $of }.

ladder-title = Рейтингова таблиця
ladder-overall = Усі ігри разом
ladder-game = { $game }, версія правил { $version }, партій: { $games }
ladder-game-options = { $game } ({ $options }), версія правил { $version }, партій: { $games }
ladder-unfinished = Партій, обірваних через довжину або помилку: { $games }.
ladder-made = Рейтинги Бредлі–Террі за шкалою Ело із середнім 1500 та 95-відсотковими інтервалами. За кожним — очки й партії, нічия дає пів очка. Суперники зустрічаються парами з обох місць тих самих роздач; де гравці не зустрічаються, очко бере той, хто краще зіграв ту саму роздачу, і таке очко важить то менше, що більше гравців порівнюють за тими самими партіями. Для всіх ігор разом кожна гра важить однаково.

report-title = { $game }: зіграно ігор — { $games }
report-made = Інтервали 95-відсоткові. Спільна перемога зараховується кожному, хто її поділив.
report-rules = Версія правил: { $versions }.
report-about = Зерно { $seed }, Undercroft { $program }, команда:
report-wins = Частка перемог
report-lengths = Рішень за гру
report-scores = Рахунок
report-number = Наприкінці: { $name }
report-things = Частка перемог тих, хто це мав: { $name }
report-things-note = Серед тих, хто це мав, частка переможців; показано { $shown } із { $all }, ті, що траплялися щонайменше { $least } разів.
report-reasons = Чим закінчилися ігри
report-difficulty = Складність: { $name }
report-all-seats = усі місця
report-seat = місце { $seat }
report-won = перемога
report-lost = поразка
report-share = частка ігор
report-pace = Темп
report-pace-agent = Гравець
report-pace-decisions = Рішень за гру
report-pace-thought = Час на рішення
report-pace-longest = щонайбільше
report-stages = Ходів і фаз за гру
report-standing = Як стояли справи в переможців і переможених
report-standing-note = Шанс на перемогу перед кожним рішенням за оцінкою ботів, що шукають наперед; ліворуч початок гри, праворуч кінець.
report-agent-won = { $agent }, перемога
report-agent-lost = { $agent }, поразка
report-leads = Зміни лідера за гру
report-lead-half = Лідер на середині гри переміг у { $kept } з { $games } ігор ({ $share }).
report-lead-last = Якщо лідер змінювався, то востаннє здебільшого після { $part } гри (медіана).
report-hopes = Скільки разів гра переламувалася
report-hope-half = Гра переламується, коли шанс на перемогу з понад 60% падає нижче 40% або навпаки. На середині шанси правильно вказали { $kept } з { $games } розв’язок ({ $share }).
report-hope-last = Якщо гра переламувалася, то востаннє здебільшого після { $part } її перебігу (медіана).
report-taken = { $kind }: у який момент гри
report-taken-note = Смуга сягає медіани часу як частки гри, вуса охоплюють середню половину випадків. Показано { $shown } із { $all }, ті, що обрано щонайменше { $least } разів. Поруч — скільки разів і частка цих місць, що перемогли.
report-taken-won = ({ $count }, перемог { $share })
report-written = Записано до { $path }.

tally-health = здоров’я
tally-cards = карти
tally-items = предмети
tally-gold = золото
tally-experience = досвід
tally-heroes = герої
tally-level = рівень
tally-rounds = раунди
tally-monsters = монстри
tally-points = переможні очки
tally-character = персонаж
tally-skills = навички
tally-essence = натхнення
tally-stamina = витривалість

### Sameness: how alike a game's cards are.
sameness-kind = Вид
sameness-cards = Карти
sameness-shapes = Форми
sameness-sharing = Мають спільну форму
sameness-pairs = Однакові пари
sameness-verbs = Дієслова
sameness-entropy = Ентропія дієслів, біти
sameness-figure = Показник
sameness-value = Значення
sameness-of = { $count } з { $of } ({ $share })
sameness-alike = Однакові за механікою разом із числами:
sameness-about = Форма — це механіка карти без чисел і назв.
sameness-nothing = Ця гра не подає вмісту для порівняння.

### Balance: win rates beside their frames, and what cards add.
balance-title = { $game }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} гравця «{ $agent }»
balance-head-set = Набір
balance-head-games = Ігри
balance-head-won = Перемоги
balance-head-interval = Інтервал 95%
balance-head-frame = Межі
balance-head-verdict = Висновок
balance-head-thing = Що
balance-head-offered = Пропоновано
balance-head-chosen = Обрано
balance-head-having = Ігри з цим
balance-head-lacking = Ігри без цього
balance-head-adds = Додає, пункти
balance-range = від { $low } до { $high }
balance-inside = у межах
balance-below = замало
balance-above = забагато
balance-perhaps-below = можливо, замало
balance-perhaps-above = можливо, забагато
balance-all-inside = Усі набори лежать у своїх межах.
balance-outside = Поза межами:
balance-no-frame = Для гравця «{ $agent }» меж не визначено.
balance-unused-title = Жодного разу не обрано
balance-unused = { $kind }: у цих іграх жодного разу не обрано { $count } з { $of }: { $names }
balance-all-used = { $kind }: у цих іграх обрано всі { $of }.
balance-note = Обрано: частка рішень, у яких це пропонувалося. Додає: частка перемог в іграх, де це обрали, мінус частка в іграх, де це пропонувалося, але не було обране; порівняно в межах кожного набору, якщо з обох боків щонайменше { $least } ігор. Вибір — не причина: той, хто виграє, може обирати інакше.
thing-play = Зіграні карти
thing-top = Верхні здібності
thing-bottom = Нижні здібності
thing-take = Узято
thing-wear = Споряджено
thing-use = Використано
thing-hero = Герої
