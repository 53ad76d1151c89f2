// The part of <hunt-track> that reads what a page has set, goes along the track, tells of it, and lets it be seen.
import type { ReactiveController, TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { HuntModel } from '../../engine/scene/hunt-model.js';
import words from '../../messages/en/hunt-play.js';
import { Announcer } from '../shared/announcer.js';
import { differs } from '../shared/attributes.js';
import { NwChooseEvent } from '../shared/events.js';
import { animate } from '../shared/motion.js';
import type { Navigation, Stop } from '../shared/navigation.js';
import { drawing } from './drawing.js';
import { NwEndEvent, NwMoveEvent, NwRevealEvent } from './events.js';
import { givenCards, givenLayout, givenModel, givenState, givenTrack, type Kind } from './given.js';
import { layOut, type Layout, type Point } from './layout.js';
import { Solo } from './solo.js';
import { spaces } from './space.styles.js';
import { idOf, type Act, type HuntTrackState, type TrackHost } from './track-host.js';
import { styles } from './track.styles.js';
import { moveWords, nameOf, pendingWords, placeWords, revealWords, spaceWords } from './words.js';

export { words };

/** Milliseconds of a step, of all steps at most, and of a card that turns. */
const STEP = 220;
const WALK = 900;
const TURN = 220;

export class Play implements ReactiveController {
  readonly #host: TrackHost;
  readonly #keys: Navigation;
  readonly #voice: Announcer;
  /** In the next frame: who is watched may not grow meanwhile. */
  readonly #watch = new ResizeObserver(() => requestAnimationFrame(() => { if (this.#room !== this.#measure()) this.#host.requestUpdate(); }));
  solo: Solo | null = null;
  fault: Fault | null = null;
  #given: HuntModel | null = null;
  #kind: Kind = 'row';
  /** What it was made of. */
  #asked: readonly unknown[] = [];
  #askedCards: readonly unknown[] = [];
  #room = 0;
  #layout: Layout = layOut('row', [], 0);
  #stops: readonly Stop[] = [];
  /** What was drawn last. */
  #before: { readonly model: HuntModel; readonly track: unknown } | null = null;

  constructor(host: TrackHost, keys: Navigation) {
    this.#host = host;
    this.#keys = keys;
    this.#voice = new Announcer(host);
    for (const { styleSheet } of [spaces, styles]) if (styleSheet) host.shadowRoot?.adoptedStyleSheets.push(styleSheet);
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  get model(): HuntModel | null {
    return this.fault ? null : this.#host.model == null ? (this.solo?.model ?? null) : this.#given;
  }

  /** Reads what the page has set since, and a state that may come from anywhere. */
  read(saved?: HuntTrackState | null): void {
    const { model, layout, spaces, position, revealed, aura, seed, cards, deck } = this.#host;
    const asked = [model, layout, spaces, position, revealed, aura, seed];
    const askedCards = [cards, deck];
    const isNew = asked.some((value, i) => value !== this.#asked[i] && differs(value, this.#asked[i]));
    if (!isNew && saved === undefined && !this.#askedCards.some((value, i) => value !== askedCards[i])) return;
    this.#asked = asked;
    this.#askedCards = askedCards;
    this.fault = this.#read(isNew, saved);
    // What could not be used is read as a whole when any of it changes.
    if (this.fault) this.#asked = [];
    this.#moved();
  }

  #read(isNew: boolean, saved: HuntTrackState | null | undefined): Fault | null {
    const host = this.#host;
    if (host.model != null) {
      // A game's own piece is fed by the game's scene.
      const read = host.localName.startsWith('nw1-') ? { ok: true as const, value: host.model } : givenModel(host.model);
      this.#given = read.ok ? read.value : null;
      return read.ok ? this.#lie(read.value) : read.error;
    }
    const faces = givenCards(host);
    if (!faces.ok) return faces.error;
    if (isNew || !this.solo) {
      const track = givenTrack(host);
      if (!track.ok) return track.error;
      this.solo = new Solo({ ...track.value, ...faces.value }, host.seed ?? null);
      this.#before = null;
    } else this.solo.given = { ...this.solo.given, ...faces.value };
    if (saved != null) {
      const read = givenState(saved, this.solo.given);
      if (!read.ok) return read.error;
      this.solo.restore(read.value);
      this.#before = null;
    }
    return this.#lie(this.solo.model);
  }

  #lie({ spaces }: HuntModel): Fault | null {
    const read = givenLayout(this.#host, spaces);
    if (read.ok) this.#kind = read.value;
    return read.ok ? null : read.error;
  }

  /** The page reads in `position` where the walker is. */
  #moved(): void {
    const host = this.#host as { position: number };
    const now = this.fault || this.#host.model != null ? undefined : this.solo?.track.position;
    if (now === undefined || now === host.position) return;
    host.position = now;
    this.#asked = this.#asked.map((value, i) => (i === 3 ? now : value));
  }

  /** Does what is asked, and tells of it; false where it is not possible now. */
  act(name: Act, steps = 1): boolean {
    this.read();
    const { solo } = this;
    const host = this.#host;
    if (!solo || this.fault || host.model != null || !host.isConnected || !this.can(name) || !Number.isInteger(steps) || steps < 1) return false;
    const { position: from, ended } = solo.track;
    if (name === 'reset') solo.reset();
    else if (name === 'advance' || name === 'retreat') solo[name](steps);
    else if (name === 'hunt') solo.hunt();
    const { position: to, ended: isEnd } = solo.track;
    this.#moved();
    host.requestUpdate();
    const said = name === 'reset' ? [placeWords(host, solo.model)] : name === 'reveal' ? [] : [moveWords(host, from, solo.model)];
    if (to !== from && name !== 'reset') host.dispatchEvent(new NwMoveEvent(from, to));
    if (isEnd && !ended) host.dispatchEvent(new NwEndEvent());
    const turned = name === 'reveal' || name === 'hunt' ? this.#turn(solo) : null;
    if (turned !== null) {
      // The page may have said by now what it is.
      this.read();
      said.push(revealWords(host, solo.model, turned));
    }
    this.#voice.say([...said, pendingWords(host, solo.model, solo.due.length)].filter(Boolean).join(' '));
    return true;
  }

  /** Turns over the next card. */
  #turn(solo: Solo): number | null {
    const turned = solo.reveal();
    if (turned === null) return null;
    const host = this.#host;
    const space = solo.model.spaces[turned - 1] ?? {};
    host.requestUpdate();
    host.dispatchEvent(new NwRevealEvent(turned, nameOf(host, space) || null));
    return turned;
  }

  can(name: Act): boolean {
    const { solo } = this;
    if (!solo) return false;
    const { position, ended } = solo.track;
    switch (name) {
      // One card is finished before the next, and all before he moves on (LOB-RUL-91).
      case 'hunt': return !ended && !solo.due.length;
      case 'reveal': return solo.due.length > 0;
      case 'advance': return !ended;
      case 'retreat': return !ended && position > 0;
      case 'reset': return !solo.isStart;
    }
  }

  /** What can have the focus. */
  get stops(): readonly Stop[] {
    return this.#stops;
  }

  element(id: string): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  /** A space is pointed at, by whatever device. */
  tap(id: string): void {
    const { model } = this;
    const n = model?.spaces.findIndex((_, i) => idOf(model, i + 1) === id) ?? -1;
    if (model?.spaces[n]?.state !== 'can-act') return;
    if (this.#host.model == null) this.act('reveal');
    else this.#host.dispatchEvent(new NwChooseEvent(id));
  }

  readonly keyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const act = ({ '+': this.solo?.hasCards ? 'hunt' : 'advance', '-': 'retreat' } as const)[key];
    if (act && !ctrlKey && !metaKey && !altKey && !this.#host.noControls && this.#host.model == null) {
      if (!event.repeat) this.act(act);
      event.preventDefault();
    } else this.#keys.onKeyDown(event);
  };

  readonly click = ({ target }: Event): void => {
    const id = (target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
    if (id !== undefined) this.tap(id);
  };

  /** All of it as text. */
  describe(): string {
    const { model } = this;
    const host = this.#host;
    if (!model) return '';
    const [isAlone, due] = [host.model == null, this.#due];
    return [[placeWords(host, model), pendingWords(host, model, due)].filter(Boolean).join(' '), ...model.spaces.map((_, i) => spaceWords(host, model, i + 1, isAlone))].join('\n');
  }

  get #due(): number {
    return this.#host.model == null ? (this.solo?.due.length ?? 0) : 0;
  }

  /** In em. */
  #measure(): number {
    return this.#host.clientWidth / parseFloat(getComputedStyle(this.#host).fontSize);
  }

  render(model: HuntModel): TemplateResult {
    const host = this.#host;
    this.#room = this.#measure();
    const layout = (this.#layout = layOut(this.#kind, model.spaces, this.#room - 2));
    const side = this.#side;
    this.#stops = layout.places.map(([x, y], i) => ({ id: idOf(model, i + 1), x: x * side, y }));
    return drawing({
      host, model, layout, kind: this.#kind, solo: host.model == null ? this.solo : null,
      status: [placeWords(host, model), pendingWords(host, model, this.#due)].filter(Boolean).join(' '),
      can: (name) => this.can(name),
      act: (name) => { this.act(name); },
      keys: this.#keys, keyDown: this.keyDown, click: this.click,
    });
  }

  /** 1 where lines run to the right, -1 where to the left. */
  get #side(): 1 | -1 {
    return this.#host.matches(':dir(rtl)') ? -1 : 1;
  }

  /** After each drawing: who has walked is seen to walk, and what was turned over to turn. */
  drawn(): void {
    const { model } = this;
    const before = this.#before;
    const track = this.#host.model == null ? this.solo : null;
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
    return this.#host.shadowRoot?.querySelector<SVGElement>('.figure') ?? null;
  }

  /** Brings the walker into view, within a track that is wider than its room. */
  #show(): void {
    const box = this.#kind === 'ring' || this.#kind === 'free' ? this.#figure?.closest('.scroll') : null;
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
