// The bot of Coma Ward heads for its aim in each Phenomenon, and never needs to know what its seat does not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../src/engine/games/coma-ward/state/state.js';
import { createChance } from '../../../../src/engine/kernel/index.js';
import { play } from '../../../support/play.js';
import { chosen, opened, playTurn, type BotMatch } from './support/bots.js';
import { cluesFor, phenomenon, situation, start, type Position } from './support/situations.js';

/** The Setup of the Phenomenon with the first seed with which the player who begins has this Role. */
function openedAs(id: string, role: string, position: Position = {}): BotMatch {
  for (let seed = 0; seed < 40; seed++) {
    const match = play(rules, { seats: 3, seed, situation: phenomenon(id, position) });
    if (match.state.players[match.state.active]?.role?.startsWith(role)) return match;
  }
  return assert.fail(`nobody begins as ${role}`);
}

/** A Phenomenon that goes on in the turn of player 0. */
const inPlay = (id: string, position: Position): BotMatch =>
  play(rules, {
    seats: position.players?.length ?? 2,
    situation: situation({ act: 'phenomenon', phenomenon: id, active: 0, clues: cluesFor('ABC'), ...position }),
  });

const allAt = (at: string, more: Partial<Player> = {}): Position => ({
  players: [
    { at, ...more },
    { at, ...more },
    { at, ...more },
  ],
});

test('P01: picks up the thing that lies here', () => {
  assert.equal(chosen(opened('P01')), 'pick-up');
});

test('P01: carries it to the Entrance', () => {
  const match = inPlay('P01', { players: [{ at: '1:3,2', items: ['ward-keys.1'] }, {}] });
  assert.ok(playTurn(match).includes('hand-in:ward-keys.1'));
});

test('P02: a Relative gathers Jars', () => {
  assert.equal(chosen(openedAs('P02', 'relative')), 'pick-up');
});

test('P02: the Donor goes to the Nurses’ Station when the list is complete', () => {
  const secrets = ['jar-of-sleep.1', 'jar-of-breath.1', 'jar-of-tears.1'];
  const match = inPlay('P02', {
    insider: 'donor',
    secrets,
    players: [{ at: '2:2,1', role: 'donor', items: secrets }, { role: 'relative.1' }],
  });
  playTurn(match);
  assert.deepEqual(match.outcome?.winners, [0]);
});

test('P03: rests in the Bed', () => {
  assert.equal(chosen(opened('P03')), 'rest');
});

test('P03: attacks whoever sleeps there', () => {
  const match = inPlay('P03', { players: [{ at: start }, { at: start, tally: { sleep: 1 } }, {}] });
  assert.equal(chosen(match), 'attack:player:1');
});

test('P04: takes its post in a Nurses’ Station', () => {
  const match = opened('P04', allAt('3:6,1'));
  playTurn(match);
  assert.equal(match.state.players[2]?.at, '3:3,2');
});

test('P05: the Visitor leaves a Flower', () => {
  const match = openedAs('P05', 'visitor');
  playTurn(match);
  assert.equal(Object.values(match.state.tokens).flat().length, 1);
});

test('P05: a Patient throws a Flower away', () => {
  const match = inPlay('P05', {
    tokens: { [start]: ['flower'] },
    players: [{ at: start }, { role: 'visitor', roleShown: true, at: '0:3,1' }],
  });
  assert.equal(chosen(match), 'throw-away');
});

test('P06: puts Medicine into the kettle instead of taking it', () => {
  const match = inPlay('P06', {
    tally: { missing: 2 },
    players: [{ health: 3, items: ['bandage.1'], tally: { fever: 1 } }, {}],
  });
  assert.equal(chosen(match), 'brew:bandage.1');
});

test('P07: steals an own name', () => {
  assert.match(chosen(opened('P07')), /^steal:player:/);
});

test('P08: mends the fuse of the Floor', () => {
  assert.equal(chosen(opened('P08', allAt('3:6,1'))), 'mend');
});

test('P09: trades to learn a Role', () => {
  const match = opened('P09');
  assert.match(chosen(match), /^trade:/);
  playTurn(match);
  assert.ok(match.log.some(({ type }) => type === 'traded'));
});

test('P10: fights rather than pays', () => {
  assert.match(chosen(opened('P10')), /^attack:player:/);
});

test('P10: the last player cashes out', () => {
  const match = inPlay('P10', {
    tokens: { '1:3,2': ['cashier'] },
    players: [{ at: '1:3,3' }, { alive: false, tally: { bet: 0 } }],
  });
  playTurn(match);
  assert.deepEqual(match.outcome?.winners, [0, 1]);
});

test('P11: keeps the heart of another one beating', () => {
  const players = [{ role: 'holding-on.1' }, { role: 'holding-on.2', health: 2 }];
  assert.equal(chosen(inPlay('P11', { players })), 'massage:1');
});

test('P11: whoever wakes up slips away to die', () => {
  const match = inPlay('P11', {
    round: 8,
    players: [{ role: 'waking-up.1', health: 1 }, { role: 'holding-on.1' }],
  });
  const { at = '' } = match.state.players[0] ?? {};
  const moves = playTurn(match);
  assert.match(moves[0] ?? '', /^move:/, at);
  assert.deepEqual(match.outcome?.winners, [0]);
});

test('P12: goes to a desk and asks for a signature', () => {
  assert.ok(playTurn(opened('P12')).includes('sign:2'));
});

test('P13: asks a Figure for its name', () => {
  assert.equal(chosen(opened('P13', allAt('3:6,1'))), 'ask:3');
});

for (const [i, id] of [
  'P01',
  'P02',
  'P03',
  'P04',
  'P05',
  'P06',
  'P07',
  'P08',
  'P09',
  'P10',
  'P11',
  'P12',
  'P13',
].entries())
  test(`${id}: bots play it to the end`, () => {
    const match = opened(id, { players: [{}, {}, {}, {}] });
    const chance = createChance(`all ${id}`);
    for (let count = 0; !match.outcome; count++) {
      assert.ok(count < 1500, 'the match does not end');
      const question = match.questions.find(({ standing }) => !standing);
      assert.ok(question);
      assert.ok(match.choose(question.seat, question.n, chosen(match, chance)).ok, String(i));
    }
  });
