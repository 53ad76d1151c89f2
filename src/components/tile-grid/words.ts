// What a grid says of itself: each space with who is there, what can be done, its exits and doors.
import type { GridGhost, GridModel, GridSpace, GridTarget } from '../../engine/board/grid-model.js';
import type { Params } from '../../engine/speech/messages.js';
import type en from '../../messages/en/tile-grid.js';

export type Key = keyof typeof en;
export interface Voice {
  say(key: Key, params?: Params): string;
}

const list = (items: readonly string[]): string => items.join(', ');

export function targetWords(voice: Voice, target: Partial<GridTarget> | undefined): string {
  const { state, cost: n, reason } = target ?? {};
  if (!state) return '';
  return state === 'can-act' && n !== undefined ? voice.say('cost', { n }) : `${voice.say(state)}${reason ? ` ${reason}` : ''}`;
}

export function spaceWords(voice: Voice, { spaces, tokens, targets }: GridModel, { id, name, exits = [] }: GridSpace): string {
  const ways = exits.map(({ to, side, door }) => {
    const where = spaces.find((space) => space.id === to)?.name ?? to;
    return side === undefined ? where : voice.say(door ?? 'exit', { name: where, side: voice.say(`side${side}`) });
  });
  const here = tokens.filter(({ space }) => space === id).map((token) => token.name);
  const target = targets.find((each) => each.id === id);
  return `${name}. ${here.length ? voice.say('here', { list: list(here) }) : ''} ${targetWords(voice, target)} ${voice.say('exits', { n: ways.length, list: list(ways) })}`.replace(/ +/g, ' ');
}

/** How the tile lies at a place: which of its ways, where its doorways are, what it costs. */
export function ghostWords(voice: Voice, ghosts: readonly GridGhost[], way: number): string {
  const { doorways = [], cost } = ghosts[way] ?? {};
  const sides = [...new Set(doorways.map(({ side }) => side))].sort();
  const lies = voice.say('lies', { i: way + 1, n: ghosts.length, list: list(sides.map((side) => voice.say(`side${side}`))) });
  return `${voice.say('place')}. ${lies} ${targetWords(voice, cost === undefined ? { state: 'can-act' } : { state: 'can-act', cost })}`;
}
