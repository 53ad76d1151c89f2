// Reads a page's pack from its URL or from the page, and reports all its faults together.
import type { Fault, Result } from '../../../engine/kernel/index.js';
import { NwErrorEvent } from '../../shared/events.js';
import { readJson } from '../../shared/written-data.js';
import type { PackHost, PackSource } from './page-pack.js';

export interface SourceText {
  readonly json: unknown;
  /** The URL to which the addresses in the pack are relative. */
  readonly base: string;
}

/** @param most The maximum number of characters. */
export async function readSource(source: PackSource, most: number): Promise<Result<SourceText, Fault>> {
  let base = document.baseURI;
  try {
    if ('url' in source) base = new URL(source.url, base).href;
    const text = 'text' in source ? source.text : await fetchText(base);
    if (text.length > most) throw new Error(`it has more than ${most} characters`);
    return { ok: true, value: { json: 'text' in source ? readJson(text) : JSON.parse(text), base } };
  } catch (error) {
    return {
      ok: false,
      error: {
        code: 'pack-unread',
        path: 'text' in source ? source.child : source.url,
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

/** The maximum number of faults that are reported for a pack. */
const MOST_FAULTS = 20;

/** Joins the faults of a pack into one, with the path of the first. */
export async function refusal(faults: readonly Fault[], inWords: (fault: Fault) => Promise<Fault>): Promise<Fault> {
  const [first, ...more] = await Promise.all(faults.slice(0, MOST_FAULTS).map(inWords));
  return {
    code: 'pack',
    path: first?.path ?? '',
    message: [first?.message, ...more.map(({ path, message }) => `${path}: ${message}`)].join(' · '),
  };
}

/** Reports a fault that does not stop the match: it appears only in an event and in the console. */
export async function reportFault(
  fault: Fault,
  host: PackHost,
  inWords: (fault: Fault, language: string) => Promise<Fault>,
): Promise<void> {
  const said = await inWords(fault, host.language);
  console.warn(`<${host.localName}> ${said.path}: ${said.message}`);
  host.dispatchEvent(new NwErrorEvent(said));
}

/** The content warnings in the texts of a pack, without repeats, separated by commas. */
export const contentWarningsIn = (texts: Readonly<Record<string, string>>): string =>
  [
    ...new Set(
      Object.entries(texts).flatMap(([key, text]) => (key.endsWith('.notes') && text ? text.split(/,\s*/) : [])),
    ),
  ].join(', ');

/** Turns addresses relative to the pack into absolute URLs. */
export const absoluteUrls = (addresses: Readonly<Record<string, string>>, base: string): Record<string, string> =>
  Object.fromEntries(Object.entries(addresses).map(([key, address]) => [key, new URL(address, base).href]));
