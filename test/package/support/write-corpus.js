// `npm run build && npm run corpus` rewrites the corpus folder of the version in preparation, with everything that no
// earlier folder contains. After publishing, package.json gets the next version, so the folder of a published version
// never changes.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from '../../../scripts/support/files.js';
import { createMatch } from '../../../src/engine/index.js';
import { published as games } from '../../engine/every-game/games.js';
import { momentsOf, playedWith, viewsOf } from '../../support/corpus-results.js';
import { earlier, elementFor, examples, folder, kept, reader, scripts, snippets, version } from './corpus.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const published = earlier();
/** Whether no earlier version contains an item like this. */
const isNew = (list, same) => !published.some((index) => index[list].some(same));

rmSync(folder, { recursive: true, force: true });
for (const inner of ['saves', 'packs', 'matches']) mkdirSync(`${folder}/${inner}`, { recursive: true });
for (const inner of ['packs', 'matches'])
  if (existsSync(`examples/${inner}`)) cpSync(`examples/${inner}`, `${folder}/${inner}`, { recursive: true });

const saves = {};
for (const { rules, saved = [] } of games)
  for (const { name, setup, choices } of saved) {
    const match = createMatch(rules, { ...setup, seed: `corpus ${name}` });
    for (let i = 0; i < choices && match.questions.length; i++) {
      const { seat, n, options } = match.questions.find(({ standing }) => !standing) ?? match.questions[0];
      match.choose(seat, n, options[(i * 7) % options.length].id);
    }
    const save = JSON.parse(JSON.stringify(match.save()));
    writeFileSync(`${folder}/saves/${name}.json`, JSON.stringify(save));
    saves[name] = viewsOf(save);
  }

const worked = [];
for (const example of examples().filter((each) =>
  isNew('examples', (other) => JSON.stringify(other.example) === JSON.stringify(each)),
))
  worked.push({ example, moments: momentsOf(example) });
const packs = {};
for (const file of filesBelow(`${folder}/packs`, '.json')) packs[basename(file)] = playedWith(json(file));

const read = await reader(folder);
const shown = [];
/** The links, in a map so that each occurs only once. */
const links = new Map();
for (const { from, html } of snippets().filter((each) => isNew('snippets', (other) => other.html === each.html))) {
  const all = await read.shown(html);
  shown.push({ from, html, shows: kept(all) });
  // At most four links for each tag.
  for (const { tag, link, error } of all.seen)
    if (link && error === null && [...links.values()].filter((each) => each.tag === tag).length < 4)
      links.set(link, { tag, link });
}
const opened = [];
for (const { tag, link } of links.values())
  opened.push({ tag, link, shows: kept(await read.shown(elementFor({ tag, link }), link)) });
await read.close();

const lines = (list) => list.map((each) => `\n  ${JSON.stringify(each)}`).join(',');
writeFileSync(
  `${folder}/index.json`,
  `{
 "version": ${JSON.stringify(version)},
 "snippets": [${lines(shown)}\n ],
 "links": [${lines(opened)}\n ],
 "scripts": [${lines(scripts().filter((each) => isNew('scripts', (other) => other.code === each.code)))}\n ],
 "examples": [${lines(worked)}\n ],
 "saves": ${JSON.stringify(saves, null, 1)},
 "packs": ${JSON.stringify(packs, null, 1)}
}\n`,
);
console.log(
  `${folder}: ${shown.length} snippets, ${opened.length} links, ${worked.length} examples, ${Object.keys(saves).length} matches, ${Object.keys(packs).length} packs`,
);
for (const { example, moments } of worked)
  if (typeof moments !== 'string')
    console.log(`is wrong: ${JSON.stringify(moments)} ${JSON.stringify(example).slice(0, 200)}`);
for (const { from, html, shows } of shown)
  if (shows.troubles.length || shows.elements.some(({ error }) => error))
    console.log(`shows a fault: ${from}: ${html.slice(0, 120)} ${JSON.stringify(shows)}`);
