// A publisher's pack: fetched or read from the page, checked against the schema, and refused with every fault at once.
// Loaded only where a page brings a pack of its own.
import { mostOfPack, parsePack, type PackFile } from '../../engine/games/sanitarium/pack-schema.js';
import type { Fault, Result } from '../../engine/kernel/index.js';
import { inWords } from './faults.js';

/**
 * @param source The address of a JSON file, as the page has it, or its text.
 * @param lang In which faults are said.
 * @returns The pack, with whole addresses of its pictures.
 */
export async function loadPack(source: { readonly url: string } | { readonly text: string }, lang: string): Promise<Result<PackFile, Fault>> {
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
  if (read.ok) {
    const { pictures, ...value } = read.value;
    return { ok: true, value: { ...value, ...(pictures && { pictures: Object.fromEntries(Object.entries(pictures).map(([id, address]) => [id, new URL(address, base).href])) }) } };
  }
  const [first, ...more] = await Promise.all(read.error.map((fault) => inWords(fault, lang)));
  return { ok: false, error: { code: 'pack', path: first?.path ?? '', message: [first?.message, ...more.map(({ path, message }) => `${path}: ${message}`)].join(' · ') } };
}

/** All that may distress in a pack, as its cards say; empty where they say nothing. */
export function notesOf({ texts = {} }: PackFile): string {
  return [...new Set(Object.entries(texts).flatMap(([key, text]) => (key.endsWith('.notes') && text ? text.split(/,\s*/) : [])))].join(', ');
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${String(response.status)} ${response.statusText}`);
  return response.text();
}
