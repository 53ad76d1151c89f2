// Deaths, respawns, defeats of Monsters and their rewards. LOB-DTH, -RSP, -MON-08, -09, -BOS-05, and the rulings about
// them.
import assert from 'node:assert/strict';
import type { Ability } from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Character, Monster, State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../src/engine/games/lobotomy-2/state/steps.js';
import type { Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { defeat, rewardKills } from '../../../../../src/engine/games/lobotomy-2/rules/harm.js';
import type { Context } from '../../../../../src/engine/games/lobotomy-2/state/step-context.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { acting, held, innate } from '../support/character-turn.js';
import { from, play, space, telling, world } from '../support/ward-pack.js';
import { dice, draws, eventsOf, monster } from '../support/match-builder.js';

const die = (player: number): Step => ({ do: 'die', player, rule: 'LOB-DTH-03' });
const wound = (mini: number, n: number, by: number | null = null): Step => ({
  do: 'wound',
  mini,
  n,
  from: by,
  rule: 'LOB-MAT-13',
});
const now = (t: RuleTest, n = 0): Character => t.state.characters[n] as Character;
const change =
  (n: number, given: Partial<Character>) =>
  (state: State): void => {
    Object.assign(state.characters[n]!, structuredClone(given));
  };

// Deaths

rule('LOB-DTH-01 a Character dies when its Wounds reach its Health', (t) => {
  from(t, () => undefined, [wound(0, 7)]);
  assert.deepEqual([now(t).wounds, now(t).dead], [7, false]);
  from(t, () => undefined, [wound(0, 7), wound(0, 1)]);
  assert.deepEqual([now(t).wounds, now(t).dead], [8, true]);
});

rule('LOB-DTH-02 an Attribute reduced to 0 kills', (t) => {
  from(t, change(0, { decreases: { imagination: 1 } }), [{ do: 'check-death', mini: 0, from: null }]);
  assert.equal(now(t).dead, true);
});

rule('LOB-RUL-100 a temporary 0 kills; a printed 0 does not', (t) => {
  const zero: Pack = {
    ...world,
    characters: world.characters.map((card) => ({
      ...card,
      blue: { ...card.blue, attributes: { ...card.blue.attributes, imagination: 0 } },
    })),
  };
  const check: Step = { do: 'check-death', mini: 0, from: null };
  from(t, () => undefined, [check], { pack: zero });
  assert.equal(now(t).dead, false);
  from(t, change(0, { lasting: [{ until: 'turn', card: 'fog', passive: { attributes: { imagination: -1 } } }] }), [
    check,
  ]);
  assert.equal(now(t).dead, true);
});

rule('LOB-DTH-03 an effect can kill directly', (t) => {
  from(t, () => undefined, [{ do: 'run', effects: [{ do: 'kill' }], by: -1, on: 2, card: 'trap' }]);
  assert.equal(now(t, 2).dead, true);
});

rule('LOB-DTH-04 the mini remains on the Space where it died', (t) => {
  from(t, change(0, { at: space('N') }), [die(0)]);
  assert.deepEqual([now(t).at, eventsOf(t, 'died')[0]?.['at']], [space('N'), space('N')]);
});

rule('LOB-DTH-05 dead Characters are ignored: nobody moves towards them, attacks them or trades with them', (t) => {
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'hellhound', space('H'))];
      state.characters.forEach((each, i) => {
        each.at = space(i === 1 ? 'H' : 'K');
      });
    },
    [die(1), { do: 'movement' }],
  );
  assert.ok(
    t.options(0).every((id) => id.startsWith('way:10:')),
    'the Monster leaves the dead Character',
  );
  const withJunk = (state: State): void => {
    state.characters[0]!.junk = { wood: 1 };
  };
  from(t, withJunk, [die(1)]);
  assert.ok(!t.options(0).includes('trade:1'));
  assert.ok(t.options(0).includes('trade:2'));
  from(t, () => undefined, [die(1), wound(1, 3), die(1)]);
  assert.deepEqual([now(t, 1).wounds, eventsOf(t, 'died').length], [0, 1]);
});

rule('LOB-DTH-06 each death moves the Huntmaster one step', (t) => {
  from(t, () => undefined, [die(0), die(1)]);
  assert.deepEqual([t.state.hunt.position, t.state.hunt.shown[0]], [2, null]);
});

rule('LOB-DTH-07 a Character that dies in its own Turn loses the rest of the Turn', (t) => {
  play(t, {
    situation: {
      ap: 3,
      characters: [{ at: 'ward.H', wounds: 7 }],
      monsters: [{ card: 'state-trooper', at: 'ward.H' }],
    },
    pack: {
      ...world,
      characters: world.characters.map((card) => ({
        ...card,
        blue: { ...card.blue, attributes: { ...card.blue.attributes, strength: 2 } },
      })),
    },
  });
  t.choose(`flee:${space('G')}`);
  assert.deepEqual(
    [now(t).dead, now(t).at, t.state.turn.character, eventsOf(t, 'turn-ended').map(({ player }) => player)],
    [true, space('H'), 1, [0]],
  );
  from(
    t,
    (state) => {
      Object.assign(state.turn, { character: 0, ap: 2, mp: 1 });
    },
    [die(0), { do: 'respawn-colour', player: 1 }],
  );
  assert.deepEqual([t.state.turn.ap, t.state.turn.mp], [0, 0]);
});

rule('LOB-DTH-09 after DEATH IS FINAL nobody returns', (t) => {
  from(t, () => undefined, [{ do: 'run', effects: [{ do: 'death-is-final' }], by: -1, on: -1, card: 'S1-B' }, die(1)]);
  assert.deepEqual([t.state.final, now(t, 1).gone], [true, true]);
});

rule('LOB-RUL-89 Characters that are already dead do not return', (t) => {
  from(
    t,
    (state) => {
      state.characters[3]!.dead = true;
    },
    [{ do: 'death-is-final' }],
  );
  assert.deepEqual(
    t.state.characters.map(({ gone }: Character) => gone),
    [false, false, false, true],
  );
});

rule(
  'LOB-RUL-88 dead Characters leave the ring: they have no Turn, and the token skips them; Boss Health does not change',
  (t) => {
    play(t, {
      situation: {
        phase: 'round',
        round: 2,
        first: 0,
        final: true,
        characters: [{}, { dead: true }],
        monsters: [{ card: 'pops', at: 'ward.O', wounds: 31 }],
      },
    });
    assert.deepEqual([t.state.first, eventsOf(t, 'turn-began').map(({ player }) => player)], [2, [2]]);
    from(
      t,
      (state) => {
        state.first = 1;
        state.monsters = [monster(10, 'pops', space('O'), { wounds: 31 })];
      },
      [{ do: 'death-is-final' }, die(1), { do: 'check-death', mini: 10, from: null }],
    );
    assert.deepEqual([t.state.first, t.state.monsters.length], [2, 1]);
  },
);

// Respawns

rule('LOB-RSP-01 a dead Character respawns at the start of its Turn, then has 3 AP', (t) => {
  play(t, {
    situation: { characters: [{ dead: true, at: 'ward.B', wounds: 8 }] },
    faces: draws('spawn', 'slot-1-green'),
  });
  assert.deepEqual([now(t).dead, t.state.turn.character, t.state.turn.ap], [false, 0, 3]);
});

rule(
  'LOB-RSP-02 among the Spawn Points of the colour, the Character respawns on the one nearest to where it died; the player breaks ties',
  (t) => {
    play(t, { situation: { characters: [{ dead: true, at: 'ward.L' }] }, faces: draws('spawn', 'slot-1-green') });
    assert.deepEqual(t.options(0), [`space:${space('A')}`, `space:${space('O')}`]);
    t.choose(`space:${space('O')}`);
    assert.equal(now(t).at, space('O'));
  },
);

rule('LOB-RSP-03 for an Event or Reshuffle, the player chooses the colour', (t) => {
  for (const card of ['event-3', 'reshuffle']) {
    play(t, { situation: { characters: [{ dead: true, at: 'ward.L' }] }, faces: draws('spawn', card) });
    t.choose('colour:red');
    assert.equal(now(t).at, space('K'));
  }
});

rule('LOB-RSP-04 the card that is drawn for a respawn spawns no Monster', (t) => {
  play(t, { situation: { characters: [{ dead: true, at: 'ward.L' }] }, faces: draws('spawn', 'slot-1-red') });
  assert.deepEqual([t.state.monsters, t.state.decks.spawn.out], [[], ['slot-1-red']]);
});

rule('LOB-RUL-81 the Reshuffle card is shuffled in, and no further card is drawn', (t) => {
  play(t, {
    situation: { characters: [{ dead: true, at: 'ward.L' }], decks: { spawn: ['reshuffle'] } },
    faces: draws('spawn', 'reshuffle'),
  });
  assert.deepEqual([t.options(0).length, t.state.decks.spawn.left.length], [3, 30]);
});

rule('LOB-RUL-83 a respawn always succeeds: in a colour on the Board, or where the Scenario began', (t) => {
  play(t, { situation: { characters: [{ dead: true, at: 'ward.L' }] }, faces: draws('spawn', 'slot-1-yellow') });
  assert.deepEqual(t.options(0), ['colour:green', 'colour:blue', 'colour:red']);
  const bare: Pack = {
    ...telling({ starts: ['ward.N'] }),
    tiles: world.tiles.map((tile) => ({ ...tile, board: { ...tile.board, points: [] } })),
  };
  play(t, {
    pack: bare,
    situation: { characters: [{ dead: true, at: 'ward.L' }] },
    faces: draws('spawn', 'slot-1-green'),
  });
  assert.deepEqual([now(t).dead, now(t).at], [false, space('N')]);
});

const marked: Partial<Character> = {
  wounds: 8,
  conditions: { fire: 0, stun: 1 },
  decreases: { strength: 1 },
  increases: { strength: 1 },
  insanity: 4,
  junk: { rope: 2 },
  meds: { red: 1 },
  insane: true,
  items: [{ card: 'leather-jacket', rows: 1, tapped: false, untapped: false, worn: true }],
  disorders: [{ card: 'rage', cooldown: 4 }],
};
const back: readonly Step[] = [die(0), { do: 'respawn', player: 0 }];

rule('LOB-RSP-05 respawning removes Wounds, Conditions and Decreases', (t) => {
  from(t, change(0, marked), back, { faces: draws('spawn', 'slot-1-red') });
  assert.deepEqual([now(t).wounds, now(t).conditions, now(t).decreases], [0, {}, {}]);
});

rule('LOB-RSP-06 a respawned Character keeps everything else', (t) => {
  from(t, change(0, marked), back, { faces: draws('spawn', 'slot-1-red') });
  const { items, insanity, meds, increases, insane } = now(t);
  assert.deepEqual([items[0]?.rows, insanity, meds, increases, insane], [1, 4, { red: 1 }, { strength: 1 }, true]);
});

rule('LOB-RUL-102 a respawned Character keeps its Junk', (t) => {
  from(t, change(0, marked), back, { faces: draws('spawn', 'slot-1-red') });
  assert.deepEqual(now(t).junk, { rope: 2 });
});

rule('LOB-RSP-07 Cooldown tokens remain after a respawn', (t) => {
  from(t, change(0, marked), back, { faces: draws('spawn', 'slot-1-red') });
  assert.deepEqual(now(t).disorders, [{ card: 'rage', cooldown: 4 }]);
});

rule('LOB-EX-69 a death, a Maintenance Phase and a respawn: what the Character loses and keeps', (t) => {
  from(t, change(0, { ...marked, insane: false }), [die(0), { do: 'maintenance' }, { do: 'respawn', player: 0 }], {
    faces: draws('spawn', 'slot-1-red'),
  });
  t.options();
  const { wounds, conditions, decreases, increases, items, insanity, disorders } = now(t);
  assert.deepEqual(
    [wounds, conditions, decreases, increases, items[0]?.rows, insanity, disorders],
    [0, {}, {}, { strength: 1 }, 1, 4, [{ card: 'rage', cooldown: 3 }]],
  );
  assert.equal(t.state.turn.ap, 3);
});

rule(
  'LOB-RUL-86 a Character that died before its Turn returns in this Round; one that died in its Turn returns in the next Round',
  (t) => {
    play(t, {
      situation: { first: 0, active: 0, ap: 1, characters: [{}, { dead: true, at: 'ward.G' }] },
      faces: draws('spawn', 'slot-1-red'),
    });
    t.choose('end');
    assert.deepEqual([t.state.round, t.state.turn.character, now(t, 1).dead], [1, 1, false]);
    from(
      t,
      (state) => {
        state.turn.character = 0;
        state.characters[0]!.acted = true;
      },
      [die(0), { do: 'next-character' }],
    );
    assert.deepEqual([now(t).dead, t.state.turn.character], [true, 1]);
  },
);

// Defeats and rewards

rule('LOB-MON-08 a Basic Monster gives 1 Insanity', (t) => {
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'hellhound', space('A'))];
    },
    [wound(10, 2, 1)],
  );
  assert.deepEqual([t.state.monsters, now(t, 1).insanity, now(t, 1).junk, t.state.types[1].pool], [[], 1, {}, 7]);
});

rule('LOB-MON-09 an Elite gives 1 Insanity and 1 random Junk', (t) => {
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'orderly', space('A'), { wounds: 3 })];
    },
    [wound(10, 2, 1)],
    { faces: draws('junk', 'pipe') },
  );
  assert.deepEqual([now(t, 1).insanity, now(t, 1).junk], [1, { pipe: 1 }]);
});

rule('LOB-BOS-05 a Boss gives 1 Insanity and 1 random Junk', (t) => {
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'pops', space('A'), { wounds: 39 })];
    },
    [wound(10, 1, 3)],
    { faces: draws('junk', 'rock') },
  );
  assert.deepEqual([now(t, 3).insanity, now(t, 3).junk], [1, { rock: 1 }]);
});

rule('LOB-INS-02 one Attack gives one Insanity for all its defeats', (t) => {
  const both = {
    'hunt-step': (m: Context): void => {
      let n = 0;
      for (const each of [...m.state.monsters]) if (defeat(m, each, 0)) n++;
      rewardKills(m, 0, n);
    },
  };
  from(
    t,
    (state) => {
      state.monsters = [
        monster(10, 'hellhound', space('A')),
        monster(11, 'hellhound', space('A')),
        monster(12, 'orderly', space('A')),
      ];
    },
    [{ do: 'hunt-step', n: 1, reveals: false }],
    { instead: both, faces: draws('junk', 'rope') },
  );
  assert.deepEqual([now(t).insanity, now(t).junk, t.state.defeated], [1, { rope: 1 }, { hellhound: 2, orderly: 1 }]);
});

rule(
  'LOB-INS-02 two Wounds of one Ability that defeat two Monsters give 1 Insanity, and 1 more in the next Turn',
  (t) => {
    const hounds = (state: State): void => {
      state.monsters = [10, 11, 12].map((id) => monster(id, 'hellhound', space('A')));
    };
    from(t, hounds, [wound(10, 2, 0), wound(11, 2, 0)]);
    assert.equal(now(t).insanity, 1);
    from(t, hounds, [wound(10, 2, 0), wound(11, 2, 0), { do: 'turn', player: 1 }, wound(12, 2, 0)]);
    t.choose('end');
    assert.equal(now(t).insanity, 2);
  },
);

rule('LOB-PRE-02 a card may change the limit of 6 Insanity', (t) => {
  const kill = (given: Partial<Character>): void =>
    from(
      t,
      (state) => {
        state.monsters = [monster(10, 'hellhound', space('A'))];
        Object.assign(state.characters[0]!, { insanity: 6, ...given });
      },
      [wound(10, 2, 0)],
    );
  kill({});
  assert.equal(now(t).insanity, 6);
  kill({ lasting: [{ until: 'good', card: 'vessel', passive: { limits: { insanity: 2 } } }] });
  assert.equal(now(t).insanity, 7);
});

rule('LOB-RUL-69 a Monster that a Scenario or another Monster defeats gives no reward', (t) => {
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'orderly', space('A'), { wounds: 4 }), monster(11, 'hellhound', space('A'))];
    },
    [wound(10, 1), wound(11, 2, 10)],
  );
  assert.deepEqual(
    [
      t.state.monsters.map(({ id }: Monster) => id),
      t.state.characters.map(({ insanity, junk }: Character) => [insanity, junk]),
    ],
    [[], Array.from({ length: 4 }, () => [0, {}])],
  );
});

rule('LOB-MON-03 Health is the number of Wounds that defeats a Monster', (t) => {
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'state-trooper', space('A'))];
    },
    [wound(10, 2, 0)],
  );
  assert.equal(t.state.monsters[0].wounds, 2);
  from(
    t,
    (state) => {
      state.monsters = [monster(10, 'state-trooper', space('A'))];
    },
    [wound(10, 2, 0), wound(10, 1, 0)],
  );
  assert.deepEqual(t.state.monsters, []);
});

// Several events at once

rule('LOB-DTH-01 a Character dies if a card stops giving it Health, and its Wounds reach what is left', (t) => {
  const vest = { id: 'vest', armor: true as const, passive: { health: 1 }, rows: [] };
  const charm = { id: 'charm', passive: { health: 1 }, rows: [] };
  const cards = {
    equipment: [...world.equipment, vest, charm],
    disorders: [
      ...world.disorders,
      {
        id: 'thick-skin',
        deck: 'ocd' as const,
        abilities: [
          { type: 'passive' as const, passive: { health: 1 } },
          { type: 'active' as const, cooldown: 1, steps: [] },
        ],
      },
    ],
  };
  acting(t, { characters: [{ wounds: 8, items: ['vest'] }] }, { cards });
  for (const id of ['loadout', 'stow:vest', 'done']) t.choose(id);
  assert.equal(held(t).dead, true, 'the Armor was taken off');
  acting(t, { characters: [{ wounds: 8, items: ['charm'] }] }, { cards });
  for (const id of ['trade:1', 'put:0:item:charm', 'offer']) t.choose(id);
  assert.equal(held(t).dead, true, 'the Item was traded away');
  acting(t, { characters: [{ wounds: 8, disorders: ['thick-skin'] }] }, { cards });
  assert.equal(held(t).dead, false);
  t.choose('use:thick-skin.2');
  assert.equal(held(t).dead, true, 'the card is in Cooldown');
});

rule('LOB-INS-02 one Ability gives one Insanity for all its defeats, even in several Attacks', (t) => {
  const volley = innate({
    type: 'active',
    steps: [{ do: 'attack', whom: { of: 'monster', take: 'each', where: 'here' }, attack: { dice: {}, auto: 9 } }],
  });
  acting(t, { monsters: [1, 2, 3].map(() => ({ card: 'hellhound', at: 'ward.A' })) }, { cards: volley });
  t.choose('use:alex.1');
  assert.deepEqual([t.state.monsters, held(t).insanity], [[], 1]);
});

rule('LOB-DTH-01 a Character that loses Health by using a card in a roll dies after the roll', (t) => {
  const skin = (ability: Ability): Partial<Pack> => ({
    disorders: [
      ...world.disorders,
      { id: 'thick-skin', deck: 'ocd', abilities: [{ type: 'passive', passive: { health: 1 } }, ability] },
    ],
  });
  const alex = { at: 'ward.C', wounds: 8, disorders: ['thick-skin'] };
  acting(
    t,
    { characters: [alex], monsters: [{ card: 'pops', at: 'ward.C' }] },
    { cards: skin({ type: 'weapon-attack', cooldown: 1, mods: { auto: 2 } }), faces: dice('G1 G1 G1 B1 B1') },
  );
  t.choose('attack:fists:10');
  t.choose('use:thick-skin.2');
  assert.deepEqual([t.state.monsters[0].wounds, held(t).dead], [1, true]);
  acting(
    t,
    { characters: [alex], lockers: [{ at: 'ward.C', face: 'empty' }] },
    { cards: skin({ type: 'roll', rolls: ['search'], cooldown: 1, mods: { auto: 1 } }), faces: dice('B1') },
  );
  for (const id of ['search:0', 'use:thick-skin.2']) t.choose(id);
  assert.deepEqual([held(t).dead, eventsOf(t, 'junk').length], [true, 1]);
});

/** Alex uses his first Ability while these Monsters are on his Space. His other Abilities can interrupt it. */
const between = (
  t: RuleTest,
  monsters: readonly string[],
  [first, ...others]: readonly [Ability, ...Ability[]],
  alex: object = {},
): void => {
  const hit = (id: string, defense: object) => ({
    id,
    class: 'basic' as const,
    minis: 6,
    normal: { health: 2, movement: 1, attacks: [{ dice: {} }], defense },
  });
  acting(
    t,
    { characters: [alex], monsters: monsters.map((card) => ({ card, at: 'ward.A' })) },
    {
      cards: {
        monsters: [...world.monsters, hit('soft', {}), hit('quick', { auto: 1, keywords: ['counterattack'] })],
        ...innate(first, ...others),
      },
    },
  );
  t.choose('use:alex.1');
};
const all = { of: 'monster', take: 'each', where: 'here' } as const;
const blast: Ability = { type: 'active', once: true, steps: [{ do: 'on', whom: all, steps: [{ do: 'wound', n: 2 }] }] };
const volley: Ability = {
  type: 'active',
  once: true,
  steps: [{ do: 'attack', whom: all, attack: { dice: {}, auto: 2 } }],
};
const salvage: Ability = { type: 'passive', trigger: 'kills', steps: [{ do: 'junk', n: 1 }] };

rule(
  'LOB-INS-02 an Ability still gives one Insanity if a defeat triggers another Ability, a roll is paid for, or a Monster counterattacks',
  (t) => {
    between(t, ['soft', 'soft', 'soft'], [blast, salvage]);
    assert.deepEqual([t.state.monsters, held(t).insanity, eventsOf(t, 'junk').length], [[], 1, 3]);
    between(t, ['soft', 'soft'], [volley, { type: 'roll', rolls: ['attack'], cost: { junk: 1 }, mods: { auto: 1 } }], {
      junk: { wood: 1 },
    });
    for (const id of ['go', 'use:alex.2']) t.choose(id);
    assert.deepEqual([t.state.monsters, held(t).insanity], [[], 1]);
    between(t, ['soft', 'quick', 'soft'], [volley]);
    assert.deepEqual(
      [t.state.monsters.map(({ card }: Monster) => card), eventsOf(t, 'attack').length, held(t).insanity],
      [['quick'], 4, 1],
    );
  },
);

rule('LOB-INS-02 an Ability triggered by a defeat gives a separate Insanity', (t) => {
  const echo: Ability = {
    type: 'passive',
    trigger: 'kills',
    once: true,
    steps: [{ do: 'on', whom: { of: 'monster', take: 'each', where: { range: 1 } }, steps: [{ do: 'wound', n: 2 }] }],
  };
  acting(
    t,
    { monsters: ['ward.A', 'ward.A', 'ward.B', 'ward.F'].map((at) => ({ card: 'hellhound', at })) },
    { cards: innate(blast, echo) },
  );
  t.choose('use:alex.1');
  assert.deepEqual([t.state.monsters, held(t).insanity], [[], 2]);
});

rule('LOB-RUL-112 a Wound that kills triggers only Abilities that react to the death', (t) => {
  const bleeding: Ability = { type: 'active', once: true, steps: [{ do: 'wound', n: 1 }] };
  const wakes = (trigger: 'wounded' | 'dies'): Ability => ({
    type: 'passive',
    trigger,
    may: true,
    steps: [{ do: 'hunt', n: -1 }],
  });
  acting(
    t,
    { characters: [{ wounds: 7 }], hunt: { position: 1, shown: ['quiet-1'] } },
    { cards: innate(bleeding, wakes('wounded'), wakes('dies')) },
  );
  t.choose('use:alex.1');
  assert.deepEqual([held(t).dead, t.options()], [true, ['use:alex.3', 'pass']]);
  t.choose('pass');
  assert.equal(t.options().includes('use:alex.2'), false);
});

rule('LOB-INN-07 an Ability that several simultaneous defeats trigger is used once', (t) => {
  between(
    t,
    ['soft', 'soft', 'soft'],
    [
      { type: 'attack', attack: { dice: {}, auto: 2, keywords: ['aoe', 'ethereal'] } },
      { ...salvage, once: true },
    ],
  );
  t.choose('on:10');
  assert.deepEqual([t.state.monsters, eventsOf(t, 'junk').length], [[], 1]);
});

rule('LOB-INN-05 the paid X remains until the end of its Ability, even if a defeat triggers another Ability', (t) => {
  const burst: Ability = {
    type: 'active',
    cost: { insanity: 'x' },
    steps: [{ do: 'on', whom: all, steps: [{ do: 'wound', n: 'x' }] }],
  };
  between(t, ['soft', 'soft', 'soft'], [burst, salvage], { insanity: 3 });
  t.choose('x:2');
  assert.deepEqual([t.state.monsters, held(t).insanity], [[], 2]);
});

rule('LOB-DTH-05 dead Characters make no further Attacks of an Ability, and removed targets are not attacked', (t) => {
  const thorns: Partial<Pack> = {
    monsters: [
      ...world.monsters,
      {
        id: 'thorns',
        class: 'basic',
        minis: 6,
        normal: { health: 9, movement: 1, attacks: [{ dice: {} }], defense: { keywords: ['deflect'] } },
      },
    ],
  };
  acting(
    t,
    { characters: [{ wounds: 7 }], monsters: [1, 2, 3].map(() => ({ card: 'thorns', at: 'ward.A' })) },
    { cards: { ...thorns, ...innate(volley) } },
  );
  t.choose('use:alex.1');
  assert.deepEqual([held(t).dead, t.state.monsters.map(({ wounds }: Monster) => wounds)], [true, [2, 0, 0]]);
  const sweeping: Ability = {
    ...volley,
    steps: [{ do: 'attack', whom: all, attack: { dice: {}, auto: 9, keywords: ['aoe', 'ethereal'] } }],
  };
  acting(
    t,
    {
      characters: [{}, ...[1, 2, 3].map(() => ({ at: 'ward.O' }))],
      monsters: ['hellhound', 'pops'].map((card) => ({ card, at: 'ward.A' })),
    },
    { cards: innate(sweeping) },
  );
  t.choose('use:alex.1');
  assert.deepEqual(
    [eventsOf(t, 'attack').map(({ target }) => target), t.state.monsters.map(({ wounds }: Monster) => wounds)],
    [[10, 11], [18]],
  );
  acting(
    t,
    {
      characters: [{}, ...[1, 2, 3].map(() => ({ at: 'ward.O' }))],
      monsters: ['hellhound', 'hellhound'].map((card) => ({ card, at: 'ward.A' })),
    },
    { cards: innate(sweeping) },
  );
  t.choose('use:alex.1');
  assert.deepEqual(
    eventsOf(t, 'attack').map(({ target }) => target),
    [10],
  );
});

/**
 * Counts the attacks of a Monster in a match in which a Hunt card makes every Monster attack before the Monsters' usual
 * attacks.
 */
const huntStrikes = (t: RuleTest, monster: object): number => {
  const hunt = [
    ...world.hunt.filter(({ id }) => id !== 'quiet-1'),
    {
      id: 'quiet-1',
      steps: [
        {
          do: 'on' as const,
          whom: { of: 'monster' as const, take: 'each' as const, where: 'anywhere' as const },
          steps: [{ do: 'strike' as const }],
        },
      ],
    },
  ];
  acting(
    t,
    {
      phase: 'hunt',
      characters: [{}, { at: 'ward.O' }, { at: 'ward.O' }, { at: 'ward.O' }],
      monsters: [{ card: 'hellhound', at: 'ward.A', ...monster }],
      decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] },
    },
    { cards: { hunt }, faces: [{ deck: 'hunt', card: 'quiet-1' }] },
  );
  return eventsOf(t, 'strikes').length;
};

rule('LOB-MAT-05 an attack by a card in another phase does not count as an attack of this phase', (t) => {
  assert.equal(huntStrikes(t, {}), 2);
});

rule('LOB-RUL-53 a card cannot make a Stunned Monster attack', (t) => {
  assert.equal(huntStrikes(t, { conditions: ['stun'] }), 0);
  assert.equal(eventsOf(t, 'monster-waits').length, 3, 'the Monster waits during the card, the move and the attack');
});
