// The last ten worked examples of docs/rules/sanitarium.md. SAN-EX-11 to -20
import assert from 'node:assert/strict';
import { rules } from '../support/fixed-pack.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

// The cards and their spaces: chapel (0), wheelchair (2 and 3), dark.1 (4).
const map = row(['chapel', 'wheelchair.1', 'dark.1']);
const horrors = (t: RuleTest): number[] =>
  t
    .events()
    .filter(({ type }) => type === 'horror')
    .map(({ player }) => player as number);

rule('SAN-EX-11 a Dark Hallway in the place of the card that was taken brings a monster onto the player', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { ap: 1, players: [{ at: [3, 0] }] }),
    faces: [...draws('dark.2'), ...dice(5)],
  });
  t.choose('search');
  t.choose('take');
  const [, laid] = t.state.map;
  assert.deepEqual([laid.card, laid.face, laid.x, laid.y, laid.facing], ['dark.2', 'dark', 2, 0, 'h']);
  assert.equal(t.state.players[0].at, 2, 'the player is in the one space of the Dark Hallway');
  assert.deepEqual(t.state.monsters, [{ id: 0, at: 2 }]);
  assert.deepEqual(horrors(t), [0]);
  assert.equal(t.state.players[0].hallucinations.length, 1);
});

rule('SAN-EX-12 when a companion leaves, the player who stays with the monster is exposed', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { ap: 2, monsters: [[2, 0]], players: [{ at: [2, 0] }, { at: [2, 0] }] }),
    faces: dice(5),
  });
  assert.deepEqual(horrors(t), [], 'the two players keep each other safe');
  t.choose('move:0');
  assert.deepEqual(horrors(t), [1]);
  assert.equal(t.state.players[1].hallucinations.length, 1);
  assert.equal(t.view(0).questions[0]?.kind, 'act', 'the turn of the player who left continues');
});

rule('SAN-EX-13 with an empty deck Creeping Darkness ends the game before anybody can escape', (t) => {
  const me = {
    at: [4, 0] as const,
    claimed: ['night-key', 'felt-slippers', 'case-file'],
    items: ['night-key.1', 'felt-slippers.1', 'case-file.1', 'night-key.2'],
  };
  t.match(rules, { seats: 3, situation: situation(map, { players: [me], deck: [] }) });
  assert.equal(t.why(0, 'escape'), null, 'the player meets all requirements');
  t.match(rules, { seats: 3, situation: situation(map, { phase: 'turn', players: [me], deck: [] }) });
  assert.deepEqual(t.outcome, { winners: [], rule: 'SAN-OUT-01' });
});

rule(
  'SAN-EX-14 a three with a card of +1 gives a Hallucination; a two with a card of −1 gives an Explore action',
  (t) => {
    const walkIn = (die: number, me: object, faces: ReturnType<typeof draws>): void => {
      t.match(rules, {
        seats: 2,
        situation: situation(map, { ap: 2, monsters: [[2, 0]], players: [me] }),
        faces: [...dice(die), ...faces],
      });
      t.choose('move:2');
    };
    walkIn(3, { hallucinations: ['cold-fingers'] }, []);
    assert.equal(t.state.players[0].hallucinations.length, 2);
    walkIn(2, { items: ['tin-saint.1'] }, draws('records'));
    assert.equal(t.view(0).questions[0]?.kind, 'place');
    assert.ok(t.options().includes('place:h:6:0'), 'the card may be laid anywhere');
    assert.equal(t.state.players[0].items.length, 1);
  },
);

rule('SAN-EX-15 two competing players ignore one claimed Safe Thing: 3, 2, 1, 0 claimed cost 6, 12, 18, 18', (t) => {
  const kinds = ['brass-bell', 'knucklebone', 'tin-saint'];
  const costs = [3, 2, 1, 0].map((count) => {
    const claimed = kinds.slice(0, count);
    t.match(rules, {
      seats: 2,
      situation: situation(map, { players: [{ at: [4, 0], claimed, items: claimed.map((kind) => `${kind}.1`) }] }),
    });
    return t.why(0, 'escape')?.values?.['cost'];
  });
  assert.deepEqual(costs, [6, 12, 18, 18]);
});

rule('SAN-EX-16 for one point, a player moves from a Room to any other Room, even one that is not reachable', (t) => {
  t.match(rules, { seats: 2, situation: situation([...map, ...row(['records'], 0, 5)], { ap: 1 }) });
  t.choose('move:6');
  assert.deepEqual([t.state.players[0].at, t.state.turn.ap], [6, 0]);
});

rule(
  'SAN-EX-17 crossing a face-down card takes two Moves: through the inner doorway, and then through the outer one',
  (t) => {
    t.match(rules, { seats: 2, situation: situation(map, { ap: 2, players: [{ at: [2, 0] }] }) });
    assert.ok(t.why(0, 'move:4'), 'the card cannot be crossed in one Move');
    t.choose('move:3');
    assert.equal(t.state.turn.ap, 1);
    t.choose('move:4');
    assert.deepEqual([t.state.players[0].at, t.state.turn.ap], [4, 0]);
  },
);

rule(
  'SAN-EX-18 with an empty deck, a Search is harmless if the card is left, and ends the game if it is taken',
  (t) => {
    const empty = situation(map, { ap: 1, deck: [], players: [{ at: [2, 0] }] });
    t.match(rules, { seats: 2, situation: empty });
    t.choose('search');
    t.choose('leave');
    assert.equal(t.outcome, null);
    assert.equal(t.view(0).questions[0]?.kind, 'act');
    t.match(rules, { seats: 2, situation: empty });
    t.choose('search');
    t.choose('take');
    assert.deepEqual(t.outcome, { winners: [], rule: 'SAN-OUT-01' });
  },
);

rule('SAN-EX-19 the card that paid for the Hallucination replaces the taken card', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      ap: 1,
      deck: [],
      players: [{ at: [2, 0], items: ['night-key.1'], hallucinations: ['confusion.1'] }],
    }),
  });
  t.choose('disbelieve:confusion.1');
  t.choose('search');
  t.choose('take');
  assert.equal(t.outcome, null);
  assert.deepEqual(
    t.state.players[0].items.map(({ card }: { card: string }) => card),
    ['wheelchair.1'],
  );
  const [, laid] = t.state.map;
  assert.deepEqual([laid.card, laid.face, laid.x, laid.y], ['night-key.1', 'down', 2, 0]);
});

rule(
  'SAN-EX-20 a monster exactly as far away as the Monster Points is not stunned, and stops when it reaches a player',
  (t) => {
    const corridor = row(['chapel', 'wheelchair.1', 'brass-bell.1', 'dark.1']);
    t.match(rules, {
      seats: 3,
      options: { mode: 'cooperative' },
      situation: situation(corridor, {
        phase: 'monsters',
        mp: 2,
        monsters: [[3, 0]],
        players: [{}, { at: [4, 0] }, {}],
      }),
      faces: dice(5),
    });
    assert.deepEqual(t.events().find(({ type }) => type === 'stunned')?.['monsters'], []);
    const phase = t.events().slice(
      0,
      t.events().findIndex(({ type }) => type === 'turn-began'),
    );
    assert.deepEqual(
      phase.filter(({ type }) => type === 'monster-moved').map(({ to }) => to),
      [4],
    );
    assert.deepEqual(
      phase.filter(({ type }) => type === 'horror').map(({ player }) => player),
      [1],
    );
    assert.ok(t.options(1).length > 0, 'the next turn can be played');
  },
);
