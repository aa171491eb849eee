import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gitObject } from './git-objects.server.ts';
import { writeBundle, type Revision } from './write-bundle.server.ts';

const git = (folder: string, ...words: string[]) =>
  spawnSync('git', words, { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: folder } });
const hasGit = spawnSync('git', ['--version']).status === 0;

const revision = (files: Record<string, string>, more: Partial<Revision> = {}): Revision => ({
  project: { files: Object.entries(files).map(([at, text]) => ({ path: at, text })), entry: null },
  message: 'A change',
  author: 'Ada',
  at: Date.UTC(2026, 0, 1),
  ...more,
});

test('objects are called as git calls them', () => {
  expect(gitObject('blob', 'hello\n').hash).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  expect(gitObject('tree', '').hash).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904');
});

test.runIf(hasGit)('git clones it: every version is a commit, and every file is there', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const first = {
    'index.html': '<h1>One</h1>\n',
    'lib/a.js': '1',
    'lib.js': '2',
    'lib/b/c.txt': 'x'.repeat(5_000),
  };
  const bundle = writeBundle([
    revision(first, { message: 'First' }),
    revision(first, { message: 'The same' }),
    revision(
      {
        ...first,
        'index.html': '<h1>Ünï</h1>\n',
        'a.png': Buffer.from([0, 255, 1]).toString('base64'),
        '.git/hooks/x': 'evil',
        'x/.GIT /y': 'evil',
      },
      { message: 'Second\n\nwith more', author: 'A <b>\n' },
    ),
  ]);
  fs.writeFileSync(path.join(folder, 'x.bundle'), bundle);
  expect(git(folder, '-c', 'transfer.fsckObjects=true', 'clone', '-q', 'x.bundle', 'out').stderr).toBe('');
  const out = path.join(folder, 'out');
  expect(git(out, 'bundle', 'verify', '../x.bundle').stderr).toContain('is okay');
  expect(git(out, 'fsck', '--strict').status).toBe(0);
  expect(git(out, 'log', '--format=%s|%an|%ct').stdout).toBe(`Second|A b|1767225600\nFirst|Ada|1767225600\n`);
  expect(git(out, 'ls-files').stdout.trim().split('\n')).toEqual([
    'a.png',
    'index.html',
    'lib.js',
    'lib/a.js',
    'lib/b/c.txt',
  ]);
  expect(fs.readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('<h1>Ünï</h1>\n');
  expect([...fs.readFileSync(path.join(out, 'a.png'))]).toEqual([0, 255, 1]);
});
