// The Hallucination Cards of Coma Ward for the element <nw-hallucination>, with the messages and pictures that they need.
import { html } from 'lit';
import { hallucinations } from '../../engine/games/coma-ward/content/hallucinations.js';
import { kindOf } from '../../engine/games/coma-ward/state/state.js';
import cards from '../../messages/en/coma-ward/cards.js';
import { softenedKey } from '../game/comfort/softened-content.js';
import { catalogueOf } from '../shared/catalogue.js';
import type { HallucinationGame } from '../shared/hallucination-game.js';
import { PICTOGRAM_BOX } from '../shared/pictogram-shapes.js';
import { artOf } from './art/card-art.js';

export const words = catalogueOf(cards, 'coma-ward/cards');

export const scenarios = [...new Set(hallucinations.map(({ id }) => kindOf(id)))];

export const card: HallucinationGame['card'] = (id, say, isCalm) => {
  const found = hallucinations.find((each) => each.id === id);
  if (!found) return undefined;
  const scenario = kindOf(id);
  const text = (key: string): string => say(isCalm ? softenedKey({ words: cards }, key) : key);
  const told = (option: string) => ({ result: text(`${id}.${option}`), effect: text(`${id}.${option}.effect`) });
  const { options } = found;
  return {
    version: 1,
    title: text(scenario),
    situation: text(`${scenario}.situation`),
    ...(options
      ? { options: Object.keys(options).map((option) => ({ title: text(`${scenario}.${option}`), ...told(option) })) }
      : told('result')),
  };
};

export const picture: HallucinationGame['picture'] = (id) => {
  const drawing = artOf(false).picture(kindOf(id));
  return drawing && html`<svg viewBox=${PICTOGRAM_BOX} aria-hidden="true">${drawing}</svg>`;
};
