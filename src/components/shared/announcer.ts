// How an element speaks to screen readers: through one live region per page, in the light DOM, which must exist before
// the first message. A modal dialog has a voice of its own, as nothing outside it is heard. Messages are queued, so
// that none is lost under the next.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestAncestor } from './ancestors.js';

interface Spoken {
  /** Who speaks. */
  readonly host: Element;
  readonly text: string;
  readonly lang: string;
}

interface Voice {
  readonly region: HTMLElement;
  readonly queue: Spoken[];
  busy: boolean;
}

/** Several copies of the library on one page share the voice. */
const VOICE = Symbol.for('nightward/voice@2');
/** Milliseconds between two messages; how long silence lasts before what was said is cleared away. */
const PACE = 150;
const SILENCE = 8000;

/** Whose line it is. */
const speakers = new WeakMap<Element, Element>();

/**
 * The voice that serves an element. Its region is created on first use, some time before the first message, so that
 * screen readers notice it.
 */
function voiceOf(host: Element): Voice {
  const place: Element & { [VOICE]?: Voice } = nearestAncestor(host, 'dialog:modal') ?? document.body;
  const found = place[VOICE];
  if (found?.region.isConnected) return found;
  const region = document.createElement('div');
  region.ariaLive = region.dataset['nightward'] = 'polite';
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  place.append(region);
  const voice = (place[VOICE] = { region, queue: [], busy: true });
  setTimeout(() => speakNext(voice), PACE);
  return voice;
}

function speakNext(voice: Voice): void {
  // An element that has left the page has nothing more to say.
  let next = voice.queue.shift();
  while (next && !next.host.isConnected) next = voice.queue.shift();
  voice.busy = !!next;
  if (!next) return;
  const line = Object.assign(document.createElement('p'), { lang: next.lang, textContent: next.text });
  speakers.set(line, next.host);
  voice.region.append(line);
  setTimeout(() => speakNext(voice), PACE);
  setTimeout(() => line.remove(), SILENCE);
}

/** Speaks for an element: `new Announcer(this)`, then `say(text)` after the state has changed. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  /** All voices that it has used: it may have been in a dialog meanwhile. */
  readonly #voices = new Set<Voice>();

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#voices.add(voiceOf(this.#host));
  }

  /**
   * Takes back all that the element, and what is inside it, has said or was going to say: the next person at the device
   * must not hear it.
   */
  forget(): void {
    const host = this.#host;
    const isOurs = (speaker: Element | undefined): boolean =>
      !!speaker && nearestAncestor(speaker, host.localName) === host;
    for (const { queue, region } of this.#voices) {
      queue.splice(0, queue.length, ...queue.filter((spoken) => !isOurs(spoken.host)));
      for (const line of [...region.children]) if (isOurs(speakers.get(line))) line.remove();
    }
  }

  /** Queues a message. Says nothing while the element is not on the page. */
  say(text: string): void {
    const host = this.#host;
    if (!text || !host.isConnected) return;
    const voice = voiceOf(host);
    this.#voices.add(voice);
    // Soft hyphens are removed: a screen reader may read them out.
    voice.queue.push({
      host,
      text: text.replaceAll('\u00AD', ''),
      lang: nearestAncestor(host, '[lang]')?.getAttribute('lang') ?? '',
    });
    if (!voice.busy) speakNext(voice);
  }
}
