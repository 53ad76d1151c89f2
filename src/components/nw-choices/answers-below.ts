// Counts the answers below the lower edge of a list that scrolls, or of the window. The last answers stand below the list
// and are not counted.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class AnswersBelow implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #answers: readonly Element[] = [];
  readonly #visible = new Set<Element>();
  /** An answer counts as visible if at least half of it is. */
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio >= 0.5) this.#visible.add(target);
        else this.#visible.delete(target);
      this.#count();
    },
    { threshold: 0.5 },
  );
  count = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const answers = [...(this.#host.shadowRoot?.querySelectorAll('.answers li') ?? [])];
    if (answers.length === this.#answers.length && answers.every((each, i) => each === this.#answers[i])) return;
    // A new observation reports every answer once, after this update.
    this.#forget();
    this.#answers = answers;
    for (const each of answers) this.#observer.observe(each);
  }

  hostDisconnected(): void {
    this.#forget();
  }

  #forget(): void {
    this.#observer.disconnect();
    this.#visible.clear();
    this.#answers = [];
  }

  /** If no answer is visible, the reader looks at something else. */
  #count(): void {
    const last = this.#answers.findLastIndex((each) => this.#visible.has(each));
    const count = last < 0 ? 0 : this.#answers.length - 1 - last;
    if (count === this.count) return;
    this.count = count;
    this.#host.requestUpdate();
  }
}
