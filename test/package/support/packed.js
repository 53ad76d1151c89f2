// The package as npm publishes it, unpacked for a test.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Packs the package, and unpacks it into `folder`, which it creates. */
export function unpack(folder) {
  mkdirSync(folder, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const file = join(folder, filename);
  execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  rmSync(file);
}
