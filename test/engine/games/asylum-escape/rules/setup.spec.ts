// The setup, the versions of the game, and the first choices.
import assert from 'node:assert/strict';
import { openMatch } from '../../../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { asked, at, begin, happened, last, pack, rules, table, whereIs } from '../support/small-match.js';

/** Lets all Victims keep their cards and hide in these rooms. */
function hideAll(t: RuleTest, ...rooms: readonly string[]): void {
  rooms.forEach((_, i) => {
    t.choose('keep', i + 1);
  });
  rooms.forEach((room, i) => {
    t.choose(`start:${room}`, i + 1);
  });
}
const first = [{ deck: 'patients', card: 'one' }] as const;
const dealt = (...cards: readonly string[]) => cards.map((card) => ({ deck: 'camo-sabo', card }) as const);

rule('AE-SET-01 the 25 Locations lie at random in a grid of five by five', (t) => {
  begin(t);
  const { columns } = last(t, 'laid-out');
  assert.deepEqual(
    columns.map((column: readonly string[]) => column.length),
    [5, 5, 5, 5, 5],
  );
  assert.equal(new Set(columns.flat()).size, 25);
  assert.notDeepEqual(
    columns.flat(),
    pack.locations.map(({ id }) => id),
    'the Locations are shuffled',
  );
});

rule('AE-EX-03 the rooftop may lie at the bottom and the basement at the top', (t) => {
  // The first room drawn lies at the bottom of the first column, the fifth at its top.
  begin(t, { faces: ['a5', 'b2', 'b3', 'b4', 'a1'].map((card) => ({ deck: 'locations', card })) });
  t.choose('keep', 1);
  assert.deepEqual([t.state.columns[0][0], t.state.columns[0][4]], ['a5', 'a1']);
});

rule('AE-SET-02 one person is the Patients player, the others are Victims', (t) => {
  begin(t, { seats: 5, options: { patients: 2 } });
  assert.equal(t.state.patientsSeat, 2);
  assert.deepEqual(
    t.state.victims.map(({ seat }: { seat: number }) => seat),
    [3, 4, 0, 1],
    'the Victims follow clockwise from the Patients player',
  );
});

rule('AE-SET-03 the seat of the Patients player is an option of the match', (t) => {
  begin(t, { options: { patients: 3 } });
  assert.equal(last(t, 'seated')['patients'], 3);
});

rule('AE-RUL-42 an option of the match names the Patients player; without this option, chance decides', (t) => {
  t.match(rules, { seats: 4, pack, faces: [{ pick: 'patients', value: 2 }] });
  assert.equal(t.state.patientsSeat, 2);
  const refused = openMatch(rules, { seed: 1, seats: 3, pack, options: { patients: 3 } });
  assert.equal(refused.ok ? '' : refused.error.path, 'options/patients');
});

rule('AE-SET-04 the short and the long version have the same setup', (t) => {
  for (const version of ['short', 'long'] as const) {
    begin(t, { options: { version } });
    assert.equal(last(t, 'seated')['version'], version);
    assert.deepEqual(happened(t, 'seated', 'laid-out', 'victim-drawn'), [
      'seated',
      'laid-out',
      'victim-drawn',
      'victim-drawn',
      'victim-drawn',
    ]);
  }
  assert.ok(!openMatch(rules, { seed: 1, seats: 3, pack, options: { version: 'endless' } }).ok);
});

rule(
  'AE-RUL-01 the game is for two to seven players; with one Victim, there is only the short version, and the last Victim does not start the final three',
  (t) => {
    const opened = (seats: number, version: string) => openMatch(rules, { seed: 1, seats, pack, options: { version } });
    assert.deepEqual(
      [1, 2, 3, 7, 8].map((seats) => opened(seats, 'short').ok),
      [false, true, true, true, false],
    );
    assert.equal(opened(2, 'long').ok, false);
    begin(t, { seats: 2, faces: [...first, { die: 'coin', face: 'heads' }] });
    hideAll(t, 'a1');
    assert.equal(t.state.trigger, null);
  },
);

rule(
  'AE-RUL-02 there are five colours of five rooms, a die with six faces, and decks with the right numbers of cards',
  (t) => {
    begin(t);
    assert.deepEqual(
      ['ward', 'treatment', 'service', 'staff', 'air'].map(
        (colour) => pack.locations.filter((location) => location.colour === colour).length,
      ),
      [5, 5, 5, 5, 5],
    );
    const { decks, undrawn } = t.state;
    assert.deepEqual(
      [
        decks['camo-sabo'].cards.length,
        decks.movement.cards.length,
        decks.bloodlust.cards.length,
        undrawn.patients.length,
        undrawn.specials.length,
      ],
      [60, 40, 24, 8, 4],
    );
  },
);

rule('AE-RUL-03 columns are counted from the left and heights from the bottom, five by five at first', (t) => {
  begin(t, { faces: ['a1', 'a2'].map((card) => ({ deck: 'locations', card })) });
  assert.deepEqual(last(t, 'laid-out')['columns'][0].slice(0, 2), ['a1', 'a2']);
});

rule('AE-SET-05 each Victim player draws a random Victim', (t) => {
  begin(t, { faces: ['v07', 'v02', 'v11'].map((card) => ({ deck: 'victims', card })) });
  assert.deepEqual(
    t.state.victims.map(({ card }: { card: string }) => card),
    ['v07', 'v02', 'v11'],
  );
});

rule('AE-SET-06 each Victim player may draw once more, and then keeps the new card', (t) => {
  begin(t, { faces: ['v07', 'v02', 'v11', 'v01'].map((card) => ({ deck: 'victims', card })) });
  t.choose('redraw', 1);
  assert.equal(t.state.victims[0].card, 'v01');
  assert.equal(t.why(1, 'redraw')?.rule, 'AE-SET-06');
  assert.deepEqual(t.options(2), ['keep', 'redraw'], 'the next player clockwise is asked');
});

rule(
  'AE-RUL-38 first cards are shuffled back after all mulligans, so nobody draws a card that another player gave back',
  (t) => {
    begin(t, { faces: ['v07', 'v02', 'v11'].map((card) => ({ deck: 'victims', card })) });
    t.choose('redraw', 1);
    assert.ok(!t.state.undrawn.victims.includes('v07'));
    t.choose('redraw', 2);
    t.choose('keep', 3);
    assert.ok(t.state.undrawn.victims.includes('v07') && t.state.undrawn.victims.includes('v02'));
    assert.equal(t.state.undrawn.victims.length, 9);
  },
);

rule('AE-SET-07 boons and flaws are visible to everybody', (t) => {
  begin(t);
  for (const seat of [1, 2, 3]) t.choose('keep', seat);
  const shown = last(t, 'victims-shown')['cards'];
  for (const seat of [0, 1, null])
    assert.deepEqual(
      t.view(seat).state.victims.map(({ card }: { card: string }) => card),
      shown,
    );
});

rule('AE-SET-08 the Patients player draws a random Patient, without mulligan', (t) => {
  begin(t, { faces: [{ deck: 'patients', card: 'two' }] });
  for (const seat of [1, 2, 3]) t.choose('keep', seat);
  assert.deepEqual(
    t.state.patients.map(({ card }: { card: string }) => card),
    ['two'],
  );
  assert.deepEqual(t.options(0), [], 'there is nothing to choose');
});

rule('AE-SET-09 the Patient starts on the Location of its card', (t) => {
  begin(t, { faces: [{ deck: 'patients', card: 'two' }] });
  for (const seat of [1, 2, 3]) t.choose('keep', seat);
  assert.equal(t.state.patients[0].at, 'a1');
});

rule('AE-SET-10 each Victim chooses a room in secret, knowing where the Patient is', (t) => {
  begin(t, { faces: [...first, ...dealt('blank.1', 'blank.2', 'blank.3'), { die: 'coin', face: 'heads' }] });
  for (const seat of [1, 2, 3]) t.choose('keep', seat);
  assert.equal(t.options(1).length, 24);
  assert.equal(asked(t, 1)?.rule, 'AE-SET-10');
  assert.equal(t.why(1, 'start:c3')?.rule, 'AE-RUL-18', 'a Victim cannot start where the Patient is');
  t.choose('start:a1', 1);
  assert.deepEqual(
    t.view(2).state.victims.map((victim: { at: string | null }) => victim.at),
    [null, '', null],
    'a sealed choice has no effect yet',
  );
  t.choose('start:b2', 2);
  t.choose('start:a1', 3);
  assert.deepEqual(
    [1, 2, 3].map((seat) => whereIs(t, seat)),
    ['a1', 'b2', 'a1'],
  );
});

rule('AE-SET-12 Victims are hidden from everybody, including other Victims', (t) => {
  begin(t, { faces: first });
  hideAll(t, 'a1', 'b2', 'd4');
  for (const seat of [0, 1, 2, 3, null]) {
    const seen = t.view(seat).state.victims.map((victim: { at: string | null }) => victim.at);
    assert.deepEqual(
      seen,
      ['a1', 'b2', 'd4'].map((room, i) => (seat === i + 1 ? room : null)),
      `what seat ${seat} sees`,
    );
    assert.deepEqual(
      t
        .events(seat)
        .filter(({ type }) => type === 'hid')
        .map((event) => event['room'] ?? null),
      seen,
    );
  }
});

rule('AE-RUL-39 several Victims may hide in one room, and nobody learns it', (t) => {
  begin(t, { faces: first });
  hideAll(t, 'a1', 'a1', 'a1');
  assert.deepEqual(
    [1, 2, 3].map((seat) => whereIs(t, seat)),
    ['a1', 'a1', 'a1'],
  );
  assert.deepEqual(happened(t, 'announced', 'caught'), []);
});

rule('AE-RUL-18 no Victim starts in a Patient’s room', (t) => {
  begin(t, { faces: first });
  for (const seat of [1, 2, 3]) t.choose('keep', seat);
  assert.ok(!t.options(1).includes('start:c3'));
  assert.equal(t.why(1, 'start:c3')?.rule, 'AE-RUL-18');
});

rule('AE-SET-11 each Victim draws one Camo/Sabo card', (t) => {
  begin(t, { faces: [...first, ...dealt('blank.1', 'save.2', 'tear.1')] });
  hideAll(t, 'a1', 'b2', 'd4');
  assert.deepEqual(
    t.state.victims.map(({ hand }: { hand: readonly { card: string }[] }) => hand.map(({ card }) => card)),
    [['blank.1'], ['save.2'], ['tear.1']],
  );
  assert.deepEqual(
    t.view(1).state.victims.map(({ hand }: { hand: unknown }) => hand),
    [['blank.1'], [null], [null]],
    'only the number of cards is public',
  );
});

rule('AE-SET-13 the Patients player begins, play goes clockwise, and each new round begins a new turn', (t) => {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'a1' }, { at: 'a1' }, { at: 'e5' }], phase: 'patients' },
    {
      faces: [
        { die: 'coin', face: 'heads' },
        { deck: 'bloodlust', card: 'quiet.1' },
      ],
    },
  );
  t.choose('done');
  for (const seat of [1, 2, 3]) t.choose('end', seat);
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'turn-began')
      .map(({ player, number }) => [player, number]),
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 2],
    ],
  );
});

rule('AE-RUL-44 a die may replace the coin: odd means one room, even two', (t) => {
  for (const [face, rooms] of [
    [3, 1],
    [4, 2],
  ] as const) {
    table(t, { patients: [at('c3')], phase: 'patients' }, { options: { coin: 'die' }, faces: [{ die: 'd6', face }] });
    assert.equal(last(t, 'coin')['rooms'], rooms);
  }
});
