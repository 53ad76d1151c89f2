// Gives all cards of a kind the same properties, by setting missing properties to undefined. The rules read cards very
// often, and JavaScript engines read objects of one shape fastest. Parts of cards that are copied into a state stay as
// they are in the pack.

type Thing = Readonly<Record<string, unknown>>;

/** For each kind of object, the properties that hold other objects, and the kinds of those objects. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pack: { characters: 'character', disorders: 'disorder', weapons: 'item', equipment: 'item', monsters: 'monster' },
  character: { blue: 'face', insane: 'face' },
  face: { abilities: 'ability' },
  disorder: { abilities: 'ability' },
  item: { abilities: 'ability', passive: 'passive', rows: 'row' },
  row: { ability: 'ability', passive: 'passive' },
  ability: { cost: 'cost', passive: 'passive' },
  monster: { normal: 'side', empowered: 'side' },
};
const partsOf = (what: string): [name: string, what: string][] => Object.entries(parts[what] ?? {});

/** Returns the pack with uniform objects for everything that the rules read often. */
export function withUniformShapes<P extends object>(pack: P): P {
  const names: Record<string, Record<string, undefined>> = {};
  const learn = (what: string, thing: Thing): void => {
    const known = (names[what] ??= {});
    for (const name in thing) known[name] = undefined;
    for (const [name, part] of partsOf(what))
      for (const inner of [thing[name] ?? []].flat()) learn(part, inner as Thing);
  };
  const make = (what: string, thing: Thing): Thing => {
    const made: Record<string, unknown> = Object.assign({ ...names[what] }, thing);
    for (const [name, part] of partsOf(what)) {
      const inner = thing[name] as Thing | readonly Thing[] | undefined;
      if (inner)
        made[name] = Array.isArray(inner) ? inner.map((each: Thing) => make(part, each)) : make(part, inner as Thing);
    }
    return made;
  };
  learn('pack', pack as Thing);
  return make('pack', pack as Thing) as P;
}
