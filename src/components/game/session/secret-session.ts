// Runs a match of a game with secrets on one device. The device is handed to the player who is asked. A curtain hides
// the table until that player has taken the device.
import type { TemplateResult } from 'lit';
import type { Seat, View } from '../../../engine/kernel/index.js';
import type { Replay } from '../../../engine/table/replay.js';
import type { GameScene, TableLook } from '../table/table-look.js';
import { AnySession } from './session.js';

export abstract class SecretSession<State, V, S extends GameScene, T, X> extends AnySession<State, V, S, T, X> {
  protected override readonly isOpen = false;
  /** The seat whose player has to take the device; null if nobody has to. */
  #waiting: Seat | null = null;

  /** Draws the curtain that is shown in place of the table. */
  protected abstract curtain(seat: Seat, player: string, take: () => void): TemplateResult;
  /** Called with the view of a spectator, before the curtain is drawn. */
  protected seenByAll?(seen: View<V>): void;

  get #isHidden(): boolean {
    return this.#waiting !== null;
  }

  /**
   * The match as it may be shared. After its end, this is the whole match. Before, it is a record of what the current
   * viewer has seen or, while the curtain is shown, of what everybody has seen.
   */
  override get state(): Replay {
    if (this.table.outcome) return super.state;
    return { game: this.game, names: this.setting.names, record: this.table.record(this.#isHidden ? null : this.seat) };
  }

  /** False if the device has been handed to somebody else meanwhile. */
  protected override mayShare(seat: Seat | null): boolean {
    return !this.#isHidden && this.seat === seat;
  }

  override describe(): string | null {
    return this.#isHidden ? null : super.describe();
  }

  protected override reportNews(context: T, seen: View<V>, first: boolean): void {
    if (!this.#isHidden) super.reportNews(context, seen, first);
  }

  /** While the curtain is shown, reads only what everybody may see. */
  protected override async readSpectatorView(): Promise<void> {
    if (this.#isHidden) this.seenByAll?.(await this.table.as(null).view());
  }

  protected override handOver(to: Seat): void {
    if (this.#isHidden) return;
    this.#waiting = to;
    this.forget();
    this.narrator.forget();
    this.voice.say(this.element.say('curtain', { player: this.nameOf(to) }));
  }

  protected override take(seat: Seat): void {
    this.#waiting = null;
    super.take(seat);
  }

  protected override get look(): TableLook<V, S, T> | null {
    return this.#isHidden ? null : super.look;
  }

  /** The table or the curtain; null before the first view. */
  override render(): TemplateResult | null {
    const [table, seat] = [super.render(), this.#waiting];
    return seat === null
      ? table
      : this.curtain(seat, this.nameOf(seat), () => {
          this.take(seat);
        });
  }
}
