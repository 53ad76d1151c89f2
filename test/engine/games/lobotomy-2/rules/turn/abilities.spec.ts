// Abilities of Characters, Disorder cards and Items, and the costs of actions: LOB-ABL, -INN, -DIS, -TAP, -EQP, -ACT.
import assert from 'node:assert/strict';
import type { Ability, DisorderCard } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Pack } from '../../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { equipment as printed } from '../../../../../../src/engine/games/lobotomy-2/content/equipment.js';
import type { Situation } from '../../../../../../src/engine/games/lobotomy-2/state/situation.js';
import type { Faces } from '../../../../../../src/engine/kernel/chance.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { acting, held, innate, offered, points, spaceOn } from '../../support/character-turn.js';
import { world } from '../../support/ward-pack.js';
import { dice, draws, eventsOf, rolls } from '../../support/match-builder.js';

type Alex = NonNullable<Situation['characters']>[number];
interface Around {
  readonly cards?: Partial<Pack>;
  readonly faces?: Faces;
}
const alex = (t: RuleTest, given: Alex, more: Omit<Situation, 'characters'> = {}, around: Around = {}): void => {
  acting(t, { ...more, characters: [given] }, around);
};
const at = spaceOn('ward');
const quiet = { decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] } };

const withdrawal: DisorderCard = {
  id: 'withdrawal',
  deck: 'anxiety',
  abilities: [
    { type: 'active', cost: { ap: 1 }, cooldown: 4, steps: [{ do: 'insanity', n: 1 }] },
    { type: 'passive', passive: { attributes: { wisdom: 1 } } },
  ],
};
const twin: DisorderCard = {
  id: 'twin',
  deck: 'ocd',
  abilities: [
    { type: 'active', cooldown: 1, steps: [{ do: 'mp', n: 2 }] },
    { type: 'attack', cooldown: 1, attack: { dice: { red: 1 } } },
  ],
};
const cards = { disorders: [...world.disorders, withdrawal, twin] };
const things = {
  equipment: [...world.equipment, ...printed.filter(({ id }) => ['halo', 'land-mine', 'sentry-gun'].includes(id))],
};
const again: Ability = { type: 'active', once: true, steps: [{ do: 'ap', n: 1 }] };

// The worked examples

rule('LOB-EX-38 the Halo costs 2 Insanity and no AP, and is active for the Turn', (t) => {
  alex(
    t,
    { items: ['halo'], insanity: 2 },
    { monsters: [{ card: 'hellhound', at: 'ward.A' }] },
    { cards: things, faces: dice('G1 G1 G1 G1 B1') },
  );
  t.choose('use:halo.1');
  assert.deepEqual([held(t).insanity, points(t)], [0, [3, 0]]);
  t.choose('attack:fists:10');
  assert.equal(eventsOf(t, 'rolled')[0]?.['dice']?.toString(), 'G1,G1,G1,G1', 'the attack has one more green die');
  t.choose('end');
  assert.deepEqual(held(t).lasting, []);
});

rule('LOB-EX-39 the Land Mine is tapped for its token; 2 Junk untap it, once in a Turn, for no AP', (t) => {
  alex(t, { items: ['land-mine'], junk: { wood: 3, rope: 1 } }, {}, { cards: things });
  assert.deepEqual(offered(t, 'use'), ['use:land-mine.1'], 'no mine lies yet');
  t.choose('use:land-mine.1');
  assert.deepEqual([t.state.mine, held(t).items[0]?.tapped, points(t)], [at('A'), true, [3, 0]]);
  assert.equal(t.why(0, 'use:land-mine.1')?.rule, 'LOB-TAP-01');
  for (const id of ['untap:land-mine', 'junk:wood', 'junk:rope', 'use:land-mine.1']) t.choose(id);
  assert.deepEqual([points(t), held(t).junk, offered(t, 'untap')], [[3, 0], { wood: 2, rope: 0 }, []]);
  assert.equal(t.why(0, 'untap:land-mine')?.rule, 'LOB-TAP-03');
});

rule('LOB-EX-43 Withdrawal: 1 AP spent, 4 Cooldown tokens placed, ready after 4 Maintenance Phases', (t) => {
  alex(t, { disorders: ['withdrawal'] }, { round: 1 }, { cards });
  t.choose('use:withdrawal.1');
  assert.deepEqual([points(t), held(t).disorders[0]?.cooldown, offered(t, 'use')], [[2, 0], 4, []]);
  acting(
    t,
    { round: 2, phase: 'round', first: 3, characters: [{ disorders: [{ card: 'withdrawal', cooldown: 2 }] }] },
    { cards },
  );
  assert.deepEqual([held(t).disorders[0]?.cooldown, offered(t, 'use')], [1, []]);
  acting(
    t,
    { round: 2, phase: 'round', first: 3, characters: [{ disorders: [{ card: 'withdrawal', cooldown: 1 }] }] },
    { cards },
  );
  assert.deepEqual([held(t).disorders[0]?.cooldown, offered(t, 'use')], [0, ['use:withdrawal.1']]);
});

rule('LOB-EX-45 Brainstorm costs 1 AP and Insanity; Mind Over Matter is free, but only once in a Turn', (t) => {
  alex(
    t,
    { insanity: 3 },
    {},
    { cards: innate({ type: 'active', action: true, cost: { insanity: 2 }, steps: [{ do: 'meds', n: 1 }] }, again) },
  );
  t.choose('use:alex.1');
  assert.deepEqual([points(t), held(t).insanity], [[2, 0], 1]);
  t.choose('use:alex.2');
  assert.deepEqual([points(t), held(t).insanity, t.why(0, 'use:alex.2')?.rule], [[3, 0], 1, 'LOB-INN-07']);
});

// Innate Abilities

rule('LOB-INN-01 Innate Abilities have no Cooldown, so they are always available', (t) => {
  alex(t, {}, {}, { cards: innate({ type: 'active', steps: [{ do: 'ap', n: 1 }] }) });
  t.choose('use:alex.1');
  t.choose('use:alex.1');
  assert.deepEqual([points(t), offered(t, 'use')], [[5, 0], ['use:alex.1']]);
});

rule('LOB-INN-02 an Innate Ability costs 1 AP if it is an Action, otherwise none', (t) => {
  const meds: Ability = { type: 'active', steps: [{ do: 'meds', n: 1, colour: 'red' }] };
  alex(t, {}, {}, { cards: innate(meds, { ...meds, action: true }) });
  t.choose('use:alex.1');
  assert.deepEqual(points(t), [3, 0]);
  t.choose('use:alex.2');
  assert.deepEqual(points(t), [2, 0]);
});

rule('LOB-INN-03 the printed number is the Insanity cost, paid on use', (t) => {
  alex(
    t,
    { insanity: 5 },
    {},
    { cards: innate({ type: 'active', cost: { insanity: 4 }, steps: [{ do: 'ap', n: 1 }] }) },
  );
  t.choose('use:alex.1');
  assert.deepEqual([held(t).insanity, t.why(0, 'use:alex.1')?.reason], [1, 'cannot-pay']);
});

rule('LOB-INN-04 a passive Innate Ability always applies, without a choice; the other side has another one', (t) => {
  const zeal = innate({ type: 'passive', trigger: 'turn-begins', steps: [{ do: 'ap', n: 1 }] });
  alex(t, {}, {}, { cards: zeal });
  assert.deepEqual([points(t), offered(t, 'use')], [[4, 0], []]);
  alex(t, { insane: true }, {}, { cards: zeal });
  assert.deepEqual(points(t), [3, 0]);
});

rule('LOB-INN-06 without the once-per-Turn symbol, an Ability can be used once for each payment', (t) => {
  alex(
    t,
    { insanity: 2 },
    {},
    { cards: innate({ type: 'active', cost: { insanity: 1 }, steps: [{ do: 'ap', n: 1 }] }) },
  );
  t.choose('use:alex.1');
  t.choose('use:alex.1');
  assert.deepEqual([points(t), held(t).insanity, offered(t, 'use')], [[5, 0], 0, []]);
});

rule('LOB-INN-07 with the once-per-Turn symbol, an Ability can be used once in a Turn', (t) => {
  alex(t, {}, {}, { cards: innate(again) });
  t.choose('use:alex.1');
  assert.equal(t.why(0, 'use:alex.1')?.rule, 'LOB-INN-07');
});

rule('LOB-RUL-76 uses are reset when the Character’s own Turn begins, not earlier', (t) => {
  const startled: Ability = {
    type: 'passive',
    trigger: 'hunt-moves',
    may: true,
    once: true,
    steps: [{ do: 'insanity', n: 1 }],
  };
  alex(
    t,
    {},
    {
      ...quiet,
      round: 1,
      active: 3,
      first: 3,
      hunt: { position: 4, shown: ['quiet-5', 'quiet-6', 'quiet-7', 'quiet-8'] },
    },
    { cards: innate(startled), faces: draws('hunt', 'quiet-1') as Faces },
  );
  while (offered(t, 'end').length) t.choose('end');
  t.choose('use:alex.1');
  assert.deepEqual(
    [held(t).used, t.state.round, t.state.phase],
    [[], 2, 'characters'],
    'the use in the Monster Phase is reset by the Turn',
  );
  assert.deepEqual([held(t).insanity, t.state.turn.character], [1, 0]);
});

rule('LOB-RUL-124 of several Conditions to remove, those that the Character does not have are left out', (t) => {
  const cure = (condition: 'fire' | 'frost' | 'stun') => [{ do: 'cure', condition } as const];
  const coolHand: Ability = {
    type: 'active',
    steps: [{ do: 'choose', of: [cure('fire'), cure('frost'), cure('stun')] }],
  };
  const choices = (...conditions: readonly ('fire' | 'frost')[]): string[] => {
    alex(t, { conditions }, {}, { cards: innate(coolHand) });
    t.choose('use:alex.1');
    return offered(t, 'choose');
  };
  assert.deepEqual(choices('fire', 'frost'), ['choose:1:cure:fire', 'choose:2:cure:frost']);
  assert.deepEqual([choices('frost'), Object.keys(held(t).conditions)], [[], []], 'nobody is asked');
  alex(t, {}, {}, { cards: innate(coolHand) });
  assert.equal(t.why(0, 'use:alex.1')?.rule, 'LOB-RUL-124');
});

rule('LOB-RUL-93 an Ability that waits for the Huntmaster to move does not work if he stays at the start', (t) => {
  const gained = (position: number): number => {
    alex(
      t,
      {},
      { ...quiet, hunt: { position } },
      {
        cards: innate(
          { type: 'active', steps: [{ do: 'hunt', n: -1 }] },
          { type: 'passive', trigger: 'hunt-moves', steps: [{ do: 'insanity', n: 1 }] },
        ),
      },
    );
    t.choose('use:alex.1');
    return held(t).insanity;
  };
  assert.deepEqual([gained(1), gained(0)], [1, 0]);
});

const begins = { type: 'passive', trigger: 'turn-begins' } as const;

rule('LOB-RUL-110 if one event triggers several Abilities, the player chooses the order', (t) => {
  const three = innate(
    { ...begins, steps: [{ do: 'insanity', n: 1 }] },
    { ...begins, may: true, steps: [{ do: 'ap', n: 1 }] },
    { ...begins, steps: [{ do: 'mp', n: 1 }] },
  );
  const inOrder = (...ids: readonly string[]): string[] => {
    alex(t, {}, {}, { cards: three });
    assert.deepEqual(t.options(), ['first:alex.1', 'first:alex.2', 'first:alex.3']);
    for (const id of ids) t.choose(id);
    return eventsOf(t, 'used').map(({ key }) => String(key));
  };
  assert.deepEqual(inOrder('first:alex.3', 'first:alex.1', 'use:alex.2'), ['alex.3', 'alex.1', 'alex.2']);
  assert.deepEqual(inOrder('first:alex.2', 'pass', 'first:alex.1'), ['alex.1', 'alex.3']);
});

rule('LOB-RUL-110 an Ability that has become impossible because of the first one does not happen', (t) => {
  const cards = innate(
    { ...begins, cost: { insanity: 1 }, steps: [{ do: 'ap', n: 1 }] },
    { ...begins, cost: { insanity: 1 }, steps: [{ do: 'mp', n: 1 }] },
  );
  alex(t, { insanity: 1 }, {}, { cards });
  t.choose('first:alex.2');
  assert.deepEqual([points(t), held(t).insanity], [[3, 1], 0]);
});

rule(
  'LOB-RUL-77 X is from 1 to the number of tokens held; tokens gained by the same use come after the payment',
  (t) => {
    alex(
      t,
      { insanity: 6 },
      {},
      {
        cards: innate({
          type: 'active',
          cost: { insanity: 'x' },
          steps: [
            { do: 'insanity', n: 2 },
            { do: 'ap', n: 'x' },
          ],
        }),
      },
    );
    t.choose('use:alex.1');
    assert.deepEqual(t.options(), ['x:1', 'x:2', 'x:3', 'x:4', 'x:5', 'x:6']);
    t.choose('x:5');
    assert.deepEqual([held(t).insanity, points(t)], [3, [8, 0]]);
    alex(
      t,
      { insanity: 1 },
      {},
      { cards: innate({ type: 'active', cost: { insanity: 2 }, steps: [{ do: 'insanity', n: 3 }] }) },
    );
    assert.equal(t.why(0, 'use:alex.1')?.reason, 'cannot-pay', 'the Ability cannot be paid with its own gain');
  },
);

// Disorder cards

rule('LOB-ABL-01 a Character pays the cost of an Ability to use it', (t) => {
  alex(
    t,
    { disorders: ['withdrawal'], items: ['halo'], insanity: 2 },
    {},
    {
      cards: {
        ...cards,
        ...things,
        ...innate({ type: 'active', cost: { junk: 1 }, steps: [{ do: 'insanity', n: 1 }] }),
      },
    },
  );
  assert.deepEqual(offered(t, 'use'), ['use:withdrawal.1', 'use:halo.1'], 'there is no Junk for the Innate Ability');
  assert.equal(t.why(0, 'use:nothing.1')?.rule, 'LOB-ABL-01');
  t.choose('use:halo.1');
  assert.equal(held(t).insanity, 0);
});

rule('LOB-ABL-02 an Ability of an Item follows its own text: it needs no AP and has no Cooldown', (t) => {
  const lamp = {
    equipment: [
      ...world.equipment,
      { id: 'lamp', abilities: [{ type: 'active', cost: { insanity: 1 }, steps: [{ do: 'ap', n: 1 }] }], rows: [] },
    ],
  } as Partial<Pack>;
  alex(t, { items: ['lamp'], insanity: 2 }, {}, { cards: lamp });
  t.choose('use:lamp.1');
  t.choose('use:lamp.1');
  assert.deepEqual([points(t), held(t).insanity], [[5, 0], 0]);
});

rule('LOB-ABL-03 an Ability of a Disorder card can be used only if the card has no Cooldown tokens', (t) => {
  alex(t, { disorders: [{ card: 'withdrawal', cooldown: 1 }] }, {}, { cards });
  assert.deepEqual(
    [offered(t, 'use'), t.why(0, 'use:withdrawal.1')?.reason, t.why(0, 'use:withdrawal.1')?.values],
    [[], 'cooldown', { n: 1 }],
  );
  alex(t, { disorders: ['withdrawal'] }, {}, { cards });
  t.choose('use:withdrawal.1');
  assert.equal(held(t).insanity, 1);
});

rule('LOB-ABL-04 an Ability is paid for, then its card goes into Cooldown, then the effect happens', (t) => {
  const feast: DisorderCard = {
    id: 'feast',
    deck: 'ocd',
    abilities: [
      {
        type: 'active',
        cost: { ap: 1, insanity: 1 },
        cooldown: 2,
        steps: [{ do: 'choose', of: [[{ do: 'ap', n: 2 }], [{ do: 'insanity', n: 2 }]] }],
      },
    ],
  };
  alex(t, { disorders: ['feast'], insanity: 1 }, {}, { cards: { disorders: [...world.disorders, feast] } });
  t.choose('use:feast.1');
  assert.deepEqual(
    [points(t), held(t).insanity, held(t).disorders[0]?.cooldown, t.options()],
    [[2, 0], 0, 2, ['choose:1:ap', 'choose:2:insanity']],
  );
  t.choose('choose:1:ap');
  assert.deepEqual(points(t), [4, 0]);
});

rule('LOB-DIS-01 a card has Abilities with a type, costs, an effect and a Cooldown', (t) => {
  alex(t, { disorders: ['twin'] }, { monsters: [{ card: 'hellhound', at: 'ward.A' }] }, { cards });
  assert.deepEqual(offered(t, 'use'), ['use:twin.1', 'use:twin.2'], 'an Active and an Attack Ability are offered');
  t.choose('use:twin.1');
  assert.deepEqual([points(t), held(t).disorders], [[3, 2], [{ card: 'twin', cooldown: 1 }]]);
});

rule('LOB-DIS-02 a Passive applies while its card has no Cooldown token', (t) => {
  const grief: DisorderCard = {
    id: 'grief',
    deck: 'ocd',
    abilities: [{ type: 'passive', trigger: 'turn-begins', steps: [{ do: 'insanity', n: 1 }] }],
  };
  alex(t, { disorders: ['grief'] }, {}, { cards: { disorders: [...world.disorders, grief] } });
  assert.equal(held(t).insanity, 1);
  alex(t, { disorders: [{ card: 'grief', cooldown: 1 }] }, {}, { cards: { disorders: [...world.disorders, grief] } });
  assert.equal(held(t).insanity, 0);
});

rule('LOB-DIS-04 Active Abilities can be used only in the Character’s own Turn', (t) => {
  acting(t, { characters: [{}, { disorders: ['withdrawal'] }] }, { cards });
  assert.deepEqual(offered(t, 'use'), []);
  t.choose('end');
  t.choose('use:withdrawal.1');
  assert.deepEqual([held(t, 1).insanity, points(t)], [1, [2, 0]]);
});

rule('LOB-DIS-09 using an Ability places its Cooldown tokens on the card', (t) => {
  alex(t, { disorders: ['withdrawal', 'twin'] }, {}, { cards });
  t.choose('use:withdrawal.1');
  assert.deepEqual(
    held(t).disorders.map(({ cooldown }) => cooldown),
    [4, 0],
  );
});

rule('LOB-DIS-10 the whole card is in Cooldown, with all its Abilities', (t) => {
  alex(t, { disorders: ['twin'] }, { monsters: [{ card: 'hellhound', at: 'ward.A' }] }, { cards });
  t.choose('use:twin.1');
  assert.deepEqual([offered(t, 'use'), t.why(0, 'use:twin.2')?.reason], [[], 'cooldown']);
});

rule('LOB-DIS-11 with even one token left, no Ability of the card works, including Passives', (t) => {
  const scroll = { items: ['spell-scroll.1'], disorders: [{ card: 'withdrawal', cooldown: 1 }] } as const;
  alex(t, scroll, { monsters: [{ card: 'hellhound', at: 'ward.A' }] }, { cards, faces: dice('G1 G1 B1') });
  assert.equal(t.why(0, 'use:withdrawal.1')?.rule, 'LOB-DIS-11');
  t.choose('attack:spell-scroll.1:10');
  assert.equal(eventsOf(t, 'rolled')[0]?.['dice']?.toString(), 'G1,G1', 'Wisdom is 2');
  alex(
    t,
    { ...scroll, disorders: ['withdrawal'] },
    { monsters: [{ card: 'hellhound', at: 'ward.A' }] },
    { cards, faces: dice('G1 G1 G1 B1') },
  );
  t.choose('attack:spell-scroll.1:10');
  assert.equal(eventsOf(t, 'rolled')[0]?.['dice']?.toString(), 'G1,G1,G1', 'Wisdom is 3');
});

rule('LOB-DIS-12 each card loses one token in each Maintenance Phase', (t) => {
  acting(
    t,
    {
      round: 2,
      phase: 'round',
      first: 3,
      characters: [
        {
          disorders: [
            { card: 'withdrawal', cooldown: 3 },
            { card: 'twin', cooldown: 1 },
          ],
        },
        { disorders: [{ card: 'rage', cooldown: 2 }] },
      ],
    },
    { cards },
  );
  assert.deepEqual(
    [held(t).disorders.map(({ cooldown }) => cooldown), held(t, 1).disorders[0]?.cooldown, offered(t, 'use')],
    [[2, 0], 1, ['use:twin.1']],
  );
});

// Equipment

rule('LOB-EQP-03 Passives of Equipment always apply, but those of Armor only in the Loadout', (t) => {
  const owl = {
    equipment: [
      ...world.equipment,
      { id: 'owl', passive: { defense: { auto: 1 } }, rows: [] },
      { id: 'mail', armor: true, passive: { defense: { auto: 2 } }, rows: [] },
    ],
  } as Partial<Pack>;
  const avoided = (items: Alex['items'] & {}): unknown => {
    acting(
      t,
      {
        phase: 'attacks',
        characters: [{ items }, { at: 'ward.O' }, { at: 'ward.O' }, { at: 'ward.O' }],
        monsters: [{ card: 'hellhound', at: 'ward.A' }],
      },
      { cards: owl, faces: dice('G2 G2') },
    );
    return eventsOf(t, 'hit')[0]?.['autoShields'];
  };
  assert.deepEqual(
    [avoided(['owl']), avoided(['owl', 'mail']), avoided(['owl', { card: 'mail', worn: false }])],
    [1, 3, 1],
  );
});

rule('LOB-EQP-04 Abilities of Equipment with another cost need no AP', (t) => {
  alex(t, { items: ['halo'], insanity: 2 }, { ap: 0 }, { cards: things });
  t.choose('use:halo.1');
  assert.deepEqual([points(t), held(t).insanity], [[0, 0], 0]);
});

rule(
  'LOB-ITM-04 a Basic Item that is discarded as a cost leaves the game; any other Item goes to its discard pile',
  (t) => {
    const abilities: readonly Ability[] = [{ type: 'active', cost: { discard: true }, steps: [{ do: 'ap', n: 1 }] }];
    const useful = {
      equipment: world.equipment.map((card) => ({ ...card, abilities })),
      weapons: world.weapons.map((card) => ({ ...card, abilities })),
    };
    for (const [card, deck, out] of [
      ['straitjacket.1', 'equipment', []],
      ['leather-jacket', 'equipment', ['leather-jacket']],
      ['broken-glass.1', 'weapon', []],
      ['revolver', 'weapon', ['revolver']],
    ] as const) {
      alex(t, { items: [card] }, {}, { cards: useful });
      t.choose(`use:${card}.1`);
      assert.deepEqual([held(t).items, t.state.decks[deck].out, points(t)], [[], out, [4, 0]]);
    }
  },
);

rule('LOB-EQP-02 a bought row adds its Ability or Passive to the printed ones', (t) => {
  const gain = (n: number): Ability => ({ type: 'active', once: true, steps: [{ do: 'insanity', n }] });
  const lamp = {
    equipment: [
      ...world.equipment,
      {
        id: 'lamp',
        abilities: [gain(1)],
        rows: [
          { cost: { wood: 1 }, passive: { mp: 1 } },
          { cost: { rope: 1 }, ability: gain(2) },
        ],
      },
    ],
  };
  alex(t, { items: ['lamp'], junk: { wood: 1, rope: 1 } }, {}, { cards: lamp });
  assert.deepEqual(offered(t, 'use'), ['use:lamp.1']);
  t.choose('upgrade:lamp:2');
  assert.deepEqual(offered(t, 'use').length, 2);
  t.choose(offered(t, 'use')[1] ?? '');
  assert.deepEqual([held(t).insanity, offered(t, 'use')], [2, ['use:lamp.1']]);
  t.choose('upgrade:lamp:1');
  t.choose(`walk:${at('B')}`);
  assert.deepEqual(points(t), [2, 2], 'the Move Action gives 3 Movement Points');
});

rule('LOB-EQP-02 each row has its own Ability, in any order of purchase, and uses are remembered', (t) => {
  const gain = (n: number): Ability => ({ type: 'active', once: true, steps: [{ do: 'insanity', n }] });
  const lamp = {
    equipment: [...world.equipment, { id: 'lamp', rows: [1, 2].map((n) => ({ cost: { wood: 1 }, ability: gain(n) })) }],
  };
  alex(t, { items: ['lamp'], junk: { wood: 2 } }, {}, { cards: lamp });
  t.choose('upgrade:lamp:2');
  t.choose(offered(t, 'use')[0] ?? '');
  t.choose('upgrade:lamp:1');
  assert.deepEqual([held(t).insanity, offered(t, 'use')], [2, ['use:lamp.1']]);
  t.choose('use:lamp.1');
  assert.deepEqual([held(t).insanity, offered(t, 'use')], [3, []]);
});

rule('LOB-TAP-01 using a REUSABLE card taps it, and only an untapped one can be used', (t) => {
  alex(t, { items: ['land-mine'] }, {}, { cards: things });
  t.choose('use:land-mine.1');
  assert.equal(held(t).items[0]?.tapped, true);
  assert.equal(t.why(0, 'use:land-mine.1')?.rule, 'LOB-TAP-01');
});

rule('LOB-TAP-02 tapping and untapping cost no AP; the card has a price for untapping', (t) => {
  alex(t, { items: ['land-mine'], junk: { wood: 2 } }, { ap: 0 }, { cards: things });
  for (const id of ['use:land-mine.1', 'untap:land-mine']) t.choose(id);
  assert.deepEqual([points(t), held(t).items[0]?.tapped, held(t).junk], [[0, 0], false, { wood: 0 }]);
});

rule('LOB-TAP-03 a card is untapped once in a Turn; the next holder may untap and use it in its own Turn', (t) => {
  acting(t, { characters: [{ items: ['land-mine'], junk: { wood: 5 } }, { junk: { rope: 2 } }] }, { cards: things });
  for (const id of ['use:land-mine.1', 'untap:land-mine', 'use:land-mine.1']) t.choose(id);
  assert.equal(t.why(0, 'untap:land-mine')?.rule, 'LOB-TAP-03');
  for (const id of ['trade:1', 'put:0:item:land-mine', 'offer', 'end', 'untap:land-mine', 'use:land-mine.1'])
    t.choose(id);
  assert.equal(held(t, 1).items[0]?.tapped, true);
});

rule(
  'LOB-TAP-03 an Ability cannot untap a card for the second time in a Turn, nor the player after the Ability',
  (t) => {
    const key: Ability = { type: 'active', steps: [{ do: 'untap' }, { do: 'insanity', n: 1 }] };
    const given = { items: ['land-mine', { card: 'halo', tapped: true }], junk: { wood: 3, rope: 3 } };
    alex(t, given, {}, { cards: { ...things, ...innate(key) } });
    for (const id of ['use:land-mine.1', 'use:alex.1', 'untap:land-mine', 'use:land-mine.1']) t.choose(id);
    assert.deepEqual([offered(t, 'untap:land-mine'), t.why(0, 'untap:land-mine')?.reason], [[], 'untapped-once']);
    t.choose('use:alex.1');
    assert.deepEqual(
      held(t).items.map(({ card, tapped }) => [card, tapped]),
      [
        ['land-mine', true],
        ['halo', false],
      ],
      'only the other card is left to untap',
    );
  },
);

rule('LOB-RUL-80 a card can be untapped once in each Turn, so two holders can untap it in one Round', (t) => {
  acting(
    t,
    { characters: [{ items: [{ card: 'land-mine', tapped: true }], junk: { wood: 2 } }, { junk: { rope: 2 } }] },
    { cards: things },
  );
  for (const id of [
    'untap:land-mine',
    'use:land-mine.1',
    'trade:1',
    'put:0:item:land-mine',
    'offer',
    'end',
    'untap:land-mine',
  ])
    t.choose(id);
  assert.deepEqual([t.state.round, held(t, 1).items[0]?.tapped], [1, false]);
});

rule('LOB-RUL-80 a Character that receives the card in its own Turn may untap it in that Turn too', (t) => {
  acting(
    t,
    { characters: [{ items: [{ card: 'land-mine', tapped: true }], junk: { wood: 2 } }, { junk: { rope: 2 } }] },
    { cards: things },
  );
  for (const id of [
    'untap:land-mine',
    'use:land-mine.1',
    'end',
    'trade:0',
    'put:0:item:land-mine',
    'offer',
    'untap:land-mine',
  ])
    t.choose(id);
  assert.deepEqual([t.state.turn.character, held(t, 1).items[0]?.tapped], [1, false]);
});

rule(
  'LOB-RUL-116 the mine remains until its holder sets it off: 0 AP, from anywhere, an AoE of 3 red on its Space',
  (t) => {
    acting(
      t,
      {
        characters: [{ items: ['land-mine'] }, { at: 'ward.O' }, { at: 'ward.O' }, { at: 'ward.O' }],
        monsters: [{ card: 'hellhound', at: 'ward.F' }],
      },
      { cards: things },
    );
    t.choose('use:land-mine.1');
    for (const letter of 'BC') t.choose(`walk:${at(letter)}`);
    assert.deepEqual(points(t), [2, 0]);
    t.choose('use:land-mine.2');
    assert.deepEqual([points(t), t.state.mine, rolls(t)], [[2, 0], null, []], 'the Space is empty; the token is gone');
    acting(
      t,
      { characters: [{ items: ['land-mine'] }, {}], monsters: [{ card: 'hellhound', at: 'ward.A' }] },
      { cards: things },
    );
    for (const id of ['use:land-mine.1', 'trade:1', 'put:0:item:land-mine', 'offer', 'end']) t.choose(id);
    assert.deepEqual(offered(t, 'use'), ['use:land-mine.2'], 'the new holder can use the mine');
    acting(
      t,
      {
        characters: [{ items: ['land-mine'] }, { dead: true }, { dead: true }, { dead: true }],
        monsters: [{ card: 'hellhound', at: 'ward.A' }],
      },
      { cards: things, faces: dice('R1 R1 R1 B1') },
    );
    t.choose('use:land-mine.1');
    t.choose('use:land-mine.2');
    assert.deepEqual(
      rolls(t),
      [
        ['attack', [10], 'R1 R1 R1'],
        ['defense', [10], 'B1'],
      ],
      'whoever sets it off is not attacked',
    );
  },
);

rule('LOB-RUL-127 the gun stays where it was placed, and the holder of its card fires it, even a new one', (t) => {
  acting(
    t,
    { characters: [{ items: ['sentry-gun'] }, {}], monsters: [{ card: 'hellhound', at: 'ward.B' }] },
    { cards: things, faces: dice('G1 G1 B1') },
  );
  for (const id of ['use:sentry-gun.1', 'trade:1', 'put:0:item:sentry-gun', 'offer', 'end']) t.choose(id);
  assert.equal(t.state.turn.character, 1, 'whoever has given the card away does not fire');
  for (const id of [`walk:${at('F')}`, 'end']) t.choose(id);
  assert.deepEqual(t.options(), ['use:sentry-gun.2', 'pass']);
  t.choose('use:sentry-gun.2');
  assert.deepEqual([t.state.gun, rolls(t)[0]], [at('A'), ['attack', [10], 'G1 G1']]);
  assert.equal(eventsOf(t, 'attack')[0]?.with, 'gun', 'it fires from its own Space');
});

rule(
  'LOB-RUL-130 an effect until the end of the Turn that begins in the Monster Phase lasts until the next Turn ends',
  (t) => {
    const flinch: Ability = { type: 'passive', trigger: 'wounded', steps: [{ do: 'stealth', until: 'turn' }] };
    acting(
      t,
      {
        phase: 'attacks',
        ...quiet,
        characters: [{}, { at: 'ward.O' }, { at: 'ward.O' }, { at: 'ward.O' }],
        monsters: [{ card: 'hellhound', at: 'ward.A' }],
      },
      { cards: innate(flinch), faces: dice('G2 G1') },
    );
    assert.deepEqual([t.state.turn.character, held(t).lasting.length], [1, 1]);
    t.choose('end');
    assert.deepEqual(held(t).lasting, [], 'it ends with another Character’s Turn');
  },
);

// Actions

rule('LOB-CAP-02 all possible actions are offered', (t) => {
  alex(
    t,
    {
      at: 'ward.C',
      insanity: 6,
      questDone: true,
      junk: { wood: 2 },
      items: ['straitjacket.1'],
      disorders: ['withdrawal'],
    },
    {
      monsters: [{ card: 'hellhound', at: 'ward.C', conditions: ['stun'] }],
      lockers: [{ at: 'ward.C' }],
      hunt: { position: 6, shown: ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-4', 'quiet-5', 'aura'] },
    },
    { cards },
  );
  const kinds = new Set(t.options().map((id) => id.split(':')[0]));
  assert.deepEqual([...kinds].sort(), [
    'attack',
    'disorder',
    'end',
    'insane',
    'loadout',
    'loot',
    'raise',
    'search',
    'upgrade',
    'use',
    'walk',
  ]);
  alex(t, { junk: { wood: 1 } });
  assert.deepEqual(offered(t, 'trade'), ['trade:1', 'trade:2', 'trade:3']);
  assert.equal(t.why(0, 'dance')?.rule, 'LOB-CAP-02');
});

rule('LOB-ACT-01 each action has a cost and a limit', (t) => {
  const spent = (
    given: Alex,
    more: Omit<Situation, 'characters'>,
    ids: readonly string[],
    faces: Faces = [],
  ): readonly [number, boolean] => {
    alex(t, given, more, { faces });
    for (const id of ids) t.choose(id);
    return [points(t)[0] ?? 0, t.options().some((id) => id.split(':')[0] === ids[0]?.split(':')[0])];
  };
  const aura = { hunt: { position: 6, shown: ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-4', 'quiet-5', 'aura'] } };
  const near = { monsters: [{ card: 'orderly', at: 'ward.A' }] };
  assert.deepEqual(spent({}, {}, [`walk:${at('B')}`]), [2, true], 'Move');
  assert.deepEqual(spent({}, near, ['attack:fists:10'], dice('G1 G1 G1 N5')), [2, true], 'Attack');
  assert.deepEqual(
    spent({ items: ['straitjacket.1'] }, {}, ['loadout', 'stow:straitjacket.1', 'done']),
    [3, false],
    'Change Loadout',
  );
  assert.deepEqual(
    spent(
      {},
      {
        lockers: [
          { at: 'ward.A', face: 'example' },
          { at: 'ward.A', face: 'empty' },
        ],
      },
      ['search:0'],
      dice('B1'),
    ),
    [2, true],
    'Search',
  );
  assert.deepEqual(spent({}, {}, ['loot']), [2, false], 'Loot');
  assert.deepEqual(spent({ junk: { wood: 1 } }, {}, ['trade:1', 'put:0:junk:wood', 'offer']), [3, false], 'Trade');
  assert.deepEqual(spent({ insanity: 6 }, {}, ['disorder:ocd']), [3, false], 'Gain Disorder Card');
  assert.deepEqual(
    spent({ items: ['straitjacket.1'], junk: { wood: 5 } }, {}, ['upgrade:straitjacket.1:1']),
    [3, true],
    'Upgrade Card',
  );
  assert.deepEqual(spent({ insanity: 6 }, {}, ['raise:wisdom']), [3, false], 'Upgrade Attribute');
  assert.deepEqual(spent({ insanity: 6, questDone: true }, aura, ['insane']), [3, false], 'Upgrade Character');
});

rule('LOB-ACT-02 an act is illegal if its cost cannot be paid in full or its requirement is not met', (t) => {
  alex(
    t,
    { junk: { wood: 1 } },
    { ap: 0, lockers: [{ at: 'ward.A' }] },
    {
      cards: innate(
        { type: 'active', cost: { junk: { wood: 1, any: 1 } }, steps: [] },
        { type: 'active', if: { insanity: 1 }, steps: [] },
      ),
    },
  );
  assert.deepEqual(
    t.options().filter((id) => !/^trade/.test(id)),
    ['end'],
  );
  for (const id of [`walk:${at('B')}`, 'search:0', 'loot', 'use:alex.1', 'use:alex.2'])
    assert.equal(t.why(0, id)?.rule, 'LOB-ACT-02', id);
});

rule('LOB-ACT-02 a Character cannot pay with its last Health, even in its own Turn', (t) => {
  const bleed = innate({ type: 'active', cost: { wounds: 2 }, steps: [{ do: 'insanity', n: 1 }] });
  alex(t, { wounds: 6 }, {}, { cards: bleed });
  assert.equal(t.why(0, 'use:alex.1')?.rule, 'LOB-ACT-02');
  alex(t, { wounds: 5 }, {}, { cards: bleed });
  t.choose('use:alex.1');
  assert.deepEqual([held(t).wounds, held(t).insanity, held(t).dead], [7, 1, false]);
});

rule('LOB-ACT-03 actions can be taken in any order', (t) => {
  alex(t, { items: ['straitjacket.1'], junk: { wood: 2 } }, {}, { faces: draws('junk', 'rope') as Faces });
  for (const id of [
    'loadout',
    'done',
    `walk:${at('B')}`,
    'loot',
    'upgrade:straitjacket.1:1',
    'junk:wood',
    'junk:rope',
    `walk:${at('A')}`,
    'trade:1',
    'put:0:item:straitjacket.1',
    'offer',
  ])
    t.choose(id);
  assert.deepEqual([points(t), held(t, 1).items[0]?.rows], [[0, 0], 1]);
});

rule('LOB-RUL-34 Monsters on the Space prevent neither searching, looting, trading nor upgrading', (t) => {
  alex(
    t,
    { junk: { wood: 2 }, items: ['straitjacket.1'] },
    {
      monsters: [
        { card: 'hellhound', at: 'ward.A' },
        { card: 'hellhound', at: 'ward.A' },
      ],
      lockers: [{ at: 'ward.A', face: 'empty' }],
    },
    { faces: dice('B1') },
  );
  for (const id of ['search:0', 'loot', 'trade:1', 'cancel', 'upgrade:straitjacket.1:1']) t.choose(id);
  assert.equal(points(t)[0], 1);
});

rule('LOB-RUL-35 actions, including Disorder Abilities, end the Move Action; a free Innate Ability does not', (t) => {
  const begin = (id: string): void => {
    alex(
      t,
      { disorders: ['twin'] },
      {},
      {
        cards: {
          ...cards,
          ...innate(
            { type: 'active', once: true, steps: [{ do: 'mp', n: 1 }] },
            { type: 'active', action: true, steps: [] },
            { type: 'active', once: true, steps: [{ do: 'junk', n: 1 }] },
          ),
        },
      },
    );
    t.choose(`walk:${at('B')}`);
    t.choose(id);
  };
  begin('use:alex.1');
  assert.deepEqual(points(t), [2, 2]);
  begin('use:alex.3');
  assert.deepEqual(points(t), [2, 1]);
  begin('use:alex.2');
  assert.deepEqual(points(t), [1, 0]);
  begin('use:twin.1');
  assert.deepEqual(points(t), [2, 2], 'the Ability gives new points, and the old one is lost');
  begin('loot');
  assert.deepEqual(points(t), [1, 0]);
});

rule('LOB-DTH-01 an Ability that wakes when its holder is wounded does nothing for a dying holder', (t) => {
  const notYet: DisorderCard = {
    id: 'not-yet',
    deck: 'anxiety',
    abilities: [{ type: 'passive', trigger: 'wounded', if: { wounded: 4 }, steps: [{ do: 'heal', n: 1 }] }],
  };
  const struck = (wounds: number): unknown => {
    acting(
      t,
      {
        phase: 'attacks',
        characters: [{ wounds, disorders: ['not-yet'] }, { at: 'ward.O' }, { at: 'ward.O' }, { at: 'ward.O' }],
        monsters: [{ card: 'hellhound', at: 'ward.A' }],
        ...quiet,
      },
      { cards: { disorders: [...world.disorders, notYet] }, faces: dice('G2 G1') },
    );
    return [held(t).dead, eventsOf(t, 'used').length];
  };
  assert.deepEqual(
    [struck(6), struck(7)],
    [
      [false, 1],
      [true, 0],
    ],
  );
});

rule('LOB-RUL-124 an Ability needs what it acts on; one that changes nothing for another reason may be used', (t) => {
  const shove: Ability = {
    type: 'active',
    cost: { insanity: 1 },
    steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'here' }, steps: [{ do: 'push', n: 1 }] }],
  };
  const rest: Ability = { type: 'active', cost: { insanity: 1 }, steps: [{ do: 'heal', n: 1 }] };
  const wind: Ability = {
    type: 'active',
    steps: [{ do: 'choose', of: [[{ do: 'untap' }], [{ do: 'cool', n: -1, which: 'one' }], [{ do: 'heal', n: 1 }]] }],
  };
  alex(t, { insanity: 3 }, {}, { cards: innate(shove, rest, wind) });
  assert.deepEqual([offered(t, 'use'), t.why(0, 'use:alex.1')?.rule], [['use:alex.2', 'use:alex.3'], 'LOB-RUL-124']);
  alex(
    t,
    { insanity: 3, items: [{ card: 'halo', tapped: true }] },
    { monsters: [{ card: 'hellhound', at: 'ward.A' }] },
    { cards: { ...things, ...innate(shove, rest, wind) } },
  );
  assert.ok(offered(t, 'use').includes('use:alex.1'));
  t.choose('use:alex.3');
  assert.deepEqual(t.options(), ['choose:1:untap', 'choose:3:heal'], 'no card is in Cooldown');
});

rule('LOB-RUL-35 Untapping a card does not end the Move Action', (t) => {
  alex(t, { items: [{ card: 'land-mine', tapped: true }], junk: { wood: 2 } }, {}, { cards: things });
  for (const id of [`walk:${at('B')}`, 'untap:land-mine']) t.choose(id);
  assert.deepEqual(points(t), [2, 1]);
  t.choose('loot');
  assert.deepEqual(points(t), [1, 0]);
});
