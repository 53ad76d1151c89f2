// Why not, in the language of the page: fetched when somebody points at what cannot be done.
import type { Refusal } from '../../engine/kernel/index.js';
import { speak } from '../../engine/speech/messages.js';

export { explain } from '../../engine/games/sanitarium/explain.js';

/** The reason in the language, or null where it is English. */
export async function words({ reason, values }: Refusal, lang: string): Promise<string | null> {
  if (!reason || !lang.startsWith('de')) return null;
  const { default: table } = await import('../../messages/de/sanitarium-why.js');
  return speak<string>(table, lang, reason, values);
}
