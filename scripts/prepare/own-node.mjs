/** A Node of Frenly's own, only where the system's is too old to run it. */
import { spawnSync } from 'child_process';
import fs from 'fs';
import path from 'path';
import { nodeModules, onWindows, readOr, Refusal, root, runtime } from './places.mjs';
import { runInstall } from './run-npm.mjs';

const neededNode = 24;
const program = path.join('.bin', onWindows ? 'node.cmd' : 'node');
/** npm's scripts find this one before the system's. */
const link = path.join(nodeModules, program);
const target = path.join(runtime, 'node_modules', program);

export const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

// A process that runs on our own says nothing about the system's.
const isNeeded = majorOf(process.versions.node) < neededNode || process.execPath.startsWith(root + path.sep);

export const hasNode = () => !isNeeded || fs.existsSync(link);

export async function provideNode() {
  if (!isNeeded) return;
  if (wantedVersion() !== fetchedVersion()) {
    await runInstall(['ci'], runtime, { words: `Fetching Node ${wantedVersion()}: the system's is too old` });
  }
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.rmSync(link, { force: true });
  if (onWindows) fs.writeFileSync(link, `@"${target}" %*\r\n`);
  else fs.symlinkSync(path.relative(path.dirname(link), target), link);
  check();
}

const wantedVersion = () =>
  JSON.parse(fs.readFileSync(path.join(runtime, 'package.json'), 'utf8')).dependencies.node;

const fetchedVersion = () =>
  JSON.parse(readOr(path.join(runtime, 'node_modules', 'node', 'package.json'), '{}')).version;

function check() {
  const { error, stdout } = spawnSync(link, ['--version'], { encoding: 'utf8', shell: onWindows });
  const version = (stdout || '').trim();
  if (majorOf(version) >= neededNode) return;
  fs.rmSync(path.join(runtime, 'node_modules'), { recursive: true, force: true });
  throw new Refusal(
    `Node ${neededNode} was fetched, but it ${error ? `does not run (${error.code})` : `says it is "${version}"`}. It is put in place by\n` +
      'the install script of the package "node": check that `npm config get ignore-scripts` says false, or install\n' +
      `Node ${neededNode} from https://nodejs.org, then run the same command again.`,
  );
}
