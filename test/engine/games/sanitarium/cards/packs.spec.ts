// Packs for Sanitarium: which faults are reported, each with its path and a remedy. pack-cards.spec.ts plays valid
// packs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { validatePack } from '../../../../../src/engine/validate-pack.js';
import { cardOf, contentOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { parsePack } from '../../../../../src/engine/games/sanitarium/cards/schema/pack-schema.js';
import { rules } from '../../../../../src/engine/games/sanitarium/index.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import type { Messages } from '../../../../../src/messages/message.js';
import de from '../../../../../src/messages/de/sanitarium/pack.js';
import en from '../../../../../src/messages/en/sanitarium/pack.js';
import ui from '../../../../../src/messages/en/sanitarium/table.js';
import start from '../../../../../src/messages/en/sanitarium/page.js';
import why from '../../../../../src/messages/en/sanitarium/rules.js';
import { hugeList } from '../../../../support/huge-list.js';

/* oxlint-disable typescript/no-explicit-any -- the tests change any field of a pack */
const text = readFileSync(new URL('../../../../../examples/packs/night-shift.json', import.meta.url), 'utf8');

/** The faults of the example pack after a change, each as `code path`. */
function faultsOf(change: (pack: any) => void): string[] {
  const json = JSON.parse(text) as unknown;
  change(json);
  const read = parsePack(json);
  return read.ok ? [] : read.error.map(({ code, path }) => `${code} ${path}`);
}

test('our own pack and the example packs are valid', () => {
  assert.deepEqual(
    faultsOf(() => undefined),
    [],
  );
  assert.ok(parsePack(pack).ok);
  assert.ok(validatePack(rules, JSON.parse(text)).ok);
});

test('property names that every object inherits are refused as ids, fields and texts', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    assert.deepEqual(
      faultsOf((each) => {
        each.items[0].kind = name;
      }),
      ['not-id items/0/kind'],
      name,
    );
    assert.deepEqual(
      faultsOf((each) => {
        each.rooms[3] = name;
      }),
      ['not-id rooms/3'],
      name,
    );
    assert.deepEqual(
      faultsOf((each) => {
        each.id = name;
      }),
      ['not-id id'],
      name,
    );
    assert.deepEqual(
      faultsOf((each) => {
        Object.defineProperty(each.texts, name, { value: 'x', enumerable: true });
      }),
      [`json-name texts/${name}`],
      name,
    );
    assert.deepEqual(
      faultsOf((each) => {
        Object.defineProperty(each.confusion, name, { value: 1, enumerable: true });
      }),
      [`json-name confusion/${name}`],
      name,
    );
    assert.deepEqual(
      faultsOf((each) => {
        each.items[0].steps = [{ do: name }];
      }),
      ['not-one-of items/0/steps/0/do'],
      name,
    );
    assert.throws(() => cardOf(contentOf(pack), name), /no card/, name);
  }
});

test('a pack may not change texts that are not about its cards', () => {
  for (const key of ['ask-act', 'do-end', 'the-dark', 'no-doorway', 'title']) {
    assert.ok(Object.hasOwn({ ...ui, ...start, ...why }, key), `${key} is a message of the table`);
    assert.deepEqual(
      faultsOf((each) => {
        each.texts[key] = 'Send money';
      }),
      [`text-foreign texts/${key}`],
    );
  }
  assert.deepEqual(
    faultsOf((each) => {
      each.texts['pager.price'] = 'x';
    }),
    ['text-foreign texts/pager.price'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      each.texts['wheelchair'] = 'x';
    }),
    ['text-foreign texts/wheelchair'],
    'the card is in the built-in pack, but not in this pack',
  );
  for (const key of ['pager.safe', 'dark.flavour', 'dark.9.notes'])
    assert.deepEqual(
      faultsOf((each) => {
        each.texts[key] = 'x';
      }),
      [],
      key,
    );
  assert.deepEqual(
    faultsOf((each) => {
      each.texts['dark.10.notes'] = 'x';
    }),
    ['text-foreign texts/dark.10.notes'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      delete each.texts;
    }),
    [],
    'a pack without texts is valid',
  );
});

test('a picture may be for a card, for the back of the cards, for monsters, and for the softened form of each', () => {
  for (const key of [
    'pager',
    'pager.calm',
    'dark',
    'dark.calm',
    'dark.9.calm',
    'table.back',
    'table.back.calm',
    'table.monster',
    'table.monster.calm',
  ])
    assert.deepEqual(
      faultsOf((each) => {
        each.pictures = { [key]: 'x.svg' };
      }),
      [],
      key,
    );
  for (const key of [
    'wheelchair',
    'pager.text',
    'dark.10.calm',
    'table.deck',
    'table.monster.calm.calm',
    'my.table.back',
    'pa.calmger',
  ])
    assert.deepEqual(
      faultsOf((each) => {
        each.pictures = { [key]: 'x.svg' };
      }),
      [`picture-foreign pictures/${key}`],
      key,
    );
});

test('the texts, pictures and language of a pack are returned with its cards, if it has them', () => {
  const brought = (change: (pack: any) => void): unknown => {
    const json: any = JSON.parse(text);
    delete json.texts;
    delete json.pictures;
    delete json.language;
    change(json);
    const read = parsePack(json);
    assert.ok(read.ok, JSON.stringify(read));
    const { pack: _, ...more } = read.value;
    return more;
  };
  assert.deepEqual(
    brought(() => undefined),
    {},
  );
  assert.deepEqual(
    brought((each) => {
      each.texts = { pager: 'Pager' };
    }),
    { texts: { pager: 'Pager' } },
  );
  assert.deepEqual(
    brought((each) => {
      each.pictures = { pager: 'pager.svg' };
    }),
    { pictures: { pager: 'pager.svg' } },
  );
  assert.deepEqual(
    brought((each) => {
      each.language = { lang: 'nl', words: {} };
    }),
    { language: { lang: 'nl', words: {} } },
  );
});

test('an id may be used only once, and the fault names its second place', () => {
  assert.deepEqual(
    faultsOf((each) => {
      each.actions[2].kind = 'pager';
      each.rooms[8] = 'pager';
      delete each.texts;
    }),
    ['id-twice actions/2/kind', 'id-twice rooms/8'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      each.rooms[8] = 'dark';
      delete each.texts;
    }),
    ['id-twice rooms/8'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      each.confusion.kind = each.rooms[0];
      delete each.texts;
    }),
    ['id-twice confusion/kind'],
  );
  const twice = parsePack({ ...(JSON.parse(text) as { rooms: string[] }), rooms: Array(9).fill('lobby'), texts: {} });
  assert.ok(!twice.ok && twice.error.every(({ params }) => params?.['id'] === 'lobby'));
});

test('every number has a range', () => {
  const numbers: readonly (readonly [string, (pack: any, n: unknown) => void, number, number])[] = [
    [
      'items/0/value',
      (each, n) => {
        each.items[0].value = n;
      },
      0,
      9,
    ],
    [
      'actions/0/value',
      (each, n) => {
        each.actions[0].value = n;
      },
      0,
      9,
    ],
    [
      'hallucinations/0/value',
      (each, n) => {
        each.hallucinations[0].value = n;
      },
      0,
      9,
    ],
    [
      'confusion/value',
      (each, n) => {
        each.confusion.value = n;
      },
      0,
      9,
    ],
    [
      'items/0/steps/0/n',
      (each, n) => {
        each.items[0].steps[0].n = n;
      },
      1,
      9,
    ],
    [
      'items/2/steps/0/reach',
      (each, n) => {
        each.items[2].steps[0].reach = n;
      },
      0,
      99,
    ],
    [
      'actions/0/steps/0/n',
      (each, n) => {
        each.actions[0].steps = [{ do: 'gain-ap', n }];
      },
      -9,
      9,
    ],
    ...['horror', 'ap', 'worth'].map(
      (mod) =>
        [
          `confusion/mods/${mod}`,
          (each: any, n: unknown) => {
            each.confusion.mods = { [mod]: n };
          },
          -9,
          9,
        ] as const,
    ),
    // These numbers may not be negative, because an act that costs nothing could be repeated forever.
    ...['first-move', 'search'].map(
      (mod) =>
        [
          `confusion/mods/${mod}`,
          (each: any, n: unknown) => {
            each.confusion.mods = { [mod]: n };
          },
          0,
          9,
        ] as const,
    ),
  ];
  for (const [path, put, min, max] of numbers) {
    for (const n of [min, max])
      assert.deepEqual(
        faultsOf((each) => {
          put(each, n);
        }),
        [],
        `${path} ${n}`,
      );
    assert.deepEqual(
      faultsOf((each) => {
        put(each, min - 1);
      }),
      [`too-small ${path}`],
    );
    assert.deepEqual(
      faultsOf((each) => {
        put(each, max + 1);
      }),
      [`too-big ${path}`],
    );
    for (const n of [1.5, '1', null])
      assert.deepEqual(
        faultsOf((each) => {
          put(each, n);
        }),
        [`not-whole ${path}`],
      );
    for (const n of [NaN, Infinity])
      assert.equal(
        faultsOf((each) => {
          put(each, n);
        })[0],
        `not-whole ${path}`,
      );
    assert.deepEqual(
      faultsOf((each) => {
        put(each, 1e308);
      }),
      [`too-big ${path}`],
    );
  }
  for (const mod of ['creep', 'no-jump', 'no-concentrate', 'move-first', 'neighbour-die'])
    for (const n of [-1, 0, 2])
      assert.deepEqual(
        faultsOf((each) => {
          each.confusion.mods = { [mod]: n };
        }),
        [`not-one-of confusion/mods/${mod}`],
      );
});

test('every list and text has a limited length', () => {
  for (const [list, found] of [
    ['items', 12],
    ['actions', 4],
    ['rooms', 8],
    ['hallucinations', 8],
  ] as const)
    assert.ok(
      faultsOf((each) => {
        each[list].length = found;
        delete each.texts;
      }).includes(`wrong-count ${list}`),
    );
  assert.deepEqual(
    faultsOf((each) => {
      each.items[0].steps = [];
    }),
    ['too-few items/0/steps'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      each.items[0].steps = Array(9).fill({ do: 'lull' });
    }),
    ['too-many items/0/steps'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      each.texts.pager = 'x'.repeat(401);
    }),
    ['too-long texts/pager'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      each.items[0].kind = 'x'.repeat(41);
      delete each.texts;
    }),
    ['not-id items/0/kind'],
  );
  assert.deepEqual(
    faultsOf((each) => {
      each.texts = Object.fromEntries(Object.keys(each.texts).map((key) => [key, 'x'.repeat(400)]));
    }),
    [],
    'texts of the maximum length are accepted',
  );
});

test('a pack that is far too long is refused without being read', () => {
  const deep = (n: number): unknown => JSON.parse('['.repeat(n) + ']'.repeat(n));
  const round: any = {};
  round.texts = round;
  const packs: readonly (readonly [string, unknown])[] = [
    ['json-size items', { items: hugeList(1e6) }],
    ['json-size texts/pager', { texts: { pager: 'x'.repeat(1e8) } }],
    ['json-size ', 'x'.repeat(1e8)],
    ['json-size ', hugeList(1e7)],
    ['json-depth', { rooms: deep(5000) }],
    ['json-depth', round],
  ];
  for (const [fault, json] of packs) {
    const read = parsePack(json);
    assert.ok(!read.ok);
    const [{ code, path } = { code: '', path: '' }] = read.error;
    assert.ok(`${code} ${path}`.startsWith(fault), `${code} ${path}`.slice(0, 80));
    assert.ok(path.length < 500);
  }
});

test('the decks have the numbers of cards in the component list, and are sorted by id', () => {
  const { deck, hallucinations, cards } = contentOf(structuredClone(pack));
  const count = (wanted: string): number => deck.filter((id) => cards[id]?.type === wanted).length;
  assert.deepEqual(['item', 'action', 'room', 'dark'].map(count), [26, 10, 9, 9]);
  assert.deepEqual([deck, hallucinations], [[...deck].sort(), [...hallucinations].sort()]);
  assert.equal(hallucinations.length, 9);
  for (const n of [1, 2, 3, 4]) assert.equal(cards[`${pack.confusion.kind}.${n}`]?.type, 'hallucination');
  assert.deepEqual([cards['dark.9']?.kind, cards['run-for-it.1']?.use], ['dark', 'discard']);
});

test('all faults are returned together', () => {
  const faults = faultsOf((each) => {
    each.items[0].value = -1;
    each.confusion.value = 99;
    each.more = 1;
    delete each.dark;
  });
  assert.deepEqual(faults.sort(), [
    'missing-field dark',
    'too-big confusion/value',
    'too-small items/0/value',
    'unknown-field more',
  ]);
});

test('a fault has a sentence in both languages, made from its code and params', () => {
  const read = parsePack({ ...(JSON.parse(text) as object), rooms: ['a'], format: 2 });
  assert.ok(!read.ok);
  const told = (table: Messages, lang: string) =>
    read.error.map(({ code, params }) => speak(table, lang, code, params));
  assert.deepEqual(
    told(en, 'en'),
    read.error.map(({ message }) => message),
  );
  assert.deepEqual(told(de, 'de'), ['Hier muss eines davon stehen: 1.', 'Hier müssen 9 stehen, nicht 1.']);
});
