// The start form of Sanitarium.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { strengths } from '../../../engine/bots/strengths.js';
import type gamePage from '../../../messages/en/game/page.js';
import type page from '../../../messages/en/sanitarium/page.js';
import { countField, occupantField, radioField } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';
import { candle, CANDLE_BOX } from '../art/candle.js';

export type StartKey = keyof typeof page | keyof typeof gamePage;

export const modes = ['competitive', 'cooperative', 'solo'] as const;
export type Mode = (typeof modes)[number];

export const occupantNames = ['person', ...strengths, 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

export interface MatchPlan {
  readonly mode: Mode;
  readonly occupants: readonly OccupantName[];
}

/** One person against one bot, so that somebody who is alone can begin immediately. */
export const firstPlan: MatchPlan = { mode: 'competitive', occupants: ['person', 'expert'] };

/** The candle that burns down as the deck gets smaller. At the fraction 0 it is out. */
export const candlePicture = (fraction: number): TemplateResult =>
  html`<svg part="lamp" viewBox=${CANDLE_BOX} aria-hidden="true">${svg`${candle(fraction)}`}</svg>`;

export function formFields(
  element: NwElement<StartKey>,
  plan: MatchPlan,
  change: (plan: MatchPlan) => void,
): TemplateResult {
  const { mode, occupants } = plan;
  return html`${radioField(
    { name: 'mode', legend: element.say('mode') },
    modes,
    mode,
    (each) => ({ title: element.say(each), note: element.say(`${each}-note`) }),
    (each) => {
      change({
        mode: each,
        occupants: each === 'solo' ? ['person'] : occupants.length < 2 ? firstPlan.occupants : occupants,
      });
    },
  )}
  ${
    mode === 'solo'
      ? nothing
      : html`${countField(element.say('how-many'), { min: 2, max: 4 }, occupants.length, (n) => {
            change({ ...plan, occupants: Array.from({ length: n }, (_, seat) => occupants[seat] ?? 'expert') });
          })}
          <div class="occupants">
            ${occupants.map((occupant, seat) =>
              occupantField(element, occupantNames, seat, occupant, (name) => {
                change({ ...plan, occupants: occupants.with(seat, name) });
              }),
            )}
          </div>`
  }`;
}
