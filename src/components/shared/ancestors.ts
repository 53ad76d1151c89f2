/** Like `from.closest(selector)`, but also looks outside the shadow roots that `from` is in. */
export function nearestAncestor(from: Element, selector: string): Element | null {
  for (let at: Element | null = from; at; at = (at.getRootNode() as Partial<ShadowRoot>).host ?? null) {
    const found = at.closest(selector);
    if (found) return found;
  }
  return null;
}
