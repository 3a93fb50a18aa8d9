### Слова самого стола: ошибки, отмена, командная строка.

error-not-asked = Сейчас решает не место { $seat }; очередь за: { $asked }.
error-which-seat = Решение ждут от нескольких мест ({ $asked }): укажите, кто отвечает.
error-not-offered = Варианта «{ $answer }» здесь нет. Можно выбрать: { $offered }.
error-game-over = Игра окончена, решать больше нечего.
error-chance-first = Сначала введите, что выпало: { $kind }.
error-no-chance = Сейчас не нужно вводить никакого результата.
error-outcome = { $kind }: «{ $name }» здесь выпасть не может. Возможные варианты: { $offered }.
error-outcome-here = «{ $name }» нет среди вариантов.
error-light-table = Этот стол создан для симуляции: он не хранит копий и потому не умеет ветвиться, отменять и предполагать.
error-no-step = Шага { $step } нет: в записи шаги от 0 до { $last }.
error-record-step = Запись перестаёт сходиться на шаге { $step } из { $of } ({ $what }). { $cause }
error-record-damaged = Запись не удалось прочитать: { $cause }
error-record-format = У записи формат { $format }, а эта программа читает формат { $known }.
error-record-game = Это запись игры «{ $game }», а не «{ $asked }».
error-record-rules = Эта партия сыграна по версии правил { $rules }, а в этой программе версия { $known }. Запись можно воспроизвести лишь до места, где она перестаёт сходиться.
error-no-file = Файл { $path } нельзя использовать: { $cause }.
error-option-unknown = Параметра «{ $name }» нет. Параметры: { $names }.
error-option-whole = «{ $value }» не подходит для параметра «{ $name }»: нужно целое число от { $least } до { $most }.
error-option-yes = «{ $value }» не подходит для параметра «{ $name }»: укажите yes или no.
error-option-one = «{ $value }» не подходит для параметра «{ $name }». Возможные значения: { $values }.
error-no-game = Игры «{ $name }» нет. Игры: { $names }.
error-given = Здесь нельзя задать «{ $word }». Известные слова: { $known }.
error-given-number = Пример не может задать «{ $word }: { $value }»: нужно целое число, { $bounds }.
error-given-shape = Пример не может задать «{ $word }: { $value }»: нужно { $shape }.
error-given-many = В примере «{ $word }» задано { $count }, а места только на { $most }.
error-given-twice = В примере «{ $value }» стоит в «{ $word }» дважды, а может быть там только один раз.

undo-nothing = Пока отменять нечего.
undo-chance = Это уже не отменить: с тех пор что-то решил случай.
undo-other = Это уже не отменить: с тех пор ответило место { $seat }.
undo-final = Это уже не отменить: другие что-то увидели.

error-no-agent = Игрока «{ $name }» нет. Игроки: human, { $names }.
error-too-many-seats = Названо мест: { $given }, а в этой игре их { $seats }.
error-option-form = «{ $given }» — не параметр: пишите имя=значение.
error-which-game = Укажите игру. Игры: { $names }.
error-no-seat = Места { $seat } нет: места нумеруются от 1 до { $most }.
error-needs-extra = Для этого нужно дополнение «{ $extra }» (нет { $module }): установите undercroft[{ $extra }].
error-no-bench = Замера «{ $name }» нет. Замеры: { $names }.
error-no-checkout = Это работает только в рабочей копии Undercroft, где есть тесты.
error-no-program = Программы «{ $name }» нет. Программы: { $names }.

cli-left = Игра сохранена. Чтобы продолжить, введите:
cli-saved = Сохранено в { $path }.
cli-save-where = Укажите куда: s ФАЙЛ
cli-help = Введите номер или ключ, чтобы выбрать; ? объясняет решение, ? N объясняет вариант N, u отменяет, v показывает весь стол, l показывает рассказ, s ФАЙЛ сохраняет, q выходит.
cli-no-number = Варианта { $number } нет: есть от 1 до { $most }.
cli-pass = Решает место { $seat }. Нажмите Enter, когда на экран смотрит только место { $seat }.
cli-seat = Место
cli-won = победа
cli-fits = Запись воспроизведена, пока она сходится с этими правилами. Ответов воспроизведено: { $step } из { $of }.
cli-fit-hint = Для этого добавьте --as-far-as-it-fits.
cli-at-step = После { $step ->
    [one] { $step } ответа
   *[other] { $step } ответов
} из { $of }.
cli-no-clause = Ни один пункт не содержит всех слов: { $words }.

outcome = { $name }

### Агенты и лаборатория.
error-search-budget = «{ $detail }» — не предел для поиска: укажите миллисекунды, например search:200, или число попыток, например search:500it.
error-own-agent = Игрока «{ $name }» не удалось создать: { $cause }.
error-learned-agent = Обученного игрока { $path } не удалось использовать: { $cause }.
error-lineup = Названо игроков: { $given }; в этой игре от { $least } до { $most } мест. Назовите по игроку на каждое место или одного на все.
error-at-least-one = Для «{ $name }» укажите 1 или больше.
error-table-kind = «{ $path }» — неизвестный вид таблицы. Известны: { $kinds }.
error-table-damaged = Таблицу { $path } не удалось прочитать: { $cause }
error-worker-died = Рабочий процесс аварийно завершился посреди партий; сыгранное до этого сохранено.
error-no-cluster = По адресу «{ $address }» нет кластера Ray: { $cause }
error-tournament-file = Файл { $path } принадлежит другому турниру: отличается { $what }.
error-agents-few = Для турнира нужны хотя бы два игрока.
error-report-empty = В этих таблицах нет игр.
error-report-many = В этих таблицах разные игры ({ $names }): составляйте отчёт только об одной.
cli-nothing-changed = Ничего не изменилось.

### A part of the screen that could not be drawn.
screen-missing = Не показано
screen-missing-text = Из-за ошибки в программе эту часть стола не удалось показать. Сама игра не пострадала, её можно продолжать.
screen-raw = { $text }
