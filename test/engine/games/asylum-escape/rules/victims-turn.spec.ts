// A Victim's turn: one draw, a secret move, and cards before and after it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import { rule, RuleTest } from '../../../../support/rule-coverage.js';
import { saying } from '../support/effect-cards.js';
import { asked, at, cites, d6, draws, flees, happened, last, pack, table, whereIs } from '../support/small-match.js';

const far = [{ at: 'a1' }, { at: 'a2' }, { at: 'a3' }];
const mine = { patients: [at('c3')], victims: far, phase: 'victim', active: 1 } as const;
const holding = (...hand: readonly string[]) => ({ ...mine, victims: [{ at: 'a1', hand }, ...far.slice(1)] });

rule('AE-VIC-01 at most one card is drawn in a turn: Camo/Sabo or Movement', (t) => {
  table(t, holding('save.1'), { faces: flees('m1') });
  assert.deepEqual(
    asked(t, 1)?.options.map(({ id }) => id),
    ['draw:camo-sabo', 'draw:movement', 'end'],
  );
  t.choose('draw:movement');
  t.choose('move:a1');
  assert.deepEqual(
    asked(t, 1)?.options.map(({ id }) => id),
    ['end'],
  );
  assert.equal(t.why(1, 'draw:camo-sabo')?.rule, 'AE-VIC-01');
});

rule('AE-VIC-01 cards are drawn even if only discards and cards that somebody has looked at are left', (t) => {
  table(
    t,
    { ...holding('test.1'), decks: { movement: ['m1.1'] }, piles: { movement: ['m2.1'] } },
    { pack: saying({ do: 'peek', deck: 'movement', n: 1 }) },
  );
  t.choose('play:test.1');
  assert.ok(t.options(1).includes('draw:movement'));
});

test('the boon of a Victim who dies in their own turn is over without a word', () => {
  const t = new RuleTest();
  table(
    t,
    { ...mine, victims: [{ at: 'a1' }, { at: 'a2', hand: ['trip.1'] }, { at: 'a3' }] },
    {
      pack: {
        ...pack,
        victims: pack.victims.map((card) => ({
          ...card,
          boon: { on: 'drew-card', steps: [{ do: 'draw-cards', whom: 'me', n: 1 }] },
        })),
      },
      faces: [...draws('blank.1'), ...d6(1)],
    },
  );
  t.choose('draw:camo-sabo');
  t.choose('play:trip.1', 2);
  while (t.options(1).includes('pass')) t.choose('pass', 1);
  assert.deepEqual(happened(t, 'killed', 'no-effect'), ['killed']);
});

rule('AE-VIC-01 a turn ends by itself when everybody knows that nothing is left to do', (t) => {
  const asks = (victims: NonNullable<Situation['victims']>): boolean => {
    table(t, { ...mine, victims }, { faces: flees('m1') });
    t.choose('draw:movement');
    t.choose('move:a1');
    return asked(t, 1) !== undefined;
  };
  const others = far.slice(1);
  assert.equal(asks(far), false, 'no card in hand');
  assert.equal(last(t, 'turn-began')['player'], 2);
  assert.equal(
    asks([{ at: 'a1', hand: ['save.1'] }, ...others]),
    true,
    'nobody else knows that the card cannot be played',
  );
  assert.equal(asks([{ at: 'a1', held: 'key.1' }, ...others]), false, 'everybody sees the held card');
  assert.equal(asks([{ at: 'a1', held: 'lamp.1' }, ...others]), true, 'the held card can be played');
});

rule('AE-VIC-02 drawing is optional', (t) => {
  table(t, mine);
  t.choose('end');
  assert.deepEqual(happened(t, 'drew-card', 'drew-movement', 'turn-began'), ['turn-began', 'turn-began']);
});

rule('AE-VIC-03 a Camo/Sabo card goes to the hand, and only its owner sees it', (t) => {
  table(t, mine, { faces: draws('blank.3') });
  t.choose('draw:camo-sabo');
  assert.deepEqual(t.view(1).state.victims[0].hand, ['blank.3']);
  assert.deepEqual(t.view(2).state.victims[0].hand, [null]);
  assert.equal(t.events(2).find(({ type }) => type === 'drew-card')?.['card'], undefined);
});

rule('AE-VIC-04 a Movement card is used at once, for up to its number of rooms, or for none', (t) => {
  table(t, mine, { faces: flees('m2') });
  t.choose('draw:movement');
  assert.equal(asked(t, 1)?.kind, 'move-to');
  assert.deepEqual(
    t
      .options(1)
      .filter((id) => id.startsWith('move'))
      .sort(),
    ['move:a1', 'move:a2', 'move:a3', 'move:b1', 'move:b2', 'move:c1'],
  );
  t.choose('move:a1');
  assert.equal(whereIs(t, 1), 'a1');
});

rule('AE-VIC-05 Victims move only up, down, left or right', (t) => {
  table(t, mine, { faces: flees('m1') });
  t.choose('draw:movement');
  assert.deepEqual(
    t
      .options(1)
      .filter((id) => id.startsWith('move'))
      .sort(),
    ['move:a1', 'move:a2', 'move:b1'],
  );
  assert.equal(t.why(1, 'move:b2')?.rule, 'AE-VIC-05');
});

rule('AE-VIC-06 the new room is recorded in secret; the card is discarded face up', (t) => {
  table(t, mine, { faces: flees('m2') });
  t.choose('draw:movement');
  t.choose('move:c1');
  assert.deepEqual(t.state.decks.movement.pile, ['m2.1']);
  assert.equal(last(t, 'drew-movement')['rooms'], 2);
  assert.deepEqual(t.view(1).state.victims[0].at, 'c1');
  for (const seat of [0, 2, 3, null]) assert.equal(t.view(seat).state.victims[0].at, null);
});

rule('AE-RUL-19 others learn only the card: not the path, the distance, or whether the Victim moved', (t) => {
  const seen = ['a1', 'a2', 'c1'].map((room) => {
    table(t, mine, { faces: flees('m2') });
    t.choose('draw:movement');
    t.choose(`move:${room}`);
    assert.equal(
      t.events(1).some(({ type, room: to }) => type === 'moved' && to === room),
      true,
    );
    return JSON.stringify([0, 2, null].map((seat) => t.view(seat)));
  });
  assert.equal(new Set(seen).size, 1);
});

rule('AE-VIC-07 any number of cards may be played in one turn, as their symbols allow', (t) => {
  table(t, holding('find.1', 'find.2', 'save.1'), { faces: draws('blank.1', 'blank.2') });
  assert.equal(asked(t, 1)?.rule, 'AE-VIC-07');
  t.choose('play:find.1');
  t.choose('play:find.2');
  assert.deepEqual(
    t.state.victims[0].hand.map(({ card }: { card: string }) => card),
    ['save.1', 'blank.1', 'blank.2'],
  );
  assert.equal(t.why(1, 'play:save.1')?.rule, 'AE-SYM-08');
});

rule('AE-EX-21 two own-turn cards and then a Movement card take effect in the order in which they are played', (t) => {
  table(t, holding('dash.1', 'find.1', 'blank.9'), { faces: [...draws('blank.1'), ...flees('m1')] });
  t.choose('play:dash.1');
  t.choose('move:a2');
  t.choose('play:find.1');
  t.choose('draw:movement');
  t.choose('move:a3');
  assert.deepEqual(happened(t, 'played', 'moved', 'drew-card', 'drew-movement'), [
    'played',
    'moved',
    'played',
    'drew-card',
    'drew-movement',
    'moved',
  ]);
  assert.equal(whereIs(t, 1), 'a3');
});

rule('AE-VIC-08 Stumble takes its drawer into the room of the nearest Patient, who catches them', (t) => {
  table(t, mine, { faces: [...flees('stumble'), ...d6(5)] });
  t.choose('draw:movement');
  assert.deepEqual([last(t, 'caught')['room'], last(t, 'caught')['patients']], ['c3', [0]]);
});

rule('AE-RUL-25 own-turn cards may be played before or after the draw and the move, but not during the move', (t) => {
  table(t, holding('dash.1', 'dash.2'), { faces: flees('m1') });
  t.choose('play:dash.1');
  t.choose('move:a1');
  t.choose('draw:movement');
  assert.equal(t.why(1, 'play:dash.2')?.rule, 'AE-SYM-08');
  t.choose('move:a1');
  t.choose('play:dash.2');
  assert.equal(cites(t, 'played', 'AE-RUL-25'), true);
});

rule('AE-RUL-23 others may act after the draw, after each card, and at the end of the turn', (t) => {
  const victims = [{ at: 'a1', hand: ['find.1'] }, { at: 'a2', hand: ['blank.1'] }, { at: 'a3' }];
  table(t, { ...mine, victims }, { faces: [...draws('blank.5'), ...flees('m1')] });
  const kinds: string[] = [];
  const pass = (): void => {
    const question = asked(t, 2);
    assert.equal(question?.rule, 'AE-RUL-23');
    kinds.push(happened(t, 'played', 'drew-movement', 'moved').at(-1) ?? '');
    t.choose('pass', 2);
  };
  t.choose('play:find.1');
  pass();
  t.choose('draw:movement');
  pass();
  t.choose('move:a1');
  t.choose('end');
  pass();
  assert.deepEqual(kinds, ['played', 'drew-movement', 'moved']);
  assert.equal(asked(t, 3), undefined, 'a Victim without cards is not asked');
  assert.equal(last(t, 'turn-began')['player'], 2);
});

rule(
  'AE-RUL-45 a Victim’s card has priority over rules: a Stumble that counts as two rooms, and a first turn without a draw',
  (t) => {
    const changed = {
      ...pack,
      victims: pack.victims.map((card, i) => (i === 0 ? { ...card, boon: { mods: { sureFoot: 2 } } } : card)),
    };
    table(
      t,
      { ...mine, victims: [{ at: 'a1', card: 'v01' }, ...far.slice(1)] },
      { faces: flees('stumble'), pack: changed },
    );
    t.choose('draw:movement');
    assert.equal(last(t, 'drew-movement')['rooms'], 2);
    assert.equal(asked(t, 1)?.kind, 'move-to');
  },
);
