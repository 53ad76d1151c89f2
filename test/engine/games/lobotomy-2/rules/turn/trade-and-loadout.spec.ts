// Trades between Characters on one Space, and the Loadout: LOB-TRD, -LOD, -ARE, -ITM.
import assert from 'node:assert/strict';
import type { Situation } from '../../../../../../src/engine/games/lobotomy-2/state/situation.js';
import { rule, type RuleTest } from '../../../../../support/rule-coverage.js';
import { acting, held, innate, offered, points, worn } from '../../support/character-turn.js';
import { world } from '../../support/ward-pack.js';
import { dice, draws, eventsOf, rolls } from '../../support/match-builder.js';
import type { Ability, DisorderCard } from '../../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Faces } from '../../../../../../src/engine/kernel/chance.js';

type Who = NonNullable<Situation['characters']>[number];
const items = (t: RuleTest, n = 0): string[] => held(t, n).items.map(({ card }) => card);
const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const cards = { equipment: [...world.equipment, ...[...six, 'g'].map((id) => ({ id, rows: [] }))] };

/** Alex chooses things for a Trade with somebody, and offers the Trade. */
function trading(t: RuleTest, characters: readonly Who[], things: readonly string[], partner = 1): void {
  acting(t, { characters }, { cards });
  t.choose(`trade:${partner}`);
  for (const thing of things) t.choose(`put:${thing}`);
  if (things.length) t.choose('offer');
}

rule('LOB-TRD-01 two Characters on one Space exchange Items, Junk and Meds, once in a Turn, for no AP', (t) => {
  trading(
    t,
    [{ items: ['revolver'], junk: { wood: 2 } }, { meds: { blue: 1 } }],
    ['0:item:revolver', '0:junk:wood', '1:meds:blue'],
  );
  assert.deepEqual(
    [items(t), held(t).junk, held(t).meds, items(t, 1), points(t)],
    [[], { wood: 1 }, { blue: 1 }, ['revolver'], [3, 0]],
  );
  assert.deepEqual([offered(t, 'trade'), t.why(0, 'trade:1')?.reason], [[], 'traded']);
});

rule('LOB-TRD-02 both must agree: the other player may refuse', (t) => {
  trading(t, [{ junk: { wood: 1 } }], ['0:junk:wood'], 2);
  assert.deepEqual([t.view(1).questions[0]?.kind, t.options(1)], ['trade-agree', ['yes', 'no']]);
  t.choose('no');
  assert.deepEqual([held(t).junk, held(t, 2).junk], [{ wood: 1 }, {}]);
});

rule('LOB-RUL-79 a Trade that is cancelled or refused costs nothing: neither the Trade nor the Move Action', (t) => {
  const others = Array<Who>(3).fill({ at: 'ward.B' });
  acting(t, { characters: [{ junk: { wood: 1 } }, ...others] });
  for (const id of ['walk:1', 'trade:1', 'put:0:junk:wood', 'cancel']) t.choose(id);
  assert.deepEqual(
    [points(t), offered(t, 'trade')],
    [
      [2, 1],
      ['trade:1', 'trade:2', 'trade:3'],
    ],
  );
  for (const id of ['trade:2', 'put:0:junk:wood', 'offer', 'no']) t.choose(id);
  assert.deepEqual(
    [points(t), offered(t, 'trade')],
    [
      [2, 1],
      ['trade:1', 'trade:2', 'trade:3'],
    ],
  );
  for (const id of ['trade:2', 'put:0:junk:wood', 'offer', 'yes']) t.choose(id);
  assert.deepEqual([points(t), offered(t, 'trade'), t.why(0, 'trade:1')?.reason], [[2, 0], [], 'traded']);
});

rule('LOB-RUL-79 a Trade is not offered if neither side has anything', (t) => {
  acting(t, { characters: [{ insanity: 3 }, {}, { meds: { red: 1 } }] });
  assert.deepEqual([offered(t, 'trade'), t.why(0, 'trade:1')?.reason], [['trade:2'], 'nothing-to-trade']);
});

rule('LOB-TRD-03 Wounds, Insanity, Conditions and Disorder cards are not traded', (t) => {
  trading(t, [{ wounds: 2, insanity: 3, conditions: ['fire'], disorders: ['rage'], junk: { rope: 1 } }], []);
  assert.deepEqual(t.options(), ['put:0:junk:rope', 'cancel']);
  for (const thing of ['wound', 'fire', 'disorder:rage']) assert.equal(t.why(0, `put:0:${thing}`)?.rule, 'LOB-TRD-03');
});

rule('LOB-INS-05 Insanity is not traded', (t) => {
  trading(t, [{ insanity: 3, junk: { rope: 1 } }], []);
  assert.equal(t.why(0, 'put:0:insanity')?.rule, 'LOB-INS-05');
  t.choose('cancel');
  assert.deepEqual([held(t).insanity, held(t, 1).insanity], [3, 0]);
});

rule('LOB-TRD-04 dead Characters, and Characters on other Spaces, cannot trade', (t) => {
  acting(t, { characters: [{ junk: { rope: 1 } }, { dead: true }, { at: 'ward.B' }] });
  assert.deepEqual(offered(t, 'trade'), ['trade:3']);
  assert.deepEqual([t.why(0, 'trade:1')?.rule, t.why(0, 'trade:2')?.reason], ['LOB-TRD-04', 'not-here']);
});

rule('LOB-TRD-05 a Character with too many Items after a Trade discards, possibly a new one', (t) => {
  trading(t, [{ items: ['g'] }, { items: six }], ['0:item:g']);
  assert.deepEqual([t.view(0).questions[0]?.player, t.options()], [1, [...six, 'g'].map((id) => `drop:${id}`)]);
  t.choose('drop:g');
  assert.deepEqual(items(t, 1), six);
});

rule('LOB-RUL-79 the Trade counts for the acting Character, not the partner; Loadout cards leave their slots', (t) => {
  trading(
    t,
    [{ items: ['straitjacket.1', 'broken-glass.1', 'revolver'] }],
    ['0:item:revolver', '0:item:straitjacket.1'],
  );
  assert.deepEqual(
    [worn(t), worn(t, 1), items(t, 1)],
    [['broken-glass.1'], ['revolver'], ['revolver', 'straitjacket.1']],
    'only a first additional Weapon goes into the Loadout',
  );
  t.choose('end');
  assert.ok(t.options().includes('trade:0'));
});

rule(
  'LOB-RUL-79 both sides of a Trade arrive together: a first additional Weapon takes the slot of a Weapon that is given away',
  (t) => {
    trading(
      t,
      [{ items: ['broken-glass.1', 'sling.1'] }, { items: ['revolver'] }],
      ['0:item:sling.1', '1:item:revolver'],
    );
    assert.deepEqual([worn(t), worn(t, 1)], [['broken-glass.1', 'revolver'], []]);
  },
);

rule(
  'LOB-RUL-21 Basic Items can be traded; they do not count for the limit and are not discarded because of it',
  (t) => {
    trading(t, [{ items: ['straitjacket.1', 'g'] }, { items: six }], ['0:item:straitjacket.1', '0:item:g']);
    assert.deepEqual(
      t.options(),
      [...six, 'g'].map((id) => `drop:${id}`),
    );
    t.choose('drop:a');
    assert.deepEqual(items(t, 1), [...six.slice(1), 'straitjacket.1', 'g']);
  },
);

rule('LOB-RUL-79 a Basic Weapon that is received is not in the Loadout', (t) => {
  trading(t, [{ items: ['broken-glass.1'] }], ['0:item:broken-glass.1']);
  assert.deepEqual([items(t, 1), worn(t, 1)], [['broken-glass.1'], []]);
});

rule('LOB-UPC-02 a traded card keeps its upgrades', (t) => {
  trading(t, [{ items: [{ card: 'splashing-paddle', rows: [0, 1] }] }], ['0:item:splashing-paddle']);
  assert.equal(held(t, 1).items[0]?.rows, 3);
});

rule('LOB-EQP-05 Equipment comes from Lockers and Trades', (t) => {
  acting(
    t,
    {
      characters: [{ at: 'ward.C', increases: { imagination: 2 } }, { at: 'ward.C' }],
      lockers: [{ at: 'ward.C', face: 'example' }],
    },
    { faces: [...dice('B3 B3 B1'), { deck: 'equipment', card: 'dog-grapple' }] },
  );
  for (const id of ['search:0', 'buy:equipment', 'trade:1', 'put:0:item:dog-grapple', 'offer']) t.choose(id);
  assert.deepEqual([items(t), items(t, 1)], [[], ['dog-grapple']]);
});

// The Loadout

rule('LOB-LOD-01 Change Loadout is free, once in a Turn', (t) => {
  acting(t, {
    characters: [{ items: ['straitjacket.1', 'leather-jacket', 'broken-glass.1', 'revolver', 'spell-scroll.1'] }],
  });
  for (const id of [
    'loadout',
    'stow:straitjacket.1',
    'wear:leather-jacket',
    'stow:revolver',
    'wear:spell-scroll.1',
    'done',
  ])
    t.choose(id);
  assert.deepEqual(
    [worn(t), points(t), offered(t, 'loadout')],
    [['leather-jacket', 'broken-glass.1', 'spell-scroll.1'], [3, 0], []],
  );
  assert.equal(t.why(0, 'loadout')?.reason, 'changed');
});

rule('LOB-RUL-128 opening the Loadout without a change costs nothing; the first change ends the Move Action', (t) => {
  acting(t, { characters: [{ items: ['straitjacket.1', 'broken-glass.1'] }] });
  for (const id of ['walk:1', 'loadout', 'done']) t.choose(id);
  assert.deepEqual([points(t), offered(t, 'loadout')], [[2, 1], ['loadout']]);
  for (const id of ['loadout', 'stow:broken-glass.1']) t.choose(id);
  assert.deepEqual(points(t), [2, 0]);
  t.choose('done');
  assert.deepEqual([offered(t, 'loadout'), t.why(0, 'loadout')?.reason], [[], 'changed']);
});

rule(
  'LOB-LOD-01 Change Loadout is one action, so replacing Armor that gives Health with similar Armor does not kill the Character',
  (t) => {
    const vests = {
      equipment: [
        ...world.equipment,
        ...['vest', 'mail'].map((id) => ({ id, armor: true as const, passive: { health: 1 }, rows: [] })),
      ],
    };
    acting(t, { characters: [{ wounds: 8, items: ['vest', 'mail'] }] }, { cards: vests });
    for (const id of ['loadout', 'stow:vest', 'wear:mail', 'done']) t.choose(id);
    assert.deepEqual([held(t).dead, worn(t)], [false, ['mail']]);
  },
);

rule('LOB-ARE-02 a Loadout has at most 1 Armor and 2 Weapons', (t) => {
  acting(t, {
    characters: [{ items: ['straitjacket.1', 'leather-jacket', 'broken-glass.1', 'revolver', 'spell-scroll.1'] }],
  });
  t.choose('loadout');
  assert.deepEqual(t.options(), ['stow:straitjacket.1', 'stow:broken-glass.1', 'stow:revolver', 'done']);
  t.choose('stow:revolver');
  assert.deepEqual(t.options(), [
    'stow:straitjacket.1',
    'stow:broken-glass.1',
    'wear:revolver',
    'wear:spell-scroll.1',
    'done',
  ]);
});

rule('LOB-ITM-05 only Items in the Loadout are in use', (t) => {
  acting(t, {
    characters: [{ items: ['broken-glass.1', { card: 'revolver', worn: false }] }],
    monsters: [{ card: 'hellhound', at: 'ward.B' }],
  });
  assert.deepEqual(offered(t, 'attack'), []);
  assert.equal(t.why(0, 'attack:revolver:10')?.reason, 'not-in-loadout');
  for (const id of ['loadout', 'wear:revolver', 'done']) t.choose(id);
  assert.deepEqual(offered(t, 'attack'), ['attack:revolver:10']);
});

rule('LOB-ITM-06 in a fight, Armor counts only in the Loadout, other Equipment wherever it is held', (t) => {
  const vest = {
    ...cards,
    equipment: [...cards.equipment, { id: 'vest', passive: { defense: { dice: { brown: 1 } } }, rows: [] }],
  };
  const attacked = (given: Who['items'], faces: string): unknown => {
    acting(
      t,
      {
        phase: 'attacks',
        characters: [{ items: given ?? [] }, { at: 'ward.O' }, { at: 'ward.O' }, { at: 'ward.O' }],
        monsters: [{ card: 'hellhound', at: 'ward.A' }],
      },
      { cards: vest, faces: dice(`G1 G1 ${faces}`) },
    );
    return rolls(t)[1];
  };
  assert.deepEqual(attacked([{ card: 'leather-jacket', worn: false }], ''), ['defense', [0], '']);
  assert.deepEqual(attacked(['leather-jacket', 'vest'], 'B1 N4 N4'), ['defense', [0], 'B1 N4 N4']);
});

rule('LOB-ITM-07 the Basic Items and the first additional Weapon go into the Loadout automatically', (t) => {
  trading(t, [{ items: ['revolver'] }, { items: ['straitjacket.2', 'broken-glass.2'] }], ['0:item:revolver']);
  assert.deepEqual(worn(t, 1), ['straitjacket.2', 'broken-glass.2', 'revolver']);
  acting(
    t,
    { characters: [{ at: 'ward.C', increases: { imagination: 1 } }], lockers: [{ at: 'ward.C', face: 'example' }] },
    { faces: [...dice('B3 B1'), { deck: 'weapon', card: 'revolver' }] },
  );
  t.choose('search:0');
  t.choose('buy:weapon');
  assert.deepEqual(worn(t), ['revolver']);
});

rule('LOB-RUL-26 only the first additional Weapon joins the Loadout, even if it was given away since', (t) => {
  acting(
    t,
    { characters: [{ items: ['revolver'] }, {}] },
    {
      cards: innate({ type: 'active', steps: [{ do: 'item', deck: 'weapon', n: 1 }] }),
      faces: draws('weapon', 'splashing-paddle') as Faces,
    },
  );
  for (const id of ['trade:1', 'put:0:item:revolver', 'offer']) t.choose(id);
  assert.deepEqual([worn(t), worn(t, 1)], [[], ['revolver']]);
  t.choose('use:alex.1');
  assert.deepEqual([items(t), worn(t)], [['splashing-paddle'], []]);
});

rule('LOB-ITM-09 the Loadout changes only by the action, by automatic placement, or by losing a card', (t) => {
  acting(
    t,
    { characters: [{ items: ['straitjacket.1', 'broken-glass.1', { card: 'revolver', worn: false }] }] },
    {
      cards: { ...cards, ...innate({ type: 'active', steps: [{ do: 'item', deck: 'weapon', n: 1 }] }) },
      faces: [{ deck: 'weapon', card: 'splashing-paddle' }],
    },
  );
  t.choose('use:alex.1');
  assert.deepEqual(worn(t), ['straitjacket.1', 'broken-glass.1'], 'a second additional Weapon stays outside');
  for (const id of ['loadout', 'stow:broken-glass.1', 'wear:splashing-paddle', 'done']) t.choose(id);
  assert.deepEqual(worn(t), ['straitjacket.1', 'splashing-paddle']);
  for (const id of ['trade:1', 'put:0:item:splashing-paddle', 'offer']) t.choose(id);
  assert.deepEqual(worn(t), ['straitjacket.1'], 'the slot of the Weapon stays empty');
});

rule('LOB-ARE-04 a Character has at most 4 Disorder cards, 6 Insanity, and 6 Items besides Basic ones', (t) => {
  const four = ['rage', 'spite', 'fury', 'lists'];
  acting(
    t,
    { characters: [{ disorders: four, items: six, insanity: 6 }] },
    {
      cards: {
        ...cards,
        ...innate({
          type: 'active',
          steps: [
            { do: 'insanity', n: 1 },
            { do: 'item', deck: 'equipment', n: 1 },
            { do: 'disorder', deck: 'ocd' },
          ],
        }),
      },
      faces: [
        { deck: 'equipment', card: 'g' },
        { deck: 'ocd', card: 'order' },
      ],
    },
  );
  t.choose('use:alex.1');
  t.choose('drop:a');
  t.choose('drop:rage');
  assert.deepEqual(
    [held(t).insanity, items(t), held(t).disorders.map(({ card }) => card)],
    [6, [...six.slice(1), 'g'], ['spite', 'fury', 'lists', 'order']],
  );
});

// A card that raised a limit is lost

const roomy = {
  equipment: [...cards.equipment, { id: 'belt', passive: { limits: { items: 2 } }, rows: [] }],
  disorders: [
    ...world.disorders,
    {
      id: 'attic',
      deck: 'ocd',
      abilities: [
        { type: 'passive', passive: { limits: { insanity: 2, disorders: 1 } } },
        { type: 'active', cooldown: 2, steps: [] },
      ],
    } satisfies DisorderCard,
  ],
};

rule('LOB-RUL-123 when a card that raised the limit of Items is lost, its holder discards at once', (t) => {
  const lose: Ability = { type: 'active', steps: [{ do: 'lose', what: 'item', n: 1 }] };
  acting(t, { characters: [{ items: ['belt', ...six, 'g'] }] }, { cards: { ...roomy, ...innate(lose) } });
  t.choose('use:alex.1');
  t.choose('item:belt');
  assert.deepEqual([t.view(0).questions[0]?.kind, t.options().length], ['item-limit', 7]);
  t.choose('drop:a');
  assert.deepEqual(items(t), [...six.slice(1), 'g']);
});

rule('LOB-RUL-123 a card in Cooldown raises no limit: Insanity and Disorder cards above it are lost', (t) => {
  const five = ['attic', 'rage', 'spite', 'fury', 'lists'];
  acting(t, { characters: [{ disorders: five, insanity: 8 }] }, { cards: roomy });
  t.choose('use:attic.2');
  assert.deepEqual([held(t).insanity, eventsOf(t, 'lost').map(({ what, n }) => [what, n])], [6, [['insanity', 2]]]);
  assert.deepEqual(
    t.options(),
    five.map((card) => `drop:${card}`),
  );
  t.choose('drop:rage');
  assert.deepEqual(
    held(t).disorders.map(({ card }) => card),
    ['attic', 'spite', 'fury', 'lists'],
  );
});
