// Which module goes into which file of cdn/: one file per element over at most three that are shared.
//   core   Lit, the base, and whatever pieces share
//   table  what only games need: kernel, cards, tables, bots
//   parts  the small pieces (nw-…)
// What is loaded late (languages, pictures, the validation of packs) has files of its own.
import { relative, resolve } from 'node:path';

const PARTS = 'parts';
const partsModule = '\0parts';
const path = (id) => relative('src', id).replaceAll('\\', '/');
const isGame = (file) => file.endsWith('-game');
const isMachinery = (id) => /^engine\/(?!games\/|dice\/|board\/|puzzle\/)/.test(path(id));

/**
 * Input, plugin and chunks for Rollup, and for each tag its file.
 * @param {readonly {tag: string, folder: string, small: boolean}[]} elements
 */
export function cdnFiles(elements) {
  const module = (folder, name) => resolve(`src/components/${folder}/${name}.ts`);
  const fileOf = ({ tag, small }) => (small ? PARTS : tag);
  const small = elements.filter((element) => element.small);
  const fileOfFolder = new Map(elements.map((element) => [element.folder, fileOf(element)]));
  const fileOfEntry = new Map(elements.filter((element) => !element.small).map(({ tag, folder }) => [module(folder, 'define'), tag]));
  if (small.length) fileOfEntry.set(partsModule, PARTS);

  /** By module the files whose entry reaches it by static imports. */
  let owners;
  function findOwners(getModuleInfo) {
    owners = new Map();
    for (const [entry, file] of fileOfEntry) {
      const queue = new Set([entry]);
      for (const id of queue) {
        owners.set(id, (owners.get(id) ?? new Set()).add(file));
        for (const imported of getModuleInfo(id).importedIds) queue.add(imported);
      }
    }
  }

  /** Does `file` import an element that lives in `other`? */
  const needs = (file, other) =>
    file === other || elements.some((element) => fileOf(element) === other && owners.get(module(element.folder, element.folder))?.has(file));

  function manualChunks(id, { getModuleInfo }) {
    if (!owners) findOwners(getModuleInfo);
    const files = [...(owners.get(id) ?? [])];
    if (!files.length) return /^messages\/(.+)\.ts$/.exec(path(id))?.[1]; // a late language: de/dice-pool
    const own = fileOfFolder.get(/^components\/([^/]+)\//.exec(path(id))?.[1]);
    if (own) return own;
    if (files.every(isGame) && (files.length > 1 || isMachinery(id))) return 'table';
    return files.find((one) => files.every((file) => needs(file, one))) ?? 'core';
  }

  return {
    input: { nightward: 'src/cdn/nightward.ts', ...Object.fromEntries([...fileOfEntry].map(([entry, file]) => [file, entry])) },
    plugin: {
      name: 'parts',
      resolveId: (id) => (id === partsModule ? id : null),
      load: (id) => (id === partsModule ? small.map(({ folder }) => `import ${JSON.stringify(module(folder, 'define'))};`).join('\n') : null),
    },
    manualChunks,
    fileOfTag: Object.fromEntries(elements.map((element) => [element.tag, fileOf(element)])),
  };
}
