import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { credits } from './credits.ts';

test('CREDITS.md names everything that is installed or fetched, with its licence', () => {
  const written = fs.readFileSync(path.resolve(import.meta.dirname, '../CREDITS.md'), 'utf8');
  expect(written.trim(), 'run node scripts/credits.ts').toBe(credits().trim());
});
