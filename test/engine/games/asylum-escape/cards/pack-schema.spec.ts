// Packs for Asylum Escape: how missing lists are filled in, and which packs are refused. Matches with an example pack
// are played to their end. The tests in test/engine/untrusted-input check hand-made faults and random changes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expert } from '../../../../../src/engine/games/asylum-escape/bot/expert.js';
import { random } from '../../../../../src/engine/bots/random.js';
import type { Effect } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack as own } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import { namesIn } from '../../../../../src/engine/games/asylum-escape/cards/schema/name-checks.js';
import { packTongue } from '../../../../../src/engine/games/asylum-escape/words/pack-words.js';
import { parsePack } from '../../../../../src/engine/games/asylum-escape/cards/schema/pack-schema.js';
import { rules } from '../../../../../src/engine/games/asylum-escape/rules/rules.js';
import { openMatch, restoreMatch } from '../../../../../src/engine/kernel/index.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import de from '../../../../../src/messages/de/asylum-escape/pack.js';
import en from '../../../../../src/messages/en/asylum-escape/pack.js';
import cards from '../../../../../src/messages/en/asylum-escape/cards.js';
import { hugeList } from '../../../../support/huge-list.js';
import { playOut } from '../../../../support/bot-matches.js';
import { tongueOf } from '../support/languages.js';

const text = readFileSync(new URL('../../../../../examples/packs/snowed-in.json', import.meta.url), 'utf8');
const house = parsePack(JSON.parse(text), own);
assert.ok(house.ok);
const { pack, texts = {}, pictures = {} } = house.value;
const { more } = JSON.parse(text) as { more: Record<string, { id: string; steps?: Effect[] }[]> };

/** The faults of a pack, each as `code path`. */
function faultsOf(json: unknown): string[] {
  const read = parsePack(json, own);
  return read.ok ? [] : read.error.map(({ code, path }) => `${code} ${path}`);
}

/** The faults of our own pack with one more card, which has these symbols, windows and steps. */
const cardFaults = (card: object): string[] =>
  faultsOf({ format: 1, id: 'one', more: { camoSabo: [{ id: 'one', kind: 'camo', symbols: ['response'], ...card }] } });

test('our own pack is valid, and other packs may contain texts for all our cards', () => {
  assert.deepEqual(faultsOf(JSON.parse(JSON.stringify(own))), []);
  assert.ok(Object.keys(cards).filter((key) => key.endsWith('.calm')).length > 20);
  assert.deepEqual(faultsOf({ format: 1, id: 'ours', texts: cards }), []);
});

test('a missing list is replaced by ours, cards in `more` come after it, and a card with the same id replaces ours', () => {
  assert.equal(pack.locations, own.locations);
  assert.deepEqual(
    pack.victims.map(({ id }) => id),
    [...own.victims.map(({ id }) => id), 'skater'],
  );
  const warden = { ...own.patients[0], catches: [4, 5] };
  const read = parsePack({ format: 1, id: 'mild', more: { patients: [warden] } }, own);
  assert.ok(read.ok);
  assert.deepEqual(contentOf(read.value.pack).patients.get('warden')?.catches, [4, 5]);
  assert.equal(read.value.pack.patients.length, own.patients.length);
});

test('a pack may bring texts and pictures for its cards, but none for cards that it does not have', () => {
  const brought = { texts: { office: 'Porch' }, pictures: { warden: 'a.svg' }, language: { lang: 'es', words: {} } };
  const read = parsePack({ format: 1, id: 'one', ...brought }, own);
  assert.ok(read.ok);
  const { texts, pictures, language } = read.value;
  assert.deepEqual({ texts, pictures, language }, brought);
  const plain = parsePack({ format: 1, id: 'one' }, own);
  assert.deepEqual(plain.ok && Object.keys(plain.value), ['pack']);
  assert.deepEqual(faultsOf({ format: 1, id: 'one', texts: { gull: 'Gull' }, pictures: { gull: 'a.svg' } }), [
    'text-foreign texts/gull',
    'picture-foreign pictures/gull',
  ]);
});

test('AE-RUL-02, AE-RUL-16: a pack with its own Locations is refused if the start of one of our Patients is missing', () => {
  const locations = own.locations.map((each) => (each.id === 'office' ? { ...each, id: 'porch' } : each));
  assert.deepEqual(faultsOf({ format: 1, id: 'porch', locations }), ['no-such-location patients/0/start']);
  assert.deepEqual(
    faultsOf({ format: 1, id: 'porch', locations, more: { patients: [{ ...own.patients[0], start: 'porch' }] } }),
    [],
  );
});

test('AE-SYM-08, AE-RUL-22: a step is refused if no symbol of its card allows it, and accepted if one does', () => {
  const one = {
    survive: { do: 'survive' },
    slip: { do: 'slip-away', n: 1 },
    coin: { do: 'set-coin', n: 0 },
    skip: { do: 'skip-attempt' },
  };
  assert.deepEqual(cardFaults({ steps: [one.survive] }), []);
  assert.deepEqual(cardFaults({ steps: [one.slip] }), [], 'the card is played in W2, because of its first step');
  assert.deepEqual(cardFaults({ steps: [one.survive, one.slip] }), ['not-now more/camoSabo/0/steps/1']);
  assert.deepEqual(cardFaults({ windows: ['W1'], steps: [one.survive, one.coin] }), [
    'not-now more/camoSabo/0/steps/0',
  ]);
  assert.deepEqual(cardFaults({ windows: ['W3', 'W4'], steps: [one.skip, one.survive] }), [], 'one window allows each');
  // Each step needs a window of the card that allows it. Different steps may use different windows.
  assert.deepEqual(
    cardFaults({
      windows: ['W1', 'W4'],
      steps: [
        { do: 'set-coin', n: 1 },
        { do: 'discard', whom: 'caught', n: 1, how: 'random' },
      ],
    }),
    [],
  );
  assert.deepEqual(cardFaults({ windows: ['W1'], steps: [{ do: 'discard', whom: 'caught', n: 1, how: 'random' }] }), [
    'not-now more/camoSabo/0/steps/0',
  ]);
});

test('AE-BLD-04: on a Bloodlust card, `me` has no meaning, and stealing is impossible', () => {
  const read = (step: object): string[] =>
    faultsOf({ format: 1, id: 'one', more: { bloodlust: [{ id: 'one', steps: [step] }] } });
  for (const step of [
    { do: 'reveal', whom: 'me', what: 'column' },
    { do: 'steal', whom: 'others' },
  ]) {
    assert.deepEqual(read(step), ['only-victims more/bloodlust/0/steps/0']);
    assert.deepEqual(cardFaults({ steps: [step] }), []);
  }
  assert.deepEqual(read({ do: 'reveal', whom: 'any', what: 'column' }), []);
});

test('AE-SYM-05, AE-RUL-24: a window needs its symbol, a symbol needs its window, and the window `cancel` needs a card that cancels', () => {
  const steps = [{ do: 'crowded', what: 'column' }];
  assert.deepEqual(cardFaults({ symbols: ['own'], windows: ['W1'], steps }), ['no-symbol more/camoSabo/0/windows/0']);
  assert.deepEqual(cardFaults({ symbols: ['other', 'response'], windows: ['drawn'], steps }), [
    'no-window more/camoSabo/0/symbols/1',
  ]);
  assert.deepEqual(cardFaults({ symbols: ['other', 'response'], windows: ['cancel'], steps }), [
    'not-cancel more/camoSabo/0/windows/0',
  ]);
  assert.deepEqual(cardFaults({ symbols: ['other', 'response'], windows: ['cancel'], steps: [{ do: 'cancel' }] }), []);
});

test('AE-RUL-28: a deck whose cards can draw the whole deck is refused, and with one more card it is accepted', () => {
  const find = (n: number): object => ({
    id: `find-${n}`,
    count: n,
    kind: 'camo',
    symbols: ['own'],
    steps: [{ do: 'draw-cards', whom: 'me', n: 1 }],
  });
  const blank = { id: 'blank', kind: 'camo', symbols: ['own'], steps: [{ do: 'crowded', what: 'colour' }] };
  const few = [1, 2, 3, 4, 5, 6].map(find);
  assert.deepEqual(faultsOf({ format: 1, id: 'x', camoSabo: few }), ['endless-deck camoSabo']);
  assert.deepEqual(faultsOf({ format: 1, id: 'x', camoSabo: [...few, blank] }), []);
});

test('AE-FIN-04: a pack in which a Victim could never be killed is refused, and the fault names the card of the pack that causes it', () => {
  const spares = (id: string, spared: number[]): object => ({
    id,
    boon: { mods: { spared } },
    flaw: { mods: { hand: -1 } },
  });
  assert.deepEqual(faultsOf({ format: 1, id: 'x', more: { victims: [spares('saint', [1, 2, 3])] } }), [
    'never-killed more/victims/0/boon',
  ]);
  assert.deepEqual(faultsOf({ format: 1, id: 'x', more: { victims: [spares('saint', [1, 2])] } }), []);
  assert.deepEqual(faultsOf({ format: 1, id: 'x', more: { patients: [{ ...own.patients[4], catches: [3] }] } }), [
    'never-killed more/patients/0/catches',
  ]);
});

test('every card of the example pack has texts, and every picture exists', () => {
  const brought = Object.values(more).flat();
  assert.ok(brought.length > 8);
  assert.deepEqual(
    brought.filter(({ id }) => !texts[id] || !(texts[`${id}.text`] ?? texts[`${id}.boon`])),
    [],
  );
  const choices = brought.flatMap(({ id, steps = [] }) =>
    steps.flatMap((step) => (step.do === 'either' ? step.of.map((each) => `${id}/${each.id}`) : [])),
  );
  assert.ok(choices.length > 0);
  assert.deepEqual(
    choices.filter((key) => !texts[key]),
    [],
  );
  for (const address of Object.values(pictures))
    assert.match(readFileSync(new URL(`../../../../../examples/packs/${address}`, import.meta.url), 'utf8'), /^<svg/);
});

test('a pack’s texts replace ours; softened content uses the pack’s softened texts, or a number for a distressing card that has none', () => {
  const ours = namesIn(own);
  const said = (more: Record<string, string>, isCalm: boolean): ReturnType<typeof packTongue> =>
    packTongue(tongueOf('en'), { pack, texts: { ...texts, ...more } }, ours, isCalm);
  const [plain, gentle] = [said({}, false), said({}, true)];
  assert.deepEqual(
    [plain.card('courtyard'), plain.card('chapel'), plain.card('snowblind')],
    ['Snowed-In Court', 'Chapel', 'The Snowblind'],
  );
  assert.deepEqual(
    [gentle.card('snowblind'), gentle.card('snowblind', 'flavour'), gentle.card('head-stoker', 'text')],
    ['The White Guest', undefined, texts['head-stoker.text.calm']],
  );
  // The id of this card is also the key of one of our messages. The message must not become the card's name or text.
  const stranger = { ...pack, victims: [...pack.victims, { id: 'nobody', boon: {}, flaw: {} }] };
  assert.deepEqual(
    ['nobody', undefined],
    [
      packTongue(tongueOf('en'), { pack: stranger }, ours, false).card('nobody'),
      packTongue(tongueOf('en'), { pack: stranger }, ours, false).card('nobody', 'text'),
    ],
  );
  const unnamed = packTongue(
    { ...tongueOf('en'), say: (key, params) => `${key} ${params?.['n']}` },
    { pack, texts: { skater: 'The Skater', 'skater.notes': 'ice' } },
    ours,
    true,
  );
  assert.equal(unnamed.card('skater'), 'calm-victims 13');
});

test('matches with the example pack are played to their end, and each of its cards occurs', () => {
  const brought = new Set(
    Object.values(more)
      .flat()
      .map(({ id }) => id),
  );
  for (let seed = 0; brought.size > 0; seed++) {
    assert.ok(seed < 40, `these cards never occurred: ${[...brought].join()}`);
    const match = playOut(
      rules,
      { seed, seats: 7, pack },
      Array.from({ length: 7 }, () => (seed === 0 ? expert : random)),
    );
    assert.ok(match.outcome);
    const met = JSON.stringify(match.record(null).frames.map(({ events }) => events));
    for (const id of brought) if (new RegExp(`"${id}(\\.1)?"`).test(met)) brought.delete(id);
  }
});

test('a save continues only with its own pack, whatever the pack’s id', () => {
  const opened = openMatch(rules, { seed: 1, seats: 3, pack });
  assert.ok(opened.ok);
  const save: unknown = JSON.parse(JSON.stringify(opened.value.save()));
  assert.ok(restoreMatch(rules, save, { ...pack, id: 'renamed' }).ok);
  const other = restoreMatch(rules, save);
  assert.equal(other.ok ? '' : other.error.code, 'save-pack');
});

test('a fault has a sentence in both languages, made from its code and params', () => {
  const read = parsePack(
    { format: 2, id: 'x', more: { patients: [{ id: 'tin', start: 'office', colour: 'staff', catches: [], key: 1 }] } },
    own,
  );
  assert.ok(!read.ok);
  assert.deepEqual(
    read.error.map(({ code, params }) => speak(en, 'en', code as 'not-id', params)),
    read.error.map(({ message }) => message),
  );
  assert.deepEqual(
    read.error.map(({ code, params }) => speak(de, 'de', code as 'not-id', params)),
    [
      'Hier muss eines davon stehen: 1.',
      'Hier muss mindestens eines stehen.',
      'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen.',
    ],
  );
});

test('a pack that is far too long is refused without being read', () => {
  const round: Record<string, unknown> = { format: 1 };
  round['more'] = round;
  for (const [fault, json] of [
    ['json-size', { texts: { x: 'x'.repeat(1e7) } }],
    ['json-size', hugeList(1e7)],
    ['json-depth', round],
  ] as const) {
    assert.match(faultsOf(json)[0] ?? '', new RegExp(`^${fault}`));
  }
});
