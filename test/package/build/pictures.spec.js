// Tests which differences between two pictures of a story count, and that storing a picture makes no difference.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { compare, shrink } from '../../stories/pictures/compare.js';

/** Draws a small picture of a slip of paper with a word and a knob. */
const draw = ({ ink = '#23262b', paper = '#fffdf6', word = 'Stop', x = 40, height = 96, knob = '#9a6508' } = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="${height}">
      <linearGradient id="light"><stop stop-color="#fdfaf2"/><stop offset="1" stop-color="#c9b27e"/></linearGradient>
      <rect width="160" height="${height}" fill="url(#light)"/>
      <rect x="20" y="20" width="120" height="56" rx="3" fill="${paper}" stroke="${ink}"/>
      <text x="${x}" y="54" font-family="DejaVu Sans" font-size="20" fill="${ink}">${word}</text>
      <circle cx="120" cy="48" r="8" fill="${knob}"/>
    </svg>`),
  )
    .png()
    .toBuffer();

test('a picture equals itself, also in its stored form', async () => {
  const now = await draw();
  assert.deepEqual(await compare(now, now), { fault: null, difference: null });
  const kept = await shrink(now);
  assert.ok(kept.length < now.length, `${kept.length} of ${now.length} bytes`);
  assert.deepEqual(await compare(kept, now), { fault: null, difference: null });
});

for (const [title, change] of [
  ['another colour of a large area', { paper: '#f4f0e6' }],
  ['another colour of something small', { knob: '#7d5206' }],
  ['another letter', { word: 'Step' }],
  ['a word that moved by two pixels', { x: 42 }],
]) {
  test(`${title} is reported as a difference, with a picture that shows where it is`, async () => {
    const old = await shrink(await draw());
    const { fault, difference } = await compare(old, await draw(change));
    assert.match(fault, /^in one square \d+ px differ, and the mean is off by /);
    const { width, height } = await sharp(difference).metadata();
    assert.deepEqual([width, height], [160, 96]);
  });
}

test('a colour that differs by one step is no difference', async () => {
  assert.equal((await compare(await draw({ paper: '#fffdf6' }), await draw({ paper: '#fefcf5' }))).fault, null);
});

test('another size is a difference', async () => {
  const { fault, difference } = await compare(await draw(), await draw({ height: 97 }));
  assert.equal(fault, 'was 160 × 96 px, is 160 × 97');
  assert.equal(difference, null);
});
