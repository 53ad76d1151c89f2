// Reads dice that an author has written in JSON. Returns a dice system, or all faults at once, each with its path.
import { isText } from '../kernel/json-shape.js';
import type { Fault, Result } from '../kernel/types.js';
import { asRecord, isIntegerIn, worthOf } from './pool.js';
import { systemOf, systems } from './systems.js';
import { die, type Die, type Explosion, type System } from './types.js';

/**
 * Reads a dice system as an author writes it, for example `{"dice": {"bone": ["", "skull", "skull skull", 3]},
 * "counts": {"skull": 1, "pip": 1}, "explode": {"on": "skull", "add": 1}}`. A face is a number of pips or the names of
 * symbols. `counts` gives the value of each symbol; if it is left out, every symbol has the value 1. The value of a
 * face is at most 1000; in a system with exploding dice, at most 20, or 4 if each explosion throws two dice. A string
 * stands for a system of the library: its id, or `d2` to `d999`.
 */
export function readSystem(json: unknown): Result<System, readonly Fault[]> {
  const faults: Fault[] = [];
  const fault = (path: string, message: string): void => {
    faults.push({ code: 'system', path, message });
  };
  if (typeof json === 'string') {
    const known = systemOf(json);
    if (known) return { ok: true, value: known };
    fault('', `Write one of ${Object.keys(systems).join(', ')}, or a system as an object.`);
    return { ok: false, error: faults };
  }
  const source = asRecord(json);
  const dice: Record<string, Die> = {};
  const symbols = new Set<string>();
  for (const [name, faces] of Object.entries(asRecord(source['dice']))) {
    const path = `dice/${name.slice(0, 40)}`;
    if (!word.test(name)) fault(path, 'A name must be lower-case letters, digits and dashes.');
    else if (!Array.isArray(faces) || faces.length < 2 || faces.length > 100)
      fault(path, 'A die must be a list of 2 to 100 faces.');
    else {
      faces.forEach((face, i) => {
        if (!isFace(face))
          fault(`${path}/${i}`, 'A face must be a number from 0 to 1000, or up to six names of symbols.');
      });
      const made = die(faces.filter(isFace), name);
      dice[name] = made;
      for (const face of made.faces) for (const symbol of Object.keys(face)) symbols.add(symbol);
    }
  }
  if (!Object.keys(dice).length) fault('dice', 'Add at least one die.');
  const counts: Record<string, number> = {};
  for (const [symbol, n] of Object.entries(
    asRecord(source['counts'] ?? Object.fromEntries([...symbols].map((s) => [s, 1]))),
  )) {
    if (!symbols.has(symbol)) fault(`counts/${symbol.slice(0, 40)}`, noFace);
    else if (isIntegerIn(n, 0, 100)) counts[symbol] = n;
    else fault(`counts/${symbol}`, 'The value of a symbol must be a whole number from 0 to 100.');
  }
  const keep = source['keep'] === 'one';
  if (!keep && source['keep'] !== undefined) fault('keep', 'This must be "one", or be left out.');
  const explode = source['explode'] === undefined ? undefined : asRecord(source['explode']);
  const burst: Explosion = {
    on: isText(explode?.['on']) ? explode['on'] : '',
    add: isIntegerIn(explode?.['add'], 0, 2) ? explode['add'] : 1,
    reroll: explode?.['reroll'] === true,
  };
  if (explode) {
    const m = burst.add + Number(burst.reroll);
    const share = Math.max(
      ...Object.values(dice).map(({ faces }) => faces.filter((face) => face[burst.on]).length / faces.length),
    );
    if (!symbols.has(burst.on)) fault('explode/on', noFace);
    if (m < 1 || m > 2)
      fault('explode/add', 'Let an exploding die add one or two dice; with "reroll", the die itself counts as one.');
    if (m * share > 0.8) fault('explode', 'Rolls would hardly ever end; let fewer faces explode.');
    if (keep) fault('explode', 'With "keep", dice cannot explode; remove one of the two.');
  }
  // Exact odds list every possible total, so the values of faces need a limit. Exploding dice have no highest total.
  // Within these limits, the chance of a total beyond the list is less than 1 in 10^11.
  const most = !explode ? 1000 : burst.add + Number(burst.reroll) < 2 ? 20 : 4;
  const tooMuch = `A face may be worth at most ${most}${explode ? ' when dice explode' : ''}; lower its value.`;
  if (!faults.length) {
    for (const [name, { faces }] of Object.entries(dice))
      faces.forEach((face, i) => {
        if (worthOf(counts, face) > most) fault(`dice/${name}/${i}`, tooMuch);
      });
  }
  const first = Object.keys(dice)[0] ?? '';
  const system: System = {
    id: typeof source['id'] === 'string' ? source['id'] : first,
    dice,
    counts,
    pool: { dice: 1 },
    changes: source['changes'] === true,
    ...(keep && { keep: 'one' as const }),
    ...(explode && { explode: burst }),
  };
  return faults.length ? { ok: false, error: faults } : { ok: true, value: system };
}

const noFace = 'No face has this symbol; correct its name.';
const word = /^(?!constructor$)[a-z][a-z0-9-]{0,23}$/;
const isFace = (face: unknown): face is string | number =>
  isIntegerIn(face, 0, 1000) ||
  (typeof face === 'string' &&
    face.split(' ').filter(Boolean).length <= 6 &&
    face.split(' ').every((symbol) => !symbol || word.test(symbol)));
