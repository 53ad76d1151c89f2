// Packs of Lobotomy 2 that somebody has changed at random: other steps, numbers and names in the places of ours.
import type { Chance } from '../../../src/engine/kernel/index.js';
import type { Effect } from '../../../src/engine/games/lobotomy-2/cards.js';
import { pack as own } from '../../../src/engine/games/lobotomy-2/content/pack.js';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** All that stands under a name somewhere in our pack, and every step. */
const values = new Map<string, unknown[]>();
const steps: Effect[] = [];
(function gather(value: unknown): void {
  if (!isNode(value)) return;
  if ('do' in value) steps.push(value as unknown as Effect);
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) values.set(name, [...(values.get(name) ?? []), inner]);
    gather(inner);
  }
})(own);

const numbers = [0, 1, 2, 3, 6, 9, -1, -3, 12, 60, 99, 1.5];
const acts = new Set(['steps', 'then', 'else', 'pass', 'fail', 'own', 'penalty']);

function* placesIn(parent: Node): Generator<readonly [parent: Node, name: string]> {
  for (const [name, inner] of Object.entries(parent)) {
    yield [parent, name];
    if (isNode(inner)) yield* placesIn(inner);
  }
}

/** What may stand there instead. */
function another(parent: Node, name: string, chance: Chance): unknown {
  const of = <T>(all: readonly T[]): T => structuredClone(all[chance.below(all.length)] as T);
  const before = parent[name];
  if (acts.has(name)) return Array.from({ length: 1 + chance.below(3) }, () => of(steps));
  if (isNode(before) && 'do' in before) return of(steps);
  if (typeof before === 'number') return of(numbers);
  return values.has(name) && !Array.isArray(parent) ? of(values.get(name) ?? []) : before;
}

/** Our pack with so many changes; tiles stay, as most maps would not lie any more. */
export function changedPack(chance: Chance, changes: number): Node {
  const { tiles: _, ...pack } = structuredClone(own) as unknown as Node;
  const places = [...placesIn(pack)];
  for (let i = 0; i < changes; i++) {
    const [parent, name] = places[chance.below(places.length)] as readonly [Node, string];
    if (name !== 'format') parent[name] = another(parent, name, chance);
  }
  return pack;
}

/** Puts ours back where a path of a fault leads. */
export function mend(pack: Node, path: string): void {
  const [list = '', n = ''] = path.split('/');
  const [from, to] = [(own as unknown as Node)[list], pack[list]] as [Node | undefined, Node];
  if (isNode(from) && isNode(to) && from[n] !== undefined) to[n] = structuredClone(from[n]);
  else if (from === undefined) Reflect.deleteProperty(pack, list);
  else pack[list] = structuredClone(from);
}
