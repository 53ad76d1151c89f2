// The fluorescent tube above the start form. It is plain SVG, because no drawing code is loaded before a match.
import { svg, type SVGTemplateResult } from 'lit';

/** The view box of the drawing; the light continues below it. */
export const LAMP_BOX = '0 0 1000 120';

const caps = [150, 790].map(
  (x) =>
    svg`<path fill="var(--lob-hazard)" d=${`M${x} 46H${x + 60}V70H${x}z`} /><path d=${[0, 16, 32, 48].map((at) => `M${x + at} 70l12-24h8l-12 24z`).join('')} />`,
);

/** A tube in a rusted fitting on two wires, with a moth in front. */
export const lamp = (): SVGTemplateResult => svg`<g fill="var(--lob-ink)" stroke-linecap="round">
  <path fill="var(--lob-tube)" opacity="0.16" d="M214 66H786L960 120H40z" />
  <path stroke="var(--lob-steel)" stroke-width="3" d="M290-60V20M710-60V20" />
  <path d="M274 14H306V24H274zM694 14H726V24H694z" />
  <path fill="var(--lob-iron)" d="M176 22H824L850 46H150z" />
  <path fill="var(--lob-rust)" d="M176 22H340L320 34 286 30 262 46H150zM760 22H824L850 46H800L784 34z" />
  <path opacity="0.3" d="M150 40H850V46H150z" />
  <path fill="var(--lob-tube)" d="M210 48H790V68H210z" />
  <path fill="var(--lob-pale)" opacity="0.3" d="M210 60H790V68H210z" />
  ${caps}
  <path fill="var(--lob-steel)" d="M470 46H530V72H470z" />
  <path stroke="var(--lob-ink)" stroke-width="2" d="M480 52H520M480 59H520M480 66H520" />
  <path d="M634 78L612 60 586 62 598 84 614 90 602 104 620 108 634 94 648 108 666 104 654 90 670 84 682 62 656 60z" />
  <path stroke="var(--lob-pale)" stroke-width="7" d="M616 74h0M652 74h0" />
</g>`;
