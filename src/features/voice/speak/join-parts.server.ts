/** All parts as one MP3, piece by piece: hours of sound are never in memory at once. */
import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { wavHeaderLength } from '#kit/models/wav.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { SpokenPart } from './data.ts';

const megabytes = 1_000_000;
const mostBytes = 200 * megabytes;

/** Null where there is no ffmpeg and none can be fetched: the parts are there all the same. */
export async function joinAsMp3(
  parts: readonly SpokenPart[],
  { files, models, signal, log }: RunContext,
): Promise<string | null> {
  let program: string;
  try {
    program = await models.ffmpeg({ signal });
  } catch (error) {
    signal.throwIfAborted();
    log.info(
      { event: 'voice.mp3_unavailable', err: error },
      'No MP3 can be encoded here, so another format is used.',
    );
    return null;
  }
  const rate = await rateOf(parts[0]!, files);
  const child = spawn(
    program,
    [
      '-v',
      'error',
      '-f',
      's16le',
      '-ar',
      String(rate),
      '-ac',
      '1',
      '-i',
      'pipe:0',
      '-b:a',
      '64k',
      '-f',
      'mp3',
      'pipe:1',
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], signal },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => undefined); // awaited below, after what it writes has been kept
  child.stdin.on('error', () => undefined); // how it ends says what went wrong
  Readable.from(samplesOf(parts, files)).pipe(child.stdin);
  const { id } = await files.store({
    name: 'Read aloud.mp3',
    contentType: 'audio/mpeg',
    body: child.stdout,
    maxBytes: mostBytes,
  });
  return (await ended) === 0 ? id : null;
}

async function rateOf({ file }: SpokenPart, files: RunContext['files']): Promise<number> {
  const { stream } = await files.read(file);
  const reader = stream.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return value ? new DataView(value.buffer, value.byteOffset, value.byteLength).getUint32(24, true) : 24_000;
}

async function* samplesOf(parts: readonly SpokenPart[], files: RunContext['files']) {
  for (const { file } of parts) {
    const { stream } = await files.read(file);
    let skipped = 0;
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
      const from = Math.min(chunk.length, wavHeaderLength - skipped);
      skipped += from;
      if (from < chunk.length) yield chunk.subarray(from);
    }
  }
}
