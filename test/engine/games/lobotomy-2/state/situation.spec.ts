// Situations: their fields, their defaults, and their faults.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMatch, type Json } from '../../../../../src/engine/kernel/index.js';
import type { Situation } from '../../../../../src/engine/games/lobotomy-2/state/situation.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { play, space, world } from '../support/ward-pack.js';
import { draws, rulesWith } from '../support/match-builder.js';

const open = (json: unknown) => openMatch(rulesWith(world), { seed: 1, seats: 2, situation: json as Json });
function standing(situation: Situation): { state: State; t: RuleTest } {
  const t = new RuleTest();
  play(t, { situation });
  return { state: t.state as State, t };
}

test('an empty situation is the first Turn of Round 1 on the starting Space', () => {
  const { state } = standing({});
  assert.deepEqual([state.round, state.phase, state.turn.character, state.turn.ap], [1, 'characters', 0, 3]);
  assert.deepEqual(
    state.characters.map(({ at }) => at),
    Array(4).fill(space('H')),
  );
});

test('Characters have the things of the situation, and bags and decks lose them', () => {
  const { state } = standing({
    characters: [
      {
        at: 'ward.B',
        wounds: 3,
        insanity: 5,
        junk: { wood: 2 },
        meds: { red: 1 },
        conditions: ['fire'],
        increases: { strength: 1 },
        decreases: { wisdom: 1 },
        items: ['straitjacket.1', 'broken-glass.1', { card: 'revolver', worn: false }, 'dog-grapple'],
        disorders: [{ card: 'rage', cooldown: 2 }, 'lists'],
        quest: 2,
        questDone: true,
      },
    ],
  });
  const [alex] = state.characters;
  assert.deepEqual(
    [
      alex?.at,
      alex?.wounds,
      alex?.insanity,
      alex?.conditions,
      alex?.increases,
      alex?.decreases,
      alex?.quest,
      alex?.questDone,
    ],
    [space('B'), 3, 5, { fire: 0 }, { strength: 1 }, { wisdom: 1 }, 2, true],
  );
  assert.deepEqual(
    alex?.items.map(({ card, worn }) => [card, worn]),
    [
      ['straitjacket.1', true],
      ['broken-glass.1', true],
      ['revolver', false],
      ['dog-grapple', false],
    ],
  );
  assert.deepEqual(
    [
      state.junkBag.wood,
      state.medsBag.red,
      state.decks.weapon.left,
      state.decks.equipment.left,
      state.decks.aggression.left.includes('rage'),
    ],
    [4, 4, ['splashing-paddle'], ['leather-jacket'], false],
  );
});

test('Monsters leave the supply, and are Empowered if the Aura is face up', () => {
  const { state } = standing({
    monsters: [{ card: 'hellhound', at: 'ward.A', wounds: 1, conditions: ['stun'] }],
    hunt: { position: 6, shown: ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-4', 'quiet-5', 'aura'] },
  });
  assert.deepEqual(
    state.monsters.map(({ id, card, at, wounds, conditions }) => [id, card, at, wounds, conditions]),
    [[10, 'hellhound', space('A'), 1, { stun: 1 }]],
  );
  assert.deepEqual(
    state.types.map(({ card, pool, empowered }) => [card, pool, empowered]),
    [
      ['state-trooper', 6, true],
      ['hellhound', 5, true],
      ['orderly', 2, false],
      ['daddys-boy', 2, false],
    ],
  );
  assert.deepEqual([state.hunt.revealed, state.hunt.hidden.length], [true, 12]);
});

test('a situation sets boundaries, Lockers, tiles, decks and flags', () => {
  const { state, t } = standing({
    edges: [
      ['ward.D', 'ward.E', 'open-door'],
      ['ward.H', 'ward.G', 'wall'],
    ],
    lockers: [{ at: 'ward.H', face: 'example' }],
    tiles: ['ward', 'annex'],
    decks: { spawn: ['event-1'] },
    flags: ['lit'],
    counters: { keys: 2 },
    read: ['S1-A'],
    objectives: ['leave'],
  });
  assert.ok(!t.options().includes(`walk:${space('G')}`));
  assert.deepEqual(
    [state.lockers, state.lockerStock, state.tiles],
    [[{ space: space('H'), face: 'example' }], ['empty'], 3],
  );
  assert.deepEqual(
    [state.decks.spawn.left, state.decks.spawn.out.length, state.flags, state.counters, state.read, state.objectives],
    [['event-1'], 29, ['lit'], { keys: 2 }, ['S1-A'], ['leave']],
  );
});

test('a Turn continues with the given AP, and the Turns before it are over', () => {
  const { state, t } = standing({ first: 3, active: 1, ap: 1 });
  assert.deepEqual(
    [state.turn.character, state.turn.ap, state.characters.map(({ acted }) => acted)],
    [1, 1, [true, true, false, true]],
  );
  t.choose('end');
  assert.equal((t.state as State).turn.character, 2);
});

test('play can begin in each part of the Monster Phase', () => {
  for (const phase of ['hunt', 'bosses', 'movement', 'spawns', 'attacks'] as const) {
    const t = new RuleTest();
    play(t, {
      situation: { phase, decks: { spawn: ['event-2', 'event-3', 'event-4', 'event-5'] } },
      faces: phase === 'hunt' ? draws('hunt', 'quiet-1') : [],
    });
    assert.equal(t.events().find(({ type }) => type === 'phase')?.['phase'], phase === 'spawns' ? 'spawn' : phase);
    assert.equal(t.state.round, 2);
  }
});

test('faults have a code and a path', () => {
  const faults: readonly (readonly [json: unknown, code: string, path: string])[] = [
    [7, 'not-object', ''],
    [[], 'not-object', ''],
    [{ monster: [] }, 'unknown-field', '/monster'],
    [{ round: 0 }, 'not-whole', '/round'],
    [{ phase: 'night' }, 'not-one-of', '/phase'],
    [{ active: 4 }, 'not-whole', '/active'],
    [{ ap: 3, characters: [{ dead: true }] }, 'is-dead', '/active'],
    [{ characters: {} }, 'not-list', '/characters'],
    [{ characters: [{}, {}, {}, {}, {}] }, 'too-many', '/characters'],
    [{ characters: [{}, { at: 'ward.Z' }] }, 'no-space', '/characters/1/at'],
    [{ tiles: ['ward'], characters: [{ at: 'cells.J' }] }, 'no-space', '/characters/0/at'],
    [{ characters: [{ at: 7 }] }, 'not-text', '/characters/0/at'],
    [{ characters: [{ dead: 1 }] }, 'not-yes-no', '/characters/0/dead'],
    [{ characters: [{ junk: { gold: 1 } }] }, 'unknown-field', '/characters/0/junk/gold'],
    [{ characters: [{ junk: { rope: 7 } }] }, 'not-whole', '/characters/0/junk/rope'],
    [{ characters: [{ junk: { rope: 4 } }, { junk: { rope: 3 } }] }, 'not-whole', '/characters/1/junk/rope'],
    [{ characters: [{ conditions: ['wet'] }] }, 'not-one-of', '/characters/0/conditions/0'],
    [{ characters: [{ items: ['sword'] }] }, 'no-card', '/characters/0/items/0'],
    [{ characters: [{ items: ['revolver'] }, { items: ['revolver'] }] }, 'card-twice', '/characters/1/items/0'],
    [{ characters: [{ items: [{ card: 'revolver', rows: [0] }] }] }, 'not-whole', '/characters/0/items/0/rows/0'],
    [{ characters: [{ disorders: ['constructor'] }] }, 'no-card', '/characters/0/disorders/0'],
    [{ characters: [{ disorders: ['rage'] }, { disorders: ['rage'] }] }, 'not-hidden', '/characters/1/disorders/0'],
    [{ monsters: [{ card: 'cat', at: 'ward.A' }] }, 'no-card', '/monsters/0/card'],
    [
      {
        monsters: [
          { card: 'orderly', at: 'ward.A' },
          { card: 'orderly', at: 'ward.A' },
          { card: 'orderly', at: 'ward.A' },
        ],
      },
      'no-minis',
      '/monsters/2',
    ],
    [{ lockers: [{ at: 'ward.A', face: 'gilded' }] }, 'not-hidden', '/lockers/0/face'],
    [{ edges: [['ward.A', 'ward.M', 'open']] }, 'no-edge', '/edges/0'],
    [{ edges: [['ward.A', 'ward.B', 'ajar']] }, 'not-one-of', '/edges/0/2'],
    [{ tiles: ['cellar'] }, 'no-tile', '/tiles/0'],
    [{ hunt: { position: 13 } }, 'not-whole', '/hunt/position'],
    [{ hunt: { shown: ['quiet-1', 'quiet-1'] } }, 'not-hidden', '/hunt/shown/1'],
    [{ decks: { junk: [] } }, 'unknown-field', '/decks/junk'],
    [{ decks: { spawn: ['event-1', 'event-1'] } }, 'not-hidden', '/decks/spawn/1'],
    [{ counters: { keys: 'two' } }, 'not-whole', '/counters/keys'],
    [{ read: [1] }, 'not-text', '/read/0'],
  ];
  for (const [json, code, path] of faults) {
    const opened = open(json);
    assert.deepEqual(
      !opened.ok && [opened.error.code, opened.error.path],
      [code, `situation${path}`],
      JSON.stringify(json),
    );
    assert.ok(!opened.ok && opened.error.message.length > 10);
  }
});
