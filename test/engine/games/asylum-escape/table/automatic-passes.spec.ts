// Who is asked in a reaction window. On a shared device, only public knowledge decides this, so that a question reveals
// nothing. A person who plays alone with bots is asked only if a card could help.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AsylumView } from '../../../../../src/engine/games/asylum-escape/state/knowledge.js';
import {
  passesAtSharedDevice,
  passesForSoloPlayer,
} from '../../../../../src/engine/games/asylum-escape/table/automatic-passes.js';

type Seen = Pick<AsylumView, 'victims' | 'windows'>;

const passes = (
  prefers: 'never' | 'save' | 'always',
  window: AsylumView['windows'][number]['window'],
  about: number | null = null,
  more: object = {},
): boolean =>
  passesAtSharedDevice(
    {
      victims: [{ seat: 1, prefers, at: 'shed', hand: [], ...more }],
      windows: [{ window, about }],
    } as unknown as Seen as AsylumView,
    1,
    { kind: 'react' },
  );

test('AE-RUL-43 with the preference "save", all are asked before the announcements, and caught Victims later; nobody is asked in other windows', () => {
  assert.deepEqual(
    (['W1', 'W2', 'W5', 'W6', 'drawn', 'played', 'ending', 'cancel'] as const).filter(
      (window) => !passes('save', window),
    ),
    ['W2'],
  );
  assert.deepEqual(
    [passes('save', 'W3', 1), passes('save', 'W4', 1), passes('save', 'W3', 2), passes('save', 'W4', 2)],
    [false, false, true, true],
  );
});

test('AE-RUL-43 with "never" a Victim is never asked, and with "always" in every window', () => {
  assert.equal(passes('never', 'W4', 1), true);
  assert.equal(passes('always', 'W1'), false);
});

test('AE-RUL-43 the rooms and cards of Victims make no difference', () => {
  for (const window of ['W1', 'W2', 'drawn'] as const)
    assert.equal(passes('save', window, null, { at: 'morgue', hand: ['held-breath.1'] }), passes('save', window));
});

test('AE-RUL-43 only reaction windows are passed automatically, and only for Victims', () => {
  const never = {
    victims: [
      { seat: 1, prefers: 'never' },
      { seat: 2, prefers: 'always' },
    ],
    windows: [{ window: 'W1', about: null }],
    patients: [],
    searched: [],
    attempts: [],
    marching: true,
  } as unknown as AsylumView;
  const options = ['pass', 'play:held-breath.1'].map((id) => ({ id, rule: '' }));
  for (const [seat, kind, passed] of [
    [1, 'react', true],
    [1, 'move-to', false],
    [2, 'react', false],
    [0, 'react', false],
  ] as const) {
    assert.equal(passesAtSharedDevice(never, seat, { kind }), passed);
    assert.equal(passesForSoloPlayer(never, seat, { kind, options }), passed);
  }
});

test('AE-RUL-43 a single person without a card to play is never asked, whatever the preference', () => {
  const asked = (prefers: string, ...ids: readonly string[]): boolean =>
    !passesForSoloPlayer({ victims: [{ seat: 1, prefers }], attempts: [] } as unknown as AsylumView, 1, {
      kind: 'react',
      options: ids.map((id) => ({ id, rule: '' })),
    });
  assert.deepEqual([asked('always', 'pass'), asked('always', 'pass', 'play:held-breath.1')], [false, true]);
});

test('AE-RUL-43 with "save", a single person is asked only if they will be found or are caught, and have a card to play', () => {
  const me = { seat: 1, prefers: 'save', at: 'shed' };
  const asked = (more: object, options = 2): boolean =>
    !passesForSoloPlayer(
      { victims: [me], searched: [], attempts: [], marching: true, ...more } as unknown as AsylumView,
      1,
      { kind: 'react', options: Array.from({ length: options }, (_, i) => ({ id: String(i), rule: '' })) },
    );
  const searched = [{ patient: 0, room: 'shed' }];
  assert.deepEqual(
    [
      asked({ searched }),
      asked({ attempts: [{ victim: 1 }] }),
      asked({}),
      asked({ searched, marching: false }),
      asked({ searched }, 1),
      asked({ attempts: [{ victim: 2 }] }),
    ],
    [true, true, false, false, false, false],
  );
});
