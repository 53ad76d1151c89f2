// Helpers for tests of <sanitarium-game>, and its driver.
import { expect } from '@open-wc/testing';
import '../../../src/components/sanitarium-game/define.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../../../src/engine/games/sanitarium/rules/rules.js';
import type { Situation } from '../../../src/engine/games/sanitarium/state/situation.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import cards from '../../../src/messages/en/sanitarium/cards.js';
import de from '../../../src/messages/de/sanitarium/page.js';
import en from '../../../src/messages/en/sanitarium/page.js';
import type { GameDriver } from '../game/driver.js';
import { asked, choose, ids, placeGame, root, signature, written, type Attributes } from '../game/on-page.js';
import { waitUntil } from '../support/browser.js';

export { listen } from '../support/announcements.js';
export { tap } from '../support/tap.js';
export * from '../game/on-page.js';

export const play = (attributes: Attributes, properties?: Partial<SanitariumGame>): Promise<SanitariumGame> =>
  placeGame<SanitariumGame>('sanitarium-game', attributes, properties);
export const board = (game: Element): TileGrid | null => root(game).querySelector<TileGrid>('nw1-tile-grid');
const hands = (game: Element): CardHand[] => [...root(game).querySelectorAll<CardHand>('nw1-card-hand')];

/** Space 0 is in the Chapel, spaces 2 and 3 are in the corridor, and space 4 is in the Dark Hallway behind it. */
export const corridor: Situation = {
  map: [
    ['chapel', 'h', 0, 0],
    ['wheelchair.1', 'h', 2, 0],
    ['dark.1', 'h', 4, 0],
  ],
  ap: 2,
  dice: [2, 4, 5],
  monsters: [[4, 0]],
  players: [{ at: [2, 0], items: [], hallucinations: ['moths'], things: ['night-key'] }, { at: [0, 0] }],
};
const turn = { attributes: { seats: 'person expert', pace: '100000' }, properties: { situation: corridor } };

const map: Situation['map'] = [
  ['boiler-room', 'h', 0, 0],
  ['wheelchair.1', 'h', 2, 0],
  ['dark.1', 'h', 4, 0],
];
const ready = {
  at: [4, 0] as const,
  claimed: ['night-key', 'felt-slippers', 'case-file'],
  items: ['night-key.1', 'felt-slippers.1', 'case-file.1', 'hooked-cane.1', 'hooked-cane.2', 'night-key.2'],
};
/** Positions shortly before the end: the person can escape, another player can escape, or the deck is empty. */
export const endings = {
  atTheDoor: { map, players: [ready], ap: 1 },
  anotherAtTheDoor: { map, players: [{ at: [2, 0] }, ready], active: 1, ap: 1 },
  lastCandle: { map, phase: 'turn', deck: [] },
} satisfies Record<string, Situation>;

/** Plays the match to its end, and escapes as soon as possible. */
export async function finish(game: Element): Promise<void> {
  for (let step = 0, before = ''; step < 600 && (await asked(game, before)); step++) {
    before = signature(game);
    choose(game, ids(game).find((id) => /^(escape|pay)/.test(id)) ?? ids(game)[step % ids(game).length]!);
  }
}

interface Truth {
  readonly players: readonly {
    readonly safeThings: readonly { readonly kind: string; readonly claimed: boolean }[];
  }[];
}

const people = (...names: readonly string[]) => ({
  names,
  attributes: { seats: names.map(() => 'person').join(' '), seed: 'curtain', names: names.join(', ') },
});
const end = { attributes: { seats: 'person expert', seed: 'end', names: 'Ada, Bruno' }, finish, rule: /^SAN-/ };

export const driver: GameDriver = {
  tag: 'sanitarium-game',
  rules: rules as Rules,
  table: { seats: 'person random' },
  botsAlone: { seats: 'random random' },
  board: (game) => {
    const { tiles, tokens } = board(game)!.model!;
    return [tiles.map(({ id, cells }) => [id, cells]), tokens.map(({ id, space }) => [id, space])];
  },
  turn: { ...turn, act: 'move:0' },
  undo: { ...turn, act: 'move:0' },
  attributes: {
    defaults: { mode: ['cooperative', 'competitive'], names: ['Eve, Fay', ''] },
    wrong: [
      ['mode', { mode: 'foo', seats: 'person random' }, 'mode', 'mode', 'mode must be'],
      ['seats', { seats: 'person ghost' }, 'seats', 'seats', 'seats'],
    ],
    mended: { attribute: 'mode', wrong: 'foo', en: 'mode must be', de: 'mode muss', good: 'competitive' },
  },
  page: { en, de },
  softened: {
    attributes: { seats: 'person expert', pace: '100000' },
    properties: { situation: { ...corridor, map: [['boiler-room', 'h', 0, 0], ...corridor.map.slice(1)] } },
    distressing: /Boiler Room/,
    names: (game) =>
      board(game)!
        .model!.tiles.map(({ name }) => name)
        .join(),
  },
  sound: true,
  dice: true,
  lessons: true,
  decides: true,
  ends: [
    { ...end, title: 'the person escapes', properties: { situation: endings.atTheDoor }, heading: 'Escaped' },
    { ...end, title: 'another player escapes', properties: { situation: endings.anotherAtTheDoor }, heading: 'Lost' },
  ],
  again: { same: 'Play these cards again', other: 'Play again' },
  pageLayout: {
    attributes: { seats: 'person expert', seed: 'own' },
    parts: `${['tile-grid', 'nw-choices', 'dice-pool', 'nw-stat-track', 'nw-card-hand', 'nw-log'].map((tag) => `<${tag}></${tag}>`).join('')}<nw-card-hand data-part="things"></nw-card-hand>`,
    filled: (game) => {
      expect(game.querySelector<TileGrid>('tile-grid')!.model!.spaces.length).to.be.greaterThan(0);
      const [hand, things] = game.querySelectorAll<CardHand>('nw-card-hand');
      expect([hand, things].map((each) => each!.model!.cards.length)).to.deep.equal([0, 4]);
    },
    press: async (game) => {
      await waitUntil(() => game.querySelector<TileGrid>('tile-grid')!.model!.ghosts.length > 0, 'no card to lay');
      const grid = game.querySelector<TileGrid>('tile-grid')!;
      const [ghost] = grid.model!.ghosts;
      grid.dispatchEvent(
        Object.assign(new Event('nw-point', { bubbles: true, composed: true }), { targetId: ghost!.id }),
      );
    },
  },
  curtain: {
    tables: [people('Mara', 'Noah'), people('Mara', 'Noah', 'Olga', 'Pius')],
    secret: (_, everything) => {
      for (const { kind } of pack.items) {
        expect(everything).not.to.contain(kind);
        expect(everything).not.to.contain(cards[kind as keyof typeof cards]);
      }
      expect(everything).not.to.match(/\b(card|thing|space|monster):/);
    },
    fair: async (game, seat) => {
      await Promise.all(hands(game).map(({ updateComplete }) => updateComplete));
      const seen = `${written(root(game))}\n${JSON.stringify(hands(game).map(({ model }) => model))}`;
      const { players } = (game.save()!.snapshot as unknown as { state: Truth }).state;
      for (const [owner, { safeThings }] of players.entries())
        for (const { kind, claimed } of safeThings) {
          if (claimed) continue; // claimed Safe Things are public
          if (owner === seat) expect(seen, 'own Safe Thing').to.contain(`thing:${kind}`);
          else expect(seen, `Safe Thing of player ${owner}`).not.to.contain(`thing:${kind}`);
        }
    },
    pass: (game) => ids(game).find((id) => id === 'end' || id === 'stop') ?? ids(game)[0]!,
  },
  whyNot: { ...turn, closed: 'space:4', rule: /^SAN-RUL-03$/, missed: 'Concentrate', act: 'move:0' },
  example: {
    json: {
      game: 'sanitarium',
      seats: ['Ida', 'Rufus'],
      situation: { map: corridor.map, ap: 1, players: [{ at: [0, 0] }, { at: [0, 0] }] },
      steps: ['move:2'],
    } as { readonly steps: readonly unknown[] },
    words: ['Ida', 'Rufus', 'Chapel'],
  },
  oddView: ['bottom/0', 'axe'],
};
