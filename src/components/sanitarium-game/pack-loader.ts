// A publisher's pack: fetched or read from the page, checked against the schema, and refused with every fault at once.
// Loaded only where a page brings a pack of its own.
import { parsePack, type PackFile } from '../../engine/games/sanitarium/pack-schema.js';
import type { Fault, Result } from '../../engine/kernel/index.js';

/** @param source The address of a JSON file, as the page has it, or its text. */
export async function loadPack(source: { readonly url: string } | { readonly text: string }): Promise<Result<PackFile, Fault>> {
  let json: unknown;
  try {
    const text = 'text' in source ? source.text : await fetchText(new URL(source.url, document.baseURI));
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, error: { code: 'pack-unread', path: 'text' in source ? 'script' : source.url, message: `The pack cannot be read: ${error instanceof Error ? error.message : String(error)}` } };
  }
  const read = parsePack(json);
  if (read.ok) return read;
  const [first, ...more] = read.error;
  return { ok: false, error: { code: 'pack', path: first?.path ?? '', message: [first?.message, ...more.map(({ path, message }) => `${path}: ${message}`)].join(' · ') } };
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${String(response.status)} ${response.statusText}`);
  return response.text();
}
