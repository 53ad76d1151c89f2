// Each step that a card may contain: its effect, and what others learn about it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { pack as ours } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import { play, playAtRandom } from '../../../../support/play.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { own, read, reply, saying } from '../support/effect-cards.js';
import {
  at,
  d6,
  draws,
  flees,
  happened,
  last,
  lust,
  patientsAt,
  rules,
  table,
  whereIs,
} from '../support/small-match.js';

const verbs: Readonly<Record<Effect['do'], (t: RuleTest) => void>> = {
  move(t) {
    own(t, [{ do: 'move', whom: 'other', n: 1 }]);
    t.choose('victim:2');
    assert.deepEqual(
      t.options(2).filter((id) => id.startsWith('move')),
      ['move:a2', 'move:a3', 'move:b2', 'move:a1'],
    );
    t.choose('move:b2', 2);
    assert.equal(whereIs(t, 2), 'b2');
    assert.ok(!t.events(1).some(({ room }) => room === 'b2'));
  },
  push(t) {
    own(t, [{ do: 'push', whom: 'others', way: 'up', n: 2 }]);
    assert.deepEqual([whereIs(t, 2), whereIs(t, 3)], ['a4', 'e5'], 'Victims are pushed only as far as there are rooms');
    assert.deepEqual(happened(t, 'pushed').length, 2);
  },
  teleport(t) {
    own(t, [{ do: 'teleport', whom: 'me', to: 'top' }]);
    assert.deepEqual(
      t.options(1).filter((id) => id.startsWith('move')),
      ['move:a1', 'move:a5', 'move:b5', 'move:c5', 'move:d5', 'move:e5'],
    );
    t.choose('move:d5');
    assert.equal(whereIs(t, 1), 'd5');
    assert.equal(t.view(0).state.victims[0].at, null);
  },
  'draw-movement'(t) {
    own(t, [{ do: 'draw-movement', whom: 'other' }], {}, flees('m1'));
    t.choose('victim:3');
    t.choose('move:e4', 3);
    assert.equal(whereIs(t, 3), 'e4');
    assert.deepEqual(t.state.decks.movement.pile, ['m1.1']);
  },
  stumble(t) {
    own(t, [{ do: 'stumble', whom: 'other' }], {}, d6(2));
    t.choose('victim:2');
    assert.deepEqual([last(t, 'killed')['room'], t.state.destroyed], ['c3', ['c3']]);
  },
  'slip-away'(t) {
    reply(t, [{ do: 'slip-away', n: 1 }], lust('quiet'));
    t.choose('play:reply.1', 1);
    t.choose('move:c4', 1);
    assert.deepEqual([last(t, 'announced')['found'], whereIs(t, 1)], [[], 'c4']);
    reply(t, [{ do: 'slip-away', n: 1 }], d6(5));
    t.choose('play:reply.1', 1);
    t.choose('move:c3', 1);
    assert.deepEqual(last(t, 'announced')['found'], [{ victim: 1, room: 'c3' }], 'a Victim who stays is found');
  },
  'stay-hidden'(t) {
    reply(t, [{ do: 'stay-hidden' }], lust('quiet'));
    t.choose('play:reply.1', 1);
    assert.deepEqual([last(t, 'announced')['found'], whereIs(t, 1)], [[], 'c3']);
  },
  'false-announce'(t) {
    reply(t, [{ do: 'false-announce', n: 2 }], d6(2));
    t.choose('play:reply.1', 1);
    assert.ok(t.options(1).includes('say:c5') && !t.options(1).includes('say:a2'));
    t.choose('say:c5', 1);
    assert.deepEqual([last(t, 'announced')['found'], last(t, 'killed')['room']], [[{ victim: 1, room: 'c5' }], 'c3']);
    // A Victim who is not found is asked as well, and stays silent.
    reply(t, [{ do: 'false-announce', n: 2 }], lust('quiet'), {
      victims: [{ at: 'a1', hand: ['reply.1'] }, { at: 'a2' }, { at: 'e5' }],
    });
    t.choose('play:reply.1', 1);
    t.choose('silent', 1);
    assert.deepEqual(last(t, 'announced')['found'], []);
  },
  reveal(t) {
    own(t, [{ do: 'reveal', whom: 'other', what: 'column' }]);
    t.choose('victim:3');
    assert.equal(last(t, 'revealed')['value'], '5');
    assert.deepEqual(t.view(0).state.victims[2].suspects, ['e1', 'e2', 'e3', 'e4', 'e5']);
  },
  sweep(t) {
    own(t, [{ do: 'sweep', what: 'height' }]);
    t.choose('height:2');
    assert.deepEqual([last(t, 'answered')['yes'], last(t, 'answered')['no']], [[2], [3]]);
  },
  crowded(t) {
    read(t, [{ do: 'crowded', what: 'column' }]);
    assert.deepEqual(last(t, 'crowded')['values'], ['1']);
  },
  'ask-adjacent'(t) {
    read(t, [{ do: 'ask-adjacent', which: 'all', n: 1 }], { patients: [at('e4'), at('b1', 'two')] });
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'near')
        .map(({ yes }) => yes),
      [[3], [1]],
    );
    own(t, [{ do: 'ask-adjacent', which: 'chosen', n: 2 }], { patients: [at('e4'), at('b1', 'two')] });
    t.choose('choose:1');
    assert.deepEqual([last(t, 'near')['yes'], last(t, 'near')['no']], [[2], [3]], 'the card’s owner does not answer');
  },
  peek(t) {
    own(t, [{ do: 'peek', deck: 'movement', n: 2 }], {}, [...flees('m1'), ...flees('m4')]);
    assert.deepEqual(t.view(1).state.decks.movement.top, ['m1.1', 'm4.1']);
    assert.deepEqual(t.view(2).state.decks.movement.top, [null, null]);
    t.choose('draw:movement');
    assert.equal(last(t, 'drew-movement')['card'], 'm1.1');
  },
  'look-hand'(t) {
    own(t, [{ do: 'look-hand', whom: 'other' }], {
      victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2', hand: ['save.1'] }, { at: 'e5' }],
    });
    t.choose('victim:2');
    assert.deepEqual(
      [1, 3].map((seat) => t.view(seat).state.victims[1].hand),
      [['save.1'], [null]],
    );
  },
  'move-patient'(t) {
    own(
      t,
      [{ do: 'move-patient', which: 'chosen', n: 1 }],
      { victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'c4' }, { at: 'e5' }] },
      d6(5),
    );
    t.choose('patient:0:c4', 1);
    assert.deepEqual([last(t, 'announced')['found'], patientsAt(t)], [[{ victim: 2, room: 'c4' }], ['c4']]);
  },
  'extra-move'(t) {
    read(t, [{ do: 'extra-move', which: 'all', n: 1 }], { patients: [at('c3'), at('e1', 'two')] });
    t.choose('patient:1:e2', 0);
    t.choose('done', 0);
    assert.deepEqual(patientsAt(t), ['c3', 'e2']);
  },
  lure(t) {
    own(t, [{ do: 'lure', n: 2 }], { patients: [at('c3'), at('e1', 'two')] });
    t.choose('room:a5');
    assert.deepEqual(patientsAt(t), ['c5', 'e1']);
    // After the effect, the turn continues where it was interrupted: the coin can still be changed.
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'a1', hand: ['reply.1', 'loud.1'] }, { at: 'a2' }, { at: 'e5' }],
        phase: 'patients',
      },
      { pack: saying({ do: 'lure', n: 1 }), faces: [{ die: 'coin', face: 'heads' }] },
    );
    for (const id of ['play:reply.1', 'room:c5', 'pass', 'play:loud.1']) t.choose(id, 1);
    assert.equal(last(t, 'coin-set')['rooms'], 2);
  },
  stall(t) {
    read(t, [{ do: 'stall', which: 'all' }], { victims: [{ at: 'a1' }, { at: 'a2' }, { at: 'e5' }] }, [
      { die: 'coin', face: 'tails' },
      ...lust('quiet'),
    ]);
    for (const seat of [1, 2, 3]) t.choose('end', seat);
    assert.deepEqual(
      happened(t, 'patient-moved', 'patient-stays'),
      ['patient-stays'],
      'no question is asked for the Patient in the next movement',
    );
  },
  'set-coin'(t) {
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'a1', hand: ['reply.1'] }, { at: 'a2' }, { at: 'e5' }],
        phase: 'patients',
      },
      { pack: saying({ do: 'set-coin', n: 3 }), faces: [{ die: 'coin', face: 'heads' }] },
    );
    t.choose('play:reply.1', 1);
    assert.deepEqual([last(t, 'coin-set')['rooms'], t.state.patients[0].left], [3, 3]);
  },
  'swap-rooms'(t) {
    own(t, [{ do: 'swap-rooms', pair: 'neighbours' }]);
    t.choose('room:a1');
    assert.deepEqual(
      t.options(1).filter((id) => id.startsWith('room')),
      ['room:a2', 'room:b1'],
    );
    t.choose('room:b1');
    assert.deepEqual(
      [t.state.columns[0][0], t.state.columns[1][0], whereIs(t, 1)],
      ['b1', 'a1', 'a1'],
      'everything in the rooms goes with them',
    );
    assert.deepEqual(
      t.state.columns.slice(2),
      ['c', 'd', 'e'].map((column) => [1, 2, 3, 4, 5].map((height) => `${column}${height}`)),
      'nothing else moves',
    );
  },
  'destroy-room'(t) {
    read(t, [{ do: 'destroy-room', where: 'outer', pick: 'random' }], {}, [{ pick: 'room', value: 2 }]);
    assert.deepEqual(t.state.destroyed, ['a3']);
  },
  block(t) {
    own(t, [{ do: 'block', where: 'empty', against: 'victims', turns: 1 }], {}, flees('m1'));
    t.choose('room:a2');
    t.choose('draw:movement');
    assert.equal(t.why(1, 'move:a2')?.reason, 'blocked');
    assert.deepEqual(
      t.options(1).filter((id) => id.startsWith('move')),
      ['move:a1', 'move:b1'],
    );
  },
  survive(t) {
    reply(t, [{ do: 'survive' }], [...d6(1), ...flees('m1')]);
    t.choose('pass', 1);
    t.choose('pass', 1);
    t.choose('play:reply.1', 1);
    assert.deepEqual(happened(t, 'saved', 'killed', 'flees'), ['saved', 'flees']);
  },
  'skip-attempt'(t) {
    reply(t, [{ do: 'skip-attempt' }], flees('m1'));
    t.choose('pass', 1);
    t.choose('play:reply.1', 1);
    assert.deepEqual(happened(t, 'attempt-skipped', 'rolled', 'survived'), ['attempt-skipped', 'survived']);
  },
  reroll(t) {
    reply(t, [{ do: 'reroll' }], [...d6(1, 6), ...flees('m1')]);
    for (const id of ['pass', 'pass', 'play:reply.1']) t.choose(id, 1);
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'rolled')
        .map(({ face, kills }) => [face, kills]),
      [
        [1, true],
        [6, false],
      ],
    );
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'a1', hand: ['reply.1'] }, { at: 'a2' }, { at: 'e5' }],
        phase: 'patients',
      },
      {
        pack: saying({ do: 'reroll' }),
        faces: [
          { die: 'coin', face: 'tails' },
          { die: 'coin', face: 'heads' },
        ],
      },
    );
    t.choose('play:reply.1', 1);
    assert.equal(t.state.rooms, 1, 'the number of the new flip applies');
  },
  'change-die'(t) {
    reply(t, [{ do: 'change-die', n: 1 }], d6(2));
    for (const id of ['pass', 'pass', 'play:reply.1']) t.choose(id, 1);
    assert.deepEqual([last(t, 'die-changed')['face'], happened(t, 'killed')], [3, []]);
  },
  'extend-catch'(t) {
    reply(t, [{ do: 'extend-catch', which: 'this', faces: [3], lasts: 'attempt' }], d6(3));
    t.choose('pass', 1);
    t.choose('play:reply.1', 1);
    assert.deepEqual(last(t, 'rolled')['catches'], [1, 2, 3]);
    read(
      t,
      [
        { do: 'extend-catch', which: 'all', faces: [6], lasts: 'turn' },
        { do: 'extra-move', which: 'all', n: 1 },
      ],
      { victims: [{ at: 'c4' }, { at: 'a2' }, { at: 'e5' }] },
      d6(6),
    );
    t.choose('patient:0:c4', 0);
    assert.deepEqual(last(t, 'rolled')['catches'], [1, 2, 6]);
    assert.deepEqual(t.state.catchChanges, [], 'the change ends with the turn');
  },
  'reduce-catch'(t) {
    reply(t, [{ do: 'reduce-catch', which: 'this', faces: [1], lasts: 'attempt' }], d6(1));
    for (const id of ['pass', 'pass', 'play:reply.1']) t.choose(id, 1);
    assert.deepEqual(happened(t, 'killed', 'missed'), ['missed']);
  },
  flight(t) {
    reply(t, [{ do: 'survive' }, { do: 'flight', n: 2 }], [...d6(1), ...flees('m1')]);
    for (const id of ['pass', 'pass', 'play:reply.1']) t.choose(id, 1);
    assert.equal(last(t, 'flees')['rooms'], 3);
  },
  'draw-cards'(t) {
    own(t, [{ do: 'draw-cards', whom: 'all', n: 1 }], {}, draws('blank.1', 'blank.2', 'blank.3'));
    assert.deepEqual(
      t.state.victims.map(({ hand }: { hand: readonly unknown[] }) => hand.length),
      [1, 1, 1],
    );
  },
  discard(t) {
    own(t, [{ do: 'discard', whom: 'others', n: 1, how: 'choice' }], {
      victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2', hand: ['save.1', 'save.2'] }, { at: 'e5' }],
    });
    t.choose('discard:save.2', 2);
    assert.deepEqual(t.state.decks['camo-sabo'].pile, ['test.1', 'save.2']);
  },
  steal(t) {
    own(
      t,
      [{ do: 'steal', whom: 'other' }],
      { victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2', hand: ['save.1', 'save.2'] }, { at: 'e5' }] },
      [{ pick: 'hand', value: 1 }],
    );
    t.choose('victim:2');
    assert.deepEqual(
      [1, 2, 3].map((seat) => t.view(seat).state.victims[0].hand),
      [['save.2'], ['save.2'], [null]],
      'only the two Victims know the card',
    );
    own(t, [{ do: 'steal', whom: 'other' }]);
    t.choose('victim:2');
    assert.deepEqual([t.state.victims[0].hand, happened(t, 'no-effect')], [[], ['no-effect']], 'no card can be taken');
  },
  cancel(t) {
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'a1', hand: ['reply.1'] }, { at: 'a2' }, { at: 'e5' }],
        phase: 'bloodlust',
      },
      { pack: saying({ do: 'cancel' }), faces: lust('rush') },
    );
    assert.deepEqual(
      [0, 2, null].map((seat) => t.view(seat).state.bloodlust),
      Array(3).fill({ card: 'rush.1', off: false }),
      'everybody sees the card that is read',
    );
    t.choose('play:reply.1', 1);
    assert.deepEqual(happened(t, 'bloodlust-off'), ['bloodlust-off']);
  },
  'skip-draw'(t) {
    own(t, [
      { do: 'skip-draw', whom: 'other' },
      { do: 'skip-draw', whom: 'other' },
    ]);
    t.choose('victim:2');
    t.choose('victim:2');
    assert.equal(happened(t, 'must-skip').length, 1);
    t.choose('end', 1);
    assert.deepEqual([happened(t, 'may-not-draw'), last(t, 'turn-began')['player']], [['may-not-draw'], 3]);
  },
  'limit-hand'(t) {
    own(t, [{ do: 'limit-hand', whom: 'others', n: 1 }], {
      victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2', hand: ['save.1', 'save.2'] }, { at: 'e5' }],
    });
    t.choose('discard:save.1', 2);
    assert.equal(t.state.victims[1].limit.n, 1);
    assert.equal(t.state.victims[1].hand.length, 1);
  },
  'bloodlust-extra'(t) {
    read(t, [{ do: 'bloodlust-extra' }], {}, lust('quiet'));
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'bloodlust')
        .map(({ card }) => card),
      ['test.1', 'quiet.1'],
    );
    // An additional Bloodlust card that is drawn in answer to another one waits until that one has taken effect.
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'a1', hand: ['reply.1'] }, { at: 'a2' }, { at: 'e5' }],
        phase: 'bloodlust',
      },
      { pack: saying({ do: 'bloodlust-extra' }), faces: [...lust('rush'), ...lust('quiet')] },
    );
    t.choose('play:reply.1', 1);
    t.choose('done', 0);
    assert.deepEqual(happened(t, 'played', 'bloodlust', 'patient-stays', 'no-effect', 'bloodlust-off'), [
      'bloodlust',
      'played',
      'bloodlust',
    ]);
  },
  either(t) {
    own(t, [
      {
        do: 'either',
        of: [
          { id: 'up', steps: [{ do: 'push', whom: 'me', way: 'up', n: 1 }] },
          { id: 'down', steps: [] },
        ],
      },
    ]);
    t.choose('either:up');
    assert.equal(whereIs(t, 1), 'a2');
  },
  flip(t) {
    for (const [face, room] of [
      ['heads', 'a2'],
      ['tails', 'b1'],
    ] as const) {
      own(
        t,
        [
          {
            do: 'flip',
            heads: [{ do: 'push', whom: 'me', way: 'up', n: 1 }],
            tails: [{ do: 'push', whom: 'me', way: 'right', n: 1 }],
          },
        ],
        {},
        [{ die: 'coin', face }],
      );
      assert.equal(whereIs(t, 1), room);
    }
  },
};

for (const [verb, shows] of Object.entries(verbs))
  test(`Asylum Escape, effects of cards: ${verb}`, () => {
    const t = new RuleTest();
    shows(t);
    t.assertFacesUsed();
  });

test('Asylum Escape: the steps of each of our cards, boons, flaws and abilities can run', () => {
  const ran = new Set<string>();
  const watched: typeof rules = {
    ...rules,
    steps: Object.fromEntries(
      Object.entries(rules.steps).map(([name, run]) => [
        name,
        (m: never, step: never) => {
          const { card } = step as { readonly card?: string | null };
          if (card) ran.add(card.replace(/\.\d+$/, ''));
          (run as (m: never, step: never) => void)(m, step);
        },
      ]),
    ),
  };
  const doing = (quirks: readonly { readonly steps?: readonly Effect[] }[]): boolean =>
    quirks.some(({ steps = [] }) => steps.length > 0);
  const cards = [
    ...ours.camoSabo,
    ...ours.bloodlust,
    ...ours.movement,
    ...ours.victims.filter(({ boon, flaw }) => doing([boon, flaw])),
    ...[...ours.patients, ...ours.specials].filter(({ ability = {} }) => doing([ability])),
  ].map(({ id }) => id);
  for (let seed = 0; seed < 100 && !cards.every((id) => ran.has(id)); seed++)
    playAtRandom(play(watched, { seats: 7, seed, options: { version: 'long' } }), createChance(seed), 5000);
  assert.deepEqual(
    cards.filter((id) => !ran.has(id)),
    [],
  );
});
