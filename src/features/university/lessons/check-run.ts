/** Whether a run does what an exercise asks: only what really went in and came out of it counts. */
import { mainText, type Output } from '#tools/define/output.ts';
import type { Check, Exercise } from './lesson.ts';

interface Done {
  tool: string;
  state: string;
  input: Record<string, unknown>;
  output: Output;
}

/** What is still missing, in words; nothing where it is done. */
export function missesOf({ tool, checks }: Exercise, run: Done): string[] {
  if (run.tool !== tool) return ['This result is from another tool.'];
  if (run.state !== 'done') return ['The tool has not finished yet.'];
  return checks.filter((check) => !holds(check, run)).map(({ hint }) => hint);
}

function holds({ of, is, has, lacks, matches, atLeast, atMost }: Check, run: Done): boolean {
  const value = valueAt(of, run);
  if (is !== undefined) return value === is;
  if (has !== undefined) return wordsOf(value).includes(has.toLowerCase());
  if (lacks !== undefined) return value !== undefined && !wordsOf(value).includes(lacks.toLowerCase());
  if (matches !== undefined) return new RegExp(matches, 'iu').test(wordsOf(value));
  if (atLeast !== undefined) return sizeOf(value) >= atLeast;
  return sizeOf(value) <= (atMost ?? 0);
}

function valueAt(path: string, { input, output }: Done): unknown {
  const [first, ...rest] = path.split('.');
  const from = first === 'input' ? input : first === 'data' ? output.data : output.texts[mainText];
  return rest.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    from,
  );
}

const wordsOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toLowerCase();

/** Of a text its words, of a list its items, of a number itself. Nothing has no size, not even none. */
function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.match(/\S+/g)?.length ?? 0;
  return Array.isArray(value) ? value.length : Number.NaN;
}
