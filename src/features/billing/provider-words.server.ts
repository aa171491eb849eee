/** What the provider refuses, in words for whoever asked; what is our own mistake stays one. */
import { AppError } from '#kit/errors.ts';

interface Refused {
  type: string;
  message: string;
  code?: string;
}

const isRefused = (error: unknown): error is Error & Refused =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asAppError(error);
  }
}

export function asAppError(error: unknown): unknown {
  if (!isRefused(error)) return error;
  if (error.type === 'StripeCardError')
    return new AppError('payment_required:card', {
      message: `${error.message} You weren’t charged. Use another card, or try again later.`,
      cause: error,
    });
  if (error.type === 'StripeInvalidRequestError' && error.code !== 'resource_missing')
    return new AppError('invalid:payment', { message: error.message, cause: error });
  if (error.type === 'StripeInvalidRequestError') return new AppError('not_found', { cause: error });
  if (error.type === 'StripeIdempotencyError')
    return new AppError('conflict:purchase', {
      message: 'This checkout was already used. Start again.',
      cause: error,
    });
  return new AppError('unavailable:payments', {
    message: 'The payment provider isn’t responding. You weren’t charged. Try again in a minute.',
    cause: error,
  });
}
