// Changes packs at random: replaces steps, numbers and names with others.
import type { Chance, Fault } from '../../../src/engine/kernel/index.js';

export type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const numbers = [0, 1, 2, 3, 6, 9, -1, -3, 12, 60, 99, 1.5];
/** Fields that hold steps. */
const acts = new Set([
  ...['steps', 'then', 'else', 'pass', 'fail', 'own', 'penalty', 'heads', 'tails', 'effect', 'result'],
  ...['revealed', 'enter', 'endMove', 'endTurn'],
]);

function* placesIn(parent: Node): Generator<readonly [parent: Node, name: string]> {
  for (const [name, inner] of Object.entries(parent)) {
    yield [parent, name];
    if (isNode(inner)) yield* placesIn(inner);
  }
}

/** Makes changes in a pack of the library, and takes them back. */
export class Changes {
  readonly #own: Node;
  /** All values anywhere in the pack, by the names of their fields; and all steps. */
  readonly #values = new Map<string, unknown[]>();
  readonly #steps: unknown[] = [];

  constructor(own: object) {
    this.#own = own as Node;
    this.#gather(own);
  }

  #gather(value: unknown): void {
    if (!isNode(value)) return;
    if ('do' in value) this.#steps.push(value);
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) this.#values.set(name, [...(this.#values.get(name) ?? []), inner]);
      this.#gather(inner);
    }
  }

  /** A random value that may replace this one. */
  #another(parent: Node, name: string, chance: Chance): unknown {
    const of = <T>(all: readonly T[]): T => structuredClone(all[chance.below(all.length)] as T);
    const before = parent[name];
    if (acts.has(name)) return Array.from({ length: 1 + chance.below(3) }, () => of(this.#steps));
    if (isNode(before) && 'do' in before) return of(this.#steps);
    if (typeof before === 'number') return of(numbers);
    return this.#values.has(name) && !Array.isArray(parent) ? of(this.#values.get(name) ?? []) : before;
  }

  /**
   * The pack with this number of changes. It contains no tiles, so that the original tiles are used: most changed maps
   * would be invalid.
   */
  changed(chance: Chance, changes: number): Node {
    const { tiles: _, ...pack } = structuredClone(this.#own);
    const places = [...placesIn(pack)];
    for (let i = 0; i < changes; i++) {
      const [parent, name] = places[chance.below(places.length)] as readonly [Node, string];
      if (name !== 'format') parent[name] = this.#another(parent, name, chance);
    }
    return pack;
  }

  /** Restores the original values at the path of a fault, and the original cards that the fault names. */
  mend(pack: Node, { path, params = {} }: Pick<Fault, 'path' | 'params'>): void {
    const [list = '', n = ''] = path.split('/');
    if (!this.#back(pack, list, n)) {
      if (this.#own[list] === undefined) Reflect.deleteProperty(pack, list);
      else pack[list] = structuredClone(this.#own[list]);
    }
    const named = Object.values(params);
    for (const [name, cards] of Object.entries(pack))
      if (Array.isArray(cards))
        cards.forEach((card, i) => {
          if (isNode(card) && named.includes(String(card['id']))) this.#back(pack, name, String(i));
        });
  }

  /** Restores the original value at this place. Returns false if there is none. */
  #back(pack: Node, list: string, n: string): boolean {
    const [from, to] = [this.#own[list], pack[list]];
    if (!isNode(from) || !isNode(to) || from[n] === undefined) return false;
    to[n] = structuredClone(from[n]);
    return true;
  }
}
