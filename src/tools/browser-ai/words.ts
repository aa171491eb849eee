/** The state of the browser's AI, in words for people. */
import type { Absence } from '#kit/ai/browser/tab/find-models.ts';
import type { TabFailure } from '#kit/ai/browser/protocol.ts';

export const absenceWords: Record<Absence, string> = {
  browser:
    'This browser has no AI of its own. Chrome 148 or later has it on computers, and so has Edge on Windows and macOS.',
  insecure: 'The browser’s AI works only over HTTPS. Open this site over HTTPS, or on localhost.',
  policy: 'The browser’s AI is blocked here, by this site or by whoever manages your browser.',
  device:
    'This browser has AI, but this device cannot run it. It needs 22 GB of free disk space, and a GPU with more than 4 GB or 16 GB of memory.',
};

export const failureWords: Record<TabFailure, string> = {
  context: 'The text is too long for the browser’s model. Shorten it and try again.',
  language: 'The browser’s model does not support this language.',
  policy: absenceWords.policy,
  disk: 'There is not enough disk space for the model. Free about 22 GB and try again.',
  gesture: 'The browser wants a click before it downloads. Press the button again.',
  unavailable: 'The browser’s model is no longer available.',
  filtered: 'The browser’s model declined to answer.',
  broken: 'The browser could not prepare its model. Check your connection and try again.',
};

export const downloadWords = 'Chrome downloads about 4 GB once.';

/** `English, Spanish` */
export const languageWords = (codes: readonly string[]) =>
  codes.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code).join(', ');
