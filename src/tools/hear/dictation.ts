/** Dictation into a field: heard by this server, or by the browser for whoever chose that. */
import type { Dictate } from '#kit/ui/dictation.ts';
import { hasOwnRecognition, startBrowserRecognition } from './browser-recognition.ts';
import { dictationEar } from './dictation-ear.ts';
import { createLiveHearing } from './live-hearing.ts';
import { prepare } from './prepare.ts';
import { microphoneProblem, openMicrophone } from './microphone.ts';

/** Milliseconds after which someone wonders. */
const longWait = 2_500;

export interface DictationOptions {
  /** All that was heard so far. */
  onText: (text: string) => void;
  onProblem: (words: string | undefined) => void;
  /** What is happening while nothing is heard yet. */
  onNote: (words: string | undefined) => void;
  /** It ended by itself. */
  onEnd: () => void;
}

export interface Dictation {
  /** Resolves when the last words are in. */
  stop(): Promise<void>;
}

export const dictate: Dictate = (write, tell) => {
  let isStopped = false;
  const listening = begin({
    onText: write,
    onProblem: (problem) => tell({ problem }),
    onNote: (note) => tell({ note }),
    onEnd: () => tell({ is: 'idle' }),
  });
  listening.then(
    () => !isStopped && tell({ is: 'listening' }),
    (error: Error) => tell({ is: 'idle', problem: error.message }),
  );
  return () => {
    if (isStopped) return;
    isStopped = true;
    tell({ is: 'busy' });
    // Why it could not begin has been told.
    void listening
      .then((one) => one.stop())
      .catch(() => undefined)
      .finally(() => tell({ is: 'idle' }));
  };
};

async function begin(options: DictationOptions): Promise<Dictation> {
  if (dictationEar.read() === 'browser' && hasOwnRecognition()) return startBrowserRecognition(options);
  prepare('hearing');
  const microphone = await openMicrophone().catch((error: unknown) => {
    throw new Error(microphoneProblem(error), { cause: error });
  });
  const late = setTimeout(() => options.onNote('Speech recognition is starting. Keep speaking.'), longWait);
  const answered = () => {
    clearTimeout(late);
    options.onNote(undefined);
  };
  const hearing = createLiveHearing({
    onText({ settled, open }) {
      answered();
      options.onText([settled, open].filter(Boolean).join(' '));
    },
    onProblem(problem) {
      answered();
      options.onProblem(problem);
    },
  });
  microphone.listen(hearing.add);
  return {
    async stop() {
      microphone.close();
      await hearing.stop();
      answered();
    },
  };
}
