// The start form of Asylum Escape.
import { html, svg, type TemplateResult } from 'lit';
import type page from '../../../messages/en/asylum-escape/page.js';
import type gamePage from '../../../messages/en/game/page.js';
import { countField, occupantField, radioField, selectField } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';
import { coins, fitting, occupantNames, playerCount, withPlayerCount, versions, type MatchPlan } from './match-plan.js';

export type StartKey = keyof typeof page | keyof typeof gamePage;

/** The house in front of the night sky: two wings, a gable with a cross, and one lit window. */
const front = svg`<path d="M3 97V46L9 38H32L50 17 68 38H91L97 46V97Z" fill="var(--nw-lit)" stroke="var(--nw-ink)" stroke-width="2.2" stroke-linejoin="round"></path>
  <path d="M3 46H32M68 46H97M32 38V97M68 38V97M50 17V5M45.5 9H54.5" fill="none" stroke="var(--nw-ink)" stroke-width="2.2"></path>
  <path d="M9 54H15V64H9ZM20 54H26V64H20ZM74 54H80V64H74ZM85 54H91V64H85ZM9 74H15V84H9ZM20 74H26V84H20ZM74 74H80V84H74ZM38 50H44V60H38ZM56 50H62V60H56ZM44 97V77A6 6 0 0 1 56 77V97Z" fill="var(--nw-ink)" opacity=".78"></path>
  <path d="M85 74H91V84H85Z" fill="var(--nw-accent)"></path><circle cx="50" cy="35" r="5" fill="none" stroke="var(--nw-ink)" stroke-width="2"></circle><path d="M0 97H100" stroke="var(--nw-ink)" stroke-width="3"></path>`;

export const picture = html`<svg viewBox="0 0 100 100" aria-hidden="true">${front}</svg>`;

export function formFields(
  element: NwElement<StartKey>,
  plan: MatchPlan,
  change: (plan: MatchPlan) => void,
): TemplateResult {
  const { version, patients, coin, collapseCatches, occupants } = plan;
  return html`${radioField(
      { name: 'version', legend: element.say('version') },
      versions,
      version,
      (each) => ({
        title: element.say(each),
        note: element.say(`${each}-note`),
        isOff: each === 'long' && occupants.length === 2,
      }),
      (each) => {
        change({ ...plan, version: each });
      },
    )}
    ${countField(element.say('how-many'), playerCount, occupants.length, (n) => {
      change(withPlayerCount(plan, n));
    })}
    <div class="occupants">
      ${occupants.map((occupant, seat) =>
        occupantField(
          element,
          occupantNames,
          seat,
          occupant,
          (name) => {
            change({ ...plan, occupants: occupants.with(seat, name) });
          },
          'setting',
        ),
      )}
    </div>
    ${selectField(
      element.say('patients'),
      [...occupants.map((_, seat) => String(seat)), 'random'],
      String(patients),
      (seat) => element.say(seat === 'random' ? 'patients-random' : (`player-${seat}` as StartKey)),
      (seat) => {
        change(fitting({ ...plan, patients: seat === 'random' ? 'random' : Number(seat) }));
      },
      'setting',
    )}
    ${selectField(
      element.say('coin'),
      coins,
      coin,
      (each) => element.say(`coin-${each}`),
      (each) => {
        change({ ...plan, coin: each });
      },
      'setting',
    )}
    <label class="pick"
      ><input
        type="checkbox"
        .checked=${collapseCatches}
        @change=${() => {
          change({ ...plan, collapseCatches: !collapseCatches });
        }}
      />
      <span><b>${element.say('collapse')}</b><small>${element.say('collapse-note')}</small></span></label
    >`;
}
