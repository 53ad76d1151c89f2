// What a grid says of itself: each space with who is there, what can be done, its exits and doors.
import type { GridModel, GridSpace, GridTarget } from '../../engine/scene/tile-grid-model.js';
import type { Params } from '../../engine/speech/speak.js';
import type en from '../../messages/en/pieces/tile-grid.js';
import type board from '../../messages/en/pieces/tile-grid-board.js';
import type boardPage from '../../messages/en/pieces/tile-grid-board-standalone.js';
import type page from '../../messages/en/pieces/tile-grid-standalone.js';
import type sight from '../../messages/en/pieces/tile-grid-sight.js';
import type tools from '../../messages/en/pieces/tile-grid-tools.js';

export type Key =
  | keyof typeof en
  | keyof typeof tools
  | keyof typeof board
  | keyof typeof sight
  | keyof typeof boardPage
  | keyof typeof page;
export interface Voice {
  say(key: Key, params?: Params): string;
}

export function targetWords(voice: Voice, target: Partial<GridTarget> | undefined): string {
  const { state, cost: n, reason } = target ?? {};
  if (!state) return '';
  return state === 'can-act' && n !== undefined
    ? voice.say('cost', { n })
    : `${voice.say(state)}${reason ? ` ${reason}` : ''}`;
}

export function spaceWords(
  voice: Voice,
  { spaces, tokens, targets }: GridModel,
  { id, name, exits = [] }: GridSpace,
): string {
  const ways = exits.map(({ to, side, door }) => {
    const where = spaces.find((space) => space.id === to)?.name ?? to;
    return side === undefined ? where : voice.say(door ?? 'exit', { name: where, side: voice.say(`side${side}`) });
  });
  const here = tokens.filter(({ space }) => space === id).map((token) => token.name);
  const target = targets.find((each) => each.id === id);
  const listed = (key: Key, items: readonly string[]): string =>
    items.length ? voice.say(key, { n: items.length, list: items.join(', ') }) : '';
  return [`${name}.`, listed('here', here), targetWords(voice, target), listed('exits', ways)]
    .filter(Boolean)
    .join(' ');
}
