// A match at one device, of a game with secrets: whoever is asked gets the device, and until they have taken it a curtain hides
// the table.
import type { TemplateResult } from 'lit';
import type { Seat, View } from '../../../engine/kernel/index.js';
import type { Replay } from '../../../engine/table/replay.js';
import type { GameScene, TableLook } from './table-look.js';
import { AnySession, type AnyEnd } from './session.js';

export abstract class SecretSession<State, V, S extends GameScene, T, X, E extends AnyEnd> extends AnySession<
  State,
  V,
  S,
  T,
  X,
  E
> {
  protected override readonly isOpen = false;
  /** Who has to take the device first. */
  #waiting: Seat | null = null;

  /** Hides the table from all but whoever takes the device. */
  protected abstract curtain(seat: Seat, player: string, take: () => void): TemplateResult;
  /** All that somebody who only watches has seen of the table, before it is drawn with the curtain. */
  protected seenByAll?(seen: View<V>): void;

  get #isHidden(): boolean {
    return this.#waiting !== null;
  }

  /** All of it once it is over; else what those saw who have the device. Behind a curtain nobody has it. */
  override get state(): Replay {
    if (this.table.outcome) return super.state;
    return { game: this.game, names: this.setting.names, record: this.table.record(this.#isHidden ? null : this.seat) };
  }

  /** The device may have gone on meanwhile; a dialog that is open goes with the table. */
  protected override mayShare(seat: Seat | null): boolean {
    return !this.#isHidden && this.seat === seat;
  }

  override describe(): string | null {
    return this.#isHidden ? null : super.describe();
  }

  protected override hear(told: T, seen: View<V>, first: boolean): void {
    if (!this.#isHidden) super.hear(told, seen, first);
  }

  /** What everybody may see, in the words of now, while the curtain is down. */
  protected override async lookFromAside(): Promise<void> {
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

  /** The table or the curtain; null before the first look. */
  override render(): TemplateResult | null {
    const [table, seat] = [super.render(), this.#waiting];
    return seat === null
      ? table
      : this.curtain(seat, this.nameOf(seat), () => {
          this.take(seat);
        });
  }
}
