// The cards, areas and tokens of Characters, and the cards of Monsters: LOB-CHR, -ARE, -DIS, -KEY, -MON.
import assert from 'node:assert/strict';
import { random } from '../../../../../src/engine/bots/random.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { acting, begun, held, innate, offered } from '../support/character-turn.js';
import { world } from '../support/ward-pack.js';
import { dice, draws, eventsOf, hits, rolls } from '../support/match-builder.js';

const quiet = { decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] } };
const away = { at: 'ward.O' };
const troopers = (n: number) => Array.from({ length: n }, () => ({ card: 'state-trooper', at: 'ward.A' }));
const ids = (t: RuleTest, ...chosen: readonly string[]): void => {
  for (const id of chosen) t.choose(id);
};

// The card and its area

rule('LOB-CHR-01 a Character begins on its blue side; the INSANE! side is stronger', (t) => {
  begun(t, 'ward', {});
  assert.deepEqual(
    t.state.characters.map(({ insane }: { insane: boolean }) => insane),
    [false, false, false, false],
  );
  const health = (insane: boolean): unknown => {
    acting(
      t,
      {
        phase: 'attacks',
        characters: [{ insane, wounds: 7 }, away, away, away],
        monsters: [{ card: 'hellhound', at: 'ward.A' }],
      },
      { faces: dice('G2 G1') },
    );
    return held(t).dead;
  };
  assert.deepEqual([health(false), health(true)], [true, false], 'the sides have Health 8 and 9');
});

rule('LOB-CHR-02 Health is the number of Wounds that kill', (t) => {
  const wounded = (n: number): unknown => {
    acting(t, {}, { cards: innate({ type: 'active', steps: [{ do: 'wound', n }] }) });
    t.choose('use:alex.1');
    return [held(t).wounds, held(t).dead];
  };
  assert.deepEqual(
    [wounded(7), wounded(8)],
    [
      [7, false],
      [8, true],
    ],
  );
});

rule(
  'LOB-CHR-05 Strength, Dexterity and Wisdom are for fights, Imagination for Searches; a Test may ask for any',
  (t) => {
    begun(t, 'ward', {});
    for (const attribute of ['strength', 'dexterity', 'wisdom', 'imagination'] as const) {
      acting(t, {}, { cards: innate({ type: 'active', steps: [{ do: 'test', attribute, target: 1 }] }) });
      t.choose('use:alex.1');
      assert.equal(
        (eventsOf(t, 'rolled')[0]!['dice'] as string[]).length,
        { strength: 3, dexterity: 2, wisdom: 2, imagination: 1 }[attribute],
        attribute,
      );
    }
    acting(
      t,
      {
        characters: [{ items: ['sling.1'] }],
        monsters: [{ card: 'hellhound', at: 'ward.B' }],
        lockers: [{ at: 'ward.A', face: 'empty' }],
      },
      { faces: dice('B1 G1 G1 B1') },
    );
    ids(t, 'search:0', 'attack:sling.1:10');
    assert.deepEqual(
      rolls(t).map((each) => (each as string[]).at(-1)),
      ['B1', 'G1 G1', 'B1'],
    );
  },
);

rule('LOB-CHR-06 flavour has no effect: it exists only in the message tables, not on cards', (t) => {
  begun(t, 'ward', {});
  const [alex] = rules.pack ? (rules.pack as typeof world).characters : [];
  assert.deepEqual(
    [Object.keys(alex ?? {}).sort(), Object.keys(alex?.blue ?? {}).sort()],
    [
      ['blue', 'disorders', 'id', 'insane', 'quest'],
      ['abilities', 'attributes', 'health'],
    ],
  );
  assert.ok(!JSON.stringify(t.state).includes('flavour'));
});

rule('LOB-ARE-01 each Character has its own tokens', (t) => {
  begun(t, 'ward', {});
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => Object.values(held(t, n).meds).reduce((a, b) => a + b, 0)),
    [1, 1, 1, 1],
  );
  const cards = innate({
    type: 'active',
    steps: [
      { do: 'wound', n: 1 },
      { do: 'afflict', condition: 'fire' },
      { do: 'insanity', n: 2 },
      { do: 'infect', attribute: 'wisdom' },
      { do: 'junk', n: 1, kind: 'rope' },
    ],
  });
  acting(
    t,
    { characters: [{ increases: { dexterity: 1 }, items: [{ card: 'straitjacket.1', rows: [0] }] }] },
    { cards },
  );
  t.choose('use:alex.1');
  const { wounds, conditions, insanity, increases, decreases, junk, items } = held(t);
  assert.deepEqual(
    [wounds, Object.keys(conditions), insanity, increases, decreases, junk, items[0]?.rows],
    [1, ['fire'], 2, { dexterity: 1 }, { wisdom: 1 }, { rope: 1 }, 1],
  );
  assert.deepEqual([held(t, 1).wounds, held(t, 1).insanity, held(t, 1).junk], [0, 0, {}]);
});

rule('LOB-ARE-03 the Loadout, other Items and Disorder cards are separate zones', (t) => {
  begun(t, 'ward', {});
  assert.deepEqual(
    [held(t).items.map(({ card, worn }) => [card, worn]), held(t).disorders.length],
    [
      [
        ['straitjacket.1', true],
        ['spell-scroll.1', true],
      ],
      2,
    ],
  );
  ids(t, 'loadout', 'stow:spell-scroll.1', 'done');
  assert.deepEqual(
    held(t).items.map(({ card, worn }) => [card, worn]),
    [
      ['straitjacket.1', true],
      ['spell-scroll.1', false],
    ],
  );
});

rule('LOB-DIS-03 each Character begins with one card of each of its Disorders', (t) => {
  begun(t, 'ward', {});
  for (const n of [0, 1, 2, 3])
    assert.deepEqual(
      held(t, n).disorders.map(({ card }) => world.disorders.find(({ id }) => id === card)?.deck),
      ['aggression', 'ocd'],
    );
});

rule('LOB-RUL-23 Meds and Disorder cards are drawn for each Character, not for each player', (t) => {
  begun(t, 'ward', {});
  assert.deepEqual(
    t.state.characters.map(({ seat }: { seat: number }) => seat),
    [0, 0, 1, 1],
  );
  assert.deepEqual(
    [eventsOf(t, 'meds').map(({ player }) => player), eventsOf(t, 'disorder').map(({ player }) => player)],
    [
      [0, 1, 2, 3],
      [0, 0, 1, 1, 2, 2, 3, 3],
    ],
  );
});

rule('LOB-RUL-109 another person or a bot replaces a player who left; the Characters remain in the game', (t) => {
  begun(t, 'ward', {});
  const match = t.match(rules, { seats: 2, options: { scenario: 'S1', difficulty: 'normal' } });
  const chance = createChance('away');
  for (let i = 0; i < 40; i++) {
    const [question] = match.questions;
    if (!question) break;
    const thought = random.think(() => match, question.seat, chance);
    let next = thought.next();
    while (!next.done) next = thought.next();
    t.choose(next.value.id, question.seat);
  }
  assert.deepEqual(
    [t.state.characters.length, t.state.characters.map(({ seat }: { seat: number }) => seat)],
    [4, [0, 0, 1, 1]],
  );
  assert.ok(
    t.events().some(({ type, player }) => type === 'turn-began' && player === 2),
    'the Characters of the bot have their Turns',
  );
});

// Wounds, Fire, Attributes, Conditions

const healing = (n: number): ReturnType<typeof innate> => innate({ type: 'active', steps: [{ do: 'heal', n }] });

rule('LOB-KEY-03 a healed point may remove the Fire instead of a Wound', (t) => {
  acting(t, { characters: [{ wounds: 2, conditions: ['fire'] }] }, { cards: healing(1) });
  ids(t, 'use:alex.1', 'heal:fire');
  assert.deepEqual([held(t).wounds, held(t).conditions], [2, {}]);
});

rule('LOB-KEY-18 a healed point may remove a Decrease token', (t) => {
  acting(t, { characters: [{ wounds: 2, decreases: { wisdom: 2 } }] }, { cards: healing(1) });
  ids(t, 'use:alex.1', 'heal:wisdom');
  assert.deepEqual([held(t).wounds, held(t).decreases], [2, { wisdom: 1 }]);
});

rule('LOB-RUL-101 the player chooses for each point; dead Characters are not healed', (t) => {
  acting(t, { characters: [{ wounds: 2, conditions: ['fire'], decreases: { wisdom: 1 } }] }, { cards: healing(3) });
  t.choose('use:alex.1');
  assert.deepEqual(t.options(), ['heal:wound', 'heal:fire', 'heal:wisdom']);
  ids(t, 'heal:wisdom', 'heal:fire');
  assert.deepEqual(
    [held(t).decreases.wisdom, held(t).conditions, held(t).wounds],
    [0, {}, 1],
    'if only Wounds are left, nobody is asked',
  );
  acting(
    t,
    { characters: [{}, { dead: true, wounds: 8 }] },
    {
      cards: innate({
        type: 'active',
        steps: [{ do: 'on', whom: { of: 'character', take: 'each', where: 'here' }, steps: [{ do: 'heal', n: 9 }] }],
      }),
    },
  );
  t.choose('use:alex.1');
  assert.equal(held(t, 1).wounds, 8);
});

rule('LOB-RUL-113 a Fire token remains, and does not cause Wounds on its own', (t) => {
  acting(
    t,
    { ...quiet, characters: [{}, away, away, away] },
    {
      cards: innate({ type: 'active', once: true, steps: [{ do: 'afflict', condition: 'fire' }] }),
      faces: draws('hunt', 'quiet-1') as never,
    },
  );
  t.choose('use:alex.1');
  while (t.state.round === 1) t.choose('end');
  while (t.state.turn.character !== 0) t.choose('end');
  assert.deepEqual([t.state.round, Object.keys(held(t).conditions), held(t).wounds], [2, ['fire'], 0]);
});

rule('LOB-KEY-17 a Character dies if Infection reduces an Attribute to 0', (t) => {
  acting(t, {}, { cards: innate({ type: 'active', steps: [{ do: 'infect', attribute: 'imagination' }] }) });
  t.choose('use:alex.1');
  assert.deepEqual([held(t).dead, held(t).wounds, held(t).decreases], [true, 0, { imagination: 1 }]);
});

rule('LOB-KEY-17 lowering an Attribute to 0 has to be confirmed', (t) => {
  acting(t, {}, { cards: innate({ type: 'active', steps: [{ do: 'infect' }] }) });
  t.choose('use:alex.1');
  const asked = t.view(0).questions.flatMap(({ options }) => options);
  assert.deepEqual(
    asked.filter(({ confirm }) => confirm === 'fatal').map(({ id }) => id),
    ['infect:imagination'],
  );
  assert.equal(asked.length > 1, true);
  t.choose('infect:imagination');
  assert.equal(held(t).dead, true);
});

rule(
  'LOB-KEY-21 a Stunned Monster holds nobody and does not act; the token is removed at the end of the Monster Phase',
  (t) => {
    acting(t, { characters: [{}, {}, {}, {}], monsters: [{ card: 'hellhound', at: 'ward.A', conditions: ['stun'] }] });
    assert.deepEqual(offered(t, 'walk').length, 2);
    acting(t, {
      ...quiet,
      phase: 'movement',
      characters: [{}, {}, {}, {}],
      monsters: [
        { card: 'hellhound', at: 'ward.A', conditions: ['stun'] },
        { card: 'hellhound', at: 'ward.C', conditions: ['stun'] },
      ],
    });
    assert.deepEqual(
      [
        eventsOf(t, 'strikes'),
        eventsOf(t, 'moved'),
        t.state.monsters.map(({ conditions }: { conditions: object }) => conditions),
      ],
      [[], [], [{}, {}]],
    );
  },
);

// Plain dice

const threeWays = innate({
  type: 'active',
  steps: [{ do: 'd3', results: [1, 2, 3].map((n) => ({ from: n, to: n, steps: [{ do: 'insanity', n }] })) }],
});
const read = (t: RuleTest, face: number): number => {
  acting(t, {}, { cards: threeWays, faces: [{ die: 'd6', face }] });
  t.choose('use:alex.1');
  return held(t).insanity;
};

rule('LOB-EX-03 a d6 that shows 1 to 6 is read as a d3: 1, 1, 2, 2, 3, 3', (t) => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((face) => read(t, face)),
    [1, 1, 2, 2, 3, 3],
  );
});

rule('LOB-DIC-02 a d3 is half a d6, rounded up', (t) => {
  assert.deepEqual([read(t, 5), eventsOf(t, 'd6').map(({ face, n }) => [face, n])], [3, [[5, 3]]]);
  assert.equal(read(t, 4), 2);
});

// Monster cards

rule('LOB-MON-05 a Monster defends with the dice, automatic Shields and Bolt effects of its card', (t) => {
  const iron = {
    monsters: world.monsters.map((card) =>
      card.id === 'orderly'
        ? { ...card, normal: { ...card.normal, defense: { dice: { blue: 1, brown: 1 }, auto: 1, bolt: { auto: 1 } } } }
        : card,
    ),
  };
  acting(t, { monsters: [{ card: 'orderly', at: 'ward.A' }] }, { cards: iron, faces: dice('G4 G4 G4 B5 N4') });
  t.choose('attack:fists:10');
  assert.deepEqual(hits(t), [[10, 6, 3, 3]], 'a Shield, the Bolt and the automatic Shield');
});

rule('LOB-MON-06 the text of a Monster contains its Flee condition and its immunities', (t) => {
  acting(t, { characters: [{ decreases: { strength: 1 } }], monsters: troopers(1) });
  t.choose(offered(t, 'flee')[0] ?? '');
  assert.equal(held(t).wounds, 1);
  const doll = {
    monsters: world.monsters.map((card) =>
      card.id === 'hellhound' ? ({ ...card, normal: { ...card.normal, immune: ['fire'] } } as const) : card,
    ),
  };
  acting(
    t,
    { characters: [{ items: ['revolver'] }], monsters: [{ card: 'hellhound', at: 'ward.B' }] },
    { cards: doll, faces: dice('G1 G1 B1') },
  );
  t.choose('attack:revolver:10');
  assert.deepEqual(
    [eventsOf(t, 'ignored').map(({ keyword }) => keyword), t.state.monsters[0].conditions],
    [['fire'], {}],
  );
});
