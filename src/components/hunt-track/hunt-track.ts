// <hunt-track>: a track with face-down cards, and a figure that walks along it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { HuntTrackModel } from '../../engine/scene/hunt-track-model.js';
import en from '../../messages/en/pieces/hunt-track.js';
import { catalogueOf } from '../shared/catalogue.js';
import { Announcer } from '../shared/announcer.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { Navigation, type Stop } from '../shared/pointing/key-navigation.js';
import { property } from '../shared/property.js';
import { themeOf } from '../shared/theme/theme.styles.js';
import { drawTrack, idOf } from './drawing.js';
import { NwEndEvent, NwMoveEvent, NwRevealEvent } from './events.js';
import { checkCards, checkLayout, checkModel, checkState, checkTrack, type TrackInput } from './input-checks.js';
import { computeLayout, type Layout, type LayoutKind } from './layout.js';
import { showTurns, showWalk, positionIndexOf } from './moves.js';
import { rustedWard } from '../shared/theme/rusted-ward.styles.js';
import { spaceStyles } from './space.styles.js';
import { StandaloneTrack, type TrackAction, type HuntTrackState } from './standalone-track.js';
import { trackStyles } from './track.styles.js';
import {
  isHunt,
  moveWords,
  nameOf,
  pendingWords,
  placeWords,
  revealWords,
  spaceWords,
  type Key,
  type TrackSpeaker,
} from './words.js';

export type * from './events.js';
export type { HuntTrackModel, HuntTrackState };

/**
 * A track of spaces, with a figure that walks along it: the Hunt Track of Lobotomy 2, or a track of any other game.
 * @summary A track with face-down cards, which are turned over as a figure walks along it.
 * @tag hunt-track
 * @slot - A caption.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @fires {NwMoveEvent} nw-move - The figure moved: `from`, `to`.
 * @fires {NwRevealEvent} nw-reveal - A card was turned over: `space`, `card`.
 * @fires {NwEndEvent} nw-end - The figure left the last space.
 * @fires {NwChooseEvent} nw-choose - With a `model`, the reader chose a space that can be acted on: `targetId`.
 * @csspart track - The whole track with its spaces.
 * @csspart space - A space. It also has a part for its number, such as `s3`, and for its state: `down`, `known`, `up`, `plain`, `hazard`, `can-act`, `selected`.
 * @csspart figure - The figure.
 * @csspart status - The line that says where the figure is, and which cards still have to be turned over.
 * @csspart card - The text of the card on the figure's space.
 * @csspart acts - The buttons.
 * @cssstate ended - The figure has left the last space.
 * @example
 * <hunt-track position="3">The hunt</hunt-track>
 */
export class HuntTrack extends NwElement<Key> implements TrackInput, TrackSpeaker {
  static override readonly tag = 'hunt-track';
  static override catalogue: Catalogue = catalogueOf(en, 'pieces/hunt-track');
  static override styles = [themeOf(rustedWard), spaceStyles, trackStyles];

  /**
   * The number of spaces, each with a face-down card; or, in JSON, a list of names or of `{"name", "text", "mark",
   * "card", "at"}`.
   */
  @property({ converter: json, hasChanged: differs, useDefault: true }) spaces: unknown = 12;
  /** The space of the figure; 0 is before the first space. Setting it starts the track over from that space. */
  @property({ type: Number, useDefault: true }) position = 0;
  /** The spaces whose cards lie face up at the start, such as `1-5 7`; by default, all spaces up to `position`. */
  @property({ converter: json, hasChanged: differs }) revealed?: unknown;
  /** The space whose card everybody knows, shown with stripes; 0 for none. The default is 6 if `spaces` is a number. */
  @property({ type: Number }) aura?: number;
  /**
   * The cards, in the order of their spaces: a list of names or of `{"name", "text", "mark"}`; null for an unknown
   * card. A card is shown once it lies face up.
   */
  @property({ converter: json }) cards?: unknown;
  /** A deck. A card is drawn from it whenever a space without an entry in `cards` is turned over. */
  @property({ converter: json }) deck?: unknown;
  /** Any text: the same seed draws the same cards. */
  @property() seed?: string;
  /**
   * `row`: one row, which wraps if there is not enough room. `u`: two rows, the second running back. `ring`: a circle.
   * `free`: each space at the position in its `at`, which is measured in widths of a space, to the right and down.
   */
  @property() layout?: 'row' | 'u' | 'ring' | 'free';
  /** The figure: `huntmaster`, `pawn`, or a name. */
  @property({ useDefault: true }) figure = 'huntmaster';
  /** The name of the track for screen readers; without a caption, also its title. */
  @property({ useDefault: true }) label = '';
  /** Leaves out the buttons. */
  @property({ attribute: 'no-controls', converter: flag }) noControls = false;
  /**
   * A track that is played elsewhere, for instance in a game. The element draws it, and fires an event when a space is
   * chosen.
   */
  @property({ converter: json, hasChanged: differs }) model?: HuntTrackModel;

  readonly #announcer = new Announcer(this);
  readonly #keys = new Navigation(this, {
    stops: () => this.#stops,
    element: (id) => this.#elementOf(id),
    act: (id) => {
      this.#tap(id);
    },
  });
  /** Waits for the next frame, because an observed element must not change its size inside the callback. */
  readonly #resizes = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      if (this.#room !== this.#measureRoom()) this.requestUpdate();
    }),
  );

  /** The state of a track without a model. */
  #standalone: StandaloneTrack | null = null;
  /** The page's model, after it has been checked. */
  #checkedModel: HuntTrackModel | null = null;
  #fault: Fault | null = null;
  /** The properties that were read last. */
  #setup: Readonly<Record<string, unknown>> | null = null;
  #cardSetup: readonly unknown[] = [];
  /** The state that was set last; undefined once it has been read. */
  #unreadState: HuntTrackState | undefined;

  #kind: LayoutKind = 'row';
  #room = 0;
  #layout: Layout | null = null;
  #stops: readonly Stop[] = [];
  #drawnModel: HuntTrackModel | null = null;

  /** The position of the figure and the face-up cards, as JSON; nothing about face-down cards. */
  get state(): HuntTrackState | null {
    return this.#unreadState ?? this.#standalone?.state ?? null;
  }

  set state(state: HuntTrackState | null) {
    if (!differs(state, this.state)) return;
    this.#unreadState = state ?? undefined;
    this.requestUpdate();
  }

  /**
   * A Hunt Phase: the figure moves one step, and the first of the cards that it has reached is turned over. Returns
   * false while a card still has to be turned over, and at the end of the track.
   */
  hunt(): boolean {
    return this.#act('hunt');
  }

  /**
   * Moves the figure this many steps, as after a death. The cards that it reaches stay face down until the next
   * `hunt()`. Returns false at the end of the track.
   */
  advance(steps = 1): boolean {
    return this.#act('advance', steps);
  }

  /** Moves the figure this many steps back, but not beyond 0. Returns false if that is not possible. */
  retreat(steps = 1): boolean {
    return this.#act('retreat', steps);
  }

  /** Turns over the next card that the figure has reached. Returns false if there is none. */
  reveal(): boolean {
    return this.#act('reveal');
  }

  /** Starts over with the values of the attributes. */
  reset(): void {
    this.#act('reset');
  }

  /** Returns the whole track as text. */
  describe(): string {
    const model = this.#shownModel;
    return model ? [this.#status(model), ...model.spaces.map((_, i) => this.#words(model, i + 1))].join('\n') : '';
  }

  get #isStandalone(): boolean {
    return this.model == null;
  }

  get #shownModel(): HuntTrackModel | null {
    if (this.#fault) return null;
    return this.#isStandalone ? (this.#standalone?.model ?? null) : this.#checkedModel;
  }

  #read(): void {
    const saved = this.#unreadState;
    this.#unreadState = undefined;
    const { model, layout, spaces, position, revealed, aura, seed, cards, deck } = this;
    const setup = { model, layout, spaces, position, revealed, aura, seed };
    const cardSetup = [cards, deck];
    const last = this.#setup;
    const isNew =
      !last || Object.entries(setup).some(([name, value]) => value !== last[name] && differs(value, last[name]));
    if (!isNew && saved === undefined && cardSetup.every((value, i) => value === this.#cardSetup[i])) return;
    this.#cardSetup = cardSetup;
    this.#fault = this.#readFault(isNew, saved);
    // After a fault, everything is read again when any property changes.
    this.#setup = this.#fault ? null : setup;
    this.#reflectPosition();
  }

  #readFault(isNew: boolean, saved: HuntTrackState | undefined): Fault | null {
    if (!this.#isStandalone) {
      const read = checkModel(this.model);
      if (!this.#checkedModel) this.#drawnModel = null;
      this.#checkedModel = read.ok ? read.value : null;
      return read.ok ? this.#layoutFault(read.value) : read.error;
    }
    this.#checkedModel = null;
    const faces = checkCards(this);
    if (!faces.ok) return faces.error;
    if (isNew || !this.#standalone) {
      const track = checkTrack(this);
      if (!track.ok) return track.error;
      this.#standalone = new StandaloneTrack({ ...track.value, ...faces.value }, this.seed ?? null);
      this.#drawnModel = null;
    } else this.#standalone.setup = { ...this.#standalone.setup, ...faces.value };
    if (saved !== undefined) {
      const read = checkState(saved, this.#standalone.setup);
      if (!read.ok) return read.error;
      this.#standalone.restore(read.value);
      this.#drawnModel = null;
    }
    return this.#layoutFault(this.#standalone.model);
  }

  #layoutFault({ spaces }: HuntTrackModel): Fault | null {
    const read = checkLayout(this, spaces);
    if (read.ok) this.#kind = read.value;
    return read.ok ? null : read.error;
  }

  /** Sets `position` to the current space, so that the page can read it. */
  #reflectPosition(): void {
    const now = this.#fault || !this.#isStandalone ? undefined : this.#standalone?.track.position;
    if (now === undefined || now === this.position) return;
    this.position = now;
    this.#setup = { ...this.#setup, position: now };
  }

  /** Performs an action and fires its events. Returns false if the action is not possible now. */
  #act(act: TrackAction, steps = 1): boolean {
    this.#read();
    const track = this.#standalone;
    if (!track || this.#fault || !this.#isStandalone || !this.isConnected) return false;
    if (!track.can(act) || !Number.isInteger(steps) || steps < 1) return false;
    const { position: from, ended: wasEnded } = track.track;
    if (act === 'reset') track.reset();
    else if (act === 'advance' || act === 'retreat') track[act](steps);
    else if (act === 'hunt') track.hunt();
    const { position: to, ended } = track.track;
    this.#reflectPosition();
    this.requestUpdate();
    const said =
      act === 'reset' ? [placeWords(this, track.model)] : act === 'reveal' ? [] : [moveWords(this, from, track.model)];
    if (to !== from && act !== 'reset') this.dispatchEvent(new NwMoveEvent(from, to));
    if (ended && !wasEnded) this.dispatchEvent(new NwEndEvent());
    const turned = act === 'reveal' || act === 'hunt' ? this.#turn(track) : null;
    if (turned !== null) {
      // The page may have set the card in its event listener.
      this.#read();
      said.push(revealWords(this, track.model, turned));
    }
    this.#announcer.say([...said, pendingWords(this, track.model, track.due.length)].filter(Boolean).join(' '));
    return true;
  }

  /** Turns over the next card. Returns the number of its space; null if no card has to be turned over. */
  #turn(track: StandaloneTrack): number | null {
    const turned = track.reveal();
    if (turned === null) return null;
    const space = track.model.spaces[turned - 1] ?? {};
    this.requestUpdate();
    this.dispatchEvent(new NwRevealEvent(turned, nameOf(this, space) || null));
    return turned;
  }

  /** Chooses a space, with the pointer or a key. */
  #tap(id: string): void {
    const model = this.#shownModel;
    const space = model?.spaces.find((_, i) => idOf(model, i + 1) === id);
    if (space?.state !== 'can-act') return;
    if (this.#isStandalone) this.#act('reveal');
    else this.dispatchEvent(new NwChooseEvent(id));
  }

  readonly #onClick = ({ target }: Event): void => {
    const id = (target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
    if (id !== undefined) this.#tap(id);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const act = ({ '+': this.#standalone?.hasCards ? 'hunt' : 'advance', '-': 'retreat' } as const)[key];
    if (act && !ctrlKey && !metaKey && !altKey && !this.noControls && this.#isStandalone) {
      if (!event.repeat) this.#act(act);
      event.preventDefault();
    } else this.#keys.onKeyDown(event);
  };

  #status(model: HuntTrackModel): string {
    const due = this.#isStandalone ? (this.#standalone?.due.length ?? 0) : 0;
    return [placeWords(this, model), pendingWords(this, model, due)].filter(Boolean).join(' ');
  }

  #words(model: HuntTrackModel, n: number): string {
    return spaceWords(this, model, n, this.#isStandalone);
  }

  #elementOf(id: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  }

  /**
   * The available width in em. An element that is hidden or outside the document has no width; it is laid out as on a
   * phone.
   */
  #measureRoom(): number {
    return this.clientWidth / parseFloat(getComputedStyle(this).fontSize) || 20;
  }

  /** 1 if text runs from left to right, -1 if it runs from right to left. */
  get #side(): 1 | -1 {
    return this.isRightToLeft ? -1 : 1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
  }

  protected override willUpdate(): void {
    this.#read();
    const fault = this.#fault;
    this.fail(fault && { ...fault, message: this.say(fault.code as Key, fault.params) });
    this.toggleState('ended', !!this.#shownModel?.ended);
  }

  override render(): TemplateResult {
    const model = this.#shownModel;
    if (!model) return html`<slot></slot>`;
    this.#room = this.#measureRoom();
    const layout = (this.#layout = computeLayout(this.#kind, model.spaces, this.#room - 2));
    const side = this.#side;
    this.#stops = layout.spaceCorners.map(([x, y], i) => ({ id: idOf(model, i + 1), x: x * side, y }));
    return drawTrack({
      host: this,
      model,
      layout,
      kind: this.#kind,
      words: (n) => this.#words(model, n),
      status: this.#status(model),
      buttons: this.#buttons(),
      keys: this.#keys,
      keyDown: this.#onKeyDown,
      click: this.#onClick,
    });
  }

  #buttons(): TemplateResult | typeof nothing {
    const track = this.#standalone;
    if (!track || !this.#isStandalone || this.noControls) return nothing;
    const all = buttonsOf(track.hasCards, isHunt(this));
    // The next action is emphasized.
    const next = all.find(([act]) => track.can(act) && act !== 'reset' && act !== 'retreat')?.[0];
    return html`<div part="acts" role="group" aria-label=${this.say('acts')}>
      ${all.map(
        ([act, key]) =>
          html`<button
            data-act=${act}
            class=${act === next ? 'next' : ''}
            aria-disabled=${track.can(act) ? nothing : 'true'}
            @click=${() => this.#act(act)}
          >
            ${this.say(key)}
          </button>`,
      )}
    </div>`;
  }

  protected override updated(): void {
    const [before, model] = [this.#drawnModel, this.#shownModel];
    this.#drawnModel = model;
    if (!model) return;
    if (!before || positionIndexOf(before) !== positionIndexOf(model)) this.#scrollToFigure();
    if (before?.spaces.length !== model.spaces.length) return;
    showTurns(before, model, (n) => this.#elementOf(idOf(model, n))?.lastElementChild);
    const figure = this.#figure;
    if (figure && this.#layout)
      showWalk(figure, this.#layout, positionIndexOf(before), positionIndexOf(model), this.#side);
  }

  get #figure(): SVGElement | null {
    return this.renderRoot.querySelector<SVGElement>('.figure');
  }

  /** If the track is wider than its box, scrolls it so that the figure is in the middle. */
  #scrollToFigure(): void {
    const figure = this.#figure;
    const box = this.#kind === 'ring' || this.#kind === 'free' ? figure?.closest('.scroll') : null;
    if (!box || !figure) return;
    const [seen, own] = [box.getBoundingClientRect(), figure.getBoundingClientRect()];
    box.scrollLeft += own.left + own.width / 2 - seen.left - seen.width / 2;
  }
}

/** The action and label of each button. A track without cards has fewer buttons. */
const buttonsOf = (hasCards: boolean, hunts: boolean): readonly (readonly [TrackAction, Key])[] => [
  ...(hasCards
    ? ([
        ['hunt', hunts ? 'hunt' : 'step'],
        ['reveal', 'reveal'],
      ] as const)
    : []),
  ['advance', hasCards && hunts ? 'death' : 'on'],
  ['retreat', 'back'],
  ['reset', 'reset'],
];

declare global {
  interface HTMLElementTagNameMap {
    'hunt-track': HuntTrack;
  }
}
