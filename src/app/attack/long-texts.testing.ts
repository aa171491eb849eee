/** The longest texts that a schema allows, of kinds that nobody writes. */
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Where a schema names no limit, the body's own is far away. */
const longest = 100_000;

const repeated = (seed: string) => (length: number) =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

export const hostileKinds: Readonly<Record<string, (length: number) => string>> = {
  'underscores and letters': repeated('_a'),
  'one long word': repeated('w'),
  'made-up sentences': repeated('Zorblax quimbles a frint, which vexulates 7 glimmers. '),
  'nested brackets and quotes': (length) => {
    const open = repeated('(["“')(Math.floor(length / 2));
    return open + repeated('”"])')(length - open.length);
  },
  digits: repeated('1234567890'),
  'combining marks': repeated('a\u0315\u0300\u0301'),
  'right to left': repeated('שלום עולם, \u202eمرحبا '),
  'table pipes': repeated('|a|-'),
  'words without end': repeated('and '),
  'lines of lists': repeated('- > 1. '),
};

/** `value` fits `schema`; its free texts are replaced by the longest that fit. Undefined where it has none. */
export function withLongTexts(
  schema: z.core.$ZodType,
  value: unknown,
  kind: (length: number) => string,
): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  let count = 0;

  function replaced(part: Json, given: unknown): unknown {
    if (typeof given === 'string' && isFreeText(part)) {
      count += 1;
      return kind(Math.min(longest, Number(part.maxLength ?? longest))).toWellFormed();
    }
    const properties = part.properties as Record<string, Json> | undefined;
    if (properties && typeof given === 'object' && given !== null)
      return Object.fromEntries(
        Object.entries(given).map(([name, one]) => [
          name,
          properties[name] ? replaced(properties[name], one) : one,
        ]),
      );
    if (Array.isArray(given) && part.items) return given.map((one) => replaced(part.items as Json, one));
    return given;
  }

  const made = replaced(json, value);
  return count > 0 ? made : undefined;
}

const isFreeText = (part: Json) =>
  part.type === 'string' && !part.enum && !part.format && !part.pattern && !part.allOf && !('const' in part);
