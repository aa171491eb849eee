import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !file.includes('.test.'),
);

// A page pays only for what it shows: each part of a library is imported by its own path.
it.each(sources)('%s imports parts, not whole libraries', (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source).not.toMatch(/from '(radix-ui|lucide-react)'/);
  expect(source).not.toMatch(/from '\.\.?(\/index\.tsx?)?'/);
});
