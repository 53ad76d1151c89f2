// Where a pack of the page comes from: fetched, or read from the page; and its faults, told all at once. Fetched with the first pack.
import type { Fault, Result } from '../../../engine/kernel/index.js';
import { NwErrorEvent } from '../../shared/events.js';
import type { PackHost, PackSource } from './page-pack.js';

export interface Read {
  readonly json: unknown;
  /** What its addresses are relative to. */
  readonly base: string;
}

/** @param most How many characters it may have. */
export async function readSource(source: PackSource, most: number): Promise<Result<Read, Fault>> {
  let base = document.baseURI;
  try {
    if ('url' in source) base = new URL(source.url, base).href;
    const text = 'text' in source ? source.text : await fetchText(base);
    if (text.length > most) throw new Error(`it has more than ${most} characters`);
    return { ok: true, value: { json: JSON.parse(text), base } };
  } catch (error) {
    return {
      ok: false,
      error: {
        code: 'pack-unread',
        path: 'text' in source ? 'script' : source.url,
        message: `The pack cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      },
    };
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

/** How many faults are told of a pack that has many: as many as somebody reads. */
const told = 20;

/** All that is wrong with a pack, as one fault at the first place. */
export async function refusal(faults: readonly Fault[], inWords: (fault: Fault) => Promise<Fault>): Promise<Fault> {
  const [first, ...more] = await Promise.all(faults.slice(0, told).map(inWords));
  return {
    code: 'pack',
    path: first?.path ?? '',
    message: [first?.message, ...more.map(({ path, message }) => `${path}: ${message}`)].join(' · '),
  };
}

/** A fault that stops nothing: only who listens, and the console, are told. */
export async function tell(
  fault: Fault,
  reader: PackHost,
  inWords: (fault: Fault, language: string) => Promise<Fault>,
): Promise<void> {
  const said = await inWords(fault, reader.language);
  console.warn(`<${reader.localName}> ${said.path}: ${said.message}`);
  reader.dispatchEvent(new NwErrorEvent(said));
}

/** All that may distress in a pack, as its cards say. */
export const notesIn = (texts: Readonly<Record<string, string>>): string =>
  [
    ...new Set(
      Object.entries(texts).flatMap(([key, text]) => (key.endsWith('.notes') && text ? text.split(/,\s*/) : [])),
    ),
  ].join(', ');

/** Addresses that are relative to the pack, as whole ones. */
export const wholeOf = (addresses: Readonly<Record<string, string>>, base: string): Record<string, string> =>
  Object.fromEntries(Object.entries(addresses).map(([key, address]) => [key, new URL(address, base).href]));
