// Makes a fresh clone ready: installs packages and browsers that are missing, and says what it does.
// Uses nothing but Node's own modules, since it runs before there is any package.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { browsers } from './browsers.js';

const OLDEST_NODE = [20, 19];

/** Runs a command in the foreground; where no terminal shows its progress, a line every ten seconds does. */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const began = Date.now();
  const beat = setInterval(() => console.log(`  … ${String(Math.round((Date.now() - began) / 1000))} s`), 10_000);
  return new Promise((done, fail) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${String(code)}`))));
  }).finally(() => clearInterval(beat));
}

/** Ends the process with the reason and what to do about it. */
function stop(reason, remedy) {
  console.error(`\n${reason}\n${remedy}`);
  process.exit(1);
}

/** Is every package of the lock file here, in its version? */
function packagesAreHere() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const here = packages('node_modules/.package-lock.json');
  return Object.entries(packages('package-lock.json')).every(
    ([path, { version, optional, peer }]) => path === '' || optional || peer || here[path]?.version === version,
  );
}

/** Checks Node and installs the packages that are missing or of another version. */
export async function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(`Node ${process.versions.node} is too old.`, `Install Node ${OLDEST_NODE.join('.')} or newer from https://nodejs.org and try again.`);
  }
  if (packagesAreHere()) return;
  console.log('Installing the packages; this takes about a minute the first time.');
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch (error) {
    stop(`The packages could not be installed: ${error.message}.`, 'Look at the lines above; without a network try again later, or run "npm ci" by hand.');
  }
}

/** How to become root for the system's package manager, or null. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', process.stdin.isTTY ? ['-v'] : ['-n', 'true'], { stdio: 'inherit' });
  return sudo.status === 0 ? ['sudo'] : null;
}

/** Installs those of the named browsers that are missing, where the system is like Debian. */
export async function ensureBrowsers(names) {
  const missing = names.filter((name) => !browsers[name].find());
  if (!missing.length) return;
  const packages = missing.flatMap((name) => browsers[name].packages);
  const here = names.filter((name) => !missing.includes(name));
  const remedy = [
    'They can be installed by hand:',
    `  Debian, Ubuntu: apt-get install ${packages.join(' ')}`,
    ...missing.map((name) => `  elsewhere, ${name}: ${browsers[name].elsewhere}`),
    ...(here.includes('chromium') ? [`or left out: BROWSERS=${here.join(',')} npm test`] : []),
  ].join('\n');
  const reason = `The tests need browsers that are not here: ${missing.join(', ')}.`;
  if (spawnSync('apt-get', ['--version']).status !== 0) stop(reason, remedy);
  console.log(`${reason} Installing ${packages.join(', ')}.`);
  const root = asRoot();
  if (!root) stop(reason, remedy);
  try {
    const apt = (...args) => run(...((line) => [line[0], line.slice(1)])([...root, 'apt-get', ...args]));
    await apt('update', '-qq');
    await apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  } catch (error) {
    stop(`${reason} Installing them failed: ${error.message}.`, remedy);
  }
  const still = missing.filter((name) => !browsers[name].find());
  if (still.length) stop(`Still missing: ${still.join(', ')}.`, remedy);
}
