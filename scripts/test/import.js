// Imports the files of tests that are named on the command line, one after the other: one process starts and warms up for all
// of them. A file that cannot be imported is a test that fails.
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    test(file, () => {
      throw error;
    });
  }
}
