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

  // P02
  'the-donor': 'The Donor',
  'the-donor.introduction':
    'On a shelf stand jars with handwritten labels, and every one of them is warm. Long ago somebody signed a form in this ward and gave away more than anybody should. That person has come for the jars tonight, and is standing among you.',
  'the-donor.goal': 'One of you is the Donor and wants three of the Jars; the others must find out who it is.',
  'the-donor.instructions':
    'Everybody has a secret Role and a Jar; three more Jars lie in the Rooms of the Clues. The Donor alone knows which three are on the list, and wins with all three in the Nurses’ Station of the 2nd Floor. Whoever carries four Jars may accuse a player In Sight: both show their Roles. After a wrong accusation the accuser loses 1 Health, and those Jars go back to the Rooms of the Clues. If the Donor is not found out by the end of the tenth round, the Donor wins.',
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
};
