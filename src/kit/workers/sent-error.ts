/** Errors between threads: an `AppError` arrives as one, anything else with its own words and stack. */
import { AppError, type ErrorCode } from '#kit/errors.ts';
import type { Outcome, SentError } from './messages.ts';

export async function outcomeOf(work: () => unknown): Promise<Outcome> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: sentError(error) };
  }
}

export function valueOf(outcome: Outcome): unknown {
  if ('value' in outcome) return outcome.value;
  throw receivedError(outcome.error);
}

function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return error instanceof AppError
    ? { name, message, stack, code: error.code, data: error.data }
    : { name, message, stack };
}

function receivedError({ name, message, stack, code, data }: SentError): Error {
  const error = code
    ? new AppError(code as ErrorCode, { message, data })
    : Object.assign(new Error(message), { name });
  if (stack) error.stack = stack;
  return error;
}
