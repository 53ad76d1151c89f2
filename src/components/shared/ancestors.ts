// Looking up the tree as CSS inheritance does: through slots and the hosts of shadow roots.

/** The nearest of `from` and its ancestors that matches, through shadow roots; null if there is none. */
export function nearestAncestor(from: Element, selector: string): Element | null {
  for (let at: Element | null = from; at; at = (at.getRootNode() as Partial<ShadowRoot>).host ?? null) {
    const found = at.closest(selector);
    if (found) return found;
  }
  return null;
}
