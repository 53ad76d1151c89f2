// A publisher's pack: fetched or read from the page, checked against the schema, and refused with every fault at once; with
// the pictures and words that it brings. Loaded only where a page brings a pack of its own.
import { faultAt } from '../../engine/games/sanitarium/fault.js';
import { mostOfPack, parsePack } from '../../engine/games/sanitarium/pack-schema.js';
import type { Fault, Result } from '../../engine/kernel/index.js';
import { NwErrorEvent } from '../shared/events.js';
import { inWords } from './faults.js';
import type { Chosen, Reader } from './chosen.js';

/** What a pack is to the page. */
export interface Brought {
  readonly chosen: Chosen;
  /** All that may distress in it, as its cards say; empty where they say nothing. */
  readonly notes: string;
  /** The tag of its language, if it has one. */
  readonly tag: string | undefined;
}

/** @param source The address of a JSON file, as the page has it, or its text. */
export async function loadPack(source: { readonly url: string } | { readonly text: string }, reader: Reader): Promise<Result<Brought, Fault>> {
  let json: unknown;
  let base = document.baseURI;
  try {
    if ('url' in source) base = new URL(source.url, base).href;
    const text = 'text' in source ? source.text : await fetchText(base);
    if (text.length > mostOfPack) throw new Error(`it has more than ${String(mostOfPack)} characters`);
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, error: { code: 'pack-unread', path: 'text' in source ? 'script' : source.url, message: `The pack cannot be read: ${error instanceof Error ? error.message : String(error)}` } };
  }
  const read = parsePack(json);
  if (!read.ok) {
    const [first, ...more] = await Promise.all(read.error.map((fault) => inWords(fault, reader.language)));
    return { ok: false, error: { code: 'pack', path: first?.path ?? '', message: [first?.message, ...more.map(({ path, message }) => `${path}: ${message}`)].join(' · ') } };
  }
  const { pack, texts = {}, pictures, language } = read.value;
  const publisher = pictures || language ? await import('./publisher.js') : null;
  const addresses = pictures && Object.fromEntries(Object.entries(pictures).map(([id, address]) => [id, new URL(address, base).href]));
  const missed = (id: string): void => void tell(faultAt(`pictures/${id}`, 'picture-unread', { address: pictures?.[id] ?? '' }), reader);
  return {
    ok: true,
    value: {
      chosen: { pack, texts, ...(addresses && publisher && { art: publisher.artOf({ pictures: addresses, texts }, missed) }) },
      notes: [...new Set(Object.entries(texts).flatMap(([key, text]) => (key.endsWith('.notes') && text ? text.split(/,\s*/) : [])))].join(', '),
      tag: language && publisher?.tongueOf(language),
    },
  };
}

/** A fault that stops nothing: only who listens, and the console, are told. */
async function tell(fault: Fault, reader: Reader): Promise<void> {
  const said = await inWords(fault, reader.language);
  console.warn(`<${reader.localName}> ${said.path}: ${said.message}`);
  reader.dispatchEvent(new NwErrorEvent(said));
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${String(response.status)} ${response.statusText}`);
  return response.text();
}
