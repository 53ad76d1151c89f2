// Tests that no element moves the content around it if the style sheet has loaded but the script is late.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formOf, games, limit, pages, pieces, wholeGameElements } from '../support/page.js';

const open = pages({ '/examples': 'examples' });

/**
 * Opens a page whose script is half a second late. In the page, `shifts` lists the layout shifts that no person caused.
 */
async function late(body, width) {
  const { page, said } = await open({
    body: `<p>Before.</p>${body}${'<p>What goes on after it, in a line that is as long as the page is wide, whatever that may be today.</p>'.repeat(12)}`,
    painted: true,
    // Tall enough to show the whole page, because shifts outside the window do not count.
    viewport: { width, height: 2400 },
    first: async (page) => {
      await page.route('**/nightward.js', async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 500);
        });
        await route.continue();
      });
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            const moved = sources.map(
              ({ node, previousRect: a, currentRect: b }) =>
                `${node?.localName ?? node?.nodeName} ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`,
            );
            window.shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
    },
  });
  await page.evaluate(() => window.ready());
  return { page, said };
}

/** Checks that the sum of all layout shifts is zero, rounded to three decimal places. */
async function still(page, of = '') {
  const shifts = await page.evaluate(async () => {
    for (let i = 0; i < 3; i++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    return window.shifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  assert.equal(sum.toFixed(3), '0.000', `${of} ${JSON.stringify(shifts, null, 1)}`);
  await page.close();
}

test('these tests notice a layout shift', limit, async () => {
  const { page } = await late('<div></div>', 800);
  await page.evaluate(() => {
    document.querySelector('div').style.height = '200px';
  });
  await page.evaluate(() => window.until(() => window.shifts.length));
  await page.close();
});

/** The HTML of pieces, under selectors for them. Some pieces occur in several forms with different heights. */
const waiting = {
  ...pieces,
  'nw-attack-odds': `${wholeGameElements['nw-attack-odds']}${wholeGameElements['nw-attack-odds'].replace('>', ' locked>')}`,
  'rules-example': `<style>.tall { min-height: 1200px }</style>${wholeGameElements['rules-example'].replace(' ', ' class="tall" ')}${wholeGameElements['rules-example']}`,
  'nw-patient-mat:not([adrenaline])': '<nw-patient-mat>A patient</nw-patient-mat>',
  'nw-patient-mat[locked]': '<nw-patient-mat locked>A patient</nw-patient-mat>',
  'nw-elevator[table]': '<nw-elevator table></nw-elevator>',
  'nw-hallucination[card]': '<nw-hallucination card="visiting-hours.a">A card</nw-hallucination>',
  'dice-pool:empty': '<dice-pool dice="2d6"></dice-pool>',
  'dice-pool[no-odds]': '<dice-pool no-odds>Two dice</dice-pool>',
  'dice-pool[locked]': '<dice-pool locked><h3>Two dice</h3></dice-pool>',
};

/** The content of a page's own layout for each game. */
const laidOut = {
  'sanitarium-game':
    '<nw-choices></nw-choices><dice-pool></dice-pool><tile-grid></tile-grid><nw-card-hand></nw-card-hand><nw-log></nw-log>',
  'lobotomy-game':
    '<div data-part="cast"></div><nw-choices></nw-choices><tile-grid></tile-grid><hunt-track></hunt-track><div data-part="sheet"></div><nw-card-hand></nw-card-hand><nw-log></nw-log>',
  'asylum-escape-game':
    '<div data-part="people"></div><nw-choices></nw-choices><div data-part="house"></div><nw-card-hand></nw-card-hand><nw-log></nw-log>',
};

for (const width of [320, 1200])
  test(`a page’s own layout does not move when it is filled, ${width} px wide`, limit, async () => {
    await Promise.all(
      Object.entries(laidOut).map(async ([tag, inside]) => {
        const { page } = await late(games[tag].replace('></', ` layout="own">${inside}</`), width);
        await page.evaluate(() => window.until(() => document.querySelector('nw-choices').model?.choices.length));
        await still(page, tag);
      }),
    );
  });

// Each page waits half a second for its script, so three tests run together.
describe('nothing moves', { concurrency: 3 }, () => {
  for (const width of [320, 800, 1200]) {
    test(`no piece moves anything if its script is late, ${width} px wide`, limit, async () => {
      await Promise.all(
        Object.entries(waiting).map(async ([piece, body]) => {
          const { page } = await late(body, width);
          const is = wholeGameElements[piece] ? 'shown' : 'ready';
          await page.evaluate(
            ([piece, is]) => window.until(() => !document.querySelector(`${piece}:not(:state(${is}))`)),
            [piece, is],
          );
          await still(page, piece);
        }),
      );
    });

    for (const [tag, game] of Object.entries(games)) {
      const asked = (tag) => window.until(() => window.choicesOf(document.querySelector(tag)));

      test(`<${tag}> leaves no empty space when the table replaces the form, ${width} px wide`, limit, async () => {
        const { page } = await late(formOf(game), width);
        await page.locator(`${tag} .begin`).click();
        await page.evaluate(asked, tag);
        const [box, table] = await page.evaluate((tag) => {
          const element = document.querySelector(tag);
          return [element, element.shadowRoot.querySelector('.table')].map((each) => each.offsetHeight);
        }, tag);
        assert.equal(box, table);
        await page.close();
      });

      test(`<${tag}> moves nothing when it begins by itself, ${width} px wide`, limit, async () => {
        const { page } = await late(game.replace('></', '><p>A match against others.</p></'), width);
        await page.evaluate(asked, tag);
        await still(page);
      });
    }

    test(`<match-replay> moves nothing while its match loads, ${width} px wide`, limit, async () => {
      const { page } = await late(
        '<match-replay src="/examples/matches/the-long-night.json"><p>A match of four.</p></match-replay>',
        width,
      );
      await page.evaluate(() =>
        window.until(() =>
          document
            .querySelector('match-replay')
            .shadowRoot?.querySelector('nw1-rules-example')
            ?.matches(':state(shown)'),
        ),
      );
      await still(page);
    });
  }
});
