// The goal and the danger of the moment, each in one line, in every mode and language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Content } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { SanitariumView } from '../../../../../src/engine/games/sanitarium/state/knowledge.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { dangerOf, threats } from '../../../../../src/engine/games/sanitarium/table/danger.js';
import { sceneOf } from '../../../../../src/engine/games/sanitarium/table/scene.js';
import { goalOf } from '../../../../../src/engine/games/sanitarium/words/goal.js';
import type { SpeechContext } from '../../../../../src/engine/games/sanitarium/words/names.js';
import { openMatch, type LiveMatch } from '../../../../../src/engine/kernel/index.js';
import { languages, lexiconOf } from '../support/languages.js';
import { row, situation } from '../support/situations.js';

type Lying = NonNullable<Situation['players']>[number];
type Live = LiveMatch<State, SanitariumView>;

/** The cards and their spaces: chapel (0), tin-saint (2, 3), stopped-watch (4, 5), dark.1 (6). */
const map = row(['chapel', 'tin-saint.2', 'stopped-watch.2', 'dark.1']);

function table(seats: number, mode: string, more: Omit<Situation, 'map'>): Live {
  const match = openMatch(rules, { seats, seed: 1, options: { mode }, situation: situation(map, more) });
  assert.ok(match.ok, JSON.stringify(match));
  return match.value;
}
const contextOf = (match: Live, lang = 'en', seat = 0): SpeechContext => ({
  view: match.view(seat).state,
  content: match.content as Content,
  lexicon: lexiconOf(lang),
});
const goal = (seats: number, mode: string, me: Lying, more: Omit<Situation, 'map'> = {}): string =>
  goalOf(contextOf(table(seats, mode, { players: [me], ...more })), 0);

const kinds = ['night-key', 'hand-mirror', 'case-file'];
const held = kinds.map((kind) => `${kind}.1`);

test('against each other: claim, gather, disbelieve, walk, escape', () => {
  const two = { claimed: kinds.slice(0, 2), things: kinds.slice(2), items: held.slice(0, 2) };
  assert.equal(
    goal(3, 'competitive', { ...two, items: [...two.items, 'brass-bell.1'] }),
    'Claim one more Safe Thing, then escape. It lowers the price from 6 to 3 Sanity.',
  );
  assert.equal(
    goal(3, 'competitive', { things: kinds, hallucinations: ['confusion.1'] }),
    'Claim 3 more Safe Things, then escape. They lower the price from 18 to 3 Sanity.',
  );
  assert.equal(
    goal(2, 'competitive', {
      claimed: kinds.slice(0, 1),
      things: [...kinds.slice(1), 'brass-bell'],
      items: held.slice(0, 1),
    }),
    'Claim 3 more Safe Things, then escape. They lower the price from 18 to 3 Sanity.',
  );
  const three = { claimed: kinds, items: [...held, 'hooked-cane.1'] };
  assert.equal(
    goal(3, 'competitive', { claimed: kinds, items: held }),
    'Gather Sanity, then escape: 3 Sanity needed, you hold 0.',
  );
  assert.equal(
    goal(3, 'competitive', { ...three, items: [...three.items, 'hooked-cane.2'], hallucinations: ['confusion.1'] }),
    'Get rid of your Hallucinations, then escape: 3 Sanity (and 3 for Hallucinations) needed, you hold 8.',
  );
  assert.equal(goal(3, 'competitive', three), 'Go to a Dark Hallway and escape: 3 Sanity needed, you hold 4.');
  assert.equal(goal(3, 'competitive', { ...three, at: [6, 0] }), 'Escape now: 3 Sanity needed, you hold 4.');
});

test('together: the own Safe Thing comes first, then the common ones or Sanity', () => {
  const common = ['wheelchair', 'brass-bell', 'knucklebone', 'music-box', 'felt-slippers'];
  const more = { common, commonClaimed: [] };
  assert.match(goal(3, 'cooperative', { things: ['night-key'] }, more), /^Claim your own Safe Thing, .* 20 Sanity/);
  const settled = { claimed: ['night-key'], items: ['night-key.1'] };
  assert.match(goal(3, 'cooperative', settled, more), /^Find common Safe Things or gather Sanity, .* 20 Sanity needed/);
  assert.match(goal(3, 'cooperative', { escaped: true }, { ...more, active: 1 }), /^You have escaped/);
});

test('alone: both halves need their Safe Things and Sanity, and then meet', () => {
  const [first, second] = [
    { claimed: ['night-key', 'hand-mirror'], items: ['night-key.1', 'hand-mirror.1', 'hooked-cane.1'] },
    { claimed: ['case-file'], things: ['felt-slippers'], items: ['case-file.1'] },
  ];
  const common = ['wheelchair', 'brass-bell', 'knucklebone', 'music-box', 'smelling-salts'];
  const goals = languages.map((lang) =>
    goalOf(
      contextOf(table(1, 'cooperative', { common, commonClaimed: common.slice(0, 0), players: [first, second] }), lang),
      0,
    ),
  );
  assert.match(
    goals[0] ?? '',
    /^Claim one more Safe Thing, then escape together: Ada needs 20 Sanity and holds 4, Bruno/,
  );
  assert.ok(goals.every((text) => !/[{}]|goal-/.test(text)));
});

/** The monsters in these cells, in the Actions phase of player 0, who has these Monster Points. */
const hunted = (
  mode: string,
  mp: number,
  players: readonly Lying[],
  monsters: Situation['monsters'] = [[3, 0]],
): Live => table(2, mode, { mp, ap: 2, monsters, players });

test('against each other, the danger of a player is what the Monster Points of the others reach', () => {
  const players = [{ at: [0, 0] }, { at: [5, 0] }] as const;
  const near = hunted('competitive', 2, players);
  assert.deepEqual(threats(near.view(1).state), [{ monster: 0, player: 1 }]);
  assert.equal(dangerOf(contextOf(near, 'en', 1), 1), 'The hooded one can reach you in the coming Monster Movement.');
  assert.equal(dangerOf(contextOf(near), 0), null, 'the active player moves the monsters');
  assert.equal(dangerOf(contextOf(hunted('competitive', 1, players), 'en', 1), 1), null, 'the monster is too far away');
  const beside = (mp: number) => dangerOf(contextOf(hunted('competitive', mp, players, [[5, 0]]), 'en', 1), 1);
  assert.equal(beside(2), 'The hooded one can reach you in the coming Monster Movement.', 'it steps out and in again');
  assert.equal(beside(1), null);
  const safe = [{ at: [5, 0] }, { at: [0, 0] }] as const;
  assert.equal(dangerOf(contextOf(hunted('competitive', 5, safe), 'en', 1), 1), null, 'a Room is safe');
  const { grid } = sceneOf(near.view(1), contextOf(near, 'en', 1), { player: 1, path: [] });
  assert.ok(grid.targets.some(({ id, state }) => id === 'player:1' && state === 'threatened'));
});

test('together, the danger is what the monsters that are not stunned reach with two steps', () => {
  const players = [{ at: [5, 0] }, { at: [0, 0] }] as const;
  const near = (mp: number): Live => hunted('cooperative', mp, players);
  assert.equal(dangerOf(contextOf(near(0)), 0), 'The hooded one can reach you in the coming Monster Movement.');
  assert.equal(
    dangerOf(contextOf(near(0), 'en', 1), 1),
    'The hooded one can reach Ada in the coming Monster Movement.',
  );
  assert.equal(dangerOf(contextOf(near(3)), 0), null, 'the monster is stunned');
  for (const lang of languages) assert.ok(!/[{}]|danger-/.test(dangerOf(contextOf(near(0), lang), 0) ?? ''));
});

test('SAN-TWO-02 of two rivals, a Safe Thing promises a cheaper escape only after the first', () => {
  const promise = (seats: number): string => {
    const match = table(seats, 'competitive', { players: [{ things: kinds }] });
    const { things } = sceneOf(match.view(0), contextOf(match), { player: 0, path: [] });
    return things.cards.find(({ id }) => id === 'thing:night-key')?.text ?? '';
  };
  assert.match(promise(2), /Each one after the first makes your escape cheaper\.$/);
  assert.match(promise(3), /your escape costs less\.$/);
});

test('the goal and the meter tell the same price of an escape, and beside it what the Hallucinations take', () => {
  const escape = (hallucinations: readonly string[]) => {
    const match = table(2, 'competitive', { players: [{ hallucinations }] });
    return sceneOf(match.view(0), contextOf(match), { player: 0, path: [] }).escape;
  };
  assert.equal(escape([]).caption, 'Sanity to escape, with 0 Safe Things');
  const { value, caption } = escape(['confusion.1']);
  assert.deepEqual([value, caption], [18, 'Sanity to escape, with 0 Safe Things (and 3 for Hallucinations)']);
  const haunted = { hallucinations: ['confusion.1'] };
  assert.match(goal(2, 'competitive', haunted), /^Gather Sanity, .* 18 Sanity \(and 3 for Hallucinations\) needed/);
  assert.match(
    goal(3, 'cooperative', haunted, { common: ['wheelchair'], commonClaimed: [] }),
    / 4 Sanity \(and 3 for Hallucinations\) needed/,
  );
});

test('the danger is the same for every seat, so that it tells nothing secret', () => {
  const match = hunted('competitive', 2, [{ at: [0, 0] }, { at: [5, 0] }]);
  assert.deepEqual(threats(match.view(0).state), threats(match.view(null).state));
});
