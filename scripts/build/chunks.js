// Decides which chunk of cdn/ contains a module. Chunks follow folders, because otherwise Rollup would make hundreds of
// small files.
import { basename, relative, sep } from 'node:path';

const pathOf = (id) => relative('src', id).replace(/\.ts$/, '').split(sep);

/**
 * The folder that gives a chunk its name: the folder of an element, a game or a subsystem. Messages belong to the chunk
 * of the code that shows them.
 */
function folderOf(id) {
  if (id.includes('node_modules')) return 'shared';
  const [area, first, second] = pathOf(id).slice(0, -1);
  if (area === 'messages' && first) return second === 'pieces' ? basename(id, '.ts') : second;
  if (area === 'engine') return first === 'games' ? (second ?? 'games') : `engine-${first}`;
  return first === 'shared' && second ? `${first}-${second}` : (first ?? 'core');
}

/**
 * The function for Rollup's `manualChunks`. It chooses the chunk by what imports the module statically, directly or
 * indirectly: the elements, and the modules that are loaded later.
 */
export function chunkOf(id, { getModuleIds, getModuleInfo }) {
  const elements = [...getModuleIds()].filter((each) => getModuleInfo(each).isEntry);
  const above = new Set([id]);
  for (const each of above) for (const importer of getModuleInfo(each).importers) above.add(importer);
  const users = elements.filter((each) => above.has(each));
  const later = [...above].filter((each) => getModuleInfo(each).dynamicImporters.length);

  if (users.length >= elements.length / 2) return 'core';
  if (users.length) return users.length + later.length === 1 ? null : folderOf(id);
  if (later.length === 1) return pathOf(later[0]).join('-');
  // Even if there are two folders, they may belong to one game: the folder of its rules and the folder of its element.
  const folders = [...new Set(later.map(folderOf))].sort();
  return folders.length <= 2 ? `${folders.join('-')}-later` : 'games';
}
