// The next Scenario of the campaign, and the flags that carry over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextScenario } from '../../../../../../src/engine/games/lobotomy-2/rules/scenario/campaign.js';
import { pack } from '../../../../../../src/engine/games/lobotomy-2/content/pack.js';
import type { State } from '../../../../../../src/engine/games/lobotomy-2/state/state.js';
import { matchOf } from '../../support/live-match.js';
import { rules } from '../../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { openMatch } from '../../../../../../src/engine/kernel/index.js';

const after = (
  scenario: string,
  flags: readonly string[] = [],
  kept: readonly string[] = [],
): ReturnType<typeof nextScenario> =>
  nextScenario(pack, { ...matchOf(scenario, 1).view(0).state, flags: [...flags], kept: [...kept] } satisfies State);

test('LOB-CMP-05 the Scenarios of the campaign have a fixed order, and the introduction comes first', () => {
  assert.deepEqual(
    ['S1', 'S2', 'S3', 'S4'].map((id) => after(id)?.scenario),
    ['S2', 'S3', 'S4', undefined],
  );
});
test('LOB-TYP-03 no Scenario follows a Daily Nightmare', () => {
  assert.equal(after('DN1'), null);
});

test('LOB-RUL-107 the ids of finished Scenarios carry over, and so do the flags that a later Scenario keeps', () => {
  assert.deepEqual(after('S1', ['bell-rung', 'lamps-out'])?.kept, ['S1', 'bell-rung']);
});
test('LOB-RUL-107 a Scenario passes on the flags that it has set and those for later Scenarios, but not one that it has removed', () => {
  // S3 takes over the flag `boy-with-us` and has removed it. S3 ignores the flag `silver`, which is for S4.
  assert.deepEqual(after('S3', ['confessed'], ['S1', 'S2', 'boy-with-us', 'silver'])?.kept, [
    'S1',
    'S2',
    'silver',
    'S3',
    'confessed',
  ]);
});
test('LOB-RUL-107 a match begins with the flags that its Scenario keeps', () => {
  const { scenario, kept } = after('S1', ['bell-rung', 'rope-cut']) ?? assert.fail();
  const match = openMatch(rules, { seats: 1, seed: 'on', options: { scenario, kept } });
  const { flags } = match.ok ? match.value.view(0).state : assert.fail(JSON.stringify(match.error));
  assert.deepEqual(flags, ['bell-rung', 'rope-cut']);
});
