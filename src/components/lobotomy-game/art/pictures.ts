// Pictures of all cards, in files by kind that are fetched when such a card is first shown. Drawn from texts when asked for.
import type { SVGTemplateResult } from 'lit';
import { draw } from './draw.js';
import { FIGURES } from './pictures/figures.js';
import { SHAPES, UNKNOWN } from './pictures/parts.js';

export { PICTURE_BOX } from './card-frame.js';

/** Drawings by the id of a card. */
type Drawings = Readonly<Record<string, string>>;

const FILES = {
  hunt: async (): Promise<Drawings> => (await import('./pictures/hunt.js')).HUNT,
  monsters: async (): Promise<Drawings> => (await import('./pictures/monsters.js')).MONSTERS,
  bosses: async (): Promise<Drawings> => (await import('./pictures/bosses.js')).BOSSES,
  characters: async (): Promise<Drawings> => (await import('./pictures/characters.js')).CHARACTERS,
  backs: async (): Promise<Drawings> => (await import('./pictures/backs.js')).BACKS,
} as const;

export type PictureKind = keyof typeof FILES;
export const PICTURE_KINDS = Object.keys(FILES) as readonly PictureKind[];

const VOCABULARY = { ...SHAPES, ...FIGURES };
const drawings = new Map<string, string>();
const drawn = new Map<string, SVGTemplateResult>();

/** Fetches the pictures of these kinds; from then on `picture` has them. */
export async function fetchPictures(kinds: readonly PictureKind[]): Promise<void> {
  for (const file of await Promise.all(kinds.map((kind) => FILES[kind]()))) {
    for (const [id, drawing] of Object.entries(file)) drawings.set(id, drawing);
  }
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
