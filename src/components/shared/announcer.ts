// How an element speaks by the voice of the page, which is fetched when the first of them comes: nobody has anything to
// say before the first drawing.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestAncestor } from './ancestors.js';

const voice = (): Promise<typeof import('./voice.js')> => import('./voice.js');
const unheard = (): undefined => undefined;

/** Speaks for an element: `new Announcer(this)`, then `say(text)` after the state has changed. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    void voice().then(({ voiceOf }) => voiceOf(document), unheard);
  }

  /** Takes back all that the element has said or was going to say. */
  forget(): void {
    void voice().then(({ forget }) => { forget(this.#host); }, unheard);
  }

  /** Queues a message; `urgent` ones go first and interrupt. Says nothing while the element is not on the page. */
  say(text: string, { urgent = false } = {}): void {
    if (!text || !this.#host.isConnected) return;
    const lang = nearestAncestor(this.#host, '[lang]')?.getAttribute('lang') ?? '';
    void voice().then(({ speak }) => { speak({ host: this.#host, text, urgent, lang }); }, unheard);
  }
}
