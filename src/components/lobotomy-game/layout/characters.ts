// The row of Characters: who acts, their health, and their conditions.
import { html, nothing, type TemplateResult } from 'lit';
import type { CharacterModel, Scene } from '../../../engine/games/lobotomy-2/table/scene.js';
import type { NwElement } from '../../shared/nw-element.js';
import { STANDEE_BOX, TOKEN_BOX } from '../art/boxes.js';
import type { Art } from '../art/drawing.js';
import { thing } from './token.js';
import type { Key } from '../words.js';

export const cast = (
  element: NwElement<Key>,
  { characters }: Pick<Scene, 'characters'>,
  art: Art,
  occupants: readonly string[],
): TemplateResult =>
  html`<ul class="cast" part="cast" tabindex="0">
    ${characters.map((character) => html`<li class=${stateOf(character)} aria-current=${character.active}>${one(element, character, art, occupants[character.seat] !== 'person')}</li>`)}
  </ul>`;

const sign = (art: Art, kind: string): TemplateResult =>
  html`<svg viewBox=${TOKEN_BOX} aria-hidden="true">${art.token(kind)}</svg>`;

const stateOf = ({ active, dead, acted }: CharacterModel): string =>
  Object.entries({ active, dead, acted })
    .flatMap(([name, is]) => (is ? name : []))
    .join(' ');

function one(element: NwElement<Key>, character: CharacterModel, art: Art, isBot: boolean): TemplateResult {
  const {
    target,
    state,
    name,
    player,
    letter,
    card,
    shape,
    wounds,
    health,
    insanity,
    insanityLimit,
    conditions,
    first,
    words,
  } = character;
  const wounded = element.say('wounds-of', { n: wounds.n, of: health });
  const driven = element.say('insanity-of', { n: insanity, of: insanityLimit });
  const picture = html`<svg viewBox=${STANDEE_BOX} aria-hidden="true">
    ${art.standee({ art: card, shape, letter })}
  </svg>`;
  return html`${first ? html`<span class="first" role="img" aria-label=${element.say('first')} title=${element.say('first')}>1</span>` : nothing}${thing({ id: target, state }, words, picture, 'figure')}
    <span class="who"
      ><b title=${words}>${name}</b> <small>${player}${isBot ? html` (${element.say('bot')})` : nothing}</small></span
    >
    <span class="vitals">
      <span class="health" role="img" aria-label=${wounded} title=${wounded}
        >${sign(art, 'wound')}${Math.max(0, health - wounds.n)}<small>/${health}</small></span
      >
      <span role="img" aria-label=${driven} title=${driven}
        >${sign(art, 'insanity')}${insanity}<small>/${insanityLimit}</small></span
      >
      ${conditions.map(({ kind, name: what }) => html`<span role="img" aria-label=${what} title=${what}>${sign(art, kind)}</span>`)}
    </span>`;
}
