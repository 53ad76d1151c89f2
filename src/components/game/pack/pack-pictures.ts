// Pictures from a pack, as images inside a drawing. If one cannot be loaded, the drawing that it replaces stays.
import { svg, type SVGTemplateResult } from 'lit';

/** Draws the picture with this key in a box, or `plain` if there is no such picture. */
export type Images = (
  key: string | undefined,
  box: readonly [x: number, y: number, width: number, height: number],
  plain?: SVGTemplateResult,
) => SVGTemplateResult;

const show = (drawing: Element | null, is: boolean): void => {
  drawing?.setAttribute('visibility', is ? 'inherit' : 'hidden');
};

/**
 * @param addresses Absolute URLs, by key.
 * @param missed Called once for each picture that cannot be loaded, with its key.
 */
export function imagesOf(addresses: Readonly<Record<string, string>>, missed: (key: string) => void): Images {
  const lost = new Set<string>();
  return (key, [x, y, width, height], plain) => {
    if (key === undefined || lost.has(key)) return plain ?? svg``;
    const loaded =
      (is: boolean) =>
      ({ currentTarget }: Event): void => {
        const drawing = currentTarget as Element;
        show(drawing, is);
        if (plain) show(drawing.nextElementSibling, !is);
        if (is || lost.has(key)) return;
        lost.add(key);
        missed(key);
      };
    return svg`<image href=${addresses[key] ?? ''} x=${x} y=${y} width=${width} height=${height} preserveAspectRatio="xMidYMid slice" @load=${loaded(true)} @error=${loaded(false)}/>${plain && svg`<g visibility="hidden">${plain}</g>`}`;
  };
}
