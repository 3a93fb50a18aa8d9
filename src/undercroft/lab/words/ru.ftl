### Что говорит лаборатория: симуляции, турниры, отчёты.

lab-games = Игр: { $games } из { $of }, зерно { $seed }
lab-seat = место { $seat }, { $agent }
lab-won = побед: { $wins } ({ $rate }, 95% интервал от { $low } до { $high })
lab-score = счёт { $score } (от { $low } до { $high })
lab-reasons = Чем закончились игры:
lab-decisions = Решений за игру: в среднем { $mean }, медиана { $median }, самое большее { $most }.
lab-speed = { $seconds } с, игр в секунду: { $games }, решений в секунду: { $decisions }.
lab-fault = Ошибка игрока { $agent } на месте { $seat }: { $kind }, всего { $count }. Первая: { $detail }
lab-error = Ошибка в правилах: { $error }
lab-unfinished = не закончено за разрешённое число решений
lab-error-ending = прервано из-за ошибки
lab-stopped = Остановлено после { $games } игр из { $of }; они посчитаны и сохранены.

lab-table-agent = Игрок
lab-table-rating = Рейтинг
lab-table-interval = 95% интервал
lab-table-games = Игр
lab-table-points = Очков
lab-rounds = Расстановок: { $lineups }, кругов: { $rounds }, игр: { $games }.

report-title = { $game }: сыграно игр — { $games }
report-made = Интервалы 95-процентные. Общая победа засчитывается каждому, кто её разделил.
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
