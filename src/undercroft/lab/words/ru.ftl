### Что говорит лаборатория: симуляции, турниры, отчёты.

lab-games = Игр: { $games } из { $of }, зерно { $seed }
lab-seat = место { $seat }, { $agent }
lab-won = побед: { $wins } ({ $rate }, 95% интервал от { $low } до { $high })
lab-score = счёт { $score } (от { $low } до { $high })
lab-reasons = Чем закончились игры:
lab-decisions = Решений за игру: в среднем { $mean }, медиана { $median }, самое большее { $most }.
lab-speed = { $seconds } с, игр в секунду: { $games }, решений в секунду: { $decisions }.
lab-fault = Ошибка игрока { $agent } на месте { $seat }: { $kind }, всего { $count }. Первая: { $detail }
lab-faults = Ошибки игрока { $agent }: { $kind }, всего { $count }.
lab-fault-crash = сбой
lab-fault-stall = не ответил вовремя
lab-fault-illegal = ответ, которого не было среди вариантов
lab-fault-peek = заглянул за стол
lab-error = Ошибка в правилах: { $error }
lab-unfinished = не закончено за разрешённое число решений
lab-circles = пошла по кругу: больше ничего не менялось
lab-error-ending = прервано из-за ошибки
lab-skipped = { $count ->
    [one] { $count ->
        [1] Пропущено { $options }: { $why }
       *[other] Пропущен { $count } вариант с { $options }: { $why }
    }
    [few] Пропущено { $count } варианта с { $options }: { $why }
   *[other] Пропущено { $count } вариантов с { $options }: { $why }
}
lab-skipped-more = { $count ->
    [one] Пропущен ещё { $count } невозможный вариант; `--json` его называет.
    [few] Пропущено ещё { $count } невозможных варианта; `--json` их называет.
   *[other] Пропущено ещё { $count } невозможных вариантов; `--json` их называет.
}
lab-stopped = Остановлено после { $games } игр из { $of }; они посчитаны и сохранены.

lab-table-agent = Игрок
lab-table-rating = Рейтинг
lab-table-interval = 95% интервал
lab-table-games = Игр
lab-table-points = Очков
lab-rounds = Расстановок: { $lineups }, кругов: { $rounds }, игр: { $games }.

train-stopped = Остановлено до первого круга: ещё ничего не выучено.
lab-left-undone = Остановлено; незавершённое не записано.
lab-left-out = Пропущено невозможных вариантов: { $count } из { $of }.

ladder-title = Рейтинговая таблица
ladder-overall = Все игры вместе
ladder-game = { $game }, версия правил { $version }, партий: { $games }
ladder-game-options = { $game } ({ $options }), версия правил { $version }, партий: { $games }
ladder-unfinished = Партий, оборванных из-за длины или ошибки: { $games }.
ladder-made = Рейтинги Брэдли–Терри по шкале Эло со средним 1500 и 95-процентными интервалами. За каждым — очки и партии, ничья даёт пол-очка. Соперники встречаются парами с обоих мест тех же раздач; где игроки не встречаются, очко берёт тот, кто лучше сыграл ту же раздачу, и такое очко весит тем меньше, чем больше игроков сравнивают по одним и тем же партиям. Для всех игр вместе каждая игра весит одинаково.

report-title = { $game }: сыграно игр — { $games }
report-made = Интервалы 95-процентные. Общая победа засчитывается каждому, кто её разделил.
report-rules = Версия правил: { $versions }.
report-about = Зерно { $seed }, Undercroft { $program }, команда:
report-wins = Доля побед
report-lengths = Решений за игру
report-scores = Счёт
report-number = В конце: { $name }
report-things = Доля побед тех, у кого это было: { $name }
report-things-note = Среди тех, у кого это было, доля победителей; показано { $shown } из { $all }, те, что встречались не меньше { $least } раз.
report-reasons = Чем закончились игры
report-difficulty = Сложность: { $name }
report-all-seats = все места
report-seat = место { $seat }
report-won = победа
report-lost = поражение
report-share = доля игр
report-pace = Темп
report-pace-agent = Игрок
report-pace-decisions = Решений за игру
report-pace-thought = Время на решение
report-pace-longest = самое большее
report-stages = Ходов и фаз за игру
report-standing = Как обстояли дела у победителей и проигравших
report-standing-note = Шанс на победу перед каждым решением по оценке ботов, которые ищут наперёд; слева начало игры, справа конец.
report-agent-won = { $agent }, победа
report-agent-lost = { $agent }, поражение
report-leads = Смены лидера за игру
report-lead-half = Лидер на середине игры победил в { $kept } из { $games } игр ({ $share }).
report-lead-last = Если лидер менялся, то в последний раз обычно после { $part } игры (медиана).
report-hopes = Сколько раз игра переламывалась
report-hope-half = Игра переламывается, когда шанс на победу с более чем 60% падает ниже 40% или наоборот. На середине шансы верно указали { $kept } из { $games } исходов ({ $share }).
report-hope-last = Если игра переламывалась, то в последний раз обычно после { $part } её хода (медиана).
report-taken = { $kind }: в какой момент игры
report-taken-note = Полоса доходит до медианы времени как доли игры, усы охватывают среднюю половину случаев. Показано { $shown } из { $all }, то, что выбирали не меньше { $least } раз. Рядом — сколько раз и доля этих мест, которые победили.
report-taken-won = ({ $count }, побед { $share })
report-written = Записано в { $path }.

tally-health = здоровье
tally-cards = карты
tally-items = предметы
tally-gold = золото
tally-experience = опыт
tally-heroes = герои
tally-level = уровень
tally-rounds = раунды
tally-monsters = монстры
tally-points = победные очки
tally-character = персонаж
tally-skills = навыки
tally-essence = воодушевление
tally-stamina = выносливость

### Sameness: how alike a game's cards are.
sameness-kind = Вид
sameness-cards = Карты
sameness-shapes = Формы
sameness-sharing = Имеют общую форму
sameness-pairs = Одинаковые пары
sameness-verbs = Глаголы
sameness-entropy = Энтропия глаголов, биты
sameness-figure = Показатель
sameness-value = Значение
sameness-of = { $count } из { $of } ({ $share })
sameness-alike = Одинаковы по механике вместе с числами:
sameness-about = Форма — это механика карты без чисел и названий.
sameness-nothing = Эта игра не перечисляет содержимого для сравнения.

### Balance: win rates beside their frames, and what cards add.
balance-title = { $game }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} игрока «{ $agent }»
balance-head-set = Набор
balance-head-games = Игры
balance-head-won = Победы
balance-head-interval = Интервал 95%
balance-head-frame = Границы
balance-head-verdict = Вывод
balance-head-thing = Что
balance-head-offered = Предложено
balance-head-chosen = Выбрано
balance-head-having = Игры с этим
balance-head-lacking = Игры без этого
balance-head-adds = Добавляет, пункты
balance-range = от { $low } до { $high }
balance-inside = в границах
balance-below = слишком мало
balance-above = слишком много
balance-perhaps-below = возможно, слишком мало
balance-perhaps-above = возможно, слишком много
balance-all-inside = Все наборы лежат в своих границах.
balance-outside = За границами:
balance-no-frame = Для игрока «{ $agent }» границы не заданы.
balance-unused-title = Ни разу не выбрано
balance-unused = { $kind }: в этих играх ни разу не выбрано { $count } из { $of }: { $names }
balance-all-used = { $kind }: в этих играх выбраны все { $of }.
balance-note = Выбрано: доля решений, в которых это предлагалось. Добавляет: доля побед в играх, где это выбрали, минус доля в играх, где это предлагалось, но ни разу не было выбрано; сравнение идёт внутри каждого набора, если с обеих сторон не меньше { $least } игр. Выбор — не причина: тот, кто выигрывает, может выбирать иначе.
thing-play = Сыгранные карты
thing-top = Верхние способности
thing-bottom = Нижние способности
thing-take = Взято
thing-wear = Надето
thing-use = Использовано
thing-hero = Герои
