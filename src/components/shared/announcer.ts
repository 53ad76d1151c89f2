// Sends messages to screen readers through a live region of the page. The region must exist before the first message. A
// modal dialog has its own region, because screen readers ignore everything outside it. Messages are queued, so that
// none is lost.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestAncestor } from './ancestors.js';

interface Spoken {
  /** The element that speaks. */
  readonly host: Element;
  readonly text: string;
  readonly lang: string;
}

interface Voice {
  readonly region: HTMLElement;
  readonly queue: Spoken[];
  busy: boolean;
}

/**
 * The property under which the body or a dialog keeps its voice: a live region and its queue. All copies of the library
 * on a page use the same one.
 */
const VOICE = Symbol.for('nightward/voice@2');
/** Milliseconds between two messages. */
const PACE = 150;
/** Milliseconds until a message is removed from the region. */
const SILENCE = 8000;

/** The element that spoke each line. */
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
  // Messages of elements that have left the page are dropped.
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
  /** All voices that the element has used: it may have been in a dialog. */
  readonly #voices = new Set<Voice>();

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#voices.add(voiceOf(this.#host));
  }

  /**
   * Removes all messages of this element and of elements inside it, spoken or queued: the next person at the device
   * must not hear them.
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
