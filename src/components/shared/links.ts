// Links to a state: `#<tag>=…` for the first element of that tag on the page, `#<tag>:<id>=…` for the one of that id.
// What follows is JSON as an address can hold it, or, where that is shorter, `~` and the same compressed.
import type { Fault } from '../../engine/kernel/types.js';
import en from '../../messages/en/pieces/links.js';
import type { Messages } from '../../messages/message.js';
import { json } from './attribute-converters.js';

/** About as many letters as anything that is shared may have; a longer one is no state of ours. */
const most = 8e6;

/** What a link can be for: an element that speaks, and goes on from a state. */
interface Linked extends HTMLElement {
  readonly language: string;
  say(key: string): string;
  follow(state: unknown, fault: Fault | null): void;
}

const through = (
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): ReadableStreamDefaultReader<Uint8Array> => new Blob([bytes]).stream().pipeThrough(stream).getReader();

/** All that the stream gives; a fault of the stream, and more than `most`, throw. */
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

/** What is wrong with a link that cannot be read, in the words of the element. */
export async function linkFault(element: Linked): Promise<Fault> {
  const code = 'link-unread';
  const Class = element.constructor as unknown as { catalogue: { readonly en: Messages } };
  Class.catalogue = { ...Class.catalogue, en: { ...en, ...Class.catalogue.en } };
  const said = element.say(code);
  // Tables of other languages came without it.
  const message =
    said === code && element.language.startsWith('de')
      ? (await import('../../messages/de/pieces/links.js')).default[code]
      : said;
  return { code, path: 'link', message };
}

/** Hands over the state that the fragment has for the element, or what is wrong with it; nothing where it has none. */
export async function openLink(element: Linked, fragment = location.hash): Promise<void> {
  const { localName, id } = element;
  const [, tag, whose, text = ''] = /^#([\w-]+)(?::([^=]*))?=(.*)$/.exec(fragment) ?? [];
  const meant =
    tag === localName &&
    (whose === undefined ? document.querySelector(localName) === element : whose === encodeURIComponent(id));
  if (!meant) return;
  try {
    const read = text.startsWith('~') ? await expanded(text.slice(1)) : decodeURIComponent(text);
    const state = json.fromAttribute?.(read);
    // What is no JSON stays the text that it is.
    if (state !== read) {
      element.follow(state, null);
      return;
    }
  } catch {
    // Cut off, or changed on its way.
  }
  element.follow('', await linkFault(element));
}
