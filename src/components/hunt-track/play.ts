// The part of <hunt-track> that draws a track which is played elsewhere, in a game for instance, tells of it, and lets its
// spaces be chosen.
import type { ReactiveController, TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { HuntModel, HuntSpace } from '../../engine/scene/hunt-model.js';
import words from '../../messages/en/hunt-play.js';
import { NwChooseEvent } from '../shared/events.js';
import { animate } from '../shared/motion.js';
import type { Navigation, Stop } from '../shared/navigation.js';
import { drawing } from './drawing.js';
import { inRows, type Kind, type Layout, type Point } from './layout.js';
import { spaces } from './space.styles.js';
import { idOf, type Act, type HuntTrackState, type TrackHost } from './track-host.js';
import { styles } from './track.styles.js';
import { pendingWords, placeWords, spaceWords } from './words.js';

export { words };

/** Milliseconds of a step, of all steps at most, and of a card that turns. */
const STEP = 220;
const WALK = 900;
const TURN = 220;

export class Play implements ReactiveController {
  protected readonly host: TrackHost;
  protected readonly keys: Navigation;
  protected kind: Kind = 'row';
  /** In the next frame: who is watched may not grow meanwhile. */
  readonly #watch = new ResizeObserver(() => requestAnimationFrame(() => { if (this.#room !== this.#measure()) this.host.requestUpdate(); }));
  fault: Fault | null = null;
  #room = 0;
  #layout: Layout = inRows([], 0);
  #stops: readonly Stop[] = [];
  /** What was drawn last. */
  #before: { readonly model: HuntModel; readonly track: object | null } | null = null;

  constructor(host: TrackHost, keys: Navigation) {
    this.host = host;
    this.keys = keys;
    for (const { styleSheet } of [spaces, styles]) if (styleSheet) host.shadowRoot?.adoptedStyleSheets.push(styleSheet);
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  get model(): HuntModel | null {
    return this.host.model ?? null;
  }

  // Of a track that goes on by itself

  get state(): HuntTrackState | null {
    return null;
  }

  /** Reads what the page has set since, and a state that may come from anywhere. */
  read?(saved?: HuntTrackState | null): void;
  /** Does what is asked, and tells of it; false where it is not possible now. */
  act?(name: Act, steps?: number): boolean;
  /** Spaces whose card is turned over now. */
  protected get due(): number {
    return 0;
  }
  /** Another is drawn anew, and nobody walks. */
  protected get track(): object | null {
    return null;
  }
  protected get isAlone(): boolean {
    return false;
  }
  protected buttons?(): TemplateResult | null;

  protected lay(all: readonly HuntSpace[], room: number): Layout {
    return inRows(all, room);
  }

  /** A space that can be acted on is pointed at. */
  protected choose(id: string): void {
    this.host.dispatchEvent(new NwChooseEvent(id));
  }

  // What is seen

  /** What can have the focus. */
  get stops(): readonly Stop[] {
    return this.#stops;
  }

  element(id: string): HTMLElement | null {
    return this.host.shadowRoot?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  /** A space is pointed at, by whatever device. */
  tap(id: string): void {
    const { model } = this;
    const n = model?.spaces.findIndex((_, i) => idOf(model, i + 1) === id) ?? -1;
    if (model?.spaces[n]?.state === 'can-act') this.choose(id);
  }

  protected keyDown(event: KeyboardEvent): void {
    this.keys.onKeyDown(event);
  }

  readonly #keyDown = (event: KeyboardEvent): void => { this.keyDown(event); };

  readonly #click = ({ target }: Event): void => {
    const id = (target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
    if (id !== undefined) this.tap(id);
  };

  /** All of it as text. */
  describe(): string {
    const { model, host } = this;
    return model ? [this.#status(model), ...model.spaces.map((_, i) => spaceWords(host, model, i + 1, this.isAlone))].join('\n') : '';
  }

  #status(model: HuntModel): string {
    return [placeWords(this.host, model), pendingWords(this.host, model, this.due)].filter(Boolean).join(' ');
  }

  /** In em. Away from the page, or hidden, nothing has a width: then it is laid out as on a phone. */
  #measure(): number {
    return this.host.clientWidth / parseFloat(getComputedStyle(this.host).fontSize) || 20;
  }

  render(model: HuntModel): TemplateResult {
    const { host, keys, kind, isAlone } = this;
    this.#room = this.#measure();
    const layout = (this.#layout = this.lay(model.spaces, this.#room - 2));
    const side = this.#side;
    this.#stops = layout.places.map(([x, y], i) => ({ id: idOf(model, i + 1), x: x * side, y }));
    return drawing({ host, model, layout, kind, keys, isAlone, status: this.#status(model), buttons: this.buttons?.() ?? null, keyDown: this.#keyDown, click: this.#click });
  }

  /** 1 where lines run to the right, -1 where to the left. */
  get #side(): 1 | -1 {
    return this.host.matches(':dir(rtl)') ? -1 : 1;
  }

  /** What comes next is drawn anew, and nobody walks. */
  protected forget(): void {
    this.#before = null;
  }

  /** After each drawing: who has walked is seen to walk, and what was turned over to turn. */
  drawn(): void {
    const { model, track } = this;
    const before = this.#before;
    this.#before = model && { model, track };
    if (!model) return;
    if (!before || stand(before.model) !== stand(model)) this.#show();
    if (before?.track !== track || before.model.spaces.length !== model.spaces.length) return;
    model.spaces.forEach(({ card }, i) => {
      const was = before.model.spaces[i]?.card;
      const sheet = this.element(idOf(model, i + 1))?.lastElementChild;
      if (card === 'up' && was !== 'up' && was !== undefined && sheet) animate(sheet, [{ scale: '0 1' }, { scale: '1 1' }], TURN);
    });
    this.#walk(stand(before.model), stand(model));
  }

  get #figure(): SVGElement | null {
    return this.host.shadowRoot?.querySelector<SVGElement>('.figure') ?? null;
  }

  /** Brings the walker into view, within a track that is wider than its room. */
  #show(): void {
    const box = this.kind === 'ring' || this.kind === 'free' ? this.#figure?.closest('.scroll') : null;
    if (!box || !this.#figure) return;
    const [{ left, width }, figure] = [box.getBoundingClientRect(), this.#figure.getBoundingClientRect()];
    box.scrollLeft += figure.left + figure.width / 2 - left - width / 2;
  }

  #walk(from: number, to: number): void {
    const figure = this.#figure;
    if (from === to || !figure) return;
    const { feet, legs } = this.#layout;
    const between = legs.slice(Math.min(from, to), Math.max(from, to)).flat();
    const way = from < to ? [feet[from], ...between] : [feet[from], ...between.slice(0, -1).reverse(), feet[to]];
    const [x, y] = feet[to] ?? [0, 0];
    const side = this.#side;
    const keyframes = way.filter((point): point is Point => !!point).map(([u, v]) => ({ translate: `${((u - x) * side).toFixed(2)}em ${(v - y).toFixed(2)}em` }));
    animate(figure, keyframes, Math.min(WALK, Math.abs(to - from) * STEP), 'ease-in-out');
  }
}

/** Where the walker is drawn: 0 to the last space, and one more behind it. */
const stand = ({ position, ended }: HuntModel): number => position + (ended ? 1 : 0);
