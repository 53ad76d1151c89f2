// Imports the test files named on the command line one after another, so that one process runs them all. A file that cannot be
// imported counts as a failed test.
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
