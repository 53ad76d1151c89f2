// `npm start`: installs what is missing, builds, and serves the examples until it is stopped.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { serve } from './serve.js';
import { ensurePackages } from './setup.js';

await ensurePackages();
console.log('Building …');
const { status } = spawnSync(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status) process.exit(status);

// Examples refer to the files of the package as a page does that keeps a copy of cdn/ at its root.
const { origin } = await serve({ '/': 'examples', '/cdn/': 'cdn' }, 8080);
const examples = readdirSync('examples').filter((name) => existsSync(`examples/${name}/index.html`));
console.log('\nThe examples are ready; open one of them (Ctrl+C ends):');
for (const name of examples) {
  const [, title = name] = /<title>([^<]*)<\/title>/.exec(readFileSync(`examples/${name}/index.html`, 'utf8')) ?? [];
  console.log(`  ${origin}/${name}/   ${title}`);
}
