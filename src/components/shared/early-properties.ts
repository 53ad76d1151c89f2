// Properties that a page sets on an element before its class is there.
//
// Lit keeps them aside when the class comes, and sets them when the first update begins. A TODO in its
// ReactiveElement.performUpdate asks whether a newer value may have been set since. Here it may: our first update waits for
// words and modules, and what a page sets meanwhile would be undone. So the kept values are set as soon as the element is
// connected.
import { LitElement, type PropertyValues } from 'lit';

export abstract class EarlyPropertiesElement extends LitElement {
  override connectedCallback(): void {
    if (!this.hasUpdated && this.isUpdatePending) this.#setKeptValues();
    super.connectedCallback();
  }

  /** Only an update sets them. So one begins here, is refused by `shouldUpdate`, and what it would have drawn is requested again. */
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
