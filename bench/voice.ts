/** Voice: speaking and live hearing beside the bare models, first sound and first text, memory, and two people at once. */
import path from 'node:path';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { portionsOf } from '#features/voice/speak/portions.ts';
import { hearLive } from '#tools/hear/hear-live.server.ts';
import { memoryOf } from './servers.ts';
import { ratio, whole, type Table } from './table.ts';

const text =
  'The planning meeting is on Wednesday at half past nine, in the room above the garden. Please bring the plan, the keys and your own cup. Ben and Anna will come along, and there will be cake.';
const rate = 16_000;

export async function benchVoice(): Promise<Table> {
  const folder = process.env.MODELS_DIR ?? path.resolve(process.env.DATA_DIR ?? './data', 'models');
  const log = createLog('error');
  const packs = createPacks({ folder, log });
  const host = createModelHost({ packs, log, mayWrite: () => false });
  const title = 'Voice: first sound and first text, beside the bare models (all loaded)';
  const columns = ['', 'seconds', 'beside the bare model'];
  const missing = ['whisper', 'silero', 'kokoro', 'espeak'].filter((id) => !packs.isReady(id));
  if (missing.length > 0) {
    const note = `Not measured, because not fetched into ${folder}: ${missing.join(', ')}.`;
    return { title, columns, rows: [], note };
  }
  const { signal } = new AbortController();
  const [first] = portionsOf(text, 0.6);
  await host.speak('Hello.');
  const bare = await timed(() => host.speak(first!.text));
  let firstSound = 0;
  const speech = await timed(async () => {
    const began = performance.now();
    for (const portion of portionsOf(text, 0.6)) {
      const sound = await host.speak(portion.text);
      firstSound ||= (performance.now() - began) / 1000;
      speechSeconds += sound.pcm.length / sound.sampleRate;
      spoken ??= thinned(sound.pcm, sound.sampleRate);
    }
  });
  const pcm = spoken!;
  await hearLive(host, pcm, { language: 'en', signal });
  const bareHearing = await timed(() => host.hear(pcm, { language: 'en' }));
  const live = await timed(() => hearLive(host, pcm, { language: 'en', signal }));
  const two = await timed(() =>
    Promise.all([1, 2].map(() => hearLive(host, pcm, { language: 'en', signal }))),
  );
  const memory = host.running().map(({ name, pid }) => `${name} ${whole(pid ? memoryOf(pid) : 0)} MB`);
  await host.close();
  await packs.close();
  const row = (name: string, seconds: number, beside: number) => [
    name,
    seconds.toFixed(2),
    ratio(seconds, beside),
  ];
  return {
    title,
    columns,
    rows: [
      row('first part spoken by the bare model', bare, bare),
      row('first sound of a text', firstSound, bare),
      row(`${speechSeconds.toFixed(0)} s of speech, all parts`, speech, speechSeconds),
      row(`${(pcm.length / rate).toFixed(0)} s heard by the bare model`, bareHearing, bareHearing),
      row('the same while someone speaks (finding speech, then hearing)', live, bareHearing),
      row('two people at once, both answered', two, bareHearing),
    ],
    note: `In the third row, beside the time it takes to listen. Memory: ${memory.join(', ')}.`,
  };
}

let speechSeconds = 0;
let spoken: Float32Array | undefined;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

function thinned(pcm: Float32Array, sampleRate: number): Float32Array {
  const step = sampleRate / rate;
  return Float32Array.from({ length: Math.floor(pcm.length / step) }, (_, at) => pcm[Math.floor(at * step)]!);
}
