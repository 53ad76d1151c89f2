// The validation of views: the views of real matches are valid, and a value that is out of range is reported with its
// path.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import { viewFault } from '../../../../../src/engine/games/asylum-escape/state/view-schema.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { play } from '../../../../support/play.js';
import { rules } from '../support/small-match.js';

const content = contentOf(pack);

test('Asylum Escape: every view of a match is valid', () => {
  for (const [seed, seats] of [
    [1, 2],
    [2, 4],
    [3, 7],
  ] as const) {
    const match = play(rules, { seats, seed });
    const chance = createChance(seed);
    for (let n = 0; match.questions.length > 0; n++) {
      if (n % 5 === 0)
        for (const seat of [0, 1, null]) assert.equal(viewFault(match.view(seat).state, seats, content), null);
      const question = match.questions[chance.below(match.questions.length)] ?? assert.fail();
      match.choose(question.seat, question.n, question.options[chance.below(question.options.length)]?.id ?? '');
    }
    assert.equal(viewFault(match.view(null).state, seats, content), null, 'the view at the end is valid too');
  }
});

/** Fields of a view that are rarely filled, each with a valid and an invalid value. */
const rare: Readonly<Record<string, readonly [filled: object, spoilt: object]>> = {
  'caught/0': [
    { victim: 1, room: 'chapel' },
    { victim: 4, room: 'no room' },
  ],
  'searched/0': [
    { patient: 0, room: 'chapel' },
    { patient: 1, room: 3 },
  ],
  'attempts/0': [
    { victim: 1, patient: 0, face: 6, more: [1], fewer: [2], skipped: true, saved: false },
    { victim: -1, patient: 1, face: 7, more: [0], fewer: [7], skipped: 0, saved: null },
  ],
  bloodlust: [
    { card: [...content.bloodlust.keys()][0], off: true },
    { card: 'no card', off: 1 },
  ],
  'plays/0': [
    { by: 1, card: [...content.camoSabo.keys()][0], off: false },
    { by: 4, card: 'no card', off: 1 },
  ],
  'windows/0': [
    { window: 'W3', about: 1 },
    { window: 'W9', about: 9 },
  ],
  'catchChanges/0': [
    { patient: 0, faces: [1, 6], more: true, until: 3 },
    { patient: 1, faces: [0], more: 1, until: -1 },
  ],
  'blocks/0': [
    { room: 'chapel', against: 'victims', until: 3 },
    { room: 'no room', against: 'nobody', until: -1 },
  ],
  'victims/0/limit': [
    { n: 3, until: 4 },
    { n: -1, until: 0.5 },
  ],
};

test('Asylum Escape: rare fields of a view are accepted with valid values and refused with invalid ones', () => {
  const match = play(rules, { seats: 4, seed: 5 });
  for (let [question] = match.questions; match.view(1).state.patients.length === 0; [question] = match.questions)
    match.choose(question!.seat, question!.n, question!.options[0]!.id);
  const real = match.view(1).state;
  for (const [version, coin] of [
    ['short', 'coin'],
    ['long', 'die'],
  ])
    assert.equal(viewFault({ ...real, version, coin }, 4, content), null);
  for (const [path, [filled, spoilt]] of Object.entries(rare)) {
    const faultOf = (value: object): string | null => {
      const view = structuredClone(real) as unknown as Record<string, unknown>;
      const keys = path.split('/');
      let part = view;
      for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>;
      part[keys.at(-1) ?? ''] = value;
      return viewFault(view, 4, content);
    };
    assert.equal(faultOf(filled), null, path);
    for (const [field, value] of Object.entries(spoilt))
      assert.ok(
        faultOf({ ...filled, [field]: value as unknown })?.startsWith(`${path}/${field}`),
        `${path}/${field}: ${faultOf({ ...filled, [field]: value as unknown })}`,
      );
  }
});

test('Asylum Escape: a value that is not a view is refused with its path', () => {
  const seats = 4;
  const match = play(rules, { seats, seed: 5 });
  const chance = createChance(5);
  for (let n = 0; n < 60; n++) {
    const question = match.questions[chance.below(match.questions.length)] ?? assert.fail();
    match.choose(question.seat, question.n, question.options[chance.below(question.options.length)]?.id ?? '');
  }
  const real = match.view(1).state;
  const wrong: readonly (readonly [path: string, value: unknown])[] = [
    ['version', 'endless'],
    ['coin', 'card'],
    ['collapseCatches', 1],
    ['patientsSeat', seats],
    ['turn', -1],
    ['active', 9],
    ['stage', 'night'],
    ['rooms', 10],
    ['columns/0/0', 'no room'],
    ['destroyed', ['no room']],
    ['patients/0/card', 'nobody'],
    ['patients/0/at', ''],
    ['victims', []],
    ['victims/0/card', 'nobody'],
    ['victims/0/at', 'no room'],
    ['victims/0/hand', ['no card']],
    ['victims/0/suspects', ['no room']],
    ['victims/0/prefers', 'sometimes'],
    ['victims/0/held', 'stumble.1'],
    ['decks/movement/pile', ['no card']],
    ['decks/bloodlust/count', -1],
    ['searched', [{ patient: 9, room: 'chapel' }]],
    ['caught', [{ victim: 0, room: 'no room' }]],
    ['doomed', 'chapel'],
    ['trigger', 'soon'],
    ['last', 0.5],
    ['night', true],
  ];
  for (const [path, value] of wrong) {
    const view = structuredClone(real) as unknown as Record<string, unknown>;
    const keys = path.split('/');
    let part = view;
    for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>;
    part[keys.at(-1) ?? ''] = value;
    const fault = viewFault(view, seats, content);
    assert.ok(fault?.startsWith(path), `${path}: ${fault}`);
  }
  for (const value of [null, [], 'view', {}]) assert.notEqual(viewFault(value, seats, content), null);
});
