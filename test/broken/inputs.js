// Inputs that are wrong by hand: what they are, and the fault that each has to end in. A case is a good input with something
// else `put` at a path or `take`n away (`raw`: put as JSON text, for what an object cannot say); or `json`; or `text`, which is
// no JSON.
import { readFileSync } from 'node:fs';

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

const first = [['chapel', 'h', 0, 0]];

/** What is good before it is broken. */
const good = {
  packs: read('../../examples/packs/night-shift.json'),
  situations: { map: [...first, ['dark.1', 'h', 2, 0]], players: [{ at: [0, 0] }, { at: [0, 0] }], ap: 3 },
  setups: { seed: 'broken', seats: 2 },
  examples: { game: 'sanitarium', seats: 2, situation: { map: [...first, ['wheelchair.1', 'h', 2, 0]], ap: 2, players: [{ at: [0, 0] }] }, steps: ['move:2'] },
};

/** A match as it is passed on; where there is a record it goes before the save. */
export const passedOn = (match) => JSON.parse(JSON.stringify({ game: 'sanitarium', names: ['Ada', 'Bruno'], save: match.save(), record: match.record(0) }));

/** Inputs of a kind: why each is wrong, its text, and the code and path of the fault. */
export const inputs = (kind, base = good[kind]) => read(`${kind}.json`).map((each) => ({ ...each, text: textOf(each, base) }));

/** What a link holds that no element can read. */
export const links = read('links.json').map((each) => ({ ...each, code: 'link-unread', path: 'link' }));

/** Attributes that an element refuses: `tag`, `attributes`, and the fault. */
export const attributes = read('attributes.json');
