// `npm start`: installs missing packages, builds, and serves the examples.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { filesBelow } from './support/files.js';
import { ensurePackages } from './support/setup.js';

ensurePackages();
console.log('Building …');
const { status } = spawnSync(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status) process.exit(status);

// serve.js imports packages, so it can be loaded only after they are installed.
const { serve } = await import('./support/serve.js');
const PORT = 8080;
// The examples expect a copy of cdn/ at the root of their site.
const { origin } = await serve({ '/': 'examples', '/cdn': 'cdn' }, PORT);
if (!origin.endsWith(`:${PORT}`)) console.log(`Port ${PORT} is taken, so the next free port is used.`);
// The pages of each framework have to be built by the framework's own tools.
const isServed = (file) => !/^examples\/frameworks\/\w+\//.test(file);
const pages = filesBelow('examples', '.html')
  .filter(isServed)
  .map((file) => {
    const [, title = file] = /<title>([^<]*)<\/title>/.exec(readFileSync(file, 'utf8')) ?? [];
    return { title, url: `${origin}/${file.replace(/^examples\/|index\.html$/g, '')}` };
  });
console.log('\nThe examples are ready. Begin with the first; Ctrl+C stops the server.');
for (const { url, title } of pages.sort((a, b) => a.url.length - b.url.length))
  console.log(`  ${url.padEnd(36)} ${title}`);
