// Inputs that are wrong by hand: what they are, and the fault that each has to end in. A case is a good input with something
// else `put` at a path or `take`n away (`raw`: put as JSON text, for what an object cannot say); or `json`; or `text`, which is
// no JSON. What every game refuses stands in this folder, what one of them refuses in a folder of its own.
import { existsSync, readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The parent of what is at the path, and its name there. */
function placeIn(root, path) {
  const keys = path.split('/');
  const name = keys.pop();
  return [keys.reduce((value, key) => value[key], root), name];
}

/** The text that is handed over. */
function textOf({ text, json, put = {}, take = [], raw = {} }, good) {
  if (text !== undefined) return text;
  if (json !== undefined) return JSON.stringify(json);
  const value = structuredClone(good);
  for (const [path, what] of Object.entries(put)) {
    const [parent, name] = placeIn(value, path);
    parent[name] = what;
  }
  for (const path of take) {
    const [parent, name] = placeIn(value, path);
    if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else delete parent[name];
  }
  for (const path of Object.keys(raw)) {
    const [parent, name] = placeIn(value, path);
    parent[name] = `<${path}>`;
  }
  return Object.entries(raw).reduce((all, [path, what]) => all.replace(`"<${path}>"`, what), JSON.stringify(value));
}

const goodOf = (game) => read(`${game}/good.json`);

/** What is good before it is broken; of packs it is a file of the examples. */
function good(kind, game) {
  const value = goodOf(game)[kind];
  return kind === 'packs' ? read(`../../${value}`) : value;
}

/** What the game reads: a position, a set-up …, and always saves and matches that are passed on. */
export const kindsOf = (game) => [...Object.keys(goodOf(game)), 'saves', 'matches'];

/** A match as it is passed on; where there is a record it goes before the save. */
export const passedOn = (match, game = 'sanitarium') => JSON.parse(JSON.stringify({ game, names: ['Ada', 'Bruno'], save: match.save(), record: match.record(0) }));

const rows = (file) => (existsSync(new URL(file, import.meta.url)) ? read(file) : []);
const of = (kind, game, base, all) => all.map((each) => ({ ...each, text: textOf(each, base ?? good(kind, game)) }));

/** Inputs of a kind that only this game refuses so: why each is wrong, its text, and the code and path of the fault. */
export const own = (kind, game, base) => of(kind, game, base, rows(`${game}/${kind}.json`));

/** With those that every game refuses. */
export const inputs = (kind, game, base) => [...of(kind, game, base, rows(`${kind}.json`)), ...own(kind, game, base)];

/** What a link holds that no element can read. */
export const links = read('links.json').map((each) => ({ ...each, code: 'link-unread', path: 'link' }));

/** Attributes that an element refuses: `tag`, `attributes`, and the fault. */
export const attributes = read('attributes.json');
