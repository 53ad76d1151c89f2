// Checks the claims of the pages in examples/rules with the engine. It reads the JSON in their HTML and needs no
// browser. test/package/docs/rules-pages.spec.js tests the pages in a browser.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { builtRules, games as allGames } from '../../scripts/support/games.js';
import { games } from '../../src/engine/games/index.js';
import type { Rules } from '../../src/engine/kernel/index.js';
import { playExample, type Example, type Moment } from '../../src/engine/table/example.js';
import { brokenClaims, claimsOf } from '../support/page-claims.js';

const pages = readdirSync('examples/rules').filter((file) => file.endsWith('.html'));

/** The examples in a page's HTML. */
function examplesOf(html: string): { id: string; json: Example }[] {
  return [...html.matchAll(/<rules-example id="([^"]+)"[^]*?<script type="application\/json">([^]*?)<\/script>/g)].map(
    ([, id = '', json = '']) => ({ id, json: JSON.parse(json) as Example }),
  );
}

async function played(json: Example): Promise<readonly Moment[]> {
  const load = (games as Readonly<Record<string, () => Promise<unknown>>>)[json.game];
  assert.ok(load, json.game);
  const { rules } = (await load()) as { readonly rules: Rules };
  const result = playExample(rules, json);
  if (!result.ok) assert.fail(`${result.error.path}: ${result.error.message}`);
  return result.value;
}

for (const page of pages) {
  const html = readFileSync(`examples/rules/${page}`, 'utf8');
  const examples = examplesOf(html);
  const claims = claimsOf(html);

  for (const { id, json } of examples) {
    test(`${page} ${id}: every claim holds`, async () => {
      const moments = await played(json);
      assert.equal(moments.length, (json.steps ?? []).length + 1);
      assert.ok(
        [json, ...(json.steps ?? [])].some((step) => typeof step === 'object' && step.expect),
        'there is at least one claim',
      );
    });
  }

  for (const claim of claims) {
    test(`${page} ${claim.id}: every claim about a single piece holds`, () => {
      assert.ok(claim.said.size > 0, 'there is at least one claim');
      assert.deepEqual(brokenClaims(claim), []);
    });
  }

  const built = allGames.find(({ id }) => page === `${id}.html`);
  const spec = built ? readFileSync(`docs/rules/${built.id}.md`, 'utf8') : '';
  const wanted = built
    ? builtRules(
        built,
        [...spec.matchAll(/^\| ([A-Z]+-[A-Z]+-\d+) /gm)].map(([, id = '']) => id),
      )
    : [];

  test(`${page} shows every worked example of the rules that are built`, () => {
    const all = wanted.filter((id) => id.includes('-EX-'));
    assert.ok(all.length >= 15);
    const shown = new Set([...examples, ...claims].map(({ id }) => id));
    assert.deepEqual(
      all.filter((id) => !shown.has(id)),
      [],
    );
  });

  test(`${page} has an anchor for every rule and ruling that a log or an option may cite`, () => {
    const anchors = [...html.matchAll(/ id="([A-Z]+-[A-Z]+-\w+)"/g)].map(([, id = '']) => id);
    assert.deepEqual(
      anchors.filter((id, i) => anchors.indexOf(id) < i),
      [],
      'no anchor occurs twice',
    );
    const all = wanted.filter((id) => !id.includes('-EX-'));
    assert.ok(all.length > 60);
    assert.deepEqual(
      all.filter((id) => !anchors.includes(id)),
      [],
    );
  });
}

test('coma-ward.html tells the rules of the Phenomena as the specification does', () => {
  const html = readFileSync('examples/rules/coma-ward.html', 'utf8');
  const rules = [
    ...readFileSync('docs/rules/coma-ward.md', 'utf8').matchAll(/^\| (CW-P\d\d-\d\d) \| (.*) \| P\d\d \|$/gm),
  ];
  assert.ok(rules.length > 90);
  assert.deepEqual(
    rules.flatMap(([, id, text = '']) =>
      html.includes(`<li id="${id}">${text.replaceAll("'", '’')}</li>`) ? [] : [id],
    ),
    [],
  );
});

for (const file of ['README.md', 'docs/examples.md']) {
  test(`${file}: its example is valid, and its claims hold`, async () => {
    const json =
      /<rules-example[^`]*?<script type="application\/json">([^]*?)<\/script>/.exec(readFileSync(file, 'utf8'))?.[1] ??
      '';
    assert.ok((await played(JSON.parse(json) as Example)).length > 1);
  });
}
