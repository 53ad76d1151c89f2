// Compares the key stories with their pictures in test/pictures/. Words as arguments select pictures by name.
//   npm run pictures              compares, and shows the differences in pictures/index.html
//   npm run pictures -- --update  replaces the pictures that differ; pictures/index.html shows old, new and difference
//   npm run pictures -- --all     only takes a picture of every story in every theme
// A line that starts with "notice:" says why nothing was compared.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { font } from '../../scripts/support/browsers.js';
import { filesBelow, importFile } from '../../scripts/support/files.js';
import { looks, themes } from '../../stories/support/looks.js';
import { openCamera } from './pictures/camera.js';
import { compare, shrink } from './pictures/compare.js';
import { writeSheet } from './pictures/sheet.js';
import { PAGES, readStories } from './storybook.js';

const kept = 'test/pictures';
const shown = 'pictures';
const MOST_TRIES = 5;
/** The time between tries, in milliseconds. */
const PAUSE = 500;
const manifest = join(kept, 'manifest.json');

const {
  values: { update, all: looksOnly },
  positionals: words,
} = parseArgs({ allowPositionals: true, options: { update: { type: 'boolean' }, all: { type: 'boolean' } } });

/** Returns pairs of the id of a story and the widths of its pictures in each look. */
async function readKeyStories() {
  const modules = await Promise.all(filesBelow('stories', 'pictures.js').map(importFile));
  return modules.flatMap(({ default: stories }) => Object.entries(stories));
}

/** Describes a picture. If its look has `as`, it is compared with the file of the look that `as` names. */
const describePicture = (story, look, width, inWindow) => ({
  name: `${story}.${look}.${width}`,
  file: `${story}.${looks[look].as ?? look}.${width}.png`,
  story,
  width,
  inWindow,
  look: looks[look],
});
const stories = looksOnly ? (await readStories()).map(({ id }) => [id, themes]) : await readKeyStories();
const all = stories.flatMap(([story, { inWindow = false, ...widthsByLook }]) =>
  Object.entries(widthsByLook).flatMap(([look, widths]) =>
    widths.map((width) => describePicture(story, look, width, inWindow)),
  ),
);
const pictures = all
  .filter(({ name }) => !words.length || words.some((word) => name.includes(word)))
  .sort((a, b) => Number('as' in a.look) - Number('as' in b.look));
if (!pictures.length) throw new Error(`No picture has ${words.join(' or ')} in its name.`);

const camera = await openCamera();
after(() => camera.close());
const here = { browser: 'Chromium', major: camera.majorVersion, system: platform(), font: font.name };
const there = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : here;
const isAsThere = Object.keys(here).every((key) => here[key] === there[key]);

/** Why nothing can be compared on this machine; null if pictures can be compared. */
async function findObstacle() {
  const say = ({ browser, major, system, font }) => `${browser} ${major} on ${system} with the font ${font}`;
  if (!(await camera.hasFont())) return `The font ${font.name} is not installed (Debian: ${font.packages.join(' ')}).`;
  if (!isAsThere && update && words.length)
    return `The pictures are of ${say(there)}, this is ${say(here)}: update all of them.`;
  if (!isAsThere && !update) return `The pictures are of ${say(there)}, this is ${say(here)}.`;
  return null;
}

const rows = [];

/** Adds a row to the page of pictures. `images` are PNGs by caption; missing ones are left out. */
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

/** Compares a picture with the file that is kept. A picture without a file differs. */
async function compareKept(path, png) {
  const old = existsSync(path) ? readFileSync(path) : null;
  const found = old ? await compare(old, png) : { fault: 'There is no such picture yet.', difference: null };
  return { ...found, images: { old, now: png, difference: found.difference } };
}

/**
 * Compares a picture with its file. If they differ, takes the picture again, until two pictures in a row are identical:
 * something may be visible only for a moment.
 */
async function compareStill(path, shoot) {
  let png = await shoot();
  let found = await compareKept(path, png);
  for (let before = null, tries = 0; found.fault && !before?.equals(png) && tries < MOST_TRIES; tries++) {
    await setTimeout(PAUSE);
    [before, png] = [png, await shoot()];
    found = await compareKept(path, png);
  }
  return found;
}

async function examine(page, picture) {
  const { name, file, look } = picture;
  if (looksOnly) {
    show(name, '', { now: await camera.take(page, picture, (shoot) => shoot()) });
    return;
  }
  const path = join(kept, file);
  const { fault, images } = await camera.take(page, picture, (shoot) => compareStill(path, shoot));
  const writes = update && !look.as;
  if (writes && (fault || !isAsThere)) writeFileSync(path, await shrink(images.now));
  if (fault) show(name, fault, images);
  if (fault && !writes) assert.fail(fault);
}

/**
 * Takes all pictures. Loading takes most of the time, so a story is opened once for all its pictures with the same
 * width and settings.
 */
function takePictures() {
  const openingOf = ({ story, width, look: { settings } }) => `${JSON.stringify([width, settings])} ${story}`;
  for (const opening of [...new Set(pictures.map(openingOf))].sort()) {
    const group = pictures.filter((picture) => openingOf(picture) === opening);
    describe(opening, { concurrency: 1 }, () => {
      let page;
      let faults;
      before(async () => {
        page = camera.pages.pop();
        faults = await camera.open(page, group[0]);
      });
      after(() => camera.pages.push(page));
      for (const picture of group)
        it(picture.name, async () => {
          assert.deepEqual(faults, []);
          await examine(page, picture);
        });
    });
  }
}

const obstacle = looksOnly ? null : await findObstacle();
if (obstacle)
  test('pictures are compared only with pictures of the same browser and font', () => {
    if (update) assert.fail(obstacle);
    console.log(`notice: no picture was compared. ${obstacle}`);
  });
else {
  rmSync(shown, { recursive: true, force: true });
  for (const folder of [shown, kept]) mkdirSync(folder, { recursive: true });
  after(() => {
    if (update) writeFileSync(manifest, `${JSON.stringify(here, null, 2)}\n`);
    if (rows.length) console.log(`Look at ${writeSheet(shown, { title: 'Pictures of stories', rows })}`);
  });

  describe('pictures of stories', { concurrency: PAGES }, takePictures);

  if (!looksOnly && !words.length)
    test('a pictures.js in stories/ names every picture', () => {
      const names = new Set(all.map(({ file }) => file));
      const left = filesBelow(kept, '.png').filter((path) => !names.has(basename(path)));
      if (update) for (const path of left) rmSync(path);
      else assert.deepEqual(left, []);
    });
}
