// Horror Rolls and their results; Hallucinations: how they come, what they hinder, how they end.
import assert from 'node:assert/strict';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../support/fixed-pack.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { legalPlaces } from '../support/reference-map.js';
import { dice, draws, row, situation } from '../support/situations.js';

type Lying = NonNullable<Situation['players']>[number];
const hallucination = (card: string) => ({ deck: 'hallucinations', card });

// The cards and their spaces: chapel (0), wheelchair (2 and 3), dark.1 (4).
const map = row(['chapel', 'wheelchair.1', 'dark.1']);

/** Begins with player 0 in the Room, next to a monster. The player walks to the monster and rolls this die. */
function meetMonster(
  t: RuleTest,
  die: number,
  me: Lying = {},
  more: Omit<Situation, 'map'> = {},
  faces: readonly object[] = [],
): void {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { ap: 1, monsters: [[2, 0]], players: [me, {}], ...more }),
    faces: [...dice(die), ...faces] as never,
  });
  t.choose('move:2');
}

rule('SAN-HOR-01 a card can ignore the Horror Roll in which it is used, but not another one that it causes', (t) => {
  const told = (): string[] => t.events().flatMap(({ type }) => (type.startsWith('horror') ? [type] : []));
  for (const steps of [
    [{ do: 'ignore-horror' }, { do: 'horror-roll' }],
    [{ do: 'horror-roll' }, { do: 'ignore-horror' }],
  ]) {
    const nested = {
      ...pack,
      items: pack.items.map((card) => (card.kind === 'smelling-salts' ? { ...card, steps } : card)),
    };
    t.match(rules, {
      seats: 2,
      pack: nested,
      situation: situation(map, {
        phase: 'dice',
        dice: [3, 3, 6],
        players: [{ items: ['smelling-salts.1', 'tin-saint.1'] }],
      }),
      faces: dice(6),
    });
    t.choose('die:6');
    t.choose('use:smelling-salts.1');
    assert.deepEqual(
      told(),
      ['horror', 'horror', 'horror-rolled', 'horror-ignored'],
      'the inner Horror Roll is made, and the outer one is ignored',
    );
  }
  // A card that is used outside a Horror Roll has no effect on later Horror Rolls.
  const early = {
    ...pack,
    items: pack.items.map((card) => (card.kind === 'night-key' ? { ...card, steps: [{ do: 'ignore-horror' }] } : card)),
  };
  t.match(rules, {
    seats: 2,
    pack: early,
    situation: situation(map, { ap: 1, monsters: [[2, 0]], players: [{ items: ['night-key.1'] }] }),
    faces: dice(6),
  });
  t.choose('use:night-key.1');
  t.choose('move:2');
  assert.deepEqual(told(), ['horror', 'horror-rolled']);
  assert.deepEqual(
    t.events().filter(({ type }) => type === 'no-effect'),
    [{ type: 'no-effect', rule: 'SAN-ACT-02', player: 0 }],
  );
});

rule('SAN-HOR-01 if the game has an Action for this moment, every player with any Action is asked', (t) => {
  const nerve = {
    ...pack,
    actions: pack.actions.map((card) =>
      card.kind === 'run-for-it' ? { ...card, when: 'horror', steps: [{ do: 'ignore-horror' }] } : card,
    ),
  };
  const asked = (cards: object, actions: readonly string[]): string[] => {
    t.match(rules, {
      seats: 2,
      pack: cards,
      situation: situation(map, { ap: 1, monsters: [[2, 0]], players: [{ actions }, {}] }),
      faces: actions.length > 0 && cards === nerve ? [] : dice(2),
    });
    t.choose('move:2');
    return t
      .view(0)
      .questions.flatMap(({ kind, options }) => (kind === 'horror-answer' ? options.map(({ id }) => id) : []));
  };
  assert.deepEqual(asked(nerve, ['run-for-it.1']), ['use:run-for-it.1', 'face-it']);
  assert.deepEqual(asked(nerve, ['shove-it-back.1']), ['face-it'], 'the player is asked, so the pause reveals nothing');
  assert.deepEqual(asked(nerve, []), [], 'a player without Actions is not asked');
  assert.deepEqual(asked(pack, ['shove-it-back.1']), [], 'this pack has no such Action');
});

rule('SAN-HOR-01 after a Horror Roll is over, nothing of it is left in the state', (t) => {
  for (const [answer, faces] of [
    ['use:smelling-salts.1', []],
    ['face-it', dice(2)],
  ] as const) {
    t.match(rules, {
      seats: 2,
      situation: situation(map, { ap: 1, monsters: [[2, 0]], players: [{ items: ['smelling-salts.1'] }, {}] }),
      faces,
    });
    t.choose('move:2');
    assert.deepEqual(t.view(1).state.rolls, [false], 'everybody sees that a Horror Roll is to come');
    t.choose(answer);
    assert.deepEqual(t.state.rolls, []);
  }
});

rule('SAN-HOR-01 a Horror Roll is one die for the player who suffers it, and cards may change it', (t) => {
  meetMonster(t, 5);
  const rolls = () =>
    t
      .events()
      .filter(({ type }) => type === 'horror-rolled')
      .map(({ player, die, change, result }) => [player, die, change, result]);
  assert.deepEqual(rolls(), [[0, 5, 0, 5]]);
  meetMonster(t, 5, { items: ['tin-saint.1'] });
  assert.deepEqual(rolls(), [[0, 5, -1, 4]]);
  meetMonster(t, 5, { hallucinations: ['cold-fingers'] });
  assert.deepEqual(rolls(), [[0, 5, 1, 6]]);
});

rule('SAN-HOR-02 with one or less, the player explores a card and lays it anywhere', (t) => {
  meetMonster(t, 1, {}, {}, draws('records'));
  const [question] = t.view(0).questions;
  assert.equal(question?.kind, 'place');
  assert.deepEqual(t.options(0).sort(), legalPlaces(t.state.map));
  assert.ok(t.options(0).includes('place:h:6:0'), 'the card may be laid far from the player, beyond the Dark Hallway');
  t.choose('place:h:6:0');
  assert.deepEqual([t.state.map[3].card, t.state.map[3].face], ['records', 'room']);
  assert.deepEqual(t.state.players[0].hallucinations, []);
  meetMonster(t, 1, { items: ['tin-saint.1'] }, {}, draws('records'));
  assert.equal(t.view(0).questions[0]?.kind, 'place', 'a result below one counts as one');
});

rule('SAN-HOR-03 with two or three, the player loses one Item', (t) => {
  for (const die of [2, 3]) {
    meetMonster(t, die, { items: ['night-key.1', 'brass-bell.1'] });
    assert.deepEqual(t.options(), ['lose:night-key.1', 'lose:brass-bell.1']);
    t.choose('lose:brass-bell.1');
    assert.deepEqual(
      t.state.players[0].items.map(({ card }: { card: string }) => card),
      ['night-key.1'],
    );
    assert.deepEqual(t.state.bottom, ['brass-bell.1']);
  }
});

rule('SAN-HOR-04 with four or more, the player suffers a Hallucination', (t) => {
  for (const die of [4, 5, 6]) {
    meetMonster(t, die, { items: ['brass-bell.1'] }, {}, [hallucination('moths')]);
    assert.deepEqual(t.state.players[0].hallucinations, ['moths']);
    assert.equal(t.state.players[0].items.length, 1);
  }
  meetMonster(t, 6, { hallucinations: ['cold-fingers'] }, {}, [hallucination('moths')]);
  assert.deepEqual(t.state.players[0].hallucinations, ['cold-fingers', 'moths'], 'seven also gives a Hallucination');
});

rule('SAN-HOR-05 monsters, a pair used for Monster Points and cards cause Horror Rolls', (t) => {
  const rolls = () =>
    t
      .events()
      .filter(({ type }) => type === 'horror')
      .map(({ player, monster }) => [player, monster]);
  meetMonster(t, 6);
  assert.deepEqual(rolls(), [[0, 0]]);
  t.match(rules, { seats: 2, situation: situation(map, { phase: 'dice', dice: [3, 3, 6] }), faces: dice(6) });
  t.choose('die:6');
  assert.deepEqual(rolls(), [[0, undefined]]);
  const cruel = {
    ...pack,
    actions: pack.actions.map((card) =>
      card.kind === 'run-for-it' ? { ...card, steps: [{ do: 'horror-roll' }] } : card,
    ),
  };
  t.match(rules, {
    seats: 2,
    pack: cruel,
    situation: situation(map, { players: [{ actions: ['run-for-it.1'] }] }),
    faces: dice(6),
  });
  t.choose('use:run-for-it.1');
  assert.deepEqual(rolls(), [[0, undefined]]);
});

rule('SAN-HAL-01 a Hallucination is drawn, stays in front of the player, and hinders as long as it is there', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, { phase: 'dice', dice: [3, 3, 6], players: [{ at: [2, 0], items: ['night-key.1'] }] }),
    faces: [...dice(5), hallucination('buried-hands')],
  });
  t.choose('die:6');
  assert.deepEqual(t.state.players[0].hallucinations, ['buried-hands']);
  assert.deepEqual(t.view(null).state.players[0].hallucinations, ['buried-hands'], 'everybody sees the Hallucination');
  t.choose('search');
  t.choose('leave');
  assert.equal(t.state.turn.ap, 4, 'a Search costs one point more');
  t.choose('disbelieve:buried-hands');
  t.choose('search');
  assert.equal(t.state.turn.ap, 3, 'the hindrance has ended');
});

rule('SAN-HAL-02 a player may have any number of Hallucinations, and all of them hinder', (t) => {
  meetMonster(t, 4, { hallucinations: ['confusion.1', 'confusion.2', 'cold-fingers'] }, { ap: 3 }, [
    hallucination('moths'),
  ]);
  assert.deepEqual(t.state.players[0].hallucinations, ['confusion.1', 'confusion.2', 'cold-fingers', 'moths']);
  assert.equal(t.state.turn.ap, 0, 'the first Move cost 1 + 1 + 1 points');
});

rule(
  'SAN-HAL-03 a Hallucination is disbelieved with Items and Actions of enough value, and with Sanity from Concentrate',
  (t) => {
    // Confusion has the value 3. The player pays with knucklebone (1), run-for-it (1) and one of two Sanity.
    t.match(rules, {
      seats: 2,
      situation: situation(map, {
        pool: 2,
        players: [{ items: ['knucklebone.1'], actions: ['run-for-it.1'], hallucinations: ['confusion.1'] }],
      }),
    });
    t.choose('disbelieve:confusion.1');
    t.choose('pay:knucklebone.1');
    t.choose('pay:run-for-it.1');
    t.choose('sanity:1');
    assert.deepEqual(t.state.players[0].hallucinations, []);
    assert.deepEqual([t.state.players[0].items, t.state.players[0].actions, t.state.turn.pool], [[], [], 1]);
    assert.deepEqual(t.state.pile, ['confusion.1']);
  },
);

rule('SAN-HAL-03 without enough Sanity, a Hallucination stays', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      ap: 6,
      players: [{ items: ['knucklebone.1'], actions: ['run-for-it.1'], hallucinations: ['confusion.1'] }],
    }),
  });
  const refusal = t.why(0, 'disbelieve:confusion.1');
  assert.equal(refusal?.rule, 'SAN-HAL-03');
  assert.deepEqual(refusal.values, { sanity: 2, cost: 3 });
  t.choose('concentrate');
  assert.equal(t.why(0, 'disbelieve:confusion.1'), null, 'two more Sanity are enough');
});

rule('SAN-HAL-04 discarded Hallucinations form a face-up pile, which is shuffled again when the deck is empty', (t) => {
  meetMonster(t, 6, {}, { hallucinations: ['moths'], pile: ['white-noise', 'someone-calls'] });
  assert.deepEqual(t.state.players[0].hallucinations, ['moths'], 'the cards of the deck are drawn first');
  assert.deepEqual(t.view(null).state.pile, ['white-noise', 'someone-calls'], 'everybody sees the pile');
  const drawn = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    t.match(rules, {
      seats: 2,
      seed,
      situation: situation(map, {
        ap: 1,
        monsters: [[2, 0]],
        hallucinations: [],
        pile: ['white-noise', 'someone-calls'],
      }),
      faces: dice(6),
    });
    t.choose('move:2');
    const [card] = t.state.players[0].hallucinations;
    drawn.add(card);
    assert.deepEqual([card, ...t.state.hallucinations].sort(), ['someone-calls', 'white-noise']);
    assert.deepEqual(t.state.pile, []);
  }
  assert.equal(drawn.size, 2, 'the pile is shuffled');
});

rule('SAN-HAL-04 the order of the pile does not matter when it is shuffled again', (t) => {
  const drawn = [
    ['white-noise', 'someone-calls', 'moths'],
    ['moths', 'white-noise', 'someone-calls'],
  ].map((pile) => {
    meetMonster(t, 6, {}, { hallucinations: [], pile });
    return t.state.players[0].hallucinations;
  });
  assert.deepEqual(drawn[0], drawn[1]);
});

rule('SAN-HAL-05 discarded Items and Actions go under the Sanitarium deck', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(map, {
      ap: 6,
      deck: ['records'],
      players: [{ items: ['brass-bell.1'], actions: ['shove-it-back.1'], hallucinations: ['confusion.1'] }],
    }),
  });
  t.choose('disbelieve:confusion.1');
  t.choose('pay:shove-it-back.1');
  t.choose('pay:brass-bell.1');
  assert.deepEqual(t.view(1).state.bottom, ['shove-it-back.1', 'brass-bell.1'], 'everybody sees which cards lie there');
  const drawn = [1, 2, 3].map(() => {
    t.choose('explore');
    const { drawn: card } = t.view(0).state;
    t.choose(t.options(0)[0] ?? '');
    return card as string;
  });
  assert.deepEqual(drawn, ['records', 'shove-it-back.1', 'brass-bell.1'], 'the discards are drawn after all others');
});

rule(
  'SAN-HAL-06 a player can disbelieve only their own Hallucinations, several in a turn, each with a separate payment',
  (t) => {
    const items = ['night-key.1', 'felt-slippers.1'];
    t.match(rules, {
      seats: 2,
      situation: situation(map, {
        players: [{ items, hallucinations: ['confusion.1', 'cold-fingers'] }, { hallucinations: ['moths'] }],
      }),
    });
    assert.equal(t.why(0, 'disbelieve:moths')?.rule, 'SAN-HAL-06');
    t.choose('disbelieve:confusion.1');
    t.choose('pay:night-key.1');
    assert.deepEqual(t.state.players[0].hallucinations, ['cold-fingers'], 'the value of 3 removes only one of them');
    t.choose('disbelieve:cold-fingers');
    assert.deepEqual(t.state.players[0].hallucinations, []);
    assert.deepEqual(t.state.players[1].hallucinations, ['moths']);
  },
);
