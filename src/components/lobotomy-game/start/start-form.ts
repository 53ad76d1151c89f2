// The start form of Lobotomy 2.
import { html, type TemplateResult } from 'lit';
import { speak } from '../../../engine/speech/speak.js';
import type gamePage from '../../../messages/en/game/page.js';
import type page from '../../../messages/en/lobotomy-2/page.js';
import { countField, occupantField, radioField, selectField } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';
import { lamp, LAMP_BOX } from '../art/lamp.js';
import {
  charactersBySeat,
  difficulties,
  measures,
  occupantNames,
  playerCount,
  withCharacter,
  withPlayerCount,
  type SelectableContent,
  type MatchPlan,
} from './match-plan.js';

export type StartKey = keyof typeof page | keyof typeof gamePage;

export const picture = (): TemplateResult =>
  html`<svg part="lamp" viewBox=${LAMP_BOX} aria-hidden="true">${lamp()}</svg>`;

export function formFields(
  element: NwElement<StartKey> & { calm: boolean },
  plan: MatchPlan,
  offer: SelectableContent,
  change: (plan: MatchPlan) => void,
): TemplateResult {
  const { scenario, occupants, difficulty, nearest } = plan;
  const hands = charactersBySeat(plan, offer);
  const named = (id: string): string => {
    const key = [...(element.calm ? [`${id}.calm`] : []), id].find((each) => Object.hasOwn(offer.texts, each));
    return key === undefined ? element.say(id as StartKey) : speak(offer.texts, element.language, key);
  };
  return html`${radioField(
      { name: 'scenario', legend: element.say('scenario'), kind: 'scenarios' },
      offer.scenarios,
      scenario,
      (id) => ({ title: named(id), note: named(`${id}.text`) }),
      (id) => {
        change({ ...plan, scenario: id });
      },
    )}
    ${countField(
      element.say('how-many'),
      playerCount,
      occupants.length,
      (n) => {
        change(withPlayerCount(plan, n));
      },
      html`<small>${element.say('characters-each', { n: hands[0]?.length ?? 1 })}</small>`,
    )}
    <div class="occupants">
      ${occupants.map(
        (occupant, seat) =>
          html`<div class="occupant" role="group" aria-label=${element.say(`player-${seat}` as StartKey)}>
            ${occupantField(element, occupantNames, seat, occupant, (name) => {
              change({ ...plan, occupants: occupants.with(seat, name) });
            })}
            ${hands[seat]?.map((card, place) =>
              selectField(element.say('as-character'), offer.characters, card, named, (id) => {
                change(withCharacter(plan, seat, place, id, offer));
              }),
            )}
          </div>`,
      )}
    </div>
    ${selectField(
      element.say('difficulty'),
      difficulties,
      difficulty,
      (each) => element.say(`difficulty-${each.replace('2 ', '')}` as StartKey),
      (each) => {
        change({ ...plan, difficulty: each });
      },
      'setting',
    )}
    ${selectField(
      element.say('nearest'),
      measures,
      nearest,
      (each) => element.say(`nearest-${each}`),
      (each) => {
        change({ ...plan, nearest: each });
      },
      'setting',
    )}`;
}
