// Gives every element of ours a further language: the pseudo-locale, 40 % longer, accented and bracketed.
// Text on the page that is not between brackets comes from no table of messages.
import type { Message, Messages } from '../src/messages/message.js';
import { attacks } from '../src/components/registry.js';
import { pseudo } from '../src/engine/speech/pseudo-locale.js';
import type { NwElement } from '../src/components/shared/nw-element.js';

/** As a language tag: English as nobody speaks it. */
export const PSEUDO = 'en-XA';

const isOurs = (Class: object): Class is typeof NwElement => 'catalogue' in Class;

/** English in the pseudo-locale, read anew each time: an element may fetch some of its words later. */
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

/** To be called before the first element is defined. */
export function teachPseudoLocale(): void {
  const define = customElements.define.bind(customElements);
  customElements.define = (tag, Class, options) => {
    // A second tag of a class has the words of the first.
    if (isOurs(Class) && !(PSEUDO in Class.catalogue)) {
      const words = pseudoWords(() => Class.catalogue.en);
      Object.defineProperty(Class, 'catalogue', { value: { ...Class.catalogue, [PSEUDO]: words } });
    }
    define(tag, Class, options);
  };
  // What calculates odds brings its words along.
  for (const load of Object.values(attacks))
    void load().then(({ words }) => Object.defineProperty(words, PSEUDO, { value: pseudoWords(() => words.en) }));
}
