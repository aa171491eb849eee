/** A schema in words: which fields there are, and what may stand in them. */
import type { Schema } from './document.ts';

export interface FieldWords {
  /** `input.text` */
  name: string;
  type: string;
  required: boolean;
}

const deepest = 2;

export function fieldsOf(schema: Schema, prefix = '', depth = 0): FieldWords[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    const own = { name, type: typeWords(field), required: schema.required?.includes(key) ?? false };
    const inner = depth < deepest ? fieldsOf(field, `${name}.`, depth + 1) : [];
    return [own, ...inner];
  });
}

export function typeWords(schema: Schema): string {
  return [kindOf(schema), ...limitsOf(schema)].join(', ');
}

function kindOf(schema: Schema): string {
  const { type, enum: values, const: only, format, items, anyOf, oneOf } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(kindOf))].join(' or ');
  if (format === 'binary') return 'a file';
  if (format === 'uuid') return 'an id';
  if (type === 'array') return items ? `list of ${kindOf(items)}` : 'list';
  return [type ?? 'anything'].flat().join(' or ');
}

function limitsOf({ type, minLength, maxLength, minimum, maximum, default: usual }: Schema): string[] {
  const numbers = type === 'number' || type === 'integer';
  // A whole number without limits has those of the machine.
  const isReal = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return [
    ...(minLength && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(maxLength ? [`at most ${maxLength.toLocaleString('en')} characters`] : []),
    ...(numbers && isReal(minimum) ? [`from ${minimum}`] : []),
    ...(numbers && isReal(maximum) ? [`up to ${maximum}`] : []),
    ...(usual === undefined ? [] : [`${JSON.stringify(usual)} by default`]),
  ];
}

/** A body to begin with, where nobody wrote an example: each required field with something of its kind. */
export function exampleOf(schema: Schema): unknown {
  const {
    const: only,
    enum: values,
    default: usual,
    properties = {},
    required = [],
    anyOf,
    oneOf,
    items,
  } = schema;
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (values) return values[0];
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice) return exampleOf(choice);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]));
    case 'array':
      return items ? [exampleOf(items)] : [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 1;
    case 'string':
      return 'text';
    default:
      return {};
  }
}
