// Tests that no element violates the strictest Content Security Policy, from the form to the end of a match and back to
// the form.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lastRounds, lastTurn, limit, pages, pieces, wholeGameElements } from '../support/page.js';

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html nightward 'allow-duplicates'";
const open = pages({ '/packs': 'examples/packs' });

const strict = (body, options) =>
  open({
    body,
    headers: { 'content-security-policy': policy },
    first: (page) =>
      page.addInitScript(() => {
        window.violations = [];
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
          window.violations.push(`${violatedDirective} ${sourceFile} ${sample}`),
        );
      }),
    ...options,
  });

async function keeps({ page, said }) {
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.deepEqual(said, []);
  await page.close();
}

test('a page that violates the policy gets a violation event', limit, async () => {
  const { page } = await strict('<p></p>');
  const told = await page.evaluate(async () => {
    try {
      document.querySelector('p').innerHTML = '<b>b</b>';
    } catch {
      // An error is expected, because the policy forbids this.
    }
    document.querySelector('p').setAttribute('style', 'color:red');
    await window.until(() => window.violations.length === 2);
    return window.violations;
  });
  assert.match(told.join('|'), /require-trusted-types-for.*style-src/);
  await page.close();
});

test('no piece violates the policy when it is drawn and used', limit, async () => {
  const opened = await strict(Object.values({ ...pieces, ...wholeGameElements }).join(''));
  const { page } = opened;
  await page.locator('nw-stat-track:state(ready)').waitFor();
  await page.locator('dice-pool').getByRole('button').click();
  await page.locator('tile-grid').getByRole('option').first().click();
  await page.locator('hunt-track').getByRole('button', { name: 'Hunt Phase' }).click();
  await page.locator('nw-choices').getByRole('button').first().click();
  await page.locator('nw-card-hand').getByRole('button').first().click();
  await page.locator('nw-card-hand').getByRole('dialog').getByRole('button').click();
  await keeps(opened);
});

for (const [tag, lang, late] of [
  ['sanitarium-game', 'en'],
  ['sanitarium-game', 'de'],
  ['lobotomy-game', 'de', { seats: 'person random random', situation: lastRounds }],
  ['asylum-escape-game', 'de', { seats: 'person random random', patients: '0', situation: lastTurn }],
]) {
  test(
    `<${tag}> never violates the policy: form, match, cards, why-not answers, rules, undo, end, new game (${lang})`,
    limit,
    async () => {
      const opened = await strict(`<${tag} pace="0" seed="page" no-save></${tag}>`, { lang });
      await opened.page.evaluate(
        async ([tag, late]) => {
          const game = document.querySelector(tag);
          const inside = (selector) => game.shadowRoot?.querySelector(selector);
          const form = await window.until(() => inside('form'));
          form.requestSubmit();
          // A click opens a card only if the card is not an option.
          const card = () =>
            [...game.shadowRoot.querySelectorAll('nw1-card-hand')]
              .map(({ shadowRoot }) => shadowRoot?.querySelector('.card:not([aria-pressed])'))
              .find(Boolean);
          await window.playUntil(game, () => window.choicesOf(game) && card());
          const hand = card().getRootNode();
          card().click();
          (await window.until(() => hand.querySelector('dialog'))).close();
          const grid = inside('nw1-tile-grid, nw1-house');
          // The why-not answer disappears after an act, so the test asks again.
          let cited;
          for (let i = 0; !cited; i++) {
            const { targets = [], spaces = grid.model.columns.flatMap(({ rooms }) => rooms) } = grid.model;
            const closed = spaces.filter(
              ({ id, state }) => state !== 'can-act' && !targets.some((target) => target.id === id),
            );
            grid.dispatchEvent(
              Object.assign(new Event('nw-point', { bubbles: true }), {
                targetId: closed[i % closed.length]?.id ?? '',
              }),
            );
            cited = await Promise.race([
              window.until(() => inside('nw1-why')?.shadowRoot.querySelector('.rule')),
              new Promise((none) => {
                setTimeout(none, 500);
              }),
            ]);
          }
          cited.click();
          await window.until(() =>
            inside('nw1-why').shadowRoot.querySelector('nw1-rule-panel')?.shadowRoot?.querySelector('dl'),
          );
          for (const reference of game.shadowRoot.querySelectorAll('[popover]')) {
            reference.showPopover();
            reference.hidePopover();
          }
          const undo = () => inside('.undo:not([aria-disabled])');
          await window.playUntil(game, undo);
          undo()?.click();
          // A long match is continued from a position near its end.
          Object.assign(game, late);
          await window.until(() => !late || game.save()?.situation);
          await window.playUntil(game, () => false, !!late);
          await window.until(() => inside('[part=end]'));
          [...game.shadowRoot.querySelectorAll('.acts > button')]
            .find(({ textContent }) => textContent === game.say('new-game'))
            .click();
          await window.until(() => inside('form'));
        },
        [tag, late],
      );
      await keeps(opened);
    },
  );
}

test('a pack violates no policy, neither from an address nor inside the page', limit, async () => {
  const file = readFileSync('examples/packs/night-shift.json', 'utf8');
  const opened =
    await strict(`<sanitarium-game id="a" pack="packs/night-shift.json" seats="person expert" no-save></sanitarium-game>
    <sanitarium-game id="b" seats="person expert" no-save loading="eager"><script type="application/json">${file}</script></sanitarium-game>`);
  await opened.page.evaluate(async () => {
    for (const game of document.querySelectorAll('sanitarium-game')) await window.until(() => window.choicesOf(game));
  });
  await keeps(opened);
});
