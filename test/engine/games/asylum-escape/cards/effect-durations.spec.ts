// How long the effects of cards last: blocked rooms, changed Catching Stats, smaller hand limits, additional rooms for
// a flight, and effects on one movement of the Patients. Also tests that everybody sees the stage of the turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import { isFinal, lastTurn } from '../../../../../src/engine/games/asylum-escape/state/state.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { own, read, reply, saying } from '../support/effect-cards.js';
import { asked, at, begin, d6, draws, flees, heads, last, lust, pack, table } from '../support/small-match.js';

const ids = (t: RuleTest, seat: number): string[] => asked(t, seat)?.options.map(({ id }) => id) ?? [];
/** Plays until the Patients may move in this turn. The Victims do nothing, and the Patient stays where it is. */
function playToMarchOf(t: RuleTest, turn: number): void {
  for (let i = 0; i < 50 && !(t.state.turn === turn && asked(t, 0)?.kind === 'march-on'); i++) {
    const question = [0, 1, 2, 3].flatMap((seat) => asked(t, seat) ?? [])[0] ?? assert.fail();
    t.choose(question.options.find(({ id }) => ['done', 'end', 'pass'].includes(id))?.id ?? '', question.seat);
  }
}
const quietly = (turns: number) =>
  Array.from({ length: turns }, (_, i) => [{ ...heads }, { deck: 'bloodlust', card: `quiet.${i + 1}` }]).flat();
const block = (turns: number): Effect => ({ do: 'block', where: 'any', against: 'patients', turns });

test('a block that is played in a Victim’s turn lasts until the end of the Patients’ next turn, or of the one after it', () => {
  for (const turns of [1, 2]) {
    const t = new RuleTest();
    own(t, [block(turns)], {}, quietly(3));
    t.choose('room:c4');
    const shut: boolean[] = [];
    for (const turn of [2, 3, 4]) {
      playToMarchOf(t, turn);
      shut.push(!ids(t, 0).includes('patient:0:c4'));
    }
    assert.deepEqual(shut, [true, turns === 2, false]);
    assert.equal(t.events().filter(({ type, room }) => type === 'opened' && room === 'c4').length, 1);
  }
});

test('AE-DES-05 nobody is told that a room may be entered again which has been destroyed, or is still blocked', () => {
  const told = (...steps: readonly Effect[]): string[] => {
    const t = new RuleTest();
    own(t, steps, {}, quietly(3));
    for (const _ of steps) t.choose('room:c4');
    playToMarchOf(t, 4);
    return t.events().flatMap(({ type, room }) => (type === 'opened' ? [String(room)] : []));
  };
  assert.deepEqual(told(block(1)), ['c4']);
  assert.deepEqual(told(block(1), { do: 'destroy-room', where: 'any', pick: 'choice' }), []);
  assert.deepEqual(told(block(1), block(1)), ['c4']);
  assert.deepEqual(told(block(1), block(2)), ['c4']);
});

test('a block on a Bloodlust card lasts until the end of the turn, or of the next turn', () => {
  for (const turns of [1, 2]) {
    const t = new RuleTest();
    read(t, [block(turns)], {}, quietly(2));
    t.choose('room:c4');
    const shut: boolean[] = [];
    for (const turn of [2, 3]) {
      playToMarchOf(t, turn);
      shut.push(!ids(t, 0).includes('patient:0:c4'));
    }
    assert.deepEqual(shut, [turns === 2, false]);
  }
});

test('a Patient with a certain ability can pass blocks', () => {
  const t = new RuleTest();
  const through = {
    ...saying(block(1)),
    patients: pack.patients.map((card) =>
      card.id === 'one' ? { ...card, ability: { mods: { unblocked: true } as const } } : card,
    ),
  };
  table(
    t,
    {
      patients: [at('c3'), at('c5', 'two')],
      victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2' }, { at: 'e5' }],
      phase: 'victim',
      active: 1,
    },
    { pack: through, faces: quietly(1) },
  );
  t.choose('play:test.1');
  t.choose('room:c4');
  playToMarchOf(t, 2);
  assert.deepEqual(
    ['patient:0:c4', 'patient:1:c4'].map((id) => ids(t, 0).includes(id)),
    [true, false],
  );
});

test('a block against Patients does not block Victims, and vice versa', () => {
  const may = (against: 'patients' | 'victims' | 'all'): boolean => {
    const t = new RuleTest();
    own(t, [{ do: 'block', where: 'any', against, turns: 1 }], {}, flees('m1'));
    t.choose('room:a2');
    t.choose('draw:movement');
    return ids(t, 1).includes('move:a2');
  };
  assert.deepEqual([may('patients'), may('victims'), may('all')], [true, false, false]);
});

const grip = (more: boolean, faces: readonly (1 | 6)[], which: 'all' | 'newest' = 'all'): Effect => ({
  do: more ? 'extend-catch' : 'reduce-catch',
  which,
  faces,
  lasts: 'turn',
});

test('a change to a Catching Stat in a Victim’s turn applies to one Patient only, and lasts until the end of the Patients’ next turn', () => {
  for (const [step, catches] of [
    [grip(true, [6]), [1, 2, 6]],
    [grip(false, [1]), [2]],
    [grip(true, [6], 'newest'), [1, 2]],
  ] as const) {
    const t = new RuleTest();
    own(
      t,
      [step],
      { patients: [at('c3'), at('e1', 'two')], victims: [{ at: 'c3', hand: ['test.1'] }, { at: 'a2' }, { at: 'a2' }] },
      [heads, ...d6(4), ...flees('m1'), ...lust(), heads, ...d6(4)],
    );
    playToMarchOf(t, 2);
    t.choose('done');
    assert.deepEqual(last(t, 'rolled')['catches'], catches);
    t.choose('move:c3');
    playToMarchOf(t, 3);
    t.choose('done');
    assert.deepEqual(last(t, 'rolled')['catches'], [1, 2], 'the change has ended in the turn after it');
  }
});

test('everybody sees how long a change to a Catching Stat lasts', () => {
  const t = new RuleTest();
  own(t, [grip(true, [6])]);
  assert.deepEqual(t.view(null).state.catchChanges, [{ patient: 0, faces: [6], more: true, until: 2 }]);
  read(t, [grip(false, [1]), { do: 'sweep', what: 'column' }]);
  assert.deepEqual(t.view(null).state.catchChanges, [{ patient: 0, faces: [1], more: false, until: 1 }]);
});

test('a smaller hand limit lasts until the end of the Patients’ next turn, in whichever turn it began', () => {
  const t = new RuleTest();
  read(
    t,
    [{ do: 'limit-hand', whom: 'all', n: 1 }],
    { victims: [{ at: 'a1', hand: ['save.1'] }, { at: 'a2' }, { at: 'e5' }] },
    [...draws('blank.1'), heads, ...lust(), ...draws('blank.2')],
  );
  t.choose('pass');
  t.choose('draw:camo-sabo');
  assert.deepEqual(ids(t, 1), ['discard:save.1', 'discard:blank.1'], 'the limit still applies in Victims’ turns');
  t.choose('discard:blank.1');
  playToMarchOf(t, 2);
  assert.deepEqual(t.state.victims[0].limit, { n: 1, until: 2 });
  t.choose('done');
  for (let i = 0; i < 5 && asked(t, 1)?.kind === 'react'; i++) t.choose('pass', 1);
  t.choose('draw:camo-sabo');
  assert.equal(asked(t, 1)?.kind, 'act', 'the effect has ended');
});

test('the smaller of two hand limits counts', () => {
  const t = new RuleTest();
  own(t, [
    { do: 'limit-hand', whom: 'others', n: 2 },
    { do: 'limit-hand', whom: 'others', n: 3 },
  ]);
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'limited')
      .map(({ victim, n }) => [victim, n]),
    [
      [2, 2],
      [3, 2],
      [2, 2],
      [3, 2],
    ],
  );
});

test('additional rooms for a flight do not apply to a Movement card, and end with the flight', () => {
  const t = new RuleTest();
  own(t, [{ do: 'flight', n: 2 }], { victims: [{ at: 'c4', hand: ['test.1'] }, { at: 'a2' }, { at: 'e5' }] }, [
    ...flees('m1'),
    ...d6(5),
    ...flees('m2'),
    ...d6(5),
    { deck: 'movement', card: 'm1.2' },
  ]);
  t.choose('draw:movement');
  assert.equal(last(t, 'drew-movement')['rooms'], 1);
  t.choose('enter:c3');
  assert.equal(last(t, 'flees')['rooms'], 4);
  t.choose('enter:c3');
  assert.equal(last(t, 'flees')['rooms'], 1);
});

test('AE-RUL-28 a flight without a Movement card leads nowhere, even if a card adds rooms to it', () => {
  const t = new RuleTest();
  reply(t, [{ do: 'flight', n: 2 }], d6(5), { decks: { movement: [] } });
  for (const id of ['pass', 'play:reply.1']) t.choose(id, 1);
  assert.equal(last(t, 'flees')['rooms'], 0);
});

test('a Victim who cannot be found in one movement of the Patients is found in the next one of the same turn', () => {
  const rush = (hand: string, room: string, choices: readonly (readonly [string, number])[]): RuleTest => {
    const t = new RuleTest();
    table(
      t,
      { patients: [at('c3'), at('d5', 'two')], victims: [{ at: room, hand: [hand] }, { at: 'a2' }, { at: 'e1' }] },
      {
        pack: {
          ...pack,
          bloodlust: [
            { id: 'quiet', count: 22, steps: [] },
            { id: 'test', count: 2, steps: [{ do: 'extra-move', which: 'all', n: 2 }] },
          ],
        },
        faces: [...lust('test'), ...d6(3, 3)],
      },
    );
    for (const choice of choices) t.choose(...choice);
    return t;
  };
  // The Victim stays unseen in the room of the first Patient. Then the second Patient enters the room too.
  const hushed = rush('hush.1', 'c4', [
    ['patient:0:c4', 0],
    ['done', 0],
    ['play:hush.1', 1],
    ['patient:1:d4', 0],
    ['patient:1:c4', 0],
    ['done', 0],
  ]);
  assert.deepEqual(
    [last(hushed, 'announced')['found'], last(hushed, 'caught')['patients']],
    [[{ victim: 1, room: 'c4' }], [1, 0]],
    'both the Patient that came and the one that was there catch the Victim',
  );
  // The Victim slips away, and the first Patient passes through the Victim's new room.
  const slipped = rush('slip.1', 'c4', [
    ['patient:0:c4', 0],
    ['done', 0],
    ['play:slip.1', 1],
    ['move:c5', 1],
    ['patient:0:c5', 0],
    ['patient:0:b5', 0],
    ['done', 0],
  ]);
  assert.deepEqual(
    [last(slipped, 'announced')['found'], last(slipped, 'caught')['patients']],
    [[{ victim: 1, room: 'c5' }], [0]],
  );
  // A card allows the Victim to name a false room after the first movement. The Victim is found only in the second
  // movement, and names the true room.
  const lying = rush('cough.1', 'b4', [
    ['patient:0:c4', 0],
    ['done', 0],
    ['play:cough.1', 1],
    ['silent', 1],
    ['patient:0:b4', 0],
    ['done', 0],
  ]);
  assert.deepEqual(last(lying, 'announced')['found'], [{ victim: 1, room: 'b4' }]);
});

test('a Victim who slips away into a room where a Patient ends is found there', () => {
  const t = new RuleTest();
  table(
    t,
    {
      patients: [at('c3'), at('a5', 'two')],
      victims: [{ at: 'c3', hand: ['slip.1'] }, { at: 'a2', hand: ['reply.1'] }, { at: 'e1' }],
    },
    { pack: saying({ do: 'lure', n: 1 }), faces: d6(3) },
  );
  for (const [id, seat] of [
    ['done', 0],
    ['play:slip.1', 1],
    ['play:reply.1', 2],
    ['move:c4', 1],
    ['room:c4', 2],
  ] as const)
    t.choose(id, seat);
  assert.deepEqual(last(t, 'announced')['found'], [{ victim: 1, room: 'c4' }]);
});

test('a Victim who slips away into a room that was searched before is not found there', () => {
  const t = new RuleTest();
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c5', hand: ['slip.1'] }, { at: 'a2' }, { at: 'e1' }], rooms: 2 },
    { faces: lust() },
  );
  for (const id of ['patient:0:c4', 'patient:0:c5', 'play:slip.1', 'move:c4']) t.choose(id);
  assert.deepEqual(last(t, 'announced')['found'], []);
});

test('AE-RUL-13 everybody sees the stage of the turn at each question', () => {
  const stage = (begins: (t: RuleTest) => void, ...choices: readonly (readonly [string, number])[]): string => {
    const t = new RuleTest();
    begins(t);
    for (const choice of choices) t.choose(...choice);
    return String(t.view(null).state.stage);
  };
  const far = [{ at: 'a1', hand: ['blank.1'] }, { at: 'a2' }, { at: 'e5' }];
  const killed = [{ at: 'c1' }, { at: 'a2' }, { at: 'e5' }];
  const columns = [['a1', 'a2'], ['b1', 'b2'], ['c1'], ['d1', 'e5']];
  const from =
    (situation: object, more: object = {}) =>
    (t: RuleTest): void => {
      table(t, { patients: [at('c3')], victims: far, ...situation }, more);
    };
  const seen = {
    setup: stage((t) => {
      begin(t);
    }),
    release: stage(from({ phase: 'patients', turn: 3 }, { faces: [{ deck: 'patients', card: 'two' }] })),
    coin: stage(from({ phase: 'patients' }, { faces: [heads] })),
    march: stage(from({})),
    catch: stage(from({}), ['done', 0]),
    kill: stage(from({ patients: [at('c1')], columns, victims: killed }, { faces: d6(1) }), ['done', 0]),
    bloodlust: stage(from({ phase: 'bloodlust' }, { faces: lust() })),
    rush: stage(
      from(
        {
          phase: 'bloodlust',
          victims: [{ at: 'c4' }, { at: 'a2' }, { at: 'e5' }],
          patients: [at('c3'), at('a5', 'two')],
        },
        { faces: [...lust('rush'), ...d6(5), ...flees('m1')] },
      ),
      ['patient:0:c4', 0],
      ['done', 0],
    ),
    final: stage(from({ phase: 'final', turn: 7, patients: [at('c3'), at('d1', 'two')] })),
    victims: stage(from({ phase: 'victim', active: 1 })),
    walked: stage(
      from(
        { phase: 'victim', active: 1, victims: [{ at: 'c4' }, { at: 'a2' }, { at: 'e5' }] },
        { faces: [...flees('m1'), ...d6(5), ...flees('m2')] },
      ),
      ['draw:movement', 1],
      ['enter:c3', 1],
    ),
    over: stage(from({ phase: 'final', turn: 9 })),
  };
  assert.deepEqual(seen, {
    setup: 'setup',
    release: 'release',
    coin: 'coin',
    march: 'march',
    catch: 'catch',
    kill: 'catch',
    bloodlust: 'bloodlust',
    rush: 'catch',
    final: 'final',
    victims: 'victims',
    walked: 'victims',
    over: 'over',
  });
});

test('AE-FIN-02, AE-FIN-04, AE-RUL-29 everybody sees which turn is the last, and which are the final three', () => {
  const turns = Array.from({ length: 16 }, (_, i) => i + 1);
  const plan = (version: 'short' | 'long', trigger: number | null) => {
    const end = lastTurn({ version, trigger, turn: 1 });
    return [end, turns.filter((turn) => (end === null || turn <= end) && isFinal({ version, trigger, turn }))];
  };
  assert.deepEqual(plan('short', null), [9, [7, 8, 9]]);
  assert.deepEqual(plan('short', 2), [5, [3, 4, 5]]);
  assert.deepEqual(plan('short', 5), [8, [6, 7, 8]]);
  assert.deepEqual(plan('short', 6), [9, [7, 8, 9]]);
  assert.deepEqual(plan('short', 8), [9, [7, 8, 9]]);
  assert.deepEqual(plan('long', null), [null, []]);
  assert.deepEqual(plan('long', 11), [14, [12, 13, 14]]);
});

/**
 * Plays turn 5 up to the Patients' movement. The released Patient moves all Patients, and this Patient goes to the
 * Victim of seat 1, who plays a card that holds it up when it reaches for them.
 */
function heldUpOnRelease(t: RuleTest, path: readonly string[]): void {
  table(
    t,
    {
      patients: [at('c3'), at('a1', 'two')],
      victims: [{ at: 'c4', hand: ['reply.1'] }, { at: 'a5' }, { at: 'a5' }],
      phase: 'patients',
      turn: 5,
    },
    {
      pack: {
        ...saying({ do: 'stall', which: 'this' }),
        specials: pack.specials.map((card) => ({
          ...card,
          ability: { on: 'released', steps: [{ do: 'extra-move', which: 'all', n: 4 }] } as const,
        })),
      },
      faces: [{ deck: 'specials', card: 'stronger' }, ...d6(6), ...flees('m1'), heads, ...quietly(1).slice(1), heads],
    },
  );
  for (const id of ['pass', ...path, 'done', 'pass', 'play:reply.1', 'move:b4']) t.choose(id);
}

test('a Patient that is held up when it catches somebody before its movement misses the movement of this turn', () => {
  const t = new RuleTest();
  heldUpOnRelease(t, ['patient:0:c4']);
  assert.equal(t.state.stage, 'march');
  assert.deepEqual([...new Set(ids(t, 0).map((id) => id.slice(0, 9)))], ['patient:1', 'done']);
  playToMarchOf(t, 6);
  assert.ok(ids(t, 0).some((id) => id.startsWith('patient:0')));
  t.assertFacesUsed();
});

test('a Patient that is held up in the turn of its release misses the next turn’s movement, as it does not move in this one', () => {
  const t = new RuleTest();
  heldUpOnRelease(t, ['patient:2:d2', 'patient:2:d3', 'patient:2:d4', 'patient:2:c4']);
  playToMarchOf(t, 6);
  assert.deepEqual([...new Set(ids(t, 0).map((id) => id.slice(0, 9)))], ['patient:0', 'patient:1', 'done']);
});

test('a lure does not stop a Patient that may enter blocked rooms', () => {
  const t = new RuleTest();
  own(
    t,
    [
      { do: 'block', where: 'any', against: 'patients', turns: 1 },
      { do: 'lure', n: 2 },
    ],
    {},
    [],
    {
      patients: pack.patients.map((card) => ({ ...card, ability: { mods: { unblocked: true } } as const })),
    },
  );
  for (const id of ['room:c4', 'room:c5']) t.choose(id);

  assert.deepEqual(
    t.events().flatMap(({ type, to }) => (type === 'patient-moved' ? [to] : [])),
    ['c4', 'c5'],
  );
});

test('a boon or flaw that changes a Movement card of the own turn does not change one that a card makes the Victim draw in another turn', () => {
  for (const move of [1, -1]) {
    const t = new RuleTest();
    const victims = pack.victims.map((card) => ({ ...card, boon: { mods: { move } } }));
    const cards = { ...saying({ do: 'draw-movement', whom: 'all' }), victims };
    const faces = ['m2.1', 'm2.2', 'm2.3'].map((card) => ({ deck: 'movement', card }));
    const rooms = (): number[] =>
      t.events().flatMap((event) => (event.type === 'drew-movement' ? [event['rooms']] : []));
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2' }, { at: 'e5' }],
        phase: 'victim',
        active: 1,
      },
      { pack: cards, faces },
    );
    for (const id of ['play:test.1', 'move:a1', 'move:a2']) t.choose(id);
    assert.deepEqual(rooms(), [2 + move, 2, 2]);
  }
});
