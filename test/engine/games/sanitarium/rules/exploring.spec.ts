// Exploring, and what happens when there is nothing left to explore.
import assert from 'node:assert/strict';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { emptyTable } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { legalPlaces } from '../support/reference-map.js';
import { dice, draws, row, situation } from '../support/situations.js';

const inChapel = row(['chapel', 'wheelchair.1']);
const types = (t: RuleTest): string[] => t.events().map(({ type }) => type);

rule(
  'SAN-EXP-01 exploring means drawing the top card, looking at it and laying it: in setup, in Creeping Darkness, by the Explore action and in a Horror Roll',
  (t) => {
    const looked = (player: number, card: string): void => {
      const last = t
        .events(player)
        .filter(({ type }) => type === 'looked')
        .at(-1);
      assert.equal(last?.card, card);
      for (const other of [1 - player, null])
        assert.equal(
          t
            .events(other)
            .filter(({ type }) => type === 'looked')
            .at(-1)?.card,
          undefined,
          'the other players do not see the card',
        );
      const before = t.state.map.length;
      t.choose(t.options(player)[0] ?? '');
      assert.equal(t.state.map[before].card, card);
      assert.ok(!t.state.deck.includes(card));
    };
    const start = { pick: 'start-player', value: 0 };
    t.match(rules, { seats: 2, faces: [{ deck: 'rooms', card: 'records' }, start, ...draws('tin-saint.1')] });
    looked(0, 'tin-saint.1');
    t.match(rules, { seats: 2, situation: situation(inChapel, { phase: 'turn' }), faces: draws('tin-saint.1') });
    looked(0, 'tin-saint.1');
    t.match(rules, { seats: 2, situation: situation(inChapel, { ap: 2 }), faces: draws('tin-saint.1') });
    t.choose('explore');
    looked(0, 'tin-saint.1');
    t.match(rules, {
      seats: 2,
      situation: situation(inChapel, { phase: 'dice' }),
      faces: [...dice(3, 3, 6, 1), ...draws('tin-saint.1')],
    });
    t.choose('die:6');
    looked(0, 'tin-saint.1');
  },
);

rule('SAN-EXP-01 a card that a Search takes is replaced by an explored one', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(inChapel, { ap: 1, players: [{ at: [2, 0] }] }),
    faces: draws('tin-saint.1'),
  });
  t.choose('search');
  t.choose('take');
  assert.equal(t.state.map[1].card, 'tin-saint.1');
  const [replaced] = t.events().filter(({ type }) => type === 'replaced');
  assert.ok(replaced?.also?.includes('SAN-EXP-01'));
});

for (const [card, face] of [
  ['records', 'room'],
  ['dark.4', 'dark'],
] as const)
  rule(`SAN-EXP-02 a ${face === 'room' ? 'Room' : 'Dark Hallway'} is laid face up`, (t) => {
    t.match(rules, { seats: 2, situation: situation(inChapel, { phase: 'turn' }), faces: draws(card) });
    t.choose('place:v:1:1');
    for (const seat of [0, 1, null])
      assert.deepEqual(t.view(seat).state.map[2], { card, face, x: 1, y: 1, facing: 'v' });
  });

for (const card of ['tin-saint.1', 'run-for-it.1'])
  rule(
    `SAN-EXP-03 an ${card === 'tin-saint.1' ? 'Item' : 'Action'} is laid face down: only the explorer knows it`,
    (t) => {
      t.match(rules, { seats: 3, situation: situation(inChapel, { phase: 'turn' }), faces: draws(card) });
      t.choose('place:v:1:1');
      for (const seat of [0, 1, 2, null])
        assert.deepEqual(t.view(seat).state.map[2], {
          card: seat === 0 ? card : null,
          face: 'down',
          x: 1,
          y: 1,
          facing: 'v',
        });
      assert.ok(!JSON.stringify([t.events(1), t.events(2), t.events(null)]).includes(card));
    },
  );

rule('SAN-EXP-04 a Dark Hallway receives a monster while the supply has one', (t) => {
  t.match(rules, { seats: 2, situation: situation(inChapel, { phase: 'turn' }), faces: draws('dark.4') });
  t.choose('place:v:1:1');
  assert.deepEqual(t.state.monsters, [{ id: 0, at: 4 }]);
  t.match(rules, {
    seats: 2,
    situation: situation(row(['chapel', 'wheelchair.1', 'tin-saint.1']), {
      phase: 'turn',
      monsters: [
        [5, 0],
        [5, 0],
        [5, 0],
      ],
    }),
    faces: draws('dark.4'),
  });
  t.choose('place:v:1:1');
  assert.equal(t.state.monsters.length, 3);
  assert.ok(
    t.state.monsters.every(({ at }: { at: number }) => at < 6),
    'no monster came',
  );
});

rule('SAN-EXP-05 the new card has to meet a doorway of the map', (t) => {
  t.match(rules, { seats: 2, situation: situation(row(['chapel']), { phase: 'turn' }) });
  // The first place is far away. The others are next to the Room, but no doorway meets a doorway there.
  for (const apart of ['place:h:9:9', 'place:v:2:0', 'place:h:0:-1', 'place:v:0:1']) {
    assert.ok(!t.options().includes(apart));
    assert.equal(t.why(0, apart)?.rule, 'SAN-EXP-05', apart);
  }
  assert.ok(t.options().includes('place:h:2:0'));
});

rule('SAN-EXP-06 cards may not overlap', (t) => {
  t.match(rules, { seats: 2, situation: situation(row(['chapel', 'wheelchair.1']), { phase: 'turn' }) });
  for (const over of ['place:h:2:0', 'place:v:2:-1', 'place:v:2:0', 'place:h:-1:0', 'place:h:1:0']) {
    assert.ok(!t.options().includes(over));
    assert.equal(t.why(0, over)?.rule, 'SAN-EXP-06', over);
  }
});

rule('SAN-EXP-07 only the explorer sees the card before laying it', (t) => {
  t.match(rules, {
    seats: 3,
    situation: situation(inChapel, { phase: 'turn', active: 1 }),
    faces: draws('music-box.2'),
  });
  assert.equal(t.view(1).questions[0]?.kind, 'place');
  assert.equal(t.state.map.length, 2, 'the card is not laid yet');
  assert.deepEqual(
    [0, 1, 2, null].map((seat) => t.view(seat).state.drawn),
    [null, 'music-box.2', null, null],
  );
});

rule(
  'SAN-EXP-08 unless a rule says otherwise, a card may be laid anywhere legal, at any distance from the explorer',
  (t) => {
    const map = row(['chapel', 'wheelchair.1', 'tin-saint.1', 'dark.1', 'dark.2']);
    t.match(rules, {
      seats: 2,
      situation: situation(map, { phase: 'dice' }),
      faces: [...dice(2, 2, 5, 1), ...draws('records')],
    });
    t.choose('die:5');
    assert.equal(t.view(0).questions[0]?.rule, 'SAN-EXP-08');
    assert.deepEqual(t.options().sort(), legalPlaces(t.state.map));
    assert.ok(t.options().includes('place:h:10:0'), 'the card may be laid at the far end of the map');
  },
);

/** Plays matches at random and calls `look` whenever a card may be laid anywhere. */
function wander(t: RuleTest, look: () => void): void {
  for (let seed = 1; seed <= 4; seed++) {
    const match = t.match(rules, { seats: 3, seed });
    const chance = createChance(seed);
    for (let i = 0; i < 250 && !match.outcome; i++) {
      const [question] = match.questions;
      assert.ok(question);
      if (question.kind === 'place' && question.rule !== 'SAN-ACT-10') look();
      match.choose(question.seat, question.n, question.options[chance.below(question.options.length)]?.id ?? '');
    }
  }
}

rule('SAN-EXP-08 a card that lets its owner explore anywhere needs no open doorway', (t) => {
  const far = {
    ...pack,
    items: pack.items.map((card) =>
      card.kind === 'night-key' ? { ...card, steps: [{ do: 'explore', where: 'anywhere' }] } : card,
    ),
  };
  const map = [
    ['tin-saint.2', 'h', 0, 0],
    ['music-box.2', 'h', 0, -1],
    ['dark.1', 'h', -2, 0],
  ] as const;
  t.match(rules, {
    seats: 2,
    pack: far,
    situation: situation(map, { players: [{ at: [0, 0], items: ['night-key.1'] }] }),
    faces: draws('day-room'),
  });
  t.choose('use:night-key.1');
  assert.deepEqual(t.options(0).sort(), legalPlaces(t.state.map));
});

rule('SAN-RUL-41 for an absent player, a card is laid where the nearest player is as far away as possible', (t) => {
  // The players are in the spaces 0, 4 and 12 of a row of cards. The place that is farthest from all of them is near
  // space 8, halfway between the last two. In this row, the number of a space is its x coordinate.
  t.match(rules, {
    seats: 3,
    options: { mode: 'competitive' },
    faces: dice(1),
    situation: situation(row(['chapel', 'dark.1', 'dark.2', 'dark.3', 'dark.4', 'dark.5', 'dark.6']), {
      phase: 'monsters',
      mp: 1,
      monsters: [[2, 0]],
      players: [{}, { at: [4, 0] }, { at: [12, 0] }],
    }),
  });
  t.choose('push:0:4');
  const [, , x = '', y = ''] = (t.view(1).questions[0]?.fallback ?? '').split(':');
  assert.ok(Number(x) >= 7 && Number(x) <= 9, `at ${x}, ${y}`);
});

rule(
  'SAN-RUL-04 a place is legal if both cells are free and one doorway meets a doorway, whatever the other sides meet',
  (t) => {
    let looks = 0;
    wander(t, () => {
      looks++;
      // The open options also include those of other players, who may claim Safe Things meanwhile.
      assert.deepEqual(
        t
          .options()
          .filter((id) => id.startsWith('place:'))
          .sort(),
        legalPlaces(t.state.map),
      );
    });
    assert.ok(looks > 60, `only ${looks} positions were compared`);
    // The card at place:h:2:0 meets a doorway to the West. To the North, its doorway meets a wall and its wall meets a
    // doorway, which does not matter.
    t.match(rules, {
      seats: 2,
      situation: situation(
        [
          ['chapel', 'h', 0, 0],
          ['wheelchair.1', 'h', 2, -1],
        ],
        { phase: 'turn' },
      ),
    });
    assert.ok(t.options().includes('place:h:2:0'));
  },
);

rule('SAN-RUL-06 there is always a legal place: to the North of the topmost row', (t) => {
  wander(t, () => {
    const { map } = t.state as { map: { x: number; y: number }[] };
    const top = map.reduce((best, card) => (card.y < best.y ? card : best));
    assert.ok(t.options().includes(`place:v:${top.x}:${top.y - 2}`));
  });
});

rule('SAN-RUL-06 on a map without any place the card goes to the bottom of the deck', (t) => {
  // On a map with cards there is always a legal place, so this map has no cards.
  const nowhere: typeof rules = {
    ...rules,
    setup: () => ({
      ok: true,
      value: {
        state: { ...emptyTable(2, { mode: 'competitive', honour: false }), deck: ['chapel'], bottom: ['dark.1'] },
        steps: [
          { do: 'explore', player: 0, where: 'anywhere' },
          { do: 'take-or-leave', player: 0 },
        ],
      },
    }),
  };
  t.match(nowhere, { seats: 2 });
  assert.deepEqual([t.state.map, t.state.drawn, t.state.bottom], [[], null, ['dark.1', 'chapel']]);
});

rule('SAN-OUT-01 when a player has to draw from an empty deck, the game ends and all lose', (t) => {
  t.match(rules, { seats: 3, situation: situation(inChapel, { ap: 2, deck: [] }) });
  t.choose('explore');
  assert.deepEqual(t.outcome, { winners: [], rule: 'SAN-OUT-01' });
  assert.deepEqual(t.options(), []);
});

rule('SAN-OUT-02 drawing the last card does not end the game', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(inChapel, { phase: 'turn', deck: ['tin-saint.1'] }),
    faces: dice(1, 2, 6),
  });
  t.choose('place:h:4:0');
  assert.deepEqual([...t.state.deck, ...t.state.bottom], []);
  assert.equal(t.outcome, null);
  t.choose('die:6');
  assert.equal(t.outcome, null);
});

rule('SAN-OUT-02 cards discarded to the bottom are drawn when the deck has run out', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(inChapel, { phase: 'turn', deck: [], bottom: ['tin-saint.1', 'run-for-it.1'] }),
    faces: dice(1, 2, 6),
  });
  assert.equal(t.view(0).state.drawn, 'tin-saint.1', 'the card that was put there first is drawn');
  t.choose('place:h:4:0');
  t.choose('die:6');
  t.choose('explore');
  assert.equal(t.view(0).state.drawn, 'run-for-it.1');
  assert.equal(t.outcome, null);
  assert.ok(types(t).includes('deck-empty'));
});
