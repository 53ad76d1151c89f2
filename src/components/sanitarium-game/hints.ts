// A line of advice at the first use of everything one can do, in a first match. Fetched with that.
import { css, html, type TemplateResult } from 'lit';
import type { Question } from '../../engine/kernel/index.js';
import en from '../../messages/en/sanitarium-hints.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';

type Key = keyof typeof en;

const styles = css`
  /* As high as the longest of them: nothing moves when one takes the place of another. */
  .hint {
    box-sizing: border-box;
    min-height: 6.7em;
    padding: 6px 12px;
    border-inline-start: 4px solid var(--nw-accent);
    background: var(--nw-lit);
    font-size: max(14px, 0.9375rem);
  }
  .hint button {
    min-height: 24px;
    padding: 0 6px;
    border: 0;
    background: none;
    color: var(--nw-muted);
    font: inherit;
    font-size: max(14px, 0.875rem);
    text-decoration: underline;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .hint button {
      min-height: 44px;
    }
  }
`;

/** What was advised is kept under this name; `all`: nothing more is wanted. */
const KEPT = 'nightward:sanitarium:hints';

export class Hints {
  readonly #element: NwElement;
  readonly #keeps: boolean;
  readonly #met: Set<string>;
  #done: boolean;
  /** The question that was advised on last, and what was said of it. */
  #now: { readonly n: number; readonly key: Key } = { n: -1, key: 'hint-place' };

  /** @param keeps Whether the browser's storage may remember what was advised. */
  constructor(element: NwElement, keeps: boolean) {
    this.#element = element;
    this.#keeps = keeps;
    // Other languages come whole, and that of a pack goes before ours.
    const game = element.constructor as unknown as { catalogue: Catalogue };
    game.catalogue = { ...game.catalogue, en: { ...game.catalogue.en, ...en } };
    this.#met = new Set(this.#read());
    // Whoever was advised on a whole turn once knows it.
    this.#done = this.#met.has('all') || ['hint-place', 'hint-choose-die', 'hint-act', 'hint-monster-point', 'hint-search'].every((key) => this.#met.has(key));
    const sheets = element.shadowRoot?.adoptedStyleSheets;
    if (styles.styleSheet && !sheets?.includes(styles.styleSheet)) sheets?.push(styles.styleSheet);
  }

  /** The advice on what is asked: on what can be done for the first time, or on the question as such; null once it is not wanted. */
  hint(questions: readonly Question[]): TemplateResult | null {
    if (this.#done) return null;
    const asked = questions.find(({ standing }) => !standing);
    if (asked && asked.n !== this.#now.n) {
      const acts = questions.flatMap(({ options }) => options.map(({ id }) => id.replace(/:.*/, '')));
      const known = [asked.kind, ...acts].map((each) => `hint-${each}`).filter((each): each is Key => Object.hasOwn(en, each));
      const key = known.find((each) => !this.#met.has(each)) ?? known[0] ?? this.#now.key;
      this.#now = { n: asked.n, key };
      this.#keep(key);
    }
    const element = this.#element;
    return html`<p class="hint" part="hint"><span>${element.say(this.#now.key)}</span> <button @click=${this.#stop}>${element.say('no-hints')}</button></p>`;
  }

  readonly #stop = (): void => {
    this.#done = true;
    this.#keep('all');
    this.#element.requestUpdate();
  };

  #read(): string[] {
    try {
      return this.#keeps ? (localStorage.getItem(KEPT) ?? '').split(' ') : [];
    } catch {
      return [];
    }
  }

  #keep(key: string): void {
    this.#met.add(key);
    try {
      if (this.#keeps) localStorage.setItem(KEPT, [...this.#met].filter(Boolean).join(' '));
    } catch {
      // Then the next match advises again.
    }
  }
}
