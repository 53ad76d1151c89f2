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
};
