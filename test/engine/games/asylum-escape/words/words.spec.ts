// The sentences of Asylum Escape in every language: each event and each question has whole sentences, and each option
// of a question has a different one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import type { GameEvent } from '../../../../../src/engine/games/asylum-escape/state/events.js';
import { heard } from '../../../../../src/engine/games/asylum-escape/words/spoken.js';
import type { AsylumView } from '../../../../../src/engine/games/asylum-escape/state/knowledge.js';
import { label } from '../../../../../src/engine/games/asylum-escape/words/labels.js';
import { ending, line } from '../../../../../src/engine/games/asylum-escape/words/log-lines.js';
import { prompt } from '../../../../../src/engine/games/asylum-escape/words/prompts.js';
import { rules } from '../../../../../src/engine/games/asylum-escape/rules/rules.js';
import type { SpeechContext } from '../../../../../src/engine/games/asylum-escape/words/names.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { play } from '../../../../support/play.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { asked, at, d6, table } from '../support/small-match.js';
import { langs, tables, tongueOf, type Lang } from '../support/languages.js';

const content = contentOf(pack);
const toldOf = (view: AsylumView, lang: Lang): SpeechContext => ({ view, content, lexicon: tongueOf(lang) });

/** A match after some turns, with three Patients, so that every event is possible. */
const night = (seed = 4) =>
  play(rules, {
    seats: 4,
    seed,
    options: { patients: 0 },
    situation: {
      turn: 5,
      phase: 'march',
      rooms: 2,
      patients: [
        { card: 'warden', at: 'chapel' },
        { card: 'twins', at: 'office' },
        { card: 'surgeon', at: 'shed' },
      ],
      victims: [
        { card: 'medium', at: 'kitchen', hand: ['held-breath.1'] },
        { card: 'cook', at: 'pantry' },
        { card: 'clerk', at: 'morgue' },
      ],
    },
  });

type Sample<T extends GameEvent['type']> = readonly Omit<Extract<GameEvent, { readonly type: T }>, 'type' | 'rule'>[];
const who = { victim: 1 } as const;
const [here, card] = ['chapel', 'held-breath.1'];

/** For each type of event, one example of each form of its log line. The compiler reports a missing type. */
const samples: { readonly [T in GameEvent['type']]: Sample<T> } = {
  seated: [
    { patients: 0, version: 'short' },
    { patients: 0, version: 'long' },
  ],
  'laid-out': [{ columns: [] }],
  'victim-drawn': [{ ...who, card: 'cook' }],
  mulligan: [{ ...who, card: 'cook', back: 'clerk' }],
  'victim-kept': [{ ...who, card: 'cook' }],
  'victims-shown': [{ cards: ['cook'] }],
  released: [true, false].map((special) => ({ patient: 0, card: 'warden', room: here, special })),
  'start-gone': [{ card: 'warden', room: here }],
  hid: [who, { ...who, room: here }],
  'turn-began': [
    { player: 0, number: 2, final: false },
    { player: 0, number: 8, final: true },
    { player: 1, number: 2, final: false },
  ],
  coin: [
    { side: 'heads', rooms: 1 },
    { side: 'tails', rooms: 2 },
    { side: 'tails', die: 4, rooms: 2 },
  ],
  'coin-set': [{ rooms: 3 }],
  'patient-moved': [{ patient: 0, from: here, to: 'office' }],
  'patient-stays': [{ patient: 1 }],
  stalled: [{ patient: 1 }],
  announced: [
    { found: [] },
    {
      found: [
        { victim: 1, room: here },
        { victim: 2, room: 'shed' },
      ],
    },
  ],
  caught: [{ ...who, room: here, patients: [0] }],
  attempt: [{ ...who, patient: 0 }],
  'attempt-skipped': [{ ...who, patient: 0 }],
  rolled: [
    { ...who, patient: 0, face: 2, catches: [1, 2], kills: true },
    { ...who, patient: 0, face: 3, catches: [1, 2], kills: false },
    { ...who, patient: 0, face: 3, catches: [], kills: false },
  ],
  'die-changed': [{ ...who, face: 3 }],
  'grip-changed': [true, false].flatMap((more) =>
    (['attempt', 'turn'] as const).map((until) => ({ patient: 0, faces: [6], more, until })),
  ),
  missed: [{ ...who, patient: 0 }],
  saved: [{ ...who, patient: 0 }],
  killed: [
    { ...who, patient: 0, room: here, hand: [], held: null },
    { ...who, patient: 0, room: here, hand: [card], held: 'second-key.1' },
  ],
  'last-one': [{ ...who, last: 7 }],
  survived: [who],
  flees: [
    { ...who, card: null, rooms: 0 },
    { ...who, card: 'two-rooms.1', rooms: 2 },
    { ...who, card: 'stumble.1', rooms: 'stumble' },
  ],
  moved: [{ ...who, room: here }],
  stumbles: [{ ...who, patient: 0, room: here }],
  pushed: (['up', 'down', 'left', 'right'] as const).map((way) => ({ ...who, way, n: 1 })),
  vanished: ['any', 'empty', 'patient', 'top', 'bottom', 'outer', 'near-patient'].map((to) => ({ ...who, to })),
  slipped: [
    { ...who, n: 1 },
    { ...who, n: 2 },
  ],
  unseen: [who],
  'may-lie': [{ ...who, n: 2 }],
  destroyed: [{ room: here, x: 1, y: 0, reasons: 1 }],
  sank: [{ x: 1, y: 0 }],
  stands: [{ room: here }],
  'column-gone': [{ x: 1 }],
  'patient-fell': [{ patient: 0, to: here }],
  fell: [{ ...who, room: here }],
  settled: [{}],
  swapped: [{ rooms: [here, 'office'] }],
  blocked: (['patients', 'victims', 'all'] as const).map((against) => ({ room: here, against, until: 4 })),
  opened: [{ room: here }],
  bloodlust: [{ card: 'no-sleep.1' }, { card: 'no-sleep.1', extra: true }],
  'bloodlust-off': [{ card: 'no-sleep.1' }],
  'no-bloodlust': [{ kills: 1 }],
  listed: [{ rooms: [here, 'shed'] }],
  'time-up': [{ number: 9 }],
  routes: [{ routes: [{ victim: 1, rooms: [here, 'shed'] }] }],
  'may-not-draw': [who],
  'drew-movement': [
    { ...who, card: 'two-rooms.1', rooms: 2 },
    { ...who, card: 'stumble.1', rooms: 'stumble' },
  ],
  'drew-card': [who, { ...who, card }],
  held: [{ ...who, card: 'second-key.1' }],
  discarded: [{ ...who, cards: [card] }],
  stole: [
    { ...who, from: 2 },
    { ...who, from: 2, card },
  ],
  played: [{ by: 1, card, window: 'W4' }],
  cancelled: [{ by: 1, card }],
  'no-effect': [{ by: 1, card }],
  'deck-empty': [{ deck: 'movement' }],
  reshuffled: [{ deck: 'camo-sabo' }],
  limited: [{ ...who, n: 3 }],
  'must-skip': [who],
  flipped: [
    { by: 1, side: 'heads' },
    { by: 1, side: 'tails' },
  ],
  peeked: [
    { by: 1, deck: 'movement', n: 2 },
    { by: 1, deck: 'movement', n: 1, cards: ['two-rooms.1'] },
  ],
  looked: [
    { ...who, by: 2 },
    { ...who, by: 2, cards: [] },
    { ...who, by: 2, cards: [card] },
  ],
  revealed: [
    ['column', '2'],
    ['height', '2'],
    ['colour', 'ward'],
    ['room', here],
  ].map(([what = '', value = '']) => ({ ...who, what: what as 'column', value })),
  answered: [
    ['column', '2', [1]],
    ['height', '2', []],
    ['colour', 'ward', [1, 2]],
  ].map(([what, value, yes]) => ({ what: what as 'column', value: value as string, yes: yes as number[], no: [3] })),
  near: [
    { patient: 0, n: 1, yes: [1], no: [] },
    { patient: 0, n: 2, yes: [], no: [1] },
  ],
  crowded: (['column', 'height', 'colour'] as const).flatMap((what) =>
    (what === 'colour' ? [['ward'], ['ward', 'air']] : [['2'], ['2', '4']]).map((values) => ({ what, values })),
  ),
};

const events = Object.entries(samples).flatMap(([type, forms]) =>
  forms.map((form) => ({ type, rule: 'AE-SET-01', ...form }) as GameEvent),
);

test('every form of every event has a different log line in each language, and every line in the tables is used', () => {
  const { state } = night().view(0);
  for (const lang of langs) {
    const lines = events.map((event) => line(toldOf(state, lang), event));
    for (const text of lines) assert.match(text, /^[A-ZÄÖÜ⟦].*[.⟧]$/);
    const twice = lines.filter((text, i) => lines.indexOf(text) < i);
    // The destinations `any`, `empty` and `patient` of a Victim who vanishes have the same log line.
    assert.deepEqual(new Set(twice).size, 1, twice.join(' '));
  }
  const said = new Set<string>();
  const tongue = tongueOf('en');
  for (const event of events)
    line(
      {
        view: state,
        content,
        lexicon: {
          ...tongue,
          say: (key, params) => {
            said.add(key);
            return tongue.say(key, params);
          },
        },
      },
      event,
    );
  assert.deepEqual(
    Object.keys(tables.en).filter((key) => key.startsWith('e-') && !key.endsWith('.calm') && !said.has(key)),
    [],
  );
});

test('the sentence that says where most Victims are has a form for one column and a form for several', () => {
  const { state } = night().view(null);
  const said = (lang: Lang, what: 'column' | 'height' | 'colour', ...values: string[]): string =>
    line(toldOf(state, lang), { type: 'crowded', rule: 'AE-RUL-03', what, values } as GameEvent);
  assert.match(said('en', 'column', '1'), /^The column with .*: A\.$/);
  assert.match(said('en', 'column', '1', '3'), /^The columns with .*: A.* C\.$/);
  assert.match(said('de', 'column', '1'), /^Die Spalte mit den meisten Opfern: A\.$/);
  assert.match(said('de', 'column', '1', '3'), /^Die Spalten mit den meisten Opfern: A.* C\.$/);
  assert.match(said('de', 'height', '2', '4'), /^Die Höhen mit den meisten Opfern: /);
  assert.match(said('de', 'colour', 'ward', 'air'), /^Die Farben mit den meisten Opfern: /);
});

test('every kind of question has a different sentence', () => {
  const { state } = night().view(0);
  const first: Readonly<Record<string, object>> = {
    'start-room': { id: 'release:shed', targets: ['card:warden', 'room:shed'] },
    'sweep-what': { id: 'column:1' },
    'swap-second': { id: 'room:shed', targets: ['room:office', 'room:shed'] },
    'patient-side': { id: 'side:0:shed', targets: ['patient:0', 'room:shed'] },
    'move-to': { id: 'move:kitchen' },
  };
  for (const lang of langs) {
    const asks = Object.keys(rules.asks).map((kind) =>
      prompt(toldOf(state, lang), {
        n: 1,
        seat: 1,
        player: 1,
        kind,
        rule: 'AE-VIC-04',
        options: [{ rule: 'AE-VIC-04', id: '', ...first[kind] }],
      }),
    );
    for (const text of asks) assert.match(text, /^[A-Z⟦].*[.?⟧]$/);
    assert.equal(new Set(asks).size, asks.length);
  }
});

test('in whole matches, the options of each question have different labels, every event has a log line, and there is news', () => {
  for (const [seats, seed] of [
    [2, 1],
    [5, 2],
  ] as const) {
    const match = play(rules, { seats, seed });
    const chance = createChance(seed);
    let after = 0;
    while (match.questions.length > 0) {
      const question = match.questions[chance.below(match.questions.length)] ?? assert.fail();
      const seen = match.view(question.seat, after);
      after = seen.cursor;
      for (const lang of langs) {
        const told = toldOf(seen.state, lang);
        const texts = question.options.map((option) => label(told, question, option).text);
        assert.equal(new Set(texts).size, texts.length, `${question.kind}: ${texts.join(' ')}`);
        for (const text of texts) assert.match(text, /[.⟧]$/, `${question.kind}: ${text}`);
        const said = heard(told, seen.events, seen.questions, new Set(), (player) => player === question.seat).join(
          ' ',
        );
        assert.ok(
          said.includes(prompt(told, seen.questions.find(({ standing }) => !standing) ?? question)) ||
            question.standing,
        );
      }
      if (question.kind === 'act') assert.deepEqual(seen.state.windows, [], 'no window is left open');
      const option = question.options[chance.below(question.options.length)] ?? assert.fail();
      assert.ok(match.choose(question.seat, question.n, option.id).ok);
    }
    const { state, outcome } = match.view(null);
    for (const lang of langs) assert.ok(ending(toldOf(state, lang), outcome ?? assert.fail()));
  }
});

test('AE-VIC-08 who may draw a Movement card is told how likely it is to stumble', () => {
  const { state } = night().view(1);
  const note = (seat: number, pile: readonly string[], top: readonly (string | null)[] = []): string | undefined => {
    const movement = { ...state.decks.movement, pile, top };
    const told = toldOf({ ...state, decks: { ...state.decks, movement } }, 'en');
    const question = { n: 1, seat, player: seat, kind: 'act', rule: 'AE-VIC-01', options: [] };
    return label(told, question, { id: 'draw:movement', rule: 'AE-VIC-01' }).note;
  };
  const all = content.decks.movement;
  const stumbles = all.filter((card) => card.startsWith('stumble'));
  assert.equal(note(1, []), '6 of the 40 cards that you may draw make you stumble into the nearest Patient.');
  assert.match(note(1, stumbles.slice(1)) ?? '', /^One of the 35 cards /);
  assert.match(note(1, all) ?? '', /^6 of the 40 cards /, 'the pile is shuffled');
  assert.equal(note(1, stumbles), undefined);
  assert.equal(note(1, [], ['two-rooms.1']), undefined, 'the next card is known');
  const cook = state.victims.find(({ card }) => card === 'cook');
  assert.ok(cook);
  assert.equal(note(cook.seat, []), undefined, 'the Cook walks one room instead');
});

test('AE-PAT-04 a screen reader announces all found Victims in one line, and where a Patient stops, but not the person’s own choices', () => {
  const told = toldOf(night().view(1).state, 'en');
  const of = (type: string, form: object): GameEvent => ({ type, rule: 'AE-SET-01', ...form }) as GameEvent;
  const news = [
    of('patient-moved', { patient: 0, from: 'chapel', to: 'shed' }),
    of('patient-moved', { patient: 0, from: 'shed', to: 'office' }),
    of('announced', {
      found: [
        { victim: 1, room: 'office' },
        { victim: 2, room: 'shed' },
      ],
    }),
    of('caught', { victim: 1, room: 'office', patients: [0] }),
    of('moved', { victim: 1, room: 'kitchen' }),
  ];
  const said = (player: number, heardOf = news): string =>
    heard(told, heardOf, [], new Set(), (each) => each === player).join(' ');
  assert.equal(said(1), 'The Warden moves: Office. Bruno is found: Office. Cleo is found: Garden Shed.');
  assert.equal(
    said(0, news.slice(0, -1)),
    'Bruno is found: Office. Cleo is found: Garden Shed.',
    'the Patients player has moved the Patient',
  );
});

test('AE-RUL-22 the prompt of a window says which window it is and whom it concerns', () => {
  const t = new RuleTest();
  const match = table(
    t,
    {
      patients: [at('c3')],
      victims: [{ at: 'c3', hand: ['save.1', 'cough.1'] }, { at: 'a2', hand: ['grip.1'] }, { at: 'a3' }],
    },
    { faces: d6(1) },
  );
  const ask = (seat: number): string =>
    prompt(
      { view: match.view(seat).state, content: match.content as SpeechContext['content'], lexicon: tongueOf('en') },
      asked(t, seat) ?? assert.fail(),
    );
  t.choose('done');
  assert.equal(ask(1), 'Bruno: the Patients have moved. Do you play a card before anybody speaks?');
  assert.equal(ask(2), 'Cleo: you have no card for this moment. Pass.');
  for (const seat of [1, 2]) t.choose('pass', seat);
  assert.equal(ask(2), 'Cleo: Bruno is caught. Do you play a card before the die is rolled?');
  t.choose('pass', 2);
  assert.equal(ask(1), 'Bruno: the die kills you. Do you play a card?');
  assert.deepEqual(match.view(null).state.windows, [{ window: 'W4', about: 1 }]);
});
