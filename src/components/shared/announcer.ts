// How an element speaks: by the voice of the page, one pair of live regions per document in the light DOM, there before the
// first word. Messages are queued, so that none is lost under the next.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestAncestor } from './ancestors.js';

interface Spoken {
  /** Who speaks. */
  readonly host: Element;
  readonly text: string;
  readonly lang: string;
  readonly urgent: boolean;
}

interface Voice {
  readonly polite: HTMLElement;
  readonly assertive: HTMLElement;
  readonly queue: Spoken[];
  busy: boolean;
}

/** Several copies of the library on one page share the voice. */
const VOICE = Symbol.for('nightward/voice@1');
/** Milliseconds between two messages; how long silence lasts before what was said is cleared away. */
const PACE = 150;
const SILENCE = 8000;

/** Whose line it is. */
const speakers = new WeakMap<Element, Element>();

/** The voice of this page; the first time its regions are made. */
function voiceOf(page: Document & { [VOICE]?: Voice }): Voice {
  const found = page[VOICE];
  if (found?.polite.isConnected) return found;
  const region = (live: 'polite' | 'assertive'): HTMLElement => {
    const element = page.createElement('div');
    element.ariaLive = live;
    element.dataset['nightward'] = live;
    Object.assign(element.style, { position: 'fixed', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
    return page.body.appendChild(element);
  };
  return (page[VOICE] = { polite: region('polite'), assertive: region('assertive'), queue: [], busy: false });
}

function speakNext(voice: Voice): void {
  // Who has left the page has nothing more to say.
  let next = voice.queue.shift();
  while (next && !next.host.isConnected) next = voice.queue.shift();
  voice.busy = !!next;
  if (!next) return;
  const region = next.urgent ? voice.assertive : voice.polite;
  const line = document.createElement('p');
  line.lang = next.lang;
  line.textContent = next.text;
  speakers.set(line, next.host);
  region.append(line);
  setTimeout(() => speakNext(voice), PACE);
  setTimeout(() => line.remove(), SILENCE);
}

/** Takes back all that an element has said or was going to say: what one person hears is not for the next. */
function forget(host: Element): void {
  const voice = voiceOf(document);
  voice.queue.splice(0, voice.queue.length, ...voice.queue.filter((message) => message.host !== host));
  for (const region of [voice.polite, voice.assertive]) for (const line of [...region.children]) if (speakers.get(line) === host) line.remove();
}

/** Queues a message; urgent ones go first. */
function speak(message: Spoken): void {
  const voice = voiceOf(document);
  if (message.urgent) voice.queue.unshift(message);
  else voice.queue.push(message);
  if (!voice.busy) speakNext(voice);
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

  /** Takes back all that the element has said or was going to say. */
  forget(): void {
    forget(this.#host);
  }

  /** Queues a message; `urgent` ones go first and interrupt. Says nothing while the element is not on the page. */
  say(text: string, { urgent = false } = {}): void {
    if (!text || !this.#host.isConnected) return;
    speak({ host: this.#host, text, urgent, lang: nearestAncestor(this.#host, '[lang]')?.getAttribute('lang') ?? '' });
  }
}
