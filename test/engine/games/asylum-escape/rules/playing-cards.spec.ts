// Camo/Sabo cards: symbols, hands, held cards, windows and their order.
import assert from 'node:assert/strict';
import { passesForSoloPlayer } from '../../../../../src/engine/games/asylum-escape/table/automatic-passes.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { saying } from '../support/effect-cards.js';
import {
  asked,
  at,
  cites,
  d6,
  draws,
  flees,
  happened,
  heads,
  last,
  lust,
  pack,
  table,
  whereIs,
} from '../support/small-match.js';

const far = [{ at: 'a1' }, { at: 'a2' }, { at: 'a3' }];
const own = (hand: readonly string[], more: object = {}) =>
  ({
    patients: [at('c3')],
    victims: [{ at: 'a1', hand }, ...far.slice(1)],
    phase: 'victim',
    active: 1,
    ...more,
  }) as const;
/** A situation in which a Patient is with the first Victim, who has these cards. */
const caught = (...hand: readonly string[]) => ({
  patients: [at('c3')],
  victims: [{ at: 'c3', hand }, ...far.slice(1)],
});
const ids = (t: RuleTest, seat: number) => asked(t, seat)?.options.map(({ id }) => id);
const hand = (t: RuleTest, i: number): string[] =>
  t.state.victims[i].hand.map(({ card }: { card: string }) => card) as string[];

rule('AE-SYM-01 a Camo protects its owner', (t) => {
  table(t, caught('save.1'), { faces: [...d6(1), ...flees('m1')] });
  t.choose('done');
  t.choose('pass', 1);
  t.choose('play:save.1', 1);
  assert.equal(cites(t, 'played', 'AE-SYM-01'), true);
  assert.ok(t.state.victims[0].alive);
});

rule('AE-SYM-02 a Sabo harms others', (t) => {
  table(t, own(['tear.1'], { victims: [{ at: 'a1', hand: ['tear.1'] }, { at: 'a2', hand: ['save.1'] }, far[2]] }));
  t.choose('play:tear.1');
  t.choose('pass', 2);
  assert.deepEqual(ids(t, 1), ['victim:2', 'victim:3']);
  t.choose('victim:2');
  assert.deepEqual([hand(t, 1), last(t, 'discarded')['cards']], [[], ['save.1']]);
  assert.equal(cites(t, 'played', 'AE-SYM-02'), true);
});

rule('AE-SYM-03 a card with the own-turn symbol is played in its owner’s turn', (t) => {
  table(t, own(['find.1', 'trip.1', 'save.1']));
  assert.deepEqual(
    ids(t, 1)?.filter((id) => id.startsWith('play')),
    ['play:find.1'],
  );
  assert.equal(asked(t, 1)?.options[0]?.rule, 'AE-SYM-03');
});

rule('AE-SYM-04 a card with the other-turn symbol is played in another Victim’s turn', (t) => {
  table(t, own([], { victims: [{ at: 'a1' }, { at: 'a2', hand: ['trip.1', 'find.1'] }, far[2]] }));
  t.choose('end', 1);
  assert.deepEqual(ids(t, 2), ['pass', 'play:trip.1']);
  t.choose('play:trip.1', 2);
  assert.equal(last(t, 'played').rule, 'AE-SYM-04');
  assert.equal(last(t, 'stumbles')['victim'], 1, 'the Victim whose turn it is stumbles');
});

rule('AE-SYM-05 a card with the response symbol is played in response to a Patient’s action', (t) => {
  table(t, { ...caught('loud.1', 'find.1'), phase: 'patients' }, { faces: [heads] });
  assert.deepEqual(ids(t, 1), ['pass', 'play:loud.1']);
  t.choose('play:loud.1', 1);
  assert.deepEqual([last(t, 'played').rule, last(t, 'coin-set')['rooms']], ['AE-SYM-05', 2]);
});

rule('AE-SYM-06 a card with the hold symbol lies open on the table and is not part of the hand', (t) => {
  table(t, own([]), { faces: draws('lamp.1') });
  t.choose('draw:camo-sabo');
  assert.deepEqual([t.state.victims[0].held, hand(t, 0)], ['lamp.1', []]);
  assert.equal(t.view(0).state.victims[0].held, 'lamp.1');
});

rule('AE-SYM-07 each Victim has only one held card: with a second, one of the two is kept', (t) => {
  table(t, own([], { victims: [{ at: 'a1', held: 'key.1' }, ...far.slice(1)] }), { faces: draws('lamp.1') });
  t.choose('draw:camo-sabo');
  assert.deepEqual(ids(t, 1), ['keep:key.1', 'keep:lamp.1']);
  t.choose('keep:lamp.1');
  assert.deepEqual([t.state.victims[0].held, t.state.decks['camo-sabo'].pile], ['lamp.1', ['key.1']]);
});

rule('AE-SYM-08 a card is played only when its symbols allow', (t) => {
  table(t, own(['save.1', 'loud.1', 'trip.1', 'find.1']));
  for (const card of ['save.1', 'loud.1', 'trip.1']) assert.equal(t.why(1, `play:${card}`)?.rule, 'AE-SYM-08');
  assert.equal(t.why(1, 'play:find.1'), null);
  assert.equal(t.why(1, 'play:dash.1')?.reason, 'not-your-card');
});

rule('AE-SYM-09 effects resolve in the order in which cards are played', (t) => {
  table(t, own(['dash.1', 'dash.2']));
  t.choose('play:dash.1');
  assert.deepEqual(ids(t, 1), ['move:a1', 'move:a2', 'move:b1'], 'one card is carried out before the next is played');
  t.choose('move:a2');
  t.choose('play:dash.2');
  assert.ok(ids(t, 1)?.includes('move:a3'));
  assert.equal(cites(t, 'played', 'AE-SYM-09'), true);
});

rule('AE-EX-02 after a Sabo that forces a random discard, the threatened Camo cannot be played first', (t) => {
  table(t, own(['tear.1'], { victims: [{ at: 'a1', hand: ['tear.1'] }, { at: 'a2', hand: ['save.1'] }, far[2]] }));
  t.choose('play:tear.1');
  assert.equal(t.why(2, 'play:save.1')?.rule, 'AE-SYM-09');
  t.choose('pass', 2);
  t.choose('victim:2');
  assert.deepEqual(hand(t, 1), []);
});

rule('AE-SYM-10 a hand is at most seven cards', (t) => {
  const seven = ['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7'];
  table(t, own(seven), { faces: draws('blank.8') });
  t.choose('draw:camo-sabo');
  assert.equal(ids(t, 1)?.length, 8);
  assert.equal(asked(t, 1)?.options[0]?.rule, 'AE-SYM-10');
  t.choose('discard:blank.1');
  assert.equal(hand(t, 0).length, 7);
});

rule(
  'AE-SYM-10 cards change the hand limit of their owner: a flaw reduces it by two, and a held card raises it by one',
  (t) => {
    const limited = { ...pack, victims: pack.victims.map((card) => ({ ...card, flaw: { mods: { hand: -2 } } })) };
    const six = ['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6'];
    for (const [held, most] of [
      [undefined, 5],
      ['lamp.1', 6],
    ] as const) {
      table(t, own(six, { victims: [{ at: 'a1', hand: six, ...(held && { held }) }, ...far.slice(1)] }), {
        faces: draws('blank.7'),
        pack: limited,
      });
      t.choose('draw:camo-sabo');
      for (let left = 7; left > most; left--) t.choose(`discard:blank.${left}`);
      assert.deepEqual([hand(t, 0).length, asked(t, 1)?.kind], [most, 'act']);
    }
  },
);

rule(
  'AE-EX-14 with seven cards in hand and one held, an eighth card forces a face-up discard; the held card does not count',
  (t) => {
    const seven = ['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7'];
    table(t, own(seven, { victims: [{ at: 'a1', hand: seven, held: 'key.1' }, ...far.slice(1)] }), {
      faces: draws('blank.8'),
    });
    t.choose('draw:camo-sabo');
    assert.equal(t.why(1, 'discard:key.1')?.rule, 'AE-RUL-26');
    t.choose('discard:blank.8');
    assert.deepEqual(
      [hand(t, 0).length, t.state.victims[0].held, t.state.decks['camo-sabo'].pile],
      [7, 'key.1', ['blank.8']],
    );
  },
);

rule('AE-VIC-04 a held card that adds rooms counts while it lies on the table', (t) => {
  const slow = {
    ...pack,
    camoSabo: pack.camoSabo.map((card) => (card.id === 'lamp' ? { ...card, while: { move: 1 } } : card)),
  };
  for (const [held, farthest] of [
    [undefined, 'a2'],
    ['lamp.1', 'a3'],
  ] as const) {
    table(t, own([], { victims: [{ at: 'a1', ...(held && { held }) }, ...far.slice(1)] }), {
      faces: flees('m1'),
      pack: slow,
    });
    t.choose('draw:movement');
    assert.deepEqual(['a2', 'a3'].filter((room) => ids(t, 1)?.includes(`move:${room}`)).at(-1), farthest);
  }
});

rule('AE-SYM-11 all discards lie face up', (t) => {
  table(t, own(['find.1']), { faces: [...draws('blank.1'), ...flees('m1')] });
  t.choose('play:find.1');
  t.choose('draw:movement');
  for (const seat of [0, 2, null])
    assert.deepEqual(
      [t.view(seat).state.decks['camo-sabo'].pile, t.view(seat).state.decks.movement.pile],
      [['find.1'], ['m1.1']],
    );
});

rule('AE-RUL-22 each response has its windows: coin, moved, caught, killed, Bloodlust, release', (t) => {
  const held = ['loud.1', 'slip.1', 'grip.1', 'save.1', 'gag.1', 'still.1'];
  const windows: string[] = [];
  const answer = (seat: number): void => {
    const question = asked(t, seat);
    if (question?.rule !== 'AE-RUL-22') return;
    windows.push(
      question.options
        .map(({ id }) => id.slice(5))
        .filter(Boolean)
        .join(),
    );
    t.choose('pass', seat);
  };
  table(
    t,
    {
      patients: [at('c3')],
      victims: [
        { at: 'c3', hand: held.filter((card) => card !== 'grip.1') },
        { at: 'a2', hand: ['grip.1'] },
        far[2] ?? {},
      ],
      phase: 'patients',
      turn: 3,
    },
    { faces: [{ deck: 'patients', card: 'two' }, heads, ...d6(3)] },
  );
  for (let i = 0; i < 40 && !happened(t, 'rolled').length; i++) {
    if (asked(t, 0)) t.choose('done');
    for (const seat of [1, 2]) answer(seat);
  }

  assert.deepEqual(windows.filter(Boolean), ['still.1', 'loud.1', 'slip.1', 'grip.1'], 'played in W6, W1, W2 and W3');
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'a1', hand: held }, ...far.slice(1)], phase: 'bloodlust' },
    { faces: lust() },
  );
  assert.deepEqual(ids(t, 1), ['pass', 'play:gag.1'], 'the card can be played in W5');
  table(t, caught(...held), { faces: d6(2) });
  t.choose('done');
  t.choose('pass', 1);
  assert.deepEqual(ids(t, 1), ['pass', 'play:save.1'], 'the card can be played in W4, after the killing roll');
});

rule('AE-RUL-24 cards are completed one by one, clockwise from the active player', (t) => {
  table(t, own([], { victims: [{ at: 'a1' }, { at: 'a2', hand: ['trip.1'] }, { at: 'a3', hand: ['trip.2'] }] }), {
    faces: [...d6(5), ...flees('m1'), ...d6(5), { deck: 'movement', card: 'm1.2' }],
  });
  t.choose('end', 1);
  t.choose('play:trip.2', 3);
  assert.deepEqual(happened(t, 'played'), [], 'the cards stay sealed until all have answered');
  t.choose('play:trip.1', 2);
  assert.equal(last(t, 'played')['by'], 2);
  t.choose('pass', 3);
  t.choose('pass', 3);
  assert.deepEqual(
    happened(t, 'stumbles', 'played'),
    ['played', 'stumbles'],
    'the first card is carried out before the other is played',
  );
  for (const id of ['move:c3', 'move:c3']) t.choose(id, 1);
  assert.deepEqual(
    t
      .events()
      .filter(({ type }) => type === 'played' || type === 'survived')
      .map(({ type, by }) => by ?? type),
    [2, 'survived', 3, 'survived'],
  );
});

rule('AE-RUL-24 after a card, everybody is asked again, and a Victim who has passed may still play', (t) => {
  table(t, own([], { victims: [{ at: 'a1' }, { at: 'a2', hand: ['trip.1'] }, { at: 'a3', hand: ['trip.2'] }] }), {
    faces: [...d6(5), ...flees('m1'), ...d6(5), { deck: 'movement', card: 'm1.2' }],
  });
  t.choose('end', 1);
  t.choose('pass', 3);
  t.choose('play:trip.1', 2);
  t.choose('pass', 3);
  t.choose('pass', 3);
  t.choose('move:c3', 1);
  assert.deepEqual(ids(t, 3), ['pass', 'play:trip.2'], 'the Victim is asked again');
  t.choose('play:trip.2', 3);
  t.choose('move:c3', 1);
  assert.equal(last(t, 'played')['by'], 3);
});

rule('AE-RUL-24 sealed cards are played clockwise from the active player, past the Patients player', (t) => {
  const victims = [
    { at: 'a1', hand: ['trip.1'] },
    { at: 'a2' },
    { at: 'a3', hand: ['trip.2'] },
    { at: 'a4', dead: true },
  ];
  table(
    t,
    { patients: [at('c3')], victims, phase: 'victim', active: 2 },
    { seats: 5, faces: [...d6(5), ...flees('m1')] },
  );
  t.choose('end', 2);
  t.choose('play:trip.1', 1);
  t.choose('play:trip.2', 3);
  assert.equal(last(t, 'played')['by'], 3);
  for (const [id, seat] of [
    ['pass', 1],
    ['pass', 1],
    ['move:c3', 2],
  ] as const)
    t.choose(id, seat);
  assert.equal(last(t, 'played')['by'], 1);
});

rule('AE-RUL-24 a card that cancels is played as the very next card', (t) => {
  table(
    t,
    own(['tear.1'], { victims: [{ at: 'a1', hand: ['tear.1'] }, { at: 'a2', hand: ['gag.1', 'save.1'] }, far[2]] }),
  );
  t.choose('play:tear.1');
  assert.deepEqual(ids(t, 2), ['pass', 'play:gag.1']);
  t.choose('play:gag.1', 2);
  assert.deepEqual([last(t, 'cancelled')['card'], hand(t, 1)], ['tear.1', ['save.1']]);
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'a1', hand: ['gag.1'] }, ...far.slice(1)], phase: 'bloodlust' },
    { faces: lust('crack') },
  );
  t.choose('play:gag.1', 1);
  assert.deepEqual(happened(t, 'bloodlust-off', 'destroyed'), ['bloodlust-off']);
});

rule(
  'AE-RUL-24 a sealed card is played only if there is still something to react to, and if it is still in the hand',
  (t) => {
    const gagged = own(['tear.1'], {
      victims: [
        { at: 'a1', hand: ['tear.1'] },
        { at: 'a2', hand: ['gag.1'] },
        { at: 'a3', hand: ['gag.2'] },
      ],
    });
    table(t, gagged);
    t.choose('play:tear.1');
    t.choose('play:gag.1');
    t.choose('play:gag.2');
    assert.deepEqual([hand(t, 1), hand(t, 2), happened(t, 'cancelled').length], [[], ['gag.2'], 1]);
    const greedy = {
      ...pack,
      camoSabo: pack.camoSabo.map((card): typeof card =>
        card.id === 'grip'
          ? { ...card, windows: ['W2'], steps: [{ do: 'discard', whom: 'others', n: 1, how: 'random' }] }
          : card,
      ),
    };
    table(
      t,
      { patients: [at('c3')], victims: [{ at: 'a1', hand: ['grip.1'] }, { at: 'c3', hand: ['hush.1'] }, far[2] ?? {}] },
      { pack: greedy, faces: d6(3) },
    );
    t.choose('done');
    t.choose('play:grip.1');
    t.choose('play:hush.1');
    t.choose('pass', 2);
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'played')
        .map(({ card }) => card),
      ['grip.1'],
    );
    assert.deepEqual(last(t, 'announced')['found'], [{ victim: 2, room: 'c3' }]);
  },
);

rule(
  'AE-RUL-26 a card with the hold symbol is laid on the table at once, is played as its symbols allow, and cannot be taken like a hand card',
  (t) => {
    table(t, { patients: [at('c3')], victims: [{ at: 'c3', held: 'key.1' }, ...far.slice(1)] }, { faces: d6(1) });
    t.choose('done');
    assert.deepEqual(ids(t, 1), ['pass', 'play:key.1']);
    t.choose('play:key.1', 1);
    assert.equal(cites(t, 'played', 'AE-RUL-26'), true);
    assert.equal(t.state.victims[0].held, null);
    table(t, own(['tear.1'], { victims: [{ at: 'a1', hand: ['tear.1'] }, { at: 'a2', held: 'key.1' }, far[2]] }));
    t.choose('play:tear.1');
    t.choose('victim:2');
    assert.equal(t.state.victims[1].held, 'key.1');
  },
);

rule('AE-RUL-27 a player with too many cards discards down to the limit at once', (t) => {
  const seven = ['find.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7'];
  const rich = {
    ...pack,
    camoSabo: pack.camoSabo.map((card) =>
      card.id === 'find' ? { ...card, steps: [{ do: 'draw-cards', whom: 'me', n: 2 } as const] } : card,
    ),
  };
  table(t, own(seven), { faces: draws('blank.8', 'blank.9'), pack: rich });
  t.choose('play:find.1');
  assert.equal(asked(t, 1)?.rule, 'AE-RUL-27');
  t.choose('discard:blank.2');
  assert.equal(hand(t, 0).length, 7);
  assert.equal(asked(t, 1)?.kind, 'act');
});

rule(
  'AE-RUL-41 the table carries out a Sabo that moves a hidden Victim; others see only the text of the card; a forced move into a Patient’s room is a catch',
  (t) => {
    table(t, own(['shove.1'], { victims: [{ at: 'a1', hand: ['shove.1'] }, { at: 'a4' }, far[2]] }));
    for (const id of ['play:shove.1', 'way:right', 'victim:2']) t.choose(id);
    assert.equal(whereIs(t, 2), 'b4');
    assert.equal(last(t, 'pushed').rule, 'AE-RUL-41');
    assert.deepEqual(
      t.events(1).filter(({ type }) => type === 'moved'),
      [],
    );
    table(t, own(['shove.1'], { victims: [{ at: 'a1', hand: ['shove.1'] }, { at: 'b3' }, far[2]] }), { faces: d6(5) });
    for (const id of ['play:shove.1', 'way:right', 'victim:2']) t.choose(id);
    assert.deepEqual(
      [last(t, 'announced').rule, last(t, 'announced')['found']],
      ['AE-CAT-05', [{ victim: 2, room: 'c3' }]],
    );
  },
);

rule(
  'AE-RUL-43 a window asks everybody who might react, lasts equally long for all, and passes for absent players',
  (t) => {
    table(
      t,
      {
        ...caught('blank.1'),
        victims: [{ at: 'a1', hand: ['blank.1'] }, { at: 'a2', hand: ['slip.1'] }, { at: 'a3' }],
      },
      { faces: lust() },
    );
    t.choose('done');
    const open = [1, 2].map((seat) => asked(t, seat));
    assert.deepEqual(
      open.map((question) => [question?.fallback, question?.limit, question?.window]),
      [
        ['pass', 8, true],
        ['pass', 8, true],
      ],
      'Victims who cannot react are asked in the same way',
    );
    assert.equal(asked(t, 3), undefined, 'a Victim without cards is not asked');
    t.choose('pass', 2);
    t.choose('pass', 1);
    assert.equal(happened(t, 'announced').length, 1);
  },
);

rule('AE-RUL-43 a Victim may choose to be asked always, never, or (by default) only if a card could save it', (t) => {
  const away = (seat: number): boolean =>
    passesForSoloPlayer(t.view(seat).state, seat, asked(t, seat) ?? assert.fail());
  table(t, {
    ...caught('slip.1'),
    victims: [
      { at: 'c3', hand: ['slip.1'] },
      { at: 'a2', hand: ['slip.2'] },
      { at: 'a3', hand: ['slip.3'] },
    ],
  });
  t.choose('prefer:always', 3);
  assert.equal(t.why(3, 'prefer:never')?.rule, 'AE-RUL-43', 'the preference can be changed only once in a turn');
  t.choose('done');
  assert.deepEqual([away(1), away(2), away(3)], [false, true, false], 'seats 1 (found) and 3 (always) are asked');
  t.choose('prefer:never', 1);
  assert.equal(away(1), true);
  assert.deepEqual(
    [1, 2].map((seat) => t.view(seat).state.victims[2].prefers),
    [null, null],
    'other seats do not see the preference',
  );
});

rule('AE-RUL-43 in another player’s turn, every question has a fallback, which never needs a confirmation', (t) => {
  table(
    t,
    { patients: [at('c3'), at('c4', 'two')], victims: [{ at: 'c3' }, ...far.slice(1)] },
    { faces: [...d6(5), ...flees('m1')] },
  );
  t.choose('done');
  const { fallback, limit, rule: why } = asked(t, 1) ?? assert.fail();
  assert.deepEqual([fallback, limit, why], ['move:c3', 60, 'AE-CAT-04']);
  table(t, { ...caught('blank.1') });
  assert.deepEqual(
    t.view(1).questions.map((question) => question.fallback),
    [undefined],
    'a question about a setting has no fallback',
  );
  assert.equal(asked(t, 0)?.fallback, undefined, 'the rules set no fallback in a player’s own turn');
  t.choose('done');
  assert.equal(asked(t, 1)?.options[0]?.rule, 'AE-RUL-43');
  table(t, own(['test.1']), { pack: saying({ do: 'extra-move', which: 'all', n: 1 }) });
  t.choose('play:test.1');
  assert.deepEqual(
    [asked(t, 0)?.kind, asked(t, 0)?.fallback],
    ['march-on', 'done'],
    'by default, the Patients of an absent player do not move',
  );
});
