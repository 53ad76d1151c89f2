// Adds a pseudo-locale to every element of this library: English with accents, in brackets, 40 % longer. Text that
// appears without brackets does not come from the message tables.
import type { Message, Messages } from '../src/messages/message.js';
import { attacks, hallucinations } from '../src/components/registry.js';
import { pseudo } from '../src/engine/speech/pseudo-locale.js';
import type { NwElement } from '../src/components/shared/nw-element.js';

/** The language tag of the pseudo-locale. */
export const PSEUDO = 'en-XA';

const isOurs = (Class: object): Class is typeof NwElement => 'catalogue' in Class;

/** Translates English messages whenever they are read, because an element may load some of them later. */
function pseudoWords(english: () => Messages): Messages {
  const look = (_: object, key: PropertyKey): Message | undefined => {
    const message = (english() as Readonly<Record<PropertyKey, Message>>)[key];
    return message === undefined ? undefined : pseudo({ it: message }).it;
  };
  return new Proxy(
    {},
    { get: look, getOwnPropertyDescriptor: (_, key) => ({ value: look(_, key), configurable: true }) },
  );
}

/** Must be called before the first element is defined. */
export function teachPseudoLocale(): void {
  const define = customElements.define.bind(customElements);
  customElements.define = (tag, Class, options) => {
    // A class may be defined under a second tag and then already has the pseudo-locale.
    if (isOurs(Class) && !(PSEUDO in Class.catalogue)) {
      const words = pseudoWords(() => Class.catalogue.en);
      Object.defineProperty(Class, 'catalogue', { value: { ...Class.catalogue, [PSEUDO]: words } });
    }
    define(tag, Class, options);
  };
  // Each game has its own messages for the odds of attacks, and for its Hallucination Cards.
  for (const load of [...Object.values(attacks), ...Object.values(hallucinations)])
    void load().then(({ words }) => Object.defineProperty(words, PSEUDO, { value: pseudoWords(() => words.en) }));
}
