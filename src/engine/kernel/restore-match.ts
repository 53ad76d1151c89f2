// The door into an old match: a save from outside is checked, replayed, and compared with the position it claims.
import { contentOf, isFace, isListOf, isRecord, isText, openMatch } from './create-match.js';
import { fault } from './faults.js';
import type { Recipe, Snapshot } from './machine.js';
import { LiveMatch } from './live-match.js';
import { packHash, positionHash } from './records.js';
import { outsideFault } from './untrusted-json.js';
import type { Choice, Fault, Json, Result, Rules, Save } from './types.js';

/**
 * A match from a save. The same version is replayed and checked against the snapshot's hash; of another version the
 * snapshot is migrated by the game, and what was chosen before is no longer undone.
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
    return fault('save-game', 'game', `this is a save of "${save.game.slice(0, 40)}", not of "${rules.id}"`);
  const content = contentOf(rules, pack);
  if (save.pack !== packHash(rules, content)) return otherCards('pack');
  const path = save.version !== rules.version ? 'snapshot' : save.from ? 'from' : null;
  if (path === null) return replayed(save, openMatch(rules, { ...save, pack }));
  if (positionHash(save.from, save.snapshot) !== save.hash) return fault('save-hash', 'hash', changed);
  if (!rules.migrate)
    return fault(
      'save-version',
      path === 'from' ? path : 'version',
      `${rules.id} of version ${rules.version} cannot go on from a position of version ${save.version}`,
    );
  try {
    const position = rules.migrate(save[path] as Json, save.version);
    if (!position.ok) return position;
    const match = resumed(rules, save, content, position.value);
    return path === 'from' ? replayed(save, match) : match;
  } catch (error) {
    // A position is the game's own, and its shape is not checked here: what is no position fails in the game's functions.
    return fault('save-position', path, `this is no position of ${rules.id}: ${String(error)}`);
  }
}

export const otherCards = (path: string): { ok: false; error: Fault } =>
  fault('save-pack', path, 'this match was played with another pack of cards; load that pack first');

const changed = 'the choices do not lead to the saved position; the save was changed';

function replayed<S, V>(save: Save, opened: Result<LiveMatch<S, V>, Fault>): Result<LiveMatch<S, V>, Fault> {
  if (!opened.ok) return opened;
  for (const [i, [seat, n, id]] of save.choices.entries()) {
    const chosen = opened.value.choose(seat, n, id);
    if (!chosen.ok) return fault('save-choice', `choices/${i}`, chosen.error.message);
  }
  return positionHash(save.from, opened.value.snapshot()) === save.hash ? opened : fault('save-hash', 'hash', changed);
}

/** A match that begins at a position. */
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
  const odd = outsideFault(json, 4e6);
  if (odd) return { ok: false, error: odd };
  if (!isRecord(json)) return fault('save-shape', '', 'a save is a JSON object');
  if (json['format'] !== 1) return fault('save-format', 'format', 'this version reads saves of format 1');
  const texts = ['game', 'pack', 'hash'].find((key) => typeof json[key] !== 'string');
  if (texts) return fault('save-shape', texts, 'has to be a text');
  if (typeof json['version'] !== 'number') return fault('save-shape', 'version', 'has to be a number');
  if (typeof json['seed'] !== 'string' && typeof json['seed'] !== 'number')
    return fault('save-shape', 'seed', 'has to be a text or a number');
  if (!isListOf(json['seats'], isText)) return fault('save-shape', 'seats', 'has to be a list of names');
  if (!isListOf(json['faces'], isFace)) return fault('save-shape', 'faces', 'has to be a list of scripted results');
  if (!isRecord(json['snapshot'])) return fault('save-shape', 'snapshot', 'has to be a position');
  if (!isListOf(json['choices'], isChoice))
    return fault('save-shape', 'choices', 'has to be a list of [seat, question, option]');
  return { ok: true, value: json as unknown as Save };
}

const isChoice = (value: unknown): value is Choice =>
  Array.isArray(value) &&
  value.length === 3 &&
  Number.isInteger(value[0]) &&
  Number.isInteger(value[1]) &&
  typeof value[2] === 'string';
