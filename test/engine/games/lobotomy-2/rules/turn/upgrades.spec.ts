// Buying upgrade rows with Junk, and Disorder cards, Attributes and the INSANE! side with Insanity. LOB-UPC, -GDC,
// -UPA, -UPX, -CHR, -INS
import assert from 'node:assert/strict';
import type { Ability } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Situation } from '../../../../../../src/engine/games/lobotomy-2/state/situation.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { acting, held, innate, offered, points } from '../../support/character-turn.js';
import { world } from '../../support/ward-pack.js';
import { dice, eventsOf, hits, rolls } from '../../support/match-builder.js';

type Alex = NonNullable<Situation['characters']>[number];
const alex = (
  t: RuleTest,
  given: Alex,
  more: Omit<Situation, 'characters'> = {},
  around: Parameters<typeof acting>[2] = {},
): void => {
  acting(t, { ...more, characters: [given] }, around);
};
const junk = (t: RuleTest): number => Object.values(held(t).junk).reduce((a, b) => a + b, 0);
const quiet = { decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] } };

// Upgrade Card

rule(
  'LOB-EX-57 three Junk of mixed types buy the row "any 3" of the Straitjacket; the row "any 2" is offered as well',
  (t) => {
    alex(t, { items: ['straitjacket.1'], junk: { glass: 1, wood: 1, rope: 1 } });
    assert.deepEqual(offered(t, 'upgrade'), ['upgrade:straitjacket.1:1', 'upgrade:straitjacket.1:2']);
    t.choose('upgrade:straitjacket.1:2');
    assert.deepEqual(
      [held(t).items[0]?.rows, junk(t), t.state.junkBag.glass, t.state.junkBag.wood, t.state.junkBag.rope],
      [2, 0, 6, 6, 6],
    );
  },
);

rule(
  'LOB-EX-42 all three rows of the Splashing Paddle cost exactly 3 Wood, Paper, Glass, Stone and Rope, in any order',
  (t) => {
    for (const order of [
      [3, 2, 1],
      [2, 1, 3],
    ]) {
      alex(t, { items: ['splashing-paddle'], junk: { wood: 3, paper: 1, glass: 1, rock: 1, rope: 1 } });
      for (const row of order) {
        t.choose(`upgrade:splashing-paddle:${row}`);
        if (t.options().includes('junk:rope')) t.choose('junk:rope');
      }
      assert.deepEqual([held(t).items[0]?.rows, junk(t)], [7, 0]);
    }
  },
);

rule(
  'LOB-UPC-01 Upgrade Card is free and repeatable: it costs the Junk of the row, and places its Upgrade token',
  (t) => {
    alex(t, { items: ['straitjacket.1'], junk: { wood: 5 } });
    t.choose('upgrade:straitjacket.1:1');
    assert.deepEqual([held(t).items[0]?.rows, junk(t), points(t)], [1, 3, [3, 0]]);
    assert.equal(t.why(0, 'upgrade:straitjacket.1:1')?.reason, 'row-bought');
    assert.deepEqual(offered(t, 'upgrade'), ['upgrade:straitjacket.1:2']);
  },
);

rule('LOB-UPC-03 a Character need not be Skilled to upgrade', (t) => {
  alex(t, { items: ['splashing-paddle'], junk: { glass: 1, wood: 1 } });
  t.choose('upgrade:splashing-paddle:2');
  assert.equal(held(t).items[0]?.rows, 2);
});

rule('LOB-WPN-06 every Character can buy every row, even a Skilled row without effect', (t) => {
  alex(
    t,
    { items: ['splashing-paddle'], junk: { glass: 1, wood: 1 } },
    { monsters: [{ card: 'hellhound', at: 'ward.A' }] },
    { faces: dice('G1 G1 G1 B1') },
  );
  t.choose('upgrade:splashing-paddle:2');
  t.choose('attack:splashing-paddle:strength:10');
  assert.deepEqual(eventsOf(t, 'rolled')[0]?.['dice'], ['G1', 'G1', 'G1'], 'Strength 3, the Threshold is 4');
});

rule('LOB-WPN-07 rows are bought in any order; some Weapons have no rows', (t) => {
  alex(t, { items: ['splashing-paddle', 'revolver'], junk: { wood: 6, rock: 2, paper: 2, glass: 2 } });
  t.choose('upgrade:splashing-paddle:3');
  t.choose('junk:wood');
  assert.deepEqual(
    [held(t).items[0]?.rows, offered(t, 'upgrade')],
    [4, ['upgrade:splashing-paddle:1', 'upgrade:splashing-paddle:2']],
  );
  assert.equal(t.why(0, 'upgrade:revolver:1')?.reason, 'no-such-row');
});

rule('LOB-EQP-02 rows of Equipment have their own costs and need no Attribute', (t) => {
  alex(t, {
    items: ['leather-jacket'],
    junk: { paper: 1, wood: 1 },
    decreases: { strength: 2, dexterity: 1, wisdom: 1 },
  });
  assert.deepEqual(offered(t, 'upgrade'), ['upgrade:leather-jacket:1'], 'the other row costs 3');
  t.choose('upgrade:leather-jacket:1');
  assert.deepEqual([held(t).items[0]?.rows, junk(t)], [1, 0]);
});

rule('LOB-JNK-04 named types are paid with the same type, "any" with every type', (t) => {
  alex(t, { items: ['splashing-paddle'], junk: { rock: 1, wood: 1, pipe: 1, glass: 1 } });
  t.choose('upgrade:splashing-paddle:3');
  assert.deepEqual(t.options().sort(), ['junk:glass', 'junk:pipe'], 'Rock and Wood are spent');
  t.choose('junk:pipe');
  assert.deepEqual(held(t).junk, { rock: 0, wood: 0, pipe: 0, glass: 1 });
  alex(t, { items: ['splashing-paddle'], junk: { rock: 4 } });
  assert.equal(t.why(0, 'upgrade:splashing-paddle:3')?.rule, 'LOB-JNK-04');
});

rule('LOB-JNK-05 spent Junk goes back into the bag', (t) => {
  alex(t, { items: ['splashing-paddle'], junk: { wood: 1, paper: 1 } });
  const before = [t.state.junkBag.wood, t.state.junkBag.paper];
  t.choose('upgrade:splashing-paddle:1');
  assert.deepEqual([before, t.state.junkBag.wood, t.state.junkBag.paper], [[5, 5], 6, 6]);
});

// Disorder cards

rule('LOB-GDC-01 6 Insanity buy a card of one of the Character’s Disorders, once in a Turn, for no AP', (t) => {
  alex(t, { insanity: 6 }, {}, { faces: [{ deck: 'ocd', card: 'order' }] });
  assert.deepEqual(offered(t, 'disorder'), ['disorder:aggression', 'disorder:ocd']);
  t.choose('disorder:ocd');
  assert.deepEqual([held(t).disorders, held(t).insanity, points(t)], [[{ card: 'order', cooldown: 0 }], 0, [3, 0]]);
  assert.equal(t.why(0, 'disorder:ocd')?.reason, 'bought-disorder');
});

rule('LOB-GDC-02 buying is legal with 4 cards; then one of the five is discarded', (t) => {
  alex(
    t,
    { insanity: 6, disorders: ['rage', 'spite', 'fury', 'lists'] },
    {},
    { faces: [{ deck: 'ocd', card: 'order' }] },
  );
  t.choose('disorder:ocd');
  assert.deepEqual(
    t.options(),
    ['rage', 'spite', 'fury', 'lists', 'order'].map((id) => `drop:${id}`),
  );
  t.choose('drop:spite');
  assert.deepEqual(
    held(t).disorders.map(({ card }) => card),
    ['rage', 'fury', 'lists', 'order'],
  );
});

rule('LOB-DIS-13 the new card, or one in Cooldown, may be discarded with its tokens', (t) => {
  const begin = (): void => {
    alex(
      t,
      { insanity: 6, disorders: [{ card: 'rage', cooldown: 2 }, 'spite', 'fury', 'lists'] },
      { decks: { ocd: ['order'] } },
    );
    t.choose('disorder:ocd');
  };
  begin();
  t.choose('drop:order');
  assert.deepEqual(
    held(t).disorders.map(({ card, cooldown }) => [card, cooldown]),
    [
      ['rage', 2],
      ['spite', 0],
      ['fury', 0],
      ['lists', 0],
    ],
  );
  begin();
  t.choose('drop:rage');
  assert.deepEqual([held(t).disorders.length, t.state.decks.aggression.out.includes('rage')], [4, true]);
});

rule('LOB-CHR-04 a Character draws only from the decks of its own Disorders', (t) => {
  alex(t, { insanity: 6 });
  assert.equal(t.why(0, 'disorder:anxiety')?.rule, 'LOB-CHR-04');
  assert.deepEqual(offered(t, 'disorder'), ['disorder:aggression', 'disorder:ocd']);
});

// Attributes

rule('LOB-EX-58 Upgrade Attribute spends 6 Insanity: Strength 1 becomes 2, current and maximum', (t) => {
  const cards = {
    characters: world.characters.map((card) =>
      card.id === 'alex'
        ? { ...card, blue: { ...card.blue, attributes: { ...card.blue.attributes, strength: 1 } } }
        : card,
    ),
  };
  alex(t, { insanity: 6 }, { monsters: [{ card: 'hellhound', at: 'ward.A' }] }, { cards, faces: dice('G1 G1 B1') });
  t.choose('raise:strength');
  assert.deepEqual([held(t).insanity, t.events().find(({ type }) => type === 'raised')?.['to']], [0, 2]);
  t.choose('attack:fists:10');
  assert.deepEqual(rolls(t)[0], ['attack', [10], 'G1 G1'], 'the current value is 2');
});

rule('LOB-EX-59 Infection of the raised Attribute: current 1, maximum 2, and the Increase token remains', (t) => {
  const cards = innate({ type: 'active', steps: [{ do: 'infect', attribute: 'imagination' }] });
  alex(
    t,
    { increases: { imagination: 1 }, insanity: 6 },
    { lockers: [{ at: 'ward.A', face: 'example' }] },
    { cards, faces: dice('B1') },
  );
  t.choose('use:alex.1');
  assert.deepEqual(
    [held(t).increases, held(t).decreases, offered(t, 'raise').includes('raise:imagination')],
    [{ imagination: 1 }, { imagination: 1 }, true],
    'the maximum is 2',
  );
  t.choose('search:0');
  assert.deepEqual(rolls(t)[0], ['search', [0], 'B1'], 'the current value is 1');
});

rule('LOB-EX-60 after death and respawn, the Decrease token is gone, and the current value is 2 again', (t) => {
  alex(
    t,
    { at: 'ward.C', dead: true, increases: { imagination: 1 }, decreases: { imagination: 1 } },
    { phase: 'round', round: 2, first: 3, lockers: [{ at: 'ward.K', face: 'example' }] },
    { faces: [{ deck: 'spawn', card: 'slot-1-red' }, ...dice('B1 B1')] },
  );
  assert.deepEqual([held(t).increases, held(t).decreases], [{ imagination: 1 }, {}]);
  t.choose('search:0');
  assert.deepEqual(rolls(t)[0], ['search', [0], 'B1 B1']);
});

rule('LOB-UPA-01 once in a Turn, 6 Insanity and no AP raise an Attribute permanently', (t) => {
  alex(t, { insanity: 6 });
  t.choose('raise:wisdom');
  assert.deepEqual([held(t).insanity, held(t).increases, points(t)], [0, { wisdom: 1 }, [3, 0]]);
  assert.equal(t.why(0, 'raise:dexterity')?.reason, 'raised');
  alex(t, { insanity: 5 });
  assert.deepEqual(offered(t, 'raise'), []);
});

rule('LOB-UPA-02 no Attribute is raised above 3', (t) => {
  alex(t, { insanity: 6 });
  assert.deepEqual(offered(t, 'raise'), ['raise:dexterity', 'raise:wisdom', 'raise:imagination'], 'Strength is 3');
  assert.equal(t.why(0, 'raise:strength')?.rule, 'LOB-UPA-02');
});

rule('LOB-RUL-73 the maximum of an Attribute decides whether it can be raised, not its current value', (t) => {
  alex(t, { insanity: 6, decreases: { strength: 2 } });
  assert.equal(t.why(0, 'raise:strength')?.rule, 'LOB-UPA-02');
  alex(t, { insanity: 6, increases: { wisdom: 1 } });
  assert.deepEqual(offered(t, 'raise'), ['raise:dexterity', 'raise:imagination']);
  t.choose('raise:dexterity');
  assert.equal(t.events().find(({ type }) => type === 'raised')?.['to'], 3);
});

rule('LOB-UPA-03 Increase tokens remain after Infection and death', (t) => {
  const cards = innate({ type: 'active', steps: [{ do: 'infect', attribute: 'wisdom' }, { do: 'kill' }] });
  alex(t, { increases: { wisdom: 1 } }, {}, { cards });
  t.choose('use:alex.1');
  assert.deepEqual([held(t).dead, held(t).increases, held(t).decreases], [true, { wisdom: 1 }, { wisdom: 1 }]);
});

rule(
  'LOB-CHR-07 the current value is the printed value plus Increase tokens, minus Decrease tokens, plus temporary changes',
  (t) => {
    const cards = innate({
      type: 'active',
      steps: [
        { do: 'infect', attribute: 'strength' },
        { do: 'attribute', attribute: 'strength', n: 2, until: 'turn' },
      ],
    });
    alex(
      t,
      { increases: { strength: 1 } },
      { monsters: [{ card: 'hellhound', at: 'ward.A' }] },
      { cards, faces: dice('G1 G1 G1 G1 G1 B1') },
    );
    t.choose('use:alex.1');
    t.choose('attack:fists:10');
    assert.deepEqual(rolls(t)[0], ['attack', [10], 'G1 G1 G1 G1 G1'], 'the current value is 3 + 1 − 1 + 2');
  },
);

rule('LOB-INS-04 Insanity buys Disorder cards, Attributes and the INSANE! side, for 6 each', (t) => {
  alex(
    t,
    { insanity: 5, questDone: true },
    { hunt: { position: 6, shown: ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-4', 'quiet-5', 'aura'] } },
  );
  for (const id of ['disorder:ocd', 'raise:wisdom', 'insane'])
    assert.deepEqual([t.why(0, id)?.rule, t.why(0, id)?.values], ['LOB-INS-04', { held: 5 }]);
  alex(
    t,
    { insanity: 6, questDone: true },
    { hunt: { position: 6, shown: ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-4', 'quiet-5', 'aura'] } },
  );
  for (const id of ['disorder:ocd', 'raise:wisdom', 'insane']) assert.ok(t.options().includes(id), id);
  t.choose('insane');
  assert.equal(held(t).insanity, 0);
});

// The INSANE! side

const aura = { hunt: { position: 6, shown: ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-4', 'quiet-5', 'aura'] } };

rule('LOB-UPX-01 6 Insanity flip the card, once in a game, and all its tokens remain', (t) => {
  alex(t, { insanity: 6, questDone: true, wounds: 2, increases: { wisdom: 1 }, conditions: ['fire'] }, aura);
  t.choose('insane');
  assert.deepEqual(
    [held(t).insane, held(t).insanity, held(t).wounds, held(t).increases, Object.keys(held(t).conditions), points(t)],
    [true, 0, 2, { wisdom: 1 }, ['fire'], [3, 0]],
  );
  assert.equal(t.why(0, 'insane')?.reason, 'insane-already');
});

rule('LOB-UPX-02 flipping the card needs the revealed Aura and a completed Quest', (t) => {
  alex(t, { insanity: 6, questDone: true });
  assert.deepEqual([t.why(0, 'insane')?.rule, t.why(0, 'insane')?.reason], ['LOB-UPX-02', 'no-aura']);
  alex(t, { insanity: 6, quest: 2 }, aura);
  assert.deepEqual([t.why(0, 'insane')?.reason, t.why(0, 'insane')?.values], ['quest-open', { done: 2, n: 3 }]);
  alex(t, { insanity: 6, questDone: true }, aura);
  assert.ok(t.options().includes('insane'));
});

rule(
  'LOB-RUL-74 the other side has its own values; a Character with too many Wounds for them dies immediately',
  (t) => {
    const frail = {
      characters: world.characters.map((card) =>
        card.id === 'alex' ? { ...card, insane: { ...card.insane, health: 5 } } : card,
      ),
    };
    alex(t, { insanity: 6, questDone: true, wounds: 5 }, { ...aura, ...quiet }, { cards: frail });
    t.choose('insane');
    assert.equal(held(t).dead, true);
    alex(
      t,
      { insanity: 6, questDone: true, wounds: 7 },
      { ...aura, monsters: [{ card: 'hellhound', at: 'ward.A' }] },
      { faces: dice('G1 G1 G1 G1 B1') },
    );
    t.choose('insane');
    assert.equal(held(t).wounds, 7);
    t.choose('attack:fists:10');
    assert.equal(rolls(t).length, 2);
    assert.deepEqual(rolls(t)[0], ['attack', [10], 'G1 G1 G1 G1'], 'the other side has Strength 4');
  },
);

rule('LOB-RUL-75 a Quest can be completed before the Aura, and remains completed after death', (t) => {
  const strong = {
    weapons: world.weapons.map((card) => (card.id === 'revolver' ? { ...card, mods: { auto: 9 } } : card)),
  };
  alex(
    t,
    { quest: 2, items: ['revolver'] },
    { ...quiet, monsters: [{ card: 'hellhound', at: 'ward.A' }] },
    { cards: { ...strong, ...innate({ type: 'active', steps: [{ do: 'kill' }] }) }, faces: dice('G1 G1 B1') },
  );
  t.choose('attack:revolver:10');
  assert.deepEqual([hits(t).length, held(t).quest, held(t).questDone], [1, 3, true]);
  t.choose('use:alex.1');
  assert.deepEqual([held(t).dead, held(t).questDone], [true, true]);
});

rule(
  'LOB-CHR-03 the blue side’s Quest must be completed before the card is flipped; the other side has no Quest',
  (t) => {
    alex(t, { insanity: 6, quest: 1 }, aura, {
      cards: { characters: world.characters.map((card) => ({ ...card, quest: { n: 2, counts: 'loot' } })) },
    });
    assert.equal(t.why(0, 'insane')?.reason, 'quest-open');
    t.choose('loot');
    assert.deepEqual([held(t).quest, held(t).questDone], [2, true]);
    t.choose('insane');
    assert.equal(held(t).insane, true);
  },
);

rule('LOB-RUL-126 the Junk of an upgrade returns to the bag when it is bought, and not again with the card', (t) => {
  const lose: Ability = { type: 'active', steps: [{ do: 'lose', what: 'item', n: 1 }] };
  acting(t, { characters: [{ items: ['leather-jacket'], junk: { paper: 1, wood: 1 } }] }, { cards: innate(lose) });
  const bag = (): unknown => [t.state.junkBag.paper, t.state.junkBag.wood];
  assert.deepEqual(bag(), [5, 5]);
  t.choose('upgrade:leather-jacket:1');
  assert.deepEqual(bag(), [6, 6]);
  t.choose('use:alex.1');
  assert.deepEqual([held(t).items, bag()], [[], [6, 6]]);
});
