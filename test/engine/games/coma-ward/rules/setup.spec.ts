// Components, general rules and Setup.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack as ours } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { rules as played } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import { openMatch } from '../../../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { pack, rules } from '../support/fixed-pack.js';
import { situation, start } from '../support/situations.js';

const chooseNeuroses = (t: RuleTest, seats: number): void => {
  for (let seat = 0; seat < seats; seat++) t.choose(`neurosis:${pack.neuroses[seat]?.id ?? ''}`, seat);
};
const copies = (type: string): number =>
  ours.items.filter((item) => item.type === type).reduce((sum, item) => sum + (item.count ?? 1), 0);

rule('CW-SET-01 the board has four Floors', (t) => {
  t.match(rules, { seats: 2 });
  assert.deepEqual(pack.board.length, 4);
  assert.ok(t.options(0).length > 0);
});

rule('CW-SET-02 the Room Cards are one face-down deck', (t) => {
  t.match(rules, { seats: 2 });
  assert.equal(t.view(0).state.roomDeck, 25);
});

rule('CW-SET-03 Hallucination Rooms, Hallucinations and Items are separate face-down decks', (t) => {
  t.match(played, { seats: 2 });
  const { hallucinationRooms, hallucinationDeck, itemDeck } = t.view(0).state;
  assert.deepEqual([hallucinationRooms, hallucinationDeck, itemDeck], [11, 61, 52]);
});

rule('CW-SET-04 no Pairing or Portal Token lies on the board at first', (t) => {
  t.match(rules, { seats: 2 });
  assert.deepEqual([t.state.portals, t.state.dropped], [[], {}]);
});

rule('CW-SET-05 each player chooses a Neurosis that nobody else has', (t) => {
  t.match(rules, { seats: 2 });
  const [first = ''] = pack.neuroses.map(({ id }) => id);
  t.choose(`neurosis:${first}`, 0);
  assert.ok(!t.options(1).includes(`neurosis:${first}`));
  assert.equal(t.why(1, `neurosis:${first}`)?.rule, 'CW-SET-05');
});

rule('CW-SET-06 everybody starts with 5 Health and 3 Terror: Strength 5, Dexterity 4, Focus 4', (t) => {
  t.match(rules, { seats: 3 });
  for (const { health, terror } of t.state.players) assert.deepEqual([health, terror], [5, 3]);
});

rule('CW-SET-07 each player gets a Quirk, and nobody sees the others', (t) => {
  t.match(rules, { seats: 2 });
  const quirks = t.state.players.map(({ quirk }: { quirk: string }) => quirk);
  assert.equal(new Set(quirks).size, 2);
  assert.equal(t.state.unusedQuirks.length, pack.quirks.length - 2);
  assert.equal(t.view(0).state.unusedQuirks, pack.quirks.length - 2);
});

rule('CW-SET-08 only the owner sees the Quirk', (t) => {
  t.match(rules, { seats: 2 });
  const seen = (seat: number | null): (string | null)[] =>
    t.view(seat).state.players.map(({ quirk }: { quirk: string | null }) => quirk);
  assert.deepEqual(seen(0), [t.state.players[0].quirk, null]);
  assert.deepEqual(seen(null), [null, null]);
});

rule('CW-SET-09 a first game can be played without Quirks', (t) => {
  t.match(rules, { seats: 2, options: { quirks: false } });
  assert.deepEqual(
    t.state.players.map(({ quirk }: { quirk: string | null }) => quirk),
    [null, null],
  );
});

rule('CW-SET-10 all start in the Nurses’ Station of the 2nd Floor', (t) => {
  t.match(rules, { seats: 3 });
  for (const { at } of t.state.players) assert.equal(at, start);
});

rule('CW-SET-11 the first player has the first turn', (t) => {
  t.match(rules, { seats: 3, faces: [{ pick: 'first-player', value: 2 }] });
  chooseNeuroses(t, 3);
  assert.equal(t.state.active, 2);
});

rule('CW-RUL-55 the first player is random, or chosen by the host', (t) => {
  t.match(rules, { seats: 3, options: { first: 1 } });
  chooseNeuroses(t, 3);
  assert.equal(t.state.active, 1);
});

rule('CW-SET-12 no Phenomenon is chosen in the Prologue', (t) => {
  t.match(rules, { seats: 2, options: { first: 0 } });
  chooseNeuroses(t, 2);
  assert.equal(t.state.phenomenon, '');
});

rule('CW-SET-13 nobody has an Entity Card at first', (t) => {
  t.match(rules, { seats: 2 });
  for (const { entity } of t.state.players) assert.equal(entity, null);
});

rule('CW-RUL-01 two to six players', (t) => {
  t.match(rules, { seats: 2 });
  t.match(rules, { seats: 6 });
  assert.ok(!openMatch(rules, { seed: 1, seats: 1 }).ok);
  assert.ok(!openMatch(rules, { seed: 1, seats: 7 }).ok);
});

rule('CW-GEN-01 the match begins with the Prologue', (t) => {
  t.match(rules, { seats: 2, options: { first: 0 } });
  chooseNeuroses(t, 2);
  assert.equal(t.state.act, 'prologue');
});

rule('CW-GEN-06 all have the same statistics, a Neurosis and a Quirk of their own', (t) => {
  t.match(rules, { seats: 2 });
  chooseNeuroses(t, 2);
  const [a, b] = t.state.players;
  assert.deepEqual([a.health, a.terror], [b.health, b.terror]);
  assert.notEqual(a.neurosis, b.neurosis);
  assert.notEqual(a.quirk, b.quirk);
});

rule('CW-GEN-08 a round is one turn of every player', (t) => {
  t.match(rules, { seats: 2, situation: situation({ begin: 'turn' }) });
  t.choose('end');
  assert.equal(t.state.round, 1);
  t.choose('end');
  assert.equal(t.state.round, 2);
});

test('our content has the counts of the rulebook', () => {
  assert.deepEqual(['clue', 'weapon', 'clothing', 'food', 'medicine'].map(copies), [12, 12, 8, 10, 10]);
  assert.deepEqual(
    [ours.rooms, ours.hallucinationRooms, ours.hallucinations, ours.quirks, ours.neuroses].map(({ length }) => length),
    [25, 11, 61, 10, 6],
  );
});
