/** Every pattern, and what people might write: the files are right, and the scaffold passes its own tests. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { emptyArchitecture, type Architecture } from './architecture.ts';
import { architectureSchema } from './architecture-schema.ts';
import { readEntities } from './entity-notation.ts';
import { patternIds } from './pattern-ids.ts';
import { patterns } from './patterns.ts';
import { scaffold } from './scaffold.ts';
import { writeOpenApi } from './write-openapi.ts';
import { writeSql } from './write-sql.ts';

const run = promisify(execFile);
const circular =
  'Order: invoice -> Invoice, table text, group integer optional, parent -> Order\nInvoice: order -> Order\nTag:';
const systems: [string, Architecture][] = [
  ...patternIds.map((id): [string, Architecture] => [id, patterns[id]]),
  ['entities that need each other', { ...emptyArchitecture, entities: readEntities(circular).entities }],
];

test.for(systems)(
  '%s: the scaffold passes its own tests',
  { timeout: 120_000 },
  async ([name, architecture]) => {
    expect(architectureSchema.parse(architecture)).toEqual(architecture);
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'scaffold-'));
    try {
      for (const { path: file, text } of scaffold(name, architecture).files) {
        await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await fs.writeFile(path.join(folder, file), text);
      }
      const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap'], {
        cwd: folder,
        // Within a test of Node's own the inner one would report to the outer.
        env: { ...process.env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: '' },
      });
      expect(stdout).toContain('# fail 0');
      expect(stdout).toContain(`# pass ${architecture.entities.length * 2 + 1}`);
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  },
);

test.for(systems)('%s: tables can be made', ([, { entities }]) => {
  const database = new DatabaseSync(':memory:');
  database.exec(writeSql(entities, 'sqlite'));
  expect(database.prepare("select count(*) n from sqlite_master where type = 'table'").get()).toEqual({
    n: entities.length,
  });
  database.close();
});

test.for(systems)(
  '%s: every reference within the OpenAPI document leads somewhere',
  ([name, { entities }]) => {
    const document = writeOpenApi(name, entities) as { components: { schemas: object }; paths: object };
    const known = new Set(Object.keys(document.components.schemas));
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    for (const [, schema] of references) expect(known).toContain(schema);
    const ids = [...JSON.stringify(document.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(entities.length * 5);
  },
);
