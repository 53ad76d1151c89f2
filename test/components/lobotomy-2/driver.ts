// Helpers for tests of <lobotomy-game>, and its driver.
import { expect } from '@open-wc/testing';
import '../../../src/components/lobotomy-game/define.js';
import type { HuntTrack } from '../../../src/components/hunt-track/hunt-track.js';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { rules } from '../../../src/engine/games/lobotomy-2/rules/rules.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import de from '../../../src/messages/de/lobotomy-2/page.js';
import en from '../../../src/messages/en/lobotomy-2/page.js';
import {
  duel,
  finalBattle,
  lastSpace,
  midnight,
  onTheStair,
  type Position,
} from '../../../stories/lobotomy-2/game.models.js';
import type { GameDriver, Table } from '../game/driver.js';
import { answer, asked, placeGame, root, type Attributes } from '../game/on-page.js';

export { listen } from '../support/announcements.js';
export { placeOn, tap } from '../support/tap.js';
export * from '../game/on-page.js';

export const play = (attributes: Attributes, properties?: Partial<LobotomyGame>): Promise<LobotomyGame> =>
  placeGame<LobotomyGame>('lobotomy-game', attributes, properties);
export const board = (game: Element): TileGrid | null => root(game).querySelector<TileGrid>('nw1-tile-grid');

/** A match in a position of the stories; the first player is a person, the others are bots. */
const at = ({ scenario, characters, situation, faces }: Position, attributes: Attributes = {}): Table => ({
  attributes: {
    scenario,
    characters,
    seats: [
      'person',
      ...characters
        .split(',')
        .slice(1)
        .map(() => 'random'),
    ].join(' '),
    seed: 'night',
    ...attributes,
  },
  properties: { situation, ...(faces && { faces }) },
});

/** Starts a match in a position of the stories, and waits for the first question. */
export async function playPosition(position: Position, attributes: Attributes = {}): Promise<LobotomyGame> {
  const table = at(position, attributes);
  const game = await play(table.attributes, table.properties);
  await asked(game);
  return game;
}

/** Points at something on the map or beside it, as a click does. */
export function point(game: Element, id: string): void {
  board(game)!.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: id }));
}

const end = (
  title: string,
  position: Position,
  last: string,
  heading: string,
  rule: RegExp,
): GameDriver['ends'][number] => ({
  title,
  ...at(position),
  finish: (game) => answer(game, last),
  heading,
  rule,
});

export const driver: GameDriver = {
  tag: 'lobotomy-game',
  rules: rules as Rules,
  options: { scenario: 'S1' },
  table: { scenario: 'DN1', characters: 'lotte-wren ian-mcfellow, harriet-voss', seats: 'person random' },
  botsAlone: { seats: 'random' },
  board: (game) => board(game)!.model!.tokens.map(({ id, space }) => [id, space]),
  turn: { ...at(duel), act: 'walk:4' },
  undo: { ...at(duel), act: 'walk:4' },
  attributes: {
    defaults: { scenario: ['DN1', ''], names: ['Eve', ''] },
    wrong: [
      ['seats', { seats: 'person ghost' }, 'seats', 'seats', 'seats must name'],
      ['too many seats', { seats: 'person expert expert expert expert expert' }, 'seats', 'seats', 'one to five seats'],
      ['scenario', { scenario: 'S9' }, 'scenario', 'scenario', '“S1” to “S4”'],
      [
        'characters',
        { characters: 'nobody-knows lotte-wren ian-mcfellow' },
        'characters',
        'characters',
        '“nobody-knows”, which does not exist; choose from ian-mcfellow, demi-hawkins,',
      ],
      [
        'a Character that is assigned twice',
        { seats: 'person person', characters: 'lotte-wren ian-mcfellow, lotte-wren' },
        'card-twice',
        'options/characters',
        'named twice',
      ],
      ['difficulty', { difficulty: '2 brutal' }, 'difficulty', 'difficulty', '“2 easier”'],
      ['kept', { seats: 'person', kept: '{"out-of-cells": true}' }, 'not-list', 'options/kept', 'must be a list'],
      [
        'situation',
        { scenario: 'DN1', seats: 'person', situation: '{"characters": [{"at": "moon.A"}]}' },
        'no-space',
        'situation/characters/0/at',
        'There is no space “moon.A”',
      ],
      [
        'a situation that is not an object',
        { seats: 'person', situation: '[1, 2]' },
        'not-object',
        'situation',
        'must be an object',
      ],
    ],
    mended: { attribute: 'scenario', wrong: 'S9', en: 'scenario must be “S1”', de: 'scenario muss „S1“', good: 'S1' },
  },
  page: { en, de },
  softened: {
    ...at(midnight),
    distressing: /Hellhound|Fatality/,
    names: (game) =>
      root(game)
        .querySelector<CardHand>('.bestiary nw1-card-hand')!
        .model!.cards.map(({ name }) => name)
        .join(),
  },
  sound: true,
  dice: true,
  lessons: true,
  decides: true,
  ends: [
    end('LOB-WIN-01 a Scenario is won', onTheStair, 'walk:21', 'Out alive', /^LOB-WIN-01$/),
    end(
      'LOB-RUL-115 the Huntmaster is defeated',
      finalBattle,
      'attack:broken-glass.1:10',
      'Out alive',
      /^LOB-RUL-115$/,
    ),
    end('LOB-WIN-02 the Huntmaster has left the Hunt Track', lastSpace, 'next:10', 'Lost', /^LOB-WIN-02$/),
  ],
  again: { same: 'Play the same night again', other: 'Play again' },
  pageLayout: {
    ...at(midnight),
    parts: `<nw-choices></nw-choices><tile-grid></tile-grid><hunt-track></hunt-track><nw-log></nw-log><nw-stat-track></nw-stat-track>
      <nw-card-hand></nw-card-hand><nw-card-hand data-part="disorders"></nw-card-hand>${['cast', 'sheet', 'story', 'dice', 'hand', 'monsters'].map((part) => `<div data-part="${part}"></div>`).join('')}`,
    filled: (game) => {
      const place = (part: string): ShadowRoot => root(game.querySelector(`[data-part=${part}]`)!);
      expect(game.querySelector<TileGrid>('tile-grid')!.model!.tokens.length).to.be.greaterThan(8);
      expect(game.querySelector<HuntTrack>('hunt-track')!.model).to.include({ position: 5 });
      const [items, disorders] = game.querySelectorAll<CardHand>('nw-card-hand');
      expect([items, disorders].map((hand) => hand!.model!.cards.length)).to.deep.equal([6, 2]);
      expect(place('cast').querySelectorAll('li').length).to.equal(4);
      expect(place('sheet').textContent).to.contain('Tobias Crake');
      expect(place('monsters').querySelector('nw1-card-hand')).to.exist;
    },
    press: async (game) => {
      const button = root(game.querySelector('[data-part=sheet]')!).querySelector<HTMLButtonElement>('button.can-act');
      if (button) button.click();
      else {
        const list = game.querySelector<Choices>('nw-choices')!;
        list.dispatchEvent(new NwChooseEvent(list.model!.choices[0]!.id));
      }
      return Promise.resolve();
    },
  },
  whyNot: { ...at(duel), closed: 'space:8', rule: /^LOB-MOV-\d+$/, missed: 'Search', act: 'walk:4' },
  example: {
    json: {
      game: 'lobotomy-2',
      seats: ['Jenny'],
      options: { scenario: 'DN1', characters: [['solomon-pike', 'harriet-voss', 'felix-ambrose']] },
      situation: {
        ap: 2,
        characters: [{ at: 'courtyard.H', items: ['broken-glass.1'] }, { at: 'theatre.F' }, { at: 'theatre.F' }],
        monsters: [{ card: 'hellhound', at: 'courtyard.H' }],
        lockers: [{ at: 'courtyard.H' }],
      },
      faces: [
        { die: 'green', face: 'G5' },
        { die: 'blue', face: 'B1' },
      ],
      steps: [{ choose: 'attack:broken-glass.1:10', say: 'He cuts.' }],
    } as { readonly steps: readonly unknown[] },
    words: ['Solomon Pike', 'Hellhound'],
  },
  oddView: ['characters/1/card', 'axe'],
};
