// The base of the pieces that draw one plain model, which may come from a page: it is checked before it is drawn.
import { property } from './property.js';
import type { Fault } from '../../engine/kernel/types.js';
import { json } from './attributes.js';
import { NwElement } from './nw-element.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * @typeParam M The model.
 * @typeParam K The keys of the element's table of messages.
 */
export abstract class ModelElement<M extends object, K extends string = string> extends NwElement<K> {
  /** The list of the model, and the texts that each of its entries needs. */
  protected static readonly shape: readonly [list: string, ...texts: string[]];

  /** What is drawn; as an attribute JSON. */
  @property({ converter: json }) model?: M | undefined;

  get state(): M | undefined {
    return this.model;
  }

  set state(model: M | undefined) {
    this.model = model;
  }

  /** The model, as long as it can be drawn. */
  protected drawn: Partial<M> = {};

  protected override willUpdate(): void {
    const fault = this.fault();
    this.fail(fault);
    this.drawn = (!fault && this.model) || {};
  }

  /** What is wrong with the input; null: nothing. */
  protected fault(): Fault | null {
    if (this.model == null) return null;
    const [list, ...texts] = (this.constructor as typeof ModelElement).shape;
    const { version, [list]: entries = [] } = Object(this.model) as Fields;
    const wrong = (entry: unknown): string | undefined => texts.find((key) => typeof (Object(entry) as Fields)[key] !== 'string');
    const at = version !== 1 ? 'version' : !Array.isArray(entries) ? list : entries.map((entry, i) => wrong(entry) && `${list}/${String(i)}/${wrong(entry) ?? ''}`).find(Boolean);
    return at ? { code: 'model', path: `model/${at}`, message: `This has to be JSON: version 1, and ${list} with ${texts.join(', ')}.` } : null;
  }
}
