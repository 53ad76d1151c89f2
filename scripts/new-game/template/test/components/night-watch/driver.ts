// Operates <night-watch-game> for the tests that run for every game.
import { expect } from '@open-wc/testing';
import '../../../src/components/night-watch-game/define.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { StatTrack } from '../../../src/components/nw-stat-track/nw-stat-track.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import { rules } from '../../../src/engine/games/night-watch/rules/rules.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import de from '../../../src/messages/de/night-watch/page.js';
import en from '../../../src/messages/en/night-watch/page.js';
import type { GameDriver } from '../game/driver.js';
import { answer, root } from '../game/on-page.js';

const alone = { seats: 'person random' };

export const driver: GameDriver = {
  tag: 'night-watch-game',
  rules: rules as Rules,
  table: alone,
  botsAlone: { seats: 'random random' },
  board: (game) => root(game).querySelector<StatTrack>('nw1-stat-track')!.model?.value,
  turn: { attributes: alone, act: 'put-out:1' },
  attributes: {
    defaults: { names: ['Eve', ''], candles: ['21', 13] },
    wrong: [
      ['candles', { candles: '3' }, 'candles', 'candles', 'from 5 to 40'],
      ['a player alone', { seats: 'person' }, 'seats', 'seats', 'two to four seats'],
      ['a seat for a butler', { seats: 'person butler' }, 'seats', 'seats', 'seats must name'],
      [
        'situation',
        { ...alone, situation: '{"candles": 0}' },
        'not-a-situation',
        'situation/candles',
        'a whole number from 1 to 99',
      ],
    ],
    mended: { attribute: 'candles', wrong: '3', en: 'candles must be', de: 'candles muss', good: '9' },
  },
  page: { en, de },
  ends: [
    {
      title: 'NIG-END-01 the last candle goes out',
      attributes: alone,
      properties: { situation: { candles: 1 } },
      finish: (game) => answer(game, 'put-out:1'),
      heading: 'Dark',
      rule: /^NIG-END-01$/,
    },
  ],
  again: { same: 'Restart match', other: 'Play again' },
  pageLayout: {
    attributes: alone,
    parts: '<nw-choices></nw-choices><nw-log></nw-log><nw-stat-track></nw-stat-track>',
    filled: (game) => {
      expect(game.querySelector<StatTrack>('nw-stat-track')!.model!.value).to.equal(13);
    },
    press: async (game) => {
      game.querySelector<Choices>('nw-choices')!.dispatchEvent(new NwChooseEvent('put-out:1'));
      await game.updateComplete;
    },
  },
  whyNot: {
    attributes: alone,
    properties: { situation: { candles: 2 } },
    rule: /^NIG-TURN-02$/,
    missed: 'Only 2 candles burn.',
    act: 'put-out:1',
  },
  example: {
    json: {
      game: 'night-watch',
      seats: 2,
      situation: { candles: 5 },
      steps: [{ choose: 'put-out:3' }],
    } as GameDriver['example']['json'],
    words: ['Ada: how many candles do you put out?'],
  },
  oddView: ['candles', 'many'],
};
