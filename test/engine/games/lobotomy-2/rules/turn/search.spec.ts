// Searching Lockers, Loot, and how much a Character can hold: LOB-SEA, -LOT, -JNK, -MED, -ITM, -ARE.
import assert from 'node:assert/strict';
import type { Situation } from '../../../../../../src/engine/games/lobotomy-2/state/situation.js';
import type { Faces } from '../../../../../../src/engine/kernel/chance.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { acting, held, innate, offered, points, worn } from '../../support/character-turn.js';
import { world } from '../../support/ward-pack.js';
import { dice, draws, eventsOf } from '../../support/match-builder.js';

type Alex = NonNullable<Situation['characters']>[number];
const junk = (t: RuleTest, n = 0): number => Object.values(held(t, n).junk).reduce((a, b) => a + b, 0);
const items = (t: RuleTest): string[] => held(t).items.map(({ card }) => card);
const plain = {
  equipment: [...world.equipment, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, rows: [] }))],
};
const six = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Puts Alex (Imagination 4) and Bob at the Locker of the worked example. Alex searches it with this roll. */
function searching(t: RuleTest, rolled: string, drawn: Faces = [], alex: Alex = {}, cards = {}): void {
  acting(
    t,
    {
      characters: [{ at: 'ward.C', increases: { imagination: 3 }, ...alex }, { at: 'ward.C' }],
      lockers: [{ at: 'ward.C', face: 'example' }],
    },
    { cards, faces: [...dice(rolled), ...drawn] },
  );
  t.choose('search:0');
}
const sixSuccesses = 'B3 B3 B4 B4';

rule(
  'LOB-EX-54 six successes buy a Weapon for 2 and Equipment for 3 from the top of the decks, and the Junk is free',
  (t) => {
    searching(t, sixSuccesses, [
      ...draws('weapon', 'revolver'),
      ...draws('equipment', 'dog-grapple'),
      ...draws('junk', 'rope'),
    ] as Faces);
    t.choose('buy:weapon+equipment');
    assert.deepEqual([items(t), held(t).junk, held(t).meds], [['revolver', 'dog-grapple'], { rope: 1 }, {}]);
  },
);

rule('LOB-EX-55 a Search buys at most one of each kind: after a Weapon and Meds, 2 of 6 successes are lost', (t) => {
  searching(t, sixSuccesses);
  assert.deepEqual(offered(t, 'buy').sort(), [
    'buy:equipment',
    'buy:equipment+meds',
    'buy:meds',
    'buy:nothing',
    'buy:weapon',
    'buy:weapon+equipment',
    'buy:weapon+meds',
  ]);
  t.choose('buy:weapon+meds');
  assert.deepEqual([items(t).length, t.view(0).questions[0]?.kind], [1, 'act'], 'unused successes are lost');
});

rule('LOB-EX-56 without a success, the Character buys nothing but still gets 1 Junk', (t) => {
  searching(t, 'B1 B1 B2 B2');
  assert.deepEqual([items(t), junk(t)], [[], 1]);
});

rule('LOB-SEA-01 a Search costs 1 AP and needs a Locker on the same Space', (t) => {
  acting(t, { characters: [{ at: 'ward.A' }], lockers: [{ at: 'ward.C' }] });
  assert.equal(t.why(0, 'search:0')?.rule, 'LOB-SEA-01');
  acting(t, { characters: [{ at: 'ward.C' }], lockers: [{ at: 'ward.C' }], ap: 1 }, { faces: dice('B1') });
  t.choose('search:0');
  assert.equal(t.state.turn.ap, 0);
});

rule('LOB-SEA-02 the Locker is revealed, with costs and Junk', (t) => {
  acting(
    t,
    { characters: [{ at: 'ward.C' }], lockers: [{ at: 'ward.C' }] },
    { faces: [...(draws('lockers', 'example') as Faces), ...dice('B3')] },
  );
  t.choose('search:0');
  assert.equal(t.state.lockers[0].face, 'example');
  assert.deepEqual(offered(t, 'buy').sort(), ['buy:meds', 'buy:nothing', 'buy:weapon'], '2 successes buy these');
});

rule('LOB-SEA-03 everybody is told all successes of a Search, those from cards included', (t) => {
  const lens = { id: 'lens', passive: { search: 1 }, rows: [] } as const;
  const found = (items: readonly string[]): unknown[] => {
    searching(t, 'B3 B1 B1 B1', [], { items }, { equipment: [...world.equipment, lens] });
    return [eventsOf(t, 'checked')[0]?.['n'], offered(t, 'buy').includes('buy:equipment')];
  };
  assert.deepEqual(
    [found([]), found(['lens'])],
    [
      [2, false],
      [3, true],
    ],
  );
});

rule('LOB-SEA-05 a Search buys at most one of each kind, at the printed costs; unused successes are lost', (t) => {
  searching(t, 'B3 B1 B1 B1', draws('meds', 'red') as Faces);
  assert.deepEqual(offered(t, 'buy').sort(), ['buy:meds', 'buy:nothing', 'buy:weapon'], 'Equipment costs 3');
  assert.equal(t.why(0, 'buy:equipment')?.rule, 'LOB-SEA-05');
  t.choose('buy:meds');
  assert.deepEqual([held(t).meds, t.view(0).questions[0]?.kind], [{ red: 1 }, 'act']);
});

rule('LOB-SEA-06 cards come from the top of the deck, Meds are random', (t) => {
  searching(t, 'B3 B3 B3 B1', [...draws('weapon', 'splashing-paddle'), ...draws('meds', 'brown')] as Faces);
  t.choose('buy:weapon+meds');
  assert.deepEqual(
    [items(t), held(t).meds, t.state.decks.weapon.left, t.state.medsBag.brown],
    [['splashing-paddle'], { brown: 1 }, ['revolver'], 4],
  );
});

rule('LOB-SEA-07 the Character always gets the Junk', (t) => {
  searching(t, sixSuccesses, draws('junk', 'glass') as Faces);
  t.choose('buy:nothing');
  assert.deepEqual([held(t).junk, t.state.junkBag.glass], [{ glass: 1 }, 5]);
});

rule('LOB-SEA-08 the Item limit is checked whenever a card is gained', (t) => {
  searching(
    t,
    sixSuccesses,
    [...draws('weapon', 'revolver'), ...draws('equipment', 'g')] as Faces,
    { items: six },
    plain,
  );
  t.choose('buy:weapon+equipment');
  assert.deepEqual(
    t.options(),
    [...six, 'revolver'].map((id) => `drop:${id}`),
    'the limit is checked before the Equipment',
  );
  assert.ok(!items(t).includes('g'));
  t.choose('drop:a');
  assert.deepEqual(offered(t, 'drop').at(-1), 'drop:g');
});

rule('LOB-RUL-33 a Search gives Weapon, Equipment, Meds and Junk, in this order', (t) => {
  searching(t, 'B3 B3 B3 B4', [
    ...draws('weapon', 'revolver'),
    ...draws('equipment', 'dog-grapple'),
    ...draws('meds', 'blue'),
    ...draws('junk', 'wood'),
  ] as Faces);
  t.choose('buy:weapon+equipment+meds');
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => ['item', 'meds', 'junk'].includes(type))
      .map(({ type, card, colour, kind }) => [type, (card ?? colour ?? kind) as string]),
    [
      ['item', 'revolver'],
      ['item', 'dog-grapple'],
      ['meds', 'blue'],
      ['junk', 'wood'],
    ],
  );
});

rule('LOB-RUL-31 a searched Locker leaves the Board', (t) => {
  searching(t, 'B1 B1 B1 B1');
  assert.deepEqual([t.state.lockers, offered(t, 'search')], [[], []]);
  assert.equal(t.why(0, 'search:0')?.reason, 'no-locker');
});

rule('LOB-RUL-32 only things on the Locker can be bought; a revealed Locker is not drawn again', (t) => {
  const poor = { lockers: [{ id: 'poor', meds: 1, junk: 0 }] };
  acting(
    t,
    { characters: [{ at: 'ward.C', increases: { imagination: 3 } }], lockers: [{ at: 'ward.C' }] },
    {
      cards: { ...poor, ...innate({ type: 'active', steps: [{ do: 'reveal-locker', where: 'here', take: 'one' }] }) },
      faces: dice(sixSuccesses),
    },
  );
  t.choose('use:alex.1');
  assert.equal(t.state.lockers[0].face, 'poor');
  t.choose('search:0');
  assert.deepEqual(t.options(), ['buy:nothing', 'buy:meds']);
});

rule('LOB-RUL-29 an empty bag sells no Meds; an empty deck is refilled from its discards, or gives nothing', (t) => {
  searching(t, sixSuccesses);
  assert.ok(t.options().includes('buy:meds'));
  acting(
    t,
    {
      characters: [{ at: 'ward.C', increases: { imagination: 3 } }, { meds: { green: 5, red: 5, blue: 5, brown: 5 } }],
      lockers: [{ at: 'ward.C', face: 'example' }],
      decks: { weapon: [] },
    },
    { faces: [...dice(sixSuccesses), ...(draws('weapon', 'revolver') as Faces)] },
  );
  t.choose('search:0');
  assert.deepEqual(offered(t, 'buy').sort(), ['buy:equipment', 'buy:nothing', 'buy:weapon', 'buy:weapon+equipment']);
  t.choose('buy:weapon');
  assert.deepEqual([items(t), t.state.decks.weapon], [['revolver'], { left: ['splashing-paddle'], out: [] }]);
});

rule('LOB-LOT-01 an empty Junk Bag gives nothing', (t) => {
  acting(t, { characters: [{ junk: { glass: 6, wood: 6, rope: 6, paper: 6, pipe: 6, rock: 6 } }] });
  t.choose('loot');
  assert.deepEqual([junk(t), points(t)], [36, [2, 0]]);
});

// Loot, Junk, Meds

rule('LOB-LOT-01 Loot costs 1 AP and gives 1 random Junk, once in a Turn, on any Space', (t) => {
  acting(t, { characters: [{ at: 'ward.A' }] }, { faces: draws('junk', 'pipe') as Faces });
  t.choose('loot');
  assert.deepEqual([held(t).junk, points(t), offered(t, 'loot')], [{ pipe: 1 }, [2, 0], []]);
  assert.equal(t.why(0, 'loot')?.reason, 'looted');
});

rule('LOB-JNK-01 there are six types of Junk with six tokens each, drawn at random', (t) => {
  acting(t, {}, { faces: draws('junk', 'rope') as Faces });
  const bag = { ...t.state.junkBag };
  t.choose('loot');
  assert.deepEqual(
    [Object.keys(bag).sort(), held(t).junk, t.state.junkBag],
    [['glass', 'paper', 'pipe', 'rock', 'rope', 'wood'], { rope: 1 }, { ...bag, rope: 5 }],
  );
});

rule('LOB-JNK-02 Junk has no limit', (t) => {
  acting(t, { characters: [{ junk: { glass: 6, wood: 6, rope: 6, paper: 6, pipe: 6, rock: 5 } }] });
  t.choose('loot');
  assert.deepEqual([junk(t), t.state.junkBag.rock, t.view(0).questions[0]?.kind], [36, 0, 'act']);
});

rule('LOB-JNK-03 Junk comes from Loot, Lockers, Elite Monsters, Trades and Abilities', (t) => {
  const give = innate({ type: 'active', once: true, steps: [{ do: 'junk', n: 1, kind: 'wood' }] });
  const strong = {
    ...give,
    weapons: world.weapons.map((card) => (card.id === 'revolver' ? { ...card, mods: { auto: 9 } } : card)),
  };
  acting(
    t,
    {
      characters: [
        { at: 'ward.C', items: ['revolver'] },
        { at: 'ward.C', junk: { glass: 1 } },
      ],
      lockers: [{ at: 'ward.C', face: 'example' }],
      monsters: [{ card: 'orderly', at: 'ward.C' }],
      ap: 3,
    },
    {
      cards: strong,
      faces: [
        ...(draws('junk', 'rope') as Faces),
        ...dice('B1'),
        ...(draws('junk', 'pipe') as Faces),
        ...dice('G1 G1 N5'),
        ...(draws('junk', 'rock') as Faces),
      ],
    },
  );
  for (const id of ['loot', 'search:0', 'attack:revolver:10', 'use:alex.1', 'trade:1', 'put:1:junk:glass', 'offer'])
    t.choose(id);
  assert.deepEqual(held(t).junk, { rope: 1, pipe: 1, rock: 1, wood: 1, glass: 1 });
});

rule('LOB-MED-01 Meds are drawn at random, have no limit, and are traded', (t) => {
  searching(t, 'B3 B1 B1 B1', draws('meds', 'green') as Faces, { meds: { green: 4, red: 5, blue: 5, brown: 5 } });
  for (const pass of t.options().filter((id) => id === 'keep')) t.choose(pass);
  t.choose('buy:meds');
  assert.deepEqual([held(t).meds.green, t.state.medsBag.green], [5, 0]);
  acting(t, { characters: [{ meds: { red: 1 } }] });
  t.choose('trade:1');
  t.choose('put:0:meds:red');
  t.choose('offer');
  assert.deepEqual(held(t, 1).meds, { red: 1 });
});

// Limits

rule('LOB-ITM-01 Items are Weapons and Equipment, including Basic ones', (t) => {
  acting(
    t,
    {
      characters: [{ items: ['straitjacket.1', 'broken-glass.1', 'revolver', 'dog-grapple'] }],
      lockers: [{ at: 'ward.A', face: 'example' }],
    },
    { faces: dice('B3') },
  );
  t.choose('search:0');
  t.choose('buy:weapon');
  t.choose('trade:1');
  assert.deepEqual(
    offered(t, 'put').sort(),
    ['broken-glass.1', 'dog-grapple', 'revolver', 'splashing-paddle', 'straitjacket.1']
      .map((id) => `put:0:item:${id}`)
      .concat(Object.keys(held(t).junk).map((kind) => `put:0:junk:${kind}`))
      .sort(),
  );
});

rule('LOB-ITM-02 a Character with a seventh Item discards one immediately', (t) => {
  searching(t, 'B3 B3 B1 B1', draws('equipment', 'g') as Faces, { items: six }, plain);
  t.choose('buy:equipment');
  t.choose('drop:c');
  assert.deepEqual([items(t), t.state.decks.equipment.out], [['a', 'b', 'd', 'e', 'f', 'g'], ['c']]);
});

rule('LOB-ITM-03 the discarded Item may be the new one', (t) => {
  searching(t, 'B3 B3 B1 B1', draws('equipment', 'g') as Faces, { items: six }, plain);
  t.choose('buy:equipment');
  t.choose('drop:g');
  assert.deepEqual(items(t), six);
});

rule('LOB-ITM-04 the tokens of a discarded Item are removed', (t) => {
  const cards = {
    equipment: [...plain.equipment.filter(({ id }) => id !== 'a'), { id: 'a', rows: [{ cost: { wood: 1 } }] }],
  };
  searching(
    t,
    'B3 B3 B1 B1',
    draws('equipment', 'g') as Faces,
    { items: [{ card: 'a', rows: [0], tapped: true }, ...six.slice(1)] },
    cards,
  );
  t.choose('buy:equipment');
  t.choose('drop:a');
  assert.ok(!items(t).includes('a'));
  acting(
    t,
    { characters: [{ items: [{ card: 'a', rows: [0], tapped: true }] }], decks: { equipment: [] } },
    {
      cards: {
        ...cards,
        ...innate({
          type: 'active',
          steps: [
            { do: 'lose', what: 'item', n: 1 },
            { do: 'item', deck: 'equipment', n: 1 },
          ],
        }),
      },
      faces: draws('equipment', 'a') as Faces,
    },
  );
  t.choose('use:alex.1');
  assert.deepEqual(
    held(t).items.map(({ card, rows, tapped }) => [card, rows, tapped]),
    [['a', 0, false]],
    'the Item is as new when it is drawn again',
  );
});

rule('LOB-RUL-20 Basic Items do not count against the limit of 6', (t) => {
  searching(
    t,
    'B3 B3 B1 B1',
    draws('equipment', 'g') as Faces,
    { items: ['straitjacket.1', 'broken-glass.1', 'spell-scroll.1', ...six.slice(1)] },
    plain,
  );
  t.choose('buy:equipment');
  assert.equal(t.view(0).questions[0]?.kind, 'act', 'the Character may have six Items besides the Basic ones');
  searching(t, 'B3 B3 B1 B1', draws('equipment', 'g') as Faces, { items: ['straitjacket.1', ...six] }, plain);
  t.choose('buy:equipment');
  assert.ok(t.options().length === 7 && !t.options().includes('drop:straitjacket.1'));
  t.choose('drop:b');
});

rule('LOB-RUL-78 any card may be discarded; a discarded Loadout card leaves its slot empty', (t) => {
  searching(
    t,
    'B3 B3 B1 B1',
    draws('equipment', 'g') as Faces,
    { items: ['straitjacket.1', 'revolver', ...six.slice(1)] },
    plain,
  );
  assert.deepEqual(worn(t), ['straitjacket.1', 'revolver']);
  t.choose('buy:equipment');
  t.choose('drop:revolver');
  assert.deepEqual(worn(t), ['straitjacket.1']);
});

rule('LOB-RUL-26 the first additional Weapon goes into a free slot, an Armor does not', (t) => {
  searching(t, sixSuccesses, [...draws('weapon', 'revolver'), ...draws('equipment', 'leather-jacket')] as Faces, {
    items: ['broken-glass.1'],
  });
  t.choose('buy:weapon+equipment');
  assert.deepEqual(worn(t), ['broken-glass.1', 'revolver']);
  searching(t, sixSuccesses, draws('weapon', 'revolver') as Faces, { items: ['splashing-paddle'] });
  t.choose('buy:weapon');
  assert.deepEqual(worn(t), ['splashing-paddle'], 'it is not the first additional Weapon');
  searching(t, sixSuccesses, draws('weapon', 'revolver') as Faces, { items: ['broken-glass.1', 'spell-scroll.1'] });
  t.choose('buy:weapon');
  assert.deepEqual(worn(t), ['broken-glass.1', 'spell-scroll.1'], 'no slot is free');
});

rule('LOB-WPN-08 Weapons come from Lockers and Trades', (t) => {
  searching(t, sixSuccesses, draws('weapon', 'revolver') as Faces);
  t.choose('buy:weapon');
  t.choose('trade:1');
  t.choose('put:0:item:revolver');
  t.choose('offer');
  assert.deepEqual([items(t), held(t, 1).items.map(({ card }) => card)], [[], ['revolver']]);
});
