// Hashes of published matches, worked examples and packs. A hash changes with any difference in the events, rules or
// questions that a seat sees.
import { createHash } from 'node:crypto';
import {
  createMatch,
  restoreMatch,
  validatePack,
  type Question,
  type Rules,
  type Save,
} from '../../src/engine/index.js';
import { playExample } from '../../src/engine/table/example.js';
import { published } from '../engine/every-game/games.js';

function rulesOf(is: (id: string) => boolean): Rules {
  const game = published.find(({ id }) => is(id));
  if (!game) throw new Error('no game has this id');
  return game.rules;
}

/** Leaves out `common`, a field of questions that was added later, so that earlier hashes stay valid. */
const asTold = (name: string, value: unknown): unknown =>
  name === 'questions' ? (value as readonly Question[]).map(({ common: _, ...question }) => question) : value;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, asTold)).digest('hex').slice(0, 16);

/** Returns the hash of what each seat and a spectator see of a saved match, or the fault of the save. */
export function viewsOf(save: Save): unknown {
  const restored = restoreMatch(
    rulesOf((id) => id === save.game),
    save,
  );
  return restored.ok ? hash([...save.seats.keys(), null].map((seat) => restored.value.view(seat))) : restored.error;
}

/** Returns the hash of all moments of a worked example, or its fault. */
export function momentsOf(example: unknown): unknown {
  const { game } = example as { readonly game?: unknown };
  const played = playExample(
    rulesOf((id) => id === game),
    example,
  );
  return played.ok ? hash(played.value) : played.error;
}

/**
 * Returns the hash of the first views of a match with a pack, or the faults of the pack. The `$schema` of the pack
 * determines the game.
 */
export function playedWith(file: unknown): unknown {
  const { $schema } = file as { readonly $schema: string };
  return firstViews(
    rulesOf((id) => $schema.includes(id)),
    file,
  );
}

function firstViews(game: Rules, file: unknown): unknown {
  const read = validatePack(game, file);
  if (!read.ok) return read.error;
  const match = createMatch(game, { seed: 'corpus', seats: 2, pack: read.value });
  return hash([0, 1, null].map((seat) => match.view(seat)));
}
