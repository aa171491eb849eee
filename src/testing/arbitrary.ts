/** Values that fit a schema, and values that nearly do. */
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Strings that somebody would send to see what happens. */
const mischief = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  '%00',
  '%',
  "' or 1=1 --",
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  'http://127.0.0.1:1/',
  'http://[::ffff:7f00:1]/',
  'constructor',
  '__proto__',
  'toString',
  '1e309',
  'NaN',
  '-1',
  '2026-02-30',
  '1\r\nSet-Cookie: a=b',
  '🐼'.repeat(50),
  'a'.repeat(5000),
  '_a'.repeat(5000),
];

export const anyText = fc.oneof(
  fc.constantFrom(...mischief),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const anyValue: Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 53, [], {}, [[]], [null], {
    a: {},
  }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Undefined where there is no schema. `ids`: what to put where an id is asked for. */
export function fitting(schema: z.core.$ZodType, ids: readonly string[]): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return valueFor(json, { root: json, ids, depth: 0 });
}

/** One part of it replaced, left out or added. */
export function nearlyFitting(schema: z.core.$ZodType, ids: readonly string[]): Arbitrary<unknown> {
  return fc
    .tuple(fitting(schema, ids), anyValue, fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'all'))
    .map(([value, other, place, how]) => spoiled(value, other, place, how));
}

function spoiled(value: unknown, other: unknown, place: number, how: string): unknown {
  if (how === 'all' || typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[place % Math.max(1, keys.length)];
  if (how === 'add' || key === undefined)
    return { ...value, [`${JSON.stringify(other)}`.slice(0, 20)]: other };
  const inside = (value as Json)[key];
  if (how === 'remove') return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const isDeep = typeof inside === 'object' && inside !== null && place % 2 === 0;
  return { ...value, [key]: isDeep ? spoiled(inside, other, place >> 1, how) : other };
}

interface Within {
  root: Json;
  ids: readonly string[];
  depth: number;
}

function valueFor(schema: Json, within: Within): Arbitrary<unknown> {
  const deeper = { ...within, depth: within.depth + 1 };
  if (within.depth > 6) return fc.constant(null);
  if (typeof schema.$ref === 'string') return valueFor(resolved(schema.$ref, within.root), deeper);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return fc.oneof(...choices.map((one) => valueFor(one, deeper)));
  if (Array.isArray(schema.allOf))
    return fc
      .tuple(...(schema.allOf as Json[]).map((one) => valueFor(one, deeper)))
      .map((all) => Object.assign({}, ...all) as unknown);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, deeper);
    case 'array':
      return fc.array(valueFor((schema.items as Json) ?? {}, deeper), {
        minLength: Math.min(Number(schema.minItems ?? 0), 5),
        maxLength: Math.min(Number(schema.maxItems ?? 3), 3) || 1,
      });
    case 'integer':
      return fc.integer({ min: clamp(schema.minimum, -1000), max: clamp(schema.maximum, 1000) });
    case 'number':
      return fc.double({ min: clamp(schema.minimum, -1000), max: clamp(schema.maximum, 1000), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textFor(schema, within.ids);
    default:
      return anyValue;
  }
}

const clamp = (given: unknown, otherwise: number) =>
  typeof given === 'number' && Math.abs(given) < 1e9 ? given : otherwise;

function resolved(ref: string, root: Json): Json {
  return ref
    .split('/')
    .slice(1)
    .reduce<Json>((at, part) => (at[part] ?? {}) as Json, root);
}

function objectFor({ properties = {}, required = [] }: Json, within: Within): Arbitrary<unknown> {
  const parts = Object.entries(properties as Record<string, Json>).map(([name, part]) => [
    name,
    valueFor(part, within),
  ]);
  const requiredKeys = Object.keys(properties as Json).filter((name) =>
    (required as string[]).includes(name),
  );
  return fc.record(Object.fromEntries(parts) as Record<string, Arbitrary<unknown>>, { requiredKeys });
}

function textFor(
  { format, pattern, minLength, maxLength }: Json,
  ids: readonly string[],
): Arbitrary<unknown> {
  if (format === 'uuid') return fc.constantFrom(...ids);
  if (format === 'email') return fc.constantFrom('someone@example.org', 'a@b.co', 'x+y@example.org');
  if (format === 'uri') return fc.constantFrom('http://127.0.0.1:9/', 'http://[::1]:9/');
  if (format === 'date-time') return fc.constant('2026-11-15T12:00:00Z');
  if (typeof pattern === 'string') return fc.oneof(fromPattern(pattern), fc.constantFrom(...ids));
  const least = Number(minLength ?? 0);
  const most = Math.min(Number(maxLength ?? 200), 20_000);
  return anyText.map((text) => text.padEnd(least, 'x').slice(0, most));
}

function fromPattern(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
  } catch {
    return anyText; // written with what the generator does not know
  }
}
