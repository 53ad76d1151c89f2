// Rounds and phases, the First Character token, the end of the Monster Phase. LOB-RND, -MNT, -CAP-01, -04, -PLY-04,
// -06, LOB-RUL-52, -55, -90
import assert from 'node:assert/strict';
import type { Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { from, play, space, world } from '../support/ward-pack.js';
import { draws, eventsOf, monster } from '../support/match-builder.js';

/** A pack in which no Hunt card has an effect, and no Monster spawns. */
const quiet: Pack = {
  ...world,
  hunt: world.hunt.filter(({ aura, steps }) => !aura && steps.length === 0),
  spawns: world.spawns.filter(({ id }) => /event-[2-5]/.test(id)),
};
const turns = (t: RuleTest): unknown[] => eventsOf(t, 'turn-began').map(({ player }) => player);
const end = (t: RuleTest, n = 1): void => {
  for (let i = 0; i < n; i++) t.choose('end');
};

rule('LOB-EX-01 the token passes from Alex to Bob; the order in Round 2 is Bob, Carol, Denise, Alex', (t) => {
  play(t, { situation: { first: 0 }, pack: quiet });
  end(t, 4);
  assert.deepEqual(turns(t), [0, 1, 2, 3, 1]);
  end(t, 3);
  assert.deepEqual(turns(t), [0, 1, 2, 3, 1, 2, 3, 0]);
  assert.equal(t.state.first, 1);
});

rule('LOB-PLY-06 a Round follows the ring from the First Character', (t) => {
  play(t, { situation: { first: 2 }, pack: quiet });
  end(t, 4);
  assert.deepEqual(turns(t).slice(0, 4), [2, 3, 0, 1]);
});

rule('LOB-PLY-04 a player with two Characters takes two Turns', (t) => {
  play(t, { situation: {}, pack: quiet });
  assert.deepEqual([t.view(0).questions[0]?.player, t.options(1)], [0, []]);
  end(t);
  assert.equal(t.view(0).questions[0]?.player, 1);
  end(t, 3);
  assert.equal(turns(t).length, 5);
});

rule('LOB-RND-01 the phases of a Round come in order', (t) => {
  play(t, { situation: { phase: 'round', round: 2 }, pack: quiet });
  end(t, 4);
  assert.deepEqual(
    eventsOf(t, 'phase')
      .map(({ phase }) => phase)
      .slice(0, 7),
    ['maintenance', 'characters', 'hunt', 'bosses', 'movement', 'spawn', 'attacks'],
  );
});

rule('LOB-RND-02 each Round is followed by another', (t) => {
  play(t, { situation: {}, pack: quiet });
  end(t, 4);
  assert.deepEqual(
    eventsOf(t, 'round').map(({ n }) => n),
    [2],
  );
  assert.equal(t.state.round, 2);
});

rule('LOB-MNT-01 Round 1 has no Maintenance Phase', (t) => {
  play(t, { situation: { phase: 'round', first: 1, characters: [{ disorders: [{ card: 'rage', cooldown: 2 }] }] } });
  assert.deepEqual([t.state.round, t.state.first, t.state.characters[0].disorders[0].cooldown], [1, 1, 2]);
});

rule('LOB-MNT-02 a Maintenance Phase begins by passing the token clockwise', (t) => {
  play(t, { situation: { phase: 'round', round: 2, first: 3 } });
  assert.equal(t.state.first, 0);
  assert.deepEqual(
    eventsOf(t, 'first-character').map(({ player }) => player),
    [0],
  );
});

rule('LOB-MNT-03 after the token has been passed, each card with Cooldown tokens loses one', (t) => {
  play(t, {
    situation: {
      phase: 'round',
      round: 2,
      characters: [
        { disorders: [{ card: 'rage', cooldown: 2 }, 'lists'] },
        { disorders: [{ card: 'spite', cooldown: 1 }] },
      ],
    },
  });
  const cooldowns = t.state.characters
    .slice(0, 2)
    .flatMap(({ disorders }: never) => (disorders as { cooldown: number }[]).map(({ cooldown }) => cooldown));
  assert.deepEqual(cooldowns, [1, 0, 0]);
});

rule('LOB-DTH-08 cards of dead Characters cool down too', (t) => {
  play(t, {
    situation: {
      phase: 'round',
      round: 2,
      characters: [{}, {}, {}, { dead: true, disorders: [{ card: 'rage', cooldown: 2 }] }],
    },
  });
  assert.equal(t.state.characters[3].disorders[0].cooldown, 1);
});

rule('LOB-RUL-90 a dead Character keeps the token and goes first, beginning with its respawn', (t) => {
  play(t, {
    situation: { phase: 'round', round: 2, first: 0, characters: [{}, { dead: true, at: 'ward.G' }] },
    faces: draws('spawn', 'slot-1-green'),
  });
  assert.equal(t.state.first, 1);
  assert.deepEqual([turns(t), t.state.characters[1].dead, t.state.characters[1].at], [[1], false, space('A')]);
});

rule('LOB-CAP-01 each Character has one Turn with 3 AP', (t) => {
  play(t, { situation: {}, pack: quiet });
  end(t, 3);
  assert.deepEqual(
    eventsOf(t, 'turn-began').map(({ player, ap }) => [player, ap]),
    [
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ],
  );
});

rule('LOB-CAP-03 a Turn can end at any time, and the remaining AP are lost', (t) => {
  play(t, { situation: { first: 0, active: 3, ap: 2 }, pack: quiet });
  end(t);
  assert.deepEqual([t.state.round, eventsOf(t, 'turn-ended').map(({ player }) => player)], [2, [3]]);
});

rule('LOB-CAP-04 the phase ends when all have had a Turn', (t) => {
  play(t, { situation: {}, pack: quiet });
  end(t, 3);
  assert.equal(eventsOf(t, 'phase-over').length, 0);
  end(t);
  assert.equal(eventsOf(t, 'phase-over').length, 1);
});

rule(
  'LOB-RUL-52 Stun of this Round ends with its Monster Phase; Stun placed during that phase lasts for the next Round',
  (t) => {
    from(
      t,
      (state) => {
        state.monsters = [
          monster(10, 'hellhound', space('A'), { conditions: { stun: 1 } }),
          monster(11, 'hellhound', space('A'), { conditions: { stun: 2 } }),
        ];
      },
      [{ do: 'monster-phase-ends' }],
    );
    assert.deepEqual(
      t.state.monsters.map(({ conditions }: never) => conditions),
      [{}, { stun: 2 }],
    );
  },
);

rule(
  'LOB-RUL-52 Stun placed in the Player Phase counts for this Round, also in Maintenance and before the first Turn',
  (t) => {
    const dazed = (n: number): Pack => ({
      ...quiet,
      scenarios: quiet.scenarios.map((told) => ({
        ...told,
        chapters: [
          {
            cid: 'S1-A',
            steps: [],
            triggers: [
              {
                happens: { on: 'round', n } as const,
                steps: [
                  {
                    do: 'on',
                    whom: { of: 'monster', take: 'each', where: 'anywhere' },
                    steps: [{ do: 'afflict', condition: 'stun' }],
                  },
                ] as const,
              },
            ],
          },
        ],
      })),
    });
    for (const n of [1, 2]) {
      play(t, {
        pack: dazed(n),
        situation: { phase: 'round', round: n, read: ['S1-A'], monsters: [{ card: 'hellhound', at: 'ward.A' }] },
      });
      end(t, 4);
      assert.deepEqual(
        [t.state.round, t.state.monsters[0].at, t.state.monsters[0].conditions],
        [n + 1, space('A'), {}],
      );
    }
  },
);

rule('LOB-RUL-55 Frost ends at the same time as Stun', (t) => {
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'hellhound', space('A'), { conditions: { frost: 1, fire: 0 } })];
    },
    [{ do: 'monster-phase-ends' }],
  );
  assert.deepEqual(t.state.monsters[0].conditions, { fire: 0 });
});

rule('LOB-RUL-87 if all are dead, Monsters remain, nobody draws, and the Characters return on their Turns', (t) => {
  play(t, {
    situation: {
      phase: 'hunt',
      round: 1,
      characters: Array.from({ length: 4 }, () => ({ dead: true, at: 'ward.A' })),
      monsters: [{ card: 'hellhound', at: 'ward.B' }],
    },
    faces: [...draws('hunt', 'quiet-1'), ...draws('spawn', 'slot-1-red')],
  });
  assert.deepEqual(
    [eventsOf(t, 'spawn-card').length, eventsOf(t, 'strikes').length, t.state.monsters[0].at],
    [0, 0, space('B')],
  );
  assert.deepEqual(
    t.state.characters.map(({ dead }: never) => dead),
    [true, false, true, true],
  );
});
