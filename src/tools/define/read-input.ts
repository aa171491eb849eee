import { AppError } from '#kit/errors.ts';
import type { AnyTool } from './tool.ts';

/** What a tool is asked to work on, by its own schema; what does not fit is refused in its words. */
export function readInput(tool: AnyTool, given: Record<string, unknown>): Record<string, unknown> {
  const read = tool.input.safeParse(given);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({
    path: ['input', ...path].join('.'),
    message,
  }));
  const unknown = read.error.issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown) throw new AppError('unknown_field', { message: unknown.message, issues });
  throw new AppError('invalid', { ...(issues.length === 1 ? { message: issues[0]!.message } : {}), issues });
}
