// The fluorescent tube that hangs over the form before a match.
import type { SVGTemplateResult } from 'lit';
import { draw } from './draw.js';

/** The view box of the drawing; its light falls below it. */
export const LAMP_BOX = '0 0 1000 120';

const caps = [150, 790].map((x) => `yM${x} 46H${x + 60}V70H${x}z|k${[0, 16, 32, 48].map((at) => `M${x + at} 70l12-24h8l-12 24z`).join('')}`).join('|');

/** A tube in its rusted fitting on two wires, a moth before it. */
export const lamp = (): SVGTemplateResult =>
  draw(
    `hM214 66H786L960 120H40z|S3M290-60V20M710-60V20|kM274 14H306V24H274zM694 14H726V24H694z|iM176 22H824L850 46H150z|rM176 22H340L320 34 286 30 262 46H150zM760 22H824L850 46H800L784 34z|zM150 40H850V46H150z|tM210 48H790V68H210z|wM210 60H790V68H210z|${caps}|sM470 46H530V72H470z|K2M480 52H520M480 59H520M480 66H520|kM634 78L612 60 586 62 598 84 614 90 602 104 620 108 634 94 648 108 666 104 654 90 670 84 682 62 656 60z|p&616 74 3.5;652 74 3.5`,
  );
