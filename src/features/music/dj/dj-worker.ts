/** Worker of the browser: renders pieces, finds tempo and key, and stretches, while the page stays quick. */
import type { Piece } from '../piece.ts';
import { mix, mixRate, type Stereo } from '../sound/mix.ts';
import { analyse, type Analysis } from './analyse.ts';
import { stretch } from './stretch.ts';

export type DjTask =
  | { is: 'piece'; piece: Piece }
  | { is: 'file'; sound: Stereo; rate: number }
  | { is: 'stretch'; sound: Stereo; by: number };

export interface DjResult {
  sound: Stereo;
  analysis: Analysis | null;
}

self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ id: number; task: DjTask }>) => {
  try {
    self.postMessage({ id, result: perform(task) });
  } catch {
    self.postMessage({ id, result: null });
  }
});

function perform(task: DjTask): DjResult {
  if (task.is === 'stretch') return { sound: stretch(task.sound, task.by, mixRate), analysis: null };
  if (task.is === 'file') return { sound: task.sound, analysis: analyse(task.sound, task.rate) };
  const sound = mix(task.piece, { isLoop: true });
  const { tempo, tonic, mode, beats } = task.piece;
  // Of our own we know it all; nothing has to be guessed.
  const known = { tempo, tonic, mode, firstBeat: 0, beats, tempoCertainty: 1, keyCertainty: 1 };
  return { sound, analysis: { ...analyse(sound, mixRate, { isKnown: true }), ...known } };
}
