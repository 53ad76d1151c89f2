// Pictures that a pack brings, as images within a drawing: what does not come leaves its place to what stands for it.
import { svg, type SVGTemplateResult } from 'lit';

/** Draws the picture of that key into a box; `plain` stands there where there is none. */
export type Images = (
  key: string | undefined,
  box: readonly [x: number, y: number, width: number, height: number],
  plain?: SVGTemplateResult,
) => SVGTemplateResult;

const show = (drawing: Element | null, is: boolean): void => {
  drawing?.setAttribute('visibility', is ? 'inherit' : 'hidden');
};

/**
 * @param addresses Whole addresses, by key.
 * @param missed Called once for each picture that cannot be shown, with its key.
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
