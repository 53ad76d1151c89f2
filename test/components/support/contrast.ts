// The contrast of the words of an element, as WCAG 2 computes it.

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

function read(colour: string): Colour {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, opacity / 255];
}

const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
  r * a + r2 * (1 - a),
  g * a + g2 * (1 - a),
  b * a + b2 * (1 - a),
  1,
];

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((each) =>
    each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const parentOf = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** The colour behind an element; null if it is a picture. */
function groundOf(element: Element | null): Colour | null {
  if (!element) return [255, 255, 255, 1];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const own = read(backgroundColor);
  if (backgroundImage !== 'none') return null;
  if (own[3] === 1) return own;
  // A sheet of paper is a layer behind the words.
  const paper = getComputedStyle(element, '::before');
  if (paper.position === 'absolute' && read(paper.backgroundColor)[3] === 1) return read(paper.backgroundColor);
  // A drawing that fills the element is a picture, too.
  if ([...element.children].some((each) => each.localName === 'svg' && getComputedStyle(each).position === 'absolute'))
    return null;
  const behind = groundOf(parentOf(element));
  return behind && over(own, behind);
}

/** Lists the words inside the element whose contrast is lower than 4.5:1, except on pictures and in drawings. */
export function lowContrast(element: Element): string[] {
  const trees: (Element | ShadowRoot)[] = [element, ...(element.shadowRoot ? [element.shadowRoot] : [])];
  const low: string[] = [];
  for (const tree of trees)
    for (const each of tree.querySelectorAll('*')) {
      if (each.shadowRoot) trees.push(each.shadowRoot);
      const words = [...each.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join(' ');
      if (!words.trim() || each.closest('svg, .heard, :disabled, [aria-disabled=true]') || !each.checkVisibility())
        continue;
      const ground = groundOf(each);
      if (!ground) continue;
      const [lighter = 0, darker = 0] = [over(read(getComputedStyle(each).color), ground), ground]
        .map(luminance)
        .sort((a, b) => b - a);
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast < 4.5) low.push(`${contrast.toFixed(1)}: ${words.trim().slice(0, 40)}`);
    }
  return low;
}
