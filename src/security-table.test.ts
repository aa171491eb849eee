/** `docs/security.md` names a test for everything that must hold; this keeps the table true. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (A?\d+) \| (.+?) \| (.+) \|$/gm)].map(([, number, , test]) => ({
  number: number!,
  test: test!,
}));
const isShown = ({ number }: { number: string }) => number.startsWith('A');

/** A part of the product that does not exist needs none; a row leaves this list with the part. */
const notBuilt = ['7', '31', '32', '34', '35', '36', '47', '48'];

test('everything that must hold has one row', () => {
  const numbers = rows.filter((row) => !isShown(row)).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 67 }, (_, at) => String(at + 1)));
});

test('every point that attackers showed has a row', () => {
  const numbers = new Set(rows.filter(isShown).map(({ number }) => number));
  expect([...numbers]).toEqual(Array.from({ length: 18 }, (_, at) => `A${at + 1}`));
});

test('only what is not built has no test', () => {
  expect(rows.filter((row) => row.test === 'not built').map(({ number }) => number)).toEqual(notBuilt);
});

test.for(rows.filter(({ number }) => !notBuilt.includes(number)).map((row) => [row.number, row] as const))(
  '%s: its test is there under that name',
  ([, row]) => {
    const [, file, name] = /^`([^`]+)`: (.+)$/.exec(row.test) ?? [];
    expect(file, row.test).toMatch(/\.test\.tsx?$/);
    const source = fs.readFileSync(path.join(root, file!), 'utf8');
    // The first argument of `test`, `it` or `describe`, on their line or on one of its own.
    const names = [...source.matchAll(/(?:^\s*|\()(['"`])(.+)\1,/gm)].map(([, , text]) => text!);
    expect(
      names.some((text) => text.includes(name!)),
      `${file} has no test “${name}”`,
    ).toBe(true);
  },
);
