// Imports the test files named on the command line one after another, so that one process runs them all. A file that
// cannot be imported counts as a failed test.
import { test } from 'node:test';
import { importFile } from '../support/files.js';

for (const file of process.argv.slice(2)) {
  try {
    await importFile(file);
  } catch (error) {
    test(file, () => {
      throw error;
    });
  }
}
