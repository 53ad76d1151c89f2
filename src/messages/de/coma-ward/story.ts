// The texts of the Phenomena. `<name>` is a title, `<name>.introduction` is read aloud, `<name>.goal` says in one
// sentence how to win, `<name>.instructions` sums up the changed rules, and `<name>.epilogue.<id>` is read at the end.
// `<name>.act.<id>` is the label of an act, `<name>.told.<id>` a line of the log, `<name>.ask.<id>` a question. Enemies,
// Roles and Items of a Phenomenon have their names under `enemy.<id>`, `role.<id>` and the kind of the Item.
// `<key>.calm` replaces `<key>` in a game with softened content; `<name>.notes` lists content warnings.
import type { Message } from '../../message.js';
import type en from '../../en/coma-ward/story.js';

export default {
  'epilogue.nobody':
    'Niemand ist übrig, der erzählen könnte, wie die Nacht weiterging. Am Morgen ist jedes Bett gemacht.',
  'epilogue.nobody.calm': 'Eine nach dem anderen sind alle nach Hause gegangen. Am Morgen ist jedes Bett gemacht.',

  // P01
  'night-shift': 'Nachtschicht',
  'night-shift.introduction':
    'Eine Glocke läutet, und irgendwo stanzt eine Stechuhr eine Karte. Heute Nacht seid ihr nicht die Kranken. Auf dem Dienstplan an der Wand stehen eure Namen, und neun Stunden.',
  'night-shift.goal': 'Bringt Stationsschlüssel, Nachtbuch und Arzneikiste vor der zehnten Runde zum Eingang.',
  'night-shift.instructions':
    'Die drei Dinge liegen in den Räumen der Hinweise; hebt sie dort auf. Im Eingang ist das Abgeben eine freie Aktion. Am Ende jeder Runde geht jeder Pfleger 3 Schritte zwischen Treppe und Aufzug hin und her und greift dort, wo er stehen bleibt, jemanden an.',
  'night-shift.notes': 'confinement, violence',
  'night-shift.epilogue.relieved':
    'Der Mann am Eingang hakt die Liste ab, ohne aufzusehen. „Ruhige Nacht?“, fragt er, und hinter ihm steht die Tür offen.',
  'night-shift.epilogue.day-shift':
    'Um neun geht das Licht an. Die Tagschicht geht an euch vorbei zu den Betten, und an jedem Fußende steht einer eurer Namen.',
  'night-shift.act.hand-in': '{card} abgeben',
  'night-shift.told.burden': '{card}: liegt hier: {at}.',
  'night-shift.told.handed-in': '{player} gibt ab: {card}.',
  'enemy.orderly': 'Pfleger',
  'ward-keys': 'Stationsschlüssel',
  'ward-keys.text': 'Gib sie im Eingang ab.',
  'night-log': 'Nachtbuch',
  'night-log.text': 'Gib es im Eingang ab.',
  'drug-chest': 'Arzneikiste',
  'drug-chest.text': 'Gib sie im Eingang ab.',
} satisfies Record<keyof typeof en, Message>;
