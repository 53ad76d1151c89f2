// Finds every game: each folder of src/engine/games with a game.ts. The folder's name is the game's id.
import { existsSync, readdirSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const FOLDER = new URL('../../src/engine/games/', import.meta.url);

/** The descriptors of all games, sorted by id. */
export const games = await Promise.all(
  readdirSync(FOLDER)
    .filter((id) => existsSync(new URL(`${id}/game.ts`, FOLDER)))
    .sort()
    .map(async (id) => {
      const { game } = await tsImport(new URL(`${id}/game.ts`, FOLDER).href, import.meta.url);
      return { id, ...game };
    }),
);

/** Whether the game's folder in src/engine/games contains a file, such as `cards/schema/pack-schema.ts`. */
export const hasFile = ({ id }, file) => existsSync(new URL(`${id}/${file}`, FOLDER));

/** The rule ids that the game implements. Throws if its descriptor names an id that the specification does not have. */
export function builtRules({ id: game, builtRules: parts }, all) {
  if (!parts) return all;
  const wanted = new Set(
    parts.flatMap((name) => {
      const [, group, from, to = from] = /^(.+?)(?:-(\d+)(?:\.\.(\d+))?)?$/.exec(name);
      const found =
        from === undefined
          ? all.filter((id) => id.replace(/-\d+$/, '') === group)
          : Array.from({ length: to - from + 1 }, (_, i) => `${group}-${String(Number(from) + i).padStart(2, '0')}`);
      const unknown = found.filter((id) => !all.includes(id));
      if (!found.length || unknown.length)
        throw new Error(
          `The game.ts of ${game} names ${unknown[0] ?? name}, but docs/rules/${game}.md has no such rule.`,
        );
      return found;
    }),
  );
  return all.filter((id) => wanted.has(id));
}
