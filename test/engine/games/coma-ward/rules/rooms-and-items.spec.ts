// Revealing and rummaging, Hallucinations, Items and Clues.
import assert from 'node:assert/strict';
import { freshTurn } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { statistics } from '../../../../../src/engine/track/patient-mat.js';
import { rule } from '../../../../support/rule-coverage.js';
import { at, begin, failed, happened, health, items, passed, playerOf, room, terror } from '../support/acting.js';
import { pack } from '../support/fixed-pack.js';
import { clueRooms, cluesFor, draws, start, suspense } from '../support/situations.js';

/** Two players in the hallway; player 0 steps into the empty space at (3,0). */
const hallway = { players: [{ at: '2:3,1' }, { at: '2:3,1' }] } as const;
const bell = draws('hallucinations', 'bell.a');
const soup = draws('items', 'soup.1');

rule('CW-REV-01 the top Room Card is laid on the space', (t) => {
  begin(t, hallway, draws('rooms', 'neonatal-ward'), failed(), bell);
  t.choose('move:2:3,0');
  assert.equal(t.state.rooms['2:3,0'].card, 'neonatal-ward');
  assert.equal(at(t), '2:3,0');
});

rule('CW-REV-02 then its "when revealed" effect happens', (t) => {
  begin(t, hallway, draws('rooms', 'reveal-hurts'), failed(), bell);
  t.choose('move:2:3,0');
  assert.equal(health(t), 4);
  assert.deepEqual(happened(t, 'health', 'checked'), ['health', 'checked']);
});

rule('CW-REV-03 then a Focus Check with 3 successes required', (t) => {
  begin(t, hallway, draws('rooms', 'plain-ward-1'), failed(), bell);
  t.choose('move:2:3,0');
  const check = t.events().find(({ type }) => type === 'checked');
  assert.deepEqual([check?.of, check?.need], ['focus', 3]);
});

rule('CW-REV-04 with two successes, the player to the left reads a Hallucination', (t) => {
  begin(t, hallway, draws('rooms', 'plain-ward-1'), suspense(5, 5, 1, 1), bell);
  t.choose('move:2:3,0');
  const read = t.events().find(({ type }) => type === 'hallucination');
  assert.deepEqual([read?.player, read?.narrator], [0, 1]);
});

rule('CW-REV-05 with three successes, the player draws an Item', (t) => {
  begin(t, hallway, draws('rooms', 'plain-ward-1'), passed, soup);
  t.choose('move:2:3,0');
  assert.deepEqual(items(t), ['soup.1']);
});

rule('CW-REV-06 after the Check, the "end your Move" effect happens if the player is still there', (t) => {
  begin(t, hallway, draws('rooms', 'end-move-frightens'), passed, soup);
  t.choose('move:2:3,0');
  assert.equal(terror(t), 4);
  begin(t, hallway, draws('rooms', 'reveal-throws-out'), failed(), bell);
  t.choose('move:2:3,0');
  assert.deepEqual(happened(t, 'room-effect'), ['room-effect'], 'only the "when revealed" effect');
});

rule('CW-REV-07 at most one Room is revealed in a turn', (t) => {
  begin(t, hallway, draws('rooms', 'plain-ward-1'), failed(), draws('hallucinations', 'slide.a'));
  t.choose('move:2:3,0');
  t.choose('option:slide');
  assert.ok(t.options(0).includes('move:2:3,1'));
  assert.ok(!t.options(0).includes('move:2:5,0'));
  t.choose('stay');
});

rule('CW-REV-08 a first-time effect happens once for each player', (t) => {
  begin(t, {
    rooms: { '2:3,0': room('first-end-turn-calms') },
    players: [{ at: '2:3,0' }, { at: '2:3,0' }],
  });
  t.choose('end');
  assert.equal(terror(t, 0), 2);
  t.choose('end');
  assert.equal(terror(t, 1), 2);
  t.choose('end');
  assert.equal(terror(t, 0), 2, 'not again');
});

rule('CW-RUL-50 when the Room deck is empty, the last spaces are closed', (t) => {
  begin(t, { ...hallway, roomDeck: [], roomsUnder: [] });
  assert.equal(t.why(0, 'move:2:3,0')?.rule, 'CW-RUL-50');
});

rule('CW-HAL-01 a failed Check of a Reveal or Rummage draws a Hallucination', (t) => {
  begin(t, {}, failed(), bell);
  t.choose('rummage');
  assert.equal(terror(t), 4);
});

rule('CW-HAL-02 everybody hears the situation and the titles, and nobody the results', (t) => {
  begin(t, {}, failed(), draws('hallucinations', 'nurse.a'));
  t.choose('rummage');
  assert.equal(t.view(1).state.scenario, 'nurse');
  assert.equal(t.view(1).state.reading, null);
  assert.ok(!JSON.stringify(t.view(0)).includes('nurse.a'));
});

rule('CW-HAL-03 the active player chooses before any result is read', (t) => {
  begin(t, {}, failed(), draws('hallucinations', 'nurse.a'));
  t.choose('rummage');
  assert.deepEqual(t.options(0), ['option:follow', 'option:hide']);
});

rule('CW-HAL-04 the chosen result takes effect at once', (t) => {
  begin(t, {}, failed(), draws('hallucinations', 'nurse.a'), soup);
  t.choose('rummage');
  t.choose('option:follow');
  assert.deepEqual(items(t), ['soup.1']);
});

rule('CW-HAL-05 versions of one scenario have other results', (t) => {
  begin(t, {}, failed(), draws('hallucinations', 'nurse.b'));
  t.choose('rummage');
  t.choose('option:follow');
  assert.equal(terror(t), 4);
});

rule('CW-HAL-06 a result may be good or bad', (t) => {
  begin(t, {}, failed(), draws('hallucinations', 'nurse.b'), soup);
  t.choose('rummage');
  t.choose('option:hide');
  assert.deepEqual([items(t), terror(t)], [['soup.1'], 3]);
});

rule('CW-HAL-07 a result may grant Moves', (t) => {
  begin(t, {}, failed(), draws('hallucinations', 'slide.a'));
  t.choose('rummage');
  t.choose('option:slide');
  t.choose('move:2:3,1');
  assert.equal(at(t), '2:3,1');
});

rule('CW-RUL-65 granted Moves are made at once; after a Rummage one may reveal a Room', (t) => {
  const reveals = [...draws('rooms', 'plain-ward-1'), ...passed, ...soup];
  begin(t, {}, failed(), draws('hallucinations', 'slide.a'), reveals);
  t.choose('rummage');
  t.choose('option:slide');
  t.choose('move:2:3,0');
  assert.equal(t.state.rooms['2:3,0'].card, 'plain-ward-1');
});

rule('CW-RUL-65 granted Moves do not count against those of the turn', (t) => {
  const here = [{ at: '2:6,3' }, { at: '2:5,3' }];
  begin(
    t,
    { players: here, turn: { ...freshTurn(), moves: 4, moved: true } },
    failed(),
    draws('hallucinations', 'slide.a'),
  );
  t.choose('rummage');
  t.choose('option:slide');
  t.choose('move:2:4,3');
  assert.deepEqual([at(t), t.state.active], ['2:4,3', 1]);
});

rule('CW-HAL-08 a result may replace a Room Card by a Hallucination Room', (t) => {
  begin(
    t,
    { rooms: { '2:3,0': room('plain-ward-1') }, players: [{ at: '2:3,0' }, { at: '2:3,1' }] },
    failed(),
    draws('hallucinations', 'melt.a'),
    draws('hallucination-rooms', 'mirror-hall'),
  );
  t.choose('rummage');
  t.choose('option:touch');
  assert.equal(t.state.rooms['2:3,0'].card, 'mirror-hall');
});

rule('CW-RUL-51 standees, Items and markers stay, tokens leave, and the new effect happens without a Check', (t) => {
  begin(
    t,
    {
      rooms: { '2:3,0': room('plain-ward-1', { visited: 3 }) },
      dropped: { '2:3,0': ['soup.1'] },
      players: [{ at: '2:3,0' }, { at: '2:3,0' }],
    },
    failed(),
    draws('hallucinations', 'melt.a'),
    draws('hallucination-rooms', 'mirror-hall'),
  );
  t.choose('rummage');
  t.choose('option:touch');
  assert.deepEqual([at(t, 0), at(t, 1), t.state.dropped['2:3,0']], ['2:3,0', '2:3,0', ['soup.1']]);
  assert.deepEqual(t.state.rooms['2:3,0'], room('mirror-hall'));
  assert.equal(terror(t), 4);
  assert.deepEqual(t.state.roomsUnder, ['plain-ward-1']);
  assert.equal(happened(t, 'checked').length, 1);
});

rule('CW-RUL-47 the results stay secret, and the left neighbour is named as Narrator, dead or alive', (t) => {
  begin(t, { players: [{}, { alive: false, at: '', health: 0 }, {}] }, failed(), bell);
  t.choose('rummage');
  assert.equal(t.events().find(({ type }) => type === 'hallucination')?.narrator, 1);
});

rule('CW-RUL-48 used Hallucinations are discarded, and shuffled when the deck is empty', (t) => {
  begin(t, { hallucinationDeck: [], hallucinationDiscards: ['bell.a'] }, failed(), bell);
  t.choose('rummage');
  assert.deepEqual(t.state.hallucinationDiscards, ['bell.a']);
  assert.equal(terror(t), 4);
});

rule('CW-RUM-01 rummaging needs a Room', (t) => {
  begin(t, hallway);
  assert.equal(t.why(0, 'rummage')?.rule, 'CW-RUM-01');
  assert.ok(!t.options(0).includes('rummage'));
});

rule('CW-RUM-02 it is the same Focus Check', (t) => {
  begin(t, {}, passed, soup);
  t.choose('rummage');
  assert.deepEqual(items(t), ['soup.1']);
});

rule('CW-RUM-03 on a pass, a token is laid on the Room', (t) => {
  begin(t, {}, passed, soup);
  t.choose('rummage');
  assert.equal(t.state.rooms[start].rummaged, 1);
});

rule('CW-RUL-21 a Room with a token cannot be rummaged; after a failure it can', (t) => {
  begin(t, {}, failed(), bell, passed, soup);
  t.choose('rummage');
  t.choose('rummage');
  t.choose('end', 0);
  assert.equal(t.why(1, 'rummage')?.rule, 'CW-RUL-21');
});

rule('CW-RUL-22 when all 18 tokens lie, the oldest is moved', (t) => {
  const spaces = ['2:1,0', '2:3,0', '2:5,0', '2:0,2', '2:6,2', '2:1,4', '2:3,4', '1:1,0', '1:3,0', '1:5,0'];
  const more = ['1:0,2', '1:6,2', '1:1,4', '0:1,0', '0:3,0', '0:1,3', '0:5,3', '0:3,4'];
  const rooms = Object.fromEntries([...spaces, ...more].map((id, i) => [id, room(null, { rummaged: i + 1 })]));
  begin(t, { rooms: { ...rooms, [start]: room(null) }, rummages: 18 }, passed, soup);
  t.choose('rummage');
  assert.equal(t.state.rooms['2:1,0'].rummaged, 0);
  assert.equal(t.state.rooms[start].rummaged, 19);
});

rule('CW-ITM-01 an Item comes from a passed Check', (t) => {
  begin(t, {}, passed, soup);
  t.choose('rummage');
  assert.deepEqual(items(t), ['soup.1']);
});

rule('CW-ITM-02 Weapons, Clothing, Food, Medicine and Clues', (t) => {
  begin(t, {}, passed, draws('items', 'apron.1'));
  t.choose('rummage');
  assert.deepEqual(items(t), ['apron.1']);
});

rule('CW-ITM-05 a drawn Item is public', (t) => {
  begin(t, {}, passed, soup);
  t.choose('rummage');
  assert.deepEqual(t.view(1).state.players[0].items, ['soup.1']);
});

const five = ['soup.1', 'soup.2', 'bread.1', 'bread.2', 'pills.1'];

rule('CW-ITM-03 a player carries as many Items as Health', (t) => {
  begin(t, { players: [{ items: five }, {}] }, passed, draws('items', 'pills.2'));
  t.choose('rummage');
  assert.ok(t.options(0).includes('drop:pills.2'));
  t.choose('drop:soup.1', 0);
  assert.equal(items(t).length, 5);
});

rule('CW-ITM-04 Clothing may raise the limit', (t) => {
  begin(t, { players: [{ items: [...five, 'satchel.1'] }, {}] }, passed, draws('items', 'pills.2'));
  t.choose('rummage');
  assert.deepEqual([items(t).length, t.state.active], [7, 1], 'nothing has to be dropped');
});

rule('CW-RUL-04 the limit is the Health, whatever dice are added to Strength', (t) => {
  begin(
    t,
    { players: [{ items: five, bonusDice: [{ on: 'strength', n: 3, for: 'turn' }] }, {}] },
    passed,
    draws('items', 'pills.2'),
  );
  t.choose('rummage');
  t.choose('drop:pills.2', 0);
  assert.equal(items(t).length, 5);
});

rule('CW-STA-09 the limit is the Strength on the mat, which is always the Health; dice do not change it', (t) => {
  const bonusDice = [{ on: 'strength', n: 3, for: 'turn' }] as const;
  for (const strength of statistics.strength.slice(1)) {
    const players = [{ health: strength, items: five.slice(0, strength), bonusDice: [...bonusDice] }, {}];
    begin(t, { players }, passed, draws('items', 'pills.2'));
    t.choose('rummage');
    t.choose('drop:pills.2', 0);
    assert.deepEqual(items(t), five.slice(0, strength));
    assert.equal(t.state.active, 1);
  }
});

rule('CW-ITM-06 Weapons count against the limit', (t) => {
  begin(t, { players: [{ items: five }, {}] }, passed, draws('items', 'knife.1'));
  t.choose('rummage');
  t.choose('drop:knife.1', 0);
  assert.deepEqual(t.state.dropped[start], ['knife.1']);
});

rule('CW-ITM-10 Clothing does not count against the limit', (t) => {
  begin(t, { players: [{ items: five }, {}] }, passed, draws('items', 'apron.1'));
  t.choose('rummage');
  assert.equal(items(t).length, 6);
  assert.equal(t.state.active, 1);
});

rule('CW-RUL-24 unless its card says so', (t) => {
  begin(t, { players: [{ items: five }, {}] }, passed, draws('items', 'armour.1'));
  t.choose('rummage');
  t.choose('drop:armour.1', 0);
  assert.equal(items(t).length, 5);
});

rule('CW-EX-19 with Health 2 and three Items one has to be dropped; Clothing does not count', (t) => {
  begin(
    t,
    { players: [{ at: '2:3,1', health: 3, items: ['soup.1', 'bread.1', 'pills.1', 'apron.1'] }, { at: '2:3,1' }] },
    draws('rooms', 'reveal-hurts'),
    failed(),
    bell,
  );
  t.choose('move:2:3,0');
  assert.deepEqual(
    t.options(0).filter((id) => id.startsWith('drop')),
    ['drop:soup.1', 'drop:bread.1', 'drop:pills.1'],
  );
  t.choose('drop:soup.1');
  assert.deepEqual(items(t), ['bread.1', 'pills.1', 'apron.1']);
});

rule('CW-RUL-23 the limit is enforced at once; in the own turn, Items may also be used', (t) => {
  begin(t, { players: [{ items: five, health: 5 }, {}] }, passed, draws('items', 'pills.2'));
  t.choose('rummage');
  t.choose('use:pills.1');
  assert.deepEqual([items(t).length, terror(t)], [5, 1]);
});

rule('CW-ITM-12 Food and Medicine are discarded after use', (t) => {
  begin(t, { players: [{ items: ['soup.1'], health: 3 }, {}] });
  t.choose('use:soup.1');
  assert.deepEqual([items(t), t.state.itemDiscards, health(t)], [[], ['soup.1'], 4]);
});

rule('CW-ITM-13 Food cannot be forced on anybody', (t) => {
  begin(t, { players: [{ items: ['bread.1', 'syringe.1'] }, {}] });
  assert.ok(t.options(0).includes('dose:syringe.1:player:1'));
  assert.equal(t.why(0, 'dose:bread.1:player:1')?.rule, 'CW-ITM-13');
});

rule('CW-RUL-33 a willing player may be given Medicine, or Food that says so', (t) => {
  begin(t, { players: [{ items: ['pills.1', 'bread.1', 'soup.1'] }, {}] });
  assert.equal(t.why(0, 'use:soup.1:1')?.rule, 'CW-RUL-33');
  t.choose('use:bread.1:1');
  t.choose('refuse', 1);
  assert.ok(items(t).includes('bread.1'));
  t.choose('use:pills.1:1');
  t.choose('accept', 1);
  assert.equal(terror(t, 1), 1);
});

rule('CW-DRP-01 any number of Items may be dropped, in a hallway too', (t) => {
  begin(t, { players: [{ at: '2:3,1', items: ['soup.1', 'bread.1'] }, {}] });
  t.choose('drop:soup.1');
  t.choose('drop:bread.1');
  assert.deepEqual(t.state.dropped['2:3,1'], ['soup.1', 'bread.1']);
});

rule('CW-DRP-02 picking up takes everything', (t) => {
  begin(t, { dropped: { [start]: ['soup.1', 'bread.1'] } });
  t.choose('pick-up');
  assert.deepEqual([items(t), t.state.dropped], [['soup.1', 'bread.1'], {}]);
});

rule('CW-DRP-03 whoever then carries too much drops or uses Items', (t) => {
  begin(t, { dropped: { [start]: ['soup.3', 'soup.4'] }, players: [{ items: five }, {}] });
  t.choose('pick-up');
  t.choose('drop:soup.3', 0);
  assert.equal(items(t).length, 6);
  t.choose('use:pills.1', 0);
  assert.equal(items(t).length, 5);
});

rule('CW-DRP-04 a pile belongs to its Space', (t) => {
  begin(t, { players: [{ at: '2:3,1', items: ['soup.1'] }, { at: '2:3,1' }] });
  t.choose('drop:soup.1');
  t.choose('move:2:2,1');
  assert.equal(t.why(0, 'pick-up')?.rule, 'CW-DRP-02');
  begin(t, { players: [{ at: '2:3,1', items: ['soup.1'] }, { at: '2:3,1' }] }, draws('rooms', 'reveal-kills'));
  t.choose('move:2:3,0');
  assert.deepEqual(t.state.dropped['2:3,0'], ['soup.1']);
});

rule('CW-CLU-01 a Clue is revealed at once', (t) => {
  begin(t, {}, passed, draws('items', 'chart.2'));
  t.choose('rummage');
  assert.deepEqual(t.view(1).state.clues, [{ card: 'chart.2', kind: 'B', at: start }]);
});

rule('CW-CLU-02 its marker lies on the Room where it was found', (t) => {
  begin(t, hallway, draws('rooms', 'plain-ward-1'), passed, draws('items', 'chart.2'));
  t.choose('move:2:3,0');
  assert.equal(t.state.clues[0].at, '2:3,0');
});

rule('CW-CLU-03 Clues belong to all and count against no limit', (t) => {
  begin(t, { players: [{ items: five }, {}] }, passed, draws('items', 'chart.2'));
  t.choose('rummage');
  assert.deepEqual(items(t), five);
});

rule('CW-CLU-04 a Clue ends the effect that drew it', (t) => {
  begin(t, {}, failed(), draws('hallucinations', 'mixed.a'), draws('items', 'soup.1', 'chart.2'));
  t.choose('rummage');
  t.choose('option:open');
  assert.deepEqual([items(t), terror(t)], [['soup.1'], 3]);
});

rule('CW-EX-11 draw 3 Items: Food, Clue, Weapon', (t) => {
  begin(
    t,
    { itemDeck: ['soup.1', 'chart.2', 'knife.1'] },
    failed(),
    draws('hallucinations', 'mixed.a'),
    draws('items', 'soup.1', 'chart.2'),
  );
  t.choose('rummage');
  t.choose('option:open');
  assert.deepEqual([items(t), t.state.itemDeck, t.state.clues.length], [['soup.1'], ['knife.1'], 1]);
});

rule('CW-RUL-36 cards drawn before the Clue are kept, the rest of the effect is lost, other effects go on', (t) => {
  begin(
    t,
    hallway,
    draws('rooms', 'end-move-frightens'),
    failed(),
    draws('hallucinations', 'mixed.a'),
    draws('items', 'soup.1', 'chart.2'),
  );
  t.choose('move:2:3,0');
  t.choose('option:open');
  assert.deepEqual([items(t), terror(t)], [['soup.1'], 4], 'only the Room frightens');
});

rule('CW-RUL-37 outside a Room, the marker goes on the nearest Room of the Floor', (t) => {
  const slide = draws('hallucinations', 'mixed.a');
  begin(
    t,
    { players: [{ at: '2:3,1' }, { at: '2:3,1' }] },
    draws('rooms', 'reveal-throws-out'),
    failed(),
    slide,
    draws('items', 'chart.2'),
  );
  t.choose('move:2:3,0');
  t.choose('option:open');
  // On the stairs at (0,1), the Nurses' Station is 3 Moves away, as is the new Room at (3,0).
  assert.deepEqual(t.options(0), ['marker:2:3,0', 'marker:2:3,2']);
  t.choose('marker:2:3,2');
  assert.equal(t.state.clues[0].at, start);
});

rule('CW-RUL-38 four kinds of Clues, three copies each', (t) => {
  begin(t, {}, passed, draws('items', 'photograph.3'));
  t.choose('rummage');
  assert.equal(t.state.clues[0].kind, 'D');
  assert.equal(
    pack.items.filter(({ type }) => type === 'clue').reduce((sum, { count = 1 }) => sum + count, 0),
    12,
  );
});

rule('CW-RUL-39 a Clue of a kind that was found goes to the box, and the next Item is drawn', (t) => {
  begin(t, { clues: cluesFor('B') }, passed, draws('items', 'chart.2', 'soup.1'));
  t.choose('rummage');
  assert.deepEqual([items(t), t.state.box, t.state.clues.length], [['soup.1'], ['chart.2'], 1]);
});

rule('CW-RUL-64 after three Clues, a further one goes to the box', (t) => {
  begin(
    t,
    { act: 'phenomenon', phenomenon: 'P01', clues: cluesFor('ABC') },
    passed,
    draws('items', 'photograph.1', 'soup.1'),
  );
  t.choose('rummage');
  assert.deepEqual([items(t), t.state.box], [['soup.1'], ['photograph.1']]);
});

rule('CW-RUL-49 used Items are shuffled when the deck is empty; without any, nothing is drawn', (t) => {
  begin(t, { itemDeck: [], itemDiscards: ['soup.1'] }, passed, soup);
  t.choose('rummage');
  assert.deepEqual(items(t), ['soup.1']);
  begin(t, { itemDeck: [], itemDiscards: [] }, passed);
  t.choose('rummage');
  assert.deepEqual(items(t), []);
});

rule('CW-CLU-05 the third Clue ends the Prologue', (t) => {
  begin(t, { clues: cluesFor('AB') }, passed, draws('items', 'recording.1'));
  t.choose('rummage');
  assert.equal(t.state.act, 'phenomenon');
});

rule('CW-RUL-41 on the third Clue, nothing of the end of the turn happens, but limits hold', (t) => {
  begin(
    t,
    {
      clues: cluesFor('AB'),
      rooms: { '0:1,0': room('end-turn-frightens') },
      players: [
        { at: '0:1,0', terror: 1 },
        { items: [...five, 'soup.3'], health: 5 },
      ],
    },
    suspense(5, 5, 5, 1, 1),
    draws('items', 'recording.1'),
  );
  t.choose('rummage');
  t.choose('drop:soup.3', 1);
  assert.equal(terror(t), 1);
  assert.equal(t.state.act, 'phenomenon');
});

rule('CW-GEN-09 a revealed card is public', (t) => {
  begin(t, hallway, draws('rooms', 'neonatal-ward'), failed(), bell);
  t.choose('move:2:3,0');
  assert.equal(t.view(1).state.rooms['2:3,0'].card, 'neonatal-ward');
});

rule('CW-GEN-18 the Narrator reads a Hallucination', (t) => {
  begin(t, {}, failed(), bell);
  t.choose('rummage');
  assert.equal(t.events().find(({ type }) => type === 'hallucination')?.narrator, 1);
});

rule('CW-GEN-02 the common task of the Prologue is to find three Clues', (t) => {
  begin(t, { clues: cluesFor('AC') }, passed, draws('items', 'photograph.1'));
  t.choose('rummage');
  assert.equal(t.state.clues.length, 3);
  assert.deepEqual(t.state.clues[0].at, clueRooms[0]);
  assert.equal(playerOf(t).alive, true);
});

const shade = draws('hallucinations', 'shade.a');
/** All six Shadowy Figures: around the start, and one that waits in the Basement. */
const six = ['2:1,1', '2:2,1', '2:4,1', '0:3,4', '2:5,1', '2:3,1'];

rule('CW-RUL-61 a Shadowy Figure comes only by an effect, and then it does nothing', (t) => {
  begin(t, { players: [{ terror: 1 }, {}] }, failed(5), shade);
  assert.deepEqual(t.state.shadows, []);
  t.choose('rummage');
  t.choose('option:call');
  assert.deepEqual(t.state.shadows, [start]);
  t.choose('move:2:3,1');
  t.choose('end');
  t.choose('end');
  assert.deepEqual(t.state.shadows, [start]);
  assert.equal(terror(t), 1);
});

rule('CW-RUL-61 when all six are out, the one farthest from the active player comes', (t) => {
  begin(t, { shadows: six }, failed(), shade);
  t.choose('rummage');
  t.choose('option:call');
  assert.deepEqual(t.state.shadows, six.with(3, start));
});

rule('CW-RUL-61 an effect moves one Figure, and not into an undiscovered space', (t) => {
  begin(t, { shadows: ['0:3,4', '2:6,1'] }, failed(), shade);
  t.choose('rummage');
  t.choose('option:follow');
  assert.deepEqual(t.options(0).sort(), [
    'shadow:0:0:2,3',
    'shadow:0:0:3,3',
    'shadow:0:0:4,3',
    'shadow:1:2:5,1',
    'shadow:1:2:5,2',
    'stay',
  ]);
  t.choose('shadow:0:0:2,3');
  assert.deepEqual(t.state.shadows, ['0:2,3', '2:6,1']);
});
