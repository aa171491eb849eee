/**
 * Runs before the npm scripts, on whatever Node the system has and before anything is installed:
 * installs the packages when they are missing or the lockfile changed. What builds and serves, or
 * with `--all` what tests and checks as well. No dependencies, and syntax so old that even a Node
 * that is too old gets as far as being told so.
 */
import { createHash } from 'crypto';
import fs from 'fs';
import path from 'path';
import { releaseLock, takeLock } from './prepare/lock.mjs';
import { hasNode, majorOf, provideNode } from './prepare/own-node.mjs';
import { filledAt, isThere, packagesOf } from './prepare/packages.mjs';
import { nodeModules, readOr, Refusal, root, runtime } from './prepare/places.mjs';
import { runInstall } from './prepare/run-npm.mjs';
import { trim } from './prepare/trim.mjs';

const markerFile = path.join(nodeModules, '.frenly-installed');
const oldestNode = 20; // npm runs on it
const wantsAll = process.argv.includes('--all');

async function main() {
  if (majorOf(process.versions.node) < oldestNode) {
    throw new Refusal(
      `Frenly needs Node ${oldestNode} or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org`,
    );
  }
  const wanted = readFingerprint();
  if (isInstalled(wanted)) {
    if (!process.argv.includes('--quiet')) console.error('The packages are up to date.');
    return;
  }
  await takeLock();
  try {
    // Whoever held the lock before us may have installed them.
    if (!isInstalled(wanted)) await install(wanted);
  } finally {
    releaseLock();
  }
}

/** All of it serves, too. */
function isInstalled(wanted) {
  const { fingerprint, extent } = readMarker();
  return fingerprint === wanted && (extent === 'all' || !wantsAll) && hasNode();
}

/** What the last whole installation left: the fingerprint, and whether it was `all` or `start`. */
function readMarker() {
  const [fingerprint, extent] = readOr(markerFile, '').split(' ');
  return { fingerprint, extent };
}

/** Changes exactly when another installation is called for. */
function readFingerprint() {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides, allowScripts } =
    manifest;
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(fs.readFileSync(path.join(runtime, 'package-lock.json')))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, peerDependencies]))
    .update(JSON.stringify([overrides, allowScripts, process.platform, process.arch]))
    .digest('hex');
}

async function install(wanted) {
  const before = readMarker();
  const isSame = before.fingerprint === wanted;
  const includesAll = wantsAll || before.extent === 'all';
  const why = isSame ? 'for tests and checks' : before.fingerprint ? 'they have changed' : 'first start only';
  fs.rmSync(markerFile, { force: true });
  const packages = packagesOf(includesAll);
  const missing = isSame ? packages.filter((folder) => !isThere(folder)) : packages;
  // `install` adds what lacks; `ci` begins anew, which is sure whatever was there.
  const command = isSame ? ['install', '--no-save'] : ['ci'];
  if (!isSame || missing.length > 0) {
    await runInstall([...command, includesAll ? '--include=dev' : '--omit=dev'], root, {
      words: `Installing packages (${why})`,
      total: missing.length,
      done: (since) => missing.filter((folder) => filledAt(folder) >= since).length,
    });
  }
  await provideNode();
  trim(nodeModules);
  fs.writeFileSync(markerFile, `${wanted} ${includesAll ? 'all' : 'start'}`);
  console.error('The packages are installed.');
}

main().catch((error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
