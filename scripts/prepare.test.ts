import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Stands in for npm: notes each call and leaves behind what `npm ci` would.
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync('calls.log', process.argv.slice(2).join(' ') + '\\n');
setTimeout(() => {
  if (process.env.FAKE_FAILURE) {
    console.error(process.env.FAKE_FAILURE);
    process.exit(1);
  }
  fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules/.bin', { recursive: true });
  fs.writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho ' + (process.env.FAKE_NODE || 'v24.21.0'), { mode: 0o755 });
  console.log('npm chatter');
}, Number(process.env.FAKE_MS || 0));
`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'frenly-prepare-'));
  await mkdir(path.join(root, 'scripts'));
  await cp(fileURLToPath(new URL('./prepare.mjs', import.meta.url)), inRoot('scripts/prepare.mjs'));
  await writeFile(inRoot('npm-cli.cjs'), fakeNpm);
  await writeFile(inRoot('package.json'), JSON.stringify({ dependencies: { a: '1.0.0' } }));
  await writeFile(inRoot('package-lock.json'), '{}');
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
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const done = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, done };
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

describe('prepare', { timeout: 30_000 }, () => {
  it('installs once and then has nothing to do', async () => {
    const first = await start().done;
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('Installing packages (first start only, about a minute)…');
    expect(first.output).not.toContain('npm chatter');

    expect(await start({}, ['--quiet']).done).toEqual({ code: 0, output: '' });
    expect(await start().done).toEqual({ code: 0, output: 'The packages are up to date.\n' });
    expect(await calls()).toEqual(['ci --include=dev']);
    expect(await exists('.frenly-install.lock')).toBe(false);
  });

  it('installs again when the lockfile or a dependency changes, and for nothing else', async () => {
    await start().done;
    await writeFile(inRoot('package.json'), JSON.stringify({ name: 'x', dependencies: { a: '1.0.0' } }));
    await start().done;
    expect(await calls()).toHaveLength(1);

    await writeFile(inRoot('package-lock.json'), '{ }');
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

  it('refuses when the packaged Node is not 24', async () => {
    const { code, output } = await start({ FAKE_NODE: 'v22.1.0' }).done;
    expect(code).toBe(1);
    expect(output).toContain('node_modules/.bin/node is "v22.1.0"');
    expect(await exists('node_modules/.frenly-installed')).toBe(false);
  });

  it('refuses an old Node in one line', async () => {
    const pretend = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.19.0'})";
    const { code, output } = await start({ NODE_OPTIONS: `--import=${pretend}` }).done;
    expect(code).toBe(1);
    expect(output).toBe(
      'Frenly needs Node 20 or newer; this is Node 18.19.0. Get one from https://nodejs.org\n',
    );
  });

  it('installs once when two start together', async () => {
    const first = start({ FAKE_MS: '600' });
    await until(async () => (await calls()).length === 1);
    const second = start({ FAKE_MS: '600' });
    expect(await first.done).toMatchObject({ code: 0 });
    const waited = await second.done;
    expect(waited.code).toBe(0);
    expect(waited.output).toContain('Another start is installing the packages');
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
