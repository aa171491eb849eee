/** Any recording as the samples that speech recognition hears. */
import { spawn } from 'node:child_process';
import { AppError } from '#kit/errors.ts';
import { sampleRate } from './hearing.server.ts';
import { decodeWav } from './wav.ts';

/** Two hours: more than anyone dictates, and half a gigabyte of samples. */
const longest = 2 * 3600 * sampleRate * Float32Array.BYTES_PER_ELEMENT;

interface Options {
  signal?: AbortSignal | undefined;
}

/** Plain WAV files are read here; everything else by ffmpeg, which is found or fetched when it is needed. */
export async function decodeAudio(
  recording: Uint8Array,
  ffmpeg: (options: Options) => Promise<string>,
  { signal }: Options = {},
): Promise<Float32Array> {
  const wav = decodeWav(recording);
  if (wav?.sampleRate === sampleRate) return wav.pcm;
  const bytes = await convert(await ffmpeg({ signal }), recording, signal);
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
}

function convert(program: string, recording: Uint8Array, signal: AbortSignal | undefined): Promise<Buffer> {
  // Only what comes in through the pipe: no protocol by which a crafted file could read another.
  const reading = ['-v', 'error', '-protocol_whitelist', 'pipe', '-i', 'pipe:0', '-vn'];
  const child = spawn(program, [...reading, '-ac', '1', '-ar', String(sampleRate), '-f', 'f32le', 'pipe:1'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(signal ? { signal } : {}),
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let total = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (total > longest) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // It stops reading when it has seen enough, or cannot make sense of it; how it ends says which.
    child.stdin.on('error', () => {});
    child.stdin.end(recording);
    child.once('error', reject);
    child.once('close', (code) => {
      if (total > longest)
        reject(new AppError('too_large', { message: 'The recording is longer than two hours.' }));
      else if (code !== 0 || total === 0)
        reject(new AppError('invalid:recording', { message: 'This recording couldn’t be read.' }));
      else resolve(Buffer.concat(chunks));
    });
  });
}
