// What draws a track that is played elsewhere, in a game for instance, and tells of it.
import type { ReactiveController, TemplateResult } from 'lit';
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import { animate } from '../shared/motion.js';
import { Navigation, type Stop } from '../shared/pointing/key-navigation.js';
import { drawing } from './drawing.js';
import { inRows, type Kind, type Layout, type Point } from './layout.js';
import { idOf, type HuntArt, type PlayHost } from './track-host.js';
import { cardWords, pendingWords, placeWords, spaceWords } from './words.js';

/** Milliseconds of a step, of all steps at most, and of a card that turns. */
const STEP = 220;
const WALK = 900;
const TURN = 220;

export class Play implements ReactiveController {
  protected readonly host: PlayHost;
  protected readonly keys: Navigation;
  protected kind: Kind = 'row';
  /** In the next frame: who is watched may not grow meanwhile. */
  readonly #watch = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      if (this.#room !== this.#measure()) this.host.requestUpdate();
    }),
  );
  #room = 0;
  #layout: Layout = inRows(0, 0);
  #stops: readonly Stop[] = [];
  /** What was drawn last. */
  #before: HuntTrackModel | null = null;

  constructor(host: PlayHost) {
    this.host = host;
    this.keys = new Navigation(host, {
      stops: () => this.#stops,
      element: (id) => this.element(id),
      act: (id) => {
        this.tap?.(id);
      },
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  get model(): HuntTrackModel | null {
    return this.host.model ?? null;
  }

  protected get art(): HuntArt | undefined {
    return this.host.art;
  }

  // Of a track of a page's own

  protected buttons?(): TemplateResult | null;
  /** A space is pointed at, by whatever device. */
  protected tap?(id: string): void;
  protected readonly click?: (event: Event) => void;
  /** Brings the walker into view. */
  protected show?(): void;

  protected lay(all: readonly HuntSpace[], room: number): Layout {
    return inRows(all.length, room);
  }

  // What is seen

  protected element(id: string): HTMLElement | null {
    return this.host.shadowRoot?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  protected keyDown(event: KeyboardEvent): void {
    this.keys.onKeyDown(event);
  }

  readonly #keyDown = (event: KeyboardEvent): void => {
    this.keyDown(event);
  };

  protected status(model: HuntTrackModel): string {
    return [placeWords(this.host, model), pendingWords(this.host, model)].filter(Boolean).join(' ');
  }

  /** A space in words. */
  protected words(model: HuntTrackModel, n: number): string {
    return spaceWords(this.host, model, n, cardWords(this.host, model.spaces[n - 1] ?? {}, n));
  }

  /** In em. Away from the page, or hidden, nothing has a width: then it is laid out as on a phone. */
  #measure(): number {
    return this.host.clientWidth / parseFloat(getComputedStyle(this.host).fontSize) || 20;
  }

  render(model: HuntTrackModel): TemplateResult {
    const { host, art, keys, kind, click } = this;
    this.#room = this.#measure();
    const layout = (this.#layout = this.lay(model.spaces, this.#room - 2));
    const side = this.#side;
    this.#stops = layout.places.map(([x, y], i) => ({ id: idOf(model, i + 1), x: x * side, y }));
    return drawing({
      host,
      art,
      model,
      layout,
      kind,
      keys,
      words: (n) => this.words(model, n),
      status: this.status(model),
      buttons: this.buttons?.(),
      keyDown: this.#keyDown,
      click,
    });
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
    const { model } = this;
    const before = this.#before;
    this.#before = model;
    if (!model) return;
    if (!before || stand(before) !== stand(model)) this.show?.();
    if (before?.spaces.length !== model.spaces.length) return;
    model.spaces.forEach(({ card }, i) => {
      const was = before.spaces[i]?.card;
      const sheet = this.element(idOf(model, i + 1))?.lastElementChild;
      if (card === 'up' && was !== 'up' && was !== undefined && sheet)
        animate(sheet, [{ scale: '0 1' }, { scale: '1 1' }], TURN);
    });
    this.#walk(stand(before), stand(model));
  }

  protected get figure(): SVGElement | null {
    return this.host.shadowRoot?.querySelector<SVGElement>('.figure') ?? null;
  }

  #walk(from: number, to: number): void {
    const { figure } = this;
    if (from === to || !figure) return;
    const { feet, legs } = this.#layout;
    const between = legs.slice(Math.min(from, to), Math.max(from, to)).flat();
    const way = from < to ? [feet[from], ...between] : [feet[from], ...between.slice(0, -1).reverse(), feet[to]];
    const [x, y] = feet[to] ?? [0, 0];
    const side = this.#side;
    const keyframes = way
      .filter((point): point is Point => !!point)
      .map(([u, v]) => ({ translate: `${((u - x) * side).toFixed(2)}em ${(v - y).toFixed(2)}em` }));
    animate(figure, keyframes, Math.min(WALK, Math.abs(to - from) * STEP), 'ease-in-out');
  }
}

/** Where the walker is drawn: 0 to the last space, and one more behind it. */
const stand = ({ position, ended }: HuntTrackModel): number => position + (ended ? 1 : 0);
