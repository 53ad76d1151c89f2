// Draws what happened between the viewer's choices: the card of a great moment, the recap, and the switch for the speed.
import { html, nothing, type TemplateResult } from 'lit';
import type table from '../../../messages/en/game/table.js';
import type { NwElement } from '../../shared/nw-element.js';
import { speeds } from '../session/speed.js';
import type { Drawer } from './drawers.js';
import type { TableActs } from './table-acts.js';
import type { GameScene, TableState } from './table-look.js';
import type { TableParts } from './table-parts.js';

type Host = NwElement<keyof typeof table>;

export const momentCard = (
  element: Host,
  { moment, isOut }: Pick<TableState<GameScene>, 'moment' | 'isOut'>,
  { goOn, skip, newMatch }: Pick<TableActs, 'goOn' | 'skip' | 'newMatch'>,
  { picture, dice }: Pick<TableParts, 'picture' | 'dice'>,
): TemplateResult | typeof nothing =>
  moment
    ? html`<div
        class="moment ${moment.mood}"
        part="moment"
        role="dialog"
        aria-label=${moment.title}
        @keydown=${({ key }: KeyboardEvent) => {
          if (key === 'Escape') goOn();
        }}
      >
        ${moment.picture === undefined ? nothing : (picture(moment.picture) ?? nothing)}
        <div>
          <h3>${moment.title}</h3>
          ${(moment.text ?? '').split('\n').map((text) => (text ? html`<p>${text}</p>` : nothing))}
        </div>
        ${moment.dice ? html`<div class="rolled">${dice?.(moment.dice)}</div>` : nothing}
        <div class="next">
          ${
            moment.isOut && isOut
              ? html`<button class="begin" @click=${goOn}>${element.say('keep-watching')}</button>
                  <button @click=${skip}>${element.say('jump-to-end')}</button>
                  <button @click=${newMatch}>${element.say('start-anew')}</button>`
              : html`<button class="begin" @click=${goOn}>${element.say('moment-go-on')}</button>`
          }
        </div>
      </div>`
    : nothing;

/** What others have done since the viewer's last choice. Each line shows its act again. */
export function recapDrawer(
  element: Host,
  { recap }: Pick<TableState<GameScene>, 'recap'>,
  { replay }: Pick<TableActs, 'replay'>,
  { figure }: Pick<TableParts, 'figure'>,
): readonly Drawer[] {
  if (!recap) return [];
  return [
    {
      id: 'recap',
      kind: 'recap',
      name: element.say('recap'),
      version: recap.lines.map(({ text }) => text).join(),
      content: html`<h3>${element.say('recap')}</h3>
        ${recap.lines.length === 0 ? html`<p>${element.say('recap-none')}</p>` : nothing}
        <div class="newest">
          <ol>
            ${recap.lines.map(
              ({ text, act, figure: id }) =>
                html`<li>
                  <button
                    title=${text}
                    @click=${() => {
                      replay(act);
                    }}
                  >
                    ${(id !== null && figure(id)) || nothing}<span>${text}</span>
                  </button>
                </li>`,
            )}
          </ol>
        </div>
        ${recap.left > 0 ? html`<small>${element.say('recap-left', { n: recap.left })}</small>` : nothing}`,
    },
  ];
}

export const speedSwitch = (
  element: Host,
  { speed: now }: Pick<TableState<GameScene>, 'speed'>,
  { setSpeed }: Pick<TableActs, 'setSpeed'>,
): TemplateResult =>
  html`<fieldset class="speed">
    <legend>${element.say('speed')}</legend>
    ${speeds.map(
      (speed) =>
        html`<button
          aria-pressed=${speed === now}
          @click=${() => {
            setSpeed(speed);
          }}
        >
          ${element.say(`speed-${speed}`)}
        </button>`,
    )}
  </fieldset>`;
