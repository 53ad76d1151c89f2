// Compares the key stories with their pictures in test/pictures/. Words pick pictures by their names.
//   npm run pictures              compares; what differs is shown in pictures/index.html
//   npm run pictures -- --update  keeps what differs as it is now; look at old, new and difference in pictures/index.html
//   npm run pictures -- --all     takes every story in every theme, for a look only
// The last line says "N passed, N failed"; a line that starts with "notice:" says why nothing was compared.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { basename, join } from 'node:path';
import { font } from './support/browsers.js';
import { filesBelow } from './support/files.js';
import { compare, shrink } from './pictures/compare.js';
import { inWindow, keyStories, looks, themes } from './pictures/looks.js';
import { writeSheet } from './pictures/sheet.js';
import { openCamera } from './pictures/take.js';
import { readStories } from './test/storybook.js';

const kept = 'test/pictures';
const shown = 'pictures';
const manifest = join(kept, 'manifest.json');

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [flag] = flags;
if (flags.length > 1 || (flag && !['--update', '--all'].includes(flag)))
  stop(`There is --update, and there is --all; not ${flags.join(' ')}.`);
const updates = flag === '--update';
const looksOnly = flag === '--all';

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** What has to look like another has no file of its own. */
const describe = (story, look, width) => ({
  name: `${story}.${look}.${width}`,
  file: `${story}.${looks[look].as ?? look}.${width}.png`,
  story,
  width,
  whole: !inWindow.test(story),
  look: looks[look],
});
const stories = looksOnly ? (await readStories()).map(({ id }) => [id, themes]) : Object.entries(keyStories);
const all = stories.flatMap(([story, dressed]) =>
  Object.entries(dressed).flatMap(([look, widths]) => widths.map((width) => describe(story, look, width))),
);
const pictures = all.filter(({ name }) => !words.length || words.some((word) => name.includes(word)));
if (!pictures.length) stop(`No picture has ${words.join(' or ')} in its name.`);

const camera = await openCamera();
const here = { browser: 'Chromium', major: camera.major, system: platform(), font: font.name };
const there = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : here;
const isAsThere = Object.keys(here).every((key) => here[key] === there[key]);

/** Why nothing can be compared here. */
async function findObstacle() {
  const say = ({ browser, major, system, font }) => `${browser} ${major} on ${system} with the font ${font}`;
  if (!(await camera.hasFont()))
    return `The font ${font.name} is not installed (Debian: ${font.packages['apt-get'].join(' ')}).`;
  if (!isAsThere && updates && words.length)
    return `The pictures are of ${say(there)}, this is ${say(here)}: update all of them.`;
  if (!isAsThere && !updates) return `The pictures are of ${say(there)}, this is ${say(here)}.`;
  return null;
}

const obstacle = looksOnly ? null : await findObstacle();
if (obstacle) {
  await camera.close();
  if (updates) stop(obstacle);
  console.log(`notice: no picture was compared. ${obstacle}\n1 passed, 0 failed`);
  process.exit(0);
}

/** Where two pictures differ, as `compare` says it; a picture that is new differs. */
async function compareKept(path, png) {
  const old = existsSync(path) ? readFileSync(path) : null;
  return { old, ...(old ? await compare(old, png) : { fault: 'There is no such picture yet.', difference: null }) };
}

rmSync(shown, { recursive: true, force: true });
mkdirSync(shown);
const rows = [];
const count = { passed: 0, failed: 0 };

/** Shows pictures by their captions, those that there are. */
function show(name, say, images) {
  const files = Object.entries(images)
    .filter(([, png]) => png)
    .map(([caption, png]) => {
      const file = `${name}.${caption}.png`;
      writeFileSync(join(shown, file), png);
      return [caption, file];
    });
  rows.push({ name, say, files });
}

function fail(name, fault, images = {}) {
  count.failed++;
  console.log(`FAIL ${name}\n     ${fault}`);
  show(name, fault, images);
}

/** The same picture has to be kept for what shall look the same: that is compared last. */
const taken = new Map();
await camera.take(pictures, (picture, png, fault) => {
  if (fault) fail(picture.name, fault);
  else taken.set(picture, png);
});
await camera.close();

mkdirSync(kept, { recursive: true });
const differing = [];
for (const picture of pictures
  .filter((each) => taken.has(each))
  .sort((a, b) => Number('as' in a.look) - Number('as' in b.look))) {
  const { name, file, look } = picture;
  const png = taken.get(picture);
  if (looksOnly) {
    show(name, '', { now: png });
    count.passed++;
    continue;
  }
  const path = join(kept, file);
  const { old, fault, difference } = await compareKept(path, png);
  const writes = updates && !look.as && (fault || !isAsThere);
  if (writes) writeFileSync(path, await shrink(png));
  if (fault && writes) show(name, fault, { old, now: png, difference });
  if (fault && !writes) differing.push(picture);
  else count.passed++;
}

// On a busy machine something that comes and goes may be caught while it is away: what differs is taken once more, and that counts.
if (differing.length) {
  const again = await openCamera();
  const retaken = new Map();
  await again.take(differing, (picture, png, fault) => {
    if (fault) fail(picture.name, fault);
    else retaken.set(picture, png);
  });
  await again.close();
  for (const [{ name, file }, png] of retaken) {
    const { old, fault, difference } = await compareKept(join(kept, file), png);
    if (fault) fail(name, fault, { old, now: png, difference });
    else {
      count.passed++;
      console.log(`notice: ${name} differed, and did not when it was taken again.`);
    }
  }
}

if (!looksOnly && !words.length) {
  for (const path of filesBelow(kept, '.png').filter((each) => !all.some(({ file }) => file === basename(each)))) {
    if (updates) rmSync(path);
    else fail(basename(path), 'There is no such picture in scripts/pictures/looks.js.', { old: readFileSync(path) });
  }
}
if (updates) writeFileSync(manifest, `${JSON.stringify(here, null, 2)}\n`);
if (rows.length) console.log(`Look at ${writeSheet(shown, { title: 'Pictures of stories', rows })}`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed || !count.passed ? 1 : 0;
