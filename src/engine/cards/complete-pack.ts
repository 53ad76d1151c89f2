// Completes a pack and checks the result. If a pack does not contain a list of cards, the list is taken from the
// library's own pack. The cards in the pack's field `more` are added to the end of a list, and replace cards with the
// same id.
import type { Fault, Result } from '../kernel/index.js';
import type { AnyPackFile, PackExtras } from './pack-file.js';

interface Named {
  readonly id: string;
}

/** Lists of cards, by the name of the list. */
type Lists<L extends string> = { readonly [K in L]: readonly Named[] };

/** The cards in a pack file. `P` is an object with all lists of cards of the game. */
export type PackAdditions<P extends Lists<Extract<keyof P, string>>> = Partial<P> & {
  readonly format: 1;
  readonly id: string;
  readonly more?: Partial<P>;
};

/** How a game's packs are checked. */
export interface PackChecks<P, L extends string> {
  /** The names of all lists. */
  readonly lists: readonly L[];
  /** The checks run in order, until one finds faults. */
  readonly checks: readonly ((pack: P, ownPack: P) => readonly Fault[])[];
  /** A fault for each text that belongs to nothing in the pack. */
  textFaults(pack: P, texts: object): readonly Fault[];
  pictureFaults(pack: P, pictures: object): readonly Fault[];
}

/**
 * Returns the completed pack with its texts, pictures and language, or all faults that the first failing check finds.
 * Each fault has its path in the file.
 * @param ownPack The library's own pack. It supplies the lists that the file does not contain.
 */
export function completePack<P extends Lists<L>, L extends string, Speaker extends string>(
  {
    texts,
    pictures,
    language,
    $schema: _,
    ...brought
  }: PackAdditions<Pick<P, L>> & PackExtras<Speaker> & { readonly $schema?: string },
  ownPack: P,
  { lists, checks, textFaults, pictureFaults }: PackChecks<P, L>,
): Result<AnyPackFile<P, Speaker>, readonly Fault[]> {
  const { pack, pathOf } = withOwnCards<P, L>(brought as PackAdditions<Pick<P, L>>, ownPack, lists);
  for (const check of checks) {
    const faults = check(pack, ownPack);
    if (faults.length > 0) return { ok: false, error: faults.map((fault) => ({ ...fault, path: pathOf(fault.path) })) };
  }
  const foreign = [...textFaults(pack, texts ?? {}), ...pictureFaults(pack, pictures ?? {})];
  if (foreign.length > 0) return { ok: false, error: foreign };
  return {
    ok: true,
    value: { pack, ...(texts && { texts }), ...(pictures && { pictures }), ...(language && { language }) },
  };
}

interface CompletedPack<P> {
  readonly pack: P;
  /** Turns a path in the completed pack into the path in the file. */
  pathOf(path: string): string;
}

function withOwnCards<P extends Lists<L>, L extends string>(
  { more = {}, ...brought }: PackAdditions<Pick<P, L>>,
  ownPack: P,
  lists: readonly L[],
): CompletedPack<P> {
  const pack: P = { ...ownPack, ...brought };
  const moreOf = (list: L): readonly Named[] => more[list] ?? [];
  const added = Object.fromEntries(
    lists.flatMap((list) => (more[list] ? [[list, [...others(pack[list], moreOf(list)), ...moreOf(list)]]] : [])),
  );
  const whole: P = { ...pack, ...added };
  return {
    pack: whole,
    pathOf: (path) =>
      path.replace(/^(\w+)\/(\d+)/, (all, name: string, n: string) => {
        const list = lists.find((each) => each === name);
        if (!list || !more[list]) return all;
        const at = Number(n) - (whole[list].length - moreOf(list).length);
        return at < 0 ? `${list}/${placeOf(pack[list], moreOf(list), Number(n))}` : `more/${list}/${at}`;
      }),
  };
}

/** Leaves out the cards that are replaced by a card in `more` with the same id. */
const others = (cards: readonly Named[], more: readonly Named[]): Named[] =>
  cards.filter(({ id }) => more.every((each) => each.id !== id));
const placeOf = (cards: readonly Named[], more: readonly Named[], n: number): number =>
  cards.indexOf(others(cards, more)[n] as Named);
