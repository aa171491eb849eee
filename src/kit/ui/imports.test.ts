import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !file.includes('.test.'),
);

// A page pays only for what it shows: each part of a library is imported by its own path. Types cost nothing.
it('imports parts, not whole libraries', () => {
  const whole = sources.filter((file) =>
    /^import (?!type )[^;]*from '(radix-ui|lucide-react|\.\.?)'/m.test(
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(whole).toEqual([]);
});
