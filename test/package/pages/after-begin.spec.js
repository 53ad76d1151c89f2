// Tests that pressing Start scrolls to the question, and that the page does not scroll if nobody has pressed a button.
// Also tests that with large letters on a small screen, no word in a form or on the Characters is cut off or broken.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, limit, pages } from '../support/page.js';

const open = pages();
const tags = Object.keys(games);
const small = { viewport: { width: 320, height: 640 } };
const words = `<p>${'What a page says before and after it. '.repeat(120)}</p>`;
const formOf = (tag) => `${words}<${tag} no-save seed="begin" loading="eager"></${tag}>${words}`;

const large = '<style>html { font-size: 200% }</style>';

/** Runs in the page. Returns texts of the form that extend beyond the game's edge. A row of pictures may scroll. */
function tooWide(tag) {
  const game = document.querySelector(tag);
  const { right } = game.getBoundingClientRect();
  const range = document.createRange();
  return [...game.shadowRoot.querySelectorAll('legend, b, small, p, span, h2')]
    .filter((each) => !each.closest('.row'))
    .flatMap((each) => {
      range.selectNodeContents(each);
      return range.getBoundingClientRect().right > right ? [each.textContent] : [];
    });
}

/**
 * Runs in the page. Words may break only at soft hyphens. Returns the parts of words between soft hyphens that are
 * nevertheless broken across two lines.
 */
function broken(elements) {
  const range = document.createRange();
  return elements.flatMap((each) => {
    const text = [...each.childNodes].find(({ data, nodeType }) => nodeType === Node.TEXT_NODE && data);
    return [...text.data.matchAll(/[^\s\u00AD]+/g)].flatMap(({ 0: part, index }) => {
      // Skips the first letter after a soft hyphen, because a hyphen drawn on the line before would count as part of
      // it.
      range.setStart(text, index + (text.data[index - 1] === '\u00AD' ? 1 : 0));
      range.setEnd(text, index + part.length);
      return new Set([...range.getClientRects()].flatMap(({ width, top }) => (width > 0 ? [top] : []))).size > 1
        ? [part]
        : [];
    });
  });
}

/**
 * Waits until nothing moves, and returns how far the question (without its answers) or curtain extends above and below the window, and how
 * far the page is scrolled, in px.
 */
const seenOf = (page, tag) =>
  page.evaluate(async (name) => {
    const game = document.querySelector(name);
    const asked = await window.until(
      () =>
        game.shadowRoot?.querySelector('[part=curtain]') ??
        window.choicesOf(game)?.piece.shadowRoot.querySelector('h3'),
    );
    let before;
    await window.until(() => {
      const now = `${asked.getBoundingClientRect().top} ${scrollY}`;
      return before === now || void (before = now);
    });
    const { top, bottom } = asked.getBoundingClientRect();
    return {
      above: Math.max(0, Math.round(-top)),
      below: Math.max(0, Math.round(bottom - innerHeight)),
      y: Math.round(scrollY),
    };
  }, tag);

for (const tag of tags) {
  test(`<${tag}>: pressing Start on a phone scrolls to the question`, limit, async () => {
    const { page } = await open({ body: formOf(tag), ...small, painted: true });
    const begin = page.locator(`${tag} [part=begin]`);
    await begin.evaluate((button) => {
      button.scrollIntoView();
    });
    await begin.click();
    const { above, below } = await seenOf(page, tag);
    assert.deepEqual({ above, below }, { above: 0, below: 0 });
    await page.context().close();
  });

  test(
    `<${tag}>: pressing New game on a phone scrolls to the top of the form, but leave() does not scroll`,
    limit,
    async () => {
      const { page } = await open({
        body: formOf(tag).replace('seed', 'pace="0" seats="person random" seed'),
        ...small,
        painted: true,
      });
      const drawer = page.locator(`${tag} #tab-match`);
      const leave = page.locator(tag).getByRole('button', { name: 'New game' });
      const formOn = () =>
        page.evaluate(async (name) => {
          const game = document.querySelector(name);
          await window.until(() => game.shadowRoot.querySelector('form'));
          await game.updateComplete;
          const { top, bottom } = game.shadowRoot.querySelector('h2').getBoundingClientRect();
          return {
            seen: top >= 0 && bottom <= innerHeight,
            focus: game.shadowRoot.activeElement?.localName,
            y: scrollY,
          };
        }, tag);
      await seenOf(page, tag);
      await drawer.click();
      await page.locator(tag).getByText('Give up this match').click();
      await leave.click();
      const { seen, focus } = await formOn();
      assert.deepEqual({ seen, focus }, { seen: true, focus: 'h2' });
      await page.evaluate((name) => {
        scrollTo(0, 0);
        document.activeElement.blur();
        document.querySelector(name).newGame();
      }, tag);
      await drawer.waitFor();
      await page.evaluate((name) => {
        document.querySelector(name).leave();
      }, tag);
      const { y, focus: none } = await formOn();
      assert.deepEqual({ y, none }, { y: 0, none: undefined });
      await page.context().close();
    },
  );

  test(`<${tag}>: a match that is begun by a script or by attributes does not scroll the page`, limit, async () => {
    // Without a pace, no great moment stops the table before the question.
    const { page } = await open({ body: formOf(tag).replace('seed', 'pace="0" seed'), ...small, painted: true });
    await page.locator(`${tag} form`).waitFor();
    await page.evaluate((name) => {
      document.querySelector(name).newGame();
    }, tag);
    assert.equal((await seenOf(page, tag)).y, 0);
    await page.evaluate((name) => {
      document.querySelector(name).seats = 'person random';
    }, tag);
    assert.equal((await seenOf(page, tag)).y, 0);
    await page.context().close();
  });

  for (const lang of ['en', 'de'])
    test(
      `<${tag}>: with letters of twice the size, the form fits into 320 px, and titles break only at hyphens (${lang})`,
      limit,
      async () => {
        const { page } = await open({ body: `<${tag} no-save loading="eager"></${tag}>`, head: large, lang, ...small });
        await page.locator(`${tag} form`).waitFor();
        assert.deepEqual(
          [await page.evaluate(tooWide, tag), await page.locator(`${tag} form b`).evaluateAll(broken)],
          [[], []],
        );
        await page.context().close();
      },
    );
}

test('if the match begins with a curtain, pressing Start scrolls to it', limit, async () => {
  const { page } = await open({ body: formOf('sanitarium-game'), ...small, painted: true });
  await page.locator('sanitarium-game summary').click();
  await page.locator('sanitarium-game .occupant select').nth(1).selectOption('person');
  await page.locator('sanitarium-game [part=begin]').click();
  await page.locator('sanitarium-game [part=curtain]').waitFor();
  const { above, below } = await seenOf(page, 'sanitarium-game');
  assert.deepEqual({ above, below }, { above: 0, below: 0 });
  await page.context().close();
});

test(
  'at twice the text size in a window of 320 px, the names of Characters and worn Items break only at hyphens',
  limit,
  async () => {
    const { page } = await open({
      body: '<lobotomy-game no-save pace="0" seed="begin" loading="eager" seats="person expert expert expert expert"></lobotomy-game>',
      head: large,
      ...small,
    });
    await page.locator('lobotomy-game .cast').waitFor();
    assert.deepEqual(await page.locator('lobotomy-game .cast .who b').evaluateAll(broken), []);
    await page.locator('lobotomy-game #tab-hand').click();
    const worn = page.locator('lobotomy-game nw1-card-hand .name', { hasText: 'Straitjacket' });
    await worn.waitFor();
    assert.deepEqual(await worn.evaluateAll(broken), []);
    await page.context().close();
  },
);
