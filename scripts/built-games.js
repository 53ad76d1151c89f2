// The games of package.json#builtGames: one that is whole by its name, one of which a part is built as
// {game, part, ids}: `part` is the game and the page that are made of it, `ids` what it holds of the specification, each an id,
// a group (MOM-PUZ) or a run of ids (MOM-EX-28..44).
import { readFileSync } from 'node:fs';

export const builtGames = JSON.parse(readFileSync('package.json', 'utf8')).builtGames.map((entry) =>
  typeof entry === 'string' ? { game: entry, part: entry, ids: null } : entry,
);

/** Those of all ids of a game's specification that have to be there. A name that none of them bears is a mistake. */
export function demanded({ game, ids }, all) {
  if (ids === null) return all;
  const wanted = new Set(
    ids.flatMap((name) => {
      const [, group, from, to = from] = /^(.+?)(?:-(\d+)(?:\.\.(\d+))?)?$/.exec(name);
      const numbers =
        from === undefined
          ? []
          : Array.from({ length: to - from + 1 }, (_, i) => `${group}-${String(Number(from) + i).padStart(2, '0')}`);
      const found = from === undefined ? all.filter((id) => id.replace(/-\d+$/, '') === group) : numbers;
      const unknown = found.filter((id) => !all.includes(id));
      if (!found.length || unknown.length)
        throw new Error(`package.json#builtGames names ${unknown[0] ?? name}, but docs/rules/${game}.md has none.`);
      return found;
    }),
  );
  return all.filter((id) => wanted.has(id));
}
