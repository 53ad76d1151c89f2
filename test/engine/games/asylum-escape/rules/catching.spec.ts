// Catching: attempts, saving cards, flights, walking into a Patient, and the order.
import assert from 'node:assert/strict';
import { rule } from '../../../../support/rule-coverage.js';
import { saying } from '../support/effect-cards.js';
import { asked, at, cites, d6, flees, happened, last, lust, pack, table, whereIs } from '../support/small-match.js';

const far = [{ at: 'a1' }, { at: 'a2' }, { at: 'a3' }];
const standing = { patients: [at('c3')], victims: [{ at: 'c3' }, ...far.slice(1)] };

rule('AE-CAT-01 the die is rolled for each caught Victim, and a face of the Catching Stat kills', (t) => {
  table(t, standing, { faces: d6(2) });
  t.choose('done');
  assert.deepEqual(
    [last(t, 'rolled')['face'], last(t, 'rolled')['catches'], last(t, 'rolled')['kills']],
    [2, [1, 2], true],
  );
  assert.equal(last(t, 'killed')['victim'], 1);
});

rule('AE-EX-06 with Catching Stat 1 and 2, a roll of 2 kills a Victim without Camo', (t) => {
  table(t, standing, { faces: d6(2) });
  t.choose('done');
  assert.equal(t.state.victims[0].alive, false);
});

rule('AE-CAT-02 killed Victims are out of the game, unless a Camo saves them', (t) => {
  table(t, { ...standing, victims: [{ at: 'c3', hand: ['save.1'] }, ...far.slice(1)] }, { faces: d6(2) });
  t.choose('done');
  t.choose('pass', 1);
  t.choose('play:save.1', 1);
  assert.equal(last(t, 'saved')['victim'], 1);
  assert.ok(t.state.victims[0].alive);
});

rule('AE-RUL-40 a Camo makes only one attempt fail: the next Patient still tries, and then comes the flight', (t) => {
  table(
    t,
    { patients: [at('c3'), at('c3', 'two')], victims: [{ at: 'c3', hand: ['save.1'] }, ...far.slice(1)] },
    { faces: d6(2, 3) },
  );
  t.choose('done');
  t.choose('pass', 1);
  t.choose('play:save.1', 1);
  assert.deepEqual(happened(t, 'attempt', 'saved', 'missed', 'survived'), [
    'attempt',
    'saved',
    'attempt',
    'missed',
    'survived',
  ]);
});

rule('AE-RUL-40 what a Patient does to its survivor comes before the next Patient’s attempt', (t) => {
  const robbing = { on: 'missed', steps: [{ do: 'discard', whom: 'caught', n: 1, how: 'random' }] } as const;
  table(
    t,
    { patients: [at('c3'), at('c3', 'two')], victims: [{ at: 'c3', hand: ['save.1', 'blank.1'] }, ...far.slice(1)] },
    {
      pack: {
        ...pack,
        patients: pack.patients.map((card) => (card.id === 'one' ? { ...card, ability: robbing } : card)),
      },
      faces: d6(2, 3),
    },
  );
  t.choose('done');
  t.choose('pass', 1);
  t.choose('play:save.1', 1);
  assert.deepEqual(happened(t, 'saved', 'discarded', 'missed', 'survived'), [
    'saved',
    'discarded',
    'missed',
    'survived',
  ]);
});

/** Patient `one` makes two attempts, and its survivor discards a card at random. */
const robbingTwice = (from: typeof pack): typeof pack => ({
  ...from,
  patients: from.patients.map((card) =>
    card.id === 'one'
      ? {
          ...card,
          ability: {
            mods: { attempts: 2 },
            on: 'missed',
            steps: [{ do: 'discard', whom: 'caught', n: 1, how: 'random' }],
          },
        }
      : card,
  ),
});

rule('AE-RUL-40 what a Patient does to its survivor happens once, after all attempts of this Patient', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c3', hand: ['blank.1', 'blank.2', 'blank.3'] }, ...far.slice(1)] },
    { pack: robbingTwice(pack), faces: d6(3, 4) },
  );
  t.choose('done');
  t.choose('pass', 1);
  assert.deepEqual(happened(t, 'missed', 'discarded', 'survived'), ['missed', 'missed', 'discarded', 'survived']);
});

rule('AE-RUL-40 who dies by the last attempt is no survivor, and loses nothing before', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c3', hand: ['blank.1', 'blank.2'] }, ...far.slice(1)] },
    { pack: robbingTwice(pack), faces: d6(3, 1) },
  );
  t.choose('done');
  t.choose('pass', 1);
  t.choose('pass', 1);
  assert.deepEqual(happened(t, 'missed', 'discarded', 'killed'), ['missed', 'killed']);
});

rule('AE-RUL-40 a Victim whom a card spares all attempts has survived the Patient too', (t) => {
  const sparing = saying({ do: 'skip-attempt' });
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c3', hand: ['reply.1', 'blank.1'] }, ...far.slice(1)] },
    {
      pack: {
        ...sparing,
        patients: sparing.patients.map((card) =>
          card.id === 'one'
            ? {
                ...card,
                ability: { on: 'missed', steps: [{ do: 'discard', whom: 'caught', n: 1, how: 'random' }] } as const,
              }
            : card,
        ),
      },
    },
  );
  t.choose('done');
  t.choose('pass', 1);
  t.choose('play:reply.1', 1);
  assert.deepEqual(happened(t, 'attempt-skipped', 'discarded', 'survived'), [
    'attempt-skipped',
    'discarded',
    'survived',
  ]);
});

rule('AE-CAT-03 two Patients in the room: each tries once before the flight', (t) => {
  table(t, { patients: [at('c3'), at('c3', 'two')], victims: standing.victims }, { faces: d6(4, 4) });
  t.choose('done');
  assert.deepEqual(happened(t, 'attempt', 'missed', 'flees'), ['attempt', 'missed', 'attempt', 'missed', 'flees']);
});

rule('AE-EX-11 the first Patient misses and the second kills, without a flight in between', (t) => {
  table(t, { patients: [at('c3'), at('c3', 'two')], victims: standing.victims }, { faces: d6(4, 6) });
  t.choose('done');
  assert.deepEqual(happened(t, 'missed', 'flees', 'killed'), ['missed', 'killed']);
});

rule(
  'AE-RUL-11 Patients who searched the room or are in it try, in the order of their moves, until the first success',
  (t) => {
    table(t, { patients: [at('d3'), at('b3', 'two')], victims: standing.victims, rooms: 2 }, { faces: d6(6) });
    for (const step of ['patient:1:c3', 'patient:0:c3', 'patient:1:c4', 'done']) t.choose(step);
    assert.deepEqual(last(t, 'caught')['patients'], [1, 0], 'the Patient that passed and the one that is there try');
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'attempt')
        .map(({ patient }) => patient),
      [1],
      'the other Patient does not have to try',
    );
  },
);

rule('AE-CAT-04 a Victim who survives all attempts draws a free Movement card and may flee that many rooms', (t) => {
  table(t, standing, { faces: [...d6(5), ...flees('m2')] });
  t.choose('done');
  assert.equal(last(t, 'flees')['rooms'], 2);
  assert.deepEqual(t.state.decks.movement.pile, ['m2.1']);
  assert.ok(t.options(1).includes('move:c3'), 'the Victim may also stay');
  assert.ok(t.options(1).includes('move:e3'));
  assert.ok(!t.options(1).includes('move:e4'));
});

rule('AE-EX-07 a 5 misses; the Victim shows a 3 and moves up to three rooms in secret', (t) => {
  table(t, standing, { faces: [...d6(5), ...flees('m3')] });
  t.choose('done');
  assert.equal(last(t, 'flees')['rooms'], 3);
  t.choose('move:c5');
  assert.equal(whereIs(t, 1), 'c5');
  assert.deepEqual(
    t.events(2).filter(({ type }) => type === 'moved'),
    [],
  );
});

rule('AE-CAT-06 the new place is hidden again', (t) => {
  table(t, standing, { faces: [...d6(5), ...flees('m2'), ...lust()] });
  t.choose('done');
  assert.deepEqual(t.view(2).state.victims[0].suspects, ['c3'], 'everybody knows the room of a caught Victim');
  t.choose('move:d4');
  assert.equal(
    t.events(2).some(({ room }) => room === 'd4'),
    false,
  );
  assert.equal(
    t.events(1).at(-1)?.rule !== undefined &&
      t.events(1).some(({ rule: id, room }) => id === 'AE-VIC-06' && room === 'd4'),
    true,
  );
  assert.ok(t.view(2).state.victims[0].suspects.length > 10);
  assert.equal(t.view(2).state.victims[0].at, null);
});

rule(
  'AE-CAT-07 the catch takes place where the Victim was found, though the Patient has moved on; that room is destroyed',
  (t) => {
    table(t, { ...standing, patients: [at('b3')], rooms: 2 }, { faces: d6(1) });
    t.choose('patient:0:c3');
    t.choose('patient:0:c4');
    assert.equal(last(t, 'killed')['room'], 'c3');
    assert.deepEqual(t.state.destroyed, ['c3']);
  },
);

rule('AE-CAT-05 a Victim who walks into a Patient’s room is caught there and goes no further', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c5' }, ...far.slice(1)], phase: 'victim', active: 1 },
    { faces: [...flees('m4'), ...d6(5)] },
  );
  t.choose('draw:movement');
  assert.ok(t.options(1).includes('move:b2') && !t.options(1).includes('move:c2'), 'the way leads around the Patient');
  t.choose('enter:c3');
  assert.deepEqual(last(t, 'announced')['found'], [{ victim: 1, room: 'c3' }]);
  assert.equal(last(t, 'announced').rule, 'AE-CAT-05');
  assert.deepEqual(last(t, 'caught')['patients'], [0]);
});

rule(
  'AE-RUL-18 walking into a Patient’s room is legal but has to be confirmed; a survivor draws a new card for the flight; leaving the room does not count as entering it',
  (t) => {
    table(
      t,
      { patients: [at('c3')], victims: [{ at: 'c4' }, ...far.slice(1)], phase: 'victim', active: 1 },
      { faces: [...flees('m1'), ...d6(5), { deck: 'movement', card: 'm1.2' }] },
    );
    t.choose('draw:movement');
    assert.equal(asked(t, 1)?.options.find(({ id }) => id === 'enter:c3')?.confirm, 'confirm-caught');
    t.choose('enter:c3');
    assert.equal(cites(t, 'announced', 'AE-RUL-18'), true);
    assert.equal(last(t, 'flees')['card'], 'm1.2');
    t.choose('move:c2');
    assert.equal(happened(t, 'caught').length, 1);
  },
);

rule(
  'AE-RUL-49 a flight may leave the room freely, but entering any Patient’s room, even the same one, is a new catch',
  (t) => {
    table(
      t,
      { patients: [at('c3'), at('c5', 'two')], victims: standing.victims },
      { faces: [...d6(5), ...flees('m2'), ...d6(1)] },
    );
    t.choose('done');
    assert.ok(t.options(1).includes('move:c4'), 'the Victim may leave the room');
    assert.ok(t.options(1).includes('enter:c3'), 'the Victim may leave the room and enter it again');
    assert.ok(!t.options(1).includes('move:c5'));
    t.choose('enter:c5');
    assert.deepEqual(last(t, 'caught')['patients'], [1]);
    assert.equal(cites(t, 'announced', 'AE-RUL-49'), true);
  },
);

rule(
  'AE-RUL-12 all announcements come first; then each catch is completed, clockwise; rooms fall after the last catch',
  (t) => {
    table(
      t,
      { patients: [at('b3')], victims: [{ at: 'd3' }, { at: 'c3' }, { at: 'd3' }], rooms: 2 },
      { faces: [...d6(2, 5), ...flees('m1'), ...d6(1)] },
    );
    t.choose('patient:0:c3');
    t.choose('patient:0:d3');
    assert.deepEqual(last(t, 'announced')['found'], [
      { victim: 1, room: 'd3' },
      { victim: 2, room: 'c3' },
      { victim: 3, room: 'd3' },
    ]);
    assert.equal(asked(t, 2)?.kind, 'move-to', 'the second Victim flees before the roll for the third');
    assert.ok(t.options(2).includes('move:c2') && !happened(t, 'destroyed').length, 'the rooms are not destroyed yet');
    t.choose('move:c2');
    assert.deepEqual(
      happened(t, 'killed', 'flees', 'destroyed'),
      ['killed', 'flees', 'killed', 'destroyed'],
      'a room with two kills is destroyed only once',
    );
  },
);

rule('AE-RUL-20 a flight by Stumble leads to the nearest Patient, even if the Victim has just escaped it', (t) => {
  table(t, standing, { faces: [...d6(5), ...flees('stumble'), ...d6(2)] });
  t.choose('done');
  assert.equal(last(t, 'flees')['rooms'], 'stumble');
  assert.equal(happened(t, 'caught').length, 2);
  assert.equal(last(t, 'killed')['room'], 'c3');
});

rule('AE-EX-16 a Stumble leads into the room of a Patient two rooms away, not of one three rooms away', (t) => {
  table(
    t,
    { patients: [at('c3'), at('e1', 'two')], victims: [{ at: 'c1' }, ...far.slice(1)], phase: 'victim', active: 1 },
    { faces: [...flees('stumble'), ...d6(2)] },
  );
  t.state.patients[1].at = 'e2';
  t.choose('draw:movement');
  assert.deepEqual(
    t.options(1).filter((id) => id.startsWith('stumble')),
    ['stumble:0'],
    'without a tie, too: the question must not tell how far the Victim was from each Patient',
  );
  t.choose('stumble:0');
  assert.equal(last(t, 'caught')['room'], 'c3');
});

rule(
  'AE-RUL-21 the nearest Patient is determined by steps in the current building; the Victim chooses among equals; all Patients in that room try',
  (t) => {
    table(
      t,
      {
        patients: [at('c3'), at('a1', 'two'), at('a1', 'three')],
        victims: [{ at: 'b2' }, ...far.slice(1)],
        phase: 'victim',
        active: 1,
      },
      { faces: [...flees('stumble'), ...d6(3, 3)] },
    );
    t.choose('draw:movement');
    assert.deepEqual(
      t.options(1).filter((id) => id.startsWith('stumble')),
      ['stumble:0', 'stumble:1'],
    );
    assert.equal(t.why(1, 'stumble:9')?.rule, 'AE-RUL-21');
    t.choose('stumble:1');
    assert.deepEqual(last(t, 'caught')['patients'], [1, 2]);
  },
);

rule(
  'AE-RUL-28 if no Movement card is left anywhere, a flight leads nowhere; otherwise the discards are shuffled',
  (t) => {
    table(t, { ...standing, decks: { movement: [] } }, { faces: [...d6(5), ...lust()] });
    t.choose('done');
    assert.deepEqual([last(t, 'flees')['card'], last(t, 'flees')['rooms'], whereIs(t, 1)], [null, 0, 'c3']);
    table(t, { ...standing, decks: { movement: [] }, piles: { movement: ['m2.3'] } }, { faces: d6(5) });
    t.choose('done');
    assert.deepEqual(happened(t, 'reshuffled', 'flees'), ['reshuffled', 'flees']);
    assert.equal(last(t, 'flees')['card'], 'm2.3');
  },
);

rule('AE-RUL-45 cards have priority over rules: Catching Stat faces that do not kill, and additional rooms', (t) => {
  const blessed = {
    ...pack,
    victims: pack.victims.map((card, i) =>
      i === 0 ? { ...card, boon: { mods: { spared: [2], flight: 1 } as const } } : card,
    ),
  };
  table(
    t,
    { ...standing, victims: [{ at: 'c3', card: 'v01' }, ...far.slice(1)] },
    { faces: [...d6(2), ...flees('m1')], pack: blessed },
  );
  t.choose('done');
  assert.deepEqual(last(t, 'rolled')['catches'], [1]);
  assert.equal(last(t, 'flees')['rooms'], 2);
  assert.equal(cites(t, 'flees', 'AE-RUL-45'), true);
});

const quirky = (...cards: readonly object[]) => ({
  ...pack,
  victims: pack.victims.map((card, i) => ({ ...card, ...cards[i] })),
});

rule('AE-RUL-45 a face that one card spares does not kill, even if another card says that it always kills', (t) => {
  table(
    t,
    { ...standing, victims: [{ at: 'c3', hand: ['reply.1'] }, ...far.slice(1)] },
    {
      pack: {
        ...saying({ do: 'reduce-catch', which: 'this', faces: [3], lasts: 'attempt' }),
        victims: pack.victims.map((card) => ({ ...card, flaw: { mods: { doomed: [3] } } })),
      },
      faces: d6(3),
    },
  );
  t.choose('done');
  t.choose('pass', 1);
  t.choose('play:reply.1', 1);
  assert.deepEqual([last(t, 'rolled')['catches'], last(t, 'rolled')['kills']], [[1, 2], false]);
});

rule('AE-RUL-45 the faces that a card adds or removes apply only to its own Victim', (t) => {
  const changed = quirky({ boon: { mods: { spared: [1] } } }, { flaw: { mods: { doomed: [5] } } });
  const met = (first: string, second: string): unknown => {
    table(
      t,
      { patients: [at('c3')], victims: [{ at: first, card: 'v01' }, { at: second, card: 'v02' }, far[2] ?? {}] },
      { faces: d6(4), pack: changed },
    );
    t.choose('done');
    return last(t, 'rolled')['catches'];
  };
  assert.deepEqual([met('c3', 'a1'), met('a1', 'c3')], [[2], [1, 2, 5]]);
  assert.equal(cites(t, 'missed', 'AE-BLD-02'), true);
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'a1', card: 'v01' }, ...far.slice(1)], phase: 'victim', active: 1 },
    { faces: flees('stumble'), pack: quirky({ boon: { mods: { hand: 1 } }, flaw: { mods: { sureFoot: 1 } } }) },
  );
  t.choose('draw:movement');
  assert.equal(last(t, 'drew-movement')['rooms'], 1);
  assert.equal(cites(t, 'drew-movement', 'AE-RUL-45'), true);
});

rule('AE-RUL-45 the faces that a card adds to one attempt do not apply to others', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'c3' }, { at: 'e5', hand: ['grip.1'] }] },
    { faces: [...d6(3, 3), ...flees('m1')] },
  );
  t.choose('done');
  t.choose('pass', 3);
  t.choose('play:grip.1', 3);
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'killed')
      .map(({ victim }) => victim),
    [1],
  );
  assert.equal(asked(t, 2)?.kind, 'move-to', 'the second Victim has survived the same face');
});

rule('AE-CAT-02 a killed Victim does not flee, move or get caught again', (t) => {
  const stumbles = { steps: [{ do: 'stumble', whom: 'me' }] } as const;
  // A flaw that takes effect after the attempts kills the Victim.
  table(
    t,
    { ...standing, victims: [{ at: 'c3', card: 'v01' }, ...far.slice(1)] },
    { faces: d6(5, 1), pack: quirky({ flaw: { on: 'survived', ...stumbles } }) },
  );
  t.choose('done');
  assert.deepEqual(happened(t, 'survived', 'killed', 'flees', 'missed'), ['missed', 'survived', 'killed']);
  assert.deepEqual(t.state.decks.movement.pile, []);
  // The second Victim has been found too, but stumbles and is killed before the announced catch.
  table(
    t,
    { ...standing, victims: [{ at: 'c3' }, { at: 'c3', card: 'v01' }, far[2] ?? {}] },
    { faces: d6(1, 1), pack: quirky({ flaw: { on: 'killed-other', ...stumbles } }) },
  );
  t.choose('done');
  assert.deepEqual(happened(t, 'caught', 'killed'), ['caught', 'killed', 'caught', 'killed']);
  assert.deepEqual(t.view(null).state.caught, []);
  // The Victim is killed in the window that follows the draw.
  table(
    t,
    {
      patients: [at('c3')],
      victims: [{ at: 'a1' }, { at: 'a2', hand: ['trip.1'] }, far[2] ?? {}],
      phase: 'victim',
      active: 1,
    },
    { faces: [...flees('m2'), ...d6(1)] },
  );
  t.choose('draw:movement');
  t.choose('play:trip.1');
  assert.deepEqual([t.options(1), last(t, 'turn-began')['player']], [[], 2]);
});

rule(
  'AE-RUL-47 a kill reveals the Victim, the room and the hand; earlier rooms are revealed at the end of the match',
  (t) => {
    table(
      t,
      { ...standing, victims: [{ at: 'c3', hand: ['blank.1'], held: 'key.1' }, ...far.slice(1)] },
      { faces: d6(2) },
    );
    t.choose('done');
    t.choose('pass', 1);
    t.choose('pass', 1);
    const { victim, room, hand, held } = last(t, 'killed');
    assert.deepEqual([victim, room, hand, held], [1, 'c3', ['blank.1'], 'key.1']);
    assert.deepEqual(t.view(2).state.victims[0].route, null);
    assert.deepEqual([t.view(2).state.victims[0].hand, t.view(2).state.victims[0].held], [[], null]);
    table(t, { patients: [at('c3')], victims: [{ at: 'c3' }] }, { seats: 2, faces: d6(2) });
    t.choose('done');
    assert.deepEqual(last(t, 'routes')['routes'], [{ victim: 1, rooms: ['c3'] }]);
    assert.deepEqual(t.view(0).state.victims[0].route, ['c3']);
  },
);

rule(
  'AE-RUL-37 the hand and held card of a dead Victim are discarded face up, and a Victim’s death in their own turn ends the turn',
  (t) => {
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'c4', hand: ['blank.1'], held: 'lamp.1' }, ...far.slice(1)],
        phase: 'victim',
        active: 1,
      },
      { faces: [...flees('m1'), ...d6(2)] },
    );
    t.choose('draw:movement');
    t.choose('enter:c3');
    for (let i = 0; i < 3 && asked(t, 1); i++) t.choose('pass', 1);
    assert.deepEqual(t.state.decks['camo-sabo'].pile, ['blank.1', 'lamp.1']);
    assert.equal(cites(t, 'killed', 'AE-RUL-37'), true);
    assert.deepEqual([last(t, 'turn-began')['player'], t.options(1)], [2, []]);
  },
);
