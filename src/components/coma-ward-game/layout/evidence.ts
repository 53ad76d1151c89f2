// The board of evidence: the Clues with what is written on them, and what may lie behind; and the story of the
// Phenomenon.
import { html, nothing, type TemplateResult } from 'lit';
import type { ClueModel, EvidenceModel } from '../../../engine/games/coma-ward/table/evidence.js';
import type { StoryModel } from '../../../engine/games/coma-ward/table/scene.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { Key } from '../words.js';

export const evidence = (element: NwElement<Key>, { clues, possible }: EvidenceModel): TemplateResult =>
  html`<div class="evidence" part="evidence">
    <ol class="clues">
      ${clues.map((clue) => clueCard(element, clue))}
    </ol>
    <div class="possible">
      <p>${element.say('possible', { n: possible.length })}</p>
      <ul>
        ${possible.map((name) => html`<li>${name}</li>`)}
      </ul>
    </div>
  </div>`;

const clueCard = (element: NwElement<Key>, { number, found }: ClueModel): TemplateResult =>
  found
    ? html`<li class="clue">
        <b>${number}. ${found.name}</b> <small>${found.place}</small>
        <p>${found.text}</p>
      </li>`
    : html`<li class="clue missing">
        <b>${element.say('clue-n', { n: number })}</b> <small>${element.say('clue-missing')}</small>
      </li>`;

export const story = ({ title, introduction, goal, instructions }: StoryModel): TemplateResult =>
  html`<section class="story" part="story" aria-label=${title}>
    <h3>${title}</h3>
    <p class="introduction">${introduction}</p>
    <p class="aim">${goal}</p>
    ${instructions ? html`<p>${instructions}</p>` : nothing}
  </section>`;
