// A piece that draws the cross-section of a house from a model, reports presses on rooms and figures, and animates
// collapsing columns.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Fault, TargetId } from '../../engine/kernel/types.js';
import type { HouseModel } from '../../engine/scene/house-model.js';
import en from '../../messages/en/pieces/nw-house.js';
import { catalogueOf } from '../shared/catalogue.js';
import { flag } from '../shared/attribute-converters.js';
import { animate } from '../shared/motion.js';
import { ModelElement } from '../shared/model-element.js';
import { Navigation, type Stop } from '../shared/pointing/key-navigation.js';
import type { Catalogue } from '../shared/nw-element.js';
import { NwPointEvent, NwUnpointEvent } from '../shared/pointing/point-event.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { collapse, ruinsOf, type Ruins } from './collapse.js';
import { drawing, legend, type Pictures, type HouseDrawing } from './drawing.js';
import { faultOf } from './input-checks.js';
import { inks } from './inks.styles.js';
import { changesOf, layoutOf, roomsOf, type Changes, type Layout } from './layout.js';
import { styles } from './nw-house.styles.js';
import { rooms } from './room.styles.js';
import { Scrolling } from './scrolling.js';
import { houseWords, type Key } from './words.js';

export type { HouseModel };

/**
 * The cross-section of a house: columns of rooms, the figures in them, and the rooms that were lost.
 * @slot - A caption.
 * @fires {NwPointEvent} nw-point - The reader pointed at a room or a figure: `targetId`.
 * @fires {NwUnpointEvent} nw-unpoint - The reader pressed Escape while something was selected.
 * @csspart board - The frame that the house scrolls in.
 * @csspart room - A room. It also has parts for its position (`B3`), its kind, and its state: `can-act`, `selected`, `disabled`, `own`, `unlit`, `searched`, `threatened`, `blocked`.
 * @csspart figure - A figure. It also has parts for its id and its state, and `new`.
 * @csspart key - The names of the kinds of rooms.
 * @csspart gone - The rooms that were lost.
 * @csspart controls - The buttons that scroll, and the plan of the house between them.
 */
export class House extends ModelElement<HouseModel, Key> {
  static override readonly tag = 'nw-house';
  static override catalogue: Catalogue = catalogueOf(en, 'pieces/nw-house');
  static override styles = [theme, inks, rooms, styles];

  /** The name of the house for screen readers; by default the number of its rooms. */
  @property() label = '';
  /** Leaves out the buttons that scroll. */
  @property({ attribute: 'no-controls', converter: flag }) noControls = false;

  /** Replaces the drawings by other pictures. It must return the same object for the same drawings. */
  @property({ attribute: false }) replacePictures: ((pictures: Pictures) => Pictures) | undefined;

  #layout: Layout | null = null;
  #changes: Changes | null = null;
  #ruins: Ruins | null = null;
  #pictures: Pictures | undefined;
  #arrival: Promise<void> | undefined;
  #trails: typeof import('./trails.js') | undefined;
  #trailsArrival: Promise<void> | undefined;
  #hadTrails = false;
  /** The ids of the things that the house was last scrolled to, separated by commas. */
  #revealedIds = '';
  readonly #scrolling = new Scrolling(this);
  readonly #keys = new Navigation(this, {
    stops: () => this.#stops(),
    element: (id) => this.#element(id),
    act: (id) => {
      this.dispatchEvent(new NwPointEvent(id));
    },
    leave: () => this.#back(),
    landmark: (id) => this.#stateOf(id) === 'can-act',
  });

  /** Returns the whole house as text. */
  describe(): string {
    const { model } = this;
    return model && !this.fault() ? houseWords(this, model) : '';
  }

  /** Scrolls a room or a figure into view and makes it the tab stop. */
  focusOn(id: TargetId): void {
    this.#keys.moveTo(id, { focus: false });
    this.#element(id)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  protected override fault(): Fault | null {
    const fault = this.model == null ? null : faultOf(this.model);
    return fault && { ...fault, message: this.say(fault.code) };
  }

  /** Loads the drawings. Before they arrive, the house shows only walls and text. */
  protected override firstUpdated(): void {
    this.#arrival = import('./art/house-art.js').then(
      (pictures) => {
        this.#pictures = pictures;
        this.requestUpdate();
      },
      () => undefined,
    );
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.all([this.#arrival, this.#trailsArrival]);
    return super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    const before = this.drawn;
    super.willUpdate();
    if (this.drawn === before) return;
    if (this.#model?.trails) this.#loadTrails();
    const layout = this.#model ? layoutOf(this.#model) : null;
    this.#changes = layout && changesOf(this.#layout, layout);
    // The rooms that will disappear must be copied before the update removes them.
    this.#ruins = this.#changes && this.shadowRoot && ruinsOf(this.shadowRoot, this.#changes);
    this.#layout = layout;
  }

  /** Without its trails, a house is still complete. */
  #loadTrails(): void {
    this.#trailsArrival ??= import('./trails.js').then(
      (module) => {
        this.#trails = module;
        this.requestUpdate();
      },
      () => undefined,
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const [changes, ruins] = [this.#changes, this.#ruins];
    this.#changes = this.#ruins = null;
    if (changes && this.shadowRoot) collapse(this.shadowRoot, changes, ruins);
    const trails = this.shadowRoot?.querySelector('.trails') ?? null;
    if (trails && !this.#hadTrails) animate(trails, [{ opacity: 0 }, { opacity: 1 }], 240);
    this.#hadTrails = trails !== null;
    this.#reveal();
  }

  /**
   * Scrolls to the most important thing and to everything that can be chosen, if any of these has changed. The most
   * important thing is the first of these that exists: the selected thing, the room of the viewer, a figure where all
   * rooms can be chosen, a thing that can be chosen, the room of a figure.
   */
  #reveal(): void {
    const [model, layout] = [this.#model, this.#layout];
    if (!model || !layout) return;
    const chosen = [...model.figures, ...roomsOf(model)].filter(
      ({ state }) => state === 'can-act' || state === 'selected',
    );
    const figures = model.figures.map(({ room }) => ({ id: room }));
    const [most] = [
      ...chosen.filter(({ state }) => state === 'selected'),
      ...(model.own === undefined ? [] : [{ id: model.own }]),
      ...(chosen.length >= roomsOf(model).length - figures.length ? figures : []),
      ...chosen,
      ...figures,
    ];
    const mattered = [most, ...chosen].map((each) => each?.id).join();
    if (!most || mattered === this.#revealedIds) return;
    this.#revealedIds = mattered;
    const columnOf = (id: string): number => layout.rooms.get(id)?.x ?? Math.floor(layout.figures.get(id)?.x ?? 0);
    const columns = [most, ...chosen].map(({ id }) => columnOf(id));
    this.#scrolling.reveal([Math.min(...columns), Math.max(...columns)], columnOf(most.id), layout);
    this.#scrolling.revealStorey(this.#element(most.id));
  }

  override render(): TemplateResult {
    const [model, layout] = [this.#model, this.#layout];
    if (!model || !layout) return html`<slot></slot>`;
    const shown: HouseDrawing = {
      voice: this,
      label: this.label,
      model,
      layout,
      keys: this.#keys,
      trails: this.#trails,
      pictures: this.#pictures && (this.replacePictures?.(this.#pictures) ?? this.#pictures),
    };
    return html`<slot></slot>
      <div
        class=${this.#scrolling.isWhole ? 'scroll whole' : 'scroll'}
        part="board"
        @click=${this.#click}
        @keydown=${this.#keys.onKeyDown}
        @focusin=${this.#keys.onFocusIn}
        @scroll=${this.#scrolling.onScroll}
      >
        ${drawing(shown)}
      </div>
      ${this.noControls ? nothing : this.#scrolling.tools(model, layout, (key) => this.say(key))} ${legend(shown)}`;
  }

  get #model(): HouseModel | null {
    return 'columns' in this.drawn ? (this.drawn as HouseModel) : null;
  }

  /**
   * The positions between which the arrow keys move: the rooms, column by column from the bottom, then the figures that
   * can be pointed at.
   */
  #stops(): readonly Stop[] {
    const [model, layout] = [this.#model, this.#layout];
    if (!model || !layout) return [];
    return [
      ...roomsOf(model).map(({ id }) => ({
        id,
        x: (layout.rooms.get(id)?.x ?? 0) + 0.5,
        y: -0.5 - (layout.rooms.get(id)?.y ?? 0),
      })),
      // The position of a figure is slightly below the middle of its room.
      ...model.figures
        .filter(({ state }) => state)
        .map(({ id }) => ({ id, x: layout.figures.get(id)?.x ?? 0, y: -0.35 - (layout.figures.get(id)?.y ?? 0) })),
    ];
  }

  #stateOf(id: string): string | undefined {
    const model = this.#model;
    return model ? [...roomsOf(model), ...model.figures].find((each) => each.id === id)?.state : undefined;
  }

  #element(id: string): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  }

  #back(): boolean {
    const isChosen = this.#stops().some(({ id }) => this.#stateOf(id) === 'selected');
    if (isChosen) this.dispatchEvent(new NwUnpointEvent());
    return isChosen;
  }

  readonly #click = (event: Event): void => {
    const id = (event.target as Element).closest<HTMLElement>('[role=option]')?.dataset['id'];
    if (id !== undefined) this.dispatchEvent(new NwPointEvent(id));
  };
}
