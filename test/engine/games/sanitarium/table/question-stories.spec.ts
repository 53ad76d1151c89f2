// Each kind of question in Sanitarium has a story in Storybook, and the rules lead to the question in this story.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { openMatch } from '../../../../../src/engine/kernel/create-match.js';
import type { MatchSetup } from '../../../../../src/engine/kernel/index.js';
import { routes } from '../../../../../stories/sanitarium/questions.models.js';

const stories = readFileSync(
  new URL('../../../../../stories/sanitarium/questions.stories.ts', import.meta.url),
  'utf8',
);

for (const kind of Object.keys(rules.asks)) {
  test(`the question "${kind}" has a story, and the rules lead to it`, () => {
    const route = routes[kind];
    assert.ok(route, 'stories/sanitarium/questions.models.ts names a route to it');
    assert.ok(
      stories.includes(`asked('${kind}')`) || stories.includes(`routes['${kind}']`),
      'stories/sanitarium/questions.stories.ts shows it',
    );
    const {
      mode = 'competitive',
      seats = 'person expert expert expert',
      situation,
      faces,
      pack,
      honour = false,
      steps = [],
      expectedOption,
    } = route;
    const setup = {
      seed: 'story',
      seats: seats.split(' ').length,
      options: { mode: mode === 'solo' ? 'cooperative' : mode, honour },
      situation,
      ...(faces && { faces }),
    };
    const { texts: _, ...cards } = (pack ?? { texts: null }) as Record<string, unknown>;
    const match = openMatch(rules, { ...setup, ...(pack !== undefined && { pack: cards }) } as unknown as MatchSetup);
    assert.ok(match.ok, JSON.stringify(match));
    for (const id of new Set(steps)) {
      const question = match.value.questions.find(({ options }) => options.some((option) => option.id === id));
      assert.ok(question, `"${id}" is offered`);
      assert.ok(match.value.choose(question.seat, question.n, id).ok);
    }
    const question = match.value.questions.find((each) => each.kind === kind);
    assert.ok(question, `asked instead: ${match.value.questions.map((each) => each.kind).join(', ')}`);
    assert.ok(!expectedOption || question.options.some(({ id }) => id === expectedOption));
  });
}
