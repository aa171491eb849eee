/** Dictation into a field: heard by this server, or by the browser for whoever chose that. */
import type { StartDictation } from '#kit/ui/dictation.ts';
import { hasOwnRecognition, startBrowserRecognition } from './browser-recognition.ts';
import { dictationEar } from './dictation-ear.ts';
import { createLiveHearing } from './live-hearing.ts';
import { microphoneProblem, openMicrophone, type Microphone } from './microphone.ts';

export const startDictation: StartDictation = async (options) => {
  if (dictationEar.read() === 'browser' && hasOwnRecognition()) return startBrowserRecognition(options);
  let microphone: Microphone;
  try {
    microphone = await openMicrophone();
  } catch (error) {
    throw new Error(microphoneProblem(error), { cause: error });
  }
  const hearing = createLiveHearing({
    onText: ({ settled, open }) => options.onText([settled, open].filter(Boolean).join(' ')),
    onProblem: options.onProblem,
  });
  microphone.listen(hearing.add);
  return {
    async stop() {
      microphone.close();
      await hearing.stop();
    },
  };
};
