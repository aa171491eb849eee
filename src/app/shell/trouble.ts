/** What is wrong when a page does not come, told apart so that the words are true. */
import { isRouteErrorResponse } from 'react-router';

export const troubleWords = {
  offline: {
    title: 'You are offline',
    words: 'This page needs a connection. It opens by itself as soon as there is one.',
  },
  silent: {
    title: 'Frenly does not answer',
    words: 'It may be starting again, or the way to it is blocked. Try again in a moment.',
  },
  'missing-code': {
    title: 'This page did not load',
    words: 'A part of it did not arrive; Frenly may have been renewed just now. Try again in a moment.',
  },
  fault: {
    title: 'This page stumbled',
    words:
      'Something went wrong on our side while showing it. Try again; if it happens twice, please tell us.',
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
