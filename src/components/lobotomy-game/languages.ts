// What <lobotomy-game> says in other languages than English: a language comes whole, as a match follows the form.
import type { Messages } from '../../messages/message.js';
import type { Loader } from '../shared/nw-element.js';

/** Several tables as one. */
export const merged = async (...tables: readonly Promise<{ default: Messages }>[]): Promise<{ default: Messages }> => ({
  default: Object.assign({}, ...(await Promise.all(tables)).map((table) => table.default)) as Messages,
});

export const de: Loader = () =>
  merged(
    import('../../messages/de/game/page.js'),
    import('../../messages/de/game/rules.js'),
    import('../../messages/de/game/table.js'),
    import('../../messages/de/lobotomy-2/rules.js'),
    import('../../messages/de/lobotomy-2/table.js'),
    import('../../messages/de/lobotomy-2/cards.js'),
    import('../../messages/de/lobotomy-2/story.js'),
    import('../../messages/de/lobotomy-2/page.js'),
  );
