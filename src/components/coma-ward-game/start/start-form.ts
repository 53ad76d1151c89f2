// The start form of Coma Ward.
import { html, svg, type TemplateResult } from 'lit';
import { strengths } from '../../../engine/bots/strengths.js';
import type gamePage from '../../../messages/en/game/page.js';
import type page from '../../../messages/en/coma-ward/page.js';
import { pictureField, seatFields, type FormFields } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';

export type StartKey = keyof typeof page | keyof typeof gamePage;

export const occupantNames = ['person', ...strengths, 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

export const playerCount = { min: 2, max: 6 };

export interface MatchPlan {
  readonly quirks: boolean;
  readonly occupants: readonly OccupantName[];
}

/** One person with two bots: a bot is In Sight often enough, and the rounds are short. */
export const firstPlan: MatchPlan = { quirks: true, occupants: ['person', 'casual', 'casual'] };

/** A monitor with the trace of a heart that beats once. */
export const picture: TemplateResult = html`<svg viewBox="0 0 150 100" aria-hidden="true">
  ${svg`<rect x="4" y="4" width="142" height="92" rx="12" fill="var(--nw-shade)" stroke="var(--nw-line)" stroke-width="3"></rect>
    <path d="M14 58H52L58 50 64 58H70L78 22 88 84 94 58H102L108 52 114 58H136" fill="none" stroke="var(--nw-accent)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"></path>`}
</svg>`;

/** A cupboard key with its tag turned up or down. */
const drawings = {
  on: svg`<path d="M42 14H78V58H42Z" fill="var(--nw-lit)" stroke="currentColor" stroke-width="2"></path><path d="M60 24a7 7 0 0 1 3.500 13.100V42H56.500V37.100A7 7 0 0 1 60 24Z" fill="var(--nw-accent)"></path>`,
  off: svg`<path d="M42 14H78V58H42Z" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 4"></path>`,
};

export function formFields(
  element: NwElement<StartKey>,
  plan: MatchPlan,
  change: (plan: MatchPlan) => void,
): FormFields {
  const { quirks, occupants } = plan;
  return {
    choices: pictureField(
      'quirks',
      element.say('quirks'),
      ['on', 'off'] as const,
      quirks ? 'on' : 'off',
      (each) => ({
        drawing: drawings[each],
        title: element.say(`quirks-${each}`),
        note: element.say(`quirks-${each}-note`),
      }),
      (each) => {
        change({ ...plan, quirks: each === 'on' });
      },
    ),
    seats: seatFields(element, {
      names: occupantNames,
      occupants,
      allowed: playerCount,
      changeCount: (n) => {
        change({ ...plan, occupants: Array.from({ length: n }, (_, seat) => occupants[seat] ?? 'casual') });
      },
      changeOccupant: (seat, name) => {
        change({ ...plan, occupants: occupants.with(seat, name) });
      },
    }),
  };
}
