// What a rules page of examples/rules claims is what the engine does: its JSON, without a browser. The page in a browser is
// in test/package/rules-pages.spec.js.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from '../../src/engine/games/index.js';
import { playExample, type Example, type Moment } from '../../src/engine/table/example.js';

const pages = readdirSync('examples/rules').filter((file) => file.endsWith('.html'));

/** The examples of a page, as they are written there. */
function examplesOf(html: string): { id: string; json: Example }[] {
  return [...html.matchAll(/<rules-example id="([^"]+)"[^]*?<script type="application\/json">([^]*?)<\/script>/g)].map(([, id = '', json = '']) => ({ id, json: JSON.parse(json) as Example }));
}

async function played(json: Example): Promise<readonly Moment[]> {
  const { rules } = await games[json.game as keyof typeof games]();
  const result = playExample(rules, json);
  if (!result.ok) assert.fail(`${result.error.path}: ${result.error.message}`);
  return result.value;
}

for (const page of pages) {
  const html = readFileSync(`examples/rules/${page}`, 'utf8');
  const examples = examplesOf(html);

  for (const { id, json } of examples) {
    test(`${page} ${id}: every claim holds`, async () => {
      const moments = await played(json);
      assert.equal(moments.length, (json.steps ?? []).length + 1);
      assert.ok([json, ...(json.steps ?? [])].some((step) => typeof step === 'object' && step.expect), 'it claims something');
    });
  }

  test(`${page} shows every worked example of the specification`, () => {
    const spec = readFileSync(`docs/rules/${page.replace('.html', '.md')}`, 'utf8');
    const wanted = [...spec.matchAll(/^\| ([A-Z]+-EX-\d+) /gm)].map(([, id]) => id);
    assert.ok(wanted.length >= 15);
    const shown = new Set(examples.map(({ id }) => id));
    assert.deepEqual(wanted.filter((id) => id && !shown.has(id)), []);
  });

  test(`${page} has an anchor for every rule and ruling that a log or an option may cite`, () => {
    const anchors = new Set([...html.matchAll(/ id="([A-Z]+-[A-Z]+-\w+)"/g)].map(([, id]) => id));
    const spec = readFileSync(`docs/rules/${page.replace('.html', '.md')}`, 'utf8');
    const ids = [...spec.matchAll(/^\| ([A-Z]+-(?!EX)[A-Z]+-\d+) /gm)].map(([, id]) => id ?? '');
    assert.ok(ids.length > 100);
    assert.deepEqual(ids.filter((id) => !anchors.has(id)), []);
  });
}

for (const file of ['README.md', 'docs/examples.md']) {
  test(`${file}: the example it shows is one`, async () => {
    const json = /<rules-example[^`]*?<script type="application\/json">([^]*?)<\/script>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    assert.ok((await played(JSON.parse(json) as Example)).length > 1);
  });
}
