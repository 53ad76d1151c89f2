// The turn, Moves and In Sight.
import assert from 'node:assert/strict';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { freshTurn } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { rules } from '../support/fixed-pack.js';
import { draws, elevator, situation, start, suspense, type Position } from '../support/situations.js';

const room = (card: string) => ({ card, rummaged: 0, lock: 0, visited: 0 });
const failed = (n: number): { die: string; face: number }[] => suspense(...Array<number>(n).fill(1));

function begin(t: RuleTest, position: Position = {}, faces: readonly object[] = [], seats = 2): void {
  t.match(rules, { seats, situation: situation(position), faces: faces as [] });
}
const at = (t: RuleTest, player = 0): string => t.state.players[player].at;
const terror = (t: RuleTest, player = 0): number => t.state.players[player].terror;
const happened = (t: RuleTest, ...types: string[]): string[] =>
  t
    .events()
    .filter(({ type }) => types.includes(type))
    .map(({ type }) => type);

rule('CW-TRN-01 free actions, then one main action, then the end of the turn', (t) => {
  begin(t, { players: [{ items: ['soup.1'], health: 4 }, {}] }, [...failed(4), ...draws('hallucinations', 'bell.a')]);
  t.choose('use:soup.1');
  t.choose('rummage');
  assert.equal(t.state.active, 1, 'after the main action, the turn ends');
});

rule('CW-TRN-02 up to Dexterity Moves in a turn', (t) => {
  begin(t);
  t.choose('move:2:1,1');
  t.choose('move:2:3,1');
  assert.equal(t.why(0, 'move:2:4,1')?.rule, 'CW-MOV-02');
  assert.ok(t.options(0).includes('end'));
  assert.equal(t.events().filter(({ type }) => type === 'moved').length, 4);
});

rule('CW-TRN-03 a Trade is a free action', (t) => {
  begin(t, { players: [{ items: ['soup.1'] }, {}] });
  for (const choice of ['trade:1', 'give:soup.1', 'offer']) t.choose(choice);
  t.choose('accept', 1);
  assert.deepEqual(t.state.players[1].items, ['soup.1']);
  assert.ok(t.options(0).includes('end'), 'the turn goes on');
});

rule('CW-TRN-04 the Neurosis is a free action', (t) => {
  begin(t, { players: [{ terror: 2 }, {}] });
  t.choose('neurosis');
  assert.equal(terror(t), 1);
  assert.equal(t.why(0, 'neurosis')?.rule, 'CW-RUL-44');
});

rule('CW-TRN-05 using Items is a free action', (t) => {
  begin(t, { players: [{ items: ['soup.1'], health: 3 }, {}] });
  t.choose('use:soup.1');
  assert.equal(t.state.players[0].health, 4);
  assert.ok(t.options(0).includes('rummage'));
});

rule('CW-TRN-06 dropping Items is a free action', (t) => {
  begin(t, { players: [{ items: ['soup.1'] }, {}] });
  t.choose('drop:soup.1');
  assert.deepEqual(t.state.dropped[start], ['soup.1']);
  assert.ok(t.options(0).includes('pick-up'));
});

rule('CW-TRN-07 a player has only one main action', (t) => {
  begin(t, { players: [{ skipsMain: true }, {}] });
  assert.ok(!t.options(0).includes('rummage'));
  assert.equal(t.why(0, 'rummage')?.rule, 'CW-TRN-07');
});

rule('CW-TRN-08 a Reveal follows from a Move onto an empty room space', (t) => {
  begin(t, { players: [{ at: '2:3,1' }, {}] }, [
    ...draws('rooms', 'plain-ward-1'),
    ...failed(4),
    ...draws('hallucinations', 'bell.a'),
  ]);
  t.choose('move:2:3,0');
  assert.equal(t.state.rooms['2:3,0'].card, 'plain-ward-1');
  assert.equal(t.state.active, 1);
});

rule('CW-TRN-09 rummaging is a main action on a Room', (t) => {
  begin(t, {}, [...failed(4), ...draws('hallucinations', 'bell.a')]);
  t.choose('rummage');
  assert.equal(t.state.active, 1);
});

rule('CW-TRN-10 an Attack or a Steal is a main action', (t) => {
  begin(t, { players: [{ terror: 1 }, { terror: 1, items: ['soup.1'] }] }, failed(5 + 6));
  assert.ok(t.options(0).includes('steal:player:1'));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(t.state.active, 1);
});

rule('CW-TRN-11 picking up is a main action', (t) => {
  begin(t, { dropped: { [start]: ['soup.1', 'bread.1'] } });
  t.choose('pick-up');
  assert.deepEqual(t.state.players[0].items, ['soup.1', 'bread.1']);
  assert.equal(t.state.active, 1);
});

rule('CW-TRN-12 the Space acts at the end of the turn', (t) => {
  begin(t, {
    rooms: { '2:3,0': room('end-turn-frightens') },
    players: [{ at: '2:3,0' }, { at: '2:3,1' }],
  });
  t.choose('end');
  assert.equal(terror(t), 4);
});

rule('CW-TRN-13 at the end of each turn, the Neurosis is used if its condition is met', (t) => {
  // Level II: with nobody In Sight, 1 Terror; isolation adds another.
  begin(t, { players: [{ at: '0:0,1' }, {}] });
  t.choose('end');
  assert.equal(terror(t), 5);
});

rule('CW-TRN-14 play passes to the left, and the dead have no turn', (t) => {
  begin(t, { players: [{}, { alive: false, at: '', health: 0 }, {}] }, [], 3);
  t.choose('end');
  assert.equal(t.state.active, 2);
  assert.equal(t.why(1, 'end')?.rule, 'CW-TRN-14');
});

rule('CW-MOV-01 a Move goes in any of eight directions', (t) => {
  begin(t, { players: [{ at: '2:2,3' }, {}] });
  for (const to of ['2:1,2', '2:2,1', '2:1,3', '2:3,3', '2:3,2']) assert.ok(t.options(0).includes(`move:${to}`), to);
  t.choose('move:2:1,2');
  assert.equal(t.state.turn.moves, 1);
});

rule('CW-MOV-02 no more Moves than Dexterity', (t) => {
  begin(t, { players: [{ health: 1 }, {}] });
  t.choose('move:2:1,1');
  assert.equal(t.why(0, 'move:2:2,1')?.rule, 'CW-MOV-02');
});

rule('CW-MOV-03 walls do not stop a Move', (t) => {
  begin(t, { rooms: { '2:6,2': room('plain-ward-1') }, players: [{ at: '2:6,2' }, {}] });
  t.choose('move:2:6,1');
  assert.equal(at(t), '2:6,1');
});

rule('CW-EX-15 from a Room to the elevator over a wall: one Move', (t) => {
  begin(t, { rooms: { '2:6,2': room('plain-ward-1') }, players: [{ at: '2:6,2' }, {}] });
  t.choose('move:2:6,1');
  assert.equal(t.state.turn.moves, 1);
});

rule('CW-RUL-07 walls are ignored, and a locked Room cannot be entered until its door is forced', (t) => {
  begin(
    t,
    { rooms: { '2:3,0': { ...room('plain-ward-1'), lock: 2 } }, players: [{ at: '2:3,1', terror: 1 }, {}] },
    suspense(5, 5, 1, 1, 1),
  );
  assert.equal(t.why(0, 'move:2:3,0')?.rule, 'CW-RUL-07');
  t.choose('force-door:2:3,0');
  assert.equal(t.state.rooms['2:3,0'].lock, 0);
});

rule('CW-MOV-04 no Move goes from a Room directly to another', (t) => {
  begin(t, { rooms: { '1:6,2': room('plain-ward-1') }, players: [{ at: '1:6,2' }, {}] });
  assert.ok(!t.state.players[0].at.includes('6,3'));
  t.choose('move:1:6,3');
  assert.equal(t.state.turn.moves, 2, 'through the hallway');
});

rule('CW-EX-17 from a Room to the Closet next to it: two Moves', (t) => {
  begin(t, { rooms: { '1:6,2': room('plain-ward-1') }, players: [{ at: '1:6,2', health: 5 }, {}] });
  t.choose('move:1:6,3');
  assert.equal(t.state.turn.moves, 2);
});

rule('CW-RUL-08 hallways, stairs and elevators all count as the hallway between Rooms', (t) => {
  begin(t, {
    rooms: { '2:6,2': room('plain-ward-1') },
    turn: { ...freshTurn(), moves: 3 },
    players: [{ at: '2:6,2' }, {}],
  });
  assert.equal(t.why(0, 'move:2:6,3')?.rule, 'CW-RUL-08');
});

rule('CW-MOV-05 a player who steps on an empty room space stops and reveals', (t) => {
  begin(t, { players: [{ at: '2:2,1' }, { at: '2:3,1' }] }, [
    ...draws('rooms', 'plain-ward-1'),
    ...failed(4),
    ...draws('hallucinations', 'bell.a'),
  ]);
  t.choose('move:2:3,0');
  assert.equal(at(t), '2:3,0');
});

rule('CW-MOV-06 players may share a Space', (t) => {
  begin(t, { players: [{ at: '2:3,1' }, { at: start }] });
  t.choose(`move:${start}`);
  assert.equal(at(t, 0), at(t, 1));
});

rule('CW-MOV-08 stairs take one Move for each Floor', (t) => {
  begin(t, { players: [{ at: '1:0,1' }, {}] });
  t.choose('move:3:0,1');
  assert.deepEqual([at(t), t.state.turn.moves], ['3:0,1', 2]);
});

rule('CW-EX-14 from the Nurses’ Station to the stairs of the 3rd Floor: four Moves', (t) => {
  begin(t);
  t.choose('move:3:0,1');
  assert.deepEqual([at(t), t.state.turn.moves], ['3:0,1', 4]);
});

rule('CW-MOV-09 the elevator goes where its die allows, for one Move', (t) => {
  begin(t, { players: [{ at: '2:6,1' }, {}] }, [elevator(2)]);
  t.choose('ride');
  assert.deepEqual(t.options(0), ['floor:0', 'floor:1', 'stay']);
  t.choose('floor:0');
  assert.deepEqual([at(t), t.state.turn.moves], ['0:6,1', 1]);
});

rule('CW-MOV-10 a result that allows no other Floor costs the Move all the same', (t) => {
  begin(t, { players: [{ at: '2:6,1' }, {}] }, [elevator(1)]);
  t.choose('ride');
  assert.deepEqual([at(t), t.state.turn.moves], ['2:6,1', 1]);
});

rule('CW-RUL-12 the table of the elevator; the player may also stay, and ride again', (t) => {
  begin(t, { players: [{ at: '1:6,1' }, {}] }, [elevator(3), elevator(6)]);
  t.choose('ride');
  assert.deepEqual(t.options(0), ['floor:2', 'stay']);
  t.choose('stay');
  t.choose('ride');
  assert.deepEqual(t.options(0), ['floor:0', 'floor:2', 'floor:3', 'stay']);
});

rule('CW-MOV-11 a portal leads from In to Out, and not back', (t) => {
  const rooms = { '2:3,0': room('plain-ward-1'), '0:1,0': room('plain-ward-2') };
  const portals = [{ in: '2:3,0', out: '0:1,0' }];
  begin(t, { rooms, portals, players: [{ at: '2:3,0' }, {}] });
  t.choose('move:0:1,0');
  assert.deepEqual([at(t), t.state.turn.moves], ['0:1,0', 1]);
  assert.ok(!t.options(0).includes('move:2:3,0'));
});

rule('CW-RUL-58 using a portal counts as entering Out', (t) => {
  const rooms = { '2:3,0': room('plain-ward-1'), '0:1,0': room('enter-frightens') };
  begin(t, { rooms, portals: [{ in: '2:3,0', out: '0:1,0' }], players: [{ at: '2:3,0' }, {}] });
  t.choose('move:0:1,0');
  assert.equal(terror(t), 4);
});

rule('CW-MOV-12 revealing a Room ends the Move', (t) => {
  begin(t, { players: [{ at: '2:3,1' }, {}] }, [
    ...draws('rooms', 'plain-ward-1'),
    ...suspense(5, 5, 5, 1),
    ...draws('items', 'soup.1'),
  ]);
  t.choose('move:2:3,0');
  assert.equal(t.state.active, 1);
});

rule('CW-GEN-12 entering a Room causes its effect; standing there does not', (t) => {
  begin(t, { rooms: { '2:3,0': room('enter-frightens') }, players: [{ at: '2:3,0' }, { at: '2:3,1' }] });
  t.choose('move:2:3,1');
  assert.equal(terror(t), 3);
  t.choose('move:2:3,0');
  assert.equal(terror(t), 4);
});

rule('CW-GEN-13 hallways, stairs and elevators are no Rooms', (t) => {
  begin(t);
  assert.ok(t.options(0).includes('rummage'), 'the Nurses’ Station is a Room');
  t.choose('move:2:3,1');
  assert.equal(t.why(0, 'rummage')?.rule, 'CW-RUM-01');
});

rule('CW-GEN-14 every place on the board is a Space', (t) => {
  begin(t);
  assert.equal(t.why(0, 'move:2:0,0')?.rule, 'CW-GEN-14');
});

rule('CW-GEN-15 the Floors are the Basement, the 1st, the 2nd and the 3rd', (t) => {
  begin(t, { players: [{ at: '2:6,1' }, {}] }, [elevator(6), elevator(6)]);
  t.choose('ride');
  assert.deepEqual(t.options(0), ['floor:0', 'floor:1', 'floor:3', 'stay']);
  assert.equal(t.why(0, 'floor:4')?.rule, 'CW-RUL-12');
  t.choose('floor:3');
  t.choose('ride');
  assert.deepEqual(t.options(0), ['floor:0', 'floor:1', 'floor:2', 'stay']);
  for (const [from, stairs] of [
    ['0:0,1', ['1:0,1']],
    ['3:0,1', ['2:0,1']],
  ] as const) {
    begin(t, { players: [{ at: from, health: 1 }, {}], turn: { ...freshTurn(), moves: 1 } });
    const elsewhere = t.options(0).filter((id) => id.startsWith('move:') && id.charAt(5) !== from.charAt(0));
    assert.deepEqual(
      elsewhere,
      stairs.map((to) => `move:${to}`),
    );
    t.choose(`move:${stairs[0]}`);
    assert.equal(at(t), stairs[0]);
  }
});

const hallway = '2:3,1';

rule('CW-RUL-06 a hallway is a Space: Items change hands there, and players fight there', (t) => {
  const players = [
    { at: hallway, terror: 1, items: ['soup.1', 'syringe.1'] },
    { at: hallway, terror: 1, items: ['bread.1'] },
  ];
  begin(t, { players, dropped: { [hallway]: ['knife.1'] } }, [...failed(5), ...suspense(5, 1, 1, 1, 1, 1)]);
  const acts = ['trade:1', 'drop:soup.1', 'attack:player:1', 'steal:player:1', 'dose:syringe.1:player:1', 'pick-up'];
  assert.deepEqual(
    acts.filter((id) => !t.options(0).includes(id)),
    [],
  );
  t.choose('drop:soup.1');
  assert.deepEqual(t.state.dropped[hallway], ['knife.1', 'soup.1']);
  t.choose('attack:player:1');
  t.choose('dodge');
  t.choose('dodge:2:4,1');
  assert.equal(at(t, 1), '2:4,1', 'away to another hallway');
});

rule('CW-RUL-06 it is no Room: nothing is rummaged or entered there, and no portal leads there', (t) => {
  const rooms = { '2:3,0': room('enter-frightens') };
  begin(t, { rooms, players: [{ at: start }, {}] }, [...failed(4), ...draws('hallucinations', 'gate.a')]);
  t.choose(`move:${hallway}`);
  assert.equal(t.why(0, 'rummage')?.rule, 'CW-RUM-01');
  assert.equal(terror(t), 3);
  t.choose('move:2:3,0');
  assert.equal(terror(t), 4, 'a Room is entered');
  t.choose('rummage');
  t.choose('option:open');
  const named = ['0:5,0', '1:3,2', '1:3,4', '1:6,3', '2:6,3', '3:0,3', '3:3,2', start];
  const places = (): string[] => t.options(0).map((id) => id.replace('place:', ''));
  assert.deepEqual(places().sort(), [...named, '2:3,0'].sort());
  t.choose('place:2:3,0');
  assert.deepEqual(places().sort(), named.sort());
});

rule('CW-RUL-05 Dice for Dexterity Checks give no Moves', (t) => {
  begin(t, { players: [{ bonusDice: [{ on: 'dexterity', n: 3, for: 'turn' }] }, {}] });
  t.choose('move:3:0,1');
  assert.equal(t.why(0, 'move:3:1,1')?.rule, 'CW-MOV-02');
});

rule('CW-EX-18 Health 5 gives four Moves and a limit of five Items', (t) => {
  begin(t, { players: [{ items: ['soup.1', 'soup.2', 'soup.3', 'soup.4', 'bread.1'] }, { items: ['bread.2'] }] });
  for (const choice of ['trade:1', 'take:bread.2']) t.choose(choice);
  assert.ok(!t.options(0).includes('offer'));
  t.choose('cancel');
  t.choose('move:3:0,1');
  assert.equal(t.why(0, 'move:3:1,1')?.rule, 'CW-MOV-02');
});

rule('CW-RUL-11 nobody walks across an undiscovered space', (t) => {
  // From the 1st Floor's hallway, (3,4) is the Entrance and (1,4) a room space.
  begin(t, { players: [{ at: '1:1,3' }, {}] }, [
    ...draws('rooms', 'plain-ward-1'),
    ...suspense(5, 5, 5, 1),
    ...draws('items', 'soup.1'),
  ]);
  t.choose('move:1:1,4');
  assert.equal(at(t), '1:1,4');
});

rule('CW-RUL-18 Moves may be split by other free actions', (t) => {
  begin(t, { players: [{ items: ['soup.1'], health: 4 }, {}] });
  t.choose('move:2:2,1');
  t.choose('use:soup.1');
  t.choose('move:2:0,1');
  assert.equal(t.state.turn.moves, 3);
});

rule('CW-RUL-17 a main action is not compulsory', (t) => {
  begin(t);
  t.choose('end');
  assert.equal(t.state.active, 1);
});

rule('CW-RUL-20 after the main action there are no free actions', (t) => {
  begin(t, { players: [{ terror: 1, items: ['soup.1'] }, { terror: 1 }] }, failed(5));
  t.choose('attack:player:1');
  assert.equal(t.why(0, 'drop:soup.1')?.rule, 'CW-RUL-20');
});

rule('CW-RUL-19 the "end your Move" effect comes once, before the main action', (t) => {
  begin(t, { rooms: { '2:3,0': room('end-move-frightens') }, players: [{ at: '2:3,1' }, { at: '2:3,1' }] }, [
    ...suspense(5, 5, 5, 1).slice(0, 4),
    ...draws('items', 'soup.1'),
  ]);
  t.choose('move:2:3,0');
  assert.equal(terror(t), 3, 'not yet');
  t.choose('rummage');
  assert.equal(terror(t), 4);
  assert.deepEqual(happened(t, 'room-effect', 'checked'), ['room-effect', 'checked']);
});

rule('CW-RUL-19 whoever starts on a Room and does not move is spared its "end your Move" effect', (t) => {
  const players = [{ at: '2:3,0' }, { at: '2:3,1' }];
  begin(t, { rooms: { '2:3,0': room('end-move-frightens') }, players });
  t.choose('end');
  assert.equal(terror(t), 3);
  begin(t, { rooms: { '2:3,0': room('end-move-frightens') }, players });
  t.choose('move:2:3,1');
  t.choose('move:2:3,0');
  t.choose('end');
  assert.equal(terror(t), 4);
});

rule('CW-RUL-50 without Room Cards, nobody steps on an empty room space', (t) => {
  begin(t, { players: [{ at: '2:3,1' }, {}], roomDeck: [], roomsUnder: [] });
  assert.ok(!t.options(0).includes('move:2:3,0'));
  assert.equal(t.why(0, 'move:2:3,0')?.rule, 'CW-RUL-50');
});

rule('CW-TRN-08 whoever may take no main action may not step on an empty room space', (t) => {
  begin(t, { players: [{ at: '2:3,1', skipsMain: true }, {}] });
  assert.ok(!t.options(0).includes('move:2:3,0'));
  assert.equal(t.why(0, 'move:2:3,0')?.rule, 'CW-TRN-08');
});

rule('CW-MOV-01 nobody moves to where they stand', (t) => {
  begin(t);
  assert.ok(!t.options(0).includes(`move:${start}`));
  assert.equal(t.why(0, `move:${start}`)?.rule, 'CW-MOV-01');
});

rule('CW-SEE-01 In Sight: the same Floor and no wall between', (t) => {
  begin(t, { players: [{ at: '2:0,1' }, { at: '2:5,1' }] });
  t.choose('end');
  assert.equal(terror(t), 3);
  assert.deepEqual(happened(t, 'isolated'), []);
  assert.ok(t.events().some(({ also }) => also?.includes('CW-SEE-01')));
});

rule('CW-SEE-02 a player alone at the end of the turn gains 1 Terror', (t) => {
  begin(t, { players: [{ at: '0:3,1', terror: 1 }, {}] });
  t.choose('end');
  assert.equal(terror(t), 2);
});

rule('CW-SEE-03 only the player whose turn ends is checked', (t) => {
  begin(t, { players: [{ at: '0:3,1', terror: 1 }, { terror: 1 }] });
  t.choose('end');
  assert.deepEqual([terror(t, 0), terror(t, 1)], [2, 1]);
});

rule('CW-EX-12 (1,0) and (2,1): the corner is clear', (t) => {
  begin(t, { rooms: { '2:1,0': room('plain-ward-1') }, players: [{ at: '2:1,0', terror: 1 }, { at: '2:2,1' }] });
  t.choose('end');
  assert.equal(terror(t), 1);
});

rule('CW-EX-13 (1,0) and (3,1): a wall is between', (t) => {
  begin(t, { rooms: { '2:1,0': room('plain-ward-1') }, players: [{ at: '2:1,0', terror: 1 }, { at: '2:3,1' }] });
  t.choose('end');
  assert.equal(terror(t), 2);
});

rule('CW-EX-16 from a Room at the elevator nobody is seen in it', (t) => {
  begin(t, { rooms: { '2:6,2': room('plain-ward-1') }, players: [{ at: '2:6,2', terror: 1 }, { at: '2:6,1' }] });
  t.choose('end');
  assert.equal(terror(t), 2);
});

rule('CW-RUL-10 the same Space is In Sight, another Floor never', (t) => {
  begin(t, { players: [{ at: '2:6,1', terror: 1 }, { at: '2:6,1' }] });
  t.choose('end');
  assert.equal(terror(t), 1);
  begin(t, { players: [{ at: '1:6,1', terror: 1 }, { at: '2:6,1' }] });
  t.choose('end');
  assert.equal(terror(t), 2);
});

rule('CW-RUL-54 only living players are seen', (t) => {
  begin(t, { players: [{ terror: 1 }, { alive: false, at: '', health: 0 }, { at: '0:3,1' }] }, [], 3);
  t.choose('end');
  assert.equal(terror(t), 2);
});

rule('CW-RUL-56 the end of the turn: Space, dice, Neurosis, isolation', (t) => {
  begin(t, { rooms: { '0:1,0': room('end-turn-frightens') }, players: [{ at: '0:1,0' }, {}] });
  t.choose('end');
  assert.deepEqual(happened(t, 'room-effect', 'neurosis-used', 'isolated'), [
    'room-effect',
    'neurosis-used',
    'isolated',
  ]);
});

rule('CW-RUL-09 the default board', (t) => {
  begin(t, { players: [{ at: '1:3,3' }, {}] });
  t.choose('move:1:3,4');
  assert.equal(at(t), '1:3,4', 'the Entrance');
});
