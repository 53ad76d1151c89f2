// Cards and their parts, all of one make: what one of them leaves out is there too, and is undefined. The rules look at them all the
// time, and things of one make are read the quickest. What goes from a card into a state stays as the pack has it.

type Thing = Readonly<Record<string, unknown>>;

/** Lists of cards, by what their cards are. */
const lists = { characters: 'character', disorders: 'disorder', weapons: 'item', equipment: 'item', monsters: 'monster' } as const;
type Listed = keyof typeof lists;

/** What lies in a thing under a name. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  character: { blue: 'face', insane: 'face' },
  face: { abilities: 'ability' },
  disorder: { abilities: 'ability' },
  item: { abilities: 'ability', passive: 'passive', rows: 'row' },
  row: { ability: 'ability', passive: 'passive' },
  ability: { cost: 'cost', passive: 'passive' },
  monster: { normal: 'side', empowered: 'side' },
};
const partsOf = (what: string): [name: string, what: string][] => Object.entries(parts[what] ?? {});

/** The cards of a pack, and all that the rules look at in them, with every name that one of their kind has. */
export function ofOneMake<P extends Readonly<Record<Listed, readonly object[]>>>(pack: P): Pick<P, Listed> {
  const names: Record<string, Record<string, undefined>> = {};
  const learn = (what: string, thing: Thing): void => {
    const known = (names[what] ??= {});
    for (const name in thing) known[name] = undefined;
    for (const [name, part] of partsOf(what)) for (const inner of [thing[name] ?? []].flat()) learn(part, inner as Thing);
  };
  const make = (what: string, thing: Thing): Thing => {
    const made: Record<string, unknown> = Object.assign({ ...names[what] }, thing);
    for (const [name, part] of partsOf(what)) {
      const inner = thing[name] as Thing | readonly Thing[] | undefined;
      if (inner) made[name] = Array.isArray(inner) ? inner.map((each: Thing) => make(part, each)) : make(part, inner as Thing);
    }
    return made;
  };
  const all = Object.entries(lists).map(([list, what]) => [list, what, pack[list as Listed] as readonly Thing[]] as const);
  for (const [, what, cards] of all) for (const card of cards) learn(what, card);
  return Object.fromEntries(all.map(([list, what, cards]) => [list, cards.map((card) => make(what, card))])) as unknown as Pick<P, Listed>;
}
