// The players and the progress of the match: the remaining turns, each Victim with their boon and flaw, and each
// Patient with their Catching Stat.
import { html, nothing, type TemplateResult } from 'lit';
import type { PatientModel, Scene, VictimModel } from '../../../engine/games/asylum-escape/table/scene.js';
import { soundButton } from '../../game/comfort/comfort-switches.js';
import type { AsylumTable } from './table-state.js';
import type { GameHost, Key } from '../words.js';
import type { Speaker } from '../../shared/speaker.js';

export function header(
  element: GameHost,
  { countdown: { text, notes, steps } }: Scene,
  title: Key = 'title',
): TemplateResult {
  return html`<header part="header">
    <h2>${element.say(title)}</h2>
    <p class="count"><b>${text}</b> <small>${notes.join(' · ')}</small></p>
    <ol class="turns" aria-hidden="true">
      ${steps.map(({ n, state, final, releases }) => html`<li class="${state} ${final ? 'final' : ''}">${n}${releases ? html`<i class=${releases}></i>` : nothing}</li>`)}
    </ol>
    ${soundButton(element)}
  </header>`;
}

/**
 * Draws the Patients and the Victims. The buttons that highlight a Victim's possible rooms are there only during a
 * match.
 */
export function people(
  element: Speaker<Key>,
  {
    scene: { victims, patients, notebook },
    occupants,
    highlightedVictim,
    highlightVictim,
    end,
  }: Pick<AsylumTable, 'scene' | 'occupants' | 'end'> &
    Partial<Pick<AsylumTable, 'highlightedVictim' | 'highlightVictim'>>,
): TemplateResult {
  const roomsText = (victim: VictimModel): string =>
    (end || !highlightVictim ? [] : notebook.others).find(({ player }) => player === victim.player)?.roomsText ?? '';
  return html`<div class="people" part="people">
    ${
      patients.length > 0
        ? html`<h3>${element.say('patients-here')}</h3>
            <ul class="patients">
              ${patients.map((patient) => onePatient(patient))}
            </ul>`
        : nothing
    }
    <h3>${element.say('victims')}</h3>
    <ul class="victims">
      ${victims.map((victim) => oneVictim(element, victim, (occupants[victim.player] ?? 'person') !== 'person', roomsText(victim), highlightedVictim === victim.player, highlightVictim))}
    </ul>
  </div>`;
}

const onePatient = ({ name, text, faces, stat, leftText, special }: PatientModel): TemplateResult =>
  html`<li class=${special ? 'special' : ''}>
    <b>${name}</b>
    <span class="stat" aria-hidden="true">${faces.map((face) => html`<i>${face}</i>`)}</span>
    <small>${stat}</small> ${text ? html`<small>${text}</small>` : nothing}
    ${leftText ? html`<small>${leftText}</small>` : nothing}
  </li>`;

function oneVictim(
  element: Speaker<Key>,
  { player, name, letter, card, alive, aliveText, active, own, handText, known, drew }: VictimModel,
  isBot: boolean,
  rooms: string,
  isSuspect: boolean,
  highlightVictim: AsylumTable['highlightVictim'] | undefined,
): TemplateResult {
  const facts = [isBot ? element.say('is-bot') : '', alive ? handText : aliveText, drew ?? '', known ?? ''].filter(
    Boolean,
  );
  return html`<li class="${active ? 'active' : ''} ${own ? 'own' : ''} ${alive ? '' : 'dead'}" aria-current=${active}>
    <b class="letter" aria-hidden="true">${letter}</b>
    <span><b>${name}</b> <small>${facts.join(' · ')}</small></span>
    ${
      card
        ? html`<details>
            <summary>${card.name}</summary>
            <small>${card.text ?? ''}</small>
          </details>`
        : nothing
    }
    ${rooms ? html`<button class="where" aria-pressed=${isSuspect} @click=${() => highlightVictim?.(player)}>${rooms}</button>` : nothing}
  </li>`;
}
