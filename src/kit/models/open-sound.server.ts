/**
 * A recording of hours, decoded once onto the disk and read minute by minute: memory holds what is being heard and no more. ffmpeg is
 * given one open file and no way to open another, so that a crafted one cannot read anything else.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#kit/errors.ts';
import type { EnsureOptions, PackProgress } from '#kit/packs/packs.server.ts';
import { sampleRate } from './hearing.server.ts';

export const longestSound = 12 * 3600;
const bytesPerSecond = sampleRate * 2;
/** What a killed process left behind. */
const forgottenAfter = 48 * 3600_000;
const prefix = 'sound-';

export interface OpenedSound {
  seconds: number;
  /** It broke off: what came before is there. */
  isCut: boolean;
  read(from: number, to: number): Promise<Float32Array>;
  close(): Promise<void>;
}

interface Options {
  ffmpeg: (options: EnsureOptions) => Promise<string>;
  folder: string;
  signal?: AbortSignal | undefined;
  onFetch?: ((progress: PackProgress) => void) | undefined;
}

export async function openSound(
  recording: ReadableStream<Uint8Array>,
  options: Options,
): Promise<OpenedSound> {
  const { folder, signal, onFetch } = options;
  const program = await options.ffmpeg({
    ...(signal ? { signal } : {}),
    ...(onFetch ? { onProgress: onFetch } : {}),
  });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder);
  const own = await mkdtemp(path.join(folder, prefix));
  const close = () => rm(own, { recursive: true, force: true });
  try {
    const given = path.join(own, 'given');
    const samples = path.join(own, 'samples');
    await pipeline(Readable.fromWeb(recording as never), createWriteStream(given), signal ? { signal } : {});
    const { code, said } = await decode(program, { given, samples, signal });
    await rm(given);
    const { size } = await stat(samples);
    const seconds = size / bytesPerSecond;
    if (seconds === 0) throw unreadable(said);
    if (seconds > longestSound)
      throw new AppError('too_large', {
        message: 'This recording is longer than twelve hours. Split it into parts.',
      });
    return {
      seconds,
      isCut: code !== 0,
      close,
      async read(from, to) {
        await using file = await open(samples);
        const start = Math.floor(from * sampleRate) * 2;
        const end = Math.min(size - (size % 2), Math.floor(to * sampleRate) * 2);
        const buffer = Buffer.alloc(Math.max(0, end - start));
        await file.read(buffer, 0, buffer.length, start);
        return Float32Array.from(
          { length: buffer.length / 2 },
          (_, at) => buffer.readInt16LE(at * 2) / 32768,
        );
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Decoding {
  given: string;
  samples: string;
  signal?: AbortSignal | undefined;
}

/** By a file that it can seek in (films often have their index at the end); older versions read it as a stream. */
async function decode(program: string, decoding: Decoding) {
  const first = await run(program, 'fd', decoding);
  return /protocol not found/i.test(first.said) ? run(program, 'pipe', decoding) : first;
}

async function run(program: string, protocol: 'fd' | 'pipe', { given, samples, signal }: Decoding) {
  await using source = await open(given, 'r');
  await using target = await open(samples, 'w', 0o600);
  const from = protocol === 'fd' ? ['-fd', '0', '-i', 'fd:'] : ['-i', 'pipe:0'];
  const sound = ['-vn', '-sn', '-dn', '-ac', '1', '-ar', String(sampleRate), '-t', String(longestSound + 60)];
  const child = spawn(
    program,
    ['-nostdin', '-v', 'error', '-protocol_whitelist', protocol, ...from, ...sound, '-f', 's16le', 'pipe:1'],
    { stdio: [source.fd, target.fd, 'pipe'], ...(signal ? { signal } : {}) },
  );
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once(
      'spawn',
      () => child.pid && os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL),
    );
    child.once('close', resolve);
  });
  return { code, said };
}

function unreadable(said: string): AppError {
  const message = /does not contain any stream|matches no streams/i.test(said)
    ? 'There’s no audio in this file.'
    : 'This recording can’t be read. It may be damaged, or in an unsupported format.';
  return new AppError('invalid:recording', { message });
}

async function sweep(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > forgottenAfter)
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
