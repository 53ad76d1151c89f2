// React sets objects and listeners only on elements that are already defined when React creates them. For elements that a
// server has rendered or that are defined later, a ref sets them.

type Listeners = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Returns a ref that sets properties and listeners: `ref={given({ model }, { 'nw-point': pointed })}`. */
export const given = <E extends HTMLElement>(properties: Partial<E>, listeners: Listeners = {}) => (element: E) => {
  Object.assign(element, properties);
  const over = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener, over);
  return () => over.abort();
};
