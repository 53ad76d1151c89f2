// The texts of the Phenomena. `<name>` is a title, `<name>.introduction` is read aloud, `<name>.goal` says in one
// sentence how to win, `<name>.instructions` sums up the changed rules, and `<name>.epilogue.<id>` is read at the end.
// `<name>.act.<id>` is the label of an act, `<name>.told.<id>` a line of the log, `<name>.ask.<id>` a question. Enemies,
// Roles and Items of a Phenomenon have their names under `enemy.<id>`, `role.<id>` and the kind of the Item.
// `<key>.calm` replaces `<key>` in a game with softened content; `<name>.notes` lists content warnings.
export default {
  'epilogue.nobody': 'Nobody is left to tell how the night went on. In the morning every bed is made.',
  'epilogue.nobody.calm': 'One after another, all have gone home. In the morning every bed is made.',

  // P01
  'night-shift': 'Night Shift',
  'night-shift.introduction':
    'A bell rings, and somewhere a time clock punches a card. You are not the patients tonight. The roster on the wall lists your names, and nine hours.',
  'night-shift.goal': 'Carry the Ward Keys, the Night Log and the Drug Chest to the Entrance before the tenth round.',
  'night-shift.instructions':
    'The three things lie in the Rooms of the Clues; pick them up there. In the Entrance, handing one in is a free action. At the end of each round every Orderly walks 3 Moves to and fro between stairs and elevator, and attacks somebody where it stops.',
  'night-shift.notes': 'confinement, violence',
  'night-shift.epilogue.relieved':
    'The man at the Entrance ticks off the list without looking up. “Quiet night?” he asks, and the door behind him is open.',
  'night-shift.epilogue.day-shift':
    'At nine the lights come on. The day shift walks past you to the beds, and each bed has one of your names at its foot.',
  'night-shift.act.hand-in': 'Hand in {card}',
  'night-shift.told.burden': '{card} lies in {at}.',
  'night-shift.told.handed-in': '{player} hands in {card}.',
  'enemy.orderly': 'Orderly',
  'ward-keys': 'Ward Keys',
  'ward-keys.text': 'Hand them in at the Entrance.',
  'night-log': 'Night Log',
  'night-log.text': 'Hand it in at the Entrance.',
  'drug-chest': 'Drug Chest',
  'drug-chest.text': 'Hand it in at the Entrance.',

  // The Entity Cards. `entity.<id>` is the name of a card, `entity.<id>.text` is what it does.
  'entity.cold-spot': 'Cold Spot',
  'entity.cold-spot.text': 'Once a round, after an action of a player: any player gains 1 Terror.',
  'entity.helping-hand': 'Helping Hand',
  'entity.helping-hand.text': 'Once a round, after an action of a player: any player loses 1 Terror.',
  'entity.slammed-door': 'Slammed Door',
  'entity.slammed-door.text':
    'Once a round, after an action of a player: lock the Room of that player. To force the door takes a Strength Check with 2 successes.',
  'entity.push-in-the-back': 'Push in the Back',
  'entity.push-in-the-back.text':
    'Once a round, after an action of a player: that player must make 1 Move, which the player to their left chooses.',
  'entity.loose-fingers': 'Loose Fingers',
  'entity.loose-fingers.text': 'Once a round, after an action of a player: that player drops an Item of own choice.',
  'entity.guiding-light': 'Guiding Light',
  'entity.guiding-light.text':
    'Twice a round, after an action of a player: that player rolls 1 more die in the next Focus Check.',
  'entity.heavy-air': 'Heavy Air',
  'entity.heavy-air.text':
    'Twice a round, after an action of a player: that player rolls 1 die less in the next Check of Strength, Attacks included.',

  // P10
  wager: 'The Wager',
  'wager.introduction':
    'Chips click behind a curtain. The night is long, the dead are bored, and somebody has chalked your names on a blackboard, each with a number behind it. While you read, one of the numbers falls.',
  'wager.introduction.calm':
    'Chips click behind a curtain. The night is long, the neighbours are bored, and somebody has chalked your names on a blackboard, each with a number behind it. While you read, one of the numbers falls.',
  'wager.goal':
    'Be the last to live and cash out at the cashier’s window; or, once you are dead, win with the player on whom you bet, or with the house.',
  'wager.goal.calm':
    'Be the last one in the game and cash out at the cashier’s window; or, once you are out, win with the player on whom you bet, or with the house.',
  'wager.instructions':
    'Your Health is your stake: it becomes 5. At the end of each round everybody who has not won a combat in it pays the house: 1 Terror in rounds 1 to 4, 1 Health in rounds 5 to 8, then 2 Health. Whoever dies gets an Entity Card and bets on a living player who carries no bet; a lost bet goes to the house. The last player must find the cashier’s window before it closes. With two or more players alive at the end of round 12, the house wins.',
  'wager.notes': 'death, gambling, violence',
  'wager.epilogue.cashed-out':
    'The cashier counts slowly, and only in years. “Keep them together,” he says and pushes them under the glass. When you turn round, the curtain is open, and there is nobody at the tables.',
  'wager.epilogue.house':
    'The shutter comes down. Behind the curtain they applaud, politely, with gloves on. Then somebody wipes the board, and writes the same names again.',
  'wager.act.cash-out': 'Cash out',
  'wager.act.bet': 'Bet on {other}',
  'wager.ask.bet': 'On whom do you bet? The bet cannot be changed.',
  'wager.told.stake': 'The house stakes every living player: Health becomes {n}.',
  'wager.told.stake.calm': 'The house stakes every player in the game: Health becomes {n}.',
  'wager.told.bet': '{player} bets on {other}.',
  'wager.told.bet-on-house': 'The bet of {player} is on the house.',
  'wager.told.ante': '{player} pays the ante.',
  'wager.told.spared': '{player} has won a combat and pays no ante.',
  'wager.told.window': 'Only {player} is left. The cashier’s window is open in {at} until the end of round {n}.',
};
