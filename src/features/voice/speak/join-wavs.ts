import { wavHeaderLength } from '#kit/models/wav.ts';

/** WAV files of one kind as one: the header of the first with the new lengths, then all samples. */
export async function joinWavs(wavs: readonly Blob[]): Promise<Blob> {
  const header = new DataView(await wavs[0]!.slice(0, wavHeaderLength).arrayBuffer());
  const samples = wavs.map((wav) => wav.slice(wavHeaderLength));
  const bytes = samples.reduce((sum, { size }) => sum + size, 0);
  header.setUint32(4, bytes + wavHeaderLength - 8, true);
  header.setUint32(40, bytes, true);
  return new Blob([header.buffer, ...samples], { type: 'audio/wav' });
}
