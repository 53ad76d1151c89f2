// Whole games in every mode and with every number of players, by ear and keys and by touch: `npm run walks`, after a build.
// `npm test` plays a few.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['--test', 'test/package/page-ear.spec.js', 'test/package/page-touch.spec.js'], { stdio: 'inherit', env: { ...process.env, WALKS: 'all' } });
process.exitCode = status ?? 1;
