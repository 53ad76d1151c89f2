// A match that is watched again in place of the table. What reads and shows it is loaded when there is one.
import type { TemplateResult } from 'lit';
import type { Fault } from '../../../engine/kernel/index.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { SavedMatch } from '../session/autosave.js';

/** A match that was passed on to this page, and how it came; `what` of a file is the `File`. */
export interface IncomingReplay {
  readonly by: 'link' | 'cut link' | 'file' | 'state';
  readonly what: unknown;
}

/** What the game's element does for a match that is watched. */
export interface ReplayHost<C> {
  /** All cards: the match may have been played with any of them. Null if the page's own cannot be played. */
  chosen(): C | Promise<C | null>;
  /** The game's names for who may sit on a seat. */
  occupantNames(): readonly string[];
  /** Whether another match is saved, which continuing this one would replace. */
  keeps(): boolean;
  fail(fault: Fault | null): void;
  goOn(kept: SavedMatch): void;
  /** Shows the table, or the form, again. */
  back(): void;
  unreachable(): void;
}

/** What is watched now. */
export interface ReplayState {
  /** Null while no match is watched. */
  came: IncomingReplay | null;
  /** The button that leads back when the match cannot be shown. */
  wayOn: TemplateResult | undefined;
}

export class ReplayMode<C> implements ReplayState {
  came: IncomingReplay | null = null;
  wayOn: TemplateResult | undefined;
  /** Draws it; undefined while it is being read. */
  draw: (() => TemplateResult) | undefined;
  readonly #game: NwElement;
  readonly #host: ReplayHost<C>;

  constructor(game: NwElement, host: ReplayHost<C>) {
    this.#game = game;
    this.#host = host;
  }

  /** Reads the match that came, with the cards that are played now. */
  async open(): Promise<void> {
    const came = (this.came = { ...(this.came as IncomingReplay) });
    this.draw = this.wayOn = undefined;
    this.#host.fail(null);
    try {
      const [{ view }, chosen] = await Promise.all([import('./replay-view.js'), this.#host.chosen()]);
      const draw = chosen ? await view(this.#game, came, chosen, this, this.#host) : undefined;
      if (came !== this.came) return;
      this.draw = draw;
      this.#game.requestUpdate();
    } catch {
      if (came === this.came) this.#host.unreachable();
    }
  }
}
