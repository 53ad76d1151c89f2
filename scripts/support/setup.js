// Installs the packages and browsers that a fresh clone needs. This file uses only modules of Node itself, because it
// runs before any package is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { browsers } from './browsers.js';

/** Whether the command succeeds. */
function run(command, ...args) {
  console.log(`> ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0;
}

function stop(reason) {
  console.error(`\n${reason}`);
  process.exit(1);
}

/** Whether node_modules contains every package of the lock file in the right version. */
function packagesAreHere() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const here = packages('node_modules/.package-lock.json');
  return Object.entries(packages('package-lock.json')).every(
    ([path, { version, optional, peer }]) => path === '' || optional || peer || here[path]?.version === version,
  );
}

/** Whether a range such as "^20.19 || >=22.13" (package.json#engines) allows this version of Node. */
export function isWithin(version, engines) {
  const [major, minor] = version.split('.').map(Number);
  return [...engines.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(([, sign, least, leastMinor]) =>
    major === Number(least) ? minor >= Number(leastMinor) : sign === '>=' && major > Number(least),
  );
}

/** Checks the version of Node, and installs the packages unless they are there. */
export function ensurePackages() {
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).engines;
  if (!isWithin(process.versions.node, node))
    stop(
      `This is Node ${process.versions.node}, but the tools of this project need ${node}.\nInstall the newest Node 20, 22 or 24 from https://nodejs.org and try again.`,
    );
  if (packagesAreHere()) return;
  console.log('Installing the packages. The first time, this takes about a minute.');
  if (!run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'))
    stop('The packages could not be installed: see above. Without a network, try again later.');
}

/** How to call apt-get here; null if that is impossible. sudo asks for a password only where somebody can type it. */
function findApt() {
  if (spawnSync('apt-get', ['--version']).error) return null;
  if (process.getuid() === 0) return ['apt-get'];
  const sudo = spawnSync('sudo', process.stdin.isTTY ? ['-v'] : ['-n', 'true'], { stdio: 'inherit' });
  return sudo.status === 0 ? ['sudo', 'apt-get'] : null;
}

/**
 * Installs the missing tools of browsers.js on Debian and systems based on it. On other systems, it only gives advice,
 * because installing is not tried there regularly.
 * @returns {string | null} What is still missing, with advice; null if the tests can run.
 */
export function installTools(tools, machine = { findApt, run }) {
  const missing = tools.filter(({ find }) => !find());
  if (!missing.length) return null;
  console.log('Some browsers or fonts of the tests are missing.');
  const apt = machine.findApt();
  if (apt) {
    machine.run(...apt, 'update', '-qq');
    // Packages are installed one by one, so that the others are installed even if one is not available.
    for (const { packages } of missing)
      machine.run(...apt, 'install', '-y', '-q', '--no-install-recommends', ...packages);
  }
  const still = missing.filter(({ find }) => !find());
  for (const { without } of still) if (without) console.log(without);

  const advice = Object.entries(browsers).flatMap(([name, browser]) =>
    still.includes(browser)
      ? `  ${name}: as root, apt-get install ${browser.packages.join(' ')}; or ${browser.elsewhere}`
      : [],
  );
  const others = Object.keys(browsers).filter(
    (name) => tools.includes(browsers[name]) && !still.includes(browsers[name]),
  );
  if (others.includes('chromium')) advice.push(`Or run the tests without them: BROWSERS=${others.join(',')} npm test`);
  return still.some(({ without }) => !without) ? ['These browsers are still missing:', ...advice].join('\n') : null;
}

/** Installs missing tools; ends the process if a browser is still missing then. */
export function ensureTools(tools) {
  const trouble = installTools(tools);
  if (trouble) stop(trouble);
}
