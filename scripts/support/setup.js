// Makes a fresh clone ready: installs packages, browsers and what helps them where they are missing, and says what it does.
// Uses nothing but Node's own modules, since it runs before there is any package.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { browsers } from './browsers.js';

/** Runs a command in the foreground; where no terminal shows its progress, a line every ten seconds does. */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const began = Date.now();
  const beat = setInterval(() => console.log(`  … ${String(Math.round((Date.now() - began) / 1000))} s`), 10_000);
  return new Promise((done, fail) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}`))));
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

/** Is a version of Node within package.json#engines, "^20.19 || >=22.13"? */
export function isWithin(version, engines) {
  const [major, minor] = version.split('.').map(Number);
  return [...engines.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(([, sign, least, leastMinor]) =>
    major === Number(least) ? minor >= Number(leastMinor) : sign === '>=' && major > Number(least),
  );
}

/** Checks Node and installs the packages that are missing or of another version. */
export async function ensurePackages() {
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).engines;
  if (!isWithin(process.versions.node, node)) {
    stop(
      `This is Node ${process.versions.node}; the tools of this project need ${node}.`,
      'Install the newest Node 20, 22 or 24 from https://nodejs.org and try again.',
    );
  }
  if (packagesAreHere()) return;
  console.log('Installing the packages; this takes about a minute the first time.');
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch (error) {
    stop(
      `The packages could not be installed: ${error.message}.`,
      'Look at the lines above; without a network try again later, or run "npm ci" by hand.',
    );
  }
}

/** The package managers that are known, and how they install; all but one have to be run by root. */
const managers = {
  'apt-get': { update: ['update', '-qq'], install: ['install', '-y', '-q', '--no-install-recommends'] },
  dnf: { install: ['install', '-y'] },
  pacman: { install: ['-S', '--noconfirm', '--needed'] },
  brew: { install: ['install', '--cask'], asUser: true },
};

/** The machine, as far as installing browsers asks for it. */
const machine = {
  has: (command) => !spawnSync(command, ['--version']).error,
  isRoot: () => process.getuid?.() === 0,
  /** Asks for the password where somebody can type it. */
  canSudo: () => spawnSync('sudo', process.stdin.isTTY ? ['-v'] : ['-n', 'true'], { stdio: 'inherit' }).status === 0,
  find: (name) => browsers[name].find(),
  run,
  stop,
};

/** Tries to install browsers or fonts, each by itself, so that one that cannot be had keeps none of the others away. Gives what went wrong. */
async function install(wares, { manager, has, isRoot, canSudo, run }) {
  if (!manager) return [`There is none of the package managers ${Object.keys(managers).join(', ')} to install them.`];
  const { update, install, asUser } = managers[manager];
  const known = wares.filter(({ packages }) => packages[manager]);
  if (!known.length) return [];
  const sudo = asUser || isRoot() ? [] : ['sudo'];
  if (sudo.length && !(has('sudo') && canSudo()))
    return [`${manager} has to be run by root, and sudo does not allow it here.`];
  const troubles = [];
  const call = async (...args) => {
    const [command, ...rest] = [...sudo, manager, ...args];
    await run(command, rest).catch((error) => troubles.push(`${error.message}.`));
  };
  if (update) await call(...update);
  for (const { packages } of known) await call(...install, ...packages[manager]);
  return troubles;
}

/** Installs those of the named browsers that are missing, by the system's package manager; says what to do where that fails. */
export async function ensureBrowsers(names, { find, stop, ...system } = machine) {
  const missing = names.filter((name) => !find(name));
  if (!missing.length) return;
  console.log(`The tests need browsers that are not here: ${missing.join(', ')}. Installing them.`);
  const manager = Object.keys(managers).find(system.has);
  const troubles = await install(
    missing.map((name) => browsers[name]),
    { manager, ...system },
  );
  const still = missing.filter((name) => !find(name));
  if (!still.length) return;
  const here = names.filter((name) => !still.includes(name));
  stop(
    [`Still missing: ${still.join(', ')}.`, ...troubles].join(' '),
    [
      'By hand:',
      ...still.map((name) => {
        const packages = browsers[name].packages[manager];
        const command =
          packages &&
          `${managers[manager].asUser ? '' : 'as root: '}${[manager, managers[manager].install[0], ...packages].join(' ')}; or `;
        return `  ${name}: ${command ?? ''}${browsers[name].elsewhere}`;
      }),
      ...(here.includes('chromium') ? [`Or left out: BROWSERS=${here.join(',')} npm test`] : []),
    ].join('\n'),
  );
}

/** Installs what helps the tests where it is missing and this machine has a package of it; without it they go on. */
export async function ensureAid(aid, system = machine) {
  if (aid.find()) return;
  const manager = Object.keys(managers).find(system.has);
  if (manager && !aid.packages[manager]) return;
  console.log(`${aid.use} ${aid.name}, which is not here. Installing it.`);
  const troubles = await install([aid], { manager, ...system });
  if (!aid.find()) console.log(['It is still missing.', ...troubles].join(' '));
}
