/** The data model as a schema of Drizzle for PostgreSQL. */
import type { Entity, EntityField, FieldType } from './architecture.ts';
import { camel, columnOf, plural, tableOf } from './names.ts';
import { orderEntities } from './order-entities.ts';

const builders: Record<FieldType, { builder: string; options?: string }> = {
  text: { builder: 'text' },
  integer: { builder: 'integer' },
  decimal: { builder: 'numeric', options: '{ precision: 14, scale: 2 }' },
  boolean: { builder: 'boolean' },
  date: { builder: 'date' },
  timestamp: { builder: 'timestamp', options: '{ withTimezone: true }' },
  json: { builder: 'jsonb' },
};

const variableOf = (entity: string) => plural(camel(entity));

export function writeDrizzle(given: readonly Entity[]): string {
  const { entities } = orderEntities(given);
  const used = new Set(['pgTable', 'uuid']);
  const tables = entities.map((entity) => table(entity, used));
  const needsColumn = tables.some((text) => text.includes('AnyPgColumn'));
  const names = [...used].toSorted();
  return `import { ${[...(needsColumn ? ['type AnyPgColumn'] : []), ...names].join(', ')} } from 'drizzle-orm/pg-core';\n\n${tables.join('\n\n')}\n`;
}

function table({ name, fields }: Entity, used: Set<string>): string {
  const lines = fields.map((field) => `  ${key(field)}: ${column(field, used)},`);
  return [
    `export const ${variableOf(name)} = pgTable('${tableOf(name)}', {`,
    `  id: uuid('id').primaryKey().defaultRandom(),`,
    ...lines,
    '});',
  ].join('\n');
}

const key = ({ name, type }: EntityField) => (type === 'reference' ? `${name}Id` : name);

function column(field: EntityField, used: Set<string>): string {
  const { type, optional, unique, target } = field;
  const ending = `${optional ? '' : '.notNull()'}${unique ? '.unique()' : ''}`;
  // The type is written out because two tables may refer to each other.
  if (type === 'reference')
    return `uuid('${columnOf(field)}')${ending}.references((): AnyPgColumn => ${variableOf(target)}.id)`;
  const { builder, options } = builders[type];
  used.add(builder);
  return `${builder}('${columnOf(field)}'${options ? `, ${options}` : ''})${ending}`;
}
