// Lessons and whole matches by ear and keys, by touch, and by somebody new who reads; those of Sanitarium in every mode and with every
// number of players, those of Asylum Escape in both versions and with up to seven people at a device; and whole matches with packs that
// are wholly another's: `npm run walks`, after a build. `npm test` plays a few.
import { spawnSync } from 'node:child_process';
import { filesBelow } from './files.js';

const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    '--test-concurrency=1',
    ...filesBelow('test/package', '.spec.js').filter((file) =>
      /\/walks\/|\/pages\/speed|publisher-all-games/.test(file),
    ),
  ],
  { stdio: 'inherit', env: { ...process.env, WALKS: 'all' } },
);
process.exitCode = status ?? 1;
