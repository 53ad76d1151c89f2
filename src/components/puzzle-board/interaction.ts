// Handles input for <puzzle-board>: selecting, pressing, dragging, announcements, the clock, and advice.
import { html, type ReactiveController, type TemplateResult } from 'lit';
import { moveOf } from '../../engine/puzzle/attempt.js';
import type { Position } from '../../engine/puzzle/types.js';
import { Announcer } from '../shared/announcer.js';
import { Drag, type Dragged } from '../shared/pointing/drag.js';
import { animate } from '../shared/motion.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { NwPointEvent } from '../shared/pointing/point-event.js';
import { controls, type SolverAdvice } from './controls.js';
import { drawBoard, isNext, type Direction, type Drawing } from './drawing.js';
import { boardLayoutOf, numberOf } from './layout.js';
import type { BoardHost, PlayedPuzzle } from './played-puzzle.js';
import { puzzleIn } from './progress.js';
import { movesPiece, WhyNot } from './why-not.js';
import {
  goalWords,
  liftedWords,
  moveWords,
  positionWords,
  progressWords,
  showsOf,
  tileWords,
  titleOf,
} from './words.js';

/** The duration of the animation of a swap or a turn, in milliseconds. */
const PACE = 200;
const SECOND = 1000;
/** The clock is announced when this many seconds are left. */
const CALLS = [30, 10, 5];
const NO_ADVICE: SolverAdvice = { hints: 0, next: null, fewest: null, steps: null, result: null };
/** The id of the piece that was drawn from the pile and lies beside the board. */
const DRAWN = 'drawn';

const idOf = (at: EventTarget | null): string | null =>
  at instanceof Element ? (at.closest<SVGElement>('[data-id]')?.dataset['id'] ?? null) : null;

export class PuzzleInteraction implements ReactiveController {
  readonly #host: BoardHost;
  readonly #puzzle: PlayedPuzzle;
  readonly #announcer: Announcer;
  readonly #keys: Navigation;
  readonly #whyNot: WhyNot;
  #lifted: string | null = null;
  #dragged: Dragged | null = null;
  /** The thing on which the current drag began. */
  #source: string | null = null;
  /** The position that was rendered last. */
  #before: Position | null = null;
  /** Whether the focus was inside the element before the update. */
  #focused = false;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #advice = NO_ADVICE;
  /** The position to which the advice applies. */
  #advised: Position | null = null;

  constructor(host: BoardHost, puzzle: PlayedPuzzle) {
    this.#host = host;
    this.#puzzle = puzzle;
    this.#announcer = new Announcer(host);
    this.#keys = new Navigation(host, {
      stops: () => {
        const model = puzzle.model();
        return model ? boardLayoutOf(puzzleIn(model)).things : [];
      },
      element: (id) => this.#elementOf(id),
      act: (id) => {
        this.#tap(id);
      },
      leave: () => this.deselect(),
    });
    new Drag(host, {
      source: (event) => {
        const id = idOf(event.composedPath()[0] ?? null);
        return id === DRAWN || (id && numberOf(id) && this.#liftable(id)) ? id : null;
      },
      // The dragged thing itself is always under the pointer, so it is left out.
      target: (x, y, id) =>
        (host.shadowRoot?.elementsFromPoint(x, y) ?? [])
          .map(idOf)
          .find((over) => over && over !== id && numberOf(over)) ?? null,
      point: (id) => {
        this.#drop(id);
      },
      cancel: () => {
        this.#source = null;
        this.deselect();
      },
      move: (dragged) => {
        this.#drag(dragged);
      },
    });
    host.addController(this);
    this.#whyNot = new WhyNot(host, puzzle, () => this.#lifted);
  }

  hostConnected(): void {
    this.#tick();
  }

  hostUpdate(): void {
    this.#focused = !!this.#host.shadowRoot?.activeElement;
  }

  hostDisconnected(): void {
    clearTimeout(this.#clock);
  }

  #elementOf(id: string): SVGElement | null {
    return this.#host.shadowRoot?.querySelector<SVGElement>(`[data-id="${id}"]`) ?? null;
  }

  /** Deselects the selected thing. Returns false if nothing was selected. */
  deselect(): boolean {
    const held = this.#lifted !== null;
    this.#lifted = null;
    this.#host.requestUpdate();
    return held;
  }

  onDealt(): void {
    this.#before = null;
    this.#advice = NO_ADVICE;
    this.#tick();
  }

  /** Called after an undo or a restart. */
  onReset(): void {
    this.deselect();
    this.#tick();
    this.#announcer.say(this.#progress());
  }

  /** The progress in words; empty while the pieces lie face down. */
  #progress(): string {
    const model = this.#puzzle.model();
    return model && !this.#puzzle.standalone()?.isFaceDown ? progressWords(this.#host, model) : '';
  }

  /** Handles a press on a thing: selects or deselects it, or moves the selected thing there. */
  #tap(id: string): void {
    const move = this.#destinations.get(id);
    if (move) {
      this.#pointed(id);
      this.#lifted = null;
      this.#puzzle.make(move);
    } else if (this.#lifted === id) {
      this.#pointed(id);
      this.deselect();
    } else this.#lift(id);
  }

  /** Turns the thing with this id; by default, the selected thing. */
  #turn(direction: Direction, id = this.#lifted): void {
    if (!id) return;
    const move = this.#turning(id, direction);
    this.#pointed(id);
    if (this.#puzzle.model()?.moves.includes(move)) this.#puzzle.make(move);
    else this.#whyNot.ask(move, this.#elementOf(id));
  }

  #turning(id: string, direction: Direction): string {
    return id === 'tile' ? `turn-tile:${direction}` : `rotate:${numberOf(id)}:${direction}`;
  }

  #lift(id: string): void {
    if (!this.#liftable(id)) return;
    this.#pointed(id);
    this.#lifted = id;
    this.#keys.moveTo(id, { focus: false });
    const model = this.#puzzle.model();
    if (model) this.#announcer.say(liftedWords(this.#host, puzzleIn(model), id));
  }

  /** Whether the thing can be swapped or turned now. */
  #liftable(id: string): boolean {
    const n = numberOf(id);
    return !!this.#puzzle.model()?.moves.some((each) => (n ? movesPiece(each, n) : moveOf(each)?.do === 'turn-tile'));
  }

  #pointed(id: string): void {
    this.#whyNot.forget();
    this.#board?.dispatchEvent(new NwPointEvent(id));
    this.#host.requestUpdate();
  }

  /**
   * The moves that a press on a position makes, by the id of the position: the selected piece moves there, or the piece
   * drawn from the pile replaces the piece there.
   */
  get #destinations(): ReadonlyMap<string, string> {
    const n = numberOf(this.#lifted ?? '');
    return new Map(
      (this.#puzzle.model()?.moves ?? []).flatMap((id): [string, string][] => {
        const move = moveOf(id);
        if (move?.do === 'replace') return [[`position:${move.at}`, id]];
        if (move?.do !== 'swap' || !move.at.includes(n)) return [];
        return [[`position:${move.at[0] === n ? move.at[1] : move.at[0]}`, id]];
      }),
    );
  }

  /** Called twice for a drag: first for the thing on which it begins, then for the thing on which it ends. */
  #drop(id: string): void {
    if (this.#source === null) {
      this.#source = id;
      if (this.#lifted !== id && id !== DRAWN) this.#lift(id);
      return;
    }
    this.#source = null;
    if (this.#destinations.has(id)) this.#tap(id);
    else {
      const held = this.#lifted;
      this.deselect();
      this.#whyNot.refuse(held, id);
    }
  }

  /** Shows the dragged piece. The distance of the drag is converted from client pixels into board units. */
  #drag(dragged: Dragged | null): void {
    const scale = this.#board?.getScreenCTM()?.a ?? 1;
    this.#dragged = dragged && { ...dragged, dx: dragged.dx / scale, dy: dragged.dy / scale };
    this.#host.requestUpdate();
  }

  get #board(): SVGSVGElement | null {
    return this.#host.shadowRoot?.querySelector<SVGSVGElement>('[part=board]') ?? null;
  }

  /** Announces a move that the player has made. If it solves the puzzle, the solver is asked for advice. */
  onMove(id: string): void {
    const model = this.#puzzle.model();
    if (!model) return;
    const host = this.#host;
    if (this.#lifted !== null && !this.#liftable(this.#lifted)) this.#lifted = null;
    const { position, left, over } = model;
    const words = [
      id === 'stop'
        ? ''
        : moveWords(
            host,
            puzzleIn(model),
            'did',
            id,
            position.drawn === null ? '' : showsOf(host, puzzleIn(model), position.drawn),
          ),
      over ? this.#ending() : left === undefined ? '' : left ? host.say('n-left', { n: left }) : host.say('none-left'),
      over ? '' : position.drawn === null ? this.#progress() : host.say('prompt-replace'),
    ];
    this.#announcer.say(words.filter(Boolean).join(' '));
    if (over === 'solved') void this.#ask();
    this.#tick();
  }

  #ending(): string {
    const standalone = this.#puzzle.standalone();
    const over = this.#puzzle.model()?.over;
    return over === 'solved' && standalone
      ? this.#host.say('solved', { n: standalone.used })
      : over
        ? this.#host.say(over === 'solved' ? 'solved-plain' : over)
        : '';
  }

  /**
   * Asks the solver for the best move if `hint` is true, for all steps of a solution if they are shown, and for the
   * length of a shortest solution if the puzzle is solved.
   */
  async #ask(hint = false): Promise<void> {
    const [model, standalone] = [this.#puzzle.model(), this.#puzzle.standalone()];
    if (!model || !standalone) return;
    const advice = await import('./solver.js').catch(() => null);
    if (!advice) return;
    const { position, left = Infinity } = model;
    this.#advised = position;
    const fewest = model.over === 'solved' ? ((await advice.solution(standalone.start))?.length ?? null) : null;
    const steps = this.#host.showSolution ? await advice.solution(position) : null;
    const next = hint ? await advice.hint(position, left) : null;
    // Another move may have been made meanwhile.
    if (this.#advised !== position) return;
    this.#advice = { ...this.#advice, fewest, steps, next, hints: this.#advice.hints + (hint ? 1 : 0) };
    if (hint)
      this.#announcer.say(next ? moveWords(this.#host, puzzleIn(model), 'do', next) : this.#host.say('solution-none'));
    this.#host.requestUpdate();
  }

  /** The result as text without spoilers. */
  async result(): Promise<string> {
    const [model, standalone] = [this.#puzzle.model(), this.#puzzle.standalone()];
    if (model?.over !== 'solved' || !standalone) return '';
    if (this.#advice.fewest === null) await this.#ask();
    const { resultOf } = await import('./result.js');
    return resultOf(this.#host, standalone, puzzleIn(model), this.#advice);
  }

  /** Updates the clock of an attempt, and ends the attempt when its time is over. */
  #tick(): void {
    clearTimeout(this.#clock);
    const { deadline, over } = this.#puzzle.standalone()?.attempt ?? {};
    if (deadline == null || over) return;
    const left = deadline - performance.now();
    if (left <= 0) {
      this.#puzzle.make('time-over');
      return;
    }
    const seconds = Math.ceil(left / SECOND);
    if (CALLS.includes(seconds)) this.#announcer.say(this.#host.say('seconds', { n: seconds }));
    this.#clock = setTimeout(
      () => {
        this.#host.requestUpdate();
        this.#tick();
      },
      left - (seconds - 1) * SECOND + 1,
    );
  }

  /** After each update, animates the changes. */
  onRendered(): void {
    // If the focused button has disappeared, the focus moves to the board.
    if (this.#focused && !this.#host.shadowRoot?.activeElement)
      void this.#host.updateComplete.then(() => {
        this.#keys.moveTo(this.#keys.current ?? '');
      });
    const now = this.#puzzle.model()?.position ?? null;
    const before = this.#before;
    this.#before = now;
    if (this.#host.showSolution && now && now !== this.#advised && this.#puzzle.standalone()) void this.#ask();
    if (!now || !before || JSON.stringify(before.puzzle) !== JSON.stringify(now.puzzle)) return;
    const model = this.#puzzle.model();
    if (!model) return;
    const puzzle = puzzleIn(model);
    const { places } = boardLayoutOf(puzzle);
    now.pieces.forEach((piece, i) => {
      const element = this.#elementOf(`position:${i + 1}`);
      const [from, to] = [piece === null ? -1 : before.pieces.indexOf(piece), places[i]];
      const was = places[from];
      if (!element || !to || piece === null) return;
      if (!was) animate(element, [{ opacity: 0 }, {}], PACE);
      else if (from !== i)
        animate(element, [{ translate: `${was.x - to.x}px ${was.y - to.y}px` }, { translate: '0px 0px' }], PACE);
      else this.#turned(element.querySelector('.turn'), ((now.turns[i] ?? 0) - (before.turns[i] ?? 0)) * 90);
    });
    this.#turned(
      this.#elementOf('tile')?.querySelector('.turn') ?? null,
      ((now.tile - before.tile) * 360) / (puzzle.steps ?? 1),
    );
  }

  #turned(element: Element | null, by: number): void {
    // Takes the shorter direction of rotation.
    const degrees = (((by % 360) + 540) % 360) - 180 || 0;
    if (element && degrees) animate(element, [{ rotate: `${-degrees}deg` }, { rotate: '0deg' }], PACE);
  }

  describe(): string {
    const model = this.#puzzle.model();
    const host = this.#host;
    if (!model) return '';
    const puzzle = puzzleIn(model);
    return [
      `${titleOf(host, puzzle)}.`,
      goalWords(host, puzzle),
      model.over || model.left === undefined ? '' : host.say(model.left ? 'n-left' : 'none-left', { n: model.left }),
      this.#progress(),
      ...model.position.pieces.map((_, i) =>
        positionWords(host, model, i + 1, [], this.#puzzle.standalone()?.isFaceDown),
      ),
      ...((puzzle.steps ?? 1) > 1 ? [tileWords(host, model, [])] : []),
      this.#ending(),
    ]
      .filter(Boolean)
      .join('\n');
  }

  async toSVG(): Promise<string> {
    return this.#board ? (await import('./svg-export.js')).pictureOf(this.#board, this.describe()) : '';
  }

  readonly #onClick = ({ target }: Event): void => {
    const direction = (target as Element).closest<SVGElement>('[data-turn]')?.dataset['turn'];
    const id = idOf(target);
    if (direction) this.#turn(direction as Direction);
    else if (id !== null && id !== DRAWN) this.#tap(id);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const direction = ({ ',': 'ccw', '.': 'cw' } as const)[key];
    const id = idOf(target);
    if (direction && id && !ctrlKey && !metaKey && !altKey) {
      this.#turn(direction, id);
      event.preventDefault();
    } else this.#keys.onKeyDown(event);
  };

  render(): TemplateResult {
    const host = this.#host;
    const [model, standalone] = [this.#puzzle.model(), this.#puzzle.standalone()];
    if (!model) return html`<slot></slot>`;
    const advice = this.#advised === model.position ? this.#advice : { ...this.#advice, next: null, steps: null };
    const next = model.next ?? advice.next;
    const { places } = boardLayoutOf(puzzleIn(model));
    const shown: Drawing = {
      model,
      isFaceDown: standalone?.isFaceDown ?? false,
      lifted: this.#lifted,
      destinations: this.#destinations,
      dragged: this.#dragged,
      next,
      numbers: places.flatMap((_, i) =>
        host.numbersPlaces || (host.showSolution && advice.steps) || isNext(next, i + 1) ? [i + 1] : [],
      ),
      fragmentNumbers: host.fragmentNumbers,
      tabindex: (id) => this.#keys.tabindex(id),
    };
    return html`<section>
      <header>
        <slot><p class="title">${titleOf(host, puzzleIn(model))}</p></slot>
        <p part="goal">${goalWords(host, puzzleIn(model))}</p>
        <p part="progress">${this.#progress()}</p>
      </header>
      <div class="board" @click=${this.#onClick} @keydown=${this.#onKeyDown} @focusin=${this.#keys.onFocusIn}>
        ${drawBoard(host, shown)}
      </div>
      ${controls(host, this.#puzzle, shown, advice, {
        ending: this.#ending(),
        point: (id) => {
          this.#pointed(id);
        },
        turning: (way) => (this.#lifted === null ? '' : this.#turning(this.#lifted, way)),
        begin: () => {
          standalone?.startClock(performance.now());
          this.#tick();
          host.requestUpdate();
        },
        hint: () => void this.#ask(true),
        share: () => void this.#share(),
      })}
    </section>`;
  }

  async #share(): Promise<void> {
    const result = await this.result();
    this.#advice = { ...this.#advice, result };
    this.#host.requestUpdate();
    try {
      await navigator.clipboard.writeText(result);
      this.#announcer.say(this.#host.say('copied'));
    } catch {
      // If copying fails, the reader can copy the visible text.
    }
  }
}
