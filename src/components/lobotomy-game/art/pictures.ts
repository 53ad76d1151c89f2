// Pictures of all cards, in files by kind that are fetched, and put together, when such a card is first shown. Drawn from texts when asked for.
import type { SVGTemplateResult } from 'lit';
import { draw } from './draw.js';
import { FIGURES } from './pictures/figures.js';
import { SHAPES, UNKNOWN } from './pictures/parts.js';
import { THINGS } from './pictures/things.js';

/** Drawings by the id of a card. */
type Drawings = Readonly<Record<string, string>>;

const FILES = {
  backs: async (): Promise<Drawings> => (await import('./pictures/backs.js')).backs(),
  characters: async (): Promise<Drawings> => (await import('./pictures/characters.js')).characters(),
  monsters: async (): Promise<Drawings> => (await import('./pictures/monsters.js')).monsters(),
  bosses: async (): Promise<Drawings> => (await import('./pictures/bosses.js')).bosses(),
  aggression: async (): Promise<Drawings> => (await import('./pictures/disorders-aggression.js')).aggression(),
  ocd: async (): Promise<Drawings> => (await import('./pictures/disorders-ocd.js')).ocd(),
  schizophrenia: async (): Promise<Drawings> => (await import('./pictures/disorders-schizophrenia.js')).schizophrenia(),
  anxiety: async (): Promise<Drawings> => (await import('./pictures/disorders-anxiety.js')).anxiety(),
  hunt: async (): Promise<Drawings> => (await import('./pictures/hunt.js')).hunt(),
  spawns: async (): Promise<Drawings> => (await import('./pictures/spawns.js')).spawns(),
  lockers: async (): Promise<Drawings> => (await import('./pictures/lockers.js')).lockers(),
  difficulty: async (): Promise<Drawings> => (await import('./pictures/difficulty.js')).difficulty(),
  S1: async (): Promise<Drawings> => (await import('./pictures/story-s1.js')).s1(),
  S2: async (): Promise<Drawings> => (await import('./pictures/story-s2.js')).s2(),
  S3: async (): Promise<Drawings> => (await import('./pictures/story-s3.js')).s3(),
  S4: async (): Promise<Drawings> => (await import('./pictures/story-s4.js')).s4(),
  nightmares: async (): Promise<Drawings> => (await import('./pictures/story-dn.js')).nightmares(),
  memories: async (): Promise<Drawings> => (await import('./pictures/memories.js')).memories(),
  weapons: async (): Promise<Drawings> => (await import('./pictures/weapons.js')).weapons(),
  equipment: async (): Promise<Drawings> => (await import('./pictures/equipment.js')).equipment(),
} as const;

export type PictureKind = keyof typeof FILES;
export const PICTURE_KINDS = Object.keys(FILES) as readonly PictureKind[];

const VOCABULARY = { ...SHAPES, ...THINGS, ...FIGURES };
const drawings = new Map<string, string>();
const drawn = new Map<string, SVGTemplateResult>();

/** What draws the pictures of cards. */
export interface Pictures {
  picture(id: string): SVGTemplateResult;
}

/** Fetches the pictures of these kinds. Gives another object each time, so that whoever shows it sees that there are more. */
export async function fetchPictures(kinds: readonly PictureKind[]): Promise<Pictures> {
  for (const file of await Promise.all(kinds.map((kind) => FILES[kind]()))) {
    for (const [id, drawing] of Object.entries(file)) drawings.set(id, drawing);
  }
  return { picture };
}

/** Every card that has come with a drawing of its own, and the backs. */
export const pictureIds = (): readonly string[] => [...drawings.keys()];

/** The picture of a card, to be put in an `<svg viewBox=${PICTURE_BOX}>`; what has not come, or is foreign, is a thing under a sheet. */
export const picture = (id: string): SVGTemplateResult => {
  const drawing = drawings.get(id);
  if (drawing === undefined) return (unknown ??= draw(UNKNOWN, VOCABULARY));
  const known = drawn.get(id) ?? draw(drawing, VOCABULARY);
  drawn.set(id, known);
  return known;
};
let unknown: SVGTemplateResult | undefined;
