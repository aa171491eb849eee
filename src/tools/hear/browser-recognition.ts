/** The browser's own speech recognition, for whoever chose it: most browsers send what they hear to their maker. */
import type { Dictation, DictationOptions } from './dictation.ts';

/** What is used of it; its types are not part of TypeScript's. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  start(): void;
  stop(): void;
}
type ResultEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type ErrorEvent = Event & { error: string };
type RecognitionMaker = new () => Recognition;

function recognitionOf(browser: object) {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as Record<
    string,
    RecognitionMaker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const hasOwnRecognition = () => recognitionOf(window) !== undefined;

export function startBrowserRecognition({ onText, onProblem, onEnd }: DictationOptions): Dictation {
  const recognition = new (recognitionOf(window)!)();
  recognition.lang = navigator.language;
  recognition.interimResults = true;
  recognition.continuous = true;
  const ended = new Promise<void>((resolve) =>
    recognition.addEventListener('end', () => {
      onEnd();
      resolve();
    }),
  );
  recognition.addEventListener('result', (event) => {
    const heard = Array.from((event as ResultEvent).results, (result) => result[0]!.transcript.trim());
    onText(heard.filter(Boolean).join(' '));
  });
  recognition.addEventListener('error', (event) => onProblem(problems[(event as ErrorEvent).error]));
  recognition.start();
  return {
    stop() {
      recognition.stop();
      return ended;
    },
  };
}

/** What is not here needs no words: the person stopped it, or nothing was said. */
const problems: Record<string, string> = {
  'not-allowed': 'Microphone access is blocked. Allow it next to the address bar.',
  'service-not-allowed': 'This browser doesn’t allow dictation here.',
  'audio-capture': 'No microphone was found.',
  network: 'Dictation needs an internet connection.',
  'language-not-supported': 'This browser doesn’t support dictation in your language.',
};
