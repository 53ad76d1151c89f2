// Chapter identifiers: S1-A, DN5-A, S1-RC-13, S1-EC3. LOB-CID, LOB-RUL-106

/** What a CID names: a Chapter has letters, an Event or Reference card a number. */
export interface Cid {
  readonly series: 'S' | 'DN';
  readonly number: number;
  readonly kind: 'chapter' | 'event' | 'reference';
  /** The letters of a Chapter or the digits of a card. */
  readonly code: string;
}

const form = /^(S|DN)(\d+)-(?:(EC|RC)-?(\d+)|([A-Z]+))$/;

/** The parts of a CID, or null if the text is none. */
export function parseCid(text: string): Cid | null {
  const [found, series, number, card, digits, letters] = form.exec(text) ?? [];
  if (found === undefined) return null;
  const kind = card === 'EC' ? 'event' : card === 'RC' ? 'reference' : 'chapter';
  return { series: series === 'DN' ? 'DN' : 'S', number: Number(number), kind, code: digits ?? letters ?? '' };
}

/** The id of the Scenario or Nightmare that it belongs to. LOB-CID-01 */
export const scenarioIn = ({ series, number }: Cid): string => `${series}${number}`;
