// Plays the thousand recorded matches of each game: `npm run matches`. `npm run matches -- <game>` plays those of one game;
// `--write` records them anew, where a rule was meant to change.
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const game = args.find((each) => !each.startsWith('--'));
const env = {
  ...process.env,
  BLOCKS: '20',
  ...(game && { GAME: game }),
  ...(args.includes('--write') && { WRITE: '1' }),
};
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', 'test/engine/every-game/recorded-matches.spec.ts'],
  {
    stdio: 'inherit',
    env,
  },
);
process.exitCode = status ?? 1;
