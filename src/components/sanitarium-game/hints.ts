// A line of advice at the first use of everything one can do, in a first match. Fetched with that.
import { css, html, type TemplateResult } from 'lit';
import type { Question } from '../../engine/kernel/index.js';
import { speak, type Messages } from '../../engine/speech/messages.js';
import en from '../../messages/en/sanitarium-hints.js';
import type { NwElement } from '../shared/nw-element.js';

type Key = keyof typeof en;

const styles = css`
  .hint {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 12px;
    align-items: start;
    padding: 8px 12px;
    border-inline-start: 3px solid var(--nw-accent);
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
  readonly #words: Messages;
  readonly #met: Set<string>;
  /** The question that is advised on. */
  #now: { readonly n: number; readonly key: Key } | null = null;

  private constructor(element: NwElement, keeps: boolean, words: Messages) {
    this.#element = element;
    this.#keeps = keeps;
    this.#words = words;
    this.#met = new Set(this.#read());
    const sheets = element.shadowRoot?.adoptedStyleSheets;
    if (styles.styleSheet && !sheets?.includes(styles.styleSheet)) sheets?.push(styles.styleSheet);
  }

  /** @param keeps Whether the browser's storage may remember what was advised. */
  static async for(element: NwElement, keeps: boolean): Promise<Hints> {
    const german = element.language.split('-')[0] === 'de';
    return new Hints(element, keeps, german ? (await import('../../messages/de/sanitarium-hints.js')).default : en);
  }

  /** The advice on what is asked now; null where everything in it was advised on before. */
  hint(questions: readonly Question[]): TemplateResult | null {
    const asked = questions.find(({ standing }) => !standing);
    if (!asked || this.#met.has('all')) return null;
    if (asked.n !== this.#now?.n) {
      const acts = questions.flatMap(({ options }) => options.map(({ id }) => id.replace(/:.*/, '')));
      const key = [asked.kind, ...acts].map((each) => `hint-${each}`).find((each): each is Key => Object.hasOwn(en, each) && !this.#met.has(each));
      this.#now = key ? { n: asked.n, key } : null;
      if (key) this.#keep(key);
    }
    if (!this.#now) return null;
    const say = (key: Key): string => speak(this.#words, this.#element.language, key);
    return html`<p class="hint" part="hint"><span>${say(this.#now.key)}</span> <button @click=${this.#stop}>${say('no-hints')}</button></p>`;
  }

  readonly #stop = (): void => {
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
