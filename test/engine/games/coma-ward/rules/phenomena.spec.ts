// What all Phenomena share: their ends, Roles, Epilogues, deaths and Enemies. CW-PHN
import assert from 'node:assert/strict';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { happened } from '../support/acting.js';
import { clueRooms, draws, phenomenon, situation, start, suspense, type Position } from '../support/situations.js';

/** A position of this Phenomenon; its Setup is over. */
function playing(t: RuleTest, id: string, position: Position, ...faces: readonly (readonly object[])[]): void {
  t.match(rules, {
    seats: position.players?.length ?? 2,
    situation: situation({ act: 'phenomenon', phenomenon: id, ...position }),
    faces: faces.flat() as never,
  });
}

const roll = (n: number, of: number): object[] => suspense(...Array.from({ length: of }, (_, i) => (i < n ? 5 : 1)));
const ended = (t: RuleTest): unknown[] => [t.outcome?.rule, t.outcome?.winners, t.state.epilogue];
const roles = (t: RuleTest, seat: number | null): unknown[] =>
  t.view(seat).state.players.map(({ role }: { role: unknown }) => role);

/** A player who can die by the own Neurosis, in a free action. */
const doomed: Partial<Player> = { neurosis: 'short-fuse', health: 1, terror: 6 };
const dead: Partial<Player> = { alive: false, health: 0 };

rule('CW-GEN-04 each Phenomenon has its own conditions to win', (t) => {
  const last = { active: 1, round: 9 } as const;
  playing(t, 'P01', last);
  t.choose('end');
  assert.deepEqual(ended(t), ['CW-P01-05', [], 'day-shift']);
  playing(t, 'P03', last);
  t.choose('end');
  assert.equal(t.outcome, null, 'the same round ends nothing in another Phenomenon');
});

rule('CW-GEN-04 they may differ from player to player', (t) => {
  const connected = { connected: 1 };
  const players = ['holding-on.1', 'waking-up.1', 'keeping-watch.1'].map((role) => ({ role, tally: connected }));
  playing(t, 'P11', { active: 2, round: 9, players });
  t.choose('end');
  assert.deepEqual(ended(t), ['CW-P11-07', [0, 2], 'morning']);
});

rule('CW-GEN-05 in a cooperative Phenomenon all win or all lose', (t) => {
  const players = [{ at: '2:6,1' }, { ...dead }, {}];
  const fuses = { 'fuse:0': 0, 'fuse:1': 0, 'fuse:2': 1, 'fuse:3': 0 };
  playing(t, 'P08', { elevatorsDead: true, tally: fuses, players }, roll(1, 4));
  t.choose('mend');
  assert.deepEqual(t.outcome?.winners, [0, 1, 2]);
  playing(t, 'P08', { elevatorsDead: true, tally: fuses, round: 10, active: 2, players });
  t.choose('end');
  assert.deepEqual(t.outcome?.winners, []);
});

rule('CW-GEN-05 in a competitive Phenomenon one wins alone, by something that the others may not know', (t) => {
  const own = ['name-ada.1', 'name-albin.1', 'name-berta.1'];
  const players = [{ items: own, wants: own }, { wants: ['name-dora.1', 'name-edgar.1', 'name-fanny.1'] }];
  playing(t, 'P07', { players });
  assert.deepEqual(t.view(1).state.players[0].wants, [null, null, null]);
  t.choose('read');
  assert.deepEqual(ended(t), ['CW-P07-04', [0], 'named']);
});

rule('CW-GEN-16 a Role is secret until a rule shows it', (t) => {
  const jars = ['sleep', 'breath', 'warmth', 'voice'].map((kind) => `jar-of-${kind}.1`);
  const cast = ['relative.1', 'relative.2', 'donor'];
  const players = cast.map((role, i) => ({ role, ...(i === 0 && { items: jars }) }));
  playing(t, 'P02', { players, insider: 'donor', secrets: jars.slice(0, 3) });
  const hidden: readonly (string | null)[] = [null, null, null];
  assert.deepEqual(
    [roles(t, 0), roles(t, 1), roles(t, 2), roles(t, null)],
    [hidden.with(0, 'relative.1'), hidden.with(1, 'relative.2'), hidden.with(2, 'donor'), hidden],
  );
  t.choose('accuse:1');
  assert.deepEqual(roles(t, null), ['relative.1', 'relative.2', null]);
  assert.deepEqual(happened(t, 'role-revealed'), ['role-revealed', 'role-revealed']);
});

rule('CW-GEN-17 the Epilogue is unread until the Phenomenon calls for it', (t) => {
  playing(t, 'P01', { active: 1, round: 8 });
  t.choose('end');
  t.choose('end');
  assert.deepEqual([happened(t, 'epilogue'), t.view(0).state.epilogue], [[], '']);
  t.choose('end');
  const read = t.events(null).filter(({ type }) => type === 'epilogue');
  assert.deepEqual(
    read.map(({ epilogue, winners }) => [epilogue, winners]),
    [['day-shift', []]],
  );
  assert.equal(t.view(null).state.epilogue, 'day-shift');
});

rule('CW-MOV-07 leaving a Room that holds another player breaks the wake of a mourner', (t) => {
  const candles = [1, 2, 3].map((n) => `candle.${n}`);
  const holder = { role: 'matron.1', tally: { wake: 1 }, items: candles };
  const players = [holder, { role: 'stoker.1' }, { role: 'stoker.2' }];
  playing(t, 'P09', { active: 1, tally: { needed: 3 }, players }, roll(0, 6), roll(1, 6));
  t.choose('attack:player:0');
  t.choose('dodge');
  t.choose('dodge:2:2,1');
  const broken = t.events().find(({ type, what }) => type === 'story' && what === 'broken');
  assert.deepEqual([broken?.player, broken?.also], [0, ['CW-MOV-07']]);
});

rule('CW-MOV-07 the Visitor who enters a Room leaves a Flower, unless it holds another player', (t) => {
  const visitor = { role: 'visitor', roleShown: true, at: '2:5,2' };
  const flowers = (to: string, other: string): unknown => {
    playing(t, 'P05', { players: [visitor, { at: other }] });
    t.choose(`move:${to}`);
    return t.state.tokens;
  };
  const closet = '2:6,3';
  assert.deepEqual(flowers(closet, closet), {});
  assert.deepEqual(flowers(closet, start), { [closet]: ['flower'] });
});

rule('CW-DIE-03 a death shows the Role, and the last player may have won', (t) => {
  const players = [{ role: 'donor' }, { role: 'relative.1', health: 1 }, { role: 'relative.2', health: 1 }];
  const won = [...roll(1, 6), ...roll(0, 4)];
  playing(t, 'P02', { players, insider: 'donor', secrets: ['jar-of-sleep.1'] }, won, won);
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(roles(t, 2), [null, 'relative.1', 'relative.2']);
  const shown = t.events().find(({ type }) => type === 'role-revealed');
  assert.deepEqual([shown?.player, shown?.also], [1, ['CW-GEN-16', 'CW-DIE-03']]);
  t.choose('end');
  t.choose('attack:player:2');
  t.choose('dodge');
  assert.deepEqual(ended(t), ['CW-P02-08', [0], 'unasked']);
});

rule('CW-DIE-04 an Eliminated player draws an Entity Card, if the Phenomenon says so', (t) => {
  const players = [doomed, {}, {}];
  playing(
    t,
    'P03',
    { players, clues: [{ card: 'wristband.1', kind: 'A', at: start }] },
    draws('entities', 'cold-spot'),
  );
  t.choose('neurosis');
  assert.equal(t.view(null).state.players[0].entity, 'cold-spot');
  playing(t, 'P04', { players });
  t.choose('neurosis');
  assert.equal(t.state.players[0].alive, false);
  assert.deepEqual(happened(t, 'entity-gained'), []);
});

rule('CW-PHN-07 a Phenomenon may add Enemies and Items', (t) => {
  t.match(rules, { seats: 2, situation: situation() });
  const isSpecial = (card: string): boolean => ['ward-keys.1', 'night-log.1', 'drug-chest.1'].includes(card);
  assert.deepEqual([t.state.enemies, t.state.itemDeck.filter(isSpecial)], [[], []]);
  t.match(rules, { seats: 2, situation: phenomenon('P01', { players: [{}, {}] }) });
  assert.deepEqual(
    clueRooms.flatMap((at) => t.state.dropped[at]),
    ['ward-keys.1', 'night-log.1', 'drug-chest.1'],
  );
  assert.deepEqual(
    t.state.enemies.map(({ type }: { type: string }) => type),
    ['orderly', 'orderly', 'orderly'],
  );
});

rule('CW-PHN-07 it may add Roles, questions and Entity Cards', (t) => {
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P11', { players: [{}, {}, dead] }),
    faces: [...draws('roles', 'waking-up.1', 'holding-on.1'), ...draws('entities', 'cold-spot')],
  });
  assert.deepEqual([roles(t, 0)[0], roles(t, 1)[1]].sort(), ['holding-on.1', 'waking-up.1']);
  assert.equal(t.state.players[2].entity, 'cold-spot');
  t.match(rules, {
    seats: 3,
    situation: phenomenon('P10', { players: [{}, {}, dead] }),
    faces: draws('entities', 'cold-spot'),
  });
  assert.deepEqual(
    t
      .view(2)
      .questions.filter(({ standing }) => !standing)
      .map(({ rule: cited, options }) => [cited, options.map(({ id }) => id)]),
    [['CW-PHN-07', ['bet:1', 'bet:0']]],
  );
  t.choose('bet:0');
  assert.equal(t.state.players[2].tally.bet, 0);
});

rule('CW-PHN-08 the game ends when the Phenomenon says so, and the Epilogue is read', (t) => {
  playing(t, 'P04', { active: 1, round: 8, tokens: { [start]: ['line'], '3:3,2': ['line'] } });
  t.choose('end');
  assert.deepEqual(ended(t), ['CW-P04-08', [0, 1], 'answered']);
  assert.deepEqual(t.options(), []);
  assert.equal(t.events(null).at(-1)?.type, 'epilogue');
});

rule('CW-PHN-08 it ends without winners when nobody is left', (t) => {
  for (const id of ['P01', 'P04', 'P06', 'P08', 'P12', 'P13']) {
    const secrets = id === 'P13' ? contentOf(pack).secrets.filter((card) => card.startsWith('patient.')) : [];
    playing(t, id, { players: [doomed, dead], secrets });
    t.choose('neurosis');
    assert.deepEqual(ended(t), ['CW-PHN-08', [], 'nobody'], id);
  }
});
