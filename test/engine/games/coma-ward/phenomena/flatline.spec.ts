// P11 Flatline.
import assert from 'node:assert/strict';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type { TestSetup } from '../../../../support/play.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import {
  clueRooms,
  cluesFor,
  draws,
  phenomenon,
  situation,
  start,
  suspense,
  type Position,
} from '../support/situations.js';

const dead: Partial<Player> = { alive: false, health: 0 };
/** A living player with this Role. A low Terror, so that no Adrenaline adds dice. */
const patient = (role: string, more: Partial<Player> = {}): Partial<Player> => ({
  role,
  terror: 1,
  tally: { connected: 1 },
  ...more,
});
const [holding, waking, watching] = ['holding-on.1', 'waking-up.1', 'keeping-watch.1'];

const inPlay = (position: Position): TestSetup => ({
  seats: position.players?.length ?? 2,
  situation: situation({ act: 'phenomenon', phenomenon: 'P11', clues: cluesFor('CBD'), ...position }),
});
const health = (t: RuleTest): number[] => t.state.players.map((player: Player) => player.health);

rule('CW-P11-01 the Health of each living player becomes 5', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P11', { players: [{ health: 1 }, dead, { health: 4 }] }) });
  assert.deepEqual(health(t), [5, 0, 5]);
});

rule('CW-P11-02 each living player gets a secret Role', (t) => {
  t.match(rules, { seats: 3, situation: phenomenon('P11'), faces: draws('roles', waking, holding, watching) });
  const roles = (seat: number | null): unknown[] => t.view(seat).state.players.map((player: Player) => player.role);
  // The first turn is that of the last player, who gets the first Role.
  assert.deepEqual(roles(2), [null, null, waking]);
  assert.deepEqual(roles(0), [holding, null, null]);
  assert.deepEqual(roles(null), [null, null, null]);
  assert.deepEqual(t.state.unusedRoles, ['holding-on.2']);
  assert.ok(!JSON.stringify(t.events(0)).includes(waking));
  assert.ok(JSON.stringify(t.events(2)).includes(waking));
});

rule('CW-P11-02 the Roles depend on the number of living players', (t) => {
  const counts = [1, 2, 3, 4, 5, 6].map((n) => {
    const players = Array.from({ length: Math.max(2, n) }, (_, player) => (player < n ? {} : dead));
    t.match(rules, { seats: players.length, situation: phenomenon('P11', { players }) });
    const dealt = t.state.players.map(({ role }: Player) => role).filter((role: string | null) => role !== null);
    const all: string[] = [...dealt, ...t.state.unusedRoles];
    return ['holding', 'waking', 'keeping'].map((kind) => all.filter((role) => role.startsWith(kind)).length);
  });
  assert.deepEqual(counts, [
    [1, 0, 0],
    [1, 1, 1],
    [2, 1, 1],
    [2, 1, 2],
    [3, 1, 2],
    [3, 2, 2],
  ]);
});

rule('CW-P11-03 each player loses 1 Health at the end of the own turn', (t) => {
  t.match(rules, inPlay({ players: [patient(holding), patient(watching)] }));
  t.choose('end');
  assert.deepEqual(health(t), [4, 5]);
  t.choose('end');
  assert.deepEqual(health(t), [4, 4]);
});

rule('CW-P11-04 a massage gives another player up to 2 Health', (t) => {
  const massage = (...faces: readonly number[]): number[] => {
    const players = [patient(holding), patient(watching, { health: 2 }), patient(waking, { at: clueRooms[1] })];
    t.match(rules, { ...inPlay({ players }), faces: suspense(...faces) });
    assert.ok(!t.options(0).includes('massage:2'));
    t.choose('massage:1');
    return health(t);
  };
  assert.deepEqual(massage(1, 1, 1, 1, 1), [4, 2, 5]);
  assert.deepEqual(massage(5, 1, 1, 1, 1), [4, 3, 5]);
  assert.deepEqual(massage(5, 5, 5, 1, 1), [4, 4, 5]);
});

rule('CW-P11-05 there are paddles for each two players, in the Rooms of the first Clues', (t) => {
  const places = (n: number): string[] => {
    t.match(rules, { seats: n, situation: phenomenon('P11', { players: Array.from({ length: n }, () => ({})) }) });
    return Object.keys(t.state.tokens);
  };
  assert.deepEqual(places(2), clueRooms.slice(0, 1));
  assert.deepEqual(places(3), clueRooms.slice(0, 2));
  assert.deepEqual(places(6), clueRooms);
});

rule('CW-P11-05 paddles give 2 Health once, until they are charged after the third round', (t) => {
  const players = [patient(holding, { health: 2 }), patient(watching)];
  t.match(rules, inPlay({ players, round: 2, tokens: { [start]: ['paddles'] }, tally: { paddles: 1 } }));
  t.choose('paddles');
  assert.equal(health(t)[0], 3);
  assert.ok(!t.options(1).includes('paddles'));
  t.choose('end', 1);
  t.choose('end', 0);
  assert.ok(!t.options(1).includes('paddles'));
  t.choose('end', 1);
  assert.equal(t.state.round, 4);
  assert.ok(t.options(0).includes('paddles'));
});

rule('CW-P11-06 Waking Up wins alone by dying first, unseen, from the eighth round on', (t) => {
  const players = [patient(waking, { health: 1, at: clueRooms[1] }), patient(holding), patient(watching)];
  t.match(rules, inPlay({ players, round: 8 }));
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, [0]);
  assert.equal(t.state.epilogue, 'woke-up');
});

rule('CW-P11-06 whoever is seen does not wake up, and the Role is revealed', (t) => {
  t.match(rules, inPlay({ players: [patient(waking, { health: 1 }), patient(holding), patient(watching)], round: 8 }));
  t.choose('end');
  assert.equal(t.outcome, null);
  assert.equal(t.view(1).state.players[0].role, waking);
});

rule('CW-P11-06 before the eighth round, nobody wakes up', (t) => {
  const players = [
    patient(waking, { health: 1, at: clueRooms[1] }),
    patient(holding, { health: 1 }),
    patient(watching),
  ];
  t.match(rules, inPlay({ players, round: 7 }));
  t.choose('end');
  assert.equal(t.view(1).state.players[0].role, null);
  t.choose('end');
  assert.equal(t.state.tally.gone, undefined);
  t.choose('end');
  assert.equal(t.state.round, 8);
  t.match(rules, inPlay({ players: [patient(holding, { health: 1 }), patient(waking)], round: 8 }));
  t.choose('end');
  assert.equal(t.state.players[0].roleShown, true);
});

/** The last turn of the ninth round is over. */
function morning(t: RuleTest, players: readonly Partial<Player>[], tally: Record<string, number> = {}): void {
  t.match(rules, inPlay({ players, round: 9, active: players.length - 1, tally }));
  t.choose('end');
}

rule('CW-P11-07 after the ninth round, Holding On wins if alive', (t) => {
  morning(t, [patient('holding-on.2', { ...dead }), patient(waking), patient(holding)], {});
  assert.deepEqual(t.outcome?.winners, [2]);
  assert.equal(t.state.epilogue, 'morning');
});

rule('CW-P11-07 Waking Up wins after the ninth round if somebody else was the first to die', (t) => {
  morning(t, [patient('holding-on.2', { ...dead }), patient(waking), patient(holding)], { gone: 1 });
  assert.deepEqual(t.outcome?.winners, [1, 2]);
});

rule('CW-P11-07 it may be that nobody wins', (t) => {
  morning(t, [patient(waking), patient('waking-up.2')]);
  assert.deepEqual(t.outcome?.winners, []);
  assert.equal(t.state.epilogue, 'silence');
});

rule('CW-P11-07 Keeping Watch wins after the ninth round, dead or alive, if the ward lives', (t) => {
  // Player 0 has been dead since the Prologue, so player 3 keeps watch over player 1.
  const players = [dead, patient(holding), patient(watching, { ...dead }), patient('keeping-watch.2')];
  morning(t, players);
  assert.deepEqual(t.outcome?.winners, [0, 1, 2, 3]);
  morning(t, [dead, patient(holding, { ...dead }), patient(watching), patient('keeping-watch.2')]);
  assert.deepEqual(t.outcome?.winners, [2]);
});

rule(
  'CW-P11-08 players who are dead at the Setup keep watch over the next to the left, and get an Entity Card',
  (t) => {
    t.match(rules, {
      seats: 3,
      situation: phenomenon('P11', { players: [dead, {}, dead] }),
      faces: draws('entities', 'helping-hand', 'cold-spot'),
    });
    assert.deepEqual(
      t.state.players.map(({ entity }: Player) => entity),
      ['helping-hand', null, 'cold-spot'],
    );
    const watches = t.events(null).filter(({ what }) => what === 'watch');
    assert.deepEqual(
      watches.map(({ player, other }) => [player, other]),
      [
        [0, 1],
        [2, 1],
      ],
    );
  },
);
