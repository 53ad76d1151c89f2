// Shows a replay in place of the table. The code that reads and draws it is loaded when there is a match to show.
import type { TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';
import type { IncomingReplay, ReplayHost, ReplayState } from './incoming-replay.js';

export class ReplayMode<C> implements ReplayState {
  came: IncomingReplay | null = null;
  wayOn: TemplateResult | undefined;
  /** Draws the replay. Undefined while the match is being read. */
  draw: (() => TemplateResult) | undefined;
  readonly #game: NwElement;
  readonly #host: ReplayHost<C>;

  constructor(game: NwElement, host: ReplayHost<C>) {
    this.#game = game;
    this.#host = host;
  }

  /** Reads the incoming match with the cards in play. */
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
