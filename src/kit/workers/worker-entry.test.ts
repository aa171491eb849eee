/** A worker that the build does not know of starts in development and fails in production. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workerEntry } from './worker-entry.server.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const callers = fs
  .globSync('src/**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
  .flatMap((file) => {
    const name = /workerEntry\('([\w-]+)', import\.meta\.url\)/.exec(
      fs.readFileSync(path.join(root, file), 'utf8'),
    )?.[1];
    return name ? [{ name, entry: path.join(path.dirname(file), `${name}.server.ts`) }] : [];
  });
const build = fs
  .globSync('scripts/**/*.ts', { cwd: root })
  .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

test('every worker exists beside whoever starts it, and the build bundles it under its name', () => {
  expect(callers.length).toBeGreaterThan(5);
  for (const { name, entry } of callers) {
    expect(fs.existsSync(path.join(root, entry)), entry).toBe(true);
    expect(build).toContain(`'${name}': '${entry}'`);
  }
});

test('as source the entry is TypeScript, as a bundle it stands beside every other file', () => {
  expect(workerEntry('a-worker', 'file:///src/x/a.ts').href).toBe('file:///src/x/a-worker.server.ts');
  expect(workerEntry('a-worker', 'file:///build/chunk-1.js').href).toBe('file:///build/a-worker.js');
});
