// The voice of the page: one pair of live regions per document, in the light DOM, there before the first word.
// Messages are queued, so that none is lost under the next.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestAncestor } from './ancestors.js';

interface Voice {
  readonly polite: HTMLElement;
  readonly assertive: HTMLElement;
  readonly queue: { readonly text: string; readonly lang: string; readonly urgent: boolean }[];
  busy: boolean;
}

/** Several copies of the library on one page share the voice. */
const VOICE = Symbol.for('nightward/voice@1');
/** Milliseconds between two messages; how long silence lasts before what was said is cleared away. */
const PACE = 150;
const SILENCE = 8000;

function voiceOf(document: Document & { [VOICE]?: Voice }): Voice {
  const found = document[VOICE];
  if (found?.polite.isConnected) return found;
  const region = (live: 'polite' | 'assertive'): HTMLElement => {
    const element = document.createElement('div');
    element.ariaLive = live;
    element.dataset['nightward'] = live;
    Object.assign(element.style, { position: 'fixed', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
    return document.body.appendChild(element);
  };
  return (document[VOICE] = { polite: region('polite'), assertive: region('assertive'), queue: [], busy: false });
}

function speakNext(voice: Voice): void {
  const next = voice.queue.shift();
  voice.busy = !!next;
  if (!next) return;
  const region = next.urgent ? voice.assertive : voice.polite;
  const line = document.createElement('p');
  line.lang = next.lang;
  line.textContent = next.text;
  region.append(line);
  setTimeout(() => speakNext(voice), PACE);
  setTimeout(() => line.remove(), SILENCE);
}

/** Speaks for an element: `new Announcer(this)`, then `say(text)` after the state has changed. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    voiceOf(document);
  }

  /** Queues a message; `urgent` ones go first and interrupt. Says nothing while the element is not on the page. */
  say(text: string, { urgent = false } = {}): void {
    if (!text || !this.#host.isConnected) return;
    const voice = voiceOf(document);
    const message = { text, urgent, lang: nearestAncestor(this.#host, '[lang]')?.getAttribute('lang') ?? '' };
    if (urgent) voice.queue.unshift(message);
    else voice.queue.push(message);
    if (!voice.busy) speakNext(voice);
  }
}
