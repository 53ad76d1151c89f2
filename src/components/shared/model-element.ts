// The base of the pieces that draw one plain model. What a page hands in is checked by the piece that it has.
import { property } from './property.js';
import type { Fault } from '../../engine/kernel/types.js';
import { json } from './attribute-converters.js';
import { NwElement } from './nw-element.js';

/**
 * @typeParam M The model.
 * @typeParam K The keys of the element's table of messages.
 */
export abstract class ModelElement<M extends object, K extends string = string> extends NwElement<K> {
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
    const fault = this.fault?.() ?? null;
    this.fail(fault);
    this.drawn = (!fault && this.model) || {};
  }

  /** What is wrong with the input of a page; null: nothing. */
  protected fault?(): Fault | null;
}
