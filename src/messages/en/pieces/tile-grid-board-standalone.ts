// What <tile-grid> says of a board that a page shows: how far spaces are, what is seen in words beside it, what is drawn.
import type { Messages } from '../../message.js';

export default {
  away: { one: '{n} step away.', other: '{n} steps away.' },
  from: { one: 'From {name}, {n} space is seen', other: 'From {name}, {n} spaces are seen' },
  hidden: 'Out of sight',
  row: '{list}: {words}',
  legend: 'What is drawn',
  'a-wall': 'wall',
  'a-line': 'white line',
  'a-closed-door': 'closed door',
  'an-open-door': 'open door',
  'a-breach': 'breach',
  'an-eye': 'seen',
  'a-stop': 'here a line ends',
  'green-point': 'green spawn point',
  'blue-point': 'blue spawn point',
  'red-point': 'red spawn point',
  'yellow-point': 'yellow spawn point',
} as const satisfies Messages;
