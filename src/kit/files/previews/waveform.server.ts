/** The shape of a sound: the loudest sample of each of a thousand stretches, from 0 to 1. Read as a stream, never as a whole. */
import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import type { StoredFile } from '../files.server.ts';
import { createPeaks } from './peaks.ts';
import { soundSamples } from './sound-samples.server.ts';

const largest = 100_000;

export async function makeWaveform(
  { db, files, log, settings: { programPath } }: Services,
  file: StoredFile,
  signal: AbortSignal,
) {
  if (await files.findPart(db, file.id, 'waveform')) return;
  const stored = await files.storage.get(file.key);
  if (!stored) return;
  const peaks = createPeaks();
  let seconds: number;
  try {
    const sound = await soundSamples(stored.stream, file.contentType, { signal, programPath });
    if (!sound) return; // no decoder here for this kind; players draw it themselves
    let samples = 0;
    for await (const chunk of sound.samples) {
      peaks.add(chunk);
      samples += chunk.length;
    }
    seconds = samples / sound.rate;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'preview.waveform_failed', file: file.id, code: error.code },
      'No waveform could be made for a sound.',
    );
    return;
  }
  await files.store({
    ownerId: file.ownerId,
    purpose: file.purpose,
    name: `${file.name}.json`,
    contentType: 'application/json',
    variantOf: file.id,
    part: 'waveform',
    body: new TextEncoder().encode(JSON.stringify({ seconds, peaks: peaks.result() })),
    maxBytes: largest,
    ...(file.expiresAt ? { expiresAt: file.expiresAt } : {}),
  });
}
