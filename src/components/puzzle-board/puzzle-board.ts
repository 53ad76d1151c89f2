// <puzzle-board>: a puzzle of wires, locks or runes that is solved alone in a page, or within a game by its model.
import { html, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import { moveOf } from '../../engine/puzzle/attempt.js';
import { deal } from '../../engine/puzzle/deal.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import { puzzleOf } from '../../engine/puzzle/puzzles.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';
import en from '../../messages/en/pieces/puzzle-board.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import type { Key } from './board-host.js';
import { NwActionEvent, NwSolveEvent, NwStopEvent } from './events.js';
import type { Play } from './interaction.js';
import { styles } from './puzzle-board.styles.js';
import { Solo, type PuzzleBoardState } from './standalone.js';
import { mansions } from './theme.styles.js';

export type * from './events.js';
export type * from '../shared/pointing/point-event.js';
export type { PuzzleBoardState, PuzzleModel };

/** Nobody makes so many by hand. */
const MOST_MOVES = 5000;

/** Fetched once: the drawing, the words and the buttons. */
let late: Promise<typeof import('./interaction.js')> | undefined;

/** What cannot be written as JSON is new once. */
const isNew = (value: unknown, old: unknown): boolean => value !== old && differs(value, old);

/** The id of a rune's deal may look like a number, and is none. */
const idOrJson: typeof json = {
  fromAttribute: (text, ...type) => (text?.trim().startsWith('{') ? json.fromAttribute?.(text, ...type) : text),
};

/**
 * One of the nine puzzles of Mansions of Madness, or one of a page's own: lift a piece, turn it, swap it with a neighbour.
 * @summary A puzzle of wires, locks or runes, with a perfect solver.
 * @tag puzzle-board
 * @slot - A caption in place of the puzzle's name.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @fires {NwActionEvent} nw-action - An action was taken: `action`, `left`, `used`.
 * @fires {NwSolveEvent} nw-solve - The puzzle is solved: `used`, `attempts`.
 * @fires {NwStopEvent} nw-stop - The attempt is over without that: `over`.
 * @fires {NwPointEvent} nw-point - Something was pointed at: `targetId`.
 * @fires {NwChooseEvent} nw-choose - With a `model`: a move was chosen, `targetId` is its id.
 * @csspart board - The drawing.
 * @csspart piece - A piece; also `p3` for its place, and `lifted`, `can`.
 * @csspart left - Actions left.
 * @csspart prompt - What to do now.
 * @csspart progress - How near it is to being solved.
 * @csspart acts - The buttons.
 * @csspart hint - The next step of a perfect solution, where it was asked for.
 * @csspart solution - The steps of the solution.
 * @csspart result - What can be copied once it is solved.
 * @cssstate solved - The puzzle is solved.
 * @cssstate over - The attempt is over.
 * @example
 * <puzzle-board puzzle="2A" seed="7" intellect="5"></puzzle-board>
 */
export class PuzzleBoard extends NwElement<Key> {
  static override readonly tag = 'puzzle-board';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/pieces/puzzle-board.js') };
  static override styles = [theme, world(mansions), styles];

  /** `1A` to `3A` wires, `4A` to `6A` locks, `7` to `9` runes; `daily`: the one of the day; or a puzzle of your own in JSON. */
  @property({ converter: json, hasChanged: differs, useDefault: true }) puzzle: unknown = '1A';
  /** The same seed gives the same deal; of `daily` it is the day, `2026-11-21`. Left out, a new one each time, or today. */
  @property() seed?: string;
  /** The id of a deal, such as `2A.4k3j9x1`, or a position in JSON. */
  @property({ converter: idOrJson, hasChanged: differs }) deal: unknown;
  /** A deal that takes so many actions, and so many to solve it. */
  @property({ type: Number, attribute: 'solve-in' }) solveIn?: number;
  /** Puzzle actions of an attempt; 4, or `solve-in`, if left out. */
  @property({ type: Number }) intellect?: number;
  /** Actions that a skill point adds. */
  @property({ type: Number, useDefault: true }) luck = 0;
  /** Skill points that can be spent, one in each attempt. */
  @property({ type: Number, attribute: 'skill-points', useDefault: true }) skillPoints = 0;
  /** Seconds of an attempt; left out, there is time. */
  @property({ type: Number, attribute: 'time-limit' }) timeLimit?: number;
  /** No limit of actions, and they can be taken back. */
  @property({ converter: flag }) free = false;
  /** Offers to say what the next step of a perfect solution is. */
  @property({ converter: flag }) hints = false;
  /** Shows all of its steps. */
  @property({ converter: flag, attribute: 'show-solution' }) showSolution = false;
  /** The numbers of a rune's fragments are seen. */
  @property({ converter: flag, attribute: 'fragment-numbers' }) fragmentNumbers = false;
  /** A puzzle that is played elsewhere, in a game for instance: it is drawn, and moves are chosen. */
  @property({ converter: json, hasChanged: differs }) model?: PuzzleModel | undefined;

  #play: Play | undefined;
  #solo: Solo | null = null;
  /** Of the page's, checked. */
  #given: PuzzleModel | null = null;
  /** A state that was set and has not been read. */
  #saved: PuzzleBoardState | undefined;
  #fault: Fault | null = null;
  /** What the deal was made of. */
  #asked: readonly unknown[] = [];

  readonly #keys = new Navigation(this, {
    stops: () => this.#play?.stops ?? [],
    element: (id) => this.#play?.element(id),
    act: (id) => {
      this.#play?.tap(id);
    },
    leave: () => this.#play?.letGo() ?? false,
  });

  /** The deal and the moves since, as JSON: another element of the tag goes on from there. */
  get state(): PuzzleBoardState | null {
    return this.#saved ?? this.#solo?.state ?? null;
  }

  set state(state: PuzzleBoardState | null) {
    if (!differs(state, this.state)) return;
    this.#saved = state ?? undefined;
    this.requestUpdate();
  }

  /** Where the puzzle stands; null before it has been drawn. */
  get position(): Position | null {
    return this.#model?.position ?? null;
  }

  get #model(): PuzzleModel | null {
    // What was set is not read before the next drawing.
    if (this.#saved) return null;
    return this.model == null ? (this.#solo?.model ?? null) : this.#given;
  }

  /**
   * Does what the reader could do: the id of a move, such as `swap:1-2`, `rotate:3:cw`, `turn-tile:ccw`, `draw`, `replace:4`,
   * `skill-point`, `stop`, and `again` for the next attempt. False where it is not possible now.
   */
  act(id: string): boolean {
    return this.model == null && this.#make(id);
  }

  /** Takes the last action back; false where that is not allowed. */
  undo(): boolean {
    const solo = this.#solo;
    return this.#anew(solo?.terms.free && solo.moves.length > 0 ? solo.back() : null);
  }

  /** Lays the same deal again. */
  restart(): void {
    this.#anew(this.#solo?.replay([]));
  }

  /** The whole puzzle as text. */
  describe(): string {
    return this.#play?.describe() ?? '';
  }

  /** The drawing as an SVG file, with all that it needs; empty before it has been drawn. */
  async toSVG(): Promise<string> {
    return (await this.#play?.toSVG()) ?? '';
  }

  /** How it went, as text that gives nothing away; empty while it is not solved. */
  async result(): Promise<string> {
    return (await this.#play?.result()) ?? '';
  }

  #anew(solo: Solo | null | undefined): boolean {
    if (!solo || this.#fault || this.model != null || !this.isConnected) return false;
    this.#solo = solo;
    this.#play?.back();
    return true;
  }

  /** The first drawing waits for what draws, every one for the deal that is asked for. */
  protected override async prepare(): Promise<void> {
    try {
      const { Play, words } = await (late ??= import('./interaction.js'));
      PuzzleBoard.catalogue = { ...PuzzleBoard.catalogue, en: { ...en, ...words } };
      this.#play ??= new Play(this, {
        model: () => this.#model,
        solo: () => (this.model == null ? this.#solo : null),
        make: (id) => {
          this.#make(id);
        },
        undo: () => this.undo(),
        restart: () => {
          this.restart();
        },
        redeal: () => {
          this.#asked = [];
          this.requestUpdate();
          void this.updateComplete.then(() => {
            this.#play?.back();
          });
        },
        keys: this.#keys,
      });
      // The page may set more while it is read.
      while (this.#isNew) await this.#read();
    } catch {
      late = undefined;
      this.#fault = { code: 'fault-load', path: '', message: '' };
    }
  }

  /** What the page asks for. */
  get #wanted(): unknown[] {
    return [
      this.puzzle,
      this.seed,
      this.deal,
      this.solveIn,
      this.model,
      this.free,
      this.timeLimit,
      this.intellect,
      this.luck,
      this.skillPoints,
    ];
  }

  get #isNew(): boolean {
    return this.#saved !== undefined || this.#wanted.some((value, i) => isNew(value, this.#asked[i]));
  }

  /** Deals what the attributes ask for, where that has changed. */
  async #read(): Promise<void> {
    const { deal: dealt, solveIn, model, free, timeLimit } = this;
    const saved = this.#saved;
    // Other terms are no other deal.
    const lying =
      saved === undefined &&
      this.#asked.length &&
      !this.#wanted.slice(0, 5).some((value, i) => isNew(value, this.#asked[i]))
        ? this.#solo?.start
        : undefined;
    this.#asked = this.#wanted;
    this.#saved = undefined;
    this.#solo = null;
    this.#play?.letGo();
    this.#fault = this.#wrongNumber();
    if (this.#fault) return;
    if (model != null) {
      const read = this.localName.startsWith('nw1-')
        ? { ok: true as const, value: model }
        : await (await import('./input-checks.js')).givenModel(model, this.language);
      this.#given = read.ok ? read.value : null;
      this.#fault = read.ok ? null : read.error;
      return;
    }
    const {
      version,
      deal: from,
      moves,
    } = (saved === undefined ? { version: 1, deal: dealt, moves: [] } : Object(saved)) as Partial<PuzzleBoardState>;
    const isList = Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every((id) => typeof id === 'string');
    if (version !== 1 || !isList) {
      this.#fault = { code: 'fault-state', path: version === 1 ? 'state/moves' : 'state/version', message: '' };
      return;
    }
    const position = lying ?? (await this.#deal(from, saved === undefined ? 'deal' : 'state/deal'));
    if ('code' in position) {
      this.#fault = position;
      return;
    }
    const solo = new Solo(position, {
      intellect: this.intellect ?? solveIn ?? 4,
      luck: this.luck,
      skillPoints: this.skillPoints,
      free,
      timeLimit: timeLimit ?? undefined,
    });
    this.#solo = solo.replay(moves);
    if (!this.#solo) this.#fault = { code: 'fault-state', path: 'state/moves', message: '' };
    else this.#play?.begun();
  }

  #wrongNumber(): Fault | null {
    for (const [name, low, high, value] of [
      ['intellect', 0, 99, this.intellect],
      ['luck', 0, 99, this.luck],
      ['skill-points', 0, 99, this.skillPoints],
      ['time-limit', 1, 3600, this.timeLimit],
      ['solve-in', 1, 40, this.solveIn],
    ] as const)
      if (value != null && !(Number.isInteger(value) && value >= low && value <= high))
        return { code: 'fault-number', path: name, message: '', params: { low, high } };
    return null;
  }

  /** @param path Where it was asked for: by the attribute, or by a state. */
  async #deal(from: unknown, path: string): Promise<Position | Fault> {
    const { puzzle, seed = String(Math.random()), solveIn } = this;
    const fault = (code: Key, at: string): Fault => ({ code, path: at, message: '' });
    let known: string | Puzzle = String(puzzle);
    if (typeof puzzle === 'object' && puzzle !== null) {
      const read = await (await import('./input-checks.js')).givenPuzzle(puzzle, this.language);
      if (!read.ok) return read.error;
      known = read.value;
    }
    if (typeof from === 'object' && from !== null) {
      const read = await (await import('./input-checks.js')).givenPosition(from, path, this.language);
      return read.ok ? read.value : read.error;
    }
    if (from != null || path !== 'deal') {
      const id = typeof from === 'string' ? from : '';
      const dealt = deal(typeof known === 'object' ? known : (id.split('.')[0] ?? ''), id);
      // What begins like no deal's id would be a seed.
      return dealt.ok && id.includes('.') ? dealt.value : fault('fault-deal', path);
    }
    const daily = known === 'daily';
    if (!daily && !puzzleOf(known)) return fault('fault-puzzle', 'puzzle');
    if (daily)
      return (await (await import('./solver.js')).daily(this.seed ?? today())) ?? fault('fault-puzzle', 'seed');
    if (solveIn != null)
      return (
        (await (await import('./solver.js')).generate(known, solveIn, seed)) ?? fault('fault-solve-in', 'solve-in')
      );
    const dealt = deal(known, seed);
    return dealt.ok ? dealt.value : fault('fault-deal', 'seed');
  }

  protected override willUpdate(): void {
    const fault = this.#fault;
    this.fail(fault && { ...fault, message: fault.message || this.say(fault.code as Key, fault.params) });
    const over = this.#model?.over;
    this.toggleState('solved', over === 'solved');
    this.toggleState('over', !!over);
  }

  protected override updated(): void {
    this.#play?.drawn();
  }

  /** One act, by whatever device. */
  #make(id: string): boolean {
    const solo = this.#solo;
    if (this.#fault || !this.isConnected) return false;
    if (this.model != null) {
      if (this.#model?.moves.includes(id)) this.dispatchEvent(new NwChooseEvent(id));
      return false;
    }
    if (!solo || solo.waits) return false;
    // What comes too late ends the attempt, and is no action.
    const made = solo.isLate(performance.now()) ? 'time-over' : id;
    if (!solo.make(made)) return false;
    this.#play?.made(made);
    const { left, over } = solo.attempt;
    const action = moveOf(made);
    this.requestUpdate();
    if (action) this.dispatchEvent(new NwActionEvent(action, left < Infinity ? left : null, solo.used));
    if (over === 'solved') this.dispatchEvent(new NwSolveEvent(solo.used, solo.attempts));
    else if (over) this.dispatchEvent(new NwStopEvent(over));
    return made === id;
  }

  override render(): TemplateResult {
    return this.#play?.render() ?? html`<slot></slot>`;
  }
}

/** As `2026-11-21`, where the reader is. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

declare global {
  interface HTMLElementTagNameMap {
    'puzzle-board': PuzzleBoard;
  }
}
