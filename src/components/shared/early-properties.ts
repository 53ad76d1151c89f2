// Keeps properties that a page sets on an element before its class is defined.
//
// Lit applies such values only when the first update begins, even if a newer value has been set since (see the TODO in
// its ReactiveElement.performUpdate). Our first update waits for words and modules, so a newer value would be lost.
// Therefore the early values are applied as soon as the element is connected.
import { LitElement, type PropertyValues } from 'lit';

export abstract class EarlyPropertiesElement extends LitElement {
  override connectedCallback(): void {
    if (!this.hasUpdated && this.isUpdatePending) this.#setKeptValues();
    super.connectedCallback();
  }

  /**
   * Lit applies the values only in an update. So this method starts an update, stops it in `shouldUpdate`, and requests
   * another one to draw the changes.
   */
  #setKeptValues(): void {
    let changed: PropertyValues = new Map();
    this.shouldUpdate = (all) => {
      changed = all;
      return false;
    };
    this.performUpdate();
    delete (this as unknown as { shouldUpdate?: unknown }).shouldUpdate;
    // The earlier update is still pending.
    this.isUpdatePending = true;
    changed.forEach((old, name) => {
      this.requestUpdate(name, old);
    });
  }
}
