// The drawers of a table: whatever is not needed for the question in hand, such as the log. One drawer can be open at a
// time; it covers the board, never the question.
import { html, nothing, type TemplateResult } from 'lit';
import type table from '../../../messages/en/game/table.js';
import type { NwElement } from '../../shared/nw-element.js';

export interface Drawer {
  readonly id: string;
  readonly name: string;
  /** A few characters after the name, such as a number. */
  readonly note?: string | number | undefined;
  readonly content: unknown;
  /** A value that changes whenever the drawer has something new to tell; undefined if it never has. */
  readonly version?: string | number | undefined;
  /** Whether something in the drawer can be chosen now. */
  readonly canAct?: boolean | undefined;
  /** A wide table always shows the content: a `strip` below the board, the `recap` above the question. */
  readonly kind?: 'strip' | 'recap';
}

export class Drawers {
  readonly #element: NwElement<keyof typeof table>;
  #open: string | null = null;
  #closesWhenDone = false;
  /** For each drawer, the version that was seen last. */
  readonly #seen = new Map<string, Drawer['version']>();

  constructor(element: NwElement<keyof typeof table>) {
    this.#element = element;
  }

  close(): void {
    if (this.#open !== null) this.#toggle(this.#open);
  }

  /** Called when the viewer has chosen. A drawer stays open as long as there is something in it to choose. */
  chosen(): void {
    this.#closesWhenDone = this.#open !== null;
  }

  #toggle(id: string): void {
    this.#open = this.#open === id ? null : id;
    this.#element.requestUpdate();
  }

  /** What a drawer had to tell before the first drawing is not new. */
  #isNew({ id, version }: Drawer): boolean {
    if (this.#open === id || !this.#seen.has(id)) this.#seen.set(id, version);
    return this.#seen.get(id) !== version;
  }

  /** @param isBehind Whether the drawers lie behind the card of a great moment, so that nothing in them can be pressed. */
  draw(drawers: readonly Drawer[], isBehind: boolean): TemplateResult {
    const open = drawers.find(({ id }) => id === this.#open);
    if (!open || (this.#closesWhenDone && !open.canAct)) this.#open = null;
    this.#closesWhenDone &&= this.#open !== null;
    return html`<div class="tabs" role="group" aria-label=${this.#element.say('drawers')} ?inert=${isBehind}>
        ${drawers.map((drawer) => this.#tab(drawer))}
      </div>
      ${drawers.map((drawer) => this.#panel(drawer, isBehind))}`;
  }

  #tab(drawer: Drawer): TemplateResult {
    const { id, name, note, canAct, kind } = drawer;
    const isNew = this.#isNew(drawer);
    return html`<button
      id="tab-${id}"
      class="tab ${kind ?? ''} ${canAct ? 'can-act' : ''}"
      aria-expanded=${this.#open === id}
      aria-controls="drawer-${id}"
      @click=${() => {
        this.#toggle(id);
      }}
    >
      ${name}${note === undefined ? nothing : html` <small>${note}</small>`}${isNew ? html`<span class="new" role="img" aria-label=${this.#element.say('is-new')}></span>` : nothing}
    </button>`;
  }

  #panel({ id, name, content, kind }: Drawer, isBehind: boolean): TemplateResult {
    return html`<section
      id="drawer-${id}"
      class="drawer ${kind ?? ''} ${this.#open === id ? 'open' : ''}"
      aria-label=${name}
      ?inert=${isBehind}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'Escape' && this.#open === id) this.#closeFrom(id);
      }}
    >
      <button
        class="close"
        @click=${() => {
          this.#closeFrom(id);
        }}
      >
        ${this.#element.say('close')}
      </button>
      ${content}
    </section>`;
  }

  /** Closes a drawer from within. Its tab gets the focus, which would otherwise be lost. */
  #closeFrom(id: string): void {
    this.close();
    this.#element.renderRoot.querySelector<HTMLElement>(`#tab-${id}`)?.focus();
  }
}
