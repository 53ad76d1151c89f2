// A match that stands in place of the table to be looked at again: what shows it is fetched when there is one.
import type { TemplateResult } from 'lit';
import type { Replay } from '../../engine/table/replay.js';
import type { Kept } from './autosave.js';
import type { Chosen } from './page-pack.js';
import type { Game } from './words.js';

/** What the element does for it. */
interface Place {
  chosen(): Promise<Chosen | null>;
  /** Whether another match is kept, whose place is taken by going on. */
  keeps(): boolean;
  goOn(kept: Kept): void;
  /** The table, or the form, is there again. */
  back(): void;
  unreachable(): void;
}

export class LookingAgain {
  readonly #game: Game;
  readonly #place: Place;
  #replay: Replay | null = null;
  #shows: typeof import('./replay.js') | null = null;
  #chosen: Chosen | null = null;
  #isComing = false;

  constructor(game: Game, place: Place) {
    this.#game = game;
    this.#place = place;
  }

  /** Whether there is something to look at; it may still be no match. */
  get isOpen(): boolean {
    return this.#replay !== null;
  }

  /** @param replay From anywhere: what shows it finds out. */
  open(replay: unknown): void {
    this.#replay = replay as Replay;
    this.#game.requestUpdate();
  }

  /** What is no JSON is shown as what it is: no match. */
  async openFile(file: File): Promise<void> {
    const text = await file.text();
    let replay: unknown = text;
    try {
      replay = JSON.parse(text);
    } catch {
      // It stays a text.
    }
    this.open(replay);
  }

  async #fetch(): Promise<void> {
    this.#isComing = true;
    try {
      const [shows, chosen] = await Promise.all([import('./replay.js'), this.#place.chosen()]);
      shows.defineReplay();
      this.#chosen = chosen;
      this.#shows = shows;
      this.#game.requestUpdate();
    } catch {
      this.#place.unreachable();
    }
    this.#isComing = false;
  }

  /** Null while what shows it is on its way. */
  render(): TemplateResult | null {
    if (!this.#shows || !this.#replay) {
      if (!this.#isComing) void this.#fetch();
      return null;
    }
    const close = (): void => { this.#replay = null; };
    return this.#shows.replayView(this.#game, this.#replay, this.#chosen && { ...this.#chosen, game: this.#game }, this.#place.keeps(), {
      goOn: (kept) => {
        close();
        this.#place.goOn(kept);
      },
      back: () => {
        close();
        this.#place.back();
      },
    });
  }
}
