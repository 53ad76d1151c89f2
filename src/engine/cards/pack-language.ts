// Schemas of the parts of a pack besides its cards: messages in another language, and addresses of pictures.
import * as v from 'valibot';
import type { Messages } from '../../messages/message.js';
import { field, optional } from './pack-schema-parts.js';

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/**
 * A relative address without a scheme or `//`, so that nothing is loaded from another host. It must not contain a
 * character that could end an HTML attribute.
 */
export const address = v.pipe(
  v.string(),
  v.regex(/^(?![A-Za-z][A-Za-z0-9+.-]*:|[/\\]{2})[^\s"'<>\\]{1,200}$/, 'not-address'),
);

const form = (example: string) => optional(text(400), 'The sentence for this plural form of "n".', example);
/** A sentence, or one for each plural form of the language. */
const sentence = v.union([
  text(400),
  v.strictObject({
    zero: form('Ninguna carta'),
    one: form('{n} carta'),
    two: form('{n} cartas'),
    few: form('{n} cartas'),
    many: form('{n} cartas'),
    other: field(text(400), 'The sentence for every other "n".', '{n} cartas'),
  }),
]);
const messages = v.record(v.string(), sentence);

/**
 * The schema of the messages in another language. A speaker is an element, or a part of an element, that has messages.
 */
export function languageSchema<const Speaker extends string>(
  speakers: readonly Speaker[],
): v.GenericSchema<unknown, PackLanguage<Speaker>> {
  const said = Object.fromEntries(speakers.map((speaker) => [speaker, messages])) as Record<Speaker, typeof messages>;
  return v.strictObject({
    lang: field(
      v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'not-language')),
      'The tag of the language: "es", "pt-BR".',
      'es',
    ),
    words: field(
      v.partial(v.strictObject(said)),
      'The messages, by the element that says them and by their key. A message that is left out stays English.',
      { log: { all: 'Todo lo que ha pasado' } },
    ),
  });
}

export interface PackLanguage<Speaker extends string = string> {
  /** A BCP 47 language tag, with an optional script and region. */
  readonly lang: string;
  readonly words: Readonly<Partial<Record<Speaker, Messages>>>;
}
