/** Explains and tries a regular expression beside the page, which ends this when it takes too long. */
import { explainRegex, type RegexExplanation } from './explain-regex.ts';
import { tryRegex, type Tried } from './try-regex.ts';

export interface RegexOrder {
  source: string;
  flags: string;
  texts: readonly string[];
}

export interface RegexAnswer {
  explanation: RegexExplanation;
  tried: Tried[];
}

addEventListener('message', ({ data: { source, flags, texts } }: MessageEvent<RegexOrder>) => {
  const explanation = explainRegex(source, flags);
  // First the words, which never take long.
  postMessage({ explanation, tried: [] } satisfies RegexAnswer);
  if ('parts' in explanation)
    postMessage({ explanation, tried: tryRegex(source, flags, texts) } satisfies RegexAnswer);
});
