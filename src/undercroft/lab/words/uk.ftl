### Що каже лабораторія: симуляції, турніри, звіти.

lab-games = Ігор: { $games } із { $of }, зерно { $seed }
lab-seat = місце { $seat }, { $agent }
lab-won = перемог: { $wins } ({ $rate }, 95% інтервал від { $low } до { $high })
lab-score = рахунок { $score } (від { $low } до { $high })
lab-reasons = Чим закінчилися ігри:
lab-decisions = Рішень за гру: у середньому { $mean }, медіана { $median }, щонайбільше { $most }.
lab-speed = { $seconds } с, ігор за секунду: { $games }, рішень за секунду: { $decisions }.
lab-fault = Помилка гравця { $agent } на місці { $seat }: { $kind }, усього { $count }. Перша: { $detail }
lab-error = Помилка в правилах: { $error }
lab-unfinished = не закінчено за дозволену кількість рішень
lab-error-ending = обірвано через помилку
lab-stopped = Зупинено після { $games } ігор із { $of }; їх пораховано й збережено.

lab-table-agent = Гравець
lab-table-rating = Рейтинг
lab-table-interval = 95% інтервал
lab-table-games = Ігор
lab-table-points = Очок
lab-rounds = Розстановок: { $lineups }, кіл: { $rounds }, ігор: { $games }.

report-title = { $game }: зіграно ігор — { $games }
report-made = Інтервали 95-відсоткові. Спільна перемога зараховується кожному, хто її поділив.
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
