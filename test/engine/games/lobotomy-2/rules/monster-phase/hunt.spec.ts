// The Hunt Track: steps, revealed cards, the Aura, the end of the track, the Final Battle. LOB-HST-05 to -09, -HUN,
// -HNT, LOB-RUL-91 to -98, -115
import assert from 'node:assert/strict';
import { healthOf, monsterSide } from '../../../../../../src/engine/games/lobotomy-2/rules/values-in-force.js';
import { huntmasterSpace } from '../../../../../../src/engine/games/lobotomy-2/rules/monster-phase/hunt.js';
import { contentOf, type Pack } from '../../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { State } from '../../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../../src/engine/games/lobotomy-2/state/steps.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { from, play, space, telling, world } from '../../support/ward-pack.js';
import { draws, eventsOf, monster } from '../../support/match-builder.js';

const shown = (...cards: readonly string[]): (string | null)[] => [
  ...cards,
  ...Array<null>(12 - cards.length).fill(null),
];
const upTo = (n: number): string[] =>
  [
    'quiet-1',
    'quiet-2',
    'quiet-3',
    'quiet-4',
    'quiet-5',
    'aura',
    'quiet-6',
    'quiet-7',
    'quiet-8',
    'quiet-9',
    'quiet-10',
    'quiet-11',
  ].slice(0, n);

/** Puts the Huntmaster on this Space, with all cards up to it revealed; then runs these steps. */
function hunting(
  t: RuleTest,
  position: number,
  steps: readonly Step[],
  {
    known = position,
    faces = [],
    pack = world,
    change = () => undefined,
  }: { known?: number; faces?: readonly object[]; pack?: Pack; change?: (state: State) => void } = {},
): void {
  from(
    t,
    (state) => {
      const cards = upTo(known);
      Object.assign(state.hunt, {
        position,
        shown: shown(...cards),
        hidden: state.hunt.hidden.filter((card) => !cards.includes(card)),
        revealed: known >= 6,
      });
      change(state);
    },
    steps,
    { pack, faces },
  );
}
const hunt: Step = { do: 'hunt' };
const step = (n: number): Step => ({ do: 'hunt-step', n, reveals: false });
const cards = (t: RuleTest): unknown[] => eventsOf(t, 'hunt-card').map(({ card }) => card);
const battle = telling({ hunt: { aura: 6, end: 'final-battle' } });

rule('LOB-HUN-01 the Monster Phase begins with one step of the Huntmaster', (t) => {
  hunting(t, 2, [hunt], { faces: draws('hunt', 'quiet-9') });
  assert.equal(t.state.hunt.position, 3);
});

rule('LOB-HNT-01 the Huntmaster moves in every Round', (t) => {
  hunting(t, 0, [hunt, hunt, hunt], { faces: draws('hunt', 'quiet-1', 'quiet-2', 'quiet-3') });
  assert.equal(t.state.hunt.position, 3);
});

rule('LOB-HST-06 the card that the Huntmaster reaches is revealed and resolved, and remains face up', (t) => {
  hunting(t, 0, [hunt], { faces: draws('hunt', 'haste') });
  assert.deepEqual(t.state.hunt.shown, shown('haste'));
  assert.deepEqual(t.state.changes, [{ stat: 'movement', n: 1, until: 'round' }]);
});

rule('LOB-HNT-04 a card may increase the numbers of Monsters', (t) => {
  hunting(t, 0, [hunt, { do: 'movement' }], {
    faces: draws('hunt', 'haste'),
    change: (state) => {
      state.monsters = [monster(10, 'orderly', space('F'))];
    },
  });
  assert.equal(t.state.monsters[0].at, space('H'), 'Movement 1 is increased by 1');
});

rule('LOB-HNT-04 a change to one type does not affect other types', (t) => {
  const fallen = (n: number): void =>
    hunting(
      t,
      2,
      [
        hunt,
        { do: 'wound', mini: 10, n, from: null, rule: 'LOB-ATK-10' },
        { do: 'wound', mini: 11, n: 3, from: null, rule: 'LOB-ATK-10' },
      ],
      {
        faces: draws('hunt', 'quiet-9'),
        change: (state) => {
          state.changes = [{ stat: 'health', n: 1, until: 'good', type: 'hellhound' }];
          state.monsters = [monster(10, 'hellhound', space('A')), monster(11, 'state-trooper', space('A'))];
        },
      },
    );
  fallen(2);
  assert.deepEqual(
    t.state.monsters.map(({ id }: never) => id),
    [10],
  );
  fallen(3);
  assert.deepEqual(t.state.monsters, []);
});

rule('LOB-RUL-96 effects for a Round end when the next Hunt Phase begins', (t) => {
  hunting(t, 0, [hunt, hunt], { faces: draws('hunt', 'haste', 'quiet-1') });
  assert.deepEqual([t.state.changes, eventsOf(t, 'changes-over').map(({ until }) => until)], [[], ['round']]);
});

rule('LOB-RUL-96 a change to Movement by an Event lasts until Monsters have moved', (t) => {
  const faster = {
    ...world,
    scenarios: world.scenarios.map((each) => ({
      ...each,
      events: [[{ do: 'monsters', stat: 'movement', n: 1, until: 'round' }]],
    })),
  } as Pack;
  const first = draws('spawn', 'event-1', 'event-2', 'event-3', 'event-4');
  const left = (steps: readonly Step[], faces: readonly object[]): unknown[] => {
    hunting(t, 0, [{ do: 'spawns' }, ...steps], { pack: faster, faces: [...first, ...faces] });
    return t.state.changes.map(({ until }: State['changes'][number]) => until);
  };
  assert.deepEqual(left([hunt], draws('hunt', 'quiet-1')), ['moved'], 'the Monsters have not moved yet');
  assert.deepEqual(left([{ do: 'spawns' }], draws('spawn', 'event-5', 'slot-1-red', 'slot-2-red', 'slot-3-red')), []);
  assert.deepEqual(
    eventsOf(t, 'changes-over').map(({ until }) => until),
    ['moved'],
    'only the change to Movement is over, not the Round',
  );
});

rule('LOB-RUL-96 a mini that survived only by an effect for the Round dies before the step of the Hunt Phase', (t) => {
  const hardy: Pack = {
    ...world,
    hunt: world.hunt.map((card) =>
      card.id === 'quiet-1' ? { ...card, steps: [{ do: 'monsters', stat: 'health', n: 1, until: 'round' }] } : card,
    ),
  };
  hunting(t, 0, [hunt], {
    pack: hardy,
    faces: draws('hunt', 'quiet-1'),
    change: (state) => {
      state.changes = [{ stat: 'health', n: 1, until: 'round' }];
      state.monsters = [monster(10, 'hellhound', space('A'), { wounds: 2 })];
    },
  });
  assert.deepEqual(t.state.monsters, [], 'the next card does not keep the Monster alive');
  assert.deepEqual(
    t
      .events()
      .map(({ type }) => type)
      .filter((type) => /^(phase|defeated|hunt-moved)$/.test(type)),
    ['phase', 'defeated', 'hunt-moved'],
  );
  hunting(t, 0, [hunt], {
    faces: draws('hunt', 'quiet-1', 'quiet-2'),
    change: (state) => {
      Object.assign(state.characters[3]!, {
        wounds: 8,
        lasting: [{ until: 'round', card: 'x', passive: { health: 1 } }],
      });
    },
  });
  assert.deepEqual(
    [t.state.characters[3].dead, cards(t)],
    [true, ['quiet-1', 'quiet-2']],
    'the Huntmaster’s step for the death comes first',
  );
});

rule('LOB-HUN-02 all cards that the Huntmaster has passed are revealed after his step', (t) => {
  hunting(t, 3, [hunt], { known: 1, faces: draws('hunt', 'quiet-7', 'quiet-8', 'quiet-9') });
  assert.deepEqual(cards(t), ['quiet-7', 'quiet-8', 'quiet-9']);
});

rule('LOB-HST-07 after a step back, no card is resolved again', (t) => {
  hunting(t, 4, [step(-2), hunt]);
  assert.deepEqual([t.state.hunt.position, cards(t)], [3, []]);
});

rule('LOB-RUL-93 the Huntmaster never goes back beyond the start', (t) => {
  hunting(t, 1, [step(-4)]);
  assert.equal(t.state.hunt.position, 0);
});

rule('LOB-HST-09 outside the Hunt Phase, the card that the Huntmaster reaches stays face down', (t) => {
  hunting(t, 2, [step(1)]);
  assert.deepEqual([t.state.hunt.position, t.state.hunt.shown[2]], [3, null]);
});

rule('LOB-EX-71 two deaths after the Hunt Phase: cards 4 and 5 and the Aura are revealed in order', (t) => {
  hunting(t, 3, [{ do: 'die', player: 0, rule: 'LOB-DTH-03' }, { do: 'die', player: 1, rule: 'LOB-DTH-03' }, hunt], {
    faces: draws('hunt', 'quiet-8', 'haste'),
  });
  assert.deepEqual(
    eventsOf(t, 'hunt-moved').map(({ to }) => to),
    [4, 5, 6],
  );
  t.options();
  assert.deepEqual(cards(t), ['quiet-8', 'haste', 'aura']);
});

rule('LOB-RUL-91 each card is resolved before the next, and after a step back the other cards wait', (t) => {
  hunting(t, 3, [hunt], { known: 1, faces: draws('hunt', 'quiet-7', 'back') });
  assert.deepEqual(cards(t), ['quiet-7', 'back'], 'the Huntmaster goes from 4 back to 2, so card 4 waits');
  assert.deepEqual([t.state.hunt.position, t.state.hunt.shown[3]], [2, null]);
});

rule('LOB-RUL-92 if a card moves the Huntmaster forward, the new card waits for the next Hunt Phase', (t) => {
  hunting(t, 0, [hunt], { faces: draws('hunt', 'ahead') });
  assert.deepEqual([t.state.hunt.position, cards(t)], [3, ['ahead']]);
  hunting(t, 0, [hunt, hunt], { faces: draws('hunt', 'ahead', 'quiet-1', 'quiet-2', 'quiet-3') });
  assert.equal(cards(t).length, 4);
});

rule('LOB-EX-72 from 7 back to 5: two Hunt Phases reveal no card, the third reveals card 8', (t) => {
  hunting(t, 7, [step(-2), hunt, hunt], {});
  assert.deepEqual([t.state.hunt.position, cards(t)], [7, []]);
  hunting(t, 7, [step(-2), hunt, hunt, hunt], { faces: draws('hunt', 'haste') });
  t.options();
  assert.deepEqual([t.state.hunt.position, cards(t)], [8, ['haste']]);
});

// The Aura

rule('LOB-HNT-05 the Aura Empowers all Monsters', (t) => {
  hunting(t, 5, [hunt]);
  assert.deepEqual(cards(t), ['aura']);
  assert.equal(t.state.hunt.revealed, true);
  assert.deepEqual(
    t.state.types.filter(({ empowered }: never) => empowered).map(({ card }: never) => card),
    ['state-trooper', 'hellhound'],
  );
});

rule('LOB-EX-61 without deaths, a Character cannot be upgraded before Round 7', (t) => {
  const ready = Array.from({ length: 4 }, () => ({ insanity: 6, questDone: true, at: 'ward.H' }));
  play(t, {
    situation: {
      round: 6,
      characters: ready,
      hunt: { position: 5, shown: upTo(5) },
      decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] },
    },
  });
  assert.ok(!t.options().includes('go-insane'), t.options().join(' '));
  for (let i = 0; i < 4; i++) t.choose('end');
  assert.equal(t.state.round, 7);
  assert.ok(
    t.options().some((id) => /insane/.test(id)),
    t.options().join(' '),
  );
});

rule('LOB-HST-08 the Aura lasts, even if the Huntmaster moves back', (t) => {
  hunting(t, 5, [hunt, step(-4)]);
  assert.deepEqual([t.state.hunt.position, t.state.hunt.revealed, t.state.types[0].empowered], [2, true, true]);
});

rule('LOB-HNT-06 minis on the Board and later minis use the Empowered side', (t) => {
  hunting(t, 5, [hunt, { do: 'spawn-at', monster: 'hellhound', space: space('A'), by: 'LOB-SPN-02' }], {
    change: (state) => {
      state.monsters = [monster(10, 'state-trooper', space('A'))];
      state.nextMonster = 11;
    },
  });
  const m = { state: t.state, content: contentOf(world) };
  assert.deepEqual([healthOf(m, 10), healthOf(m, 11)], [4, 3]);
});

rule('LOB-HNT-07 a Boss, or a card without an Empowered side, does not change', (t) => {
  hunting(t, 5, [hunt]);
  const m = { state: t.state, content: contentOf(world) };
  assert.equal(monsterSide(m, 'orderly').health, 5);
  assert.deepEqual(
    t.state.types
      .filter(({ card }: never) => ['orderly', 'pops'].includes(card))
      .map(({ empowered }: never) => empowered),
    [false, false],
  );
});

rule('LOB-RUL-97 Wounds remain; a Monster whose Wounds reach its new Health is removed without a reward', (t) => {
  const brittle: Pack = {
    ...world,
    monsters: world.monsters.map((card) =>
      card.id === 'hellhound' ? { ...card, empowered: { ...card.normal, health: 1 } } : card,
    ),
  };
  hunting(t, 5, [hunt], {
    pack: brittle,
    change: (state) => {
      state.monsters = [
        monster(10, 'hellhound', space('A'), { wounds: 1 }),
        monster(11, 'state-trooper', space('A'), { wounds: 2 }),
      ];
    },
  });
  assert.deepEqual(
    t.state.monsters.map(({ id, wounds }: never) => [id, wounds]),
    [[11, 2]],
  );
  assert.deepEqual(
    t.state.characters.map(({ insanity }: never) => insanity),
    [0, 0, 0, 0],
  );
});

// The end of the track

rule('LOB-HST-05 a step beyond Space 12 is the end of the track', (t) => {
  hunting(t, 12, [hunt]);
  assert.deepEqual(t.outcome, { winners: [], rule: 'LOB-WIN-02' });
});

rule('LOB-WIN-02 without a Final Battle, the end of the track is a defeat', (t) => {
  hunting(t, 12, [hunt]);
  assert.deepEqual(t.outcome, { winners: [], rule: 'LOB-WIN-02' });
});

rule('LOB-HUN-03 a step of the Hunt Phase beyond Space 12 ends the game immediately', (t) => {
  hunting(t, 12, [{ do: 'monster-phase' }]);
  assert.deepEqual([eventsOf(t, 'phase').map(({ phase }) => phase), t.outcome?.rule], [['hunt'], 'LOB-WIN-02']);
});

rule('LOB-RUL-94 on Space 12 the game is not lost: only a thirteenth step loses it', (t) => {
  hunting(t, 11, [hunt], { faces: draws('hunt', 'haste') });
  assert.deepEqual([t.state.hunt.position, t.outcome], [12, null]);
  hunting(t, 11, [hunt, hunt], { faces: draws('hunt', 'haste') });
  assert.equal(t.outcome?.rule, 'LOB-WIN-02');
});

rule('LOB-HNT-02 the Scenario says whether the end of the track is a defeat or a Final Battle', (t) => {
  hunting(t, 12, [hunt]);
  assert.deepEqual([eventsOf(t, 'track-ended')[0]?.['end'], t.outcome?.winners], ['defeat', []]);
  hunting(t, 12, [hunt], { pack: battle });
  assert.deepEqual([eventsOf(t, 'track-ended')[0]?.['end'], t.outcome], ['final-battle', null]);
});

rule('LOB-PRE-01 a Scenario with a Final Battle overrides the usual defeat', (t) => {
  hunting(t, 12, [hunt], { pack: battle });
  assert.deepEqual([t.outcome, t.state.hunt.battle], [null, true]);
});

rule('LOB-EX-73 if the Huntmaster is on Space 12, a death ends the game, even in the middle of a phase', (t) => {
  hunting(t, 12, [{ do: 'die', player: 0, rule: 'LOB-DTH-03' }, { do: 'monster-phase' }]);
  assert.deepEqual([t.options(), eventsOf(t, 'phase')], [[], []]);
  assert.equal(t.outcome?.rule, 'LOB-WIN-02');
  hunting(t, 12, [{ do: 'die', player: 0, rule: 'LOB-DTH-03' }], { pack: battle });
  t.options();
  assert.equal(t.state.hunt.battle, true);
});

rule('LOB-RUL-95 if the same event wins and loses the game, it is won', (t) => {
  const pack = telling({
    chapters: [
      {
        cid: 'S1-A',
        steps: [],
        triggers: [{ happens: { on: 'defeated', monster: 'hellhound', n: 1 }, steps: [{ do: 'win' }] }],
      },
    ],
  });
  const last = (wounds: number): void =>
    hunting(t, 12, [{ do: 'die', player: 0, rule: 'LOB-DTH-03' }], {
      pack,
      change: (state) => {
        state.read = ['S1-A'];
        state.monsters = [monster(10, 'hellhound', space('A'), { wounds })];
      },
    });
  last(1);
  assert.deepEqual(t.outcome?.winners, []);
  last(2);
  assert.deepEqual(t.outcome?.winners, [0, 1]);
});

// The Final Battle

rule(
  'LOB-RUL-115 the Huntmaster leaves the track for the Spawn Point nearest to the First Character; the rest of the Hunt is skipped',
  (t) => {
    hunting(t, 12, [hunt], {
      pack: battle,
      known: 11,
      change: (state) => {
        state.first = 1;
        state.characters[1]!.at = space('L');
      },
    });
    t.options(0);
    assert.deepEqual(eventsOf(t, 'spawned').length, 0, 'K and M are equally near: the table decides');
    t.choose(`space:${space('M')}`);
    assert.deepEqual(
      t.state.monsters.map(({ card, at }: never) => [card, at]),
      [['huntmaster', space('M')]],
    );
    assert.deepEqual([t.state.final, t.state.hunt.shown[11]], [true, null]);
    hunting(t, 12, [hunt, hunt, step(3)], { pack: battle });
    assert.deepEqual(
      [eventsOf(t, 'final-battle').length, eventsOf(t, 'hunt-moved').length, t.state.monsters[0].at],
      [1, 0, space('M')],
    );
  },
);

rule('LOB-RUL-115 if the Final Battle begins during a Hunt Phase, the remaining cards stay face down', (t) => {
  hunting(t, 11, [hunt], { pack: battle, known: 9, faces: draws('hunt', 'ahead') });
  assert.deepEqual(
    [t.state.hunt.battle, cards(t), t.state.hunt.shown.slice(9)],
    [true, ['ahead'], ['ahead', null, null]],
  );
});

rule('LOB-RUL-115 without a Spawn Point, the Huntmaster appears where the Scenario began, and only once', (t) => {
  const bare: Pack = {
    ...telling({ hunt: { aura: 6, end: 'final-battle' }, starts: ['ward.N'] }),
    tiles: world.tiles.map((tile) => ({ ...tile, board: { ...tile.board, points: [] } })),
  };
  hunting(t, 12, [hunt, { do: 'final-battle' }], { pack: bare });
  assert.deepEqual(
    [t.state.monsters.map(({ card, at }: never) => [card, at]), eventsOf(t, 'final-battle').length],
    [[['huntmaster', space('N')]], 1],
  );
});

rule('LOB-HNT-03 in the Final Battle, death is permanent, and defeating the Huntmaster wins', (t) => {
  const fight = (steps: readonly Step[]): void => hunting(t, 12, [hunt, ...steps], { pack: battle });
  fight([{ do: 'die', player: 1, rule: 'LOB-DTH-03' }]);
  assert.deepEqual([t.state.characters[1].gone, t.outcome], [true, null]);
  fight([{ do: 'wound', mini: 10, n: 32, from: 0, rule: 'LOB-ATK-08' }]);
  assert.deepEqual(t.outcome, { winners: [0, 1], rule: 'LOB-RUL-115' });
  fight([{ do: 'wound', mini: 10, n: 31, from: 0, rule: 'LOB-ATK-08' }]);
  assert.equal(t.outcome, null);
});

rule(
  'LOB-WIN-03 if all are dead and death is final, the game is lost, even just before the Huntmaster appears',
  (t) => {
    const dying = [0, 1, 2, 3].map((player): Step => ({ do: 'die', player, rule: 'LOB-DTH-03' }));
    hunting(t, 12, [hunt, ...dying], { pack: battle });
    assert.deepEqual(t.outcome, { winners: [], rule: 'LOB-WIN-03' });
    hunting(t, 12, [hunt], {
      pack: battle,
      change: (state) => {
        for (const each of state.characters) each.dead = true;
      },
    });
    assert.deepEqual(t.outcome, { winners: [], rule: 'LOB-WIN-03' });
  },
);

rule('LOB-RUL-115 the current Attack is finished before the Huntmaster appears', (t) => {
  const attack = {
    by: 0,
    with: 'fists',
    target: null,
    space: 0,
    attribute: null,
    printed: [],
    bonus: false,
    counter: false,
    declared: [],
    side: null,
    defenders: [],
    attacks: [],
    defences: [],
  };
  hunting(t, 12, [{ do: 'die', player: 0, rule: 'LOB-DTH-03' }], {
    pack: battle,
    change: (state) => {
      state.attacks = [attack];
    },
  });
  assert.deepEqual([t.state.hunt.leaving, t.state.hunt.battle], [true, false]);
  from(
    t,
    (state) => {
      state.hunt.leaving = true;
    },
    [{ do: 'check-triggers' }],
    { pack: battle },
  );
  assert.equal(t.state.hunt.battle, true);
});

rule(
  'LOB-RUL-98 if the track runs over the Board, the Huntmaster’s mini stands on its Space, and is no Monster',
  (t) => {
    const path = Array.from('ABCDEFGHIJKL', (letter) => `ward.${letter}`);
    const pack = telling({ hunt: { aura: 6, end: 'final-battle', onBoard: path } });
    hunting(t, 2, [hunt], { pack, faces: draws('hunt', 'haste') });
    assert.deepEqual(
      [huntmasterSpace({ state: t.state, content: contentOf(pack) }), t.state.monsters],
      [space('C'), []],
    );
    hunting(t, 12, [hunt], { pack });
    assert.equal(huntmasterSpace({ state: t.state, content: contentOf(pack) }), null);
  },
);
