// Finds files by the end of their names. Node 20 has no glob function.
import { existsSync, readdirSync } from 'node:fs';

/** The sorted paths below `folder` that end with `ending`. Empty if the folder does not exist. */
export function filesBelow(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .sort();
}
