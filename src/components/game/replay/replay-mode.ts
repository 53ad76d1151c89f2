// Shows a replay in place of the table. The code that reads and draws it is loaded when there is a match to show.
import type { TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';
import type { IncomingReplay, ReplayHost, ReplayState } from './incoming-replay.js';

export class ReplayMode<C> implements ReplayState {
  incoming: IncomingReplay | null = null;
  backButton: TemplateResult | undefined;
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
    const incoming = (this.incoming = { ...(this.incoming as IncomingReplay) });
    this.draw = this.backButton = undefined;
    this.#host.fail(null);
    try {
      const [{ openReplay }, chosen] = await Promise.all([import('./replay-view.js'), this.#host.chosen()]);
      const draw = chosen ? await openReplay(this.#game, incoming, chosen, this, this.#host) : undefined;
      if (incoming !== this.incoming) return;
      this.draw = draw;
      this.#game.requestUpdate();
    } catch {
      if (incoming === this.incoming) this.#host.unreachable();
    }
  }
}
