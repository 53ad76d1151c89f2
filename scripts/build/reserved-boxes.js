// Makes cdn/nightward.css, which reserves space on a page for elements until their script has been loaded.
import { existsSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { elements } from './entry-points.js';

/** The style sheets of all elements that reserve space, then the rules that they share, minified. */
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
  // Without script, nothing would ever fill the space.
  const css = `@media (scripting: enabled) {${[...sheets.map(({ css }) => css), shared].join('')}}`;
  return (await transform(css, { loader: 'css', minify: true })).code;
}
