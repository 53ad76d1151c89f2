// Before a match: which version, how many play, who sits where, and who plays the Patients.
import { html, svg, type TemplateResult } from 'lit';
import type page from '../../../messages/en/asylum-escape/page.js';
import type gameStart from '../../../messages/en/game/page.js';
import { calmPick } from '../../game/comfort/comfort-switches.js';
import type { NwElement } from '../../shared/nw-element.js';
import { coins, fitting, resized, versions, type MatchPlan } from './match-plan.js';
import { occupantNames, type OccupantName } from './seat-occupants.js';

export type StartKey = keyof typeof page | keyof typeof gameStart;

/** The house against the night: two wings, a gable with a cross, one window lit. */
const front = svg`<path d="M3 97V46L9 38H32L50 17 68 38H91L97 46V97Z" fill="var(--nw-lit)" stroke="var(--nw-ink)" stroke-width="2.2" stroke-linejoin="round"></path>
  <path d="M3 46H32M68 46H97M32 38V97M68 38V97M50 17V5M45.5 9H54.5" fill="none" stroke="var(--nw-ink)" stroke-width="2.2"></path>
  <path d="M9 54H15V64H9ZM20 54H26V64H20ZM74 54H80V64H74ZM85 54H91V64H85ZM9 74H15V84H9ZM20 74H26V84H20ZM74 74H80V84H74ZM38 50H44V60H38ZM56 50H62V60H56ZM44 97V77A6 6 0 0 1 56 77V97Z" fill="var(--nw-ink)" opacity=".78"></path>
  <path d="M85 74H91V84H85Z" fill="var(--nw-accent)"></path><circle cx="50" cy="35" r="5" fill="none" stroke="var(--nw-ink)" stroke-width="2"></circle><path d="M0 97H100" stroke="var(--nw-ink)" stroke-width="3"></path>`;

/** A picture, and words beside it: the form, the curtain, and what stands there until either is needed. */
export const poster = (words: TemplateResult, part = ''): TemplateResult =>
  html`<div class="poster" part=${part}>
    <svg viewBox="0 0 100 100" aria-hidden="true">${front}</svg>
    <div>${words}</div>
  </div>`;

interface FormActs {
  change(plan: MatchPlan): void;
  start(): void;
  learn(): void;
  /** A match from a file. */
  open(file: File): void;
}

const valueOf = (event: Event): string => (event.target as HTMLSelectElement).value;

/**
 * @param notes What may distress in a pack of the page; null: our cards are played, which have lessons.
 * @param lost A match that was kept could not go on.
 * @param waiting Between "begin" and the table.
 */
export function startPanel(
  element: NwElement<StartKey> & { calm: boolean },
  plan: MatchPlan,
  notes: string | null,
  lost: boolean,
  waiting: boolean,
  { change, start, learn, open }: FormActs,
): TemplateResult {
  const { version, patients, coin, collapseCatches, occupants } = plan;
  const name = (seat: number): string => element.say(`player-${seat}` as StartKey);
  return html`<form
    part="start"
    @submit=${(event: Event) => {
      event.preventDefault();
      start();
    }}
  >
    ${notes === null ? html`<button class="learn" part="learn" type="button" @click=${learn}>${element.say('learn')}</button>` : ''}
    <fieldset>
      <legend>${element.say('version')}</legend>
      ${versions.map(
        (each) =>
          html`<label class="pick"
            ><input
              type="radio"
              name="version"
              .checked=${each === version}
              ?disabled=${each === 'long' && occupants.length === 2}
              @change=${() => {
                change({ ...plan, version: each });
              }}
            />
            <span><b>${element.say(each)}</b><small>${element.say(`${each}-note`)}</small></span></label
          >`,
      )}
    </fieldset>
    <fieldset>
      <legend>${element.say('how-many')}</legend>
      <div class="counts">
        ${[2, 3, 4, 5, 6, 7].map(
          (n) =>
            html`<label class="count"
              ><input
                type="radio"
                name="count"
                .checked=${n === occupants.length}
                @change=${() => {
                  change(resized(plan, n));
                }}
              /><span>${n}</span></label
            >`,
        )}
      </div>
    </fieldset>
    <div class="occupants">
      ${occupants.map(
        (occupant, seat) =>
          html`<label class="setting"
            ><span>${element.say('who-plays', { player: name(seat) })}</span>
            <select
              @change=${(event: Event) => {
                const value = valueOf(event) as OccupantName;
                change({ ...plan, occupants: occupants.map((each, i) => (i === seat ? value : each)) });
              }}
            >
              ${occupantNames.map((each) => html`<option value=${each} ?selected=${each === occupant}>${element.say(each === 'person' ? 'person' : `bot-${each}`)}</option>`)}
            </select></label
          >`,
      )}
    </div>
    <label class="setting"
      ><span>${element.say('patients')}</span>
      <select
        @change=${(event: Event) => {
          const value = valueOf(event);
          change(fitting({ ...plan, patients: value === 'random' ? 'random' : Number(value) }));
        }}
      >
        ${occupants.map((_, seat) => html`<option value=${seat} ?selected=${seat === patients}>${name(seat)}</option>`)}
        <option value="random" ?selected=${patients === 'random'}>${element.say('patients-random')}</option>
      </select></label
    >
    <label class="setting"
      ><span>${element.say('coin')}</span>
      <select
        @change=${(event: Event) => {
          change({ ...plan, coin: valueOf(event) as MatchPlan['coin'] });
        }}
      >
        ${coins.map((each) => html`<option value=${each} ?selected=${each === coin}>${element.say(`coin-${each}`)}</option>`)}
      </select></label
    >
    <label class="pick"
      ><input
        type="checkbox"
        .checked=${collapseCatches}
        @change=${() => {
          change({ ...plan, collapseCatches: !collapseCatches });
        }}
      />
      <span><b>${element.say('collapse')}</b><small>${element.say('collapse-note')}</small></span></label
    >
    ${calmPick(element)}
    <p class="notes">
      ${element.say('contains', { notes: [...new Set([element.say('all-notes'), notes].join(', ').split(', '))].filter(Boolean).join(', ') })}
    </p>
    ${lost ? html`<p class="notes">${element.say('save-lost')}</p>` : ''}
    <button class="begin" part="begin" ?disabled=${waiting}>${element.say('start')}</button>
    <label class="file"
      >${element.say('open-file')}
      <input
        type="file"
        accept=".json,application/json"
        @change=${(event: Event) => {
          const [file] = (event.target as HTMLInputElement).files ?? [];
          if (file) open(file);
        }}
    /></label>
  </form>`;
}
