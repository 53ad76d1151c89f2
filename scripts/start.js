// `npm start`: installs what is missing, builds, and serves the examples until it is stopped.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { filesBelow } from './files.js';
import { serve } from './serve.js';
import { ensurePackages } from './setup.js';

await ensurePackages();
console.log('Building …');
const { status } = spawnSync(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status) process.exit(status);

// Examples refer to the files of the package as a page does that keeps a copy of cdn/ at its root.
const { origin } = await serve({ '/': 'examples', '/cdn/': 'cdn' }, 8080);
const pages = filesBelow('examples', '.html').map((file) => file.replace('examples/', '').replace(/index\.html$/, ''));
console.log('\nThe examples are ready; begin with the first of them (Ctrl+C ends):');
for (const page of pages.sort()) {
  const [, title = page] = /<title>([^<]*)<\/title>/.exec(readFileSync(`examples/${page}${/(^|\/)$/.test(page) ? 'index.html' : ''}`, 'utf8')) ?? [];
  console.log(`  ${`${origin}/${page}`.padEnd(36)} ${title}`);
}
