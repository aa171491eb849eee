import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { iconGroups, importLine } from './icon-set.ts';

const icons = iconGroups.flatMap((group) => group.icons);

it('gives an icon one meaning, and a meaning one icon', () => {
  expect(new Set(icons.map(({ file }) => file)).size).toBe(icons.length);
  expect(new Set(icons.map(({ means }) => means)).size).toBe(icons.length);
});

it('writes the import as it works', () => {
  expect(importLine('circle-alert')).toBe("import CircleAlert from 'lucide-react/icons/circle-alert';");
  expect(importLine('x')).toBe("import X from 'lucide-react/icons/x';");
  for (const { file } of icons)
    expect(existsSync(fileURLToPath(import.meta.resolve(`lucide-react/icons/${file}`))), file).toBe(true);
});
