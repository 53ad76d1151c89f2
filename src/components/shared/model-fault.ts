// What is wrong with a model that comes from a page.
import type { Fault } from '../../engine/kernel/types.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Null: nothing, or there is none.
 * @param list The list of the model.
 * @param texts What each of its entries needs.
 */
export function modelFault(model: unknown, list: string, ...texts: readonly string[]): Fault | null {
  if (model == null) return null;
  const { version, [list]: entries = [] } = Object(model) as Fields;
  const wrong = (entry: unknown): string | undefined =>
    texts.find((key) => typeof (Object(entry) as Fields)[key] !== 'string');
  const at =
    version !== 1
      ? 'version'
      : !Array.isArray(entries)
        ? list
        : entries.map((entry, i) => wrong(entry) && `${list}/${i}/${wrong(entry) ?? ''}`).find(Boolean);
  return at
    ? {
        code: 'model',
        path: `model/${at}`,
        message: `This has to be JSON: version 1, and ${list} with ${texts.join(', ')}.`,
      }
    : null;
}
