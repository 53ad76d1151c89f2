// React gives objects and listeners to an element that is defined when React makes it. To one that a server has rendered, or
// that is defined later, a ref gives them.

type Listeners = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** `ref={given({ model }, { 'nw-point': pointed })}` */
export const given = <E extends HTMLElement>(properties: Partial<E>, listeners: Listeners = {}) => (element: E) => {
  Object.assign(element, properties);
  const over = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener, over);
  return () => over.abort();
};
