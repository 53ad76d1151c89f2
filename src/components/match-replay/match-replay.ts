// <match-replay>: replays a shared match moment by moment, in a <rules-example> inside it.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { Params } from '../../engine/speech/speak.js';
import type { Replay } from '../../engine/table/replay.js';
import en from '../../messages/en/pieces/match-replay.js';
import { catalogueOf } from '../shared/catalogue.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import { NearViewport } from '../shared/near-viewport.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import type { NwStepEvent } from '../rules-example/events.js';
import { RulesExample } from '../rules-example/rules-example.js';
import { styles } from './match-replay.styles.js';
import type { SharePanel } from './share-panel.js';

export type { Replay };

type ReplayViewer = NonNullable<Replay['eyes']>;

/**
 * A replay of a match of any of the games. The reader steps through it, plays it or jumps to a moment, and chooses
 * whose view is shown if the file contains the whole match. Any moment can be shared as a link or a file.
 * @summary A replay of a match from its file, step by step.
 * @tag match-replay
 * @slot - The caption; it is also shown without script.
 * @slot acts - Your own buttons, shown in the strip above the table.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @fires {NwStepEvent} nw-step - The replay has gone to another moment: `step`.
 * @csspart strip - The strip above the table: whose view is shown, and the buttons for the match.
 * @example
 * <match-replay src="examples/matches/the-long-night.json"></match-replay>
 */
export class MatchReplay extends NwElement<keyof typeof en> {
  static override readonly tag = 'match-replay';
  static override readonly catalogue = catalogueOf(en, 'pieces/match-replay');
  static override styles = [theme, styles];

  static override define(tag?: string, registry?: CustomElementRegistry): void {
    super.define(tag, registry);
    RulesExample.define('nw1-rules-example', registry);
  }

  /** The match: the content of a match file. In the attribute, as JSON. */
  @property({ converter: json, hasChanged: differs }) match?: Replay;
  /** The URL of the match file. */
  @property({ useDefault: true }) src = '';
  /** Whose view is shown, if the file contains the whole match: `everybody`, or a seat counted from 0. */
  @property({ converter: json, useDefault: true }) eyes: ReplayViewer = 'everybody';
  /**
   * Shows the match as everybody saw it, and lets the reader guess where somebody hides. Needs a whole match of a game
   * in which players hide. The answers are in the file; the page shows one only when the reader asks.
   */
  @property({ converter: flag, useDefault: true }) riddle = false;
  /** The moment that is shown. A number that is too large shows the last moment. */
  @property({ type: Number, useDefault: true }) step = 0;
  /** The milliseconds between two moments during automatic play. */
  @property({ type: Number, useDefault: true }) pace = 1500;
  /** The cards that the game's element plays with. @internal */
  @property({ attribute: false }) chosen?: unknown;
  /** The element to which shared links lead; by default this one. @internal */
  @property({ attribute: false }) of?: Element;
  /**
   * Set by another element that shows the replay: called with the fault of the match, in place of `nw-error`. @internal
   */
  refuse?: (fault: Fault) => void;

  /** The match that was loaded from `src`. */
  #fetched: unknown;
  /** The `src` from which the match was loaded. */
  #source = '';
  /** The match from a link. */
  #linked: unknown;
  /** The page's own match, which was replaced by the match from a link. */
  #own: Replay | undefined;
  /** The match as the page, its file or a link gave it. */
  #given: unknown;
  /** The match as the chosen viewer sees it. */
  #shown: Replay | undefined;
  #panel: SharePanel | undefined;
  readonly #nearViewport = new NearViewport(this);

  /** The match up to the moment that is shown; with `src`, only the number of the moment and the chosen view. */
  get state(): unknown {
    const { src, eyes, step } = this;
    return src ? { eyes, step } : (this.replayUntilNow() ?? null);
  }

  set state(state: unknown) {
    if (JSON.stringify(state) === JSON.stringify(this.state)) return;
    const { game, eyes, step } = Object(state) as Partial<Replay> & { step?: number };
    if (game !== undefined || (eyes ?? step) === undefined) this.match = state as Replay;
    if (eyes !== undefined) this.eyes = eyes;
    this.step = step ?? Infinity;
  }

  override follow(state: unknown, fault: Fault | null): void {
    if (this.match !== this.#linked) this.#own = this.match;
    super.follow(state, fault);
    this.#linked = state;
  }

  /** The button that shows the page's own match again, in place of the match from a link. */
  protected override recoveryButton(): TemplateResult | undefined {
    const [own, linked] = [this.#own, this.#linked];
    const isOfLink = linked === '' || (linked !== undefined && this.match === linked);
    if (!isOfLink || (own == null && !this.src)) return undefined;
    return html`<button
      @click=${() => {
        this.#linked = undefined;
        this.match = own as Replay;
        super.follow(this.state, null);
        this.requestUpdate();
      }}
    >
      ${this.say('leave-link')}
    </button>`;
  }

  /** Returns the match up to the moment that is shown; null before the match has been loaded. */
  replayUntilNow(): Replay | null {
    return this.#example?.replayUntilNow() ?? null;
  }

  /** Returns everything that is shown, as text. */
  describe(): string {
    const { shadowRoot, src } = this;
    return (
      shadowRoot?.querySelector('[part=error]')?.textContent ??
      (this.#example?.describe() || (this.#shown || src ? this.say('coming') : this.textContent.trim()))
    );
  }

  get #example(): RulesExample | null {
    // The <rules-example> is missing before the first update. Another script may have registered its tag for another
    // element.
    const found = this.shadowRoot?.querySelector<RulesExample>('nw1-rules-example');
    return found && 'replayUntilNow' in found ? found : null;
  }

  async #read(): Promise<void> {
    const { src } = this;
    let read: unknown;
    let reason = '';
    try {
      const response = await fetch(new URL(src, document.baseURI));
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      read = json.fromAttribute?.(await response.text()) ?? '';
    } catch (error) {
      reason = (error as Error).message;
    }
    if (src !== this.src) return;
    if (reason && this.match == null) this.#refuse('replay-missing', '', '', { src, reason });
    this.#fetched = read;
    this.requestUpdate();
  }

  /** Shows a fault, with its message in the element's language if there is one. */
  #refuse(code: string, path: string, message: string, params?: Params): void {
    const said = this.say(code as keyof typeof en, params);
    const fault = { code, path, message: said === code ? message : said };
    if (this.refuse) this.refuse(fault);
    else
      this.fail({
        ...fault,
        path: [this.match == null ? 'src' : this.match === this.#linked ? 'link' : 'match', path]
          .filter(Boolean)
          .join('/'),
      });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const anew = this.#nearViewport.wasNear && this.src !== this.#source;
    if (anew) {
      this.#source = this.src;
      this.#fetched = undefined;
    }
    const match = this.match ?? this.#fetched;
    const { save, record } = Object(match) as Partial<Replay>;
    const { riddle } = this;
    const eyes = riddle ? 'everybody' : this.eyes;
    if (!anew && match === this.#given && (!save || this.#shown?.eyes === eyes) && !changed.has('riddle')) return;
    this.#given = match;
    this.#shown = save ? { ...(match as Replay), eyes, riddle } : record ? { ...(match as Replay), riddle } : undefined;
    this.fail(null);
    if (match != null && !this.#shown) this.#refuse('replay-none', '', '');
    if (anew && this.src) void this.#read();
  }

  async #share(): Promise<void> {
    const replay = this.replayUntilNow();
    if (!replay) return;
    const { SharePanel } = await import('./share-panel.js');
    SharePanel.define();
    this.#panel ??= this.renderRoot.appendChild(new SharePanel());
    await this.#panel.open({ of: this.of ?? this, views: [{ name: 'all' }], replay: () => replay });
  }

  override render(): TemplateResult {
    const match = this.#shown;
    const { save, names = [] } = Object(match) as Partial<Replay>;
    const seats = Array.isArray(save?.seats) ? save.seats : [];
    return html`<slot></slot> ${
        this.#nearViewport.wasNear && match
          ? html`<div class="strip" part="strip">
              ${
                seats.length > 0 && !this.riddle
                  ? html`<label
                      >${this.say('eyes')}
                      <select
                        @change=${(event: Event) => {
                          this.eyes = JSON.parse((event.target as HTMLSelectElement).value) as ReplayViewer;
                        }}
                      >
                        <option value='"everybody"' ?selected=${this.eyes === 'everybody'}>
                          ${this.say('eyes-everybody')}
                        </option>
                        ${seats.map((_, seat) => html`<option value=${seat} ?selected=${this.eyes === seat}>${names[seat] ?? this.say('player-n', { n: seat + 1 })}</option>`)}
                      </select></label
                    >`
                  : nothing
              }
              <button @click=${() => void this.#share()}>${this.say('share-moment')}</button>
              <slot name="acts"></slot>
            </div>`
          : nothing
      }
      ${
        this.#nearViewport.wasNear && (match || this.src)
          ? html`<nw1-rules-example
              loading="eager"
              .boardFirst=${true}
              .example=${match}
              .step=${this.step}
              .pace=${this.pace}
              .chosen=${this.chosen}
              .refuse=${({ code, path, message }: Fault) => {
                this.#refuse(code, path, message);
              }}
              @nw-step=${(event: NwStepEvent) => {
                this.step = event.step;
              }}
            ></nw1-rules-example>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'match-replay': MatchReplay;
  }
}
