// A map in words: each space with its figures, the possible action, exits and doors.
import type { GridModel, GridSpace, GridTarget } from '../../engine/scene/tile-grid-model.js';
import type en from '../../messages/en/pieces/tile-grid.js';
import type { Speaker } from '../shared/speaker.js';

export type Key = keyof typeof en;

export function targetWords(speaker: Speaker<Key>, target: Partial<GridTarget> | undefined): string {
  const { state, cost: n, reason } = target ?? {};
  if (!state) return '';
  return state === 'can-act' && n !== undefined
    ? speaker.say('cost', { n })
    : `${speaker.say(state)}${reason ? ` ${reason}` : ''}`;
}

export function spaceWords(
  speaker: Speaker<Key>,
  { spaces, tokens, targets }: GridModel,
  { id, name, exits = [] }: GridSpace,
): string {
  const ways = exits.map(({ to, side, door }) => {
    const where = spaces.find((space) => space.id === to)?.name ?? to;
    return side === undefined ? where : speaker.say(door ?? 'exit', { name: where, side: speaker.say(`side${side}`) });
  });
  const here = tokens.filter(({ space }) => space === id).map((token) => token.name);
  const target = targets.find((each) => each.id === id);
  const listed = (key: Key, items: readonly string[]): string =>
    items.length ? speaker.say(key, { n: items.length, list: items.join(', ') }) : '';
  return [`${name}.`, listed('here', here), targetWords(speaker, target), listed('exits', ways)]
    .filter(Boolean)
    .join(' ');
}

/** Returns names for `::part()`. Blanks in a name become hyphens. */
export const parts = (...names: readonly (string | undefined)[]): string =>
  names.map((name = '') => name.replace(/\s+/g, '-')).join(' ');
