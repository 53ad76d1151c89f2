// A track that stands alone in a page: where the walker is, what its cards are as far as anybody knows, what can be done.
import { createChance } from '../../engine/kernel/chance.js';
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import { advance, dueCards, hunt, retreat, reveal, type Track } from '../../engine/track/track.js';

/** What can be done with the track by hand. */
export type TrackAction = 'hunt' | 'reveal' | 'advance' | 'retreat' | 'reset';

/** What is on a card. */
export interface TrackCard {
  readonly name: string;
  readonly text?: string;
  readonly mark?: string;
}

/** What `state` is, as JSON. */
export interface HuntTrackState {
  readonly version: 1;
  readonly position: number;
  readonly revealed: readonly number[];
  /** Cards up to this space are turned over now. */
  readonly due: number;
  readonly ended: boolean;
  /** Cards that came from the deck, by space; null where none did. */
  readonly drawn: readonly (TrackCard | null)[];
}

/** What a page has said of a track, checked. */
export interface TrackSetup {
  /** As they lie before anybody sets out: cards face down, or known. */
  readonly spaces: readonly HuntSpace[];
  readonly track: Track;
  /** What is on the cards, by space; null where that is not known. */
  readonly cards: readonly (TrackCard | null)[];
  readonly deck: readonly TrackCard[];
}

export class StandaloneTrack {
  /** As it began. */
  readonly #start: Track;
  /** What the page says; of the cards, when it knows them. */
  setup: TrackSetup;
  track: Track;
  /** Cards of the deck by space, now and as it began. */
  #drawn: ReadonlyMap<number, TrackCard> = new Map();
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

  /** Takes a state that was read. */
  restore({ position, revealed, due, ended, drawn }: HuntTrackState): void {
    this.track = { ...this.track, position, revealed, due, ended };
    this.#drawn = new Map(drawn.flatMap((face, i) => (face ? [[i + 1, face]] : [])));
  }

  /** Spaces whose card is turned over now, in order. */
  get due(): readonly number[] {
    return dueCards(this.track);
  }

  /** Whether any space has a card. */
  get hasCards(): boolean {
    return this.track.cards.some((card) => card !== null);
  }

  /** Whether an act is possible now. */
  can(act: TrackAction): boolean {
    const { position, ended } = this.track;
    switch (act) {
      // One card is finished before the next, and all before the walker moves on (LOB-RUL-91).
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

  /** The step of a Hunt Phase, and the first card that has been caught up. */
  hunt(): void {
    this.track = hunt(this.track);
  }

  /** Turns over the next card; null: none is due. */
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

  /** What is on the card of a space; null where nobody has said it. */
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

  /** A card of the deck that lies nowhere yet comes to lie there; before, nobody can know which it will be. */
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
