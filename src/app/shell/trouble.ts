/** What is wrong when a page does not come, distinguished so that the words are true. */
import { isRouteErrorResponse } from 'react-router';

export const troubleWords = {
  offline: {
    title: 'You are offline',
    words: 'This page will load when you’re back online.',
  },
  silent: {
    title: 'Frenly isn’t responding',
    words: 'It may be restarting, or your connection may be blocked. Try again in a moment.',
  },
  'missing-code': {
    title: 'This page couldn’t be loaded',
    words: 'Part of it couldn’t be loaded; Frenly may have just been updated. Try again in a moment.',
  },
  fault: {
    title: 'Something went wrong',
    words: 'Something went wrong on our side. Try again. If it keeps happening, please tell us.',
  },
} as const;

export function troubleOf(
  error: unknown,
  online: boolean,
): Exclude<keyof typeof troubleWords, 'missing-code'> {
  if (!isSilence(error)) return 'fault';
  return online ? 'silent' : 'offline';
}

/** No answer at all, or one by whatever stands before a server that is away. Each browser has words of its own for it. */
function isSilence(error: unknown) {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError && /fetch|load failed|network/i.test(error.message);
}
