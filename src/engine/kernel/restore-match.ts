// Reads a save, which may be untrusted: checks its shape, replays it, and compares the result with the saved position.
import { isFace } from './chance.js';
import { contentOf, openMatch } from './create-match.js';
import { fault } from './faults.js';
import { isListOf, isRecord, isText } from './json-shape.js';
import type { Recipe, Snapshot } from './machine.js';
import { LiveMatch } from './match.js';
import { packHash, positionHash } from './save-hashes.js';
import { untrustedJsonFault } from './untrusted-json.js';
import type { Choice, Fault, Json, Result, Rules, Save } from './types.js';

/**
 * Restores a match from a save. A save of the same version of the rules is replayed and checked against its hash. A
 * save of another version continues from its snapshot, which the game migrates; the choices in such a save can no
 * longer be undone.
 * @param json Untrusted, at most 4 MB. The code of a fault in its form begins with `save-` or `json-`.
 * @param pack The pack that the match was played with. Default: the game's own pack.
 */
export function restoreMatch<S, C, O, V>(
  rules: Rules<S, C, O, V>,
  json: unknown,
  pack?: unknown,
): Result<LiveMatch<S, V>, Fault> {
  const read = readSave(json);
  if (!read.ok) return read;
  const save = read.value;
  if (save.game !== rules.id)
    return fault('save-game', 'game', `This is a save of "${save.game.slice(0, 40)}"; choose one of "${rules.id}".`);
  const content = contentOf(rules, pack);
  if (save.pack !== packHash(rules, content)) return otherPackFault('pack');
  const path = save.version !== rules.version ? 'snapshot' : save.from ? 'from' : null;
  if (path === null) return replayed(save, openMatch(rules, { ...save, pack }));
  if (positionHash(save.from, save.snapshot) !== save.hash) return fault('save-hash', 'hash', changed);
  if (!rules.migrate)
    return fault(
      'save-version',
      path === 'from' ? path : 'version',
      `Version ${rules.version} of ${rules.id} cannot continue this save of version ${save.version}; start a new match.`,
    );
  try {
    const position = rules.migrate(save[path] as Json, save.version);
    if (!position.ok) return position;
    const match = resumed(rules, save, content, position.value);
    return path === 'from' ? replayed(save, match) : match;
  } catch (error) {
    // Only the game knows the shape of a position, so it is not checked here. A position with a wrong shape makes the
    // game's functions throw.
    return fault(
      'save-position',
      path,
      `This is not a position of ${rules.id}; use an unchanged save. ${String(error)}`,
    );
  }
}

export const otherPackFault = (path: string): { ok: false; error: Fault } =>
  fault('save-pack', path, 'This match was played with another pack; load that pack first.');

const changed = 'The save was changed: its choices and its position do not match. Use an unchanged save.';
const impossibleChoice = 'The save was changed: this choice was not possible in the match. Use an unchanged save.';

function replayed<S, V>(save: Save, opened: Result<LiveMatch<S, V>, Fault>): Result<LiveMatch<S, V>, Fault> {
  if (!opened.ok) return opened;
  for (const [i, [seat, n, id]] of save.choices.entries()) {
    if (!opened.value.choose(seat, n, id).ok) return fault('save-choice', `choices/${i}`, impossibleChoice);
  }
  return positionHash(save.from, opened.value.snapshot()) === save.hash ? opened : fault('save-hash', 'hash', changed);
}

/** Starts a match from a position instead of a set-up. */
function resumed<S, C, O, V>(
  rules: Rules<S, C, O, V>,
  save: Save,
  content: C,
  position: Json,
): Result<LiveMatch<S, V>, Fault> {
  const options = rules.options(save.options ?? {}, save.seats.length);
  if (!options.ok) return options;
  const { seats, situation, seed, faces } = save;
  const recipe: Recipe = {
    seats,
    options: options.value,
    content,
    situation,
    seed,
    faces,
    snapshot: position as unknown as Snapshot,
  };
  const match = new LiveMatch(rules as Rules<S, unknown, unknown, V>, recipe);
  const begun = match.begin();
  return begun.ok ? { ok: true, value: match } : begun;
}

function readSave(json: unknown): Result<Save, Fault> {
  const inputFault = untrustedJsonFault(json, 4e6);
  if (inputFault) return { ok: false, error: inputFault };
  if (!isRecord(json)) return fault('save-shape', '', 'A save must be a JSON object.');
  if (json['format'] !== 1)
    return fault('save-format', 'format', 'The format must be 1, as in every save that this version can read.');
  const texts = ['game', 'pack', 'hash'].find((key) => typeof json[key] !== 'string');
  if (texts) return fault('save-shape', texts, 'This must be a string.');
  if (typeof json['version'] !== 'number') return fault('save-shape', 'version', 'The version must be a number.');
  if (typeof json['seed'] !== 'string' && typeof json['seed'] !== 'number')
    return fault('save-shape', 'seed', 'The seed must be a string or a number.');
  if (!isListOf(json['seats'], isText)) return fault('save-shape', 'seats', 'The seats must be a list of names.');
  if (!isListOf(json['faces'], isFace))
    return fault('save-shape', 'faces', 'The faces must be a list of scripted results.');
  if (!isRecord(json['snapshot']))
    return fault('save-shape', 'snapshot', 'The snapshot must be a position, as an object.');
  if (!isListOf(json['choices'], isChoice))
    return fault('save-shape', 'choices', 'The choices must be a list of [seat, question, option].');
  return { ok: true, value: json as unknown as Save };
}

const isChoice = (value: unknown): value is Choice =>
  Array.isArray(value) &&
  value.length === 3 &&
  Number.isInteger(value[0]) &&
  Number.isInteger(value[1]) &&
  typeof value[2] === 'string';
