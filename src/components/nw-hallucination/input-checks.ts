// Checks the card that a page gives.

export interface CardFault {
  readonly code: 'version' | 'text' | 'options';
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => Object(value) as Fields;
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The first fault of a card; null if it is valid. */
export function cardFault(model: unknown): CardFault | null {
  const card = fieldsOf(model);
  if (card['version'] !== 1) return { code: 'version', path: 'version' };
  const { options } = card;
  if (options !== undefined && (!Array.isArray(options) || options.length === 0))
    return { code: 'options', path: 'options' };
  const missing =
    missingText(card, options === undefined ? ['title', 'situation', 'result'] : ['title', 'situation']) ??
    ((options ?? []) as readonly unknown[])
      .map((option, i) => {
        const name = missingText(fieldsOf(option), ['title', 'result']);
        return name && `options/${i}/${name}`;
      })
      .find(Boolean);
  return missing === undefined ? null : { code: 'text', path: missing };
}

/** The first of these texts that is missing; `effect` may be missing. */
const missingText = (of: Fields, names: readonly string[]): string | undefined =>
  names.find((name) => !isText(of[name])) ??
  (of['effect'] === undefined || isText(of['effect']) ? undefined : 'effect');
