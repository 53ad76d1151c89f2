// A match that stands in place of the table to be looked at again: what reads and shows it is fetched when there is one.
import type { TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';
import type { IncomingReplay, ReplayState, ReplayHost } from './incoming-replay.js';

export class ReplayMode<C> implements ReplayState {
  came: IncomingReplay | null = null;
  wayOn: TemplateResult | undefined;
  /** Nothing while it is read. */
  draw: (() => TemplateResult) | undefined;
  readonly #game: NwElement;
  readonly #place: ReplayHost<C>;

  constructor(game: NwElement, place: ReplayHost<C>) {
    this.#game = game;
    this.#place = place;
  }

  /** Reads what came, with the cards that are played now. */
  async open(): Promise<void> {
    const came = (this.came = { ...(this.came as IncomingReplay) });
    this.draw = this.wayOn = undefined;
    this.#place.fail(null);
    try {
      const [{ view }, chosen] = await Promise.all([import('./replay-view.js'), this.#place.chosen()]);
      const draw = chosen ? await view(this.#game, came, chosen, this, this.#place) : undefined;
      if (came !== this.came) return;
      this.draw = draw;
      this.#game.requestUpdate();
    } catch {
      if (came === this.came) this.#place.unreachable();
    }
  }
}
