// Whether the ground behind an element is dark. A page should say so by `color-scheme`. If it does not, its text tells:
// light text has a dark ground, no matter whether that is a colour or a picture.

/** The lightness of a computed colour, from 0 to 1. */
function lightness(colour: string): number {
  const [first = 0, second = 0, third = 0] = [...colour.matchAll(/[( ]([\d.]+)/g)].map(([, number]) => Number(number));
  if (/^ok/.test(colour)) return first;
  if (/^l/.test(colour)) return first / 100;
  return (0.3 * first + 0.59 * second + 0.11 * third) / (colour.startsWith('rgb') ? 255 : 1);
}

/** Whether the page around the element has light text, but no `color-scheme`. */
export function isDarkAround(element: Element): boolean {
  const around =
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  if (!around) return false;
  const { color, colorScheme } = getComputedStyle(around);
  return colorScheme === 'normal' && lightness(color) > 0.55;
}
