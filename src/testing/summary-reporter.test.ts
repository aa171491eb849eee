import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// In a process of its own, because the reporter speaks last, when its process exits.
const runner = `
import { startVitest } from 'vitest/node';
import { SummaryReporter } from '${new URL('./summary-reporter.ts', import.meta.url).href}';
const { budget, ...options } = JSON.parse(process.argv[2]);
const vitest = await startVitest('test', [], { watch: false, reporters: ['default', new SummaryReporter({ budget })], ...options });
await vitest.close();
`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'frenly-summary-'));
  await symlink(
    fileURLToPath(new URL('../../node_modules', import.meta.url)),
    path.join(root, 'node_modules'),
  );
  await writeFile(path.join(root, 'runner.mjs'), runner);
});

afterEach(() => rm(root, { recursive: true }));

/** Runs the fixture and returns what is printed from the list of skipped tests on, or the last line. */
async function ending(files: Record<string, string>, options: object = {}) {
  for (const [name, body] of Object.entries(files)) {
    const imports = `import { afterAll, beforeAll, describe, expect, it } from 'vitest';\n`;
    await writeFile(path.join(root, name), imports + body);
  }
  const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' };
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name as keyof typeof env];
  const child = spawn(process.execPath, ['runner.mjs', JSON.stringify(options)], { cwd: root, env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  const lines = output.trimEnd().split('\n');
  const from = lines.findIndex((line) => /^(Skipped:|NO POSTGRESQL|The slowest)/.test(line));
  return { code, lines: from === -1 ? lines.slice(-1) : lines.slice(from) };
}

describe('summary', () => {
  it('counts what passed', async () => {
    const files = {
      'a.test.ts': `it('one', () => {}); it('two', () => {});`,
      'b.test.ts': `it('three', () => {});`,
    };
    expect(await ending(files)).toEqual({ code: 0, lines: ['3 passed, 0 failed'] });
  });

  it('names the skipped tests with their reasons', async () => {
    const body = `
      it('runs', () => {});
      it.skip('plain', () => {});
      it.todo('later');
      it('asks', (context) => context.skip('no server here'));
      describe.skip('all of', () => { it('these', () => {}); });`;
    expect(await ending({ 'a.test.ts': body })).toEqual({
      code: 0,
      lines: [
        'Skipped:',
        '  a.test.ts > plain',
        '  a.test.ts > later: not written yet',
        '  a.test.ts > asks: no server here',
        '  a.test.ts > all of > these',
        '',
        '1 passed, 0 failed, 4 skipped',
      ],
    });
  });

  it('counts failed tests, suites, files and stray errors as failed', async () => {
    const files = {
      'a.test.ts': `
        it('wrong', () => expect(1).toBe(2));
        describe('broken before', () => {
          beforeAll(() => { throw new Error('before'); });
          describe('deep', () => { it('never', () => {}); });
        });
        describe('broken after', () => {
          afterAll(() => { throw new Error('after'); });
          it('right', () => {});
        });`,
      'b.test.ts': `import './missing.ts';`,
      'c.test.ts': `it('floats', () => { void Promise.reject(new Error('floating')); });`,
    };
    expect(await ending(files)).toEqual({
      code: 1,
      lines: [
        'Skipped:',
        '  a.test.ts: 1 in a suite that failed',
        '',
        '',
        'Failed:',
        '  a.test.ts > wrong',
        '    expected 1 to be 2 // Object.is equality',
        '  a.test.ts > broken before',
        '    before',
        '  a.test.ts > broken after',
        '    after',
        '  b.test.ts',
        expect.stringContaining('./missing.ts'),
        '  outside of any test: floating',
        '',
        '2 passed, 5 failed, 1 skipped',
      ],
    });
  });

  it('says loudly that PostgreSQL could not be had', async () => {
    await writeFile(
      path.join(root, 'setup.ts'),
      `export default (project) => project.provide('postgresMissing', 'no root here');`,
    );
    const files = { 'a.test.ts': `it('one', () => {});`, 'b.test.ts': `it('two', () => {});` };
    expect(await ending(files, { globalSetup: ['setup.ts'] })).toEqual({
      code: 0,
      lines: [
        'NO POSTGRESQL: the database tests ran on the embedded database only (no root here).',
        '',
        '2 passed, 0 failed',
      ],
    });
  });

  it('names the slowest files, and those over their budget, without failing', async () => {
    const files = {
      'a.test.ts': `it('one', () => new Promise((resolve) => setTimeout(resolve, 600)));`,
      'b.test.ts': `it('two', () => {});`,
    };
    const { code, lines } = await ending(files, { budget: 0.001 });
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^The slowest of 2 files, \d+ s in all:$/);
    expect(lines[1]).toMatch(/^ +\d+ s {2}a\.test\.ts, over its 0\.001$/);
    expect(lines[2]).toMatch(/ s {2}b\.test\.ts/);
    expect(lines.at(-1)).toBe('2 passed, 0 failed');
  });

  it('does not list what a name pattern leaves out', async () => {
    const files = { 'a.test.ts': `it('one', () => {}); it('two', () => {});` };
    expect(await ending(files, { testNamePattern: 'one' })).toEqual({
      code: 0,
      lines: ['1 passed, 0 failed, 1 skipped'],
    });
  });

  it('never reads as passed when the run as a whole fails', async () => {
    expect(await ending({})).toEqual({ code: 1, lines: ['0 passed, 1 failed'] });
    await writeFile(
      path.join(root, 'setup.ts'),
      `export const teardown = () => { throw new Error('teardown'); };`,
    );
    const files = { 'a.test.ts': `it('one', () => {});` };
    expect(await ending(files, { globalSetup: ['setup.ts'] })).toEqual({
      code: 1,
      lines: ['1 passed, 1 failed'],
    });
  });
});
