// Rulings on the use of cards, payments, claims and Searches. SAN-RUL-15 to -21 (-22 and -23: setup.spec.ts)
import assert from 'node:assert/strict';
import type { LiveMatch } from '../../../../../src/engine/kernel/match.js';
import { rules } from '../support/fixed-pack.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

/** The cards and their spaces: chapel (0), felt-slippers (2 and 3), stopped-watch (4 and 5), dark.1 (6). */
const corridor = row(['chapel', 'felt-slippers.1', 'stopped-watch.1', 'dark.1']);
const places = (t: RuleTest): number[] => t.state.players.map(({ at }: { at: number }) => at);
const things = (t: RuleTest): [string, boolean, boolean][] =>
  t.state.players[0].safeThings.map(({ kind, claimed, shown }: State['players'][number]['safeThings'][number]) => [
    kind,
    claimed,
    shown,
  ]);

rule('SAN-RUL-15 players may use Items and Actions, disbelieve and escape only in their own Actions phase', (t) => {
  const me = {
    at: [6, 0] as const,
    items: ['brass-bell.1', 'night-key.1'],
    actions: ['run-for-it.1'],
    hallucinations: ['buried-hands'],
  };
  const acts = ['use:brass-bell.1', 'use:run-for-it.1', 'disbelieve:buried-hands', 'escape'];
  for (const phase of ['turn', 'dice', 'monsters'] as const) {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, { phase, dice: [1, 2, 6], mp: 1, monsters: [[0, 0]], players: [me] }),
    });
    for (const act of acts) assert.equal(t.why(0, act)?.rule, 'SAN-RUL-15', `${act} in phase ${phase}`);
  }
  t.match(rules, { seats: 2, situation: situation(corridor, { active: 1, monsters: [[0, 0]], players: [me] }) });
  for (const act of acts) assert.equal(t.why(0, act)?.rule, 'SAN-TURN-10', `${act} in another player’s turn`);
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 1, monsters: [[0, 0]], players: [me] }) });
  for (const act of acts.slice(0, 3)) assert.ok(t.options().includes(act));
});

rule('SAN-RUL-15 a card for another moment is used at that moment, and not in the Actions phase', (t) => {
  const me = { items: ['smelling-salts.1', 'knucklebone.1'] };
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'dice', players: [me] }),
    faces: dice(1, 1, 6, 2),
  });
  t.choose('use:knucklebone.1');
  t.choose('reroll:2');
  t.choose('die:2');
  assert.deepEqual(t.options(), ['use:smelling-salts.1', 'face-it'], 'the pair causes a Horror Roll');
  t.choose('use:smelling-salts.1');
  assert.ok(!t.events().some(({ type }) => type === 'horror-rolled'));
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 3, players: [me] }) });
  for (const card of me.items) assert.equal(t.why(0, `use:${card}`)?.rule, 'SAN-RUL-15');
});

rule('SAN-RUL-15 a player with 0 Action Points left may still escape', (t) => {
  const claimed = ['wheelchair', 'tin-saint', 'music-box'];
  const me = { at: [5, 0] as const, claimed, items: [...claimed.map((kind) => `${kind}.1`), 'night-key.1'] };
  t.match(rules, {
    seats: 3,
    situation: situation(corridor, { phase: 'monsters', mp: 1, monsters: [[0, 0]], players: [{ ...me, at: [6, 0] }] }),
  });
  assert.equal(t.why(0, 'escape')?.rule, 'SAN-RUL-15', 'an escape is not possible after the Actions phase');
  t.match(rules, { seats: 3, situation: situation(corridor, { ap: 1, players: [me] }) });
  t.choose('move:6');
  assert.equal(t.state.turn.ap, 0);
  t.choose('escape');
  assert.deepEqual(t.outcome?.winners, [0]);
});

rule('SAN-RUL-16 each Concentrate adds 2 to a pool, and each Sanity of it is spent once', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      ap: 6,
      players: [{ items: ['wheelchair.1'], hallucinations: ['cold-fingers', 'buried-hands'] }],
    }),
  });
  t.choose('concentrate');
  t.choose('concentrate');
  assert.equal(t.state.turn.pool, 4);
  t.choose('disbelieve:cold-fingers');
  t.choose('sanity:3');
  assert.equal(t.state.turn.pool, 1);
  assert.deepEqual(t.why(0, 'disbelieve:buried-hands')?.values, { sanity: 2, cost: 3 });
});

rule('SAN-RUL-16 surplus Sanity from cards is lost: a payment is for only one Hallucination', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      pool: 1,
      players: [{ items: ['hooked-cane.1'], hallucinations: ['footsteps-behind', 'someone-calls'] }],
    }),
  });
  t.choose('disbelieve:footsteps-behind');
  t.choose('pay:hooked-cane.1');
  assert.deepEqual(t.state.players[0].hallucinations, ['someone-calls']);
  assert.equal(t.state.turn.pool, 1, 'the surplus of the card of value 4 is lost');
  assert.deepEqual(t.why(0, 'disbelieve:someone-calls')?.values, { sanity: 1, cost: 2 });
});

rule('SAN-RUL-16 the rest of the pool is lost at the end of the turn', (t) => {
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 3 }), faces: dice(1, 2, 6, 1, 2, 6) });
  t.choose('concentrate');
  t.choose('end');
  for (let i = 0; i < 2; i++) {
    t.choose(t.options()[0] ?? '');
    t.choose('die:2');
    assert.equal(t.state.turn.pool, 0);
    t.choose('end');
  }
});

/** Every way to complete the open payment, sorted. Each lists the cards and the Sanity from the pool. */
function payments(match: LiveMatch<State, unknown>, pool: number): string[] {
  const found = new Set<string>();
  const follow = (at: LiveMatch<State, unknown>): void => {
    const [question] = at.questions;
    if (question?.kind !== 'pay') {
      found.add(
        [...at.state.bottom]
          .sort()
          .concat(`pool ${pool - at.state.turn.pool}`)
          .join(' '),
      );
      return;
    }
    for (const { id } of question.options) {
      const next = at.clone();
      assert.ok(next.choose(question.seat, question.n, id).ok);
      follow(next);
    }
  };
  follow(match);
  return [...found].sort();
}

/** The Sanity values of the Items used below. */
const values: Readonly<Record<string, number>> = {
  'hooked-cane': 4,
  'night-key': 3,
  'case-file': 3,
  'music-box': 2,
  'smelling-salts': 2,
  wheelchair: 1,
  'tin-saint': 1,
  knucklebone: 1,
  'brass-bell': 1,
};

const hands: [items: string[], pool: number, hallucination: string, cost: number][] = [
  [['hooked-cane.1', 'night-key.1', 'wheelchair.1'], 0, 'confusion.1', 3],
  [['hooked-cane.1', 'night-key.1', 'music-box.1', 'wheelchair.1'], 0, 'white-noise', 5],
  [['music-box.1', 'music-box.2', 'wheelchair.1', 'tin-saint.2', 'knucklebone.1'], 2, 'white-noise', 5],
  [['night-key.1', 'music-box.1', 'wheelchair.1'], 4, 'confusion.1', 3],
  [
    ['hooked-cane.1', 'hooked-cane.2', 'case-file.1', 'night-key.1', 'smelling-salts.1', 'brass-bell.2'],
    4,
    'puppet-strings',
    5,
  ],
];

for (const [items, pool, hallucination, cost] of hands)
  rule(
    `SAN-RUL-17 a payment is any set of cards and pool points that reaches the cost without an unnecessary card: ${cost} from ${items.length} Items and ${pool} points`,
    (t) => {
      const match = t.match(rules, {
        seats: 2,
        situation: situation(corridor, { pool, players: [{ items, hallucinations: [hallucination] }] }),
      });
      t.choose(`disbelieve:${hallucination}`);
      const worth = items.map((card) => values[card.slice(0, -2)] ?? 0);
      const lean: string[] = [];
      for (let set = 0; set < 1 << items.length; set++)
        for (let points = 0; points <= pool; points++) {
          const chosen = items.flatMap((_, i) => (set & (1 << i) ? [i] : []));
          const sum = chosen.reduce((total, i) => total + (worth[i] ?? 0), points);
          const needless = chosen.some((i) => sum - (worth[i] ?? 0) >= cost);
          if (sum >= cost && !needless && points <= cost)
            lean.push(
              chosen
                .map((i) => items[i])
                .sort()
                .concat(`pool ${points}`)
                .join(' '),
            );
        }
      assert.deepEqual(payments(match as LiveMatch<State, unknown>, pool), lean.sort());
    },
  );

rule('SAN-RUL-17 an unnecessary card is refused', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      players: [{ items: ['hooked-cane.1', 'night-key.1', 'wheelchair.1'], hallucinations: ['confusion.1'] }],
    }),
  });
  t.choose('disbelieve:confusion.1');
  assert.deepEqual(t.options(), ['pay:hooked-cane.1', 'pay:night-key.1']);
  assert.equal(t.why(0, 'pay:wheelchair.1')?.rule, 'SAN-RUL-17');
});

rule(
  'SAN-RUL-18 a Protected Item may pay for disbelief: its Safe Thing then is face up and unclaimed, and another copy can claim it',
  (t) => {
    const me = {
      at: [4, 0] as const,
      claimed: ['night-key'],
      items: ['night-key.1'],
      hallucinations: ['cold-fingers'],
    };
    t.match(rules, {
      seats: 3,
      situation: situation([...corridor.slice(0, 2), ['night-key.2', 'h', 4, 0]], { ap: 1, players: [me] }),
      faces: draws('records'),
    });
    t.choose('disbelieve:cold-fingers');
    assert.deepEqual(things(t), [['night-key', false, true]]);
    assert.deepEqual(
      t.view(1).state.players[0].safeThings.map(({ kind }: { kind: string }) => kind),
      ['night-key'],
      'the Safe Thing is face up',
    );
    t.choose('search');
    t.choose('take');
    t.choose('claim:night-key.2');
    assert.deepEqual(things(t), [['night-key', true, true]]);
  },
);

/** The options that have to be confirmed, each with the key of the message that asks for confirmation. */
const dear = (t: RuleTest): (readonly [string, string | undefined])[] =>
  t
    .view(0)
    .questions.flatMap(({ options }) =>
      options.flatMap(({ id, confirm }) => (confirm ? [[id, confirm] as const] : [])),
    );

rule('SAN-RUL-18 using up a Protected Item has to be confirmed', (t) => {
  const me = { claimed: ['night-key', 'hand-mirror'], items: ['night-key.1', 'hand-mirror.1', 'felt-slippers.2'] };
  t.match(rules, {
    seats: 3,
    situation: situation([...corridor, ['records', 'h', 20, 0]], { players: [{ ...me, at: [1, 0] }] }),
  });
  assert.deepEqual(dear(t), [['use:night-key.1', 'confirm-protected']], 'no other Item has to be confirmed');
  assert.equal(t.view(0).questions[0]?.options.find(({ id }) => id === 'use:night-key.1')?.rule, 'SAN-RUL-18');
});

rule('SAN-RUL-18 paying with a Protected Item has to be confirmed, at the last possible moment', (t) => {
  const table = (items: readonly string[], claimed: readonly string[], hallucination: string, pool = 0): void => {
    t.match(rules, {
      seats: 3,
      situation: situation(corridor, { pool, players: [{ claimed, items, hallucinations: [hallucination] }] }),
    });
  };
  // The cost cannot be paid without the Protected Item. The player has to confirm this before the payment begins, and
  // is not asked again.
  table(['night-key.1', 'wheelchair.1'], ['night-key'], 'confusion.1');
  assert.deepEqual(dear(t), [['disbelieve:confusion.1', 'confirm-protected']]);
  t.choose('disbelieve:confusion.1');
  assert.deepEqual([t.state.bottom, dear(t)], [['night-key.1'], []]);
  // The cost can be paid without the Protected Item. Only options that use this Item, or that make it necessary, have
  // to be confirmed.
  table(['music-box.1', 'wheelchair.1', 'night-key.1'], ['music-box'], 'confusion.1');
  assert.deepEqual(
    dear(t).filter(([id]) => id.startsWith('disbelieve:')),
    [],
  );
  t.choose('disbelieve:confusion.1');
  assert.deepEqual(t.options(), ['pay:music-box.1', 'pay:wheelchair.1', 'pay:night-key.1']);
  assert.deepEqual(
    dear(t).map(([id]) => id),
    ['pay:music-box.1', 'pay:wheelchair.1'],
  );
  assert.equal(t.view(0).questions[0]?.options[0]?.rule, 'SAN-RUL-18');
  // With two Sanity from the pool the wheelchair is enough, but with one it is not.
  table(['music-box.1', 'wheelchair.1'], ['music-box'], 'confusion.1', 2);
  t.choose('disbelieve:confusion.1');
  assert.deepEqual(
    dear(t).map(([id]) => id),
    ['pay:music-box.1', 'sanity:1'],
  );
});

rule('SAN-RUL-18 the owner may discard a Protected Item for its effect', (t) => {
  const me = { claimed: ['night-key'], items: ['night-key.1'] };
  t.match(rules, { seats: 3, situation: situation([...corridor, ['records', 'h', 20, 0]], { players: [me] }) });
  t.choose('use:night-key.1');
  assert.deepEqual(things(t), [['night-key', false, true]]);
  assert.deepEqual(t.state.bottom, ['night-key.1']);
});

rule('SAN-RUL-18 a Protected Item never pays for an escape, and other players never take it', (t) => {
  const claimed = ['night-key', 'case-file', 'music-box'];
  const me = {
    at: [6, 0] as const,
    claimed,
    items: [...claimed.map((kind) => `${kind}.1`), 'hooked-cane.1', 'hooked-cane.2'],
  };
  t.match(rules, {
    seats: 3,
    situation: situation(corridor, { players: [me, { at: [6, 0], actions: ['sleight-of-hand.1'] }] }),
  });
  t.choose('escape');
  assert.deepEqual(t.options(), ['pay:hooked-cane.1', 'pay:hooked-cane.2']);
  assert.equal(t.why(0, 'pay:night-key.1')?.rule, 'SAN-SAFE-03');
  t.match(rules, {
    seats: 3,
    situation: situation(corridor, { active: 1, players: [me, { at: [6, 0], actions: ['sleight-of-hand.1'] }] }),
  });
  t.choose('use:sleight-of-hand.1');
  assert.deepEqual(t.options(1), ['take:hooked-cane.1', 'take:hooked-cane.2']);
  // To disbelieve a Hallucination, the owner may also pay with a Protected Item.
  t.match(rules, { seats: 3, situation: situation(corridor, { players: [{ ...me, hallucinations: ['moths'] }] }) });
  t.choose('disbelieve:moths');
  assert.ok(t.options().includes('pay:night-key.1'));
});

rule('SAN-RUL-18 a common Safe Thing goes back to the common row', (t) => {
  const me = { items: ['night-key.1'], hallucinations: ['cold-fingers'] };
  t.match(rules, {
    seats: 3,
    options: { mode: 'cooperative' },
    situation: situation(corridor, { common: ['night-key'], commonClaimed: ['night-key'], players: [me] }),
  });
  t.choose('disbelieve:cold-fingers');
  assert.deepEqual(t.view(null).state.common, [{ kind: 'night-key', claimed: false }]);
});

rule('SAN-RUL-18 only the Safe Thing of the lost Item can be claimed again', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation([...corridor, ['records', 'h', 20, 0]], {
      players: [{ claimed: ['hand-mirror', 'night-key'], items: ['hand-mirror.1', 'night-key.1'] }],
    }),
  });
  t.choose('use:night-key.1');
  assert.deepEqual(things(t), [
    ['hand-mirror', true, true],
    ['night-key', false, true],
  ]);
});

rule(
  'SAN-RUL-18 a common Safe Thing whose Item is gone goes under the other copy, which was not protected before',
  (t) => {
    t.match(rules, {
      seats: 3,
      options: { mode: 'cooperative' },
      situation: situation(
        [
          ['night-key.2', 'h', 0, 0],
          ['chapel', 'h', 2, 0],
        ],
        { ap: 1, common: ['night-key'], commonClaimed: ['night-key'], players: [{ items: ['night-key.1'] }] },
      ),
      faces: draws('records'),
    });
    t.choose('search');
    t.choose('take');
    const safe = (): string[] =>
      t.state.players[0].items.map(({ card, safe: by }: { card: string; safe: string | null }) => `${card} ${by}`);
    assert.deepEqual(safe(), ['night-key.1 common', 'night-key.2 null'], 'only one copy is protected');
    t.choose('use:night-key.1');
    assert.deepEqual(safe(), ['night-key.2 common']);
    assert.deepEqual(t.view(1).state.common, [{ kind: 'night-key', claimed: true }]);
  },
);

rule('SAN-RUL-19 the pause after a gift reveals nothing: a player with any secret Safe Thing is asked', (t) => {
  const asked = (me: object): string[] => {
    t.match(rules, {
      seats: 2,
      options: { mode: 'cooperative' },
      situation: situation(corridor, { ap: 1, players: [{ items: ['night-key.1'] }, me] }),
    });
    t.choose('give:night-key.1:1');
    return t
      .view(1)
      .questions.filter(({ standing }) => !standing)
      .flatMap(({ options }) => options.map(({ id }) => id));
  };
  assert.deepEqual(asked({ things: ['night-key'] }), ['claim:night-key.1', 'wait']);
  assert.deepEqual(asked({ things: ['hand-mirror'] }), ['wait']);
  assert.deepEqual(
    asked({ claimed: ['hand-mirror'], items: ['hand-mirror.1'], things: ['music-box'] }),
    ['wait'],
    'one of the two Safe Things is secret',
  );
  assert.deepEqual(asked({ claimed: ['hand-mirror'], items: ['hand-mirror.1'] }), [], 'everybody knows the Safe Thing');
});

rule('SAN-RUL-19 a public Safe Thing needs no pause, and is claimed when its Item is gained', (t) => {
  for (const [given, options] of [
    ['night-key.1', ['claim:night-key.1', 'wait']],
    ['music-box.1', []],
  ] as const) {
    t.match(rules, {
      seats: 3,
      options: { mode: 'cooperative' },
      situation: situation(corridor, {
        ap: 1,
        players: [{ items: ['night-key.1', 'music-box.1'] }, { things: ['night-key'] }],
      }),
    });
    t.choose('want:night-key.1', 1);
    t.choose(`give:${given}:1`);
    assert.deepEqual(
      t
        .view(1)
        .questions.filter(({ standing }) => !standing)
        .flatMap((question) => question.options.map(({ id }) => id)),
      options,
    );
  }
});

rule('SAN-RUL-19 a Safe Thing may be claimed when the Item is gained, or later', (t) => {
  const me = { at: [4, 0] as const, things: ['stopped-watch', 'wheelchair'] };
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 2, players: [me] }), faces: draws('records') });
  t.choose('search');
  t.choose('take');
  assert.ok(t.options().includes('claim:stopped-watch.1'), 'the Safe Thing can be claimed when the Item is gained');
  assert.equal(t.state.players[0].items[0].safe, null);
  assert.deepEqual(
    t.view(1).state.players[0].safeThings.map(({ kind }: { kind: string | null }) => kind),
    [null, null],
    'the Safe Things are still secret',
  );
  t.choose('move:3');
  t.choose('claim:stopped-watch.1');
  assert.equal(t.state.players[0].items[0].safe, 'own');
  assert.deepEqual(things(t), [
    ['stopped-watch', true, true],
    ['wheelchair', false, false],
  ]);
  assert.equal(t.state.turn.ap, 0, 'claiming costs nothing');
});

/** A player with these cards could claim a Safe Thing. Whether they may depends only on the moment. */
const waiting = { things: ['hand-mirror'], items: ['hand-mirror.1', 'brass-bell.1'] };
const claimNow = (t: RuleTest): void => {
  const before = t.view(0).questions.filter(({ standing }) => !standing);
  t.choose('claim:hand-mirror.1');
  assert.equal(t.state.players[0].items[0].safe, 'own');
  assert.deepEqual(
    t.view(0).questions.filter(({ standing }) => !standing),
    before,
    'the earlier question is still open',
  );
};

rule(
  'SAN-RUL-19 players may claim at any time in their own turn: during Creeping Darkness, exploring, the choice of a die and Monster Movement',
  (t) => {
    const ring = [
      ['dark.1', 'h', 0, 0],
      ['wheelchair.1', 'v', 2, -1],
      ['tin-saint.1', 'v', 1, 1],
      ['music-box.1', 'h', 2, 1],
    ] as const;
    t.match(rules, {
      seats: 2,
      situation: situation(ring, {
        phase: 'turn',
        monsters: [[0, 0]],
        players: [{ ...waiting, at: [2, 1] }, { at: [3, 1] }],
      }),
    });
    assert.equal(t.view(0).questions[0]?.kind, 'monster-way');
    claimNow(t);
    const kinds: string[] = [];
    for (const phase of ['turn', 'dice', 'monsters'] as const) {
      t.match(rules, {
        seats: 2,
        situation: situation(corridor, { phase, mp: 1, monsters: [[6, 0]], players: [waiting] }),
        ...(phase === 'dice' && { faces: dice(1, 2, 6) }),
      });
      kinds.push(t.view(0).questions[0]?.kind ?? '');
      claimNow(t);
    }
    assert.deepEqual(kinds, ['place', 'choose-die', 'monster-point']);
  },
);

/** The player searches a Music Box and takes it; this card takes its place, and then dice may fall. */
const takesMusicBox = (
  t: RuleTest,
  things: readonly string[],
  replacement: string,
  ...faces: readonly number[]
): void => {
  t.match(rules, {
    seats: 3,
    situation: situation(row(['chapel', 'music-box.1', 'dark.1']), { ap: 1, players: [{ at: [2, 0], things }] }),
    faces: [...draws(replacement), ...dice(...faces)],
  });
  t.choose('search');
  t.choose('take');
};

rule('SAN-SAFE-01 an Item may be claimed before the Horror Roll that its own replacement brings', (t) => {
  takesMusicBox(t, ['tin-saint', 'music-box', 'case-file'], 'dark.2', 2);
  assert.deepEqual(t.options(0).sort(), ['claim:music-box.1', 'wait']);
  t.choose('claim:music-box.1');
  assert.equal(t.events().findLast(({ type }) => type === 'horror-rolled')?.['result'], 2);
  assert.deepEqual(t.state.players[0].items, [{ card: 'music-box.1', safe: 'own' }]);
});

rule('SAN-RUL-19 the pause before that Horror Roll does not tell whether the Item matches a secret Safe Thing', (t) => {
  takesMusicBox(t, ['tin-saint', 'night-key', 'case-file'], 'dark.2', 2);
  assert.equal(t.view(0).questions.find(({ standing }) => !standing)?.kind, 'claim-or-wait');
  t.choose('wait');
  assert.deepEqual(t.state.players[0].items, []);
  takesMusicBox(t, ['tin-saint', 'music-box', 'case-file'], 'felt-slippers.1');
  assert.equal(t.view(0).questions.find(({ standing }) => !standing)?.kind, 'act', 'no Horror Roll follows');
});

rule('SAN-RUL-19 nothing can be claimed after the die of a Horror Roll has cost an Item', (t) => {
  const table = (items: readonly string[]): void => {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, { phase: 'dice', dice: [3, 3, 6], players: [{ ...waiting, items }] }),
      faces: dice(2),
    });
    t.choose('die:6');
  };
  table(['hand-mirror.1', 'brass-bell.1']);
  assert.deepEqual(t.options().sort(), ['lose:brass-bell.1', 'lose:hand-mirror.1']);
  assert.equal(t.why(0, 'claim:hand-mirror.1')?.rule, 'SAN-RUL-15');
  t.choose('lose:brass-bell.1');
  claimNow(t);
  table(['hand-mirror.1']);
  assert.ok(
    t.events().some(({ type }) => type === 'lost-item'),
    'every Horror Roll has a result',
  );
  assert.deepEqual(t.state.players[0].items, []);
});

rule(
  'SAN-RUL-19 players may claim a Safe Thing at any time in their own turn, even before the die of a Horror Roll falls or during a Search',
  (t) => {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, {
        phase: 'dice',
        dice: [3, 3, 6],
        players: [{ ...waiting, items: ['hand-mirror.1', 'smelling-salts.1'] }],
      }),
      faces: dice(2),
    });
    t.choose('die:6');
    assert.equal(t.view(0).questions[0]?.kind, 'horror-answer');
    t.choose('claim:hand-mirror.1');
    t.choose('face-it');
    assert.deepEqual(t.state.bottom, ['smelling-salts.1']);
    t.match(rules, { seats: 2, situation: situation(corridor, { ap: 1, players: [{ ...waiting, at: [2, 0] }] }) });
    t.choose('search');
    claimNow(t);
  },
);

rule('SAN-RUL-19 players may not claim in another player’s turn or between the parts of a payment', (t) => {
  t.match(rules, { seats: 2, situation: situation(corridor, { active: 1, players: [waiting] }) });
  assert.equal(t.why(0, 'claim:hand-mirror.1')?.rule, 'SAN-TURN-10');
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      active: 1,
      phase: 'monsters',
      mp: 1,
      monsters: [[3, 0]],
      players: [{ ...waiting, at: [2, 0] }],
    }),
    faces: dice(2),
  });
  t.choose('push:0:2');
  assert.deepEqual(t.options(0), ['lose:hand-mirror.1', 'lose:brass-bell.1']);
  assert.equal(t.why(0, 'claim:hand-mirror.1')?.rule, 'SAN-RUL-19');
  // During the payment for an escape, no Item can become protected. SAN-SAFE-03
  t.match(rules, {
    seats: 3,
    situation: situation(corridor, {
      pool: 15,
      players: [{ at: [6, 0], things: ['night-key'], items: ['night-key.1'] }],
    }),
  });
  assert.ok(t.options().includes('claim:night-key.1'));
  t.choose('escape');
  assert.equal(t.why(0, 'claim:night-key.1')?.rule, 'SAN-RUL-15');
});

rule('SAN-RUL-19 a player who gains an Item in another player’s turn may claim at once or in their own turn', (t) => {
  for (const answer of ['claim:night-key.1', 'wait']) {
    t.match(rules, {
      seats: 3,
      options: { mode: 'cooperative' },
      situation: situation(corridor, {
        ap: 1,
        common: ['wheelchair'],
        players: [
          { at: [2, 0], items: ['night-key.1'] },
          { at: [2, 0], things: ['night-key'] },
        ],
      }),
      faces: dice(1, 2, 6),
    });
    t.choose('give:night-key.1:1');
    assert.deepEqual(t.options(1).slice(0, 2), ['claim:night-key.1', 'wait']);
    t.choose(answer);
    assert.equal(t.state.players[1].items[0].safe, answer === 'wait' ? null : 'own');
    t.choose('end');
    assert.equal(t.options(1).includes('claim:night-key.1'), answer === 'wait');
    t.choose(t.options(1)[0] ?? '');
  }
});

rule('SAN-RUL-19 only the first copy of an Item claims a Safe Thing', (t) => {
  const me = { at: [4, 0] as const, claimed: ['stopped-watch'], items: ['stopped-watch.2'] };
  t.match(rules, { seats: 2, situation: situation(corridor, { ap: 1, players: [me] }), faces: draws('records') });
  t.choose('search');
  t.choose('take');
  assert.equal(t.view(0).questions[0]?.kind, 'act');
  assert.equal(t.why(0, 'claim:stopped-watch.1')?.rule, 'SAN-SAFE-01');
  assert.deepEqual(
    t.state.players[0].items.map(({ safe }: { safe: string | null }) => safe),
    ['own', null],
  );
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { players: [{ things: ['stopped-watch'], items: ['stopped-watch.2'] }] }),
  });
  t.choose('claim:stopped-watch.2');
  assert.ok(!t.options().includes('claim:stopped-watch.2'));
});

rule('SAN-RUL-19 the cost of an escape depends only on claimed Safe Things', (t) => {
  const me = {
    at: [6, 0] as const,
    things: ['night-key', 'hand-mirror', 'wheelchair'],
    items: ['night-key.1', 'hand-mirror.1', 'wheelchair.1'],
  };
  t.match(rules, { seats: 3, situation: situation(corridor, { players: [me] }) });
  assert.equal(t.why(0, 'escape')?.values?.['cost'], 18);
  for (const [card, cost] of [
    ['night-key.1', 12],
    ['hand-mirror.1', 6],
    ['wheelchair.1', 3],
  ] as const) {
    t.choose(`claim:${card}`);
    assert.equal(t.why(0, 'escape')?.values?.['cost'], cost);
  }
});

rule(
  'SAN-RUL-20 the replacement lies on the same cells in the same orientation; on a two-space card tokens stay in their cell',
  (t) => {
    const map = [...row(['chapel', 'felt-slippers.1']), ['stopped-watch.1', 'v', 4, -1]] as const;
    t.match(rules, {
      seats: 3,
      situation: situation(map, { ap: 1, players: [{ at: [4, 0] }, { at: [4, -1] }, { at: [3, 0] }] }),
      faces: draws('music-box.1'),
    });
    t.choose('search');
    t.choose('take');
    const { card, face, x, y, facing } = t.state.map[2];
    assert.deepEqual([card, face, x, y, facing], ['music-box.1', 'down', 4, -1, 'v']);
    assert.deepEqual(places(t), [5, 4, 3]);
  },
);

rule('SAN-RUL-20 on a new Room or Dark Hallway, tokens are in its one space: safe, or with its monster', (t) => {
  for (const card of ['records', 'dark.2']) {
    t.match(rules, {
      seats: 3,
      situation: situation(corridor, { ap: 1, players: [{ at: [5, 0] }, { at: [4, 0] }], monsters: [[4, 0]] }),
      faces: draws(card),
    });
    t.choose('search');
    t.choose('take');
    assert.deepEqual(places(t), [4, 4, 0]);
    assert.equal(t.state.monsters[0].at, 4);
    assert.equal(t.state.monsters.length, card === 'records' ? 1 : 2);
    assert.ok(!t.events().some(({ type }) => type === 'horror'), 'nobody in a Room or in company is frightened');
  }
});

rule('SAN-RUL-20 a player who has left the building is in no space, whatever card is replaced', (t) => {
  t.match(rules, {
    seats: 3,
    options: { mode: 'cooperative' },
    situation: situation(corridor, {
      ap: 1,
      players: [{ at: [3, 0] }, { escaped: true }],
      monsters: [
        [2, 0],
        [6, 0],
      ],
    }),
    faces: draws('records'),
  });
  t.choose('search');
  t.choose('take');
  assert.deepEqual(places(t), [2, -1, 0]);
  assert.deepEqual(
    t.state.monsters.map(({ at }: { at: number }) => at),
    [2, 6],
  );
});

rule(
  'SAN-RUL-21 only the card in the player’s own space can be searched, from both of its spaces, for 1 Action Point each time',
  (t) => {
    t.match(rules, { seats: 2, situation: situation(corridor, { ap: 4, players: [{ at: [2, 0] }] }) });
    for (const left of [3, 2]) {
      t.choose('search');
      t.choose('leave');
      assert.equal(t.state.turn.ap, left, 'a Search costs the same for a known card');
    }
    t.choose('move:3');
    t.choose('search');
    assert.equal(
      t
        .events(0)
        .filter(({ type }) => type === 'searched')
        .at(-1)?.['card' as never],
      'felt-slippers.1',
      'the card can also be searched from its other space',
    );
    for (const at of [
      [0, 0],
      [6, 0],
    ] as const) {
      t.match(rules, { seats: 2, situation: situation(corridor, { ap: 4, players: [{ at }] }) });
      assert.ok(!t.options().includes('search'));
      assert.equal(t.why(0, 'search')?.rule, 'SAN-RUL-21');
    }
  },
);

rule('SAN-RUL-48 Concentrate alone may pay, for a Hallucination and for an escape', (t) => {
  const claimed = ['night-key', 'case-file', 'music-box'];
  const items = claimed.map((kind) => `${kind}.1`);
  t.match(rules, {
    seats: 3,
    situation: situation(corridor, {
      ap: 6,
      pool: 3,
      players: [{ at: [6, 0], claimed, items, hallucinations: ['confusion.1'] }],
    }),
  });
  t.choose('disbelieve:confusion.1');
  assert.deepEqual(t.options().slice(-1), ['sanity:3'], 'of the Protected Items, none has to be given up');
  t.choose('sanity:3');
  t.choose('concentrate');
  t.choose('concentrate');
  t.choose('escape');
  assert.deepEqual([t.outcome?.winners, t.state.bottom, t.state.turn.pool], [[0], [], 1]);
});

rule('SAN-RUL-50 a Hallucination counts from the moment when it is suffered, for what comes after', (t) => {
  const table = (card: string, ap: number): void => {
    t.match(rules, {
      seats: 2,
      situation: situation(corridor, { ap, players: [{ at: [0, 0] }], monsters: [[2, 0]] }),
      faces: [...dice(6), { deck: 'hallucinations', card }],
    });
    t.choose('move:2');
  };
  table('leaden-legs', 4);
  assert.equal(t.state.turn.ap, 3, 'the points of the die are fixed');
  table('buried-hands', 3);
  assert.equal(t.state.turn.ap, 2);
  t.choose('search');
  assert.equal(t.state.turn.ap, 0, 'the price of a later act changes');
});

rule('SAN-RUL-50 the first Move of a turn is the first one, even if the Hallucination came later', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, {
      ap: 4,
      players: [{ at: [0, 0], hallucinations: ['confusion.1'], items: ['night-key.1'] }],
    }),
  });
  t.choose('disbelieve:confusion.1');
  t.choose('move:2');
  assert.equal(t.state.turn.ap, 3, 'a Hallucination that is gone costs nothing');
});

rule('SAN-RUL-50 Someone Calls asks for nothing if points were spent before it was suffered', (t) => {
  const table = (pair: boolean): void => {
    t.match(rules, {
      seats: 2,
      situation: situation(row(['wheelchair.1', 'felt-slippers.1', 'chapel']), {
        ...(pair ? { phase: 'dice' as const, dice: [3, 3, 6] } : { ap: 4 }),
        players: [{ at: [0, 0] }, { at: [4, 0] }],
      }),
      faces: [...(pair ? [] : draws('dark.3')), ...dice(6), { deck: 'hallucinations', card: 'someone-calls' }],
    });
  };
  table(true);
  t.choose('die:6');
  assert.equal(t.why(0, 'concentrate')?.reason, 'move-first');
  table(false);
  t.choose('search');
  t.choose('take');
  assert.deepEqual(t.state.players[0].hallucinations, ['someone-calls']);
  assert.equal(t.state.turn.moves, 0);
  assert.ok(t.options().includes('concentrate'), 'an act was paid for before');
});

rule('SAN-RUL-51 after triples it is still the same turn: an Item works once', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation(corridor, { phase: 'dice', dice: [3, 3, 6], players: [{ items: ['knucklebone.1'] }] }),
    faces: [...dice(3, 1, 1, 2), ...draws('records')],
  });
  t.choose('use:knucklebone.1');
  t.choose('reroll:2');
  assert.ok(t.events().some(({ type }) => type === 'triples'));
  t.choose(t.options(0)[0] ?? '');
  assert.equal(t.view(0).questions[0]?.kind, 'choose-die', 'the Knucklebone was used in this turn');
  assert.equal(t.why(0, 'use:knucklebone.1') === null, false);
});
