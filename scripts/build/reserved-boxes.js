// cdn/nightward.css: the boxes that a page reserves for elements until their script is there.
import { existsSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { elements } from './entry-points.js';

/** The sheet of each element that reserves a box, then what these have in common, minified. */
export async function reservedBoxes() {
  const sheets = elements
    .map(({ tag, folder }) => ({ tag, file: `src/components/${folder}/reserved-box.css` }))
    .filter(({ file }) => existsSync(file))
    .map(({ tag, file }) => ({ tag, css: readFileSync(file, 'utf8') }));
  const tags = (chosen) => `:is(${chosen.map(({ tag }) => tag).join(', ')})`;
  const shared = readFileSync('src/cdn/nightward.css', 'utf8')
    .replaceAll('any-element', tags(sheets))
    .replaceAll('tall-element', tags(sheets.filter(({ css }) => css.includes('--room'))))
    .replaceAll('any-game', tags(sheets.filter(({ tag }) => tag.endsWith('-game'))));
  const css = [...sheets.map(({ css }) => css), shared].join('');
  return (await transform(css, { loader: 'css', minify: true })).code;
}
