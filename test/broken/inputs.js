// Hand-made wrong inputs, and the fault that each has to cause. A case is a good input with changes: `put` replaces
// values at paths, `take` removes them, and `raw` puts JSON text that no object can express. Or it is a whole input:
// `json`, or `text` that is not JSON. Inputs that every game refuses are in this folder; inputs that only one game
// refuses are in the folder of that game.
import { existsSync, readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The parent of the value at the path, and the value's name in it. */
function placeIn(root, path) {
  const keys = path.split('/');
  const name = keys.pop();
  return [keys.reduce((value, key) => value[key], root), name];
}

/** The input of a case as text. */
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

/** The good input that the cases of a kind change. For packs, this is a file of the examples. */
function good(kind, game) {
  const value = goodOf(game)[kind];
  return kind === 'packs' ? read(`../../${value}`) : value;
}

/** The kinds of input that the game reads, such as situations and set-ups; all games read saves and shared matches. */
export const kindsOf = (game) => [...Object.keys(goodOf(game)), 'saves', 'matches'];

/** A match as it is shared. A reader that finds a record uses the record, not the save. */
export const passedOn = (match, game = 'sanitarium') => JSON.parse(JSON.stringify({ game, names: ['Ada', 'Bruno'], save: match.save(), record: match.record(0) }));

const rows = (file) => (existsSync(new URL(file, import.meta.url)) ? read(file) : []);
const of = (kind, game, base, all) => all.map((each) => ({ ...each, text: textOf(each, base ?? good(kind, game)) }));

/** Inputs that only this game refuses: why each is wrong, its text, and the code and path of the fault. */
export const own = (kind, game, base) => of(kind, game, base, rows(`${game}/${kind}.json`));

/** The inputs for one game, including those that every game refuses. */
export const inputs = (kind, game, base) => [...of(kind, game, base, rows(`${kind}.json`)), ...own(kind, game, base)];

/** The contents of links that no element can read. */
export const links = read('links.json').map((each) => ({ ...each, code: 'link-unread', path: 'link' }));

/** Attributes that an element refuses: `tag`, `attributes`, and the fault. */
export const attributes = read('attributes.json');
