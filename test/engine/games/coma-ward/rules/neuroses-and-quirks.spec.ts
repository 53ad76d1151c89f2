// Neuroses, Quirks, and the end of the Prologue.
import assert from 'node:assert/strict';
import { chart } from '../../../../../src/engine/games/coma-ward/rules/phenomenon.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { begin, health, passed, playerOf, terror } from '../support/acting.js';
import { cluesFor, draws, elevator, suspense, type Position } from '../support/situations.js';

const dice = (t: RuleTest): number | undefined => t.events().find(({ type }) => type === 'checked')?.dice as number;

rule('CW-NEU-01 the Neurosis has abilities graded by Terror', (t) => {
  begin(t, { players: [{ terror: 2 }, {}] });
  t.choose('neurosis');
  assert.equal(terror(t), 1);
});

rule('CW-NEU-02 the level in force follows from Terror', (t) => {
  begin(t, { players: [{ terror: 5 }, {}] });
  t.choose('neurosis');
  assert.equal(t.state.turn.granted, 1, 'level III');
  begin(t, { players: [{ terror: 4 }, {}] });
  assert.ok(!t.options(0).includes('neurosis'), 'level II is for the end of the turn');
  assert.equal(t.why(0, 'neurosis')?.rule, 'CW-TRN-04');
});

rule('CW-NEU-03 Adrenaline adds dice', (t) => {
  begin(t, { players: [{ terror: 5 }, { terror: 1 }] }, suspense(1, 1, 1, 1, 1, 1, 1));
  t.choose('attack:player:1');
  assert.equal(dice(t), 5 + 2);
});

rule('CW-NEU-04 with no Terror, the Neurosis may be flipped', (t) => {
  begin(t, { players: [{ terror: 0 }, {}] });
  t.choose('flip');
  assert.ok(playerOf(t).flipped);
  begin(t, { players: [{ terror: 1 }, {}] });
  assert.equal(t.why(0, 'flip')?.rule, 'CW-NEU-04');
});

rule('CW-RUL-44 a free ability is used once in a turn, the other at its end', (t) => {
  begin(t, { players: [{ terror: 2 }, {}] });
  t.choose('neurosis');
  assert.equal(t.why(0, 'neurosis')?.rule, 'CW-RUL-44');
});

rule('CW-RUL-45 front side: no level at Terror 0; hidden side: one die more', (t) => {
  begin(t, { players: [{ terror: 0 }, {}] });
  assert.equal(t.why(0, 'neurosis')?.rule, 'CW-TRN-04');
  for (const [value, extra] of [
    [0, 1],
    [3, 2],
    [5, 3],
  ] as const) {
    begin(
      t,
      { players: [{ terror: value, flipped: true }, { terror: 1 }] },
      suspense(...Array<number>(5 + extra).fill(1)),
    );
    t.choose('attack:player:1');
    assert.equal(dice(t), 5 + extra);
  }
});

rule('CW-RUL-46 flipping is optional, also at the end of the turn, permanent and public', (t) => {
  begin(t, { players: [{ terror: 0 }, {}] });
  t.choose('end');
  assert.deepEqual(t.options(0), ['flip', 'keep']);
  t.choose('flip');
  assert.ok(t.view(1).state.players[0].flipped);
});

/** Three Clues are found with the last rummage of player 0. */
function third(t: RuleTest, players: NonNullable<Position['players']>, ...faces: readonly (readonly object[])[]): void {
  begin(t, { clues: cluesFor('AB'), players }, passed, draws('items', 'recording.1'), ...faces);
  t.choose('rummage');
}

rule('CW-QRK-01 when its condition is met, a Quirk earns a counter', (t) => {
  begin(t, { players: [{ at: '0:3,1', quirk: 'loner' }, { quirk: 'rider' }] });
  t.choose('end');
  assert.deepEqual([playerOf(t, 0).counters, playerOf(t, 1).counters], [1, 0]);
});

rule('CW-QRK-02 others see the counters, but not the Quirk', (t) => {
  begin(t, { players: [{ at: '2:6,1', quirk: 'rider' }, {}] }, [elevator(1)]);
  t.choose('ride');
  const seen = t.view(1).state.players[0];
  assert.deepEqual([seen.quirk, seen.counters], [null, 1]);
  assert.equal(t.events(1).find(({ type }) => type === 'quirk-counter')?.cause, undefined);
  assert.equal(t.events(0).find(({ type }) => type === 'quirk-counter')?.cause, 'rode-elevator');
});

rule('CW-QRK-03 at the third Clue all reveal their Quirks and get what the counters are worth', (t) => {
  third(t, [
    { quirk: 'loner', counters: 1 },
    { quirk: 'brawler', counters: 1, terror: 4 },
  ]);
  assert.deepEqual([terror(t, 0), terror(t, 1)], [2, 3]);
});

rule('CW-QRK-04 then the Quirks leave the game', (t) => {
  third(t, [{ quirk: 'loner', counters: 1 }, { quirk: 'brawler' }]);
  assert.deepEqual([playerOf(t, 0).quirk, playerOf(t, 1).quirk], [null, null]);
  assert.equal(t.why(0, 'claim')?.rule, 'CW-QRK-04');
});

rule('CW-RUL-42 from the Narrator to the left; only the highest tier counts; nobody dies; at most 5 counters', (t) => {
  third(t, [
    { quirk: 'loner', counters: 3, health: 3, terror: 3 },
    { quirk: 'rider', counters: 2, health: 2 },
  ]);
  assert.deepEqual([health(t, 0), terror(t, 0), health(t, 1)], [4, 3, 1]);
  const order = t.events().filter(({ type }) => type === 'quirk-revealed');
  assert.deepEqual(
    order.map(({ player }) => player as number),
    [0, 1],
  );
  begin(t, { players: [{ at: '0:3,1', quirk: 'loner', counters: 5 }, {}] });
  t.choose('end');
  assert.equal(playerOf(t).counters, 5);
});

rule('CW-RUL-59 conditions about persons are claimed by the owner, once in a round', (t) => {
  begin(t, { players: [{ quirk: 'loner' }, { quirk: 'talker' }] });
  assert.equal(t.why(0, 'claim')?.rule, 'CW-RUL-59');
  t.choose('claim', 1);
  assert.equal(playerOf(t, 1).counters, 1);
  assert.equal(t.why(1, 'claim')?.rule, 'CW-RUL-59');
  t.choose('end', 0);
  t.choose('end', 1);
  t.choose('claim', 1);
  assert.equal(playerOf(t, 1).counters, 2);
});

rule('CW-PHN-01 the active player ends the turn and becomes the Narrator', (t) => {
  third(t, [{}, {}, {}]);
  assert.equal(t.state.narrator, 0);
});

rule('CW-PHN-02 marker, Quirks, chart, Setup, first turn', (t) => {
  third(t, [{ quirk: 'loner', counters: 1 }, {}]);
  const types = t.events().map(({ type }) => type);
  const order = ['clue-marked', 'prologue-over', 'turn-ended', 'quirk-revealed', 'phenomenon', 'turn-began'];
  const places = order.map((type) => types.lastIndexOf(type));
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  );
});

rule('CW-PHN-03 the chart gives the Phenomenon', (t) => {
  third(t, [{}, {}]);
  assert.equal(t.state.phenomenon, 'P01');
});

rule('CW-RUL-40 24 orders of Clues for 13 Phenomena', (t) => {
  third(t, [{}, {}]);
  const entries = Object.values(chart);
  assert.equal(entries.length, 24);
  assert.equal(new Set(entries).size, 13);
  assert.deepEqual(
    entries.filter((id) => id === 'P03' || id === 'P12'),
    ['P03', 'P12'],
  );
  assert.deepEqual([chart['CBA'], chart['DCB']], ['P13', 'P13']);
});

rule('CW-GEN-03 combination and order both matter', (t) => {
  begin(t, { clues: cluesFor('CB') }, passed, draws('items', 'wristband.1'));
  t.choose('rummage');
  assert.equal(t.state.phenomenon, 'P13');
});

rule('CW-PHN-04 the Epilogue is not known during the Setup', (t) => {
  third(t, [{}, {}]);
  assert.equal(t.state.epilogue, '');
});

rule('CW-PHN-05 the first turn is that of the Narrator’s right neighbour', (t) => {
  third(t, [{}, {}, {}]);
  assert.equal(t.state.active, 2);
  t.choose('end');
  assert.equal(t.state.active, 0, 'the Narrator is second');
});

rule('CW-RUL-43 or of the next living player to the right', (t) => {
  third(t, [{}, {}, { alive: false, at: '', health: 0 }]);
  assert.equal(t.state.active, 1);
});

rule('CW-PHN-06 isolation does not go on in the Phenomenon', (t) => {
  third(t, [{}, { at: '0:3,1', terror: 1 }]);
  t.choose('end', 1);
  assert.equal(terror(t, 1), 1);
});

rule('CW-RUL-57 effects on several players: the active player first, then to the left', (t) => {
  begin(t, { active: 1, players: [{}, {}, {}] }, suspense(1, 1, 1, 1), draws('hallucinations', 'wave.a'));
  t.choose('rummage');
  const order = t.events().filter(({ type }) => type === 'terror');
  assert.deepEqual(
    order.slice(0, 3).map(({ player }) => player as number),
    [1, 2, 0],
  );
});
