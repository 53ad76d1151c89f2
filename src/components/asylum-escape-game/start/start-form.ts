// The start form of Asylum Escape.
import { html, svg } from 'lit';
import type page from '../../../messages/en/asylum-escape/page.js';
import type gamePage from '../../../messages/en/game/page.js';
import { pictureField, seatFields, selectField, type FormFields } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';
import {
  coins,
  fitting,
  occupantNames,
  playerCount,
  roleIn,
  roles,
  withPlayerCount,
  withRole,
  versions,
  type MatchPlan,
} from './match-plan.js';

export type StartKey = keyof typeof page | keyof typeof gamePage;

/** The house in front of the night sky: two wings, a gable with a cross, and one lit window. */
const front = svg`<path d="M3 97V46L9 38H32L50 17 68 38H91L97 46V97Z" fill="var(--nw-lit)" stroke="var(--nw-ink)" stroke-width="2.2" stroke-linejoin="round"></path>
  <path d="M3 46H32M68 46H97M32 38V97M68 38V97M50 17V5M45.5 9H54.5" fill="none" stroke="var(--nw-ink)" stroke-width="2.2"></path>
  <path d="M9 54H15V64H9ZM20 54H26V64H20ZM74 54H80V64H74ZM85 54H91V64H85ZM9 74H15V84H9ZM20 74H26V84H20ZM74 74H80V84H74ZM38 50H44V60H38ZM56 50H62V60H56ZM44 97V77A6 6 0 0 1 56 77V97Z" fill="var(--nw-ink)" opacity=".78"></path>
  <path d="M85 74H91V84H85Z" fill="var(--nw-accent)"></path><circle cx="50" cy="35" r="5" fill="none" stroke="var(--nw-ink)" stroke-width="2"></circle><path d="M0 97H100" stroke="var(--nw-ink)" stroke-width="3"></path>`;

export const picture = html`<svg viewBox="0 0 100 100" aria-hidden="true">${front}</svg>`;

/** Eyes under a bed in the dark; somebody with a lamp in the door; a coin. Then the house, and what is left of it. */
const scenes = {
  hide: svg`<path d="M26 18h6v46h-6zM88 30h6v34h-6zM26 42h68v8h-68z"></path><path class="lit" d="M50 57a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM64 57a4 4 0 1 1 8 0a4 4 0 1 1-8 0z"></path>`,
  hunt: svg`<path class="lit" d="M44 6h40v54l14 12h-68l14-12z"></path><path class="dark" d="M52 66l2-32q1-8 10-8t10 8l2 32zM57 18a7 7 0 1 1 14 0a7 7 0 1 1-14 0z"></path>`,
  lot: svg`<path d="M36 36a24 24 0 1 1 48 0a24 24 0 1 1-48 0z"></path><path class="lit" d="M60 16a20 20 0 0 1 0 40z"></path>`,
  short: svg`<path d="M30 28l30-18 30 18v34h-60z"></path><path class="dark" d="M38 34h10v9h-10zM55 34h10v9h-10zM72 34h10v9h-10zM38 49h10v9h-10zM72 49h10v9h-10z"></path><path class="lit" d="M55 49h10v9h-10z"></path>`,
  long: svg`<path d="M48 34h24v28h-24zM18 62l10-14 10 8 8-10v16zM74 62l6-10 10 6 10-14 6 18z"></path><path class="lit" d="M55 42h10v10h-10z"></path>`,
};

export function formFields(
  element: NwElement<StartKey>,
  plan: MatchPlan,
  change: (plan: MatchPlan) => void,
): FormFields {
  const { version, patients, coin, collapseCatches, occupants } = plan;
  return {
    choices: html`${pictureField(
      'role',
      element.say('role'),
      roles,
      roleIn(plan),
      (each) => ({ drawing: scenes[each], title: element.say(each), note: element.say(`${each}-note`) }),
      (each) => {
        change(withRole(plan, each));
      },
    )}
    ${pictureField(
      'version',
      element.say('version'),
      versions,
      version,
      (each) => ({
        drawing: scenes[each],
        title: element.say(each),
        note: element.say(`${each}-note`),
        isOff: each === 'long' && occupants.length === 2,
      }),
      (each) => {
        change({ ...plan, version: each });
      },
    )}`,
    seats: seatFields(element, {
      names: occupantNames,
      occupants,
      allowed: playerCount,
      changeCount: (n) => {
        change(withPlayerCount(plan, n));
      },
      changeOccupant: (seat, name) => {
        change({ ...plan, occupants: occupants.with(seat, name) });
      },
    }),
    settings: html`${selectField(
        element.say('patients'),
        [...occupants.map((_, seat) => String(seat)), 'random'],
        String(patients),
        (seat) => element.say(seat === 'random' ? 'patients-random' : (`player-${seat}` as StartKey)),
        (seat) => {
          change(fitting({ ...plan, patients: seat === 'random' ? 'random' : Number(seat) }));
        },
      )}
      ${selectField(
        element.say('coin'),
        coins,
        coin,
        (each) => element.say(`coin-${each}`),
        (each) => {
          change({ ...plan, coin: each });
        },
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
      >`,
    inWords: [element.say(`coin-${coin}`), element.say(collapseCatches ? 'collapse' : 'collapse-off')],
  };
}
