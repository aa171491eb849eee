/** The microphone, once someone has pressed a button for it: its stream, how loud it is, and its samples as the server hears them. */
import { useSyncExternalStore } from 'react';

export const heardRate = 16_000;

export interface Microphone {
  stream: MediaStream;
  analyser: AnalyserNode;
  /** Samples from now on, 16,000 a second; one listener. */
  listen(hear: (pcm: Int16Array) => void): void;
  close(): void;
}

const neverChanges = () => () => {};
const canRecord = () => typeof MediaRecorder === 'function' && Boolean(navigator.mediaDevices?.getUserMedia);

/** False on the server and until the page listens. */
export const useCanRecord = () => useSyncExternalStore(neverChanges, canRecord, () => false);

export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  let tap: ScriptProcessorNode | undefined;
  return {
    stream,
    analyser,
    listen(hear) {
      // A worklet would be a file of its own to fetch; this is in every browser and short pieces are all that is needed.
      tap = context.createScriptProcessor(4096, 1, 1);
      const thin = thinner(context.sampleRate);
      tap.onaudioprocess = ({ inputBuffer }) => hear(thin(inputBuffer.getChannelData(0)));
      source.connect(tap);
      tap.connect(context.destination);
    },
    close() {
      // Whoever leaves the page is not recorded any longer.
      for (const track of stream.getTracks()) track.stop();
      if (tap) tap.onaudioprocess = null;
      void context.close();
    },
  };
}

/** To 16,000 samples a second, by the mean of what falls together; goes on where the last piece ended. */
export function thinner(from: number) {
  const step = from / heardRate;
  let rest: number[] = [];
  let owed = 0;
  return (samples: Float32Array): Int16Array => {
    const made: number[] = [];
    for (const sample of samples) {
      rest.push(sample);
      owed += 1;
      if (owed < step) continue;
      owed -= step;
      const mean = rest.reduce((sum, one) => sum + one, 0) / rest.length;
      made.push(Math.round(Math.max(-1, Math.min(1, mean)) * 0x7fff));
      rest = [];
    }
    return Int16Array.from(made);
  };
}

/** Why there is no sound, in words. */
export function microphoneProblem(error: unknown): string {
  const name = (error as DOMException | undefined)?.name;
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'Microphone access is blocked. Allow it next to the address bar, or upload a file.';
  if (name === 'NotReadableError') return 'Another app is using the microphone. Close it and try again.';
  return 'No microphone was found. Connect one, or upload a file.';
}
