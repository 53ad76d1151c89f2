// <hunt-track>: a track with cards that lie face down, and who walks along it, in a page.
import { html, type TemplateResult } from 'lit';
import type { HuntTrackModel } from '../../engine/scene/hunt-track-model.js';
import en from '../../messages/en/pieces/hunt-track.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { world } from '../shared/theme/world.styles.js';
import type { Alone } from './standalone.js';
import { styles } from './hunt-track.styles.js';
import type { Act, HuntTrackState, Key, TrackHost } from './track-host.js';
import { lobotomy } from './world.styles.js';

export type * from './events.js';
export type { HuntTrackModel, HuntTrackState };

/**
 * A track of spaces, and who walks along it: the Hunt Track of Lobotomy 2, or one of any other game.
 * @summary A track with face-down cards that are turned over as somebody walks along it.
 * @tag hunt-track
 * @slot - A caption.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @fires {NwMoveEvent} nw-move - Somebody walked: `from`, `to`.
 * @fires {NwRevealEvent} nw-reveal - A card was turned over: `space`, `card`.
 * @fires {NwEndEvent} nw-end - The last space was left.
 * @fires {NwChooseEvent} nw-choose - With a `model`: a space was chosen that can be acted on, `targetId` is its id.
 * @csspart track - Way and spaces.
 * @csspart space - A space; also `s3` for its number, and `down`, `known`, `up`, `plain`, `hazard`, `can-act`, `selected`.
 * @csspart figure - Who walks.
 * @csspart status - Where that is, and what waits.
 * @csspart card - What the card there does.
 * @csspart acts - The buttons.
 * @cssstate ended - The last space was left.
 * @example
 * <hunt-track position="3">The hunt</hunt-track>
 */
export class HuntTrack extends NwElement<Key> implements TrackHost {
  static override readonly tag = 'hunt-track';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/pieces/hunt-track.js') };
  static override styles = [theme, world(lobotomy), styles];

  /** How many there are, each with a card that lies face down; or in JSON a list of names, or of `{"name", "text", "mark", "card", "at"}`. */
  @property({ converter: json, hasChanged: differs, useDefault: true }) spaces: unknown = 12;
  /** Where the walker is; 0 is before the first space. Set anew, the track begins there. */
  @property({ type: Number, useDefault: true }) position = 0;
  /** Spaces whose card lies face up at the beginning, such as `1-5 7`; left out, those up to `position`. */
  @property({ converter: json, hasChanged: differs }) revealed?: unknown;
  /** The space whose card is known before it is turned over, in stripes; 6 where `spaces` is a number, 0 for none. */
  @property({ type: Number }) aura?: number;
  /** What is on the cards, a list by space: names, or `{"name", "text", "mark"}`, null where it is not known. Shown once they are face up. */
  @property({ converter: json }) cards?: unknown;
  /** Cards of which one is drawn for each that is turned over and is not among `cards`. */
  @property({ converter: json }) deck?: unknown;
  /** Makes the draws repeatable. */
  @property() seed?: string;
  /** `row`, folded where there is no room for it; `u`: two rows, the second running back; `ring`; `free`: where each space says, by `at`. */
  @property() layout?: 'row' | 'u' | 'ring' | 'free';
  /** Who walks: `huntmaster`, `pawn`, or a name. */
  @property({ useDefault: true }) figure = 'huntmaster';
  /** Name of the track for screen readers, and its title where there is no caption. */
  @property({ useDefault: true }) label = '';
  /** Leaves out the buttons. */
  @property({ attribute: 'no-controls', converter: flag }) noControls = false;
  /** A track that is played elsewhere, in a game for instance: it is drawn, and spaces are chosen. */
  @property({ converter: json, hasChanged: differs }) model?: HuntTrackModel;

  #play: Alone | undefined;
  /** A state that was set and has not been read. */
  #saved: HuntTrackState | undefined;
  #lost = false;

  /** Where the walker is and which cards lie face up, as JSON; of the others nothing. */
  get state(): HuntTrackState | null {
    return this.#saved ?? this.#play?.state ?? null;
  }

  set state(state: HuntTrackState | null) {
    if (!differs(state, this.state)) return;
    this.#saved = state ?? undefined;
    this.requestUpdate();
  }

  /** The Hunt Phase: a step on, and the first of the cards that were caught up is turned over. False while any is still due, and at the end. */
  hunt(): boolean {
    return this.#act('hunt');
  }

  /** So many steps on, as after a death: what is reached stays face down until the next `hunt()`. False at the end. */
  advance(steps = 1): boolean {
    return this.#act('advance', steps);
  }

  /** So many steps back, not below 0. False where that is not possible. */
  retreat(steps = 1): boolean {
    return this.#act('retreat', steps);
  }

  /** Turns over the next card that is due; false if none is. */
  reveal(): boolean {
    return this.#act('reveal');
  }

  /** Begins anew as the attributes say. */
  reset(): void {
    this.#act('reset');
  }

  /** The whole track as text. */
  describe(): string {
    return this.#play?.describe() ?? '';
  }

  #act(name: Act, steps?: number): boolean {
    this.#read();
    return !!this.#play?.act(name, steps);
  }

  #read(): void {
    const saved = this.#saved;
    this.#saved = undefined;
    this.#play?.read(saved);
  }

  /** The first drawing waits for what draws. */
  protected override async prepare(): Promise<void> {
    if (this.#play) return;
    try {
      const { Alone, words } = await import('./standalone.js');
      HuntTrack.catalogue = { ...HuntTrack.catalogue, en: { ...en, ...words } };
      this.#play ??= new Alone(this);
      this.#lost = false;
    } catch {
      this.#lost = true;
    }
  }

  protected override willUpdate(): void {
    this.#read();
    const fault = this.#lost ? { code: 'fault-load', path: '', message: '' } : (this.#play?.fault ?? null);
    this.fail(fault && { ...fault, message: this.say(fault.code as Key, fault.params) });
    this.toggleState('ended', !!this.#play?.model?.ended);
  }

  protected override updated(): void {
    this.#play?.drawn();
  }

  override render(): TemplateResult {
    const model = this.#play?.model;
    return (model && this.#play?.render(model)) ?? html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hunt-track': HuntTrack;
  }
}
