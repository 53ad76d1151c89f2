// Every game there is. A folder of src/engine/games with a game.ts is a game, and its name is the game's id.
import { existsSync, readdirSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const FOLDER = new URL('../../src/engine/games/', import.meta.url);

/** Games with their descriptors, by id in alphabetical order. */
export const games = await Promise.all(
  readdirSync(FOLDER)
    .filter((id) => existsSync(new URL(`${id}/game.ts`, FOLDER)))
    .sort()
    .map(async (id) => {
      const { game } = await tsImport(new URL(`${id}/game.ts`, FOLDER).href, import.meta.url);
      return { id, ...game };
    }),
);

/** Whether a file of the game's folder in src/engine/games is there: `cards/schema/pack-schema.ts`. */
export const hasFile = ({ id }, file) => existsSync(new URL(`${id}/${file}`, FOLDER));

/** The ids of a specification that have to be built. Throws if the descriptor names one that the specification does not have. */
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
