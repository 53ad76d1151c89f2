// Every card of the example packs does what its data says. The expected results are derived from that data. The cards
// of our own pack, which cards.spec.ts tests one by one, are tested here too, as a check of these tests.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type {
  ItemCard,
  Modifier,
  Modifiers,
  Pack,
} from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { pack as own } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { parsePack } from '../../../../../src/engine/games/sanitarium/cards/schema/pack-schema.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import type { Effect } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { dice, draws, row, situation } from '../support/situations.js';

function published(name: string): Pack {
  const read = parsePack(
    JSON.parse(readFileSync(new URL(`../../../../../examples/packs/${name}.json`, import.meta.url), 'utf8')),
  );
  return read.ok ? read.value.pack : assert.fail(name);
}

type Lying = NonNullable<Situation['players']>[number];

/** A match with the pack of the tested card. */
class Trial extends RuleTest {
  /** Kinds of Items without modifiers, other than the tested card. The first three are on the map. */
  readonly others: readonly string[];

  constructor(
    readonly pack: Pack,
    readonly kind: string,
  ) {
    super();
    this.others = pack.items.flatMap((item) => (item.kind === kind || item.mods ? [] : [item.kind]));
  }

  get id(): string {
    return `${this.kind}.1`;
  }

  room(i: number): string {
    return this.pack.rooms[i] ?? assert.fail();
  }

  /**
   * Begins a match on a row of cards with these spaces: a Room (0), a face-down card (2 and 3), a Dark Hallway (4), a
   * face-down card (6 and 7), a Room (8), a face-down card (10 and 11).
   */
  table(me: Lying, more: Partial<Situation> = {}, faces: readonly object[] = [], seats = 2): void {
    const map = row([
      this.room(0),
      `${this.others[0] ?? ''}.2`,
      'dark.1',
      `${this.others[1] ?? ''}.2`,
      this.room(1),
      `${this.others[2] ?? ''}.2`,
    ]);
    this.match(rules, {
      seats,
      pack: this.pack,
      faces: faces as never,
      situation: situation(map, { players: [me, { at: [8, 0] }], ...more }),
    });
  }

  /** A player who holds the tested card, as an Item or as an Action. */
  holding(me: Lying = {}): Lying {
    return {
      ...me,
      ...(this.pack.actions.some(({ kind }) => kind === this.kind) ? { actions: [this.id] } : { items: [this.id] }),
    };
  }

  use(...answers: readonly string[]): void {
    for (const each of [`use:${this.id}`, ...answers]) this.choose(each);
  }

  get asked(): string | undefined {
    return this.view(0).questions[0]?.kind;
  }
}

type Trials<K extends string, V> = Partial<Readonly<Record<K, (t: Trial, value: V) => void>>>;

/** For each kind of effect, a match in which the card is used, and the expected result. */
const verbs: Trials<Effect['do'], never> = {
  walk: (t, { n }: { n: number }) => {
    t.table(t.holding());
    const path = [2, 3, 4, 6, 7, 8];
    t.use(...path.slice(0, n).map((to) => `move:${to}`));
    assert.deepEqual([t.state.players[0].at, t.asked], [path[n - 1], 'act'], 'exactly that many doorways are passed');
  },
  'to-room': (t) => {
    t.table(t.holding({ at: [4, 0] }));
    t.choose(`use:${t.id}`);
    assert.deepEqual(t.options().sort(), ['move:0', 'move:8']);
    t.choose('move:8');
    assert.equal(t.state.players[0].at, 8);
  },
  reroll: (t) => {
    t.table(t.holding(), { phase: 'dice', dice: [1, 2, 6] }, dice(5));
    t.use('reroll:1');
    assert.deepEqual(t.state.turn.dice, [1, 5, 6]);
  },
  'set-die': (t) => {
    t.table(t.holding(), { phase: 'dice', dice: [1, 2, 6] });
    t.use('set:0:4');
    assert.deepEqual(t.state.turn.dice, [4, 2, 6]);
  },
  'ignore-horror': (t) => {
    t.table(t.holding(), { ap: 1, monsters: [[2, 0]] });
    t.choose('move:2');
    t.use();
    assert.deepEqual(
      t.events().filter(({ type }) => type === 'horror-rolled'),
      [],
    );
  },
  'push-monster': (t, { n, reach }: { n: number; reach: number }) => {
    t.table(t.holding(), {
      monsters: [
        [2, 0],
        [4, 0],
      ],
    });
    t.choose(`use:${t.id}`);
    assert.equal(
      t.options().some((id) => id.startsWith('push:1:')),
      reach >= 3,
      'the monster three doorways away is offered only if the card reaches so far',
    );
    for (const to of [3, 4, 6].slice(0, n)) t.choose(`push:0:${to}`);
    assert.deepEqual([t.state.monsters[0].at, t.asked], [[3, 4, 6][n - 1], 'act']);
  },
  lull: (t) => {
    t.table(t.holding(), { monsters: [[4, 0]] }, [...draws(t.room(2), t.room(3)), ...dice(1, 2, 6)]);
    t.use();
    t.choose('end');
    const after = t.state.monsters[0].at as number;
    assert.equal(after, 6, 'the monster comes in the other player’s turn');
    t.choose(t.options(1)[0] ?? '');
    t.choose('die:6');
    for (const id of ['end', 'stop']) t.choose(id);
    assert.deepEqual([t.state.active, t.state.turn.phase, t.state.monsters[0].at], [0, 'darkness', after]);
  },
  peek: (t, { n, reach }: { n: number; reach: number }) => {
    t.table(t.holding({ at: [8, 0] }));
    t.choose(`use:${t.id}`);
    const near = reach >= 3 ? [1, 3, 5] : [3, 5];
    assert.deepEqual(t.options().sort(), ['enough', ...near.map((index) => `peek:${index}`)]);
    for (const index of near.slice(0, n)) t.choose(`peek:${index}`);
    assert.equal(t.asked, 'act', 'no further card is asked for');
    assert.deepEqual(
      near.filter((index) => t.view(0).state.map[index].card !== null),
      near.slice(0, n),
    );
    assert.ok(near.every((index) => t.view(1).state.map[index].card === null));
  },
  'take-item': (t, { reach }: { reach: number }) => {
    const loot = `${t.others[2] ?? ''}.1`;
    const owner = (x: number): Partial<Situation> => ({ players: [t.holding(), { at: [x, 0], items: [loot] }] });
    // The x coordinates of the cells that are 0, 1, 2, … doorways away from the Room.
    const spaces = [0, 2, 3, 4, 6, 7, 8, 10, 11];
    t.table({}, owner(spaces[reach + 1] ?? 0));
    assert.ok(!t.options().includes(`use:${t.id}`), 'the owner of the Item is too far away');
    t.table({}, owner(spaces[reach] ?? 0));
    t.use();
    assert.deepEqual(
      t.state.players.map(({ items }: { items: { card: string }[] }) => items.map(({ card }) => card)),
      [[loot], []],
    );
  },
  'close-door': (t) => {
    t.table(t.holding({ at: [2, 0] }), { ap: 1 });
    assert.ok(t.options().includes('move:0'));
    t.use();
    assert.equal(t.why(0, 'move:0')?.reason, 'door-shut');
  },
  explore: (t) => {
    const { steps = [] } = [...t.pack.items, ...t.pack.actions].find(({ kind }) => kind === t.kind) ?? {};
    t.table(t.holding(), {}, draws(...steps.map((_, i) => t.room(i + 2))));
    t.use();
    for (let i = 0; i < steps.length; i++) t.choose(t.options()[0] ?? '');
    assert.deepEqual(
      t.state.map.slice(6).map(({ card }: { card: string }) => card),
      steps.map((_, i) => t.room(i + 2)),
    );
    assert.equal(t.asked, 'act');
  },
};

const haunted = (t: Trial): Lying =>
  t.pack.items.some(({ kind }) => kind === t.kind)
    ? { items: [t.id] }
    : { hallucinations: [t.kind === t.pack.confusion.kind ? t.id : t.kind] };

/** For each modifier, a match with the card, and the expected difference. */
const changes: Trials<Modifier, number> = {
  horror: (t, n) => {
    t.table(haunted(t), { ap: 1, monsters: [[2, 0]] }, dice(3));
    t.choose('move:2');
    assert.deepEqual(
      t.events().flatMap((event) => (event.type === 'horror-rolled' ? [event['result']] : [])),
      [3 + n],
    );
  },
  'first-move': (t, n) => {
    t.table(haunted(t), { ap: 6 });
    t.choose('move:2');
    assert.equal(t.state.turn.ap, 5 - n);
    t.choose('move:3');
    assert.equal(t.state.turn.ap, 4 - n);
  },
  search: (t, n) => {
    t.table({ at: [2, 0], ...haunted(t) }, { ap: 6 });
    t.choose('search');
    assert.equal(t.state.turn.ap, 5 - n);
  },
  ap: (t, n) => {
    t.table(haunted(t), { phase: 'dice', dice: [1, 2, 6] });
    t.choose('die:6');
    assert.equal(t.state.turn.ap, 6 + n);
  },
  worth: (t, n) => {
    const [first, second] = t.pack.items.filter(({ value }) => value === 1);
    t.table({ ...haunted(t), items: [`${first?.kind ?? ''}.1`, `${second?.kind ?? ''}.1`] }, { pool: 1 });
    assert.deepEqual(t.why(0, `disbelieve:${t.kind}`)?.values?.['sanity'], 1 + 2 * Math.max(0, 1 + n));
  },
  creep: (t) => {
    for (const [me, nearest] of [
      [haunted(t), 3],
      [{}, 4],
    ] as const) {
      t.table(
        me,
        {
          phase: 'darkness',
          monsters: [
            [8, 0],
            [6, 0],
          ],
        },
        draws(t.room(2)),
      );
      assert.deepEqual(
        t.state.monsters.map(({ at }: { at: number }) => at),
        [7, nearest],
      );
    }
  },
  'no-jump': (t) => {
    t.table(haunted(t), { ap: 6 });
    assert.equal(t.why(0, 'move:8')?.reason, 'no-jump');
  },
  'no-concentrate': (t) => {
    t.table(haunted(t), { ap: 6 });
    assert.equal(t.why(0, 'concentrate')?.reason, 'no-concentrate');
  },
  'move-first': (t) => {
    t.table({ at: [2, 0], ...haunted(t) }, { ap: 6 });
    assert.equal(t.why(0, 'search')?.reason, 'move-first');
    t.choose('move:3');
    assert.ok(t.options().includes('search'));
  },
  'neighbour-die': (t) => {
    t.table(haunted(t), { phase: 'dice', dice: [1, 2, 6] }, [], 3);
    assert.deepEqual([t.options(0), t.options(1)], [[], ['die:1', 'die:2', 'die:6']]);
  },
};

function tried(pack: Pack, kind: string, run: (t: Trial) => void): void {
  const t = new Trial(pack, kind);
  run(t);
  t.assertFacesUsed();
}

for (const pack of [published('night-shift'), published('la-colonia'), own]) {
  const cards: readonly {
    readonly kind: string;
    readonly use?: ItemCard['use'];
    readonly steps?: readonly Effect[];
    readonly mods?: Modifiers;
  }[] = [
    ...pack.items,
    ...pack.actions.map((each) => ({ ...each, use: 'discard' as const })),
    ...pack.hallucinations,
    pack.confusion,
  ];
  for (const { kind, use, steps = [], mods = {} } of cards)
    test(`${pack.id}, ${kind}: ${[...steps.map((step) => step.do), ...Object.keys(mods)].join(', ')}`, () => {
      assert.ok(steps.length + Object.keys(mods).length > 0, 'the card has an effect');
      const [step] = steps;
      assert.ok(
        steps.every((each) => each.do === step?.do),
        'all steps of the card have the same verb',
      );
      if (step)
        tried(pack, kind, (t) => {
          ((verbs[step.do] as ((t: Trial, step: Effect) => void) | undefined) ?? assert.fail(`no trial of ${step.do}`))(
            t,
            step,
          );
          const id = `${kind}.1`;
          const held = [
            ...t.state.players[0].items.map(({ card }: { card: string }) => card),
            ...t.state.players[0].actions,
          ] as string[];
          assert.ok(t.events().some(({ type, card }) => type === 'used' && card === id));
          assert.ok(!t.options(0).includes(`use:${id}`), 'the card can be used only once in a turn');
          assert.deepEqual(
            [held.includes(id), t.state.bottom],
            use === 'free' ? [true, []] : [false, [id]],
            'the card stays, or goes under the deck',
          );
        });
      for (const [name, n] of Object.entries(mods) as [Modifier, number][])
        tried(pack, kind, (t) => {
          (changes[name] ?? assert.fail(`no trial of ${name}`))(t, n);
        });
    });
}
