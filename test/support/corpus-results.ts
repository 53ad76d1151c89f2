// What was published of matches, worked examples and packs, as a number that is another where anything in it is other: what
// happened, by which rules, what is asked and what each seat sees of it.
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
  if (!game) throw new Error('no game is of that id');
  return game.rules;
}

/** That a question is one of all who play is told since then: nothing that was published is other for it. */
const asTold = (name: string, value: unknown): unknown =>
  name === 'questions' ? (value as readonly Question[]).map(({ common: _, ...question }) => question) : value;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, asTold)).digest('hex').slice(0, 16);

/** Of a saved match: what each seat and whoever watches see; else the fault. */
export function viewsOf(save: Save): unknown {
  const restored = restoreMatch(
    rulesOf((id) => id === save.game),
    save,
  );
  return restored.ok ? hash([...save.seats.keys(), null].map((seat) => restored.value.view(seat))) : restored.error;
}

/** Of a worked example: all its moments; else the fault. */
export function momentsOf(example: unknown): unknown {
  const { game } = example as { readonly game?: unknown };
  const played = playExample(
    rulesOf((id) => id === game),
    example,
  );
  return played.ok ? hash(played.value) : played.error;
}

/** Of a pack: the first views of a match with it; else the faults. Its schema says whose it is. */
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
