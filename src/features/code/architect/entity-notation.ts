/**
 * Entities as people write them, one a line: `Book: title, pages integer, isbn text unique, author -> Author, published date optional`.
 * A field without a type is a text.
 */
import { fieldTypes, limits, type Entity, type EntityField, type FieldType } from './architecture.ts';
import { camel, entityName, fieldName, pascal, tableOf } from './names.ts';

export interface ReadEntities {
  entities: Entity[];
  /** In words, with the line that they are about. */
  problems: string[];
}

export const longestEntities = 12_000;

export function readEntities(text: string): ReadEntities {
  const problems: string[] = [];
  const entities: Entity[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const say = (problem: string) => void problems.push(`Line ${at + 1}: ${problem}`);
    const entity = readEntity(line, say);
    if (entity && entities.some(({ name }) => tableOf(name) === tableOf(entity.name)))
      say(`${entity.name} is there twice.`);
    else if (entity && entities.length >= limits.entities) say(`use at most ${limits.entities} entities.`);
    else if (entity) entities.push(entity);
  }
  const names = new Set(entities.map(({ name }) => name));
  for (const { name, fields } of entities)
    for (const field of fields)
      if (field.type === 'reference' && !names.has(field.target))
        problems.push(`${name}: there is no entity ${field.target}.`);
  return { entities, problems };
}

type Say = (problem: string) => void;

function readEntity(line: string, say: Say): Entity | undefined {
  const colon = line.indexOf(':');
  const name = pascal((colon < 0 ? line : line.slice(0, colon)).trim());
  if (!entityName.test(name)) {
    say('write a name in letters and digits, then a colon and the fields.');
    return undefined;
  }
  const fields: EntityField[] = [];
  for (const part of colon < 0 ? [] : line.slice(colon + 1).split(',')) {
    if (part.trim() === '') continue;
    const field = readField(part.trim(), say);
    if (!field) continue;
    if (field.name === 'id') say('the field id is added to every entity.');
    else if (fields.some((other) => other.name === field.name))
      say(`the field ${field.name} is there twice.`);
    else if (fields.length >= limits.fields) say(`use at most ${limits.fields} fields.`);
    else fields.push(field);
  }
  return { name, fields };
}

const isType = (word: string): word is FieldType => (fieldTypes as readonly string[]).includes(word);

function readField(text: string, say: Say): EntityField | undefined {
  const words = text.replaceAll('->', ' -> ').split(/\s+/).filter(Boolean);
  const field: EntityField = { name: '', type: 'text', optional: false, unique: false, target: '' };
  const name: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (word === '->') {
      field.type = 'reference';
      field.target = pascal(words[at + 1] ?? '');
      at += 1;
    } else if (at > 0 && word === 'optional') field.optional = true;
    else if (at > 0 && word === 'unique') field.unique = true;
    else if (at > 0 && isType(word) && field.type === 'text') field.type = word;
    else name.push(word);
  }
  field.name = camel(name.join(' '));
  if (fieldName.test(field.name)) return field;
  say(`“${text.slice(0, 40)}” is not a field. Write a name in letters and digits, then its type.`);
  return undefined;
}

export const writeEntity = ({ name, fields }: Entity) => `${name}: ${fields.map(writeField).join(', ')}`;

const writeField = ({ name, type, target, unique, optional }: EntityField) =>
  [
    name,
    ...(type === 'reference' ? ['->', target] : type === 'text' ? [] : [type]),
    ...(unique ? ['unique'] : []),
    ...(optional ? ['optional'] : []),
  ].join(' ');

export const writeEntities = (entities: readonly Entity[]) => entities.map(writeEntity).join('\n');
