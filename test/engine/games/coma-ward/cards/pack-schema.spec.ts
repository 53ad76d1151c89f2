// Packs for Coma Ward: how missing lists are filled in, which packs are refused, and what softened content makes of
// their texts. Matches with an example pack are played to their end. The tests in test/engine/untrusted-input check
// hand-made faults and random changes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expert } from '../../../../../src/engine/games/coma-ward/bot/expert.js';
import { random } from '../../../../../src/engine/bots/random.js';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import type { Words } from '../../../../../src/engine/games/coma-ward/cards/card-types.js';
import { parsePack } from '../../../../../src/engine/games/coma-ward/cards/schema/pack-schema.js';
import { pack as own } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { rules } from '../../../../../src/engine/games/coma-ward/index.js';
import { phenomena } from '../../../../../src/engine/games/coma-ward/rules/phenomena/phenomena.js';
import { kindOf } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { softenLexicon } from '../../../../../src/engine/games/coma-ward/words/softened-words.js';
import type { Lexicon } from '../../../../../src/engine/games/coma-ward/words/names.js';
import { openMatch, restoreMatch } from '../../../../../src/engine/kernel/index.js';
import { lexiconOf } from '../../../../../src/engine/speech/lexicon.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import de from '../../../../../src/messages/de/coma-ward/pack.js';
import cards from '../../../../../src/messages/en/coma-ward/cards.js';
import en from '../../../../../src/messages/en/coma-ward/pack.js';
import story from '../../../../../src/messages/en/coma-ward/story.js';
import { playOut } from '../../../../support/bot-matches.js';
import { hugeList } from '../../../../support/huge-list.js';
import { lexicon as ours } from '../support/lexicon.js';
import { phenomenon } from '../support/situations.js';

const text = readFileSync(new URL('../../../../../examples/packs/dog-days.json', import.meta.url), 'utf8');
const read = parsePack(JSON.parse(text), own);
assert.ok(read.ok);
const { pack, texts = {}, pictures = {} } = read.value;
const { more } = JSON.parse(text) as { more: Record<string, { id: string; options?: Record<string, Words> }[]> };

/** The faults of a pack, each as `code path`. */
function faultsOf(json: unknown): string[] {
  const result = parsePack(json, own);
  return result.ok ? [] : result.error.map(({ code, path }) => `${code} ${path}`);
}

/** The lexicon of a match with a pack of these texts. */
const tongue = (packTexts: Record<string, string>): Lexicon =>
  lexiconOf({ say: (key, params) => ours.say(key, params), lang: 'en', names: [], packTexts });
const softened = (packTexts: Record<string, string>): Lexicon =>
  softenLexicon(tongue(packTexts), { pack, texts: packTexts, lang: 'en' });

test('our own pack is valid and stays the same, and other packs may contain texts for all our cards and Phenomena', () => {
  const same = parsePack(JSON.parse(JSON.stringify(own)), own);
  assert.deepEqual(same.ok && same.value.pack, own);
  assert.ok(Object.keys(cards).filter((key) => key.endsWith('.calm')).length > 20);
  assert.deepEqual(faultsOf({ format: 1, id: 'ours', texts: { ...cards, ...story } }), []);
});

test('a missing list is replaced by ours, cards in `more` come after it, and a card with the same id replaces ours', () => {
  assert.equal(pack.neuroses, own.neuroses);
  assert.deepEqual(pack.board, own.board);
  assert.deepEqual(
    pack.rooms.map(({ id }) => id),
    [...own.rooms.map(({ id }) => id), 'roof-terrace', 'cold-store'],
  );
  const soup = { id: 'soup', type: 'food', effect: [{ do: 'gain-health', n: 5 }] };
  const hearty = parsePack({ format: 1, id: 'hearty', more: { items: [soup] } }, own);
  assert.ok(hearty.ok);
  assert.deepEqual(contentOf(hearty.value.pack).items['soup.1'], soup);
  assert.equal(hearty.value.pack.items.length, own.items.length);
});

test('CW-ITM-02, CW-PHN-07: whatever Items a pack has, the Phenomena bring along their own', () => {
  const items = own.items.filter(({ id }) => id !== 'soup');
  const other = parsePack({ format: 1, id: 'no-soup', items }, own);
  assert.ok(other.ok);
  const content = contentOf(other.value.pack);
  assert.equal(content.items['soup.1'], undefined);
  assert.equal(content.items['candle.9']?.type, 'special');
  assert.ok('orderly' in content.enemies && content.roles.includes('donor'));
});

test('a pack may bring texts and pictures for its cards, but none for cards that it does not have', () => {
  const brought = { texts: { lobby: 'Foyer' }, pictures: { gull: 'a.svg', 'table.hallway': 'b.svg' } };
  assert.deepEqual(faultsOf({ format: 1, id: 'one', ...brought }), [
    'text-foreign texts/lobby',
    'picture-foreign pictures/gull',
    'picture-foreign pictures/table.hallway',
  ]);
  const allowed = {
    texts: { soup: 'Broth' },
    pictures: {
      'pager.calm': 'a.svg',
      'night-shift': 'b.svg',
      'enemy.orderly': 'c.svg',
      'table.shadow.calm': 'd.svg',
      'table.lobby': 'e.svg',
    },
    language: { lang: 'es', words: {} },
  };
  const other = parsePack({ format: 1, id: 'one', ...allowed }, own);
  assert.ok(other.ok);
  assert.deepEqual({ ...other.value, pack: null }, { ...allowed, pack: null });
  const plain = parsePack({ format: 1, id: 'one' }, own);
  assert.deepEqual(plain.ok && Object.keys(plain.value), ['pack']);
});

test('CW-RUL-40: a pack is refused if a kind of Clue is missing, because no other kind leads to its Phenomena', () => {
  const items = own.items.filter((item) => item.type !== 'clue' || item.clue !== 'D');
  assert.deepEqual(faultsOf({ format: 1, id: 'x', items }), ['no-clue items']);
  const d = { id: 'ticket', type: 'clue', clue: 'D' };
  assert.deepEqual(faultsOf({ format: 1, id: 'x', items, more: { items: [d] } }), []);
});

test('CW-P06-01: a pack is refused if it has too little Medicine for the kettle of the Fever Ward', () => {
  const items = own.items.filter(({ type }) => type !== 'medicine');
  const drops = { id: 'drops', count: 7, type: 'medicine', effect: [{ do: 'lose-terror', n: 1 }] };
  assert.deepEqual(faultsOf({ format: 1, id: 'x', items: [...items, drops] }), ['little-medicine items']);
  assert.deepEqual(faultsOf({ format: 1, id: 'x', items: [...items, { ...drops, count: 8 }] }), []);
});

test('CW-RUL-48: a deck whose Hallucinations can draw the whole deck is refused, and with one more card it is accepted', () => {
  const echo = (version: string): object => ({
    id: `echo.${version}`,
    options: { hear: [{ do: 'draw-hallucination' }, { do: 'draw-hallucination' }], leave: [] },
  });
  const blank = { id: 'blank.a', result: [{ do: 'gain-terror', n: 1 }] };
  assert.deepEqual(faultsOf({ format: 1, id: 'x', hallucinations: [echo('a'), echo('b'), blank, blank] }), [
    'id-twice hallucinations/3/id',
  ]);
  const blanks = ['a', 'b', 'c'].map((version) => ({ ...blank, id: `blank.${version}` }));
  assert.deepEqual(faultsOf({ format: 1, id: 'x', hallucinations: [echo('a'), echo('b'), ...blanks.slice(1)] }), [
    'endless-deck hallucinations',
  ]);
  assert.deepEqual(faultsOf({ format: 1, id: 'x', hallucinations: [echo('a'), echo('b'), ...blanks] }), []);
});

test('CW-HAL-05: a new version of one of our scenarios has the same options as ours', () => {
  const version = (options: object): string[] =>
    faultsOf({ format: 1, id: 'x', more: { hallucinations: [{ id: 'pager.e', options }] } });
  assert.deepEqual(version({ call: [], pocket: [], crush: [] }), []);
  assert.deepEqual(version({ call: [], crush: [], pocket: [] }), ['other-options more/hallucinations/0']);
});

test('every card of the example pack has texts, also softened ones, and every picture exists', () => {
  const missing = Object.values(more)
    .flat()
    .flatMap(({ id, options }) => [
      kindOf(id),
      ...Object.keys(options ?? {}).flatMap((option) => [
        `${kindOf(id)}.${option}`,
        `${id}.${option}`,
        `${id}.${option}.effect`,
      ]),
    ])
    .filter((key) => !texts[key]);
  assert.deepEqual(missing, []);
  const distressing = Object.keys(texts).filter((key) => key.endsWith('.notes'));
  assert.ok(distressing.length > 3);
  assert.deepEqual(
    distressing.filter((key) => !texts[key.replace('.notes', '.calm')]),
    [],
  );
  for (const address of Object.values(pictures))
    assert.match(readFileSync(new URL(`../../../../../examples/packs/${address}`, import.meta.url), 'utf8'), /^<svg/);
});

test('a pack’s texts replace ours; softened content uses the pack’s softened texts', () => {
  const [plain, gentle] = [tongue(texts), softened(texts)];
  assert.deepEqual([plain.card('cold-store'), plain.card('soup')], ['Cold Store', 'Lukewarm Soup']);
  assert.deepEqual(
    [gentle.card('cold-store'), gentle.card('cold-store', 'flavour'), gentle.card('cold-store', 'text')],
    ['Ice Cellar', texts['cold-store.flavour.calm'], texts['cold-store.text']],
  );
  assert.equal(gentle.card('ice-cream-van.b', 'ask'), texts['ice-cream-van.b.ask.calm']);
});

test('softened content calls a distressing card without a softened name by its number, and leaves out its story', () => {
  const gentle = softened(Object.fromEntries(Object.entries(texts).filter(([key]) => !key.endsWith('.calm'))));
  assert.deepEqual(
    [gentle.card('cold-store'), gentle.card('cold-store', 'flavour'), gentle.card('cold-store', 'text')],
    ['Room 27', undefined, texts['cold-store.text']],
  );
  assert.deepEqual(
    [gentle.card('ice-cream-van'), gentle.card('ice-cream-van', 'situation'), gentle.card('ice-cream-van', 'ask')],
    ['Hallucination 17', undefined, texts['ice-cream-van.ask']],
  );
  assert.deepEqual(
    [gentle.card('ice-cream-van.b', 'ask'), gentle.card('ice-cream-van.b', 'ask.effect')],
    [undefined, 'Gain 1 Terror.'],
  );
  assert.equal(gentle.card('straw-hat', 'flavour'), texts['straw-hat.flavour'], 'the hat does not distress');
});

test('matches of 2 to 6 players with the example pack are played to their end, and each of its cards occurs', () => {
  const brought = new Set(
    Object.values(more)
      .flat()
      .map(({ id }) => id),
  );
  for (let seed = 0; brought.size > 0 || seed < 5; seed++) {
    assert.ok(seed < 60, `these cards never occurred: ${[...brought].join()}`);
    const seats = 2 + (seed % 5);
    const match = playOut(
      rules,
      { seed, seats, pack },
      Array.from({ length: seats }, () => (seed === 0 ? expert : random)),
    );
    assert.ok(match.outcome);
    const met = JSON.stringify(match.record(null).frames.map(({ events }) => events));
    for (const id of brought) if (new RegExp(`"${id}(\\.\\d)?"`).test(met)) brought.delete(id);
  }
});

for (const { id } of phenomena)
  test(`${id} is played to its end with other cards for everything that a pack may replace`, () => {
    const [hallucination, ...others] = own.hallucinations;
    assert.ok(hallucination);
    const replaced = parsePack(
      {
        ...JSON.parse(text),
        id: 'replaced',
        hallucinations: others,
        rooms: own.rooms.map((room) => ({ ...room, id: `${room.id}-2` })),
        hallucinationRooms: [{ id: 'only-room', revealed: [{ do: 'draw-hallucination' }] }],
        quirks: own.quirks.map((quirk) => ({ ...quirk, id: `${quirk.id}-2` })),
        entities: own.entities.map((entity) => ({ ...entity, id: `${entity.id}-2` })),
        elevator: [[0, 1, 2, 3], [], [], [], [], []],
        board: own.board.map((rows) => rows.map((row) => row.replace('...R...', '..HR...'))),
        texts: {},
        pictures: {},
      },
      own,
    );
    assert.ok(replaced.ok, JSON.stringify(replaced));
    const situation = phenomenon(id, { players: [{}, {}, {}] });
    const setup = { seed: id, seats: 3, pack: replaced.value.pack, situation };
    assert.ok(playOut(rules, setup, [random, random, random]).outcome);
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
  const result = parsePack(
    { format: 2, id: 'x', more: { items: [{ id: 'tin', type: 'food', effect: [], key: 1 }] } },
    own,
  );
  assert.ok(!result.ok);
  assert.deepEqual(
    result.error.map(({ code, params }) => speak(en, 'en', code as 'not-id', params)),
    result.error.map(({ message }) => message),
  );
  assert.deepEqual(
    result.error.map(({ code, params }) => speak(de, 'de', code as 'not-id', params)),
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
