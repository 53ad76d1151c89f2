// Exports a drawn board as a separate SVG file. Computed styles are written into the file.

const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'paint-order',
  'opacity',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'letter-spacing',
  'display',
  'transform',
] as const;
/** Attributes that only matter during play. */
const serving = /^(role|tabindex|part|class|data-|aria-)/;

/** @param text A text alternative for the picture. */
export function pictureOf(board: SVGSVGElement, text: string): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const plain = document.createElementNS(board.namespaceURI, 'g');
  board.append(plain);
  const usual = getComputedStyle(plain);
  const originals = board.querySelectorAll('*');
  // All elements of the copy inherit these properties.
  for (const name of ['fill', 'stroke-width']) copy.setAttribute(name, usual.getPropertyValue(name));
  copy.querySelectorAll('*').forEach((element, i) => {
    const original = originals[i];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of properties) {
      const value = style.getPropertyValue(name);
      if (
        value &&
        (value !== usual.getPropertyValue(name) || element.hasAttribute(name)) &&
        !(name === 'transform' && element.hasAttribute(name))
      )
        element.setAttribute(name, value);
    }
  });
  plain.remove();
  copy.querySelectorAll('.ring').forEach((ring) => {
    ring.remove();
  });
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes])
      if (serving.test(name) || name === 'style') element.removeAttribute(name);
    for (const node of [...element.childNodes]) if (node instanceof Comment) node.remove();
  }
  const title = document.createElementNS(board.namespaceURI, 'title');
  title.textContent = text;
  copy.prepend(title);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
