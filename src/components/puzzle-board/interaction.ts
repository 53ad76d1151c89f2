// The part of <puzzle-board> that draws and is played with: what is lifted, what a tap means, dragging, what is told.
import { html, type ReactiveController, type TemplateResult } from 'lit';
import { moveOf } from '../../engine/puzzle/attempt.js';
import type { Position } from '../../engine/puzzle/types.js';
import playing from '../../messages/en/pieces/puzzle-board-play.js';
import reasons from '../../messages/en/pieces/puzzle-board-why-not.js';
import { Announcer } from '../shared/announcer.js';
import { Drag, type Dragged } from '../shared/pointing/drag.js';
import { animate } from '../shared/motion.js';
import type { Stop } from '../shared/pointing/key-navigation.js';
import { NwPointEvent } from '../shared/pointing/point-event.js';
import { styles as art } from './art/art.js';
import { numberOf, puzzleIn, type BoardHost, type Game, type Way } from './board-host.js';
import { controls, type Advice } from './controls.js';
import { styles } from './controls.styles.js';
import { drawing, laidOut, type Shown } from './drawing.js';
import { Why } from './why-not.js';
import { liftedWords, moveWords, positionWords, progress, showsOf, tileWords, titleOf } from './words.js';

/** In English. */
export const words = { ...playing, ...reasons };

/** Milliseconds of a swap or a turn. */
const PACE = 200;
const SECOND = 1000;
/** Seconds left at which the clock is heard. */
const CALLS = [30, 10, 5];
const NO_ADVICE: Advice = { hints: 0, next: null, fewest: null, steps: null, result: null };
/** The thing that was drawn and lies beside the board. */
const DRAWN = 'drawn';

const idOf = (at: EventTarget | null): string | null =>
  at instanceof Element ? (at.closest<SVGElement>('[data-id]')?.dataset['id'] ?? null) : null;

export class Play implements ReactiveController {
  readonly #host: BoardHost;
  readonly #game: Game;
  readonly #voice: Announcer;
  #lifted: string | null = null;
  #dragged: Dragged | null = null;
  /** What a drag under way began with. */
  #source: string | null = null;
  /** What was drawn last. */
  #before: Position | null = null;
  /** Whether the focus was inside before the drawing. */
  #focused = false;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #advice = NO_ADVICE;
  readonly #why: Why;
  /** The position that advice is for. */
  #advised: Position | null = null;

  constructor(host: BoardHost, game: Game) {
    this.#host = host;
    this.#game = game;
    this.#voice = new Announcer(host);
    for (const { styleSheet } of [styles, art]) if (styleSheet) host.shadowRoot?.adoptedStyleSheets.push(styleSheet);
    new Drag(host, {
      source: (event) => {
        const id = idOf(event.composedPath()[0] ?? null);
        return id === DRAWN || (id && numberOf(id) && this.#liftable(id)) ? id : null;
      },
      // What is dragged lies uppermost.
      target: (x, y, id) =>
        (host.shadowRoot?.elementsFromPoint(x, y) ?? [])
          .map(idOf)
          .find((over) => over && over !== id && numberOf(over)) ?? null,
      point: (id) => {
        this.#drop(id);
      },
      cancel: () => {
        this.#source = null;
        this.letGo();
      },
      move: (dragged) => {
        this.#drag(dragged);
      },
    });
    host.addController(this);
    this.#why = new Why(host, game, () => this.#lifted);
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

  /** What can have the focus. */
  get stops(): readonly Stop[] {
    const model = this.#game.model();
    return model ? laidOut(puzzleIn(model)).things : [];
  }

  element(id: string): SVGElement | null {
    return this.#host.shadowRoot?.querySelector<SVGElement>(`[data-id="${id}"]`) ?? null;
  }

  /** Lets go of what is lifted; false if nothing is. */
  letGo(): boolean {
    const held = this.#lifted !== null;
    this.#lifted = null;
    this.#host.requestUpdate();
    return held;
  }

  /** A new puzzle lies there. */
  begun(): void {
    this.#before = null;
    this.#advice = NO_ADVICE;
    this.#tick();
  }

  /** Taken back, or laid anew. */
  back(): void {
    this.letGo();
    this.#tick();
    this.#voice.say(this.#near());
  }

  /** How near it is; nothing while it lies face down. */
  #near(): string {
    const model = this.#game.model();
    return model && !this.#game.solo()?.waits ? progress(this.#host, model) : '';
  }

  /** Pointing at a thing: it is lifted or let go, or what is lifted goes there. */
  tap(id: string): void {
    const aim = this.#aims.get(id);
    if (aim) {
      this.#pointed(id);
      this.#lifted = null;
      this.#game.make(aim);
    } else if (this.#lifted === id) {
      this.#pointed(id);
      this.letGo();
    } else this.#lift(id);
  }

  /** Turns what is lifted, or the thing of that id. */
  turn(way: Way, id = this.#lifted): void {
    if (!id) return;
    const move = this.#turning(id, way);
    this.#pointed(id);
    if (this.#game.model()?.moves.includes(move)) this.#game.make(move);
    else this.#why.ask(move, this.element(id));
  }

  #turning(id: string, way: string): string {
    return id === 'tile' ? `turn-tile:${way}` : `rotate:${numberOf(id)}:${way}`;
  }

  #lift(id: string): void {
    if (!this.#liftable(id)) return;
    this.#pointed(id);
    this.#lifted = id;
    this.#game.keys.moveTo(id, { focus: false });
    const model = this.#game.model();
    if (model) this.#voice.say(liftedWords(this.#host, puzzleIn(model), id));
  }

  /** Whether any move begins with it. */
  #liftable(id: string): boolean {
    const n = numberOf(id);
    return !!this.#game.model()?.moves.some((each) => {
      const move = moveOf(each);
      return n
        ? !!move && 'at' in move && move.do !== 'replace' && [move.at].flat().includes(n)
        : move?.do === 'turn-tile';
    });
  }

  #pointed(id: string): void {
    this.#why.forget();
    this.#board?.dispatchEvent(new NwPointEvent(id));
    this.#host.requestUpdate();
  }

  /** Where what is lifted can go, and which piece can make room for one that was drawn. */
  get #aims(): ReadonlyMap<string, string> {
    const n = numberOf(this.#lifted ?? '');
    return new Map(
      (this.#game.model()?.moves ?? []).flatMap((id): [string, string][] => {
        const move = moveOf(id);
        if (move?.do === 'replace') return [[`position:${move.at}`, id]];
        if (move?.do !== 'swap' || !move.at.includes(n)) return [];
        return [[`position:${move.at[0] === n ? move.at[1] : move.at[0]}`, id]];
      }),
    );
  }

  /** A drag says twice where it is: where it begins, and where it ends. */
  #drop(id: string): void {
    if (this.#source === null) {
      this.#source = id;
      if (this.#lifted !== id && id !== DRAWN) this.#lift(id);
      return;
    }
    this.#source = null;
    if (this.#aims.has(id)) this.tap(id);
    else {
      const held = this.#lifted;
      this.letGo();
      this.#why.refuse(held, id);
    }
  }

  /** Client pixels are not the board's units. */
  #drag(dragged: Dragged | null): void {
    const scale = this.#board?.getScreenCTM()?.a ?? 1;
    this.#dragged = dragged && { ...dragged, dx: dragged.dx / scale, dy: dragged.dy / scale };
    this.#host.requestUpdate();
  }

  get #board(): SVGSVGElement | null {
    return this.#host.shadowRoot?.querySelector<SVGSVGElement>('[part=board]') ?? null;
  }

  /** Tells of a move that was made here. */
  made(id: string): void {
    const model = this.#game.model();
    if (!model) return;
    const host = this.#host;
    if (this.#lifted !== null && !this.#liftable(this.#lifted)) this.#lifted = null;
    const { position, left, over } = model;
    const words = [
      id === 'stop'
        ? ''
        : moveWords(host, 'did', id, position.drawn === null ? '' : showsOf(host, puzzleIn(model), position.drawn)),
      over ? this.#ending() : left === undefined ? '' : left ? host.say('n-left', { n: left }) : host.say('none-left'),
      over ? '' : position.drawn === null ? this.#near() : host.say('prompt-replace'),
    ];
    this.#voice.say(words.filter(Boolean).join(' '));
    if (over === 'solved') void this.#ask();
    this.#tick();
  }

  #ending(): string {
    const solo = this.#game.solo();
    const over = this.#game.model()?.over;
    return over === 'solved' && solo
      ? this.#host.say('solved', { n: solo.used })
      : over
        ? this.#host.say(over === 'solved' ? 'solved-plain' : over)
        : '';
  }

  /** What a perfect player would do from here, and would have done from the beginning. */
  async #ask(hint = false): Promise<void> {
    const [model, solo] = [this.#game.model(), this.#game.solo()];
    if (!model || !solo) return;
    const advice = await import('./solver.js').catch(() => null);
    if (!advice) return;
    const { position, left = Infinity } = model;
    this.#advised = position;
    const fewest = model.over === 'solved' ? ((await advice.solution(solo.start))?.length ?? null) : null;
    const steps = this.#host.showSolution ? await advice.solution(position) : null;
    const next = hint ? await advice.hint(position, left) : null;
    // It may have been played on meanwhile.
    if (this.#advised !== position) return;
    this.#advice = { ...this.#advice, fewest, steps, next, hints: this.#advice.hints + (hint ? 1 : 0) };
    if (hint) this.#voice.say(next ? moveWords(this.#host, 'do', next) : this.#host.say('solution-none'));
    this.#host.requestUpdate();
  }

  /** How it went, as text that gives nothing away. */
  async result(): Promise<string> {
    const [model, solo] = [this.#game.model(), this.#game.solo()];
    if (model?.over !== 'solved' || !solo) return '';
    if (this.#advice.fewest === null) await this.#ask();
    const { resultOf } = await import('./result.js');
    return resultOf(this.#host, solo, puzzleIn(model), this.#advice);
  }

  /** Counts the seconds of an attempt, and ends it. */
  #tick(): void {
    clearTimeout(this.#clock);
    const { deadline, over } = this.#game.solo()?.attempt ?? {};
    if (deadline == null || over) return;
    const left = deadline - performance.now();
    if (left <= 0) {
      this.#game.make('time-over');
      return;
    }
    const seconds = Math.ceil(left / SECOND);
    if (CALLS.includes(seconds)) this.#voice.say(this.#host.say('seconds', { n: seconds }));
    this.#clock = setTimeout(
      () => {
        this.#host.requestUpdate();
        this.#tick();
      },
      left - (seconds - 1) * SECOND + 1,
    );
  }

  /** After each drawing: what has moved is seen to move. */
  drawn(): void {
    // Who pressed a button that is gone goes on at the board.
    if (this.#focused && !this.#host.shadowRoot?.activeElement)
      void this.#host.updateComplete.then(() => {
        this.#game.keys.moveTo(this.#game.keys.current ?? '');
      });
    const now = this.#game.model()?.position ?? null;
    const before = this.#before;
    this.#before = now;
    if (this.#host.showSolution && now && now !== this.#advised && this.#game.solo()) void this.#ask();
    if (!now || !before || JSON.stringify(before.puzzle) !== JSON.stringify(now.puzzle)) return;
    const model = this.#game.model();
    if (!model) return;
    const puzzle = puzzleIn(model);
    const { places } = laidOut(puzzle);
    now.pieces.forEach((piece, i) => {
      const element = this.element(`position:${i + 1}`);
      const [from, to] = [piece === null ? -1 : before.pieces.indexOf(piece), places[i]];
      const was = places[from];
      if (!element || !to || piece === null) return;
      if (!was) animate(element, [{ opacity: 0 }, {}], PACE);
      else if (from !== i)
        animate(element, [{ translate: `${was.x - to.x}px ${was.y - to.y}px` }, { translate: '0px 0px' }], PACE);
      else this.#turned(element.querySelector('.turn'), ((now.turns[i] ?? 0) - (before.turns[i] ?? 0)) * 90);
    });
    this.#turned(
      this.element('tile')?.querySelector('.turn') ?? null,
      ((now.tile - before.tile) * 360) / (puzzle.steps ?? 1),
    );
  }

  #turned(element: Element | null, by: number): void {
    // The shorter way round.
    const degrees = (((by % 360) + 540) % 360) - 180 || 0;
    if (element && degrees) animate(element, [{ rotate: `${-degrees}deg` }, { rotate: '0deg' }], PACE);
  }

  /** The whole position as text. */
  describe(): string {
    const model = this.#game.model();
    const host = this.#host;
    if (!model) return '';
    const puzzle = puzzleIn(model);
    return [
      `${titleOf(host, puzzle)}.`,
      this.#near(),
      ...model.position.pieces.map((_, i) => positionWords(host, model, i + 1, [], this.#game.solo()?.waits)),
      ...((puzzle.steps ?? 1) > 1 ? [tileWords(host, model, [])] : []),
      this.#ending(),
    ]
      .filter(Boolean)
      .join('\n');
  }

  /** The drawing as a file of its own. */
  async toSVG(): Promise<string> {
    return this.#board ? (await import('./svg-export.js')).pictureOf(this.#board, this.describe()) : '';
  }

  readonly #click = ({ target }: Event): void => {
    const way = (target as Element).closest<SVGElement>('[data-turn]')?.dataset['turn'];
    const id = idOf(target);
    if (way) this.turn(way as Way);
    else if (id !== null && id !== DRAWN) this.tap(id);
  };

  readonly #keys = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const way = ({ ',': 'ccw', '.': 'cw' } as const)[key];
    const id = idOf(target);
    if (way && id && !ctrlKey && !metaKey && !altKey) {
      this.turn(way, id);
      event.preventDefault();
    } else this.#game.keys.onKeyDown(event);
  };

  render(): TemplateResult {
    const host = this.#host;
    const [model, solo] = [this.#game.model(), this.#game.solo()];
    if (!model) return html`<slot></slot>`;
    const advice = this.#advised === model.position ? this.#advice : { ...this.#advice, next: null, steps: null };
    const shown: Shown = {
      model,
      waits: solo?.waits ?? false,
      lifted: this.#lifted,
      aims: this.#aims,
      dragged: this.#dragged,
      next: model.next ?? advice.next,
      fragmentNumbers: host.fragmentNumbers,
      tabindex: (id) => this.#game.keys.tabindex(id),
    };
    return html`<section>
      <header>
        <slot><h3>${titleOf(host, puzzleIn(model))}</h3></slot>
        <p part="progress">${this.#near()}</p>
      </header>
      <div class="board" @click=${this.#click} @keydown=${this.#keys} @focusin=${this.#game.keys.onFocusIn}>
        ${drawing(host, shown)}
      </div>
      ${controls(host, this.#game, shown, advice, {
        ending: this.#ending(),
        point: (id) => {
          this.#pointed(id);
        },
        turning: (way) => (this.#lifted === null ? '' : this.#turning(this.#lifted, way)),
        begin: () => {
          solo?.startClock(performance.now());
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
      this.#voice.say(this.#host.say('copied'));
    } catch {
      // It stands there to be copied by hand.
    }
  }
}
