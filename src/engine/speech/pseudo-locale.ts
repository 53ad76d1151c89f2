// The pseudo-locale for stories and tests. Its texts are accented, in brackets and 40 % longer, so that clipped,
// concatenated or untranslated text is noticed immediately. It is never published.
import type { Message, Messages } from '../../messages/message.js';

const PLAIN = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** Adds accents and makes the text 40 % longer. Placeholders such as `{name}` stay as they are and do not count. */
function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : (ACCENTED[PLAIN.indexOf(part)] ?? part),
  );
  const length = text.replace(/\{\w+\}/g, '').length;
  return `⟦${accented}${' ·'.repeat(Math.max(0, Math.ceil((length * 0.4 - 2) / 2)))}⟧`;
}

export function pseudo<K extends string>(messages: Messages<K>): Messages<K> {
  const entries = Object.entries<Message>(messages).map(([key, message]) => [
    key,
    typeof message === 'string'
      ? pseudoText(message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudoText(text)])),
  ]);
  return Object.fromEntries(entries) as Messages<K>;
}
