// P06 Fever Ward.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import { rule } from '../../../../support/rule-coverage.js';
import { stories } from '../support/acting.js';
import { draws, phenomenon, situation, start, type Position } from '../support/situations.js';

const closets = ['0:5,0', '1:6,3', '2:6,3', '3:0,3'];
const [lobby, entrance, basement] = ['1:3,2', '1:3,4', '0:1,1'];
const caught = { fever: 1 };
const well = { fever: 0, cured: 1 };

const ward = (position: Position) => situation({ act: 'phenomenon', phenomenon: 'P06', ...position });

rule('CW-P06-01 everybody has a fever, and the kettle needs more Medicine than there are players', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P06', { players: [{}, {}, { alive: false }] }) });
  assert.deepEqual(
    t.state.players.map(({ tally }: { tally: object }) => tally),
    [caught, caught, {}],
  );
  assert.equal(t.state.tally.missing, 4);
  t.match(rules, { seats: 3, situation: phenomenon('P06', { players: [{}, {}, {}] }) });
  assert.equal(t.state.tally.missing, 6);
  t.match(rules, { seats: 6, situation: phenomenon('P06', { players: [{}, {}, {}, {}, {}, {}] }) });
  assert.equal(t.state.tally.missing, 8);
});

rule('CW-P06-02 Medicine of the Item deck and the discards lies in the Closets', (t) => {
  const cards = ['bandage.1', 'eye-drops.1', 'stimulant.1', 'calming-drops.1', 'painkillers.1'];
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P06', { itemDiscards: ['bandage.1', 'soup.1'] }),
    faces: draws('items', ...cards),
  });
  assert.deepEqual(
    closets.map((at) => t.state.dropped[at]),
    [[cards[0], cards[4]], [cards[1]], [cards[2]], [cards[3]]],
  );
  assert.deepEqual(t.state.itemDiscards, ['soup.1']);
  assert.ok(!t.state.itemDeck.includes('eye-drops.1'));
});

rule('CW-P06-02 if there is less Medicine, all of it lies in the Closets', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P06', { itemDeck: ['bandage.1', 'soup.1'] }) });
  assert.deepEqual(t.state.dropped, { '0:5,0': ['bandage.1'] });
});

rule('CW-P06-03 the fever rises by 1, and by 2 in the sight of a feverish player', (t) => {
  const players = [
    { at: start, tally: { fever: 2 } },
    { at: start, tally: caught },
    { at: lobby, tally: caught },
    { at: start, tally: well },
  ];
  t.match(rules, { seats: 4, situation: ward({ players }) });
  const fevers = (): number[] => t.state.players.map(({ tally }: { tally: { fever: number } }) => tally.fever);
  t.choose('end');
  assert.deepEqual(fevers(), [4, 1, 1, 0]);
  t.choose('end');
  assert.deepEqual(fevers(), [4, 3, 1, 0]);
  t.choose('end');
  assert.deepEqual(fevers(), [4, 3, 2, 0]);
  t.choose('end');
  assert.deepEqual(fevers(), [4, 3, 2, 0]);
});

rule('CW-P06-03 Fever above 6 is lost as Health', (t) => {
  t.match(rules, { seats: 2, situation: ward({ players: [{ tally: { fever: 5 } }, { tally: caught }] }) });
  t.choose('end');
  assert.deepEqual([t.state.players[0].tally.fever, t.state.players[0].health], [6, 4]);
});

rule('CW-P06-04 Medicine lowers Fever, Food does not', (t) => {
  const items = ['bandage.1', 'soup.1'];
  t.match(rules, { seats: 2, situation: ward({ players: [{ items, tally: { fever: 5 } }, { tally: caught }] }) });
  t.choose('use:soup.1');
  assert.equal(t.state.players[0].tally.fever, 5);
  t.choose('use:bandage.1:1');
  t.choose('accept');
  assert.deepEqual([t.state.players[0].tally.fever, t.state.players[1].tally.fever], [5, 0]);
});

rule('CW-P06-05 the kettle of a Nurses’ Station takes Medicine until the cure is ready', (t) => {
  const items = ['bandage.1', 'stimulant.1', 'soup.1'];
  t.match(rules, { seats: 2, situation: ward({ tally: { missing: 1 }, players: [{ items, tally: caught }, {}] }) });
  assert.deepEqual(
    t.options(0).filter((id) => id.startsWith('brew') || id === 'drink'),
    ['brew:bandage.1', 'brew:stimulant.1'],
  );
  t.choose('brew:bandage.1');
  assert.equal(t.state.tally.missing, 0);
  assert.deepEqual(t.state.players[0].items, ['stimulant.1', 'soup.1']);
  assert.ok(t.options(0).includes('drink') && !t.options(0).includes('brew:stimulant.1'));
  assert.deepEqual(stories(t), ['ready']);
});

rule('CW-P06-05 until enough Medicine is in the kettle, the cure is not ready', (t) => {
  const players = [{ items: ['bandage.1'], tally: caught }, {}];
  t.match(rules, { seats: 2, situation: ward({ tally: { missing: 2 }, players }) });
  t.choose('brew:bandage.1');
  assert.deepEqual(stories(t), ['brewed']);
  assert.ok(!t.options(0).includes('drink'));
});

rule('CW-P06-05 there is no kettle elsewhere', (t) => {
  const players = [{ at: entrance, items: ['bandage.1'], tally: caught }, {}];
  t.match(rules, { seats: 2, situation: ward({ tally: { missing: 1 }, players }) });
  assert.ok(!t.options(0).includes('brew:bandage.1'));
  t.match(rules, { seats: 2, situation: ward({ tally: { missing: 1 }, players: [{ items: ['bandage.1'] }, {}] }) });
  assert.ok(t.options(0).includes('brew:bandage.1'));
});

rule('CW-P06-06 whoever drinks is cured, and has no fever any more', (t) => {
  t.match(rules, {
    seats: 2,
    situation: ward({ tally: { missing: 0 }, players: [{ tally: { fever: 4 } }, { at: lobby, tally: caught }] }),
  });
  t.choose('drink');
  assert.deepEqual(t.state.players[0].tally, well);
  assert.ok(!t.options(0).includes('drink'));
  t.choose('end');
  assert.deepEqual(t.state.players[0].tally, well);
});

rule('CW-P06-07 when every living player is cured, the cured win and the dead lose', (t) => {
  const players = [{ tally: caught }, { alive: false }, { tally: well }];
  t.match(rules, { seats: 3, situation: ward({ tally: { missing: 0 }, players }) });
  t.choose('drink');
  assert.deepEqual(t.outcome?.winners, [0, 2]);
  assert.equal(t.state.epilogue, 'broken');
});

rule('CW-P06-07 the death of the last feverish player ends the match too', (t) => {
  const players = [{ health: 1, tally: { fever: 6 } }, { tally: well }];
  t.match(rules, { seats: 2, situation: ward({ players }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [1]);
  assert.equal(t.state.epilogue, 'broken');
});

rule('CW-P06-08 after the tenth round only the cured win', (t) => {
  const players = [{ tally: well }, { at: basement, tally: caught }];
  t.match(rules, { seats: 2, situation: ward({ active: 1, round: 10, players }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'quarantine');
});

rule('CW-P06-08 after the tenth round everybody loses if nobody is cured', (t) => {
  const players = [{ tally: caught }, { at: basement, tally: caught }];
  t.match(rules, { seats: 2, situation: ward({ active: 1, round: 10, players }) });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'burning');
});
