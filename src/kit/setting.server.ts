/**
 * The values that settings take. An error says what the value should be: it ends the line `PORT is wrong: "abc" is not …`.
 */
import { z } from 'zod';

/** One setting: how it is read, what it means and, where the schema has no default, what happens without it. */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  meaning: string,
  whenUnset?: string,
): Schema {
  return schema.meta({ description: meaning, whenUnset });
}

export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'true or false' })
  .transform((value) => value === 'true' || value === '1');

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

export const text = z.string().min(1);

export const atLeast = (characters: number) =>
  z.string().min(characters, `at least ${characters} characters`);

export const emailAddress = z.email('an e-mail address');

export const hostName = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'a host name such as inbox.example.org');

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'an http or https address such as https://frenly.example.org',
});

export function wholeNumber(least: number, most?: number) {
  const error =
    most === undefined ? `a whole number of at least ${least}` : `a whole number from ${least} to ${most}`;
  const number = z.coerce.number({ error }).int({ error }).min(least, { error });
  return most === undefined ? number : number.max(most, { error });
}

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words) });
