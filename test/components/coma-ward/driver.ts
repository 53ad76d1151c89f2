// Helpers for tests of <coma-ward-game>, and its driver.
import { expect } from '@open-wc/testing';
import '../../../src/components/coma-ward-game/define.js';
import type { ComaWardGame } from '../../../src/components/coma-ward-game/coma-ward-game.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { rules } from '../../../src/engine/games/coma-ward/rules/rules.js';
import type { ComaWardView } from '../../../src/engine/games/coma-ward/state/knowledge.js';
import type { Rules, SeatRecord } from '../../../src/engine/kernel/index.js';
import type { Replay } from '../../../src/engine/table/replay.js';
import cards from '../../../src/messages/en/coma-ward/cards.js';
import de from '../../../src/messages/de/coma-ward/page.js';
import en from '../../../src/messages/en/coma-ward/page.js';
import type { GameDriver } from '../game/driver.js';
import { answer, offered, placeGame, root, slips, written, type Attributes, type GameOnPage } from '../game/on-page.js';

export * from '../game/on-page.js';

export const play = (attributes: Attributes, properties?: Partial<ComaWardGame>): Promise<ComaWardGame> =>
  placeGame<ComaWardGame>('coma-ward-game', attributes, properties);
export const grid = (game: Element): TileGrid => root(game).querySelector<TileGrid>('nw1-tile-grid')!;

export const alone = { seats: 'person random' };

/** Two players in the Nurses’ Station in the Prologue, and the turn of the first. */
export const inStation = {
  act: 'prologue',
  players: [{ neurosis: 'bolted-doors', items: ['soup.1'] }, { neurosis: 'collector' }],
};
const turn = { attributes: alone, properties: { situation: inStation } };

/** In the Blackout, the last player who lives is alone, with all the Terror and 1 Health. */
const lastTurn = {
  act: 'phenomenon',
  phenomenon: 'P08',
  isIsolating: true,
  players: [
    { neurosis: 'clean-hands', health: 1, terror: 6 },
    { neurosis: 'collector', alive: false },
  ],
};

// Secrets

interface Truth {
  readonly players: readonly { readonly quirk: string | null }[];
}
const truth = (game: GameOnPage): Truth => (game.save()!.snapshot as unknown as { state: Truth }).state;

/** The seats whose Quirk can be found in a shared record. */
function passedOn(game: GameOnPage, { save, record }: Pick<Replay, 'save' | 'record'>): readonly number[] {
  const text = JSON.stringify(record);
  expect(save, 'a record has no save').to.equal(undefined);
  expect((record as SeatRecord<ComaWardView>).frames.length).to.be.greaterThan(0);
  return truth(game).players.flatMap(({ quirk }, seat) =>
    quirk !== null && text.includes(`"${quirk}"`) ? [seat] : [],
  );
}

const nameOf = (card: string): string => cards[card as keyof typeof cards];

const names = ['Mara', 'Noah', 'Olga'];

export const driver: GameDriver = {
  tag: 'coma-ward-game',
  rules: rules as Rules,
  table: alone,
  botsAlone: { seats: 'random random' },
  board: (game) => [
    grid(game).model?.tiles.map(({ id, art }) => [id, art]),
    grid(game).model?.tokens.map(({ id, space }) => [id, space]),
  ],
  turn: { ...turn, act: 'end' },
  undo: { ...turn, act: 'drop:soup.1' },
  attributes: {
    defaults: { names: ['Eve', ''], quirks: ['off', 'on'] },
    wrong: [
      ['quirks', { quirks: 'some' }, 'quirks', 'quirks', '“on” or “off”'],
      ['a player alone', { seats: 'person' }, 'seats', 'seats', 'two to six seats'],
      ['a seat for a butler', { seats: 'person butler' }, 'seats', 'seats', 'seats must name'],
    ],
    mended: { attribute: 'quirks', wrong: 'some', en: 'quirks must be', de: 'quirks muss', good: 'off' },
  },
  page: { en, de },
  softened: {
    attributes: alone,
    properties: {
      situation: {
        ...inStation,
        players: [{ neurosis: 'bolted-doors', items: ['wet-umbrella.1'] }, { neurosis: 'short-fuse' }],
      },
    },
    distressing: /Bolted Doors/,
    names: (game) => root(game).querySelector('.mat')!.textContent,
  },
  sound: true,
  dice: true,
  lessons: true,
  decides: true,
  ends: [
    {
      title: 'CW-PHN-08 nobody is left',
      attributes: alone,
      properties: { situation: lastTurn },
      finish: async (game) => answer(game, await offered(game, 'end')),
      heading: 'Lost',
      rule: /^CW-PHN-08$/,
    },
  ],
  again: { same: 'Same hospital again', other: 'Play again' },
  pageLayout: {
    ...turn,
    parts: `<nw-choices></nw-choices><nw-log></nw-log><nw-card-hand></nw-card-hand><tile-grid></tile-grid>
  ${['mat', 'evidence', 'dice'].map((part) => `<div data-part="${part}"></div>`).join('')}`,
    filled: (game) => {
      expect(game.querySelector<CardHand>('nw-card-hand')!.model!.cards.length).to.equal(1);
      expect(game.querySelector<TileGrid>('tile-grid')!.model!.tokens.length).to.equal(2);
      const place = (part: string): ShadowRoot => root(game.querySelector(`[data-part=${part}]`)!);
      expect(place('mat').textContent).to.contain('Bolted Doors');
      expect(place('evidence').querySelectorAll('.clue').length).to.equal(3);
    },
    press: async (game) => {
      game.querySelector<Choices>('nw-choices')!.dispatchEvent(new NwChooseEvent('drop:soup.1'));
      await game.updateComplete;
    },
  },
  curtain: {
    tables: [{ names, attributes: { seats: 'person person person', seed: 'curtain', names: names.join(', ') } }],
    secret: (game, everything) => {
      expect(root(game).querySelector('nw1-card-hand, nw1-choices, nw1-tile-grid')).to.equal(null);
      for (const { quirk } of truth(game).players) if (quirk !== null) expect(everything).not.to.contain(nameOf(quirk));
      expect(passedOn(game, game.state as Replay), 'the shared state contains no secret').to.deep.equal([]);
    },
    fair: async (game, seat) => {
      await game.updateComplete;
      const seen = written(root(game));
      truth(game).players.forEach(({ quirk }, player) => {
        if (quirk === null) return;
        if (player === seat) expect(seen).to.contain(nameOf(quirk));
        else expect(seen, `the Quirk of seat ${player}`).not.to.contain(nameOf(quirk));
      });
      expect(passedOn(game, game.state as Replay).filter((whose) => whose !== seat)).to.deep.equal([]);
    },
    pass: (game) => slips(game).at(-1)!.id,
  },
  whyNot: {
    attributes: alone,
    properties: { situation: { ...inStation, players: [{ neurosis: 'bolted-doors', health: 1 }, {}] } },
    closed: 'space:2:0,2',
    rule: /^CW-/,
    missed: 'elevator',
    act: 'end',
  },
  example: {
    json: {
      game: 'coma-ward',
      seats: 2,
      situation: inStation,
      steps: [{ choose: 'drop:soup.1' }],
    } as GameDriver['example']['json'],
    words: ['Nurses’ Station'],
  },
  oddView: ['rooms', 'many'],
};
