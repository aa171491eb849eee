import type { Load } from '../calls.ts';
import { importFromPack } from './import-from-pack.server.ts';

interface Speaker {
  set_voice(name: string): number;
  set_rate(wordsPerMinute: number): void;
  get_samplerate(): number;
  synthesize(text: string, take: (samples: Int16Array) => boolean): void;
  synthesize_ipa(text: string): { ipa: string };
}
interface Program {
  default(): Promise<{ eSpeakNGWorker: new () => Speaker }>;
}

const usualRate = 175;

export const load: Load<'espeak'> = async (folderOf) => {
  const { default: start } = await importFromPack<Program>(folderOf('espeak'), 'espeak-ng.js');
  const { eSpeakNGWorker: Worker } = await start();
  const speaker = new Worker();

  function speak(text: string) {
    const parts: Int16Array[] = [];
    speaker.synthesize(text, (samples) => {
      parts.push(samples);
      return false; // go on
    });
    const pcm = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) for (const sample of part) pcm[at++] = sample / 32_768;
    return pcm;
  }

  return async (input) => {
    speaker.set_voice(input.voice);
    if ('pronounce' in input) return input.pronounce.map((text) => speaker.synthesize_ipa(text).ipa.trim());
    speaker.set_rate(Math.round(usualRate * input.speed));
    return { sampleRate: speaker.get_samplerate(), pcm: speak(input.speak) };
  };
};
