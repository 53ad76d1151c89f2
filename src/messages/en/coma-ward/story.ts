// The texts of the Phenomena. `<name>` is a title, `<name>.introduction` is read aloud, `<name>.goal` says in one
// sentence how to win, `<name>.instructions` sums up the changed rules, and `<name>.epilogue.<id>` is read at the end.
// `<name>.act.<id>` is the label of an act, `<name>.told.<id>` a line of the log, `<name>.ask.<id>` a question. Enemies,
// Roles and Items of a Phenomenon have their names under `enemy.<id>`, `role.<id>` and the id of the Item.
// `<key>.calm` replaces `<key>` in a game with softened content; `<name>.notes` lists content warnings.
export default {
  'epilogue.nobody': 'Nobody is left to tell how the night went on. In the morning every bed is made.',
  'epilogue.nobody.calm': 'One after another, all have gone home. In the morning every bed is made.',

  // P01
  'night-shift': 'Night Shift',
  'night-shift.introduction':
    'A bell rings, and somewhere a time clock punches a card. You are not the patients tonight. The roster on the wall lists your names, and nine hours.',
  'night-shift.goal':
    'Carry the Ward Keys, the Night Log and the Drug Chest to the Entrance before the day shift comes.',
  'night-shift.instructions':
    'The three things lie in the Rooms of the Clues; pick them up there. In the Entrance, handing one in is a free action. Whoever begins a turn with one of them has 2 Moves less, but at least 1. At the end of each round every Orderly walks 3 Moves to and fro between stairs and elevator, and attacks somebody where it stops. The day shift comes at the end of the ninth round with two players, of the sixth with three, of the fifth with more.',
  'night-shift.notes': 'confinement, violence',
  'night-shift.epilogue.relieved':
    'The man at the Entrance ticks off the list without looking up. “Quiet night?” he asks, and the door behind him is open.',
  'night-shift.epilogue.day-shift':
    'At nine the lights come on. The day shift walks past you to the beds, and each bed has one of your names at its foot.',
  'night-shift.act.hand-in': 'Hand in {card}',
  'night-shift.told.burden': '{card} lies in {at}.',
  'night-shift.told.burdened': '{player} has a heavy load to carry.',
  'night-shift.told.handed-in': '{player} hands in {card}.',
  'enemy.orderly': 'Orderly',
  'ward-keys': 'Ward Keys',
  'ward-keys.text': 'Hand them in at the Entrance.',
  'night-log': 'Night Log',
  'night-log.text': 'Hand it in at the Entrance.',
  'drug-chest': 'Drug Chest',
  'drug-chest.text': 'Hand it in at the Entrance.',

  // P02
  'the-donor': 'The Donor',
  'the-donor.introduction':
    'On a shelf stand jars with handwritten labels, and every one of them is warm. Long ago somebody signed a form in this ward and gave away more than anybody should. That person has come for the jars tonight, and is standing among you.',
  'the-donor.goal': 'One of you is the Donor and wants three of the Jars; the others must find out who it is.',
  'the-donor.instructions':
    'Everybody has a secret Role and a Jar; three more Jars lie in the Rooms of the Clues. The Donor alone knows which three are on the list, and wins with all three in the Nurses’ Station of the 2nd Floor. Whoever carries four Jars (three with two players, five with six) may accuse a player In Sight: both show their Roles. After a wrong accusation the accuser loses 1 Health, and those Jars go back to the Rooms of the Clues. If the Donor is not found out by the end of the tenth round, the Donor wins.',
  'the-donor.notes': 'medical procedures, betrayal',
  'the-donor.epilogue.found-out':
    '“It was a gift,” you say, “and nobody gives back a gift.” The jars cool down one after another. On the form, beneath the old signature, there is now a date of return, and it is today.',
  'the-donor.epilogue.whole':
    'Three lids, three small sighs. For the first time in years somebody in this building yawns, laughs and is hungry. When the others come running, only the labels are left, and they are blank.',
  'the-donor.epilogue.unasked':
    'Nobody asked the right question. In the grey of morning one of the patients is discharged, rosy and rested, and waves. It takes you a moment to see that the hand has no shadow.',
  'the-donor.epilogue.unasked.calm':
    'Nobody asked the right question. In the morning one of the patients goes home, rosy and rested, and waves to everybody.',
  'the-donor.act.accuse': 'Accuse {other} of being the Donor',
  'the-donor.told.roles': 'Every living player has been given a Role.',
  'the-donor.told.jar': '{player} is given the {card}.',
  'the-donor.told.jar-lies': 'The {card} lies in {at}.',
  'the-donor.told.listed': 'The {card} is on your list.',
  'the-donor.told.was-listed': 'The {card} was on the list.',
  'the-donor.told.accused': '{player} accuses {other}.',
  'role.donor': 'Donor',
  'role.donor.text':
    'Carry the three Jars of your list to the Nurses’ Station of the 2nd Floor, or stay unknown until the end of the tenth round.',
  'role.relative': 'Relative',
  'role.relative.text': 'Find out who the Donor is: gather four Jars, and accuse the right player In Sight.',
  'jar-of-sleep': 'Jar of Sleep',
  'jar-of-sleep.text': 'It may be on the Donor’s list.',
  'jar-of-breath': 'Jar of Breath',
  'jar-of-breath.text': 'It may be on the Donor’s list.',
  'jar-of-warmth': 'Jar of Warmth',
  'jar-of-warmth.text': 'It may be on the Donor’s list.',
  'jar-of-voice': 'Jar of Voice',
  'jar-of-voice.text': 'It may be on the Donor’s list.',
  'jar-of-tears': 'Jar of Tears',
  'jar-of-tears.text': 'It may be on the Donor’s list.',
  'jar-of-laughter': 'Jar of Laughter',
  'jar-of-laughter.text': 'It may be on the Donor’s list.',
  'jar-of-hunger': 'Jar of Hunger',
  'jar-of-hunger.text': 'It may be on the Donor’s list.',
  'jar-of-shadow': 'Jar of Shadow',
  'jar-of-shadow.text': 'It may be on the Donor’s list.',
  'jar-of-years': 'Jar of Years',
  'jar-of-years.text': 'It may be on the Donor’s list.',

  // P03
  'last-bed': 'Last Bed',
  'last-bed.introduction':
    'All night they have been wheeling the beds away, and now the corridors are bare. You are so tired that the floor tilts. Behind one door somebody has turned down the blanket of the last bed, and has forgotten to write a name on the chart.',
  'last-bed.goal': 'Sleep in the Bed in two of your turns in a row, and let nobody wake you.',
  'last-bed.instructions':
    'The Bed stands in the Room of Clue 1. There you may rest as a main action, while nobody else sleeps: with 3 successes in a Focus Check you sleep, and two passed Checks in two turns in a row win. Whoever loses a fight, leaves the Room or does not pass the Check in the own turn wakes. The dead get Entity Cards, and the last one alive wins. After the twelfth round those who have rested most often win.',
  'last-bed.notes': 'insomnia, violence',
  'last-bed.epilogue.asleep':
    'The pillow is cool on both sides. Far off, somebody still calls for a nurse, and then that too is only a sound in a dream. In the morning they will have to write a name on the chart, and it will be yours.',
  'last-bed.epilogue.empty-ward':
    'Nobody is left to wake you. You pull the blanket up to your chin and listen, and you find that you miss the footsteps.',
  'last-bed.epilogue.empty-ward.calm':
    'All the others have dozed off on the floor. You pull the blanket up to your chin, and listen to them snore.',
  'last-bed.epilogue.dozing':
    'At six the lights go on. It was not a night, only pieces of one, but yours were the largest. They let you keep the pillow.',
  'last-bed.epilogue.sleepless':
    'At six the lights go on, and the bed is as smooth as before. Two orderlies wheel it out between you. None of you will remember what you talked about, or why everybody is crying.',
  'last-bed.epilogue.sleepless.calm':
    'At six the lights go on, and the bed is as smooth as before. Two orderlies wheel it out between you, and wish you a good morning.',
  'last-bed.act.rest': 'Rest in the Bed',
  'last-bed.token.bed': 'Bed',
  'last-bed.tally.sleep': 'Rests in a row',
  'last-bed.tally.rests': 'Rests',
  'last-bed.told.bed': 'The Bed stands in {at}.',
  'last-bed.told.rested': '{player} sleeps.',
  'last-bed.told.woken': '{player} wakes.',
  'last-bed.told.walks': '{player} still walks the corridors.',

  // P04
  'code-grey': 'Code Grey',
  'code-grey.introduction':
    '“Code grey,” says the loudspeaker, kindly, as if it were dinner. The elevators start to move, all of them, and nobody has called them. In two rooms of this house there are still telephones with a dial tone, and at the other end somebody is still listening.',
  'code-grey.goal': 'Keep the Lines of both Nurses’ Stations alive until the end of the eighth round.',
  'code-grey.instructions':
    'The Nurses’ Stations of the 2nd and 3rd Floor have 3 Lines each. At the end of each round every Grey moves 2 Moves towards the Station of its Floor and attacks somebody where it stops; in a Station without players it tears out a Line. Then new Greys come out of the elevators. As a main action in a Station, 2 successes in a Focus Check mend a Line.',
  'code-grey.notes': 'violence, siege',
  'code-grey.epilogue.answered':
    'In the eighth hour the receiver clicks. “Thank you for holding,” says a voice, tired and quite real. “We have found your address. Somebody is coming up the stairs.”',
  'code-grey.epilogue.silence':
    'The last cord comes out of the wall with a sound like a kiss. The dial tone goes on for a moment, in your heads, and then that is grey too.',
  'code-grey.epilogue.silence.calm':
    'The last cord comes out of the wall. The dial tone goes on for a moment, in your heads, and then all of you hum it together.',
  'code-grey.act.mend': 'Mend a Line',
  'code-grey.token.line': 'Line',
  'code-grey.told.station': 'Lines in {at}: {n}.',
  'code-grey.told.torn': 'A Grey tears out a Line in {at}. Left: {n}.',
  'code-grey.told.mended': '{player} mends a Line in {at}. Now: {n}.',
  'enemy.grey': 'Grey',
  // P05
  'the-visitor': 'The Visitor',
  'the-visitor.introduction':
    'Visiting hours, at this time of night. One of you has put on a coat and holds a bunch of flowers, and has forgotten how the rest of you are called. “How pale you all look,” says the Visitor. “I have brought something for every room.”',
  'the-visitor.goal': 'The Visitor fills the hospital with Flowers; the Patients hold out until the bell rings.',
  'the-visitor.instructions':
    'Once in a turn the Visitor leaves a Flower in a Room, alone and where none has lain yet, and gains 1 Health. Every two Flowers left so far, and every player beyond the second, give the Visitor one more die in combat. A Patient in a Room with a Flower may throw it away as a main action, with 3 successes in a Focus Check. The Visitor wins when 7 Flowers lie in the hospital (5 with three players, 4 with more), or when no Patient lives; the Patients win if the Visitor dies, or after the twelfth round. Patients who die get Entity Cards.',
  'the-visitor.notes': 'pursuit, violence',
  'the-visitor.epilogue.everywhere':
    'Now the whole house smells of them, sweet and a little of earth. You lie still and have your hands folded for you. “There,” says the Visitor and sits down at the bedside. “Now I can stay.”',
  'the-visitor.epilogue.everywhere.calm':
    'Now the whole house smells of them. The Visitor sits down at your bedside, and begins to tell you about the journey. It was a long journey.',
  'the-visitor.epilogue.alone':
    'One vase too many on every sill. The Visitor walks from bed to bed with what is left of the bunch, and in the end takes it home again.',
  'the-visitor.epilogue.sent-home':
    'The coat slides to the floor, and it is only a coat. Petals lie in its pockets, brown and dry, and a list of all your names with the hours for each.',
  'the-visitor.epilogue.bell':
    'A bell, three times. The Visitor stands up at once, as one does, and smooths the blanket. “Until tomorrow,” you hear from the door, and you begin to count the hours.',
  'the-visitor.act.throw-away': 'Throw away the Flower',
  'the-visitor.token.flower': 'Flower',
  'the-visitor.token.empty-vase': 'Empty Vase',
  'the-visitor.told.left': '{player} leaves a Flower in {at}. Flowers now: {n}.',
  'the-visitor.told.thrown-away': '{player} throws away the Flower in {at}. Flowers left: {n}.',
  'the-visitor.told.stays': '{player} is dead, and stays.',
  'the-visitor.told.stays.calm': '{player} has gone to sleep, and goes on walking.',
  'role.visitor': 'Visitor',
  'role.visitor.text':
    'Leave Flowers faster than the Patients throw them away: 8 of them (6 with three players, 5 with four, 4 with more).',

  // P06
  'fever-ward': 'Fever Ward',
  'fever-ward.introduction':
    'The radiators are off, and yet the windows are steamed over from inside. On a door at the end of the hall somebody has chalked a cross. You put a hand to your forehead, and then you see that the others are doing the same.',
  'fever-ward.introduction.calm':
    'The radiators are off, and yet the windows are steamed over from inside. On a door at the end of the hall hangs a note: “Tea is ready soon.” You put a hand to your forehead, and then you see that the others are doing the same.',
  'fever-ward.goal': 'Brew a cure from Medicine in a Nurses’ Station, and drink it before your own fever gets you.',
  'fever-ward.goal.calm': 'Brew a cure from Medicine in a Nurses’ Station, and drink it in time.',
  'fever-ward.instructions':
    'Medicine lies in the Closets. In a Nurses’ Station, putting Medicine into the kettle is a free action, and when it needs no more, so is drinking. At the end of your turn your Fever rises by 1, or by 2 if another player with Fever is In Sight; above 6 it costs Health instead. Using Medicine lowers Fever by 2, but then the kettle does not get it. Only those who have drunk by the end of the tenth round win.',
  'fever-ward.notes': 'illness, contagion, medication',
  'fever-ward.epilogue.broken':
    'Towards morning the windows clear, one after another. Somebody counts the cups in the sink and stops before the end. There are as many as there were beds, and not all of them were used.',
  'fever-ward.epilogue.broken.calm':
    'Towards morning the windows clear, one after another. Somebody counts the cups in the sink. Outside it has snowed, and the air smells of nothing at all.',
  'fever-ward.epilogue.quarantine':
    'A seal is stuck across the door, from outside. You who have drunk sit on this side of the glass, cool and awake. On the other side somebody writes with one finger in the steam, and you pretend that you cannot read it.',
  'fever-ward.epilogue.quarantine.calm':
    'The door stays shut until noon, says the note. You who have drunk sit in the hall, cool and awake. Behind the glass the others wave, and draw faces in the steam.',
  'fever-ward.epilogue.burning':
    'The kettle has boiled dry. It is warm now, wonderfully warm, and nobody shivers any more. In the chart at each bed the curve climbs straight off the paper.',
  'fever-ward.epilogue.burning.calm':
    'The kettle has boiled dry. It is warm now, and nobody shivers any more. You will all sleep in tomorrow.',
  'fever-ward.act.brew': 'Put the {card} into the kettle',
  'fever-ward.act.drink': 'Drink the cure',
  'fever-ward.told.caught': 'Everybody has a fever. The kettle needs {n} Medicine.',
  'fever-ward.told.stocked': 'The {card} lies in {at}.',
  'fever-ward.told.feverish': 'The Fever of {player} rises to {n}.',
  'fever-ward.told.infected': '{player} catches more of it: Fever {n}.',
  'fever-ward.told.cooled': 'The {card} brings the Fever of {player} down to {n}.',
  'fever-ward.told.brewed': '{player} puts the {card} into the kettle. It still needs {n}.',
  'fever-ward.told.ready': '{player} puts the {card} into the kettle. The cure is ready.',
  'fever-ward.told.drank': '{player} drinks the cure, and the fever is gone.',

  // P07
  'borrowed-names': 'Borrowed Names',
  'borrowed-names.introduction':
    'While nobody was looking, somebody has pinned name tags to your gowns, and not one of them is right. You know what you are called; it comes back to you all at once, like a smell. The names are here. The others are wearing them.',
  'borrowed-names.introduction.calm':
    'While nobody was looking, somebody has pinned name tags to your gowns and mixed them all up. You know what you are called; it comes back to you all at once, like a smell. The names are here. The others are wearing them.',
  'borrowed-names.goal': 'Get your three own names back from the others, and read them out in a Nurses’ Station.',
  'borrowed-names.instructions':
    'Only you know which three Name Tags are your own names. After a won Steal you lose 1 Terror and may make up to 2 Moves at once. In a Nurses’ Station, reading out all three of your names is a free action, and you win. At the end of the third, sixth and ninth round the roll is called, and everybody has to stand in the Lobby. At the end of the twelfth round whoever carries the most own names wins.',
  'borrowed-names.notes': 'loss of identity, theft, violence',
  'borrowed-names.epilogue.named':
    'You say your names into the microphone, one after another, and each time a light goes on in the hall. At the third, the front door unlocks. The others call after you to wait, but they do not know what to call you.',
  'borrowed-names.epilogue.counted':
    'The list is taken down at twelve. Whoever has a name left is led to a bed with a window; it is not the whole name, but it will do for a card. The others are entered as “unknown”, numbered, and made very comfortable.',
  'borrowed-names.epilogue.counted.calm':
    'The list is taken down at twelve. Whoever has most of a name is called first and goes home. The others are promised that somebody will look in the drawers again tomorrow.',
  'borrowed-names.epilogue.nameless':
    'The list is read out, and nobody answers. You look at one another politely, like people in a lift. In the morning there are fresh tags on the gowns, all of them the same.',
  'borrowed-names.epilogue.last-name':
    'It is quiet enough to hear the clock. You collect the tags from the floor and try them on, one after another. They all suit you now.',
  'borrowed-names.epilogue.last-name.calm':
    'The others have gone home without their tags. You collect them from the floor and try them on, one after another. They all suit you.',
  'borrowed-names.act.read': 'Read out your names',
  'borrowed-names.told.wanted': 'One of your own names: {card}.',
  'borrowed-names.told.tagged': '{player} wears the {card}.',
  'borrowed-names.told.got-away': '{player} breathes again, and may make {n} Moves.',
  'borrowed-names.told.called': 'The roll is called. Everybody stands in {at}.',
  'borrowed-names.told.read': '{player} reads out: {card}.',
  'name-ada': 'Name Tag “Ada”',
  'name-albin': 'Name Tag “Albin”',
  'name-berta': 'Name Tag “Berta”',
  'name-clemens': 'Name Tag “Clemens”',
  'name-dora': 'Name Tag “Dora”',
  'name-edgar': 'Name Tag “Edgar”',
  'name-fanny': 'Name Tag “Fanny”',
  'name-gustav': 'Name Tag “Gustav”',
  'name-hedda': 'Name Tag “Hedda”',
  'name-ignaz': 'Name Tag “Ignaz”',
  'name-jola': 'Name Tag “Jola”',
  'name-konrad': 'Name Tag “Konrad”',
  'name-leonie': 'Name Tag “Leonie”',
  'name-magnus': 'Name Tag “Magnus”',
  'name-nelly': 'Name Tag “Nelly”',
  'name-oskar': 'Name Tag “Oskar”',
  'name-paula': 'Name Tag “Paula”',
  'name-quirin': 'Name Tag “Quirin”',
  'name-rosa': 'Name Tag “Rosa”',
  'name-simon': 'Name Tag “Simon”',
  'name-thea': 'Name Tag “Thea”',
  'name-ulrich': 'Name Tag “Ulrich”',
  'name-vera': 'Name Tag “Vera”',
  'name-wenzel': 'Name Tag “Wenzel”',

  // P08
  blackout: 'Blackout',
  'blackout.introduction':
    'The hum that you had stopped hearing stops. One by one the exit signs go out, then the numbers above the elevators. Far below, a door opens, slowly, and the dark begins to come up the stairs, one Floor at a time.',
  'blackout.introduction.calm':
    'The hum that you had stopped hearing stops. One by one the exit signs go out, then the numbers above the elevators. It is only the fuses, somebody says. The dark comes up the stairs, one Floor at a time.',
  'blackout.goal': 'Mend the fuses in the elevators of all four Floors before the end of the tenth round.',
  'blackout.instructions':
    'The elevators do not run. As a main action in one, work on the fuse of that Floor: a Focus Check, with a die more for each other player there, at most two; all successes stay. Or climb the shaft one Floor: a Dexterity Check with 2 successes, or you lose 1 Health. Ending your turn alone costs 1 Terror, and 1 more if nobody shares your Space on a dark Floor. Every second round another Floor goes dark, from the Basement up.',
  'blackout.notes': 'darkness, confinement, isolation',
  'blackout.epilogue.morning':
    'The last fuse clicks, and the whole building draws a breath. In every window there is light, also in those that you never found a room for. From outside it must look like a ship; from inside you can finally see that it is only a hospital.',
  'blackout.epilogue.night':
    'You sit close together on the stairs and count yourselves, aloud, to have something to do. You count again. Each time there is one more of you, and nobody wants to be the one who stops.',
  'blackout.epilogue.night.calm':
    'You sit close together on the stairs and tell one another stories until you fall asleep. Somebody has brought blankets. In the morning nobody says that it was them.',
  'blackout.act.mend': 'Work on the fuse',
  'blackout.act.climb': 'Climb the shaft: {at}',
  'blackout.told.stopped': 'The elevators stop. It is not good to be alone any more.',
  'blackout.told.blown': 'The fuses of all Floors have blown. Each takes {n} successes.',
  'blackout.told.mended': '{player} works on the fuse: {at}. It still takes {n}.',
  'blackout.told.lit': 'The light goes on: {at}. Everybody on the Floor breathes again.',
  'blackout.told.climbed': '{player} climbs the shaft: {at}.',
  'blackout.told.slipped': '{player} slips in the shaft.',
  'blackout.told.dark': 'The whole Floor goes dark: {at}.',
  'blackout.told.afraid': '{player} is alone in the dark.',

  // P09
  'two-wakes': 'Two Wakes',
  'two-wakes.calm': 'Two Farewells',
  'two-wakes.introduction':
    'Two beds have been screened off with white cloth, and on each somebody has crossed the hands. One was the Matron of this house, the other stoked its furnace. There are candles for one wake, and each of you remembers which of the two was kind to you.',
  'two-wakes.introduction.calm':
    'Two chairs have been decked with flowers, one for the Matron of this house and one for the man who stoked its furnace. Both have gone home for good tonight. There are candles for one farewell, and each of you remembers which of the two was kind to you.',
  'two-wakes.goal': 'Find those who mourn the same dead as you, and hold the wake with more than half of the Candles.',
  'two-wakes.goal.calm':
    'Find those who remember the same one as you, and hold the wake with more than half of the Candles.',
  'two-wakes.instructions':
    'Each of you has a Role in secret and a Candle; three more lie in the Rooms of the Clues. After a trade, each of the two sees the Role of the other. In a Room, whoever carries enough Candles may begin a wake as a main action, and reveals the Role. If that player stays in the Space with enough Candles until the own next turn, all mourners of the same dead win. At the end of the twelfth round, those who carry more Candles together win.',
  'two-wakes.notes': 'death, grief, betrayal',
  'two-wakes.epilogue.matron':
    'You sit around her until the wicks drown. Towards morning she straightens the sheet, as she always did, and says that visiting hours are over. It is the first time that this means you may go.',
  'two-wakes.epilogue.matron.calm':
    'You sit and tell stories about her until the candles are down. Towards morning somebody opens the front door with her keys. Visiting hours are over, and this time that means you may go.',
  'two-wakes.epilogue.stoker':
    'You sit around him until the wicks drown. It grows warm in the room, then in the hall, then in the whole house, and deep below something that had gone out begins to roar again. The pipes knock all the way to the front door, and you follow the sound.',
  'two-wakes.epilogue.stoker.calm':
    'You sit and tell stories about him until the candles are down. It grows warm in the room, then in the hall, then in the whole house. The pipes knock all the way to the front door, and you follow the sound.',
  'two-wakes.epilogue.unmourned':
    'The candles burn down in too many rooms at once, and in none of them was there enough light to see a face. In the morning both beds are empty. Somebody has moved the screens around two others.',
  'two-wakes.epilogue.unmourned.calm':
    'The candles burn down in too many rooms at once, and nobody has got beyond the first story. In the morning both chairs have been put away. You will have to remember by yourselves.',
  'two-wakes.act.wake': 'Begin the wake here',
  'two-wakes.told.roles': 'Each of you mourns one of two: at most {n} the Matron, and at most {n} the Stoker.',
  'two-wakes.told.candle': 'A {card} stands in {at}.',
  'two-wakes.told.candles': 'Everybody holds a Candle. A wake needs {n}.',
  'two-wakes.told.whispered': '{player} and {other} whisper a name to each other.',
  'two-wakes.told.lit': '{player} lights the Candles in {at} and begins a wake.',
  'two-wakes.told.broken': 'The wake of {player} is broken.',
  'role.matron': 'Mourner of the Matron',
  'role.matron.text': 'Hold the wake for the Matron, or let another of her mourners hold it.',
  'role.stoker': 'Mourner of the Stoker',
  'role.stoker.text': 'Hold the wake for the Stoker, or let another of his mourners hold it.',
  candle: 'Candle',
  'candle.text': 'A wake needs more than half of them.',

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
  'wager.token.cashier': 'Cashier’s Window',

  // P11
  flatline: 'Flatline',
  'flatline.introduction':
    'Somebody has stuck electrodes to your chests while you were reading. The wires lead into the wall, and all the monitors on the ward count together. Between two beeps there is a little more time than there was before.',
  'flatline.introduction.calm':
    'Somebody has pinned little bells to your gowns while you were reading. The threads lead into the wall, and all the clocks on the ward tick together. Between two ticks there is a little more time than there was before.',
  'flatline.goal': 'Reach the goal of your secret Role before the ninth round is over.',
  'flatline.instructions':
    'Health starts at 5, and each of your turns ends with the loss of 1. As a main action you may massage the heart of another player in your Space, who gains up to 2 Health by your Focus Check; in a Room with charged paddles you may use them and gain 2 Health yourself. From the eighth round on, it matters who is the first to die, and who sees it.',
  'flatline.instructions.calm':
    'Health starts at 5, and each of your turns ends with the loss of 1. As a main action you may wake up another player in your Space, who gains up to 2 Health by your Focus Check; in a Room with a charged alarm you may use it and gain 2 Health yourself. From the eighth round on, it matters who is the first to fall asleep, and who sees it.',
  'flatline.notes': 'death, illness',
  'role.holding-on': 'Holding On',
  'role.holding-on.text': 'You win if you live at the end of the ninth round.',
  'role.holding-on.text.calm': 'You win if you are still in the game at the end of the ninth round.',
  'role.waking-up': 'Waking Up',
  'role.waking-up.text':
    'This is a dream, and for you the flat line is the way out of it. You win alone if you are the first to die from the eighth round on, in a Space that no living player has In Sight. If somebody else is first, you win if you live at the end of the ninth round.',
  'role.waking-up.text.calm':
    'This is a dream, and you are about to wake. You win alone if you are the first to leave it from the eighth round on, in a Space that no player in the game has In Sight. If somebody else is first, you win if you are still in the game at the end of the ninth round.',
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
  'flatline.token.paddles': 'Paddles',
  'flatline.token.paddles.calm': 'Alarm',

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
    'In the Space of a Shadowy Figure you may ask its name as a main action, with 2 successes in a Focus Check; failing costs 1 Terror. Naming it as your own, or as that of a dead player, is a free action: a wrong name costs 2 Health, and the third one loses the game. Figures that nobody knows and nobody sees withdraw at the end of each round. The lights go out at the end of the eighth round with two or three players, of the seventh with more.',
  'never-empty.instructions.calm':
    'In the Space of a Shadowy Figure you may ask its name as a main action, with 2 successes in a Focus Check; failing costs 1 Terror. Naming it as your own, or as that of a player who is out, is a free action: a wrong name costs 2 Health, and the third one loses the game. Figures that nobody knows and nobody sees withdraw at the end of each round. The lights go out at the end of the eighth round with two or three players, of the seventh with more.',
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
} as const;
