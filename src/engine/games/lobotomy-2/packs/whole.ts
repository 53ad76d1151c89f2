// A pack made whole: a list that it leaves out is ours, and what it adds lies behind.
import type { Pack } from '../content.js';
import { lists } from './names.js';

type Lists = Pick<Pack, (typeof lists)[number]>;

/** What a file says of its cards. */
export interface Brought extends Partial<Lists> {
  readonly format: 1;
  readonly id: string;
  readonly more?: Partial<Lists>;
}

export interface Whole {
  readonly pack: Pack;
  /** Where in the file something lies that is there in the whole pack. */
  pathOf(path: string): string;
}

export function wholeOf({ more = {}, ...brought }: Brought, own: Pack): Whole {
  const pack: Pack = { ...own, ...brought };
  const added = Object.fromEntries(lists.flatMap((list) => (more[list] ? [[list, [...others(pack[list], more[list]), ...more[list]]]] : []))) as Partial<Lists>;
  const first = (list: keyof Lists): number => (added[list]?.length ?? 0) - (more[list]?.length ?? 0);
  return {
    pack: { ...pack, ...added },
    pathOf: (path) => path.replace(/^(\w+)\/(\d+)/, (whole, name: string, n: string) => {
      const list = lists.find((each) => each === name);
      if (!list || !more[list]) return whole;
      const at = Number(n) - first(list);
      return at < 0 ? `${list}/${String(placeOf(pack[list], more[list], Number(n)))}` : `more/${list}/${String(at)}`;
    }),
  };
}

interface Named {
  readonly id: string;
}

/** Those in whose place nothing has come. */
const others = (cards: readonly Named[], more: readonly Named[]): Named[] => cards.filter(({ id }) => more.every((each) => each.id !== id));
const placeOf = (cards: readonly Named[], more: readonly Named[], n: number): number => cards.indexOf(others(cards, more)[n] as Named);
