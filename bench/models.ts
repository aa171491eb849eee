/** The models that come as packs: how fast, and how much memory. Those that were not fetched are named, not fetched here. */
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { memoryOf } from './servers.ts';
import type { Table } from './table.ts';

const idleFor = 3_000;
const spoken =
  'The quick brown fox jumps over the lazy dog. A small panda sits in the bamboo and reads a long letter from a friend.';
const short = 'How do I change the name of my panda on this site, please?';

export async function benchModels(): Promise<Table> {
  const folder = process.env.MODELS_DIR ?? path.resolve(process.env.DATA_DIR ?? './data', 'models');
  const log = createLog('error');
  const packs = createPacks({ folder, log });
  const host = createModelHost({ packs, log, mayWrite: () => true, idleSeconds: idleFor / 1000 });
  const rows: (string | number)[][] = [];
  const missing: string[] = [];

  async function measure(name: string, packIds: string[], work: () => Promise<string>) {
    if (!packIds.every((id) => packs.isReady(id as never))) return void missing.push(name);
    const said = await work();
    const memory = Math.max(0, ...host.running().map(({ pid }) => (pid ? memoryOf(pid) : 0)));
    rows.push([name, said, `${Math.round(memory)} MB`]);
    await new Promise((resolve) => setTimeout(resolve, idleFor + 1_500));
    if (host.running().length > 0) rows.push([name, 'still running after its idle time', '']);
  }

  await measure('MiniLM, short texts', ['minilm'], async () => {
    await host.embed([short]);
    const began = performance.now();
    await host.embed(Array.from({ length: 160 }, (_, index) => `${short} ${index}`));
    return `${Math.round(160_000 / (performance.now() - began))} texts a second`;
  });
  let heard: Float32Array | undefined;
  await measure('Kokoro, speaking', ['kokoro', 'espeak'], async () => {
    await host.speak('Hello.');
    const began = performance.now();
    const { pcm, sampleRate } = await host.speak(spoken);
    heard = thinned(pcm, sampleRate);
    return `${((performance.now() - began) / ((pcm.length / sampleRate) * 1000)).toFixed(2)} of the time it takes to listen`;
  });
  // It hears what was just spoken: noise would measure something else.
  await measure('Whisper, listening', ['whisper', 'kokoro', 'espeak'], async () => {
    const pcm = heard!;
    await host.transcribe(pcm.subarray(0, 16_000));
    const began = performance.now();
    await host.transcribe(pcm);
    return `${((performance.now() - began) / ((pcm.length / 16_000) * 1000)).toFixed(2)} of the time it takes to listen`;
  });
  const photo = await sharp({
    create: {
      width: 768,
      height: 512,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
      background: '#777',
    },
  })
    .jpeg()
    .toBuffer();
  const seconds = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return `${((performance.now() - began) / 1000).toFixed(1)} s`;
  };
  const spot = [{ x: 0.5, y: 0.5, on: true }];
  const strokes = [{ radius: 0.05, points: [{ x: 0.5, y: 0.5 }] }];
  await measure('SAM 2, an object found in a photo of 768 × 512', ['sam', 'onnx'], () =>
    seconds(() => host.findObject(photo, spot)),
  );
  await measure('MI-GAN, filled in', ['migan', 'onnx'], () => seconds(() => host.fillIn(photo, { strokes })));
  await measure('MODNet, cut out', ['modnet', 'onnx'], () => seconds(() => host.cutOut(photo)));
  await measure('Real-ESRGAN, 256 × 256 to twice that', ['esrgan', 'onnx'], async () => {
    const small = await sharp(photo).resize(256, 256).jpeg().toBuffer();
    return seconds(() => host.enlarge(small));
  });
  await measure('NSFWJS, a picture judged', ['nsfw'], async () => {
    await host.judgePicture(photo);
    return seconds(() => host.judgePicture(photo));
  });
  await host.close();
  await packs.close();
  return {
    title: `Models that come as packs (${os.availableParallelism()} processors; each ends by itself when idle)`,
    columns: ['', 'speed', 'memory of its process'],
    rows,
    ...(missing.length > 0
      ? {
          note: `Not measured, because not fetched into ${folder}: ${missing.join(', ')}. Fetch them with npm run packs.`,
        }
      : {}),
  };
}

/** To the 16,000 samples a second that it hears. */
function thinned(pcm: Float32Array, sampleRate: number): Float32Array {
  const ratio = sampleRate / 16_000;
  return Float32Array.from(
    { length: Math.floor(pcm.length / ratio) },
    (_, index) => pcm[Math.floor(index * ratio)]!,
  );
}
