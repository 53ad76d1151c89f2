// Properties that a page sets on an element before its class is there.
//
// Lit sets them aside when the class is defined, and applies them when the first update begins. A TODO in its
// ReactiveElement.performUpdate asks whether a newer value may have been set since. Here it may: our first update waits
// for words and modules, and what a page sets meanwhile would be undone. So the kept values are set as soon as the
// element is connected.
import { LitElement, type PropertyValues } from 'lit';

export abstract class EarlyPropertiesElement extends LitElement {
  override connectedCallback(): void {
    if (!this.hasUpdated && this.isUpdatePending) this.#setKeptValues();
    super.connectedCallback();
  }

  /**
   * Lit applies them only in an update, so one is started here and stopped by `shouldUpdate`; another is requested to
   * draw the changes.
   */
  #setKeptValues(): void {
    let changed: PropertyValues = new Map();
    this.shouldUpdate = (all) => {
      changed = all;
      return false;
    };
    this.performUpdate();
    delete (this as unknown as { shouldUpdate?: unknown }).shouldUpdate;
    // The update that was pending still is.
    this.isUpdatePending = true;
    changed.forEach((old, name) => {
      this.requestUpdate(name, old);
    });
  }
}
