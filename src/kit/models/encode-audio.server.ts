/** A sound in the format that was asked for. WAV and bare samples are made here, the others by ffmpeg. */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#kit/errors.ts';
import type { Sound } from './speech.server.ts';
import { encodeWav, wavHeaderLength } from './wav.ts';

interface Options {
  signal?: AbortSignal | undefined;
}

const byFfmpeg: Record<string, string[]> = {
  mp3: ['-f', 'mp3'],
  opus: ['-c:a', 'libopus', '-f', 'ogg'],
  aac: ['-f', 'adts'],
  flac: ['-f', 'flac'],
};

type FindFfmpeg = (options: Options) => Promise<string>;

/** MP3, which programs expect where they name no format; WAV where there is nothing to make it with. */
export async function encodeByDefault(
  sound: Sound,
  ffmpeg: FindFfmpeg,
  { signal }: Options = {},
): Promise<Uint8Array> {
  try {
    return await encodeAudio(sound, 'mp3', ffmpeg, { signal });
  } catch {
    signal?.throwIfAborted();
    return encodeWav(sound);
  }
}

export async function encodeAudio(
  sound: Sound,
  format: string,
  ffmpeg: FindFfmpeg,
  { signal }: Options = {},
): Promise<Uint8Array> {
  const wav = encodeWav(sound);
  if (format === 'wav') return wav;
  if (format === 'pcm') return wav.subarray(wavHeaderLength);
  const how = byFfmpeg[format];
  if (!how)
    throw new AppError('invalid:setting', { issues: [{ path: 'outputFormat', message: 'No such format.' }] });
  return convert(await ffmpeg({ signal }), wav, how, signal);
}

async function convert(program: string, wav: Uint8Array, how: string[], signal: AbortSignal | undefined) {
  const child = spawn(program, ['-v', 'error', '-f', 'wav', '-i', 'pipe:0', ...how, 'pipe:1'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(signal ? { signal } : {}),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.on('error', () => {}); // how it ends says what went wrong
  child.stdin.end(wav);
  const [made, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0 || made.byteLength === 0)
    throw new AppError('unavailable:audio_format', {
      message: 'The audio couldn’t be converted to that format.',
    });
  return made;
}
