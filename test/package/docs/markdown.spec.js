// Tests that the snippets of the documents work when somebody pastes them into a post: Markdown makes HTML of the post.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { marked } from 'marked';
import { current, earlier, folder, kept, reader, snippets } from '../support/corpus.js';
import { limit } from '../support/page.js';

let reading;
before(async () => {
  reading = await reader(folder);
});
after(() => reading?.close());

/** Puts text into a post, between two paragraphs. */
const post = (html) => marked.parse(`Words *before* it.\n\n${html}\n\nWords after it.`);

describe('a snippet in a post', { concurrency: 4 }, () => {
  for (const { from, html } of snippets().filter((each) => each.from.endsWith('.md')))
    test(`${from}: ${html.replace(/\s+/g, ' ').slice(0, 60)}`, limit, async () => {
      const published = [current(), ...earlier()].flatMap((index) => index.snippets).find((each) => each.html === html);
      const alone = published?.shows ?? kept(await reading.shown(html));
      assert.deepEqual(kept(await reading.shown(post(html))), alone);
      assert.ok(alone.elements.every(({ error }) => !error));
    });

  test('a board in the same line as the map, which HTML moves out of the paragraph', limit, async () => {
    const board = '<tile-grid viewer="C" show="list"><pre>\nA:B#C\n=+#+/\nD%E^F\n</pre></tile-grid>';
    const [{ error, text }] = (await reading.shown(post(board))).seen;
    assert.equal(error, null);
    assert.match(text, /^Map, 6 spaces/);
  });

  test('an example with a blank line and emphasis, which Markdown turns into paragraphs', limit, async () => {
    const example = `<rules-example>
<script type="application/json">
{ "game": "sanitarium", "seats": 2, "situation": { "map": [["chapel", "h", 0, 0], ["dark.1", "h", 2, 0]], "phase": "dice" },

"faces": [{ "die": "d6", "face": 2 }, { "die": "d6", "face": 4 }, { "die": "d6", "face": 5 }],
"steps": [{ "choose": "die:5", "say": "Five to *act*." }] }
</script>
</rules-example>`;
    const [{ error, text }] = (await reading.shown(post(example))).seen;
    assert.equal(error, null);
    assert.match(text, /Five to act\./);
  });
});
