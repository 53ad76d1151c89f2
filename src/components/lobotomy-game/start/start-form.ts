// The start form of Lobotomy 2.
import { html, type TemplateResult } from 'lit';
import { speak } from '../../../engine/speech/speak.js';
import type gamePage from '../../../messages/en/game/page.js';
import type page from '../../../messages/en/lobotomy-2/page.js';
import { pictureField, seatFields, selectField, type FormFields } from '../../game/start-form.js';
import type { NwElement } from '../../shared/nw-element.js';
import { cover, COVER_BOX, portrait, scenarioPicture } from '../art/start-pictures.js';
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
  html`<svg part="lamp" viewBox=${COVER_BOX} aria-hidden="true">${cover()}</svg>`;

export function formFields(
  element: NwElement<StartKey> & { calm: boolean },
  plan: MatchPlan,
  offer: SelectableContent,
  change: (plan: MatchPlan) => void,
): FormFields {
  const { scenario, occupants, difficulty, nearest } = plan;
  const hands = charactersBySeat(plan, offer);
  /** The seat of the first person. */
  const you = Math.max(0, occupants.indexOf('person'));
  const named = (id: string): string => {
    const key = [...(element.calm ? [`${id}.calm`] : []), id].find((each) => Object.hasOwn(offer.texts, each));
    return key === undefined ? element.say(id as StartKey) : speak(offer.texts, element.language, key);
  };
  const difficultyInWords = (each: string): string => element.say(`difficulty-${each.replace('2 ', '')}` as StartKey);
  return {
    choices: html`${pictureField(
        'scenario',
        element.say('scenario'),
        offer.scenarios,
        scenario,
        (id) => ({ drawing: scenarioPicture(id), title: named(id) }),
        (id) => {
          change({ ...plan, scenario: id });
        },
      )}
      <p class="teaser">${named(`${scenario}.text`)}</p>
      ${pictureField(
        'character',
        element.say('character'),
        offer.characters,
        hands[you]?.[0],
        (id) => ({ drawing: portrait(id, offer.characters.indexOf(id)), title: named(id) }),
        (id) => {
          change(withCharacter(plan, you, 0, id, offer));
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
      beside: (seat) =>
        hands[seat]?.map((card, place) =>
          selectField(element.say('as-character'), offer.characters, card, named, (id) => {
            change(withCharacter(plan, seat, place, id, offer));
          }),
        ),
    }),
    settings: html`${selectField(element.say('difficulty'), difficulties, difficulty, difficultyInWords, (each) => {
      change({ ...plan, difficulty: each });
    })}
    ${selectField(
      element.say('nearest'),
      measures,
      nearest,
      (each) => element.say(`nearest-${each}`),
      (each) => {
        change({ ...plan, nearest: each });
      },
    )}`,
    inWords: [`${element.say('difficulty')} ${difficultyInWords(difficulty)}`],
  };
}
