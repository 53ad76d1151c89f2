// Hints: lines of advice, each shown the first time that a kind of action becomes possible. Each game adds its advice.
import { css, html, type TemplateResult } from 'lit';
import type { Question } from '../../../engine/kernel/index.js';
import type { Messages } from '../../../messages/message.js';
import type { NwElement } from '../../shared/nw-element.js';
import { installMessages } from '../install-module.js';

const styles = css`
  .hint {
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

/** The hints of a game. */
export interface Advice {
  /**
   * Each key is `hint-` followed by the kind of a question or by the first part of an option's id, up to its first
   * colon.
   */
  readonly words: Messages;
  /** The keys of the hints that appear in one whole turn. A player who has seen all of them needs no more hints. */
  readonly turn: readonly string[];
  /**
   * The entry in the browser's storage that lists the keys of the hints that were shown. The key `all` means that the
   * player wants no more hints.
   */
  readonly kept: string;
}

export class Hints {
  readonly #element: NwElement;
  readonly #keeps: boolean;
  readonly #advice: Advice;
  readonly #met: Set<string>;
  #done: boolean;
  /** The number of the last question, and the key of its hint. */
  #now: { readonly n: number; readonly key: string | null } = { n: -1, key: null };

  /** @param keeps Whether the browser's storage may be used. */
  constructor(element: NwElement, keeps: boolean, advice: Advice) {
    const { words, turn } = advice;
    this.#element = element;
    this.#keeps = keeps;
    this.#advice = advice;
    installMessages(element, words, styles);
    this.#met = new Set(this.#read());
    this.#done = this.#met.has('all') || turn.every((key) => this.#met.has(key));
  }

  /**
   * The hint for the open questions, about something that is possible for the first time. Null if there is no such
   * thing, and once the player wants no more hints.
   */
  hint(questions: readonly Question[]): TemplateResult | null {
    const asked = questions.find(({ standing }) => !standing);
    if (this.#done || !asked) return null;
    if (asked.n !== this.#now.n) {
      const acts = questions.flatMap(({ options }) => options.map(({ id }) => id.replace(/:.*/, '')));
      const known = [asked.kind, ...acts]
        .map((each) => `hint-${each}`)
        .filter((each) => Object.hasOwn(this.#advice.words, each));
      const key = known.find((each) => !this.#met.has(each)) ?? null;
      this.#now = { n: asked.n, key };
      if (key !== null) this.#keep(key);
    }
    const element = this.#element;
    const { key } = this.#now;
    return key === null
      ? null
      : html`<p class="hint" part="hint">
          <span>${element.say(key)}</span> <button @click=${this.#stop}>${element.say('no-hints')}</button>
        </p>`;
  }

  readonly #stop = (): void => {
    this.#done = true;
    this.#keep('all');
    this.#element.requestUpdate();
  };

  #read(): string[] {
    try {
      return this.#keeps ? (localStorage.getItem(this.#advice.kept) ?? '').split(' ') : [];
    } catch {
      return [];
    }
  }

  #keep(key: string): void {
    this.#met.add(key);
    try {
      if (this.#keeps) localStorage.setItem(this.#advice.kept, [...this.#met].filter(Boolean).join(' '));
    } catch {
      // Without storage, the next match shows the hint again.
    }
  }
}

/** Makes the hints of a match from the advice of its game. */
export const hintsOf =
  (advice: Advice) =>
  (element: NwElement, keeps: boolean): Hints =>
    new Hints(element, keeps, advice);
