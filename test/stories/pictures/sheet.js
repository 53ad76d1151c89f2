// Writes a page that shows pictures side by side.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const escape = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Writes index.html into the folder.
 * @param {{title: string, rows: {name: string, say: string, files: [caption: string, file: string][]}[]}} sheet
 * The files are in the same folder.
 * @returns {string} The path of the page.
 */
export function writeSheet(folder, { title, rows }) {
  const figure = ([caption, file]) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${escape(caption)}</figcaption></figure>`;
  const section = ({ name, say, files }) =>
    `<section><h2>${escape(name)}</h2><p>${escape(say)}</p><div>${files.map(figure).join('')}</div></section>`;
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>
<style>
  body { margin: 16px; background: #777; color: #fff; font: 16px sans-serif }
  h2 { font-size: 1rem; margin: 24px 0 4px }
  p { margin: 0 }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  figure { margin: 0 }
  img { max-width: min(600px, 90vw) }
</style>
<h1>${escape(title)}</h1>
${rows.map(section).join('\n')}
</html>
`,
  );
  return path;
}
