/** What someone entered for a workflow, as its steps see it. */
import { AppError } from '#kit/errors.ts';
import { longestWords, type Flow } from '../flow/flow.ts';

export function readFlowInput({ inputs }: Flow, given: Record<string, unknown>): Record<string, unknown> {
  const read = inputs.map(({ name, label, kind, sample }) => {
    const value = given[name] ?? sample;
    if (kind === 'number') {
      const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
      if (!Number.isFinite(number))
        throw new AppError('invalid:input', { message: `Enter a number for “${label}”.` });
      return [name, number] as const;
    }
    if (kind === 'list') return [name, Array.isArray(value) ? value : linesOf(String(value))] as const;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text.length > longestWords)
      throw new AppError('invalid:input', { message: `The text for “${label}” is too long.` });
    return [name, text] as const;
  });
  // What a call from outside brings beside that is there too.
  return { ...given, ...Object.fromEntries(read) };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
