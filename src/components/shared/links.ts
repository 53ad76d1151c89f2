// Links to a state: `#<tag>=…` for the first element of that tag on the page, `#<tag>:<id>=…` for the one of that id.
// The state follows as percent-encoded JSON or, where that is shorter, as `~` and the same JSON compressed.
import type { Fault } from '../../engine/kernel/types.js';
import { speak } from '../../engine/speech/speak.js';
import en from '../../messages/en/pieces/links.js';
import { json } from './attribute-converters.js';
import { catalogueOf, messagesIn } from './catalogue.js';

const catalogue = catalogueOf(en, 'pieces/links');

/** The most bytes that a link may expand to; no state of ours is longer. */
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

/** All bytes of the stream. Throws where the stream fails or has more than `most`. */
async function all(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    parts.push(part.value);
    if ((length += part.value.length) > most) throw new RangeError('more than any state is');
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

/** The fragment that gives the state to an element of this tag and id. */
export async function linkTo({ localName, id }: Element, state: unknown): Promise<string> {
  const text = JSON.stringify(state ?? null);
  const [plain, short] = [encodeURIComponent(text), `~${await compressed(text)}`];
  return `#${localName}${id && `:${encodeURIComponent(id)}`}=${short.length < plain.length ? short : plain}`;
}

/** What is wrong with a link that cannot be read, in the words of the element's page or in its language. */
export async function linkFault(element: Linked): Promise<Fault> {
  const code = 'link-unread';
  const said = element.say(code);
  // An element has no message of that key, unless its page gave one.
  const message = said === code ? speak(await messagesIn(catalogue, element.language), 'en', code) : said;
  return { code, path: 'link', message };
}

/** Gives the element the state that the fragment holds for it, or what is wrong with that; does nothing if the fragment is not for it. */
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
    // Text that is no JSON comes back unchanged.
    if (state !== read) {
      element.follow(state, null);
      return;
    }
  } catch {
    // It was cut off, or changed on its way.
  }
  element.follow('', await linkFault(element));
}
