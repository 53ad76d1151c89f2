// Finds files by the end of their names; Node 20 has no globs of its own.
import { existsSync, readdirSync } from 'node:fs';

/** Paths below `folder` that end with `ending`, sorted; none where there is no such folder. */
export function filesBelow(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .sort();
}
