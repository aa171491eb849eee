/** The data model as tables, for PostgreSQL or SQLite. */
import type { Entity, EntityField, FieldType } from './architecture.ts';
import { columnOf, tableOf } from './names.ts';
import { orderEntities } from './order-entities.ts';

type Dialect = 'postgres' | 'sqlite';

const types: Record<Dialect, Record<FieldType, string>> = {
  postgres: {
    text: 'text',
    integer: 'integer',
    decimal: 'numeric(14, 2)',
    boolean: 'boolean',
    date: 'date',
    timestamp: 'timestamptz',
    json: 'jsonb',
  },
  sqlite: {
    text: 'text',
    integer: 'integer',
    decimal: 'real',
    boolean: 'integer',
    date: 'text',
    timestamp: 'text',
    json: 'text',
  },
};

const quoted = (name: string) => `"${name}"`;

export function writeSql(given: readonly Entity[], dialect: Dialect = 'postgres'): string {
  const { entities } = orderEntities(given);
  const tables = entities.map((entity) => table(entity, dialect));
  // Optional references may lead to a table that comes later.
  const keys = dialect === 'postgres' ? entities.flatMap(foreignKeys) : [];
  const indexes = entities.flatMap(({ name, fields }) =>
    fields.filter(isReference).map((field) => index(name, field)),
  );
  return `${[...tables, ...keys, ...indexes].join('\n\n')}\n`;
}

const isReference = ({ type }: EntityField) => type === 'reference';

function table({ name, fields }: Entity, dialect: Dialect): string {
  const id = dialect === 'postgres' ? 'uuid primary key default gen_random_uuid()' : 'text primary key';
  const columns = [`  "id" ${id}`, ...fields.map((field) => `  ${column(field, dialect)}`)];
  return `create table ${quoted(tableOf(name))} (\n${columns.join(',\n')}\n);`;
}

function column(field: EntityField, dialect: Dialect): string {
  const { type, optional, unique, target } = field;
  const references =
    type === 'reference' && dialect === 'sqlite' ? ` references ${quoted(tableOf(target))} ("id")` : '';
  const base = type === 'reference' ? (dialect === 'postgres' ? 'uuid' : 'text') : types[dialect][type];
  return `${quoted(columnOf(field))} ${base}${optional ? '' : ' not null'}${unique ? ' unique' : ''}${references}`;
}

const foreignKeys = ({ name, fields }: Entity) =>
  fields
    .filter(isReference)
    .map(
      (field) =>
        `alter table ${quoted(tableOf(name))} add foreign key (${quoted(columnOf(field))}) references ${quoted(tableOf(field.target))} ("id");`,
    );

const index = (entity: string, field: EntityField) =>
  `create index ${quoted(`${tableOf(entity)}_${columnOf(field)}`)} on ${quoted(tableOf(entity))} (${quoted(columnOf(field))});`;
