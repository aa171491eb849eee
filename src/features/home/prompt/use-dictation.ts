import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What is used of the browser's speech recognition; its types are not part of TypeScript's. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  start(): void;
  stop(): void;
  abort(): void;
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

const neverChanges = () => () => {};

/** Speech becomes text in the box, where the browser can. */
export function useDictation(onText: (text: string) => void) {
  const Maker = useSyncExternalStore<RecognitionMaker | undefined>(
    neverChanges,
    () => recognitionOf(window),
    () => undefined,
  );
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function start(before: string) {
    if (!Maker) return;
    const recognition = new Maker();
    running.current = recognition;
    recognition.lang = navigator.language;
    recognition.interimResults = true;
    recognition.continuous = true;
    recognition.addEventListener('result', (event) => {
      const heard = Array.from((event as ResultEvent).results, (result) => result[0]!.transcript.trim());
      onText([before.trim(), ...heard].filter(Boolean).join(' '));
    });
    recognition.addEventListener('error', (event) => setProblem(problems[(event as ErrorEvent).error]));
    recognition.addEventListener('end', () => setListening(false));
    setProblem(undefined);
    setListening(true);
    recognition.start();
  }

  return {
    isPossible: Maker !== undefined,
    isListening,
    problem,
    start,
    stop: () => running.current?.stop(),
  };
}

/** What is not here needs no words: the person stopped it, or nothing was said. */
const problems: Record<string, string> = {
  'not-allowed': 'The browser did not allow the microphone. You can change that beside the address.',
  'service-not-allowed': 'This browser does not allow dictation here.',
  'audio-capture': 'No microphone was found.',
  network: 'Dictation needs a connection, and there is none.',
  'language-not-supported': 'This browser cannot take dictation in your language.',
};
