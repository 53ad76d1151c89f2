// Loads the pictures of the cards that are shown. Each kind of picture is loaded when the first card of that kind
// appears.
import type { Scene } from '../../../engine/games/lobotomy-2/table/scene.js';
import { fetchPictures, PICTURE_KINDS, type PictureKind } from './pictures.js';
import { artWith, type Art } from './drawing.js';

/** The kind of pictures for a kind of card, if the two have different names. */
const kindOf: Readonly<Record<string, PictureKind>> = {
  blue: 'characters',
  insane: 'characters',
  weapon: 'weapons',
  fists: 'weapons',
  armor: 'equipment',
  equipment: 'equipment',
  basic: 'monsters',
  elite: 'monsters',
  empowered: 'monsters',
  boss: 'bosses',
};
const isKind = (kind: string): kind is PictureKind => (PICTURE_KINDS as readonly string[]).includes(kind);

export class Gallery {
  art: Art = artWith(null);
  readonly #asked = new Set<PictureKind>();
  readonly #onLoaded: () => void;

  /** @param onLoaded Called when more pictures have been loaded. */
  constructor(onLoaded: () => void) {
    this.#onLoaded = onLoaded;
  }

  /**
   * Loads the pictures that a scene needs, unless they were requested before. If loading fails, the placeholders stay.
   */
  load({ sheet, items, disorders, offered, monsters, story, hunt }: Scene): void {
    const cards = [sheet, ...items.cards, ...disorders.cards, ...offered.cards, ...monsters.cards];
    const told = story.chapters.map(({ cid }) => (cid.startsWith('DN') ? 'nightmares' : (cid.split('-')[0] ?? '')));
    // Great moments and the end show Hunt cards and the Huntmaster.
    const hunted = hunt.position > 0 ? ['hunt', 'bosses'] : [];
    const kinds = new Set([...cards.map(({ kind }) => kindOf[kind] ?? kind), ...told, ...hunted].filter(isKind));
    const missing = [...kinds].filter((kind) => !this.#asked.has(kind));
    if (missing.length === 0) return;
    for (const kind of missing) this.#asked.add(kind);
    fetchPictures(missing).then(
      (pictures) => {
        this.art = artWith(pictures);
        this.#onLoaded();
      },
      () => undefined,
    );
  }
}
