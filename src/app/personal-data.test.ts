import fs from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { gathered } from './gathered.server.ts';

const { personalData } = gathered;

const root = path.join(import.meta.dirname, '..');
const tableFiles = fs
  .readdirSync(root, { recursive: true })
  .map(String)
  .filter((name) => path.basename(name) === 'table.server.ts');

test('every table says whose data it holds and how that is exported and erased', async () => {
  expect(tableFiles.length).toBeGreaterThan(8);
  const defined = new Set<string>();
  for (const file of tableFiles) {
    const module = (await import(path.join(root, file))) as Record<string, unknown>;
    for (const value of Object.values(module)) if (is(value, PgTable)) defined.add(getTableName(value));
  }
  const registered = personalData.map(({ table }) => getTableName(table));
  expect(registered.toSorted()).toEqual([...defined].toSorted());
});

test('what goes with the principal really does: a chain of foreign keys leads there', async () => {
  const { getTableConfig } = await import('drizzle-orm/pg-core');
  const cascades = (table: PgTable, seen = new Set<string>()): boolean => {
    const name = getTableName(table);
    if (name === 'principal') return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return getTableConfig(table).foreignKeys.some(
      (key) => key.onDelete === 'cascade' && cascades(key.reference().foreignTable, seen),
    );
  };
  const broken = personalData.filter(({ table, erase }) => erase === 'cascade' && !cascades(table));
  expect(broken.map(({ table }) => getTableName(table))).toEqual([]);
});
