// Finds, imports and writes files. Paths are absolute, or relative to the project's root.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The sorted paths below `folder` that end with `ending`. Empty if the folder does not exist. Node 20 has no glob
 * function.
 */
export function filesBelow(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .sort();
}

export const importFile = (file) => import(pathToFileURL(resolve(file)).href);

/** Writes a text, unless the file already contains it. So editors and servers that watch the file are not disturbed. */
export function writeIfChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
