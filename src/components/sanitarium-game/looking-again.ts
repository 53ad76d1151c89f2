// A match that stands in place of the table to be looked at again: what reads and shows it is fetched when there is one.
import type { TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/index.js';
import type { Kept } from './autosave.js';
import type { Chosen } from './page-pack.js';
import type { Game } from './words.js';

/** What came, from anywhere; a file as a `File`. */
export interface Came {
  readonly by: 'link' | 'cut link' | 'file' | 'state';
  readonly what: unknown;
}

/** What the element does for it. */
export interface Place {
  chosen(): Promise<Chosen | null>;
  /** Whether another match is kept, whose place is taken by going on. */
  keeps(): boolean;
  fail(fault: Fault | null): void;
  goOn(kept: Kept): void;
  /** The table, or the form, is there again. */
  back(): void;
  unreachable(): void;
}

export class LookingAgain {
  /** Null: there is nothing to look at. */
  came: Came | null = null;
  /** The way back from a fault of it. */
  wayOn: TemplateResult | undefined;
  /** Nothing while it is read. */
  draw: (() => TemplateResult) | undefined;
  readonly #game: Game;
  readonly #place: Place;

  constructor(game: Game, place: Place) {
    this.#game = game;
    this.#place = place;
  }

  /** Reads what came, with the cards that are played now. */
  async open(): Promise<void> {
    const came = (this.came = { ...(this.came as Came) });
    this.draw = this.wayOn = undefined;
    this.#place.fail(null);
    try {
      const [{ view }, chosen] = await Promise.all([import('./replay.js'), this.#place.chosen()]);
      const draw = chosen ? await view(this.#game, came, chosen, this, this.#place) : undefined;
      if (came !== this.came) return;
      this.draw = draw;
      this.#game.requestUpdate();
    } catch {
      if (came === this.came) this.#place.unreachable();
    }
  }
}
