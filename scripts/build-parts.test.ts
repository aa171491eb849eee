import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestParts, type Part } from './build-parts.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-parts-'));
  for (const file of [
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/build.ts',
    'scripts/build-parts.ts',
    'src/page.tsx',
    'src/query.server.ts',
    'src/query.test.ts',
    'migrations/1.sql',
    'content/help/start.md',
  ])
    write(file, 'before');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

function changedBy(file: string): Part[] {
  const before = digestParts(root);
  write(file, 'after');
  const after = digestParts(root);
  return (Object.keys(after) as Part[]).filter((part) => after[part] !== before[part]);
}

test.each<[string, Part[]]>([
  ['src/page.tsx', ['pages']],
  ['src/query.server.ts', ['pages', 'server', 'template']],
  ['src/query.test.ts', []],
  ['migrations/1.sql', ['template']],
  ['content/help/start.md', ['template']],
  ['public/favicon.svg', ['pages']],
  ['package-lock.json', ['pages', 'server', 'template']],
])('a change of %s rebuilds %j', (file, parts) => {
  expect(changedBy(file)).toEqual(parts);
});
