// The base class of the pieces that draw one model, and a check of such models.
import { property } from './property.js';
import type { Fault } from '../../engine/kernel/types.js';
import { json } from './attribute-converters.js';
import { NwElement } from './nw-element.js';

/**
 * @typeParam M The model.
 * @typeParam K The keys of the element's table of messages.
 */
export abstract class ModelElement<M extends object, K extends string = string> extends NwElement<K> {
  /** The data that the element draws; in the attribute, as JSON. */
  @property({ converter: json }) model?: M | undefined;

  protected override get hasWordsOfPage(): boolean {
    return super.hasWordsOfPage || this.model != null;
  }

  get state(): M | undefined {
    return this.model;
  }

  set state(model: M | undefined) {
    this.model = model;
  }

  /** The model; empty if it is missing or there is a fault. */
  protected drawn: Partial<M> = {};

  protected override willUpdate(): void {
    const fault = this.fault();
    this.fail(fault);
    this.drawn = (!fault && this.model) || {};
  }

  /** The fault of the input; null if it is valid. */
  protected abstract fault(): Fault | null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fault of a model; null if it is valid, or if there is no model.
 * @param list The name of the list in the model.
 * @param texts The names of the texts that each entry of the list needs.
 */
export function modelFault(model: unknown, list: string, ...texts: readonly string[]): Fault | null {
  if (model == null) return null;
  const { version, [list]: entries = [] } = Object(model) as Fields;
  const missingText = (entry: unknown): string | undefined =>
    texts.find((key) => typeof (Object(entry) as Fields)[key] !== 'string');
  const at =
    version !== 1
      ? 'version'
      : !Array.isArray(entries)
        ? list
        : entries.map((entry, i) => missingText(entry) && `${list}/${i}/${missingText(entry) ?? ''}`).find(Boolean);
  return at
    ? {
        code: 'model',
        path: `model/${at}`,
        message: `This must be JSON with version 1 and a list "${list}", in which each entry has ${texts.join(', ')}.`,
      }
    : null;
}
