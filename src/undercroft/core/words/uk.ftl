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

undo-nothing = Поки що скасовувати нема чого.
undo-chance = Цього вже не скасувати: відтоді щось вирішив випадок.
undo-other = Цього вже не скасувати: відтоді відповіло місце { $seat }.
undo-final = Цього вже не скасувати: інші щось побачили.

error-no-agent = Гравця «{ $name }» немає. Гравці: human, { $names }.
error-too-many-seats = Названо місць: { $given }, а в цій грі їх { $seats }.
error-option-form = «{ $given }» — не параметр: пишіть назва=значення.
error-which-game = Вкажіть гру. Ігри: { $names }.
error-no-seat = Місця { $seat } немає: місця нумеруються від 1 до { $most }.
error-needs-extra = Для цього потрібне доповнення «{ $extra }» (бракує { $module }): встановіть undercroft[{ $extra }].
error-no-bench = Вимірювання «{ $name }» немає. Вимірювання: { $names }.
error-no-checkout = Це працює лише в робочій копії Undercroft, де є тести.
error-no-program = Програми «{ $name }» немає. Програми: { $names }.

cli-left = Гру збережено. Щоб продовжити, введіть:
cli-saved = Збережено у { $path }.
cli-save-where = Вкажіть куди: s ФАЙЛ
cli-help = Введіть номер або ключ, щоб вибрати; ? пояснює рішення, ? N пояснює варіант N, u скасовує, v показує весь стіл, l показує оповідь, s ФАЙЛ зберігає, q виходить.
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
cli-no-clause = Жоден пункт не містить усіх слів: { $words }.

outcome = { $name }

### Агенти й лабораторія.
error-search-budget = «{ $detail }» — не межа для пошуку: укажіть мілісекунди, як-от search:200, або кількість спроб, як-от search:500it.
error-own-agent = Гравця «{ $name }» не вдалося створити: { $cause }.
error-learned-agent = Навченого гравця { $path } не вдалося використати: { $cause }.
error-lineup = Названо гравців: { $given }; у цій грі від { $least } до { $most } місць. Назвіть по гравцеві на кожне місце або одного на всі.
error-at-least-one = Для «{ $name }» вкажіть 1 або більше.
error-table-kind = «{ $path }» — невідомий вид таблиці. Відомі: { $kinds }.
error-table-damaged = Таблицю { $path } не вдалося прочитати: { $cause }
error-worker-died = Робочий процес аварійно завершився посеред партій; зігране до того збережено.
error-no-cluster = За адресою «{ $address }» немає кластера Ray: { $cause }
error-tournament-file = Файл { $path } належить іншому турніру: відрізняється { $what }.
error-agents-few = Для турніру потрібно щонайменше двоє гравців.
error-report-empty = У цих таблицях немає ігор.
error-report-many = У цих таблицях різні ігри ({ $names }): складайте звіт лише про одну.
cli-nothing-changed = Нічого не змінилося.

### A part of the screen that could not be drawn.
screen-missing = Не показано
screen-missing-text = Через помилку в програмі цю частину столу не вдалося показати. Сама гра не постраждала, її можна продовжувати.
screen-raw = { $text }
