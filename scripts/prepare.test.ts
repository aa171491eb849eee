import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Stands in for npm: notes each call and leaves behind what npm would, in the folder it was called in.
const fakeNpm = `
const fs = require('node:fs');
const path = require('node:path');
fs.appendFileSync(process.env.FAKE_LOG, path.basename(process.cwd()).replace(/^frenly-.*/, '') + process.argv.slice(2).join(' ') + '\\n');
const finish = () => {
  if (process.env.FAKE_UNTIL && !fs.existsSync(process.env.FAKE_UNTIL)) return setTimeout(finish, 20);
  if (process.env.FAKE_FAILURE) {
    console.error(process.env.FAKE_FAILURE);
    process.exit(1);
  }
  if (process.argv[2] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
  const fill = (name, manifest) => {
    fs.mkdirSync('node_modules/' + name, { recursive: true });
    fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify(manifest || {}));
  };
  if (path.basename(process.cwd()) === 'runtime') {
    fill('node', { version: '24.21.0' });
    fs.mkdirSync('node_modules/.bin', { recursive: true });
    fs.writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho ' + (process.env.FAKE_NODE || 'v24.21.0'), { mode: 0o755 });
  } else {
    fill('a');
    fs.writeFileSync('node_modules/a/index.js.map', '');
    fill('stripe/cjs');
    fill('stripe/esm');
    if (process.argv.includes('--include=dev')) fill('tester');
  }
  console.log('npm chatter');
};
setTimeout(finish, Number(process.env.FAKE_MS || 0));
`;

const lockfile = {
  packages: {
    '': { dependencies: { a: '1.0.0' }, devDependencies: { tester: '1.0.0' } },
    'node_modules/a': { optionalDependencies: { 'a-elsewhere': '1.0.0' } },
    'node_modules/a-elsewhere': { optional: true, os: ['elsewhere'], dependencies: { orphan: '1.0.0' } },
    'node_modules/orphan': { optional: true },
    'node_modules/tester': { dev: true },
  },
};
/** For a process that is to believe it runs on another Node. */
const pretend = (version: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
});

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'frenly-prepare-'));
  await mkdir(path.join(root, 'scripts'));
  for (const name of ['prepare.mjs', 'prepare'])
    await cp(fileURLToPath(new URL(name, import.meta.url)), inRoot(`scripts/${name}`), { recursive: true });
  await writeFile(inRoot('npm-cli.cjs'), fakeNpm);
  await writeFile(inRoot('package.json'), JSON.stringify({ dependencies: { a: '1.0.0' } }));
  await writeFile(inRoot('package-lock.json'), JSON.stringify(lockfile));
  await mkdir(inRoot('runtime'));
  await writeFile(inRoot('runtime/package.json'), JSON.stringify({ dependencies: { node: '24.21.0' } }));
  await writeFile(inRoot('runtime/package-lock.json'), '{}');
});

afterEach(() => rm(root, { recursive: true }));

function inRoot(file: string) {
  return path.join(root, file);
}

function start(env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, ['scripts/prepare.mjs', ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      npm_execpath: inRoot('npm-cli.cjs'),
      npm_node_execpath: process.execPath,
      FAKE_LOG: inRoot('calls.log'),
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const done = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, done, output: () => output };
}

async function calls() {
  const log = await readFile(inRoot('calls.log'), 'utf8').catch(() => '');
  return log.split('\n').filter(Boolean);
}

async function exists(file: string) {
  return (await stat(inRoot(file)).catch(() => null)) !== null;
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('prepare', () => {
  it('installs once and then has nothing to do', async () => {
    const first = await start().done;
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('Installing packages (first start only)… 0 of 1, 0 s');
    expect(first.output).not.toContain('npm chatter');

    expect(await start({}, ['--quiet']).done).toEqual({ code: 0, output: '' });
    expect(await start().done).toEqual({ code: 0, output: 'The packages are up to date.\n' });
    expect(await calls()).toEqual(['ci --omit=dev']);
    expect(await exists('.frenly-install.lock')).toBe(false);
  });

  it('installs again when the lockfile or a dependency changes, and for nothing else', async () => {
    await start().done;
    await writeFile(inRoot('package.json'), JSON.stringify({ name: 'x', dependencies: { a: '1.0.0' } }));
    await start().done;
    expect(await calls()).toHaveLength(1);

    await writeFile(inRoot('package-lock.json'), JSON.stringify(lockfile, null, 2));
    expect((await start().done).output).toContain('they have changed');
    await writeFile(inRoot('package.json'), JSON.stringify({ dependencies: { a: '2.0.0' } }));
    await start().done;
    expect(await calls()).toHaveLength(3);
  });

  it('shows the end of what npm said when it fails, and tries again next time', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index + 1}.`).join('\n');
    const failed = await start({ FAKE_FAILURE: lines }).done;
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('line 21.\n');
    expect(failed.output).not.toContain('line 20.\n');
    expect(await exists('node_modules/.frenly-installed')).toBe(false);

    expect(await start().done).toMatchObject({ code: 0 });
  });

  it.each([
    ['npm error code ENOTFOUND', 'registry could not be reached'],
    ['npm ERR! code ECONNREFUSED', 'registry could not be reached'],
    ['npm error code ENOSPC', 'disk is full'],
    ['npm error code EUSAGE', 'disagree'],
  ])('says what to do about "%s"', async (failure, words) => {
    const { code, output } = await start({ FAKE_FAILURE: failure }).done;
    expect(code).toBe(1);
    expect(output).toContain(words);
  });

  it('adds to what serves only what tests lack, and what is whole serves', async () => {
    await start().done;
    const added = await start({}, ['--all']).done;
    expect(added.output).toContain('Installing packages (for tests and checks)… 0 of 1, 0 s');
    expect(await calls()).toEqual(['ci --omit=dev', 'install --no-save --include=dev']);

    expect(await start({}, ['--quiet']).done).toEqual({ code: 0, output: '' });
    expect(await start({}, ['--quiet', '--all']).done).toEqual({ code: 0, output: '' });
    expect(await calls()).toHaveLength(2);
  });

  it('keeps the tools for tests when the packages change', async () => {
    expect((await start({}, ['--all']).done).output).toContain('0 of 2');
    await writeFile(inRoot('package-lock.json'), JSON.stringify(lockfile, null, 2));
    await start().done;
    expect(await calls()).toEqual(['ci --include=dev', 'ci --include=dev']);
  });

  it('begins anew after an addition that failed', async () => {
    await start().done;
    expect(await start({ FAKE_FAILURE: 'npm error code ENOSPC' }, ['--all']).done).toMatchObject({ code: 1 });
    await start().done;
    expect((await calls()).at(-1)).toBe('ci --omit=dev');
  });

  it('keeps no source maps, and of packages it knows only what is imported', async () => {
    await start().done;
    expect(await exists('node_modules/a/package.json')).toBe(true);
    expect(await exists('node_modules/a/index.js.map')).toBe(false);
    expect(await exists('node_modules/stripe/esm/package.json')).toBe(true);
    expect(await exists('node_modules/stripe/cjs/package.json')).toBe(false);
  });

  it('fetches a Node where the system has an older one, and only there', async () => {
    await start().done;
    expect(await exists('runtime/node_modules')).toBe(false);

    const older = await start(pretend('22.1.0')).done;
    expect(older.output).toContain("Fetching Node 24.21.0: the system's is too old");
    expect(await readFile(inRoot('node_modules/.bin/node'), 'utf8')).toContain('v24.21.0');
    expect(await start({ ...pretend('22.1.0') }, ['--quiet']).done).toEqual({ code: 0, output: '' });

    await writeFile(inRoot('package-lock.json'), JSON.stringify(lockfile, null, 2));
    await start(pretend('22.1.0')).done;
    expect((await calls()).filter((call) => call.startsWith('runtime'))).toEqual(['runtimeci']);
    expect(await exists('node_modules/.bin/node')).toBe(true);
  });

  it('refuses when the fetched Node is not 24, and fetches it again next time', async () => {
    const { code, output } = await start({ ...pretend('22.1.0'), FAKE_NODE: 'v22.1.0' }).done;
    expect(code).toBe(1);
    expect(output).toContain('says it is "v22.1.0"');
    expect(await exists('node_modules/.frenly-installed')).toBe(false);
    expect(await start(pretend('22.1.0')).done).toMatchObject({ code: 0 });
  });

  it('refuses an old Node in one line', async () => {
    const { code, output } = await start(pretend('18.19.0')).done;
    expect(code).toBe(1);
    expect(output).toBe(
      'Frenly needs Node 20 or newer; this is Node 18.19.0. Get one from https://nodejs.org\n',
    );
  });

  it('installs once when two start together', async () => {
    const env = { FAKE_UNTIL: inRoot('second-waits') };
    const first = start(env);
    await until(async () => (await calls()).length === 1);
    const second = start(env);
    await until(async () => second.output().includes('Another start is installing the packages'));
    await writeFile(env.FAKE_UNTIL, '');
    expect(await first.done).toMatchObject({ code: 0 });
    expect(await second.done).toMatchObject({ code: 0 });
    expect(await calls()).toHaveLength(1);
  });

  it('takes over from a start that died, and only one of several does', async () => {
    const dead = start();
    await dead.done;
    await rm(inRoot('node_modules'), { recursive: true });
    await writeFile(inRoot('.frenly-install.lock'), String(dead.child.pid));

    const results = await Promise.all([1, 2, 3].map(() => start({ FAKE_MS: '300' }).done));
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await calls()).toHaveLength(2);
  });

  it('waits for the npm that a killed start left behind', async () => {
    const killed = start();
    await killed.done;
    await rm(inRoot('node_modules'), { recursive: true });
    const npmLeftBehind = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 700)']);
    await writeFile(inRoot('.frenly-install.lock'), `${killed.child.pid} ${npmLeftBehind.pid}`);

    const { code, output } = await start().done;
    expect(code).toBe(0);
    expect(output).toContain('Another start is installing the packages');
    expect(npmLeftBehind.exitCode).toBe(0);
  });

  it('passes an interruption on to npm and leaves no lock', async () => {
    const interrupted = start({ FAKE_MS: '20000' });
    await until(async () => (await calls()).length === 1);
    interrupted.child.kill('SIGTERM');
    const { code, output } = await interrupted.done;
    expect(code).toBe(1);
    expect(output).toContain('interrupted (SIGTERM)');
    expect(await exists('.frenly-install.lock')).toBe(false);
  });
});
