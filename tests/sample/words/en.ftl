ask-first = Who leads?
ask-lay = Lay a card.
    .hint = The highest card alone takes the treasure.
ask-bold = Be bold?
ask-spend = What now?
ask-show = Sure?
option-lead = Seat { $seat } leads
option-lay = Lay { $card }
option-bold = Be bold
option-meek = Stay meek
option-keep = Keep it
option-gamble = Gamble
option-show = Show
option-done = Done
option-really = Really
option-give = Give a coin to seat { $seat }
sample-drew = You draw { $card }.
sample-won = Seat { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
sample-seat = Seat { $seat }
sample-deck = Deck
sample-coins = Coins
sample-round = Round { $round } of { $of }
ending-sample-coins = The most coins win.
card-hidden = a hidden card
card-n2 = Two
card-n3 = Three
card-n4 = Four
card-n5 = Five
card-n6 = Six
card-n7 = Seven
card-n8 = Eight
card-n9 = Nine
card-n10 = Ten
