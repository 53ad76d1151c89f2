// <rules-example>: a worked example on a rules page. All steps are computed first and then shown one by one.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Example, Moment } from '../../engine/table/example.js';
import type { Fault } from '../../engine/kernel/types.js';
import type { Replay } from '../../engine/table/replay.js';
import en from '../../messages/en/pieces/rules-example.js';
import { catalogueOf } from '../shared/catalogue.js';
import { differs, json } from '../shared/attribute-converters.js';
import { NearViewport } from '../shared/near-viewport.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import type { Stage, StageClass } from '../shared/stage.js';
import { theme } from '../shared/theme/theme.styles.js';
import { writtenData } from '../shared/theme/written-data.styles.js';
import { dataChild, dataText, looksLikeJson, readJson, takeBackPre } from '../shared/written-data.js';
import { stages } from '../registry.js';
import { NwStepEvent } from './events.js';
import { styles } from './rules-example.styles.js';

type Key = keyof typeof en;
export type * from './events.js';
export type { Example };

/** An example with more steps than this has a slider. */
const SLIDER_FROM = 12;

/** The stages by game. They are kept, so that further examples of a game are drawn in one task, for instance in print. */
const loadedStages = new Map<string, Promise<{ readonly default: StageClass }>>();

type PointEvent = Event & { readonly targetId: string };

/**
 * A worked example of a game's rules, which the reader plays step by step. Its JSON contains the game, the position,
 * the scripted results, and the choices with claims about their results. A false claim is an error.
 * @summary A worked example of a game's rules, which the reader steps through.
 * @tag rules-example
 * @slot - The caption; it is also shown without script. A `<script type="application/json">`, `<template>`, `<pre>` or `<textarea>` child is the example in JSON.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @fires {NwStepEvent} nw-step - The reader went to another step: `step`.
 * @csspart stage - The table that shows the example.
 * @csspart say - The author's comment on the step.
 * @csspart log - What happened in the step.
 * @csspart rule - The rule id at the end of a line of the log.
 * @csspart controls - The buttons for back, step, play and reset.
 * @cssstate shown - The table has been drawn.
 * @cssstate playing - The steps are played automatically.
 * @cssstate over - The last step is shown.
 * @example
 * <rules-example example='{"game":"sanitarium","seats":2,"situation":{"map":[["chapel","h",0,0]],"phase":"dice"},"faces":[{"die":"d6","face":2},{"die":"d6","face":4},{"die":"d6","face":5}],"steps":[{"choose":"die:5","say":"Five points, and two for the monsters.","expect":{"state":{"turn":{"ap":5,"mp":2}}}}]}'></rules-example>
 */
export class RulesExample extends NwElement<Key> {
  static override readonly tag = 'rules-example';
  static override readonly catalogue = catalogueOf(en, 'pieces/rules-example');
  static override styles = [theme, writtenData, styles];

  /** The example; in the attribute, as JSON. */
  @property({ converter: json, hasChanged: differs }) example?: Example;
  /** The URL of the example's JSON file. */
  @property({ useDefault: true }) src = '';
  /** The number of steps taken. A number that is too large shows the last step. */
  @property({ type: Number, useDefault: true }) step = 0;
  /**
   * The address of your rules pages. `{id}` in it is replaced by the rule's id; without `{id}`, the id is appended, so
   * `#` links to the same page. Without `rules`, the text of a rule opens beside its id.
   */
  @property({ useDefault: true }) rules = '';
  /** The milliseconds between two steps during automatic play. */
  @property({ type: Number, useDefault: true }) pace = 2500;
  /** When the element loads: `eager` at once, `lazy` when it comes near the viewport or is printed. */
  @property({ useDefault: true }) loading: 'lazy' | 'eager' = 'lazy';

  /**
   * Cards that replace the game's own, in the form that the game's element uses; undefined for the game's own cards.
   * @internal
   */
  @property({ attribute: false }) chosen?: unknown;
  /**
   * Set by an element that shows a match inside this element. If the match is faulty, `refuse` is called with the
   * fault, and `nw-error` is not fired.
   * @internal
   */
  refuse?: (fault: Fault) => void;
  /** Set by an element that shows a match: the table comes before what has happened. @internal */
  boardFirst = false;

  readonly #nearViewport = new NearViewport(this);
  #stage: Stage | null = null;
  #moments: readonly Moment[] = [];
  /** The content of the child with the example when it was last read. */
  #text: string | undefined;
  /** The number of examples that have been begun. Whatever was loaded for an earlier example is dropped. */
  #beginning = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the page is being printed. */
  #isPrinted = false;
  /** The rule whose text could not be loaded. The message about it stays until the next click. */
  #lost = '';

  /**
   * Keeps the events of the pieces inside this element. A press on the thing that the next step chooses takes that
   * step.
   */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    for (const name of ['nw-ready', 'nw-error', 'nw-unpoint', 'nw-point', 'nw-choose']) {
      root.addEventListener(name, (event) => {
        event.stopPropagation();
        const { targetId } = event as Partial<PointEvent>;
        const { id, targets } = this.#moment?.next ?? {};
        if (targetId && (id === targetId || targets?.includes(targetId))) this.next();
      });
    }
    root.addEventListener('click', () => {
      this.#tellLost('');
    });
    root.addEventListener('slotchange', () => {
      if (this.#beginning && this.example === undefined && this.#child() !== this.#text) void this.#begin();
    });
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of ['beforeprint', 'afterprint']) addEventListener(name, this.#onPrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const name of ['beforeprint', 'afterprint']) removeEventListener(name, this.#onPrint);
    this.pause();
  }

  readonly #onPrint = ({ type }: Event): void => {
    this.#isPrinted = type === 'beforeprint';
    this.requestUpdate();
  };

  get #moment(): Moment | undefined {
    return this.#moments[this.step];
  }

  /** The number of steps of the example; 0 until it has been loaded. */
  get steps(): number {
    return Math.max(0, this.#moments.length - 1);
  }

  /** The number of steps taken, as JSON. */
  get state(): { readonly step: number } {
    return { step: this.step };
  }

  set state(state: { readonly step: number }) {
    this.step = (Object(state) as { step?: number }).step ?? 0;
  }

  /** Returns the replayed match up to the current step; null if an example is shown. @internal */
  replayUntilNow(): Replay | null {
    return this.#stage?.replayUntil(this.step) ?? null;
  }

  /** Returns everything that is shown, as text. */
  describe(): string {
    return [this.#stage?.describe(), this.#moment?.say, ...(this.#stage?.lines() ?? []).map(({ text }) => text)]
      .filter(Boolean)
      .join('\n')
      .replaceAll('\u00AD', '');
  }

  /** Goes to the next step, if there is one. */
  next(): void {
    this.#go(this.step + 1);
  }

  /** Goes back to the previous step. */
  back(): void {
    this.#go(this.step - 1);
  }

  /** Goes back to the start. */
  reset(): void {
    this.pause();
    this.#go(0);
  }

  /** Plays the steps automatically to the end. If the last step is already shown, starts over. */
  play(): void {
    if (!this.steps) return;
    if (this.step >= this.steps) this.#go(0);
    this.#goOnIn(this.pace / 2);
  }

  /** Stops automatic play. */
  pause(): void {
    this.#goOnIn();
  }

  /** Takes the next step after `ms` milliseconds and continues to the end; without `ms`, stops. */
  #goOnIn(ms?: number): void {
    clearTimeout(this.#timer);
    const plays = ms !== undefined;
    this.#timer = plays
      ? setTimeout(() => {
          this.next();
          // A listener of nw-step may have stopped the playback.
          if (this.#timer) this.#goOnIn(this.step < this.steps ? this.pace : undefined);
        }, ms)
      : undefined;
    this.toggleState('playing', plays);
    this.requestUpdate();
  }

  #go(step: number): void {
    if (!this.isConnected || !this.#moments[step] || step === this.step) return;
    this.step = step;
    this.#show();
    void this.#sayStep();
    this.dispatchEvent(new NwStepEvent(step));
  }

  async #sayStep(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector('.told')?.scrollTo(0, 0);
    await this.#stage?.updateComplete;
    this.#stage?.voice.say(
      [
        this.#where(),
        this.#moment?.say,
        ...this.#stage
          .lines()
          .map(({ text }) => text)
          .slice(-3),
      ]
        .filter(Boolean)
        .join('. ')
        .replace(/([.!?])\./g, '$1'),
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The attribute is set here, because the links to rules read it during rendering, before Lit would reflect it.
    if (changed.has('rules')) {
      if (this.rules) this.setAttribute('rules', this.rules);
      else this.removeAttribute('rules');
    }
    const anew = changed.has('example') || changed.has('src');
    if ((this.#nearViewport.wasNear || this.loading === 'eager') && (anew || !this.#beginning)) void this.#begin();
    if (changed.has('step') && this.#moments.length)
      this.step = Math.min(this.steps, Math.max(0, Math.trunc(this.step) || 0));
    this.#show();
  }

  #show(): void {
    if (this.#stage && this.#moment) this.#stage.moment = this.#moment;
    this.toggleState('shown', !!this.#stage?.hasUpdated);
    this.toggleState('over', !!this.steps && this.step === this.steps);
  }

  #child(): string | undefined {
    const child = dataChild(this);
    return child ? dataText(child) : undefined;
  }

  async #begin(): Promise<void> {
    const beginning = ++this.#beginning;
    this.pause();
    const played = await this.#read();
    if (beginning !== this.#beginning) return;
    [this.#stage, this.#moments] = 'code' in played ? [null, []] : played;
    this.requestUpdate('step');
    if ('code' in played) {
      // `say` needs the messages of the language, which are loaded during an update.
      await this.updateComplete;
      const said = this.say(played.code as Key, played.params);
      const fault = said === played.code ? played : { ...played, message: said };
      if (this.refuse) this.refuse(fault);
      else this.fail(fault);
    } else {
      // The stage is drawn after this element, and has the messages for its log lines only then. So this element is
      // updated again after each update of the stage.
      this.#stage?.addController({
        hostUpdated: () => {
          this.requestUpdate();
        },
      });
      this.fail(null);
    }
  }

  /**
   * Returns the stage and the moments of the example, or the fault if it cannot be read. Without an example, the stage
   * is null and the list is empty.
   */
  async #read(): Promise<readonly [Stage | null, readonly Moment[]] | Fault> {
    const wrong = (code: Key, path: string, params = {}): Fault => ({ code, path, params, message: '' });
    const strange = this.example === undefined && !this.src ? takeBackPre(this, looksLikeJson) : undefined;
    let read: unknown = this.example ?? (this.#text = this.#child()) ?? strange;
    try {
      if (this.src) {
        const response = await fetch(new URL(this.src, document.baseURI));
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        read = await response.text();
      }
      if (read === undefined) return [null, []];
      if (typeof read === 'string') read = readJson(read);
    } catch (error) {
      return wrong(
        'fault-json',
        this.src || (this.example === undefined ? (dataChild(this)?.localName ?? 'pre') : 'example'),
        {
          reason: (error as Error).message,
        },
      );
    }
    const { game = '' } = Object(read) as Partial<Example>;
    const load = Object.hasOwn(stages, game) ? stages[game] : undefined;
    if (!load) return wrong('fault-game', 'game', { games: Object.keys(stages).join(', ') });
    try {
      const loading = loadedStages.get(game) ?? load();
      loadedStages.set(game, loading);
      const { default: Class } = await loading;
      Class.define();
      const stage = document.createElement(Class.tag) as Stage;
      stage.chosen = this.chosen;
      const played = await stage.open(read, this.language);
      return played.ok ? [stage, played.value] : played.error;
    } catch {
      loadedStages.delete(game);
      return wrong('fault-load', 'game');
    }
  }

  #tellLost(rule: string): void {
    this.#lost = rule;
    this.requestUpdate();
  }

  #where(): string {
    return this.step ? this.say('step-of', { n: this.step, of: this.steps }) : this.say('start', { n: this.steps });
  }

  readonly #keys = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    // The slider handles its own keys.
    if (target instanceof HTMLInputElement) return;
    const on = this.isRightToLeft ? -1 : 1;
    const to = { ArrowLeft: this.step - on, ArrowRight: this.step + on, Home: 0, End: this.steps }[key];
    if (to === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    this.#go(to);
  };

  /** The author's comment on a moment, and what happened in it. */
  #told(moment: Moment | undefined): TemplateResult {
    return html`<p part="say">${moment?.say}</p>
      <ol part="log">
        ${this.#stage?.lines(moment).map(
          ({ text, rule }) =>
            html`<li>
              ${text}
              <small
                >${
                  this.#stage?.cite(this, rule, this.say('rule', { rule }), rule, () => {
                    this.#tellLost(rule);
                  }) ?? rule
                }</small
              >${rule === this.#lost ? html` <em role="alert">${this.say('fault-load')}</em>` : nothing}
            </li>`,
        )}
      </ol>`;
  }

  override render(): TemplateResult {
    const { steps, step } = this;
    const playing = this.#timer !== undefined;
    const button = (key: Key, act: () => void, off: boolean, kind = ''): TemplateResult =>
      html`<button
        class=${kind}
        aria-disabled=${off}
        @click=${() => {
          if (!off) act();
        }}
      >
        ${this.say(key)}
      </button>`;
    const told =
      this.#isPrinted && steps && !this.refuse
        ? html`<ol class="printed">
              ${this.#moments.map((moment) => html`<li>${this.#told(moment)}</li>`)}
            </ol>
            <p class="printed">${this.#where()}</p>`
        : html`<div class="told" tabindex="0" role="group" aria-label=${this.say('happened')}>
            ${this.#told(this.#moment)}
          </div>`;
    const controls = steps
      ? html`<div part="controls" role="group" aria-label=${this.say('controls')} @keydown=${this.#keys}>
          ${button(
            'reset',
            () => {
              this.reset();
            },
            !step,
          )}
          ${button(
            'back',
            () => {
              this.back();
            },
            !step,
          )}
          ${button(
            playing ? 'pause' : 'play',
            () => {
              if (playing) this.pause();
              else this.play();
            },
            false,
          )}
          ${button(
            'step',
            () => {
              this.next();
            },
            step >= steps,
            'step',
          )}
          ${
            steps > SLIDER_FROM
              ? html`<input
                  type="range"
                  max=${steps}
                  .value=${step}
                  aria-label=${this.say('jump')}
                  aria-valuetext=${this.#where()}
                  @input=${(event: Event) => {
                    this.pause();
                    this.#go(Number((event.target as HTMLInputElement).value));
                  }}
                />`
              : nothing
          }
          <span>${this.#where()}</span>
        </div>`
      : nothing;
    const table = html`<div part="stage">${this.#stage}</div>`;
    const parts = this.boardFirst
      ? html`${controls}
          <div class="beside">${table}${told}</div>`
      : html`${told}${controls}${table}`;
    return html`<slot></slot> ${this.#stage ? parts : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-example': RulesExample;
  }
}
