// A turn: Creeping Darkness, Roll Dice, Actions, Monster Movement.
import assert from 'node:assert/strict';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { legalPlaces } from '../support/reference-map.js';
import { dice, draws, row, situation } from '../support/situations.js';

/** The cards and their spaces: chapel (0), wheelchair (2 and 3), tin-saint (4 and 5), dark.1 (6). */
const corridor = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1']);
const rolled = { phase: 'dice' } as const;

const monsters = (t: RuleTest): number[] => t.state.monsters.map(({ at }: { at: number }) => at);
/**
 * The events of these types, in order. An event with a phase is listed as that phase, and any other event as its type.
 */
const order = (t: RuleTest, ...types: string[]): string[] =>
  t
    .events()
    .filter(({ type }) => types.includes(type))
    .map(({ type, phase }) => phase ?? type);

rule('SAN-TURN-01 four phases in order: Creeping Darkness, Roll Dice, Actions, Monster Movement', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'turn', monsters: [[6, 0]] }),
    faces: [...draws('brass-bell.1'), ...dice(1, 2, 6)],
  });
  assert.equal(t.state.turn.phase, 'darkness');
  t.choose('place:h:-2:0');
  assert.equal(t.state.turn.phase, 'dice');
  t.choose('die:6');
  assert.equal(t.state.turn.phase, 'actions');
  t.choose('end');
  assert.equal(t.state.turn.phase, 'monsters');
  assert.deepEqual(order(t, 'phase'), ['darkness', 'dice', 'actions', 'monsters']);
});

rule('SAN-TURN-01 a Horror Roll at the very beginning of a turn belongs to Creeping Darkness', (t) => {
  const hiding = {
    ...pack,
    actions: pack.actions.map((card) => (card.kind === 'run-for-it' ? { ...card, steps: [{ do: 'hide' }] } : card)),
  };
  // No way leads to the other player, so the monster does not move.
  const players = [
    { at: [6, 0], items: ['brass-bell.1', 'night-key.1'], actions: ['run-for-it.1'] },
    { at: [0, 9] },
  ] as const;
  t.match(rules, {
    seats: 2,
    pack: hiding,
    situation: situation([...corridor, ['records', 'h', 0, 9]], { players, monsters: [[6, 0]] }),
    faces: [...draws('day-room'), ...dice(1, 2, 6, 2)],
  });
  for (const choice of ['use:run-for-it.1', 'end', 'place:h:2:9', 'die:6', 'end', 'stop']) t.choose(choice);
  assert.equal(t.state.active, 0);
  assert.equal(t.view(0).questions[0]?.kind, 'lose-item', 'the player is no longer hidden');
  assert.equal(t.state.turn.phase, 'darkness');
});

rule('SAN-TURN-02 every monster moves one space toward the active player', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      phase: 'turn',
      active: 1,
      monsters: [
        [6, 0],
        [3, 0],
        [0, 0],
      ],
      players: [{ at: [6, 0] }, { at: [0, 0] }],
    }),
  });
  assert.deepEqual(monsters(t), [5, 2, 0], 'monsters move toward active player 1, and one has arrived');
});

rule('SAN-TURN-02 if a card removes a monster while the monsters are moving, that monster no longer moves', (t) => {
  const banishing = {
    ...pack,
    items: pack.items.map((card) =>
      card.kind === 'smelling-salts' ? { ...card, steps: [{ do: 'remove-monster', reach: 99 }] } : card,
    ),
  };
  t.match(rules, {
    seats: 2,
    pack: banishing,
    situation: situation(corridor, {
      phase: 'turn',
      monsters: [
        [5, 0],
        [6, 0],
      ],
      players: [{ at: [4, 0], items: ['smelling-salts.1'] }],
    }),
    faces: dice(2),
  });
  t.choose('use:smelling-salts.1');
  t.choose('banish:1');
  assert.deepEqual(t.state.monsters, [{ id: 0, at: 4 }]);
  assert.equal(t.view(0).questions[0]?.kind, 'place', 'the phase continues');
});

rule(
  'SAN-TURN-03 after the monsters have moved, the active player explores one card and lays it anywhere legal',
  (t) => {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, { phase: 'turn', active: 1, monsters: [[6, 0]] }),
      faces: [...draws('brass-bell.1'), ...dice(1, 2, 6)],
    });
    const [question] = t.view(1).questions;
    assert.equal(question?.rule, 'SAN-TURN-03');
    assert.deepEqual(t.options().sort(), legalPlaces(t.state.map));
    assert.deepEqual(order(t, 'monster-moved', 'looked'), ['monster-moved', 'looked']);
    t.choose('place:h:8:0');
    assert.equal(t.state.map.length, 5);
    assert.equal(t.view(1).questions[0]?.kind, 'choose-die', 'only one card may be used');
  },
);

rule('SAN-TURN-04 three dice are rolled', (t) => {
  t.match(rules, { seats: 2, situation: situation(corridor, rolled), faces: dice(2, 4, 5) });
  const [roll] = t.events().filter(({ type }) => type === 'rolled');
  assert.deepEqual(roll?.['dice'], [2, 4, 5]);
  const faces = new Set<number>();
  for (let seed = 1; seed <= 40; seed++) {
    t.match(rules, { seats: 2, seed, situation: situation(corridor, rolled) });
    const { dice: shown } = t.events().find(({ type }) => type === 'rolled') as unknown as { dice: number[] };
    assert.equal(shown.length, 3);
    for (const face of shown) faces.add(face);
  }
  assert.deepEqual([...faces].sort(), [1, 2, 3, 4, 5, 6]);
});

rule('SAN-TURN-05 the active player has to choose one die: its value is the Action Points', (t) => {
  for (const value of [2, 4, 5]) {
    t.match(rules, { seats: 2, situation: situation(corridor, rolled), faces: dice(2, 4, 5) });
    assert.deepEqual(t.options(), ['die:2', 'die:4', 'die:5'], 'there is no other option');
    assert.ok(t.why(0, 'end'));
    assert.ok(t.why(0, 'die:3'));
    t.choose(`die:${value}`);
    assert.equal(t.state.turn.ap, value);
  }
});

rule('SAN-TURN-05 an absent neighbour who chooses the die takes the highest one that causes no Horror Roll', (t) => {
  for (const [rolls, die] of [
    [[6, 1, 2], 6],
    [[2, 2, 5], 2],
    [[5, 2, 5], 5],
  ] as const) {
    t.match(rules, {
      seats: 3,
      situation: situation(corridor, {
        phase: 'dice',
        dice: rolls,
        players: [{ hallucinations: ['puppet-strings'] }],
      }),
    });
    const [question] = t.view(1).questions;
    assert.equal(question?.kind, 'choose-die');
    assert.equal(question.fallback, `die:${die}`);
    assert.deepEqual(t.options(0), []);
  }
});

rule('SAN-TURN-06 the Monster Points are the difference of the other two dice', (t) => {
  for (const [value, mp] of [
    [1, 2],
    [4, 5],
    [6, 3],
  ] as const) {
    t.match(rules, { seats: 2, situation: situation(corridor, rolled), faces: dice(4, 1, 6) });
    t.choose(`die:${value}`);
    assert.equal(t.state.turn.mp, mp);
  }
});

rule('SAN-TURN-07 a pair does not count as triples, whichever two dice are equal', (t) => {
  for (const pair of [
    [2, 5, 5],
    [5, 2, 5],
    [5, 5, 2],
  ]) {
    t.match(rules, { seats: 2, situation: situation(corridor, { phase: 'dice' }), faces: dice(...pair) });
    assert.deepEqual(t.options(), ['die:2', 'die:5'], pair.join());
  }
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'dice' }),
    faces: [...dice(5, 5, 5), ...draws('brass-bell.1')],
  });
  assert.equal(t.view(0).questions[0]?.kind, 'place');
});

rule('SAN-TURN-07 triples: the turn begins again with a whole Creeping Darkness and a new roll', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'turn', monsters: [[6, 0]] }),
    faces: [...draws('brass-bell.1', 'brass-bell.2'), ...dice(2, 2, 2, 1, 3, 5)],
  });
  t.choose('place:h:-2:0');
  assert.deepEqual(monsters(t), [4], 'the monster has moved twice');
  assert.equal(t.view(0).questions[0]?.kind, 'place', 'a second card is explored');
  t.choose('place:h:-4:0');
  assert.deepEqual(t.options(), ['die:1', 'die:3', 'die:5']);
  assert.equal(t.events().filter(({ type }) => type === 'turn-began').length, 1, 'the turn is still the same');
  assert.deepEqual(order(t, 'phase', 'triples'), ['darkness', 'dice', 'triples', 'darkness', 'dice']);
});

rule('SAN-TURN-08 a pair used for Monster Points causes a Horror Roll at once, before the Actions phase', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, rolled),
    faces: [...dice(5, 2, 5, 4), { deck: 'hallucinations', card: 'moths' }],
  });
  t.choose('die:2');
  assert.equal(t.state.turn.mp, 0);
  assert.deepEqual(t.state.players[0].hallucinations, ['moths']);
  assert.deepEqual(order(t, 'die-taken', 'horror-rolled', 'phase'), ['dice', 'die-taken', 'horror-rolled', 'actions']);
});

rule('SAN-TURN-09 taking one die of a pair avoids the Horror Roll', (t) => {
  t.match(rules, { seats: 2, situation: situation(corridor, rolled), faces: dice(5, 2, 5) });
  t.choose('die:5');
  assert.equal(t.state.turn.ap, 5);
  assert.equal(t.state.turn.mp, 3);
  assert.deepEqual(order(t, 'horror', 'pair'), []);
});

rule('SAN-TURN-10 after the last phase the next player has a turn', (t) => {
  t.match(rules, { seats: 3, situation: situation(corridor, { active: 1, mp: 1, monsters: [[6, 0]] }) });
  t.choose('end');
  assert.equal(t.state.active, 1, 'the Monster Movement is not over');
  t.choose('stop');
  assert.equal(t.state.active, 2);
  assert.equal(t.state.turn.phase, 'darkness');
  assert.equal(t.why(0, 'end')?.rule, 'SAN-TURN-10');
  t.match(rules, { seats: 3, situation: situation(corridor, { active: 2 }) });
  t.choose('end');
  assert.equal(t.state.active, 0, 'turns go around the table');
});
