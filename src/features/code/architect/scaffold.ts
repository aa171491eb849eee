/** A project that runs and passes its own tests: the interface of an architecture over its data model. */
import type { ProjectData } from '#tools/kinds/project.ts';
import type { Architecture, Entity } from './architecture.ts';
import { columnOf, tableOf } from './names.ts';
import { orderEntities } from './order-entities.ts';
import { fixedFiles } from './scaffold-files.ts';
import { writeDocument } from './write-document.ts';
import { writeDrizzle } from './write-drizzle.ts';
import { keyOf, pathOf, writeOpenApi } from './write-openapi.ts';
import { writeSql } from './write-sql.ts';

export function scaffold(title: string, architecture: Architecture): ProjectData {
  const { entities, loosened } = orderEntities(architecture.entities);
  const files: Record<string, string> = {
    ...fixedFiles,
    'README.md': readme(title, loosened),
    'docs/architecture.md': `${writeDocument(title, architecture)}\n`,
    'docs/drizzle-schema.ts': writeDrizzle(entities),
    'docs/postgres.sql': writeSql(entities),
    'openapi.json': `${JSON.stringify(writeOpenApi(title, entities), null, 2)}\n`,
    'package.json': `${JSON.stringify(manifest(title), null, 2)}\n`,
    'schema.sql': writeSql(entities, 'sqlite'),
    'src/entities.ts': describe(entities),
  };
  return {
    files: Object.entries(files)
      .map(([path, text]) => ({ path, text }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    entry: 'README.md',
  };
}

const manifest = (title: string) => ({
  name:
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'scaffold',
  version: '0.1.0',
  private: true,
  type: 'module',
  engines: { node: '>=24' },
  scripts: { start: 'node src/main.ts', test: 'node --test' },
});

function describe(entities: readonly Entity[]): string {
  const described = entities.map(({ name, fields }) => ({
    name,
    path: pathOf(name).slice(1),
    table: tableOf(name),
    fields: fields.map((field) => ({
      name: keyOf(field),
      column: columnOf(field),
      type: field.type,
      optional: field.optional,
      target: field.target,
    })),
  }));
  return `export interface Field {
  name: string;
  column: string;
  type: 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'timestamp' | 'json' | 'reference';
  optional: boolean;
  /** The entity that a reference leads to. */
  target: string;
}

export interface Entity {
  name: string;
  path: string;
  table: string;
  fields: Field[];
}

/** Each comes after those it needs. */
export const entities: Entity[] = ${JSON.stringify(described, null, 2)};
`;
}

const readme = (title: string, loosened: readonly string[]) => `# ${title}

A REST server over the data model. It needs Node 24 and no packages.

- \`npm start\` serves it at http://localhost:3000 and keeps its data in \`data.sqlite\`.
- \`npm test\` runs the tests in \`test/\`.
- \`openapi.json\` describes the interface; \`docs/\` has the architecture, the tables for PostgreSQL and a schema for Drizzle.

It has no sign-in yet: add one before you put it on a network.
${loosened.length > 0 ? `\nThese references are optional because they need each other: ${loosened.join(', ')}.\n` : ''}`;
