import { expect, test } from 'vitest';
import { matchPage } from '../../match-page.ts';
import { shortcuts } from '../../shortcuts.ts';
import { shortcutRows } from './shortcut-rows.ts';

test('a page with two shortcuts has one row with both', () => {
  const rows = shortcutRows(false);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  expect(rows.map(({ keys }) => keys)).toContainEqual(['Ctrl+/', 'Ctrl+Shift+A']);
});

test('a page that is not open has no row', () => {
  const open = new Set(shortcuts.filter(({ to }) => matchPage(to)?.row.file).map(({ to }) => to));
  expect(shortcutRows(false)).toHaveLength(open.size);
});
