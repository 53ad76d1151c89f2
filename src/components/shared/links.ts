// Links to a state: `#<tag>=…` for the first element with that tag on the page, `#<tag>:<id>=…` for the element with
// that tag and id. The state follows as percent-encoded JSON or, if that is shorter, as `~` and the same JSON
// compressed.
import type { Fault } from '../../engine/kernel/types.js';
import { speak } from '../../engine/speech/speak.js';
import en from '../../messages/en/pieces/links.js';
import { json } from './attribute-converters.js';
import { catalogueOf, messagesIn } from './catalogue.js';

const catalogue = catalogueOf(en, 'pieces/links');

/** The maximum length of an expanded link, in bytes. No state of an element is longer. */
const most = 8e6;

/** An element that a link can lead to. */
interface Linked extends HTMLElement {
  readonly language: string;
  say(key: string): string;
  follow(state: unknown, fault: Fault | null): void;
}

const through = (
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): ReadableStreamDefaultReader<Uint8Array> => new Blob([bytes]).stream().pipeThrough(stream).getReader();

/** All bytes of the stream. Throws if the stream fails or has more than `most` bytes. */
async function all(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    parts.push(part.value);
    if ((length += part.value.length) > most) throw new RangeError(`more than ${most} bytes`);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function compressed(text: string): Promise<string> {
  const bytes = await all(through(text, new CompressionStream('deflate-raw')));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

async function expanded(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await all(through(bytes, new DecompressionStream('deflate-raw'))));
}

/** The fragment of a link that gives this state to the element with the same tag and id. */
export async function linkTo({ localName, id }: Element, state: unknown): Promise<string> {
  const text = JSON.stringify(state ?? null);
  const [plain, short] = [encodeURIComponent(text), `~${await compressed(text)}`];
  return `#${localName}${id && `:${encodeURIComponent(id)}`}=${short.length < plain.length ? short : plain}`;
}

/**
 * Returns the fault that an element shows if a link to it cannot be read. The message is the page's own, if the page
 * has set one.
 */
export async function linkFault(element: Linked): Promise<Fault> {
  const code = 'link-unread';
  const said = element.say(code);
  // An element has a message with this key only if its page gave one.
  const message = said === code ? speak(await messagesIn(catalogue, element.language), 'en', code) : said;
  return { code, path: 'link', message };
}

/**
 * Gives the element the state in the fragment, or a fault if the state cannot be read. Does nothing if the fragment is
 * not for this element.
 */
export async function openLink(element: Linked, fragment = location.hash): Promise<void> {
  const { localName, id } = element;
  const [, tag, whose, text = ''] = /^#([\w-]+)(?::([^=]*))?=(.*)$/.exec(fragment) ?? [];
  const isForElement =
    tag === localName &&
    (whose === undefined ? document.querySelector(localName) === element : whose === encodeURIComponent(id));
  if (!isForElement) return;
  try {
    const read = text.startsWith('~') ? await expanded(text.slice(1)) : decodeURIComponent(text);
    const state = json.fromAttribute?.(read);
    // Text that is not JSON comes back unchanged.
    if (state !== read) {
      element.follow(state, null);
      return;
    }
  } catch {
    // The link was cut off or changed.
  }
  element.follow('', await linkFault(element));
}
