// The paper a card is printed on: cut by hand for what helps, torn for what haunts. Stretched to the card's box.
import { svg, type SVGTemplateResult } from 'lit';
import { fine, noise } from './draw.js';
import type { CardKind } from './tokens.js';

/** View box of the frame; draw it with preserveAspectRatio="none". */
export const CARD_BOX = '0 0 230 458';
export const PENNANT_BOX = '0 0 38 62';

/** What is cut into the left edge at half height, upwards from y = 282: the kind of a card in the hand without colour. */
const NOTCHES: Partial<Record<CardKind, string>> = {
  item: 'V282A14 14 0 0 0 1 254',
  action: 'V282L13 268 1 254',
  safe: 'V280H11V256H1',
};

const torn = (): string => {
  let path = '';
  for (let y = 446; y > 8; y -= 9 + noise(y) * 7) path += `L${fine(1 + noise(y + 0.5) ** 2 * 8)} ${fine(y)}`;
  return path;
};

const outline = (kind: CardKind): string => {
  const off = (n: number): number => fine(noise(kind.length * 7 + n) * 2.2);
  return `M7 ${off(1)}L78 ${off(2)} 155 ${off(3)} 223 ${off(4)} 229 7 ${229 - off(5)} 150 ${229 - off(6)} 306 229 451 223 ${457 - off(7)} 140 ${457 - off(8)} 7 457L1 451${NOTCHES[kind] ?? torn()}L1 7z`;
};

/** Shadow, sheet and rim of a card. */
export const cardFrame = (kind: CardKind): SVGTemplateResult => {
  const edge = outline(kind);
  return svg`<g class="card-frame ${kind}"><path class="cast" d=${edge} transform="translate(4 6)"></path><path class="sheet" d=${edge}></path></g>`;
};

/** The ribbon with the sanity value that hangs over the picture. */
export const pennant = (kind: CardKind, value: number): SVGTemplateResult =>
  svg`<g class="card-frame ${kind}"><path class="ribbon" d="M1 0V45L19 60 37 45V0"></path><text class="value" x="19" y="39">${value}</text></g>`;
