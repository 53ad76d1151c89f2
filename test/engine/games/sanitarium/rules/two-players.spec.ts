// The cost of an escape in the competitive game with two players. setup.spec.ts tests the setup.
import assert from 'node:assert/strict';
import { rules } from '../support/fixed-pack.js';
import { rule } from '../../../../support/rule-coverage.js';
import { row, situation } from '../support/situations.js';

const kinds = ['wheelchair', 'knucklebone', 'brass-bell', 'tin-saint'];

rule(
  'SAN-TWO-02 two players ignore one claimed Safe Thing: 4, 3, 2, 1, 0 claimed cost 3, 6, 12, 18, 18 Sanity',
  (t) => {
    for (const [claimed, cost] of [
      [4, 3],
      [3, 6],
      [2, 12],
      [1, 18],
      [0, 18],
    ] as const) {
      const me = {
        at: [2, 0] as const,
        claimed: kinds.slice(0, claimed),
        things: kinds.slice(claimed),
        items: kinds.slice(0, claimed).map((kind) => `${kind}.1`),
      };
      t.match(rules, { seats: 2, situation: situation(row(['chapel', 'dark.1']), { players: [me] }) });
      assert.deepEqual(t.why(0, 'escape'), { ...t.why(0, 'escape'), rule: 'SAN-TWO-02', values: { cost, sanity: 0 } });
    }
  },
);

rule('SAN-TWO-02 exactly the price of the escape is paid', (t) => {
  const me = {
    at: [2, 0] as const,
    claimed: kinds.slice(0, 3),
    things: kinds.slice(3),
    items: [...kinds.slice(0, 3).map((kind) => `${kind}.1`), 'hooked-cane.1', 'music-box.1', 'music-box.2'],
  };
  t.match(rules, { seats: 2, situation: situation(row(['chapel', 'dark.1']), { players: [me] }) });
  assert.equal(t.view(0).questions[0]?.options.find(({ id }) => id === 'escape')?.rule, 'SAN-TWO-02');
  t.choose('escape');
  t.choose('pay:hooked-cane.1');
  assert.equal(t.outcome, null, 'only 4 of 6 Sanity have been paid');
  t.choose('pay:music-box.1');
  assert.deepEqual(t.outcome, { winners: [0], rule: 'SAN-ESC-08' });
});
