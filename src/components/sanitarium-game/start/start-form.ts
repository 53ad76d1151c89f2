// The start form of Sanitarium.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { strengths } from '../../../engine/bots/strengths.js';
import type gamePage from '../../../messages/en/game/page.js';
import type page from '../../../messages/en/sanitarium/page.js';
import { pictureField, seatFields, type FormFields } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';
import { candle, CANDLE_BOX } from '../art/candle.js';
import { draw } from '../art/draw.js';

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
export const firstPlan: MatchPlan = { mode: 'competitive', occupants: ['person', 'casual'] };

/** The candle that burns down as the deck gets smaller. At the fraction 0 it is out. */
export const candlePicture = (fraction: number): TemplateResult =>
  html`<svg part="lamp" viewBox=${CANDLE_BOX} aria-hidden="true">${svg`${candle(fraction)}`}</svg>`;

/** A person, and a lit door with its light on the floor; both stand on y = 60. */
const SHAPES = {
  one: 'M-10 0L-8-20Q-6-26 0-26T8-20L10 0zM-6-34a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
  door: 'yM-18-50H18V0H-18z|hM-18 0H18L30 12H-30z',
};

/** Who reaches the door: one of two, both, or the two halves of one. */
const ways: Readonly<Record<Mode, string>> = {
  competitive: '@door 84 60|c*one 34 60|k*one 84 60',
  cooperative: '@door 60 60|c*one 52 60|k*one 68 60',
  solo: '@door 60 60|k*one 60 60|cM60 60V20a6 6 0 0 1 0 12V34Q67 34 68 40L70 60z',
};

export function formFields(
  element: NwElement<StartKey>,
  plan: MatchPlan,
  change: (plan: MatchPlan) => void,
): FormFields {
  const { mode, occupants } = plan;
  return {
    choices: pictureField(
      'mode',
      element.say('mode'),
      modes,
      mode,
      (each) => ({
        drawing: draw(ways[each], SHAPES),
        title: element.say(each),
        note: element.say(`${each}-note`),
      }),
      (each) => {
        change({
          mode: each,
          occupants: each === 'solo' ? ['person'] : occupants.length < 2 ? firstPlan.occupants : occupants,
        });
      },
    ),
    seats:
      mode === 'solo'
        ? nothing
        : seatFields(element, {
            names: occupantNames,
            occupants,
            allowed: { min: 2, max: 4 },
            changeCount: (n) => {
              change({ ...plan, occupants: Array.from({ length: n }, (_, seat) => occupants[seat] ?? 'casual') });
            },
            changeOccupant: (seat, name) => {
              change({ ...plan, occupants: occupants.with(seat, name) });
            },
          }),
  };
}
