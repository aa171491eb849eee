import { expect, test } from 'vitest';
import { architectureSchema } from './architecture-schema.ts';
import { readRepository } from './read-repository.ts';

const project = (files: Record<string, string>) => ({
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  entry: null,
});

test('folders become components, imports become connections, and circles are named', () => {
  const read = readRepository(
    project({
      'src/api/server.ts':
        "import { db } from '../db/db.ts';\nimport x from 'hono';\nimport '#web/page.tsx';",
      'src/db/db.ts': "import { a } from '../api/server.ts';\nconst pg = require('pg');",
      'src/web/page.tsx': "import React from 'react';\nimport '@scope/kit/button';",
      'src/index.ts': "export * from './api/server.ts';",
      'README.md': '# Hello',
    }),
  );
  expect(architectureSchema.parse(read)).toEqual(read);
  const nameOf = new Map(read.components.map(({ id, name }) => [id, name]));
  expect(read.links.map(({ from, to, label }) => [nameOf.get(from), nameOf.get(to), label])).toEqual(
    expect.arrayContaining([
      ['src/api', 'src/db', '1 import'],
      ['src/db', 'src/api', '1 import'],
      ['src/api', 'src/web', '1 import'],
      ['src', 'src/api', '1 import'],
      ['src/api', 'hono', ''],
      ['src/db', 'pg', ''],
      ['src/web', '@scope/kit', ''],
    ]),
  );
  expect(read.risks[0]).toMatchObject({ risk: 'src/api and src/db import each other' });
  expect(read.summary).toBe('4 source files with 8 lines: TypeScript 100 %.');
});

test('files without code are said to be none, and many folders stay within the limits', () => {
  expect(readRepository(project({ 'a.txt': 'x' })).summary).toBe(
    'No source files that can be read were found.',
  );
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`f${at}/a.js`, `import '../f${at + 1}/a.js';\nimport 'p${at}';`]),
  );
  const read = readRepository(project(many));
  expect(architectureSchema.parse(read)).toEqual(read);
});
