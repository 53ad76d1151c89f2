// P02 The Donor.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { Json } from '../../../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { clueRooms, cluesFor, draws, phenomenon, situation, start, suspense } from '../support/situations.js';

const list = ['jar-of-voice.1', 'jar-of-tears.1', 'jar-of-laughter.1'];
const spareJars = ['jar-of-sleep.1', 'jar-of-breath.1', 'jar-of-warmth.1'];
const away = '2:1,1';

/** Player 0 is a Relative, player 1 the Donor, player 2 a Relative. */
const donorGame = (players: readonly Partial<Player>[], round = 1): Json =>
  situation({
    act: 'phenomenon',
    phenomenon: 'P02',
    round,
    clues: cluesFor('BAC'),
    secrets: list,
    unusedSecrets: spareJars,
    insider: 'donor',
    players: players.map((player, i) => ({ role: i === 1 ? 'donor' : `relative.${i + 1}`, ...player })),
  });

/** The Setup with three players: the last one goes first, so the Roles are dealt to players 2, 0 and 1. */
function setUp(t: RuleTest): void {
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P02'),
    faces: [...draws('roles', 'relative.2', 'relative.1', 'donor'), ...draws('secrets', ...list)],
  });
}

rule('CW-P02-01 one living player is the Donor in secret, all others are Relatives', (t) => {
  setUp(t);
  const rolesSeenBy = (seat: number): unknown[] => t.view(seat).state.players.map(({ role }: Partial<Player>) => role);
  assert.deepEqual(rolesSeenBy(0), ['relative.1', null, null]);
  assert.deepEqual(rolesSeenBy(1), [null, 'donor', null]);
  t.match(rules, { seats: 3, situation: phenomenon('P02', { players: [{}, { alive: false, health: 0 }, {}] }) });
  assert.equal(t.state.players[1].role, null);
  assert.equal(t.state.players.filter(({ role }: Player) => role === 'donor').length, 1);
});

rule('CW-P02-02 everybody gets a Jar, and one more lies in the Room of each Clue', (t) => {
  setUp(t);
  assert.deepEqual(
    [2, 0, 1].map((player) => t.state.players[player].items),
    [['jar-of-sleep.1'], ['jar-of-breath.1'], ['jar-of-warmth.1']],
  );
  assert.deepEqual(
    clueRooms.map((at) => t.state.dropped[at]),
    [['jar-of-voice.1'], ['jar-of-tears.1'], ['jar-of-laughter.1']],
  );
});

rule('CW-P02-02 Jars count against the limit', (t) => {
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P02', { players: [{}, {}, { health: 1, items: ['chocolate.1'] }] }),
  });
  t.choose('drop:chocolate.1');
  assert.deepEqual(t.state.players[2].items, ['jar-of-sleep.1']);
});

rule('CW-P02-03 only the Donor sees the list', (t) => {
  setUp(t);
  assert.deepEqual(t.view(1).state.secrets, list);
  for (const seat of [0, 2, null]) assert.deepEqual(t.view(seat).state.secrets, [null, null, null]);
  assert.equal(t.events(0).filter(({ what }) => what === 'listed').length, 0);
  assert.equal(t.events(1).filter(({ what }) => what === 'listed').length, 3);
});

rule('CW-P02-04 the Donor wins with the three Jars of the list in the Nurses’ Station of the 2nd Floor', (t) => {
  t.match(rules, { seats: 3, situation: donorGame([{}, { items: list, at: '2:2,1' }, {}]) });
  t.choose('end');
  t.choose('move:2:3,1');
  assert.equal(t.state.epilogue, '');
  t.choose(`move:${start}`);
  assert.deepEqual(t.outcome?.winners, [1]);
  assert.equal(t.state.epilogue, 'whole');
});

rule('CW-P02-05 whoever carries four Jars may accuse a player In Sight', (t) => {
  const accusations = (): string[] => t.options(0).filter((id) => id.startsWith('accuse:'));
  t.match(rules, { seats: 3, situation: donorGame([{ items: spareJars }, {}, {}]) });
  assert.deepEqual(accusations(), []);
  t.match(rules, {
    seats: 3,
    situation: donorGame([{ items: [...spareJars, 'jar-of-voice.1'] }, {}, { at: '1:3,1' }]),
  });
  assert.deepEqual(accusations(), ['accuse:1']);
  t.match(rules, {
    seats: 3,
    situation: donorGame([{ items: [...spareJars, 'jar-of-voice.1'] }, {}, { roleShown: true }]),
  });
  assert.deepEqual(accusations(), ['accuse:1']);
});

rule('CW-P02-05 two players need only three Jars to accuse, six need five', (t) => {
  const mayAccuse = (seats: number, items: readonly string[]): boolean => {
    // The Relatives have the numbers 1 to 5.
    const rest = [{}, ...Array.from({ length: seats - 2 }, (_, i) => ({ role: `relative.${i + 2}` }))];
    t.match(rules, { seats, situation: donorGame([{ items: [...items] }, ...rest]) });
    return t.options(0).some((id) => id.startsWith('accuse:'));
  };
  assert.ok(mayAccuse(2, spareJars));
  assert.ok(!mayAccuse(6, [...spareJars, 'jar-of-voice.1']));
});

rule('CW-P02-06 all Relatives win when the Donor is accused', (t) => {
  t.match(rules, {
    seats: 3,
    situation: donorGame([{ items: [...spareJars, 'jar-of-voice.1'] }, {}, { alive: false, health: 0 }]),
  });
  t.choose('accuse:1');
  assert.deepEqual(t.outcome?.winners, [0, 2]);
  assert.equal(t.state.epilogue, 'found-out');
});

rule('CW-P02-06 all Relatives win when the Donor accuses somebody', (t) => {
  t.match(rules, { seats: 3, situation: donorGame([{}, { items: [...spareJars, 'jar-of-voice.1'] }, {}]) });
  t.choose('end');
  t.choose('accuse:2');
  assert.deepEqual(t.outcome?.winners, [0, 2]);
});

rule('CW-P02-07 a wrong accusation costs 1 Health and the Jars', (t) => {
  t.match(rules, { seats: 3, situation: donorGame([{ items: [...spareJars, 'jar-of-voice.1'] }, {}, {}]) });
  t.choose('accuse:2');
  assert.equal(t.outcome, null);
  assert.equal(t.state.players[0].health, 4);
  assert.deepEqual(t.state.players[0].items, []);
  assert.deepEqual(
    clueRooms.map((at) => t.state.dropped[at]),
    [['jar-of-sleep.1', 'jar-of-voice.1'], ['jar-of-breath.1'], ['jar-of-warmth.1']],
  );
  assert.deepEqual(
    t.state.players.map(({ roleShown }: Player) => roleShown),
    [true, false, true],
  );
});

rule('CW-P02-08 a player who dies shows the Role', (t) => {
  t.match(rules, {
    seats: 3,
    situation: donorGame([{}, { at: away }, { health: 1 }]),
    faces: suspense(...[5, 1, 1, 1, 1, 1], ...[1, 1, 1, 1, 1]),
  });
  t.choose('attack:player:2');
  t.choose('dodge');
  assert.equal(t.state.players[2].roleShown, true);
  assert.equal(t.outcome, null);
});

rule('CW-P02-08 all Relatives win when the Donor dies', (t) => {
  t.match(rules, {
    seats: 3,
    situation: donorGame([{}, { health: 1 }, {}]),
    faces: suspense(...[5, 1, 1, 1, 1, 1], ...[1, 1, 1, 1]),
  });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(t.outcome?.winners, [0, 2]);
  assert.equal(t.state.epilogue, 'found-out');
});

rule('CW-P02-08 the Donor wins when nobody else lives', (t) => {
  t.match(rules, {
    seats: 3,
    situation: donorGame([{ health: 1, at: '2:1,3' }, {}, { alive: false, health: 0 }]),
    faces: suspense(...[1, 1], ...[5, 1, 1, 1, 1, 1]),
  });
  t.choose(`move:${start}`);
  t.choose('attack:player:1');
  t.choose('counter:unarmed');
  assert.deepEqual(t.outcome?.winners, [1]);
  assert.equal(t.state.epilogue, 'unasked');
});

rule('CW-P02-08 the last one alive is the Donor and has won', (t) => {
  t.match(rules, { seats: 2, situation: phenomenon('P02', { players: [{ alive: false, health: 0 }, {}] }) });
  assert.deepEqual(t.outcome?.winners, [1]);
});

rule('CW-P02-09 the Donor wins at the end of the tenth round', (t) => {
  t.match(rules, { seats: 2, situation: donorGame([{}, {}], 10) });
  t.choose('end');
  assert.equal(t.state.epilogue, '');
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [1]);
  assert.equal(t.state.epilogue, 'unasked');
});
