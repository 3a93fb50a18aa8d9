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
error-setting = Настройку { $name } нельзя использовать: { $cause }.
error-setting-unknown = Настройки «{ $name }» нет. Настройки: { $names }.
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
error-given-one-card = В примере «{ $word }» содержит «{ $value }» и «{ $other }», но это одна и та же карта.
error-given-needs = Пример задаёт «{ $word }» без «{ $needs }», а без этого нельзя.
error-given-copies = В примере «{ $value }» задано в «{ $word }» несколько раз ({ $count }), а всего их { $most }.
error-given-taken = Пример ставит { $who } на { $place }, но там уже стоит { $other }.
error-given-room = Пример ставит { $who } на { $place }, где никто не может стоять. Свободные клетки: { $known }.
error-given-map = Пример не может задать «{ $word }», потому что рисунок не удаётся прочесть: { $why }.

undo-nothing = Пока отменять нечего.
undo-chance = Это уже не отменить: с тех пор что-то решил случай.
undo-other = Это уже не отменить: с тех пор ответил другой участник ({ $seat }).
undo-final = Это уже не отменить: другие что-то увидели.

error-no-agent = Игрока «{ $name }» нет. Игроки: { $names }.
error-too-many-seats = Названо мест: { $given }, а в этой игре их { $seats }.
error-option-form = «{ $given }» — не параметр: пишите имя=значение.
error-option-of-game = «{ $given }» — не параметр ни одной из этих игр: пишите ИГРА.имя=значение. Игры: { $names }.
error-which-game = Укажите игру. Игры: { $names }.
error-no-guide = Для { $name } нет учебной партии.
error-no-seat = Места { $seat } нет: места нумеруются от 1 до { $most }.
error-needs-extra = Для этого нужно дополнение «{ $extra }» (нет { $module }): установите undercroft[{ $extra }].
error-no-bench = Замера «{ $name }» нет. Замеры: { $names }.
error-no-checkout = Это работает только в рабочей копии Undercroft, где есть тесты.
error-no-program = Программы «{ $name }» нет. Программы: { $names }.
error-no-set = Набора «{ $name }» нет. Наборы: { $names }.
error-never-offered = В этих играх ни разу не предлагалось: { $names }. Сыграйте больше игр или назовите карту, предмет или навык по идентификатору.

cli-left = Игра сохранена. Чтобы продолжить, введите:
cli-saved = Сохранено в { $path }.
cli-save-where = Укажите куда: s ФАЙЛ
cli-help = Введите номер или ключ, чтобы выбрать; ? объясняет решение, ? N объясняет вариант N, ? и ваши слова ищут в правилах, why ВЕЩЬ говорит, почему её нельзя выбрать, u отменяет, v показывает весь стол, l показывает рассказ, c спрашивает тренера, s ФАЙЛ сохраняет, q выходит.
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
cli-no-clause = Ни один пункт не говорит о: { $words }.
cli-no-content = В коробке нет ничего про: { $words }.
cli-spoilers = { $count ->
    [one] Ещё { $count } вещь игра открывает позже. Чтобы увидеть её, добавьте --spoilers.
    [few] Ещё { $count } вещи игра открывает позже. Чтобы увидеть их, добавьте --spoilers.
   *[many] Ещё { $count } вещей игра открывает позже. Чтобы увидеть их, добавьте --spoilers.
}
cli-pictures = Рисунки: { $names }

### Guided first games.
guide-step = { $title }, шаг { $number } из { $of }
guide-end = Теперь вы знаете игру: дальше решаете сами. Доиграйте эту партию или начните настоящую.
guide-again = Партия закончилась раньше обучения: вы дошли до шага { $number } из { $of }. Начните учебную партию заново и попробуйте иначе.
cli-guide-again = Начать заново: { $command }

### Тренер, которого игрок может спросить.
coach-head = Тренер подумал бы о таком:
coach-option = { $label }: вероятность победы { $chance }% (± { $error })
coach-none = Выбирать не из чего: возможен только один ответ.
coach-wish = Это дело вкуса, а не ход: выбирайте, что вам по душе. Вот что стоит знать о каждом ответе:
coach-clear = Заметно лучше остального: на { $points } из ста.
coach-even = Почти не лучше следующего: другие ответы тоже подойдут.
coach-worse = Хуже лучшего на { $points } из ста.
coach-sensible = Рассудительный игрок поступил бы так же.
coach-foe-falls = { $who }: гибель с вероятностью { $chance }%.
coach-foe-gone = { $who }: неизбежная гибель.
coach-friend-falls = Опасность: { $who } может погибнуть ({ $chance }%).
coach-friend-gone = Опасность: { $who } неизбежно гибнет.
coach-hurt = { $who }: в среднем −{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } здоровья.
coach-heal = { $who }: в среднем +{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } здоровья.
coach-mark = { $who }: { $mark }{ $chance ->
        [100] {""}
       *[other] {" "}({ $chance }%)
    }.
coach-hunted = Тогда за вас примется: { $who }.
coach-safe = Там за вас никто не примется.
coach-gauge-health = Чуть позже: здоровье { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } по сравнению с другими ответами.
coach-gauge-cards = Чуть позже: остаток карт { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } по сравнению с другими ответами.
coach-gauge-foes = Чуть позже: здоровье врагов { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } по сравнению с другими ответами.
coach-gauge-points = Чуть позже: очки { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } по сравнению с другими ответами.
coach-gauge-experience = Чуть позже: опыт { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } по сравнению с другими ответами.
coach-gauge-gear = Чуть позже: предметы { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } по сравнению с другими ответами.
coach-gauge-spirit = Чуть позже: вдохновение { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } по сравнению с другими ответами.

### Анализ записанной игры.
analysis-title = Анализ: { $game }
analysis-counts = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}, из них проверено { $tried }: каждое доиграно { $tries } раз с другим везением. Самые сомнительные ответы ({ $again }) проверены ещё раз. Всего сыграно партий: { $games }.
analysis-curve = Шансы на победу, место { $seat }, решение за решением
analysis-curve-all = Шансы на победу, решение за решением
analysis-points = Переломные моменты:
analysis-no-points = Переломных моментов нет: ни один ответ не был явно хуже другого, и везение ничего не решило одним махом.
analysis-mistake = { $number }. Место { $seat }, ответов до этого: { $step }. Потеряно пунктов: { $lost } (±{ $error }).
analysis-played = Сыграно: { $what } (шансы { $chance }%)
analysis-better = Лучше: { $what } (шансы { $chance }%)
analysis-luck-up = { $number }. Везение, между ответами { $since } и { $step }: шансы места { $seat } выросли на { $moved } п. (±{ $error }).
analysis-luck-down = { $number }. Везение, между ответами { $since } и { $step }: шансы места { $seat } упали на { $moved } п. (±{ $error }).
analysis-luck-up-all = { $number }. Везение, между ответами { $since } и { $step }: шансы на победу выросли на { $moved } п. (±{ $error }).
analysis-luck-down-all = { $number }. Везение, между ответами { $since } и { $step }: шансы на победу упали на { $moved } п. (±{ $error }).
analysis-sum = Место { $seat }: везение { $luck }, выбор { $choices }, потеряно пунктов из-за ошибок: { $lost } (ошибок: { $mistakes }, решений: { $decisions }).
analysis-luck-of-all = Везение, в пунктах: { $luck }.
analysis-sum-together = Место { $seat }: выбор { $choices }, потеряно пунктов из-за ошибок: { $lost } (ошибок: { $mistakes }, решений: { $decisions }).
analysis-how = Шансы на победу показывают, как часто с этого момента выигрывают рассудительные игроки; учтено лишь то, что знал игрок на этом месте. Ответ назван ошибкой, только если другой оказался лучше и в новых партиях, а разница посчитана ещё в других партиях. Выбор сравнивается с рассудительным игроком; везение — это то, что изменило шансы, пока никто не выбирал.

outcome = { $name }

### Агенты и лаборатория.
error-search-budget = «{ $detail }» — не предел для поиска: укажите миллисекунды, например search:200, или число попыток, например search:500it.
error-no-style = Манеры игры «{ $style }» нет. Манеры: { $styles }.
error-own-agent = Игрока «{ $name }» не удалось создать: { $cause }.
error-no-layout = Для «{ $name }» нет таблиц всего, что знает место: запишите их с помощью python -m undercroft.lab.survey.
error-learned-agent = Обученного игрока { $path } не удалось использовать: { $cause }.
fault-crash = { $error }: { $text } ({ $where }, строка { $line })
fault-stall = не ответил за { $seconds } с
fault-peek = игроку даётся только его место, а не стол за ним
error-lineup = Названо игроков: { $given }; в этой игре от { $least } до { $most } мест. Назовите по игроку на каждое место или одного на все.
error-at-least-one = Для «{ $name }» укажите 1 или больше.
error-plan-name = В плане нет числа «{ $name }». Есть такие: { $names }.
error-plan-value = «{ $value }» не подходит для «{ $name }» в плане: { $cause }.
error-above-nothing = Для «{ $name }» нужно число больше 0.
error-line-damaged = Оценку позиций из файла { $path } не удалось прочитать: { $cause }.
error-line-game = Оценка позиций в файле { $path } сделана для игры «{ $found }», а не «{ $game }»: возьмите оценку той же игры.
error-line-features = Признаков в оценке позиций из файла { $path }: { $found }, а в игре их теперь { $now }. Сделайте оценку заново.
error-no-question = Вопроса «{ $name }» в этой игре нет. Вопросы: { $names }.
error-nothing-gathered = На этих партиях нечему учиться: сыграйте их больше.
error-table-kind = «{ $path }» — неизвестный вид таблицы. Известны: { $kinds }.
error-table-damaged = Таблицу { $path } не удалось прочитать: { $cause }
error-table-of-decisions = В файле { $path } таблица решений (её пишет simulate --decisions), а здесь нужна таблица игр (её пишет simulate --out).
error-table-of-games = В файле { $path } таблица игр (её пишет simulate --out), а здесь нужна таблица решений (её пишет simulate --decisions).
error-worker-died = Рабочий процесс аварийно завершился посреди партий; сыгранное до этого сохранено.
error-no-cluster = По адресу «{ $address }» нет кластера Ray: { $cause }
error-tournament-file = Файл { $path } принадлежит другому турниру: отличается { $what }.
error-agents-few = Назовите хотя бы двух игроков, чтобы было кого сравнивать.
error-report-empty = В этих таблицах нет игр.
error-report-many = В этих таблицах разные игры ({ $names }): составляйте отчёт только об одной.
error-report-decisions = Таблиц решений: { $decisions }, а таблиц игр: { $tables }. Дайте по одной к каждой, в том же порядке.
error-report-apart = Эти решения — из других игр: в игре номер { $game } решений по одной таблице { $told }, а во второй их { $found }.
cli-nothing-changed = Ничего не изменилось.

### A part of the screen that could not be drawn.
screen-missing = Не показано
screen-missing-text = Из-за ошибки в программе эту часть стола не удалось показать. Сама игра не пострадала, её можно продолжать.
screen-raw = { $text }

player = игрок { $n }
    .title = Игрок { $n }
player-named = { $name }
    .title = { $name }
player-bot = { $name }
    .title = { $name } ({ $kind })
bot-name-1 = Кремень
bot-name-2 = Уголёк
bot-name-3 = Базальт
bot-name-4 = Оникс
bot-name-5 = Кварц
bot-kind-easy = лёгкий
bot-kind-normal = обычный
bot-kind-hard = сильный
bot-kind-expert = мастер
bot-kind-random = ходит наугад
bot-kind-greedy = рассудительный
bot-kind-search = думает наперёд
bot-kind-learned = обученный
bot-kind-program = программа
bot-kind-other = бот

### Почему что-то на столе нельзя выбрать сейчас.
why-not-over = Игра окончена: выбирать больше нечего.
why-not-spectator = Вы наблюдаете: выбирают только те, кто сидит за столом.
why-not-fate = Сейчас никого не спрашивают: сначала своё скажет судьба.
why-not-others = Сейчас решаете не вы. Спрашивают: { $who }.
why-not-other-question = Сейчас спрашивают о другом.
error-no-thing = На вашем экране нет ничего с названием «{ $name }».
cli-why-what = Скажите, что именно: why ВЕЩЬ — название, как на столе, или место на карте.
cli-why-open = { $thing }: это сейчас можно выбрать.
cli-why-answer = { $thing }: { $reason }
cli-why-asked = Вас спрашивают: { $question }

### Что слышит игрок, который читает и пишет текст: программа на месте, языковая модель.
chair-intro = Вы играете в «{ $game }» на месте { $seat } из { $players }.
chair-help = Каждый раз вы узнаёте, что изменилось и что надо решить. Отвечайте одной строкой: номером или ключом варианта. ? объясняет решение, ? N объясняет вариант N, ? и ваши слова ищут в правилах, why ВЕЩЬ говорит, почему её нельзя выбрать, v показывает весь стол, l показывает рассказ.
error-command-start = Программу «{ $command }» не удалось запустить: { $cause }.
error-command-ended = Программа «{ $command }» завершилась, не ответив (код выхода { $code }).
error-command-silent = Программа «{ $command }» не ответила за { $seconds } с.
error-command-wrong = Программа «{ $command }» написала строк: { $count }, но на вопрос не ответила.
error-others = Других мест за столом: { $seats }, а игроков для них названо: { $given }.
error-no-server = Сервер { $address } недоступен: { $cause }.
error-server-gone = Сервер пропал или не отвечает. Присоединитесь снова.
error-server-refused = { $why }
error-seat-key = Это не ключ к месту: возьмите ссылку или ключ из приглашения.
error-not-asked-now = Сейчас вам нечего решать. Подождите.
error-not-seated = Вы не сидите за столом. Сначала сядьте.
error-is-seated = Вы уже сидите за столом. Сначала встаньте.
chair-waiting = Сейчас вам нечего решать, ход за другими: подождите.
chair-over = Игра окончена.
chair-circles = Давно не менялось ничего, что могло бы закончить эту игру: она идёт по кругу. Вызовите end_game, чтобы согласиться закончить её без победителя, или играйте дальше.
chair-agreed = Вы согласны закончить игру; она закончится, когда согласятся все, кто здесь.
error-not-circling = Игра не идёт по кругу: играйте дальше или встаньте из-за стола.
chair-left = Вы вышли из-за стола.
chair-seats = Игроков: { $fewest }–{ $most }, минут: { $shortest }–{ $longest }.
chair-setting = { $name } = { $default } ({ $values }): { $label }

### Игра, которая идёт по кругу.
cli-circles = Давно не менялось ничего, что могло бы закончить эту игру: она идёт по кругу. Введите end, чтобы закончить её по согласию, без победителя, или играйте дальше.
cli-ended = Игра закончена по согласию, без победителя.
