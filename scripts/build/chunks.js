// Which chunk of cdn/ a module lies in. Rollup alone makes hundreds of small files, so chunks follow folders.
import { basename, relative, sep } from 'node:path';

const pathOf = (id) => relative('src', id).replace(/\.ts$/, '').split(sep);

/** The folder that a chunk is named after: that of an element, of a game or of a subsystem. Messages go with what says them. */
function folderOf(id) {
  if (id.includes('node_modules')) return 'shared';
  const [area, first, second] = pathOf(id).slice(0, -1);
  if (area === 'messages' && first) return second === 'pieces' ? basename(id, '.ts') : second;
  if (area === 'engine') return first === 'games' ? (second ?? 'games') : `engine-${first}`;
  return first ?? 'core';
}

/** For Rollup's `manualChunks`. What leads to a module by static imports decides: elements, and modules imported later. */
export function chunkOf(id, { getModuleIds, getModuleInfo }) {
  const elements = [...getModuleIds()].filter((each) => getModuleInfo(each).isEntry);
  const above = new Set([id]);
  for (const each of above) for (const importer of getModuleInfo(each).importers) above.add(importer);
  const users = elements.filter((each) => above.has(each));
  const later = [...above].filter((each) => getModuleInfo(each).dynamicImporters.length);

  if (users.length >= elements.length / 2) return 'core';
  if (users.length) return users.length + later.length === 1 ? null : folderOf(id);
  if (later.length === 1) return pathOf(later[0]).join('-');
  // Of one game two folders lead here at most, that of its rules and that of its element.
  const isOfOneGame = new Set(later.map(folderOf)).size <= 2;
  return isOfOneGame ? `${folderOf(id)}-later` : 'games';
}
