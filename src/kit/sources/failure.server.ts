/** Why a source did not answer, distinguished by what its server or the network did. */
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import type { SafeResponse } from '#kit/net/safe-fetch.server.ts';
import type { WhyNot } from './outcome.ts';

export class SourceFailure extends Error {
  readonly why: WhyNot;
  /** Milliseconds that the source wants to be left alone. */
  readonly pause: number | undefined;

  /** Not a word came back from it. */
  get isUnreached(): boolean {
    return (
      this.why === 'slow' || (this.cause instanceof AppError && this.cause.code === 'upstream_failed:network')
    );
  }

  constructor(why: WhyNot, { pause, cause }: { pause?: number | undefined; cause?: unknown } = {}) {
    super(why, { cause });
    this.name = 'SourceFailure';
    this.why = why;
    this.pause = pause;
  }
}

const whyByCode: Readonly<Record<string, WhyNot>> = {
  'upstream_failed:timeout': 'slow',
  'upstream_failed:network': 'away',
  'upstream_failed:too_large': 'garbled',
  'upstream_failed:encoding': 'garbled',
  // Sent on in circles or to where nobody may go: no answer that can be read.
  'upstream_failed:redirects': 'garbled',
  url_blocked: 'garbled',
};

export function failureOf(error: unknown, isLate: boolean): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (isLate) return new SourceFailure('slow', { cause: error });
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new SourceFailure('garbled', { cause: error });
  const why = error instanceof AppError ? whyByCode[error.code] : undefined;
  return new SourceFailure(why ?? 'garbled', { cause: error });
}

/** Throws where the status says that this is no answer. */
export function mustBeAnswer({ status, headers }: SafeResponse) {
  const pause = pauseIn(headers.get('retry-after'));
  if (status === 429 || (status === 503 && pause !== undefined))
    throw new SourceFailure('limited', { pause });
  if (status >= 500) throw new SourceFailure('away');
  if (status >= 400) throw new SourceFailure('refused');
  if (status !== 200) throw new SourceFailure('garbled');
}

/** Seconds or a date. */
function pauseIn(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
