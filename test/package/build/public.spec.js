// Tests that no public name is removed, that the list of public names is complete, and that public modules can be
// imported without a DOM.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, relative } from 'node:path';
import { test } from 'node:test';
import { elements } from '../../../scripts/build/entry-points.js';
import { packageExports, reachedTypes } from '../../../scripts/build/package-exports.js';
import { base, ways } from '../../../scripts/docs/readme.js';
import { lacking, publicNames, recorded } from '../support/public-names.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const exported = json('package.json').exports;

test('package.json exports every public module of the source', () => {
  assert.deepEqual(exported, packageExports, 'npm run build writes the exports into package.json: commit it');
});

test('every exported file is built', () => {
  const files = Object.values(exported).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  );
  assert.deepEqual(
    files.filter((file) => !file.includes('*') && !existsSync(file)),
    [],
  );
});

const [record, now] = [recorded(), await publicNames()];

test('no public name is missing: import paths, files of cdn/, names, types, and elements with their attributes, events and other public members', () => {
  assert.deepEqual(lacking(record, now), [], 'Somebody may use it. Keep it, or raise the major version.');
});

test('the list of public names contains every new name', () => {
  assert.deepEqual(
    lacking(now, record),
    [],
    'Once published, it has to stay. Run npm run build && npm run names, and commit test/package/public-names.json.',
  );
});

test('a missing name is found at every level', () => {
  const less = structuredClone(now);
  const gone = less.elements['dice-pool'].events.shift();
  delete less.elements['nw-log'];
  const missed = lacking(now, less);
  assert.ok(
    missed.includes(`elements/dice-pool/events/${gone}`) && missed.includes('elements/nw-log/attributes/model'),
    missed.join(),
  );
  assert.deepEqual(lacking(less, now), []);
});

test('every file for a page is built', () => {
  assert.deepEqual(
    now.cdn.filter((file) => !existsSync(`cdn/${file}`)),
    [],
  );
});

for (const [path, target] of Object.entries(exported)) {
  if (typeof target === 'string' || !target.default || path.endsWith('/define')) continue;
  test(`${path} can be imported without a DOM`, () => {
    const name = JSON.stringify(path.replace('.', 'nightward'));
    const names = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `console.log(Object.keys(await import(${name})).join())`],
      { encoding: 'utf8' },
    );
    assert.deepEqual(names.trim().split(','), now.names[path]);
  });
}

const [{ files }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);
const paths = files.map(({ path }) => path);

test('the package contains only the files that it needs', () => {
  assert.deepEqual(
    paths.filter(
      (path) =>
        !/^(cdn|dist|docs|examples)\/|^(package\.json|README\.md|LICENSE|NOTICE|SECURITY\.md|CHANGELOG\.md)$/.test(
          path,
        ),
    ),
    [],
  );
  assert.deepEqual(
    paths.filter(
      (path) => /\.(map|spec|test|stories)\b|(?<!\.d)\.ts$/.test(path) && !path.startsWith('examples/frameworks/'),
    ),
    [],
  );
  for (const path of [
    'README.md',
    'LICENSE',
    'NOTICE',
    'SECURITY.md',
    'CHANGELOG.md',
    'cdn/nightward.js',
    'cdn/NOTICE',
    'dist/custom-elements.json',
  ])
    assert.ok(paths.includes(path), `${path} is missing`);
});

test('a public module leads to every declaration in the package', () => {
  const reached = [...reachedTypes(Object.values(exported).flatMap(({ types }) => types ?? []))].map((file) =>
    relative('.', file),
  );
  assert.deepEqual(paths.filter((path) => path.startsWith('dist/') && path.endsWith('.d.ts')).sort(), reached.sort());
});

test('every declaration that another one imports is in the package', () => {
  for (const path of paths.filter((each) => each.endsWith('.d.ts')))
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g))
      assert.ok(existsSync(posix.join(posix.dirname(path), `${name}.d.ts`)), `${path}: ${name}`);
});

/**
 * The paths that a document links to, resolved from its folder. Leaves out links to other servers, and links to src/
 * and test/, which are not in the package.
 */
const linksOf = (file, text = readFileSync(file, 'utf8')) =>
  [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)]
    .map(([, path]) => posix.join(posix.dirname(file), path))
    .filter((path) => !/^(src|test)\//.test(path));

for (const file of paths.filter((path) => /^(README|SECURITY|CHANGELOG|docs\/[^/]+)\.md$/.test(path))) {
  test(`the package contains every file that ${file} links to`, () => {
    assert.deepEqual(
      linksOf(file).filter(
        (link) => !paths.some((path) => path === link || path.startsWith(link.replace(/\/?$/, '/'))),
      ),
      [],
    );
  });
}

test('npm pack writes links to this version on a mirror into the packed README, and then restores the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightward-readme-'));
  for (const file of ['package.json', 'README.md', 'scripts/docs/readme.js']) cpSync(file, join(folder, file));
  const text = ways.relative(readFileSync('README.md', 'utf8'));
  execFileSync('npm', ['pack', '--silent'], { cwd: folder, stdio: 'ignore' });
  const { name, version } = json('package.json');
  const packed = execFileSync('tar', ['-xzOf', join(folder, `${name}-${version}.tgz`), 'package/README.md'], {
    encoding: 'utf8',
  });
  const after = readFileSync(join(folder, 'README.md'), 'utf8');
  rmSync(folder, { recursive: true });
  assert.equal(after, text);
  assert.deepEqual(linksOf('README.md', packed), []);
  assert.deepEqual(packed.split(base).length - 1, linksOf('README.md', text).length);
  assert.ok(packed.includes(`](${base}docs/pictures/sanitarium.png)`));
});

test('the manifest lists every element with its published file', () => {
  const tags = json('dist/custom-elements.json').modules.flatMap(({ path, declarations }) =>
    declarations.filter(({ tagName }) => tagName).map(({ tagName }) => [tagName, path]),
  );
  assert.deepEqual(tags.map(([tag]) => tag).sort(), elements.map(({ tag }) => tag).sort());
  assert.deepEqual(
    tags.filter(([, path]) => !existsSync(path)),
    [],
  );
});
