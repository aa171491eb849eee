/** Worker: expressions that people write, over what the steps of their workflow made. */
import jsonata from 'jsonata';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { AppError } from '#kit/errors.ts';
import { templateParts, hasExpression } from './template-parts.ts';

/** Characters of JSON that may come out of one task. */
const largestResult = 2_000_000;
/** Nothing that an expression does to the objects of the language outlives it. */
for (const one of [Object, Array, String, Number, Boolean, Function, Promise, Map, Set, RegExp, Date])
  Object.freeze(one.prototype);

type Context = Record<string, unknown>;

async function evaluate({ expression, context }: { expression: string; context: Context }): Promise<unknown> {
  return bounded(await valueOf(expression, context));
}

/** Every text in a value with its expressions worked out; a text that is nothing but one keeps what that gives. */
async function fill({ value, context }: { value: unknown; context: Context }): Promise<unknown> {
  return bounded(await filled(value, context));
}

/** What is wrong with each; null where it can be read. */
function check({ expressions }: { expressions: string[] }): (string | null)[] {
  return expressions.map((expression) => {
    try {
      jsonata(expression);
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  });
}

async function filled(value: unknown, context: Context): Promise<unknown> {
  if (typeof value === 'string') return hasExpression(value) ? filledText(value, context) : value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await filled(item, context));
    return items;
  }
  if (value === null || typeof value !== 'object') return value;
  const fields: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) fields.push([name, await filled(inner, context)]);
  return Object.fromEntries(fields);
}

async function filledText(text: string, context: Context): Promise<unknown> {
  const parts = templateParts(text);
  if (parts.length === 1 && parts[0]!.is === 'expression')
    return (await valueOf(parts[0]!.text, context)) ?? '';
  let whole = '';
  for (const part of parts) {
    whole += part.is === 'words' ? part.text : asText(await valueOf(part.text, context));
    if (whole.length > largestResult) throw tooLarge();
  }
  return whole;
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function valueOf(expression: string, context: Context): Promise<unknown> {
  try {
    return await jsonata(expression).evaluate(context);
  } catch (error) {
    throw new AppError('invalid:expression', {
      message: `The expression “${expression.slice(0, 80)}” doesn’t work: ${reasonOf(error)}`,
    });
  }
}

function reasonOf(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return (message || 'it can’t be read.').slice(0, 200);
}

/** As JSON, so that no function or object of the language leaves. */
function bounded(value: unknown): unknown {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return null;
  if (json.length > largestResult) throw tooLarge();
  return JSON.parse(json);
}

const tooLarge = () =>
  new AppError('too_large:expression', {
    message: 'What an expression gives is too large. Take only what you need of it.',
  });

export const tasks = { evaluate, fill, check };

serveTasks(tasks);
