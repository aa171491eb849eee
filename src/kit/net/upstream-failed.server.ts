/** Why an outgoing call failed, as a stable code and plain words. Addresses and low-level texts stay in the cause. */
import { AppError } from '#kit/errors.ts';

const wordsByReason = {
  timeout: 'That address took too long to respond.',
  too_large: 'What that address sent is too large.',
  redirects: 'That address redirects too many times.',
  encoding: 'What that address sent could not be read.',
  network: 'That address could not be reached.',
};

type Reason = keyof typeof wordsByReason;

const reasonByCode: [pattern: RegExp, reason: Reason][] = [
  [/^UND_ERR_CONNECT_TIMEOUT$/, 'timeout'],
  [/^UND_ERR_(RES_EXCEEDED_MAX_SIZE|HEADERS_OVERFLOW)$/, 'too_large'],
  // zlib's codes, then brotli's
  [/^(Z_|ERR__ERROR_)/, 'encoding'],
];

export function upstreamFailed(reason: Reason, cause?: unknown): AppError {
  return new AppError(`upstream_failed:${reason}`, { message: wordsByReason[reason], cause });
}

/** Whatever the network, TLS or a decoder threw, as one of ours. */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = reasonByCode.find(([pattern]) => pattern.test(code));
  return upstreamFailed(known ? known[1] : 'network', error);
}
