// Chapter identifiers such as S1-A, DN5-A, S1-RC-13 and S1-EC3. LOB-CID, LOB-RUL-106

/** The parts of a Chapter identifier (CID). */
export interface Cid {
  readonly series: 'S' | 'DN';
  readonly number: number;
  readonly kind: 'chapter' | 'event' | 'reference';
  /** Letters for a Chapter, or digits for an Event or Reference card. */
  readonly code: string;
}

const form = /^(S|DN)(\d+)-(?:(EC|RC)-?(\d+)|([A-Z]+))$/;

/** Returns the parts of a CID, or null if the text is not a CID. */
export function parseCid(text: string): Cid | null {
  const [found, series, number, card, digits, letters] = form.exec(text) ?? [];
  if (found === undefined) return null;
  const kind = card === 'EC' ? 'event' : card === 'RC' ? 'reference' : 'chapter';
  return { series: series === 'DN' ? 'DN' : 'S', number: Number(number), kind, code: digits ?? letters ?? '' };
}

/** Returns the id of the Scenario or Nightmare that the CID belongs to. LOB-CID-01 */
export const scenarioIn = ({ series, number }: Cid): string => `${series}${number}`;
