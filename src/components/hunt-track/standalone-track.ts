// The state of a track that is not part of a game: where the figure is, which cards are known, and what can be done.
import { createChance } from '../../engine/kernel/chance.js';
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import { advance, dueCards, hunt, retreat, reveal, type Track } from '../../engine/track/track.js';

/** The actions of the buttons. */
export type TrackAction = 'hunt' | 'reveal' | 'advance' | 'retreat' | 'reset';

export interface TrackCard {
  readonly name: string;
  readonly text?: string;
  readonly mark?: string;
}

/** The value of `state`, as JSON. */
export interface HuntTrackState {
  readonly version: 1;
  readonly position: number;
  readonly revealed: readonly number[];
  /** The cards up to this space have to be turned over now. */
  readonly due: number;
  readonly ended: boolean;
  /** Cards drawn from the deck, by space; null for the other spaces. */
  readonly drawn: readonly (TrackCard | null)[];
}

/** The checked input of a page. */
export interface TrackSetup {
  /** The spaces at the start, with face-down or known cards. */
  readonly spaces: readonly HuntSpace[];
  readonly track: Track;
  /** The cards by space; null for unknown cards. */
  readonly cards: readonly (TrackCard | null)[];
  readonly deck: readonly TrackCard[];
}

export class StandaloneTrack {
  readonly #start: Track;
  /** The page's input; `cards` may be set later, when the page knows the cards. */
  setup: TrackSetup;
  track: Track;
  /** The cards drawn from the deck so far, by space. */
  #drawn: ReadonlyMap<number, TrackCard> = new Map();
  /** The cards drawn from the deck at the start, by space. */
  readonly #first: ReadonlyMap<number, TrackCard>;
  readonly #seed: string | null;
  #shown: { readonly of: readonly unknown[]; readonly model: HuntTrackModel } | undefined;

  constructor(setup: TrackSetup, seed: string | null) {
    this.setup = setup;
    this.#seed = seed;
    this.track = this.#start = setup.track;
    for (const space of this.track.revealed) this.#draw(space);
    this.#first = this.#drawn;
  }

  get state(): HuntTrackState {
    const { position, revealed, due, ended, cards } = this.track;
    return {
      version: 1,
      position,
      revealed: [...revealed],
      due,
      ended,
      drawn: cards.map((_, i) => this.#drawn.get(i + 1) ?? null),
    };
  }

  /** Restores a checked state. */
  restore({ position, revealed, due, ended, drawn }: HuntTrackState): void {
    this.track = { ...this.track, position, revealed, due, ended };
    this.#drawn = new Map(drawn.flatMap((face, i) => (face ? [[i + 1, face]] : [])));
  }

  /** The spaces whose cards have to be turned over now, in order. */
  get due(): readonly number[] {
    return dueCards(this.track);
  }

  get hasCards(): boolean {
    return this.track.cards.some((card) => card !== null);
  }

  can(act: TrackAction): boolean {
    const { position, ended } = this.track;
    switch (act) {
      // Each card is resolved before the next, and all of them before the figure moves on (LOB-RUL-91).
      case 'hunt':
        return !ended && !this.due.length;
      case 'reveal':
        return this.due.length > 0;
      case 'advance':
        return !ended;
      case 'retreat':
        return !ended && position > 0;
      case 'reset':
        return this.track !== this.#start;
    }
  }

  advance(steps: number): void {
    this.track = advance(this.track, steps);
  }

  retreat(steps: number): void {
    this.track = retreat(this.track, steps);
  }

  /** Moves the figure one step in a Hunt Phase. All cards that it has reached then have to be turned over. */
  hunt(): void {
    this.track = hunt(this.track);
  }

  /** Turns over the next card and returns its space; null if none is due. */
  reveal(): number | null {
    const [space = null] = this.due;
    this.track = reveal(this.track);
    if (space !== null) this.#draw(space);
    return space;
  }

  reset(): void {
    this.track = this.#start;
    this.#drawn = this.#first;
  }

  /** The card of a space; null if it is unknown. */
  face(space: number): TrackCard | null {
    return this.setup.cards[space - 1] ?? this.#drawn.get(space) ?? null;
  }

  get model(): HuntTrackModel {
    const of = [this.track, this.setup, this.#drawn];
    if (this.#shown?.of.some((each, i) => each !== of[i]) !== false) this.#shown = { of, model: this.#model() };
    return this.#shown.model;
  }

  #model(): HuntTrackModel {
    const { position, ended, revealed } = this.track;
    const [next] = this.due;
    const spaces = this.setup.spaces.map((space, i): HuntSpace => {
      const up = revealed.includes(i + 1);
      return {
        ...space,
        ...((up || space.card === 'known') && this.face(i + 1)),
        ...(up && { card: 'up' }),
        ...(next === i + 1 && { state: 'can-act' }),
      };
    });
    return { version: 1, spaces, position, ended };
  }

  /** Draws a card for a space from the rest of the deck. It is drawn only now, so that nobody can know it earlier. */
  #draw(space: number): void {
    const { deck, spaces } = this.setup;
    const lying = new Set([...this.#drawn.values()].map(({ name }) => name));
    const left = deck.flatMap(({ name }, i) => (lying.has(name) ? [] : [String(i)]));
    if (this.face(space) || spaces[space - 1]?.card === 'known' || !left.length) return;
    const seed = this.#seed ?? crypto.getRandomValues(new Uint32Array(2)).join();
    const face = deck[Number(createChance(`${seed}/${space}`).draw('hunt', left))];
    if (face) this.#drawn = new Map([...this.#drawn, [space, face]]);
  }
}
