// Which chunk of cdn/ a module lies in. Rollup alone makes hundreds of small files, so chunks follow folders.
import { relative } from 'node:path';

const pathOf = (id) => relative('src', id).split(/[\\/]/);

/** The folder that a chunk is named after: that of an element, of a subsystem or of a game. */
function folderOf(id) {
  if (id.includes('/node_modules/')) return 'shared';
  const [area, first, second] = pathOf(id).slice(0, -1);
  if (area === 'engine') return first === 'games' ? (second ?? first) : `engine-${first}`;
  return first ?? area;
}

/** A feature that is imported later, and lies in a folder of its own within an element, is a chunk by itself. */
const isFeature = (root) => pathOf(root)[0] === 'components' && pathOf(root).length > 3;

/**
 * A function for Rollup's `manualChunks`. The roots of a module are what leads to it by static imports: entry points, and
 * modules that are imported later.
 * - With one root it lies there: in the file of the element, of the feature, or with all that the element imports later.
 * - What at least half of the elements are drawn with is the core.
 * - All else goes by its folder, and apart from what is drawn at first if it comes later. Messages go with what says them.
 */
export function chunkByFolder() {
  let elements;
  return (id, { getModuleIds, getModuleInfo }) => {
    const isEntry = (each) => getModuleInfo(each).isEntry;
    const homeOf = (each) => {
      const [area, , folder] = pathOf(each);
      if (area !== 'messages') return folderOf(each);
      const homes = new Set(getModuleInfo(each).importers.map(homeOf));
      return homes.size === 1 ? [...homes][0] : folder;
    };
    elements ??= [...getModuleIds()].filter(isEntry).length;
    const above = new Set([id]);
    for (const each of above) for (const importer of getModuleInfo(each).importers) above.add(importer);
    const roots = [...above].filter((each) => isEntry(each) || getModuleInfo(each).dynamicImporters.length);
    const entries = roots.filter(isEntry);
    if (roots.length === 1 && (entries.length || isFeature(roots[0]))) return null;
    if (entries.length >= elements / 2) return 'core';
    const home = homeOf(entries.length || roots.length > 1 ? id : roots[0]);
    // What several elements are drawn with is small; what one is, a game may load as well.
    if (entries.length) return entries.length > 1 ? home.replace(/^engine-.*/, 'engine') : home;
    if (roots.every((root) => pathOf(root)[0] === 'messages')) return pathOf(id).slice(1, -1).join('-');
    return `${home.replace(/^engine-.*/, 'engine')}-later`;
  };
}
