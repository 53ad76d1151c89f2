// The only source of random results in a match. Results are drawn without bias from named streams of random numbers,
// each of which is only four integers (sfc32). A scripted result replaces the next result of the die, deck or pick that
// it names.
import { hash32 } from './hash.js';
import { isRecord } from './json-shape.js';

/**
 * A result that is given in advance: the face of a die, the card drawn from a deck, or the number picked under a label.
 */
export type ScriptedResult =
  | { readonly die: string; readonly face: string | number }
  | { readonly deck: string; readonly card: string }
  | { readonly pick: string; readonly value: number };
export type Faces = readonly ScriptedResult[];

export function isFace(value: unknown): value is ScriptedResult {
  // A result that names both a die and a deck would be used for both, so there must be exactly two fields.
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  const { die, face, deck, card, pick, value: picked } = value;
  if (typeof die === 'string') return typeof face === 'string' || typeof face === 'number';
  return typeof deck === 'string' ? typeof card === 'string' : typeof pick === 'string' && typeof picked === 'number';
}

export interface Chance {
  /** A uniform integer from 0 to n − 1; a scripted `{pick: label, value}` takes its place. */
  below(n: number, label?: string): number;
  /** The index in `faces` of the face that a die shows; a scripted `{die: name, face}` takes its place. */
  die(name: string, faces: readonly (string | number)[]): number;
  /** Takes one card out of `cards` and returns it; a scripted `{deck, card}` takes its place. */
  draw(deck: string, cards: string[]): string;
  /** Draws from another stream from now on. The streams are independent of each other. */
  use(stream: string): void;
}

export interface ChanceState {
  readonly seed: string;
  readonly stream: string;
  readonly streams: Readonly<Record<string, readonly number[]>>;
  /** How many results were drawn, scripted ones included. */
  readonly drawn: number;
  /** The scripted results that have not been used yet. */
  readonly faces: Faces;
}

/** A scripted result that is impossible for its die, deck or pick. */
export class FaceMismatch extends Error {}

const two32 = 0x1_0000_0000;

function next(s: number[]): number {
  const a = s[0] as number;
  const b = s[1] as number;
  const c = s[2] as number;
  const d = s[3] as number;
  const t = (a + b + d) | 0;
  s[3] = (d + 1) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

function stream(seed: string, name: string): number[] {
  // The number comes first, because `hash32` spreads differences best near the beginning of the text.
  const s = [hash32(`0|${seed}|${name}`), hash32(`1|${seed}|${name}`), hash32(`2|${seed}|${name}`), 1];
  for (let i = 0; i < 12; i++) next(s);
  return s;
}

export class KernelChance implements Chance {
  readonly #seed: string;
  #stream = 'setup';
  #streams = new Map<string, number[]>();
  /** The state of the stream in use; undefined until something is drawn from it. */
  #numbers: number[] | undefined;
  #faces: ScriptedResult[];
  drawn = 0;

  constructor(seed: string | number, faces: Faces = []) {
    this.#seed = String(seed);
    this.#faces = [...faces];
  }

  static from(state: ChanceState): KernelChance {
    const chance = new KernelChance(state.seed, state.faces);
    chance.drawn = state.drawn;
    for (const [name, numbers] of Object.entries(state.streams)) chance.#streams.set(name, [...numbers]);
    chance.use(state.stream);
    return chance;
  }

  get state(): ChanceState {
    const streams = [...this.#streams].map(([name, numbers]) => [name, [...numbers]] as const);
    return {
      seed: this.#seed,
      stream: this.#stream,
      streams: Object.fromEntries(streams),
      drawn: this.drawn,
      faces: this.#faces,
    };
  }

  get unused(): Faces {
    return this.#faces;
  }

  use(name: string): void {
    this.#stream = name;
    this.#numbers = this.#streams.get(name);
  }

  below(n: number, label?: string): number {
    this.drawn++;
    const face = label === undefined ? undefined : this.#scripted('pick', label);
    if (!face) return this.#uniform(n);
    if (!Number.isInteger(face.value) || face.value < 0 || face.value >= n)
      throw new FaceMismatch(
        `The value of {pick: "${face.pick}", value: ${face.value}} must be a whole number from 0 to ${n - 1}.`,
      );
    return face.value;
  }

  die(name: string, faces: readonly (string | number)[]): number {
    this.drawn++;
    const face = this.#scripted('die', name);
    if (!face) return this.#uniform(faces.length);
    const index = faces.indexOf(face.face);
    if (index < 0)
      throw new FaceMismatch(
        `The face of {die: "${name}", face: ${JSON.stringify(face.face).slice(0, 40)}} must be one of ${faces.join(', ')}.`,
      );
    return index;
  }

  draw(deck: string, cards: string[]): string {
    this.drawn++;
    const face = this.#scripted('deck', deck);
    const index = face ? cards.indexOf(face.card) : this.#uniform(cards.length);
    const card = cards[index];
    if (card === undefined)
      throw new FaceMismatch(
        `The card of {deck: "${deck}", card: "${face?.card.slice(0, 40) ?? ''}"} must be in that deck now.`,
      );
    cards.splice(index, 1);
    return card;
  }

  #scripted<K extends 'die' | 'deck' | 'pick'>(
    key: K,
    name: string,
  ): Extract<ScriptedResult, Record<K, string>> | undefined {
    if (this.#faces.length === 0) return undefined;
    const index = this.#faces.findIndex((face) => key in face && (face as Record<string, unknown>)[key] === name);
    if (index < 0) return undefined;
    const face = this.#faces[index];
    // The old list may be part of a saved state, so it must not change.
    this.#faces = this.#faces.filter((_, i) => i !== index);
    return face as Extract<ScriptedResult, Record<K, string>>;
  }

  #openStream(): number[] {
    const numbers = stream(this.#seed, this.#stream);
    this.#streams.set(this.#stream, numbers);
    return numbers;
  }

  #uniform(n: number): number {
    const s = (this.#numbers ??= this.#openStream());
    // 2 ** 32 is usually not a multiple of n. Numbers beyond the last multiple are drawn again, because otherwise small
    // results would come up too often.
    let x = next(s);
    while (x >= two32 - n && x >= two32 - (two32 % n)) x = next(s);
    return x % n;
  }
}

/** Makes a source of chance outside a match, such as for a bot or for an element on its own. */
export function createChance(seed: string | number, faces: Faces = []): Chance {
  return new KernelChance(seed, faces);
}
