import { expect, test } from 'vitest';
import { readHtml } from './html.ts';
import { cutTable } from './parts.ts';
import { all, readXml } from './xml.ts';

test('a row without an end and a cell without one are cut, and it is shown that they are', () => {
  const [block] = cutTable([Array.from({ length: 40_000 }, (_, at) => `c${at}`), ['x'.repeat(100_000)]], 0);
  expect(block!.table!.rows[0]).toHaveLength(1001);
  expect(block!.table!.rows[0]!.at(-1)).toBe('…');
  const cells = cutTable([['x'.repeat(100_000)]], 0)[0]!.table!.rows[0]!;
  expect(cells[0]).toBe(`${'x'.repeat(5000)}…`);
});

test('what is nested as nobody nests is given up at once', () => {
  const deep = expect.objectContaining({ why: 'broken' });
  expect(() => readXml('<a>'.repeat(100_000))).toThrow(deep);
  expect(() => readHtml('<div>a'.repeat(100_000))).toThrow(deep);
  expect(readHtml('<div>'.repeat(500) + 'deep enough').blocks).toHaveLength(1);
});

test('a long list of siblings is read whole', () => {
  expect(all(readXml(`<list>${'<item/>'.repeat(300_000)}</list>`), 'item')).toHaveLength(300_000);
});
