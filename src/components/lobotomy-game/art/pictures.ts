// The pictures of all cards, in one file for each kind. A file is loaded when a card of its kind is first shown.
// Drawings are stored as text and parsed when needed.
import type { SVGTemplateResult } from 'lit';
import { draw } from './draw.js';
import { FIGURES } from './pictures/figures.js';
import { SHAPES, UNKNOWN } from './pictures/parts.js';
import { THINGS } from './pictures/things.js';

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
const loaded = new Map<PictureKind, readonly string[]>();
const drawn = new Map<string, SVGTemplateResult>();

export interface Pictures {
  picture(id: string): SVGTemplateResult;
}

/** Loads the pictures of these kinds. Returns a new object each time, so that elements notice the change. */
export async function fetchPictures(kinds: readonly PictureKind[]): Promise<Pictures> {
  await Promise.all(
    kinds.map(async (kind) => {
      const file = await FILES[kind]();
      for (const [id, drawing] of Object.entries(file)) drawings.set(id, drawing);
      loaded.set(kind, Object.keys(file));
    }),
  );
  return { picture };
}

/** The ids of the loaded drawings of these kinds, including the backs. */
export const pictureIds = (kinds = PICTURE_KINDS): readonly string[] => kinds.flatMap((kind) => loaded.get(kind) ?? []);

/**
 * Returns the picture of a card for an `<svg viewBox=${PICTURE_BOX}>`. A card whose picture is unknown or not loaded
 * shows a thing under a sheet.
 */
export const picture = (id: string): SVGTemplateResult => {
  const drawing = drawings.get(id);
  if (drawing === undefined) return (unknown ??= draw(UNKNOWN, VOCABULARY));
  const known = drawn.get(id) ?? draw(drawing, VOCABULARY);
  drawn.set(id, known);
  return known;
};
let unknown: SVGTemplateResult | undefined;
