// The start form of Night Watch.
import { html, svg, type SVGTemplateResult } from 'lit';
import { pictureField, seatFields, type FormFields } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { Key } from '../words.js';

export const occupantNames = ['person', 'nightwatch', 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

export const playerCount = { min: 2, max: 4 };

/** The numbers of candles that the form offers. */
const offered = [9, 13, 21] as const;

export interface Plan {
  readonly candles: number;
  readonly occupants: readonly OccupantName[];
}

/** One person against one bot, so that somebody who is alone can begin immediately. */
export const firstPlan: Plan = { candles: 13, occupants: ['person', 'nightwatch'] };

export const picture = html`<svg viewBox="0 0 100 100" aria-hidden="true">
  ${svg`<path d="M40 92V48H60V92Z" fill="var(--nw-lit)" stroke="var(--nw-ink)" stroke-width="3" stroke-linejoin="round"></path>
    <path d="M50 48V38" stroke="var(--nw-ink)" stroke-width="3"></path>
    <path d="M50 12C60 24 60 32 50 38C40 32 40 24 50 12Z" fill="var(--nw-accent)"></path>`}
</svg>`;

/** Three candles, which are higher if there are more. */
const candlesPicture = (candles: number): SVGTemplateResult =>
  svg`${[30, 52, 74].map((x) => svg`<path d=${`M${x} 62V${56 - candles}H${x + 14}V62Z`} fill="var(--nw-muted)"></path><path d=${`M${x + 7} ${40 - candles}L${x + 11} ${52 - candles}H${x + 3}Z`} fill="var(--nw-accent)"></path>`)}`;

export function formFields(element: NwElement<Key>, plan: Plan, change: (plan: Plan) => void): FormFields {
  const { candles, occupants } = plan;
  return {
    choices: pictureField(
      'candles',
      element.say('how-many-candles'),
      [...new Set([...offered, candles])].map(String),
      String(candles),
      (n) => ({ drawing: candlesPicture(Number(n)), title: n }),
      (n) => {
        change({ ...plan, candles: Number(n) });
      },
    ),
    seats: seatFields(element, {
      names: occupantNames,
      occupants,
      allowed: playerCount,
      changeCount: (n) => {
        change({ ...plan, occupants: Array.from({ length: n }, (_, seat) => occupants[seat] ?? 'nightwatch') });
      },
      changeOccupant: (seat, name) => {
        change({ ...plan, occupants: occupants.with(seat, name) });
      },
    }),
  };
}
