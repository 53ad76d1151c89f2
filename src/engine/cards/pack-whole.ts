// A pack made whole: a list that it leaves out is ours, and what it adds lies behind.

interface Named {
  readonly id: string;
}

/** Lists of cards, by name. */
type Lists<L extends string> = { readonly [K in L]: readonly Named[] };

/** What a file says of its cards; `P` are the lists of a game's packs. */
export type Brought<P extends Lists<Extract<keyof P, string>>> = Partial<P> & { readonly format: 1; readonly id: string; readonly more?: Partial<P> };

export interface Whole<P> {
  readonly pack: P;
  /** Where in the file something lies that is there in the whole pack. */
  pathOf(path: string): string;
}

/** @param lists The names of all lists that the packs of a game have. */
export function wholeOf<P extends Lists<L>, L extends string>({ more = {}, ...brought }: Brought<Pick<P, L>>, own: P, lists: readonly L[]): Whole<P> {
  const pack: P = { ...own, ...brought };
  const of = (list: L): readonly Named[] => more[list] ?? [];
  const added = Object.fromEntries(lists.flatMap((list) => (more[list] ? [[list, [...others(pack[list], of(list)), ...of(list)]]] : [])));
  const whole: P = { ...pack, ...added };
  return {
    pack: whole,
    pathOf: (path) => path.replace(/^(\w+)\/(\d+)/, (all, name: string, n: string) => {
      const list = lists.find((each) => each === name);
      if (!list || !more[list]) return all;
      const at = Number(n) - (whole[list].length - of(list).length);
      return at < 0 ? `${list}/${String(placeOf(pack[list], of(list), Number(n)))}` : `more/${list}/${String(at)}`;
    }),
  };
}

/** Those in whose place nothing has come. */
const others = (cards: readonly Named[], more: readonly Named[]): Named[] => cards.filter(({ id }) => more.every((each) => each.id !== id));
const placeOf = (cards: readonly Named[], more: readonly Named[], n: number): number => cards.indexOf(others(cards, more)[n] as Named);
