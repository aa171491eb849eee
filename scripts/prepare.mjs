/**
 * Runs before the npm scripts, on whatever Node the system has and before anything is installed:
 * installs the packages when they are missing or the lockfile changed. No dependencies, and syntax
 * so old that even a Node that is too old gets as far as being told so.
 */
import { spawn, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const nodeModules = path.join(root, 'node_modules');
const markerFile = path.join(nodeModules, '.frenly-installed');
// Beside node_modules, because `npm ci` empties that folder.
const lockFile = path.join(root, '.frenly-install.lock');
const onWindows = process.platform === 'win32';

const oldestNode = 20;
const packagedNode = 'v24.';
const pollMs = 250;
const silentPolls = 240; // a minute without a sign of life

/** What to do about the error codes npm gives. */
const advice = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ENET|EHOST|TIMEDOUT|TIMEOUT|E5\d\d|CERT/,
    'The package registry could not be reached. Check the internet connection and, if there is one, the proxy\n' +
      '(`npm config get registry`, `npm config get proxy`), then run the same command again.',
  ],
  [/ENOSPC/, 'The disk is full. Free about 1 GB, then run the same command again.'],
  [
    /EACCES|EPERM|EROFS/,
    `This user may not write to ${root}. Make it writable, then run the same command again.`,
  ],
  [/EUSAGE/, 'package.json and package-lock.json disagree. Run `npm install`, and keep both files together.'],
  [/E404|ETARGET/, 'The registry does not have one of the packages. Look at `npm config get registry`.'],
];

/** An end that needs words, not a stack. */
class Refusal extends Error {}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    throw new Refusal(
      `Frenly needs Node ${oldestNode} or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org`,
    );
  }
  const wanted = fingerprint();
  if (readOr(markerFile, '') === wanted) {
    if (!process.argv.includes('--quiet')) console.error('The packages are up to date.');
    return;
  }
  await takeLock();
  try {
    // Whoever held the lock before us may have installed them.
    if (readOr(markerFile, '') !== wanted) await install(wanted);
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}

/** Changes exactly when another installation is called for. */
function fingerprint() {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides, allowScripts } =
    manifest;
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, peerDependencies]))
    .update(JSON.stringify([overrides, allowScripts, process.platform, process.arch]))
    .digest('hex');
}

async function install(wanted) {
  const why = fs.existsSync(markerFile) ? 'they have changed' : 'first start only';
  fs.rmSync(markerFile, { force: true });
  const stopProgress = startProgress(`Installing packages (${why}, about a minute)…`);
  const { code, output } = await runNpm(['ci', '--include=dev']).finally(stopProgress);
  if (code !== 0) {
    const codes = String(output.match(/\bcode [A-Z]\w+/g));
    const known = advice.find(([pattern]) => pattern.test(codes));
    throw new Refusal(
      `${output.trimEnd().split('\n').slice(-30).join('\n')}\n\nThe packages could not be installed. ` +
        (known ? known[1] : 'The lines above are the end of what npm said.'),
    );
  }
  checkPackagedNode();
  fs.writeFileSync(markerFile, wanted);
  console.error('The packages are installed.');
}

/** Resolves with npm's exit code and everything it said. */
function runNpm(args) {
  return new Promise((resolve, reject) => {
    const cli = process.env.npm_execpath || '';
    const viaNode = /^npm.*\.[cm]?js$/.test(path.basename(cli)); // not yarn's or pnpm's
    const npm = viaNode
      ? spawn(process.env.npm_node_execpath || process.execPath, [cli, ...args], { cwd: root })
      : spawn('npm', args, { cwd: root, shell: onWindows });
    // Should this process be killed, npm still owns the folder: both ids are in the lock.
    const showLife = () => fs.writeFileSync(lockFile, `${process.pid} ${npm.pid}`);
    showLife();
    const heartbeat = setInterval(showLife, 1000);
    const passOn = (signal) => npm.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);

    let output = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-100_000);
    };
    npm.stdout.on('data', collect);
    npm.stderr.on('data', collect);
    const finish = () => {
      clearInterval(heartbeat);
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
    };
    npm.on('error', (error) => {
      finish();
      reject(
        new Refusal(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`),
      );
    });
    npm.on('close', (code, signal) => {
      finish();
      if (signal) reject(new Refusal(`The installation was interrupted (${signal}).`));
      else resolve({ code, output });
    });
  });
}

/** npm scripts run on the Node of the package `node`, whatever the system has. */
function checkPackagedNode() {
  const node = path.join(nodeModules, '.bin', onWindows ? 'node.cmd' : 'node');
  const { error, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', shell: onWindows });
  const version = (stdout || '').trim();
  if (version.startsWith(packagedNode)) return;
  throw new Refusal(
    `The packages are installed, but node_modules/.bin/node ${error ? `does not run (${error.code})` : `is "${version}"`} ` +
      `where ${packagedNode}x is needed. It is put there by the install script of the package "node":\n` +
      'check that `npm config get ignore-scripts` says false, then run the same command again.',
  );
}

/** Two starts at once install once: the second waits here until the first is done, or dead. */
async function takeLock() {
  const mine = String(process.pid);
  let stopProgress;
  let lastBeat;
  let silence = 0;
  while (!createLock(mine)) {
    const beat = (fs.statSync(lockFile, { throwIfNoEntry: false }) || {}).mtimeMs;
    silence = beat === lastBeat ? silence + 1 : 0;
    lastBeat = beat;
    // A living process is not proof enough: after a crash its id may be someone else's by now.
    const abandoned = silence > silentPolls || !readOr(lockFile, '').split(' ').some(mayLive);
    // Of several that find it abandoned at once, the last to write its name has the lock.
    if (abandoned) fs.writeFileSync(lockFile, mine);
    else if (!stopProgress)
      stopProgress = startProgress('Another start is installing the packages; waiting…');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    if (abandoned && readOr(lockFile, '') === mine) break;
  }
  if (stopProgress) stopProgress();
}

function createLock(content) {
  try {
    fs.writeFileSync(lockFile, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Refusal(
      `${lockFile} cannot be written (${error.code}). Make the folder writable for this user.`,
    );
  }
}

function mayLive(pid) {
  if (!(Number(pid) > 0)) return true; // the lock is being written just now
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A line that counts seconds on a terminal, or one now and then in a log. Returns its end. */
function startProgress(words) {
  const out = process.stderr;
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  out.write(out.isTTY ? words : `${words}\n`);
  const timer = setInterval(
    () => out.write(out.isTTY ? `\r${words} ${seconds()} s` : `… ${seconds()} s\n`),
    out.isTTY ? 1000 : 15_000,
  );
  return () => {
    clearInterval(timer);
    if (out.isTTY) out.write('\n');
  };
}

function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  }
}

main().catch((error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
