// Tests that docs/elements.md is up to date, and that every element is documented completely.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elementsDoc } from '../../../scripts/docs/elements-doc.js';
import { filesBelow } from '../../../scripts/support/files.js';
import { elements } from '../../../scripts/build/entry-points.js';

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const written = readFileSync('docs/elements.md', 'utf8');

test('docs/elements.md is up to date', () => {
  assert.ok(
    written === elementsDoc(manifest),
    'run npm run build && node scripts/docs/elements-doc.js, and commit the result',
  );
});

for (const { tag, folder } of elements) {
  test(`<${tag}> documents every part that it draws`, () => {
    const { cssParts } = manifest.modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === tag);
    const text = filesBelow(`src/components/${folder}`, '.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const drawn = [...text.matchAll(/\spart="([^"$]+)"/g)].flatMap(([, names]) => names.split(' '));
    assert.deepEqual(
      drawn.filter((part) => !cssParts.some(({ name }) => name === part)),
      [],
    );
  });

  test(`<${tag}> has a summary, and a description of each attribute, property, event, part and state`, () => {
    const contract = manifest.modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === tag);
    assert.ok(contract.summary);
    for (const list of ['attributes', 'events', 'cssParts', 'cssStates']) {
      assert.ok(contract[list]?.length, list);
      assert.deepEqual(
        contract[list].filter(({ name, description }) => !name || !description).map(({ name }) => `${list}: ${name}`),
        [],
      );
    }
    const fields = contract.members.filter(
      ({ kind, static: fixed, inheritedFrom }) => kind === 'field' && !fixed && !inheritedFrom,
    );
    assert.deepEqual(
      fields.filter(({ description }) => !description).map(({ name }) => name),
      [],
    );
  });
}
