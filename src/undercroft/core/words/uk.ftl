### Слова самого столу: помилки, скасування, командний рядок.

error-not-asked = Зараз вирішує не місце { $seat }; черга за: { $asked }.
error-which-seat = Запитано кілька місць ({ $asked }): вкажіть, хто відповідає.
error-not-offered = Варіанта «{ $answer }» тут немає. Можна вибрати: { $offered }.
error-game-over = Гру завершено, вирішувати більше нема чого.
error-chance-first = Спершу введіть, що випало: { $kind }.
error-no-chance = Зараз не потрібно вводити жодного результату.
error-outcome = { $kind }: «{ $name }» тут випасти не може. Можливі варіанти: { $offered }.
error-outcome-here = «{ $name }» тут немає серед варіантів.
error-light-table = Цей стіл створено для симуляції: він не зберігає копій, тож не вміє розгалужуватися, скасовувати чи припускати.
error-no-step = Кроку { $step } немає: запис має кроки від 0 до { $last }.
error-record-step = Запис перестає сходитися на кроці { $step } з { $of } ({ $what }). { $cause }
error-record-damaged = Запис не вдалося прочитати: { $cause }
error-record-format = Запис має формат { $format }, а ця програма читає формат { $known }.
error-record-game = Це запис гри «{ $game }», а не «{ $asked }».
error-record-rules = Цю партію зіграно за версією правил { $rules }, а в цій програмі версія { $known }. Запис можна відтворити лише до місця, де він перестає сходитися.
error-no-file = Файл { $path } не можна використати: { $cause }.
error-setting = Налаштування { $name } не можна використати: { $cause }.
error-setting-unknown = Налаштування «{ $name }» немає. Налаштування: { $names }.
error-option-unknown = Параметра «{ $name }» немає. Параметри: { $names }.
error-option-whole = «{ $value }» не підходить для параметра «{ $name }»: потрібне ціле число від { $least } до { $most }.
error-option-yes = «{ $value }» не підходить для параметра «{ $name }»: вкажіть yes або no.
error-option-one = «{ $value }» не підходить для параметра «{ $name }». Можливі значення: { $values }.
error-no-game = Гри «{ $name }» немає. Ігри: { $names }.
error-given = Тут не можна задати «{ $word }». Відомі слова: { $known }.
error-given-number = Приклад не може задати «{ $word }: { $value }»: потрібне ціле число, { $bounds }.
error-given-shape = Приклад не може задати «{ $word }: { $value }»: потрібно { $shape }.
error-given-many = У прикладі «{ $word }» задано { $count }, а місця лише на { $most }.
error-given-twice = У прикладі «{ $value }» стоїть у «{ $word }» двічі, а може бути там лише раз.
error-given-one-card = У прикладі «{ $word }» містить «{ $value }» і «{ $other }», але це одна й та сама карта.
error-given-needs = Приклад задає «{ $word }» без «{ $needs }», а без цього не можна.
error-given-copies = У прикладі «{ $value }» задано в «{ $word }» кілька разів ({ $count }), а всього їх є { $most }.
error-given-taken = Приклад ставить { $who } на { $place }, але там уже стоїть { $other }.
error-given-room = Приклад ставить { $who } на { $place }, де ніхто не може стояти. Вільні клітинки: { $known }.
error-given-map = Приклад не може задати «{ $word }», бо малюнок не вдається прочитати: { $why }.

undo-nothing = Поки що скасовувати нема чого.
undo-chance = Цього вже не скасувати: відтоді щось вирішив випадок.
undo-other = Цього вже не скасувати: відтоді відповідь уже дав інший учасник ({ $seat }).
undo-final = Цього вже не скасувати: інші щось побачили.

error-no-agent = Гравця «{ $name }» немає. Гравці: { $names }.
error-too-many-seats = Названо місць: { $given }, а в цій грі їх { $seats }.
error-option-form = «{ $given }» — не параметр: пишіть назва=значення.
error-option-of-game = «{ $given }» — не параметр жодної з цих ігор: пишіть ГРА.назва=значення. Ігри: { $names }.
error-which-game = Вкажіть гру. Ігри: { $names }.
error-no-guide = Для { $name } немає навчальної партії.
error-no-seat = Місця { $seat } немає: місця нумеруються від 1 до { $most }.
error-needs-extra = Для цього потрібне доповнення «{ $extra }» (бракує { $module }): встановіть undercroft[{ $extra }].
error-no-bench = Вимірювання «{ $name }» немає. Вимірювання: { $names }.
error-no-checkout = Це працює лише в робочій копії Undercroft, де є тести.
error-no-program = Програми «{ $name }» немає. Програми: { $names }.
error-no-set = Набору «{ $name }» немає. Набори: { $names }.
error-never-offered = У цих іграх жодного разу не пропонувалося: { $names }. Зіграйте більше ігор або назвіть карту, предмет чи навичку за ідентифікатором.

cli-left = Гру збережено. Щоб продовжити, введіть:
cli-saved = Збережено у { $path }.
cli-save-where = Вкажіть куди: s ФАЙЛ
cli-help = Введіть номер або ключ, щоб вибрати; ? пояснює рішення, ? N пояснює варіант N, ? і ваші слова шукають у правилах, why РІЧ каже, чому її не можна вибрати, u скасовує, v показує весь стіл, l показує оповідь, c питає тренера, s ФАЙЛ зберігає, q виходить.
cli-no-number = Варіанта { $number } немає: є від 1 до { $most }.
cli-pass = Вирішує місце { $seat }. Натисніть Enter, коли на екран дивиться лише місце { $seat }.
cli-seat = Місце
cli-won = перемога
cli-fits = Запис відтворено, доки він сходиться з цими правилами. Відповідей відтворено: { $step } з { $of }.
cli-fit-hint = Для цього додайте --as-far-as-it-fits.
cli-at-step = Після { $step ->
    [one] { $step } відповіді
   *[other] { $step } відповідей
} із { $of }.
cli-no-clause = Жоден пункт не говорить про: { $words }.
cli-no-content = У коробці немає нічого про: { $words }.
cli-spoilers = { $count ->
    [one] Ще { $count } річ гра відкриває згодом. Щоб побачити її, додайте --spoilers.
    [few] Ще { $count } речі гра відкриває згодом. Щоб побачити їх, додайте --spoilers.
   *[many] Ще { $count } речей гра відкриває згодом. Щоб побачити їх, додайте --spoilers.
}
cli-pictures = Малюнки: { $names }

### Guided first games.
guide-step = { $title }, крок { $number } з { $of }
guide-end = Тепер ви знаєте гру: далі вирішуєте самі. Дограйте цю партію або почніть справжню.
guide-again = Партія скінчилася раніше за навчання: ви дійшли до кроку { $number } з { $of }. Почніть навчальну партію знову й спробуйте інакше.
cli-guide-again = Почати знову: { $command }

### Тренер, якого гравець може спитати.
coach-head = Тренер зважив би на таке:
coach-option = { $label }: імовірність перемоги { $chance }% (± { $error })
coach-none = Тут немає з чого вибирати: можлива лише одна відповідь.
coach-wish = Це справа смаку, а не хід: вибирайте, що вам до душі. Ось що варто знати про кожну відповідь:
coach-clear = Помітно краще за решту: на { $points } зі ста.
coach-even = Майже не краще за наступне: інші відповіді теж підійдуть.
coach-worse = Гірше за найкраще на { $points } зі ста.
coach-sensible = Розважливий гравець учинив би так само.
coach-foe-falls = { $who }: загибель з імовірністю { $chance }%.
coach-foe-gone = { $who }: неминуча загибель.
coach-friend-falls = Небезпека: { $who } може загинути ({ $chance }%).
coach-friend-gone = Небезпека: { $who } неминуче гине.
coach-hurt = { $who }: у середньому −{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } здоров’я.
coach-heal = { $who }: у середньому +{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } здоров’я.
coach-mark = { $who }: { $mark }{ $chance ->
        [100] {""}
       *[other] {" "}({ $chance }%)
    }.
coach-hunted = Тоді на вас піде: { $who }.
coach-safe = Там на вас ніхто не піде.
coach-gauge-health = Трохи згодом: здоров’я { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } порівняно з іншими відповідями.
coach-gauge-cards = Трохи згодом: залишок карт { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } порівняно з іншими відповідями.
coach-gauge-foes = Трохи згодом: здоров’я ворогів { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } порівняно з іншими відповідями.
coach-gauge-points = Трохи згодом: очки { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } порівняно з іншими відповідями.
coach-gauge-experience = Трохи згодом: досвід { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } порівняно з іншими відповідями.
coach-gauge-gear = Трохи згодом: предмети { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } порівняно з іншими відповідями.
coach-gauge-spirit = Трохи згодом: натхнення { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } порівняно з іншими відповідями.

### Аналіз записаної гри.
analysis-title = Аналіз: { $game }
analysis-counts = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[other] { $decisions } рішень
}, з них перевірено { $tried }: кожне дограно { $tries } разів з іншим везінням. Найсумнівніші відповіді ({ $again }) перевірено ще раз. Усього зіграно партій: { $games }.
analysis-curve = Шанси на перемогу, місце { $seat }, рішення за рішенням
analysis-curve-all = Шанси на перемогу, рішення за рішенням
analysis-points = Переломні моменти:
analysis-no-points = Переломних моментів немає: жодна відповідь не була явно гіршою за іншу, і везіння нічого не вирішило одним махом.
analysis-mistake = { $number }. Місце { $seat }, відповідей до того: { $step }. Втрачено пунктів: { $lost } (±{ $error }).
analysis-played = Зіграно: { $what } (шанси { $chance }%)
analysis-better = Краще: { $what } (шанси { $chance }%)
analysis-luck-up = { $number }. Везіння, між відповідями { $since } і { $step }: шанси місця { $seat } зросли на { $moved } п. (±{ $error }).
analysis-luck-down = { $number }. Везіння, між відповідями { $since } і { $step }: шанси місця { $seat } впали на { $moved } п. (±{ $error }).
analysis-luck-up-all = { $number }. Везіння, між відповідями { $since } і { $step }: шанси на перемогу зросли на { $moved } п. (±{ $error }).
analysis-luck-down-all = { $number }. Везіння, між відповідями { $since } і { $step }: шанси на перемогу впали на { $moved } п. (±{ $error }).
analysis-sum = Місце { $seat }: везіння { $luck }, вибір { $choices }, втрачено пунктів через помилки: { $lost } (помилок: { $mistakes }, рішень: { $decisions }).
analysis-luck-of-all = Везіння, у пунктах: { $luck }.
analysis-sum-together = Місце { $seat }: вибір { $choices }, втрачено пунктів через помилки: { $lost } (помилок: { $mistakes }, рішень: { $decisions }).
analysis-how = Шанси на перемогу показують, як часто від цього моменту виграють розважливі гравці; ураховано лише те, що знав гравець на цьому місці. Відповідь названо помилкою лише тоді, коли інша виявилася кращою й у нових партіях, а різницю пораховано ще в інших партіях. Вибір порівняно з розважливим гравцем; везіння — це те, що змінило шанси, поки ніхто не вибирав.

outcome = { $name }

### Агенти й лабораторія.
error-search-budget = «{ $detail }» — не межа для пошуку: укажіть мілісекунди, як-от search:200, або кількість спроб, як-от search:500it.
error-no-style = Манери гри «{ $style }» немає. Манери: { $styles }.
error-own-agent = Гравця «{ $name }» не вдалося створити: { $cause }.
error-no-layout = Для «{ $name }» немає таблиць усього, що знає місце: запишіть їх за допомогою python -m undercroft.lab.survey.
error-learned-agent = Навченого гравця { $path } не вдалося використати: { $cause }.
fault-crash = { $error }: { $text } ({ $where }, рядок { $line })
fault-stall = не відповів за { $seconds } с
fault-peek = гравцеві дають лише його місце, а не стіл за ним
error-lineup = Названо гравців: { $given }; у цій грі від { $least } до { $most } місць. Назвіть по гравцеві на кожне місце або одного на всі.
error-at-least-one = Для «{ $name }» вкажіть 1 або більше.
error-plan-name = У плані немає числа «{ $name }». Є такі: { $names }.
error-plan-value = «{ $value }» не підходить для «{ $name }» у плані: { $cause }.
error-above-nothing = Для «{ $name }» потрібне число, більше за 0.
error-line-damaged = Оцінку позицій із файлу { $path } не вдалося прочитати: { $cause }.
error-line-game = Оцінку позицій у файлі { $path } зроблено для гри «{ $found }», а не «{ $game }»: візьміть оцінку тієї самої гри.
error-line-features = Ознак в оцінці позицій із файлу { $path }: { $found }, а в грі їх тепер { $now }. Зробіть оцінку заново.
error-no-question = Питання «{ $name }» у цій грі немає. Питання: { $names }.
error-nothing-gathered = На цих партіях нема чого вчитися: зіграйте їх більше.
error-table-kind = «{ $path }» — невідомий вид таблиці. Відомі: { $kinds }.
error-table-damaged = Таблицю { $path } не вдалося прочитати: { $cause }
error-table-of-decisions = У файлі { $path } таблиця рішень (її пише simulate --decisions), а тут потрібна таблиця ігор (її пише simulate --out).
error-table-of-games = У файлі { $path } таблиця ігор (її пише simulate --out), а тут потрібна таблиця рішень (її пише simulate --decisions).
error-worker-died = Робочий процес аварійно завершився посеред партій; зігране до того збережено.
error-no-cluster = За адресою «{ $address }» немає кластера Ray: { $cause }
error-tournament-file = Файл { $path } належить іншому турніру: відрізняється { $what }.
error-agents-few = Назвіть щонайменше двох гравців, щоб було кого порівнювати.
error-report-empty = У цих таблицях немає ігор.
error-report-many = У цих таблицях різні ігри ({ $names }): складайте звіт лише про одну.
error-report-decisions = Таблиць рішень: { $decisions }, а таблиць ігор: { $tables }. Дайте по одній до кожної, у тому самому порядку.
error-report-apart = Ці рішення — з інших ігор: у грі номер { $game } рішень за однією таблицею { $told }, а в другій їх { $found }.
cli-nothing-changed = Нічого не змінилося.

### A part of the screen that could not be drawn.
screen-missing = Не показано
screen-missing-text = Через помилку в програмі цю частину столу не вдалося показати. Сама гра не постраждала, її можна продовжувати.
screen-raw = { $text }

player = гравець { $n }
    .title = Гравець { $n }
player-named = { $name }
    .title = { $name }
player-bot = { $name }
    .title = { $name } ({ $kind })
bot-name-1 = Кремінь
bot-name-2 = Жарина
bot-name-3 = Базальт
bot-name-4 = Онікс
bot-name-5 = Кварц
bot-kind-easy = легкий
bot-kind-normal = звичайний
bot-kind-hard = сильний
bot-kind-expert = майстер
bot-kind-random = ходить навмання
bot-kind-greedy = розважливий
bot-kind-search = думає наперед
bot-kind-learned = навчений
bot-kind-program = програма
bot-kind-other = бот

### Чому щось на столі не можна вибрати зараз.
why-not-over = Гру закінчено: вибирати вже нічого.
why-not-spectator = Ви спостерігаєте: вибирають лише ті, хто сидить за столом.
why-not-fate = Зараз нікого не питають: спершу своє скаже доля.
why-not-others = Зараз вирішуєте не ви. Питають: { $who }.
why-not-other-question = Зараз питають про інше.
error-no-thing = На вашому екрані немає нічого з назвою «{ $name }».
cli-why-what = Скажіть, що саме: why РІЧ — назва, як на столі, або місце на мапі.
cli-why-open = { $thing }: це зараз можна вибрати.
cli-why-answer = { $thing }: { $reason }
cli-why-asked = Вас питають: { $question }

### Що чує гравець, який читає і пише текст: програма на місці, мовна модель.
chair-intro = Ви граєте в «{ $game }» на місці { $seat } з { $players }.
chair-help = Щоразу ви дізнаєтеся, що змінилося і що треба вирішити. Відповідайте одним рядком: номером або ключем варіанта. ? пояснює рішення, ? N пояснює варіант N, ? і ваші слова шукають у правилах, why РІЧ каже, чому її не можна вибрати, v показує весь стіл, l показує оповідь.
error-command-start = Програму «{ $command }» не вдалося запустити: { $cause }.
error-command-ended = Програма «{ $command }» завершилася, не відповівши (код виходу { $code }).
error-command-silent = Програма «{ $command }» не відповіла за { $seconds } с.
error-command-wrong = Програма «{ $command }» написала рядків: { $count }, але на питання не відповіла.
error-others = Інших місць за столом: { $seats }, а гравців для них названо: { $given }.
error-no-server = Сервер { $address } недоступний: { $cause }.
error-server-gone = Сервер зник або не відповідає. Приєднайтеся знову.
error-server-refused = { $why }
error-seat-key = Це не ключ до місця: візьміть посилання або ключ із запрошення.
error-not-asked-now = Зараз вам нічого вирішувати. Зачекайте.
error-not-seated = Ви не сидите за столом. Спершу сядьте.
error-is-seated = Ви вже сидите за столом. Спершу встаньте.
chair-waiting = Зараз вам нічого вирішувати, черга інших: зачекайте.
chair-over = Гру закінчено.
chair-circles = Давно не змінювалося нічого, що могло б закінчити цю гру: вона йде по колу. Викличте end_game, щоб погодитися закінчити її без переможця, або грайте далі.
chair-agreed = Ви згодні закінчити гру; вона закінчиться, коли погодяться всі, хто тут.
error-not-circling = Гра не йде по колу: грайте далі або встаньте з-за столу.
chair-left = Ви вийшли з-за столу.
chair-seats = Гравців: { $fewest }–{ $most }, хвилин: { $shortest }–{ $longest }.
chair-setting = { $name } = { $default } ({ $values }): { $label }

### Гра, що йде по колу.
cli-circles = Давно не змінювалося нічого, що могло б закінчити цю гру: вона йде по колу. Введіть end, щоб закінчити її за згодою, без переможця, або грайте далі.
cli-ended = Гру закінчено за згодою, без переможця.
