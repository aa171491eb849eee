/** Why the captions of a video cannot be had, each with what to do instead. */
import { AppError, type ErrorCode } from '#kit/errors.ts';

const instead = 'You can upload the recording, or paste its captions.';

const failures = {
  private: ['forbidden:video', 'This video is private, so its captions can’t be read.'],
  removed: ['not_found:video', 'This video doesn’t exist on YouTube.'],
  age: ['forbidden:video', 'YouTube shows this video only to people who are signed in and old enough.'],
  members: ['forbidden:video', 'YouTube does not show this video to everyone.'],
  live: ['unavailable:video', 'This video is live or hasn’t started. Captions are available when it ends.'],
  none: ['not_found:captions', 'This video has no captions.'],
  empty: ['unavailable:captions', 'YouTube lists captions for this video but didn’t provide them.'],
  blocked: ['unavailable:youtube', 'YouTube is blocking this server at the moment.'],
  limited: ['unavailable:youtube', 'YouTube asks us to wait. Try again in a few minutes.'],
  unreachable: ['unavailable:youtube', 'YouTube can’t be reached.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export type VideoFailure = keyof typeof failures;

export function videoFailure(why: VideoFailure, cause?: unknown): AppError {
  const [code, words] = failures[why];
  return new AppError(code, { message: `${words} ${instead}`, data: { why }, cause });
}

/** By YouTube's own words for it. */
export function failureOf({
  status,
  reason = '',
}: {
  status: string;
  reason?: string | undefined;
}): VideoFailure | undefined {
  if (status === 'OK') return undefined;
  if (/not a bot|unusual traffic/i.test(reason)) return 'blocked';
  if (/private/i.test(reason)) return 'private';
  if (/\bage\b|inappropriate/i.test(reason) || /^(?:AGE_|CONTENT_CHECK)/.test(status)) return 'age';
  if (status === 'LIVE_STREAM_OFFLINE' || /live event|premiere/i.test(reason)) return 'live';
  if (status === 'LOGIN_REQUIRED') return 'blocked';
  return status === 'ERROR' ? 'removed' : 'members';
}
