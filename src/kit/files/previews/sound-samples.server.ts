/** Samples of a sound file, one channel, as they are read: WAV by ourselves, everything else by ffmpeg where it is installed. */
import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { AppError } from '#kit/errors.ts';

export interface Sound {
  rate: number;
  samples: AsyncIterable<Float32Array>;
}

const decodedRate = 8000;
const longestDecoding = 300_000;

export async function soundSamples(
  stream: ReadableStream<Uint8Array>,
  contentType: string,
  { signal, programPath }: { signal: AbortSignal; programPath: string },
): Promise<Sound | undefined> {
  if (/^audio\/(?:x-)?wav$|^audio\/wave$|^audio\/vnd\.wave$/.test(contentType)) return readWav(stream);
  const decoder = await startDecoder({ signal, programPath });
  if (decoder) return { rate: decodedRate, samples: decode(decoder, stream) };
  await stream.cancel();
  return undefined;
}

/** In a process of its own, which is given nothing but the bytes. Undefined where ffmpeg is not installed. */
async function startDecoder({ signal, programPath }: { signal: AbortSignal; programPath: string }) {
  const format = ['-f', 's16le', '-ac', '1', '-ar', String(decodedRate)];
  const input = ['-protocol_whitelist', 'pipe', '-i', 'pipe:0', '-vn'];
  const child = spawn('ffmpeg', ['-nostdin', '-v', 'error', ...input, ...format, 'pipe:1'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    timeout: longestDecoding,
    env: { PATH: programPath },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const hasStarted = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => resolve(true));
    child.once('error', () => resolve(false));
  });
  return hasStarted ? { child, ended } : undefined;
}

type Decoder = NonNullable<Awaited<ReturnType<typeof startDecoder>>>;

async function* decode({ child, ended }: Decoder, stream: ReadableStream<Uint8Array>) {
  // It may have enough before it has read all.
  child.stdin.on('error', () => {});
  Readable.fromWeb(stream as never).pipe(child.stdin);
  let rest = Buffer.alloc(0);
  for await (const chunk of child.stdout) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const even = bytes.byteLength - (bytes.byteLength % 2);
    yield from16Bit(bytes.subarray(0, even), 1);
    rest = bytes.subarray(even);
  }
  if ((await ended) !== 0) throw new AppError('invalid:sound', { message: 'This sound cannot be read.' });
}

async function readWav(stream: ReadableStream<Uint8Array>): Promise<Sound> {
  const reader = stream.getReader();
  let held = Buffer.alloc(0);
  const fill = async (bytes: number) => {
    while (held.byteLength < bytes) {
      const { done, value } = await reader.read();
      if (done) return false;
      held = Buffer.concat([held, value]);
    }
    return true;
  };
  const broken = () => new AppError('invalid:sound', { message: 'This sound cannot be read.' });
  if (
    !(await fill(12)) ||
    held.toString('latin1', 0, 4) !== 'RIFF' ||
    held.toString('latin1', 8, 12) !== 'WAVE'
  )
    throw broken();
  held = held.subarray(12);
  let format: { channels: number; rate: number } | undefined;
  for (;;) {
    if (!(await fill(8))) throw broken();
    const name = held.toString('latin1', 0, 4);
    const size = held.readUInt32LE(4);
    held = held.subarray(8);
    if (name === 'data') break;
    // Everything before the samples is small; a chunk that says otherwise is not from a recorder.
    if (size > 1_000_000 || !(await fill(size + (size % 2)))) throw broken();
    if (name === 'fmt ') {
      const isPlain = size >= 16 && held.readUInt16LE(0) === 1 && held.readUInt16LE(14) === 16;
      if (!isPlain) throw broken();
      format = { channels: held.readUInt16LE(2), rate: held.readUInt32LE(4) };
    }
    held = held.subarray(size + (size % 2));
  }
  if (!format || format.channels < 1 || format.channels > 8 || format.rate < 1) throw broken();
  const { channels, rate } = format;

  async function* samples() {
    const frame = channels * 2;
    for (;;) {
      const whole = held.byteLength - (held.byteLength % frame);
      if (whole > 0) yield from16Bit(held.subarray(0, whole), channels);
      held = held.subarray(whole);
      const { done, value } = await reader.read();
      if (done) return;
      held = Buffer.concat([held, value]);
    }
  }
  return { rate, samples: samples() };
}

/** The first channel stands for all. */
function from16Bit(bytes: Buffer, channels: number): Float32Array {
  const frames = Math.floor(bytes.byteLength / (2 * channels));
  return Float32Array.from({ length: frames }, (_, at) => bytes.readInt16LE(at * 2 * channels) / 32768);
}
