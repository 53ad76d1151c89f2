// Tests games in frames that forbid downloads and forms, or whose content has no address of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formOf, games, limit, pages } from '../support/page.js';

const open = pages();
const tag = 'sanitarium-game';
const { [tag]: markup } = games;
const player = `<!doctype html><html lang='en'><title>t</title><link rel='stylesheet' href='/cdn/nightward.css'><script type='module' src='/cdn/nightward.js'></script>`;

/** Opens a page with a frame that contains the HTML. */
async function framed(html, sandbox) {
  const { page } = await open({
    body: `<iframe ${sandbox} srcdoc="${`${player}${html}`.replaceAll('"', '&quot;')}" style="width: 1000px; height: 2000px"></iframe>`,
  });
  return { page, frame: page.frameLocator('iframe') };
}

test('in a frame that allows only scripts, the match begins, and its file can be copied as text', limit, async () => {
  const { page, frame } = await framed(
    formOf(markup).replace('no-save', 'no-save loading="eager"'),
    'sandbox="allow-scripts allow-same-origin"',
  );
  await frame.locator(`${tag} [part=begin]`).click();
  await frame.locator('#tab-match').click();
  await frame.getByRole('button', { name: 'Share' }).click();
  await frame.getByRole('button', { name: 'Save a file' }).click();
  const text = await frame.getByLabel('The content of the file').inputValue();
  assert.equal(JSON.parse(text).game, 'sanitarium');
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await frame.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.close();
});

test('a frame without an address offers no link', limit, async () => {
  const { page, frame } = await framed(markup, '');
  await frame.locator('#tab-match').click();
  await frame.getByRole('button', { name: 'Share' }).click();
  await frame.getByRole('button', { name: 'Save a file' }).waitFor();
  assert.equal(await frame.getByRole('button', { name: 'Copy a link' }).count(), 0);
  await page.close();
});

test('a page that is not in a frame saves the file, shows no text, and offers a link', limit, async () => {
  const { page } = await open({ body: markup });
  await page.locator('#tab-match').click();
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a file' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^sanitarium-.*\.json$/);
  assert.equal(await page.getByLabel('The content of the file').count(), 0);
  await page.getByRole('button', { name: 'Copy a link' }).waitFor();
  await page.close();
});
