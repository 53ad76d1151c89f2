// `npm start`: installs what is missing, builds, and serves the examples until it is stopped.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { filesBelow } from './support/files.js';
import { serve } from './support/serve.js';
import { ensurePackages } from './support/setup.js';

await ensurePackages();
console.log('Building …');
const { status } = spawnSync(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status) process.exit(status);

const PORT = 8080;
// Examples refer to the files of the package as a page does that keeps a copy of cdn/ at its root.
const { origin } = await serve({ '/': 'examples', '/cdn/': 'cdn' }, PORT);
if (!origin.endsWith(`:${PORT}`)) console.log(`Port ${PORT} is taken; the next free one serves.`);
const pages = filesBelow('examples', '.html').map((file) => {
  const [, title = file] = /<title>([^<]*)<\/title>/.exec(readFileSync(file, 'utf8')) ?? [];
  return { title, url: `${origin}/${file.replace(/^examples\/|index\.html$/g, '')}` };
});
console.log('\nThe examples are ready; begin with the first (Ctrl+C ends):');
for (const { url, title } of pages.sort((a, b) => a.url.length - b.url.length))
  console.log(`  ${url.padEnd(36)} ${title}`);
