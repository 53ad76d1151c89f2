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

  // P11
  flatline: 'Flatline',
  'flatline.introduction':
    'Somebody has stuck electrodes to your chests while you were reading. The wires lead into the wall, and all the monitors on the ward count together. Between two beeps there is a little more time than there was before.',
  'flatline.introduction.calm':
    'Somebody has pinned little bells to your gowns while you were reading. The threads lead into the wall, and all the clocks on the ward tick together. Between two ticks there is a little more time than there was before.',
  'flatline.goal': 'Reach the goal of your secret Role before the ninth round is over.',
  'flatline.instructions':
    'Health starts at 5, and each of your turns ends with the loss of 1. As a main action you may massage the heart of another player in your Space, who gains up to 2 Health by your Focus Check; in a Room with charged paddles you may use them and gain 2 Health yourself. From the sixth round on, it matters who is the first to die, and who sees it.',
  'flatline.instructions.calm':
    'Health starts at 5, and each of your turns ends with the loss of 1. As a main action you may wake up another player in your Space, who gains up to 2 Health by your Focus Check; in a Room with a charged alarm you may use it and gain 2 Health yourself. From the sixth round on, it matters who is the first to fall asleep, and who sees it.',
  'flatline.notes': 'death, illness',
  'role.holding-on': 'Holding On',
  'role.holding-on.text': 'You win if you live at the end of the ninth round.',
  'role.holding-on.text.calm': 'You win if you are still in the game at the end of the ninth round.',
  'role.waking-up': 'Waking Up',
  'role.waking-up.text':
    'This is a dream, and for you the flat line is the way out of it. You win alone if you are the first to die from the sixth round on, in a Space that no living player has In Sight. If somebody else is first, you win if you live at the end of the ninth round.',
  'role.waking-up.text.calm':
    'This is a dream, and you are about to wake. You win alone if you are the first to leave it from the sixth round on, in a Space that no player in the game has In Sight. If somebody else is first, you win if you are still in the game at the end of the ninth round.',
  'role.keeping-watch': 'Keeping Watch',
  'role.keeping-watch.text':
    'You win if your ward lives at the end of the ninth round, whatever becomes of you: the next player to your left who lived at the Setup.',
  'role.keeping-watch.text.calm':
    'You win if your ward is still in the game at the end of the ninth round, whatever becomes of you: the next player to your left who was in the game at the Setup.',
  'flatline.epilogue.woke-up':
    'One monitor goes quiet, and in the same moment somebody draws a curtain. It is day. On the other side of the bed a chair falls over, and a voice calls down the corridor: “Doctor, come quickly, those eyes are open!”',
  'flatline.epilogue.morning':
    'Light falls through the blinds in lines, all of them straight. A nurse pulls off the electrodes, one by one, without looking at the screens. “Still here?” she says. “Then you had better have breakfast.”',
  'flatline.epilogue.morning.calm':
    'Light falls through the blinds in lines, all of them straight. A nurse unpins the bells, one by one. “Still here?” she says. “Then you had better have breakfast.”',
  'flatline.epilogue.silence':
    'When it grows light, the line on every screen is as straight as the horizon. Somebody switches off the sound. It had been on for so long that you hear the silence.',
  'flatline.epilogue.silence.calm':
    'When it grows light, all the clocks have stopped at the same minute. They had ticked for so long that you hear the silence.',
  'flatline.act.massage': 'Massage the heart of {other}',
  'flatline.act.massage.calm': 'Wake up {other}',
  'flatline.act.paddles': 'Use the paddles',
  'flatline.act.paddles.calm': 'Use the alarm',
  'flatline.told.connected': 'All who live are connected: Health becomes {n}.',
  'flatline.told.connected.calm': 'All in the game get a bell: Health becomes {n}.',
  'flatline.told.role': '{player} gets a Role.',
  'flatline.told.watch': '{player} keeps watch over {other}.',
  'flatline.told.charged': 'The paddles in {at} are charged.',
  'flatline.told.charged.calm': 'The alarm in {at} is wound up.',
  'flatline.told.massage': '{player} massages the heart of {other}.',
  'flatline.told.massage.calm': '{player} wakes up {other}.',
  'flatline.told.paddles': '{player} uses the paddles in {at}.',
  'flatline.told.paddles.calm': '{player} uses the alarm in {at}.',
  'flatline.told.beat': 'The heart of {player} slows down.',
  'flatline.told.beat.calm': '{player} grows sleepy.',

  // P12
  'discharge-papers': 'Discharge Papers',
  'discharge-papers.introduction':
    'In your pocket there is a form, folded so often that it feels like cloth. Three desks and somebody who knows you have to sign it, then you may go home. The man at the Entrance looks at the clock, and then, kindly, at your slippers.',
  'discharge-papers.goal':
    'Have all four lines of your form signed and leave by the Entrance before the fifteenth round is over.',
  'discharge-papers.instructions':
    'All begin in the Entrance. In the Room of Clue 1, 2 or 3, a Strength, Dexterity or Focus Check with 2 successes signs a line; once you were sent away, 1 success is enough. The next of kin signs last: another player, willing or beaten in a combat. The Porter goes after whoever has the most signatures, and strikes one out when he wins. All who leave in the same round win together.',
  'discharge-papers.notes': 'bureaucracy, confinement, violence',
  'discharge-papers.epilogue.discharged':
    'The man at the Entrance reads every line, and then the back, which is empty. “No address,” he says. He stamps it all the same. Outside it is the morning of some year, and it smells of rain.',
  'discharge-papers.epilogue.readmitted':
    'The shutters of the desks come down one after the other. “Your form has expired,” says the man at the Entrance, and gives you another one. At the top your names are already written in, and a bed number.',
  'discharge-papers.act.sign': 'Ask for a signature',
  'discharge-papers.act.kin': 'Ask {other} to sign as next of kin',
  'discharge-papers.act.leave': 'Leave the hospital',
  'discharge-papers.act.refuse': 'Refuse',
  'discharge-papers.ask.kin': 'Do you sign as next of kin of {other}?',
  'discharge-papers.told.signed': 'Line {n} of {player} is signed.',
  'discharge-papers.told.sent-away': '{player} is sent away: “Come back later.”',
  'discharge-papers.told.refused': '{player} does not know {other}.',
  'discharge-papers.told.struck-out': 'The Porter strikes out line {n} of {player}.',
  'discharge-papers.told.left': '{player} leaves the hospital. The door closes at the end of the round.',
  'enemy.porter': 'Porter',

  // P13
  'never-empty': 'It Was Never Empty',
  'never-empty.introduction':
    'They have been standing there all night, at the edge of the light, and you took them for coats. Now one of them coughs. There are six, each with a card around the neck, and on some of the cards, in old handwriting, are your names.',
  'never-empty.goal': 'Find the Figure that belongs to each of you and name it, before the lights go out.',
  'never-empty.instructions':
    'In the Space of a Shadowy Figure you may ask its name as a main action, with 2 successes in a Focus Check; failing costs 1 Terror. Naming it as your own, or as that of a dead player, is a free action: a wrong name costs 2 Health, and the third one loses the game. Figures that nobody knows and nobody sees withdraw at the end of each round. The more of you there are, the sooner the lights go out.',
  'never-empty.instructions.calm':
    'In the Space of a Shadowy Figure you may ask its name as a main action, with 2 successes in a Focus Check; failing costs 1 Terror. Naming it as your own, or as that of a player who is out, is a free action: a wrong name costs 2 Health, and the third one loses the game. Figures that nobody knows and nobody sees withdraw at the end of each round. The more of you there are, the sooner the lights go out.',
  'never-empty.notes': 'darkness, disorientation, grief',
  'never-empty.epilogue.never-empty':
    'You say the last name, and the Figure lifts its head. It has your face, rested. Along the whole corridor the beds begin to creak, as beds do when people sit up in them, and somebody asks what day it is.',
  'never-empty.epilogue.empty':
    'The name is wrong, and it is one too many. The Figures look at each other, and then they hang up their coats, one beside the other, on hooks in the wall. The coats are empty. They have always been.',
  'never-empty.epilogue.lights-out':
    'The lights go out from the far end of the corridor, lamp by lamp, without haste. In the dark somebody takes your place at the edge of it. You hear a stranger come nearer, and ask who is there.',
  'never-empty.act.ask': 'Ask Figure {n} for its name',
  'never-empty.act.name': 'Name Figure {n} for {other}',
  'never-empty.told.patients': 'One Figure belongs to each player. Strangers among them: {n}.',
  'never-empty.told.asked': '{player} asks Figure {n} for its name.',
  'never-empty.told.belongs': 'Figure {n} belongs to {player}.',
  'never-empty.told.stranger': 'Figure {n} is a stranger.',
  'never-empty.told.named': 'Figure {n} is named: it belongs to {other}.',
  'never-empty.told.wrong': '{player} has said a wrong name. Wrong names so far: {n} of 3.',
};
