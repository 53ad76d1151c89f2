// What is said of a match: the line of each happening, what is asked, and the choices of a turn. Pure functions of what a seat
// sees; every sentence comes from the tables of the language.
import type { Event, Option, PlayerId, Question } from '../../../kernel/index.js';
import { live, moveOf, puzzleOf, type Move, type Position, type PuzzleEvent } from '../../../puzzle/index.js';
import type { Params } from '../../../speech/speak.js';
import type en from '../../../../messages/en/mansions-of-madness/table.js';
import type { Happening, State } from '../state/state.js';

export type Key = keyof typeof en;

export interface Told {
  readonly view: State;
  say(key: Key, params?: Params): string;
  readonly names: readonly string[];
}

export const nameOf = ({ names, say }: Told, player: PlayerId): string =>
  names[player] ?? say(`player-${(player % 4) as 0 | 1 | 2 | 3}`);

const typeOf = ({ view }: Told, card: string): 'lock' | 'obstacle' => (view.cards[card]?.lock ? 'lock' : 'obstacle');

/** What stands on a card, or what it is. */
export const cardName = (told: Told, card: string): string =>
  told.view.cards[card]?.name || told.say(typeOf(told, card));

/** Its kind, and which of the kind. */
export function puzzleName({ say }: Told, { puzzle: which }: Pick<Position, 'puzzle'>): string {
  const { kind, id } = puzzleOf(which) ?? { kind: 'rune', id: '' };
  return say(kind === 'lock' ? 'lock-puzzle' : kind, { puzzle: id });
}

/** The line of a happening. */
export function line(told: Told, event: Event): string {
  const happening = event as Happening;
  const { player = 0, card } = happening;
  const params = { player: nameOf(told, player), card: cardName(told, card) };
  switch (happening.type) {
    case 'met':
    case 'discarded':
    case 'stayed':
      return told.say(`e-${happening.type}-${typeOf(told, card)}`, params);
    case 'killed':
      return told.say('e-killed', params);
    case 'turn':
      return told.say('e-turn', { ...params, n: happening.movement ?? 0 });
    default:
      return puzzleLine(told, happening, params);
  }
}

/** A move, as something that was done or is to do. */
function moveLine({ say }: Told, how: 'e' | 'do', move: Move, params: Params): string {
  switch (move.do) {
    case 'swap':
      return say(`${how}-swap`, { ...params, a: move.at[0], b: move.at[1] });
    case 'rotate':
      return say(`${how}-rotate-${move.by > 0 ? 'cw' : 'ccw'}`, { ...params, a: move.at });
    case 'turn-tile':
      return say(`${how}-turn-tile-${move.by > 0 ? 'cw' : 'ccw'}`, params);
    case 'replace':
      return say(`${how}-replace`, { ...params, a: move.at });
    case 'draw':
    case 'stop':
    case 'skill-point':
      return say(`${how}-${move.do}`, params);
  }
}

function puzzleLine(told: Told, { type, position, move, left = 0, over }: PuzzleEvent, params: Params): string {
  const { say } = told;
  const { kind, id } = (position && puzzleOf(position.puzzle)) ?? { kind: 'rune', id: '' };
  switch (type) {
    case 'puzzle-set-up':
      return say(`e-set-up-${kind}`, { puzzle: id, n: position?.pieces.filter((piece) => piece !== null).length ?? 0 });
    case 'puzzle-resumed':
      return say('e-resumed', params);
    case 'puzzle-attempt':
      return say('e-attempt', { ...params, n: left });
    case 'puzzle-solved':
      return say(`e-solved-${kind}`, { path: position ? live(position).path.join(' – ') : '' });
    case 'puzzle-unsolved':
      return say(`e-unsolved-${over === 'time' || over === 'stopped' ? over : 'used-up'}`, { n: left });
    case 'puzzle-filled':
      return say('e-filled', params);
    case 'puzzle-reset':
      return say('e-reset', params);
    case 'puzzle-moved':
      return move ? moveLine(told, 'e', move, { ...params, n: left }) : '';
  }
}

/** What is asked, in a sentence. */
export function prompt(told: Told, { kind, rule, player: who, options }: Question): string {
  const player = nameOf(told, who);
  if (kind === 'turn') return told.say('ask-turn', { player });
  if (options.some(({ id }) => id.startsWith('replace'))) return told.say('ask-replace', { player });
  return rule === 'MOM-RUL-102'
    ? told.say('ask-spend', { player })
    : told.say('ask-move', { player, n: told.view.puzzles.attempt?.left ?? 0 });
}

/** The sentence of an option. */
export function label(told: Told, { id }: Option): string {
  const [act = '', card = ''] = id.split(':');
  const params = { card: cardName(told, card) };
  switch (act) {
    case 'meet':
      return told.say(typeOf(told, card) === 'lock' ? 'do-enter' : 'do-explore', params);
    case 'reset':
      return told.say('do-reset', params);
    case 'time-over':
    case 'end':
      return told.say(`do-${act}`);
  }
  const move = moveOf(id);
  return move ? moveLine(told, 'do', move, {}) : id;
}
