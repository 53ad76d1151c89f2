// <puzzle-board>: a puzzle of wires, locks or runes, solved in the page, or drawn from a game's model.
import type { TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import { moveOf } from '../../engine/puzzle/attempt.js';
import { deal } from '../../engine/puzzle/deal.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import { puzzleOf } from '../../engine/puzzle/puzzles.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';
import en from '../../messages/en/pieces/puzzle-board.js';
import { catalogueOf } from '../shared/catalogue.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { themeOf } from '../shared/theme/theme.styles.js';
import { artStyles } from './art/art.js';
import { controlStyles } from './controls.styles.js';
import { NwActionEvent, NwSolveEvent, NwStopEvent } from './events.js';
import { PuzzleInteraction } from './interaction.js';
import { baize } from '../shared/theme/baize.styles.js';
import type { BoardHost } from './played-puzzle.js';
import { boardStyles } from './puzzle-board.styles.js';
import { StandalonePuzzle, type PuzzleBoardState } from './standalone-puzzle.js';
import type { Key } from './words.js';

export type * from './events.js';
export type * from '../shared/pointing/point-event.js';
export type { PuzzleBoardState, PuzzleModel };

/** A number of moves that no player reaches. */
const MOST_MOVES = 5000;

type Setup = Readonly<Record<string, unknown>>;

/**
 * Whether any property has changed. A value that cannot be compared as JSON counts as changed if it is another object.
 */
const hasChanged = (setup: Setup, last: Setup | null): boolean =>
  !last || Object.entries(setup).some(([name, value]) => value !== last[name] && differs(value, last[name]));

/** Reads only text that begins with `{` as JSON, because the id of a rune's deal may look like a number. */
const idOrJson: typeof json = {
  fromAttribute: (text, ...type) => (text?.trim().startsWith('{') ? json.fromAttribute?.(text, ...type) : text),
};

/**
 * One of the nine puzzles of Mansions of Madness, or a puzzle of your own. The player selects a piece, and turns it or
 * swaps it with a neighbour.
 * @summary A puzzle of wires, locks or runes, with a perfect solver.
 * @tag puzzle-board
 * @slot - A caption, shown instead of the puzzle's name.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @fires {NwActionEvent} nw-action - An action was taken: `action`, `left`, `used`.
 * @fires {NwSolveEvent} nw-solve - The puzzle was solved: `used`, `attempts`.
 * @fires {NwStopEvent} nw-stop - The attempt ended unsolved: `over`.
 * @fires {NwPointEvent} nw-point - The reader pointed at a piece or a button: `targetId`.
 * @fires {NwChooseEvent} nw-choose - With a `model`, the reader chose a move: `targetId`.
 * @csspart board - The drawing of the puzzle.
 * @csspart piece - A piece. It also has a part for its position, such as `p3`, and for its state: `lifted`, or `can` if it can be used now.
 * @csspart left - The number of actions left.
 * @csspart goal - The sentence that says what may be done, and what solves the puzzle.
 * @csspart prompt - The sentence that says what to do now.
 * @csspart progress - How much of the puzzle is solved.
 * @csspart acts - The buttons.
 * @csspart hint - The next step of a perfect solution, after the reader has asked for it. The board then shows the numbers of the pieces it names.
 * @csspart solution - The steps of the solution.
 * @csspart result - The result that can be copied once the puzzle is solved.
 * @cssstate solved - The puzzle is solved.
 * @cssstate over - The attempt is over.
 * @example
 * <puzzle-board puzzle="2A" seed="7" intellect="5"></puzzle-board>
 */
export class PuzzleBoard extends NwElement<Key> implements BoardHost {
  static override readonly tag = 'puzzle-board';
  static override catalogue: Catalogue = catalogueOf(en, 'pieces/puzzle-board');
  static override styles = [themeOf(baize), boardStyles, controlStyles, artStyles];

  /**
   * The puzzle: `1A` to `3A` are wires, `4A` to `6A` locks, `7` to `9` runes, `daily` is the puzzle of the day. Or a
   * puzzle of your own, in JSON.
   */
  @property({ converter: json, hasChanged: differs, useDefault: true }) puzzle: unknown = '1A';
  /**
   * Any text: the same seed gives the same deal. For `daily` it is a date, such as `2026-11-21`. By default, each deal
   * is random, and `daily` uses today's date.
   */
  @property() seed?: string;
  /** The id of a deal, such as `2A.4k3j9x1`, or a position in JSON. */
  @property({ converter: idOrJson, hasChanged: differs }) deal: unknown;
  /** Deals a puzzle that needs exactly this many actions, and allows no more. */
  @property({ type: Number, attribute: 'solve-in' }) solveIn?: number;
  /** The number of puzzle actions in an attempt; by default `solve-in`, or else 4. */
  @property({ type: Number }) intellect?: number;
  /** The number of actions that a skill point adds. */
  @property({ type: Number, useDefault: true }) luck = 0;
  /** The number of skill points. One can be spent in each attempt. */
  @property({ type: Number, attribute: 'skill-points', useDefault: true }) skillPoints = 0;
  /** The seconds that an attempt may take; by default there is no limit. */
  @property({ type: Number, attribute: 'time-limit' }) timeLimit?: number;
  /** The number of actions is not limited, and actions can be undone. */
  @property({ converter: flag }) free = false;
  /** Offers to show the next step of a perfect solution. */
  @property({ converter: flag }) hints = false;
  /** Shows all steps of a perfect solution. */
  @property({ converter: flag, attribute: 'show-solution' }) showSolution = false;
  /** Shows the numbers of a rune's fragments. */
  @property({ converter: flag, attribute: 'fragment-numbers' }) fragmentNumbers = false;
  /**
   * A puzzle that is played elsewhere, for instance in a game. The element draws it, and fires an event when a move is
   * chosen.
   */
  @property({ converter: json, hasChanged: differs }) model?: PuzzleModel | undefined;

  /** Set by a game, whose models need no check. @internal */
  isModelChecked = false;
  /** Set by a game whose log speaks of pieces by number. The number of each place is then always shown. @internal */
  numbersPlaces = false;

  #standalone: StandalonePuzzle | null = null;
  /** The page's model after the check; null if it is invalid. */
  #checkedModel: PuzzleModel | null = null;
  /** The state that was set last; undefined once it has been read. */
  #unreadState: PuzzleBoardState | undefined;
  #fault: Fault | null = null;
  /**
   * The properties as they were read last. `#lastDealSetup` has those that determine the deal, `#lastLimitSetup` those that limit an
   * attempt.
   */
  #lastDealSetup: Setup | null = null;
  #lastLimitSetup: Setup | null = null;

  readonly #interaction = new PuzzleInteraction(this, {
    model: () => this.#model,
    standalone: () => (this.model == null ? this.#standalone : null),
    make: (id) => {
      this.#make(id);
    },
    undo: () => this.undo(),
    restart: () => {
      this.restart();
    },
    redeal: () => {
      this.#lastDealSetup = null;
      this.requestUpdate();
      void this.updateComplete.then(() => {
        this.#interaction.onReset();
      });
    },
  });

  /** The deal and all moves since then, as JSON. Another `<puzzle-board>` can continue from it. */
  get state(): PuzzleBoardState | null {
    return this.#unreadState ?? this.#standalone?.state ?? null;
  }

  set state(state: PuzzleBoardState | null) {
    if (!differs(state, this.state)) return;
    this.#unreadState = state ?? undefined;
    this.requestUpdate();
  }

  /** The current position of the puzzle; null before it has been drawn. */
  get position(): Position | null {
    return this.#model?.position ?? null;
  }

  get #model(): PuzzleModel | null {
    // A new state is read only in the next update.
    if (this.#unreadState) return null;
    return this.model == null ? (this.#standalone?.model ?? null) : this.#checkedModel;
  }

  /**
   * Makes a move by its id, such as `swap:1-2`, `rotate:3:cw`, `turn-tile:ccw`, `draw`, `replace:4`, `skill-point` or
   * `stop`; `again` begins the next attempt. Returns false if the move is not possible now.
   */
  act(id: string): boolean {
    return this.model == null && this.#make(id);
  }

  /** Undoes the last action. Returns false if that is not allowed. */
  undo(): boolean {
    const standalone = this.#standalone;
    return this.#replace(standalone?.limits.free && standalone.moves.length > 0 ? standalone.withoutLastMove() : null);
  }

  /** Starts the same deal over. */
  restart(): void {
    this.#replace(this.#standalone?.replay([]) ?? null);
  }

  /** Returns the whole puzzle as text. */
  describe(): string {
    return this.#interaction.describe();
  }

  /** Returns the drawing as a complete SVG file; empty before the puzzle has been drawn. */
  toSVG(): Promise<string> {
    return this.#interaction.toSVG();
  }

  /** Returns the result as text, without giving the solution away; empty until the puzzle is solved. */
  result(): Promise<string> {
    return this.#interaction.result();
  }

  #replace(standalone: StandalonePuzzle | null): boolean {
    if (!standalone || this.#fault || this.model != null || !this.isConnected) return false;
    this.#standalone = standalone;
    this.#interaction.onReset();
    return true;
  }

  /** Each update waits for the deal. */
  protected override async prepare(): Promise<void> {
    // The page may change properties while a deal is being read.
    while (this.#isNew) await this.#read();
  }

  /** The properties that determine the deal. */
  get #dealSetup(): Setup {
    const { puzzle, seed, deal: dealt, solveIn, model } = this;
    return { puzzle, seed, dealt, solveIn, model };
  }

  /** The properties that can change while the deal stays. */
  get #limitSetup(): Setup {
    const { free, timeLimit, intellect, luck, skillPoints } = this;
    return { free, timeLimit, intellect, luck, skillPoints };
  }

  get #isNew(): boolean {
    return (
      this.#unreadState !== undefined ||
      hasChanged(this.#dealSetup, this.#lastDealSetup) ||
      hasChanged(this.#limitSetup, this.#lastLimitSetup)
    );
  }

  /**
   * Reads the properties or a new state, and begins a puzzle. If only the limits have changed, the deal stays the same.
   */
  async #read(): Promise<void> {
    const saved = this.#unreadState;
    const kept =
      saved === undefined && !hasChanged(this.#dealSetup, this.#lastDealSetup) ? this.#standalone?.start : undefined;
    this.#lastDealSetup = this.#dealSetup;
    this.#lastLimitSetup = this.#limitSetup;
    this.#unreadState = undefined;
    this.#standalone = null;
    this.#interaction.deselect();
    try {
      this.#fault = this.#numberFault() ?? (await this.#begin(kept, saved));
    } catch {
      this.#fault = { code: 'fault-load', path: '', message: '' };
    }
  }

  /** @param kept The current deal if only its limits have changed; otherwise undefined. */
  async #begin(kept: Position | undefined, saved: PuzzleBoardState | undefined): Promise<Fault | null> {
    const { deal: dealt, solveIn, model, free, timeLimit } = this;
    if (model != null) {
      const read = this.isModelChecked
        ? { ok: true as const, value: model }
        : (await import('./input-checks.js')).checkModel(model);
      this.#checkedModel = read.ok ? read.value : null;
      return read.ok ? null : read.error;
    }
    const {
      version,
      deal: from,
      moves,
    } = (saved === undefined ? { version: 1, deal: dealt, moves: [] } : Object(saved)) as Partial<PuzzleBoardState>;
    const isList = Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every((id) => typeof id === 'string');
    if (version !== 1 || !isList)
      return { code: 'fault-state', path: version === 1 ? 'state/moves' : 'state/version', message: '' };
    const position = kept ?? (await this.#deal(from, saved === undefined ? 'deal' : 'state/deal'));
    if ('code' in position) return position;
    const start = new StandalonePuzzle(position, {
      intellect: this.intellect ?? solveIn ?? 4,
      luck: this.luck,
      skillPoints: this.skillPoints,
      free,
      timeLimit: timeLimit ?? undefined,
    });
    this.#standalone = start.replay(moves);
    if (!this.#standalone) return { code: 'fault-state', path: 'state/moves', message: '' };
    this.#interaction.onDealt();
    return null;
  }

  #numberFault(): Fault | null {
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

  /** @param path The path that a fault names if `from` is not a valid deal: `deal` or `state/deal`. */
  async #deal(from: unknown, path: string): Promise<Position | Fault> {
    const { puzzle, seed = String(Math.random()), solveIn } = this;
    const fault = (code: Key, at: string): Fault => ({ code, path: at, message: '' });
    let known: string | Puzzle = String(puzzle);
    if (typeof puzzle === 'object' && puzzle !== null) {
      const read = (await import('./input-checks.js')).checkPuzzle(puzzle);
      if (!read.ok) return read.error;
      known = read.value;
    }
    if (typeof from === 'object' && from !== null) {
      const read = (await import('./input-checks.js')).checkPosition(from, path);
      return read.ok ? read.value : read.error;
    }
    if (from != null || path !== 'deal') {
      const id = typeof from === 'string' ? from : '';
      const dealt = deal(typeof known === 'object' ? known : (id.split('.')[0] ?? ''), id);
      // The id of a deal contains a dot. `deal` reads text without a dot as a seed.
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
    this.fail(fault && { ...fault, message: this.#faultText(fault) });
    const over = this.#model?.over;
    this.toggleState('solved', over === 'solved');
    this.toggleState('over', !!over);
  }

  /** Returns the text of a fault in the language of the element. Faults of the engine have text only in English. */
  #faultText({ code, params, message }: Fault): string {
    return Object.hasOwn(en, code) ? this.say(code as Key, { ...params, message }) : message;
  }

  protected override updated(): void {
    this.#interaction.onRendered();
  }

  /** Makes a move or another act, whether the player or the page asks for it. */
  #make(id: string): boolean {
    const standalone = this.#standalone;
    if (this.#fault || !this.isConnected) return false;
    if (this.model != null) {
      if (this.#model?.moves.includes(id)) this.dispatchEvent(new NwChooseEvent(id));
      return false;
    }
    if (!standalone || standalone.isFaceDown) return false;
    // An act after the time limit only ends the attempt.
    const made = standalone.isLate(performance.now()) ? 'time-over' : id;
    if (!standalone.make(made)) return false;
    this.#interaction.onMove(made);
    const { left, over } = standalone.attempt;
    const action = moveOf(made);
    this.requestUpdate();
    if (action) this.dispatchEvent(new NwActionEvent(action, left < Infinity ? left : null, standalone.used));
    if (over === 'solved') this.dispatchEvent(new NwSolveEvent(standalone.used, standalone.attempts));
    else if (over) this.dispatchEvent(new NwStopEvent(over));
    return made === id;
  }

  override render(): TemplateResult {
    return this.#interaction.render();
  }
}

/** The local date, such as `2026-11-21`. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

declare global {
  interface HTMLElementTagNameMap {
    'puzzle-board': PuzzleBoard;
  }
}
