/** axe looks at what opens as well as at pages: the type of `expectAccessible` asks for what is shown, this counts the states. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../e2e');
/** Pages as they open are looked at by the page table. */
const asOpened = new Set(['pages.test.ts']);
const looks = /await expectAccessible(?:AtEnd)?\(\s*[\w.]+,\s*([\s\S]*?),?\s*\);/g;

test('axe looks at a hundred results, dialogs and menus, each after it was shown', () => {
  const states = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && !asOpened.has(file))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(looks)].map(
        ([, shown]) => `${file}: ${shown}`,
      ),
    );
  expect(new Set(states).size).toBeGreaterThanOrEqual(100);
});
