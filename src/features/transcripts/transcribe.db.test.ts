/** Recordings as runs, with a model of the test's own: what is heard, what survives a restart, what is shared. */
import { eq } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import { AppError } from '#kit/errors.ts';
import { createRun, getRun, retryRun } from '#tools/run/contract.ts';
import { createRuns, type Runs } from '#tools/run/runs.server.ts';
import { runSteps } from '#tools/run/table.server.ts';
import { shareWork } from '#tools/share/contract.ts';
import { publishWork } from '#tools/share/gallery-contract.ts';
import { createWork } from '#tools/work/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { transcriptData } from './data.ts';
import { transcribeRun } from './transcribe-run.server.ts';
import { transcribeTool } from './transcribe-tool.ts';

const app = useTestApp({ ROLE: 'web' });
const processes: Runs[] = [];
afterAll(async () => {
  for (const one of processes) await one.close();
});
const never = new AbortController().signal;

interface Ear {
  seconds?: number;
  /** Told the minute, from 0; throws or hangs where a test wants it. */
  onMinute?: (minute: number) => unknown;
  hears?: boolean;
}

/** A process whose model hears one sentence in each minute. */
function processWith({ seconds = 150, onMinute, hears = true }: Ear = {}) {
  const heard: number[] = [];
  let closed = 0;
  const models = {
    ...app.services.models,
    forCaller: () => models,
    openSound: async (recording: ReadableStream) => {
      await recording.cancel();
      return {
        seconds,
        isCut: false,
        read: async (from: number, to: number) => {
          heard.push(Math.round(from));
          return new Float32Array((Math.min(to, seconds) - from) * 16_000).fill(from / 1000);
        },
        close: async () => void closed++,
      };
    },
    findSpeech: async (pcm: Float32Array) => {
      const frames = new Float32Array(Math.ceil(pcm.length / 512));
      return hears ? frames.fill(0.9, 0, 200) : frames;
    },
    hear: async (pcm: Float32Array) => {
      const minute = heard.length - 1;
      await onMinute?.(minute);
      const words = `This is what they say after ${Math.round(pcm[0]! * 1000)} seconds.`.split(' ');
      return {
        segments: words.map((text, at) => ({ text, start: at * 0.5, end: at * 0.5 + 0.4 })),
        language: 'en',
        certainty: 0.99,
      };
    },
    describeVoices: async (_: unknown, stretches: unknown[]) => stretches.map(() => []),
  } as unknown as typeof app.services.models;
  const runs = createRuns({ ...app.services, models, tools: [transcribeRun] });
  processes.push(runs);
  return { runs, heard, closed: () => closed };
}

async function begin(bytes = 'not really a sound') {
  const { user, client } = await buildMember(app);
  const file = await app.services.files.store({
    ownerId: user.id,
    purpose: 'file',
    name: 'Team meeting.mp3',
    contentType: 'audio/mpeg',
    body: new TextEncoder().encode(bytes),
    maxBytes: 1000,
  });
  const { body, status } = await client.call(createRun, {
    params: { tool: transcribeTool.id },
    body: { input: { files: [file.id] } },
  });
  expect(status).toBe(200);
  const read = async () => (await client.call(getRun, { params: { id: body.id } })).body;
  return { client, id: body.id, file, read };
}
const minutesKept = async (id: string) =>
  (await app.services.db.select().from(runSteps).where(eq(runSteps.runId, id))).filter(({ name }) =>
    name.startsWith('minute'),
  ).length;

test('a recording is heard minute by minute and goes on after a restart where it was', async () => {
  const { id, read } = await begin();
  const reached = Promise.withResolvers<void>();
  const dying = processWith({
    onMinute: (minute) => {
      if (minute < 2) return;
      reached.resolve();
      return new Promise(() => {});
    },
  });
  void dying.runs.take(id, never);
  await reached.promise;
  expect(await minutesKept(id)).toBe(2);
  await expect.poll(async () => (await read()).output.texts.text).toContain('after 0 seconds');

  const next = processWith();
  await next.runs.take(id, never);
  const run = await read();
  expect(run.state).toBe('done');
  expect(run.title).toBe('Team meeting');
  // The first two minutes were not heard again.
  expect(next.heard).toHaveLength(1);
  expect(next.heard[0]).toBeGreaterThan(100);
  expect(next.closed()).toBe(1);
  const data = transcriptData.parse(run.output.data);
  expect(data.rows).toHaveLength(3);
  expect(data).toMatchObject({
    made: 'speech',
    language: 'en',
    seconds: 150,
    speakers: [],
    isSuggested: false,
  });
  expect(run.output.texts.text!.trim().split('\n')).toHaveLength(3);
});

test('what was heard before a failure is kept, and trying again goes on from there', async () => {
  const { client, id, read } = await begin();
  const failing = processWith({
    onMinute: (minute) => {
      if (minute === 1)
        throw new AppError('unavailable:model_memory', { message: 'This needed more memory.' });
    },
  });
  await failing.runs.take(id, never);
  const broken = await read();
  expect(broken.state).toBe('incomplete');
  expect(broken.error).toContain('needed more memory');
  expect(broken.output.texts.text).toContain('after 0 seconds');
  expect(failing.closed()).toBe(1);
  const { body: again } = await client.call(retryRun, { params: { id }, body: {} });
  const next = processWith();
  await next.runs.take(again.id, never);
  expect(next.heard[0]).toBeGreaterThan(30);
  const { body } = await client.call(getRun, { params: { id: again.id } });
  expect(transcriptData.parse(body.output.data).rows).toHaveLength(3);
});

test('a recording without speech says so', async () => {
  const { id, read } = await begin();
  await processWith({ hears: false, seconds: 70 }).runs.take(id, never);
  const run = await read();
  expect(run.state).toBe('done');
  expect(run.output.texts.text).toBe('No speech found in this recording.\n');
  expect(transcriptData.parse(run.output.data).rows).toEqual([]);
});

test('the sample says that it is one, and plays like any other', async () => {
  const { client } = await buildMember(app);
  const { body } = await client.call(createRun, {
    params: { tool: transcribeTool.id },
    body: { input: { sample: true } },
  });
  await processWith({ seconds: 30 }).runs.take(body.id, never);
  const { body: run } = await client.call(getRun, { params: { id: body.id } });
  const { source, title } = transcriptData.parse(run.output.data);
  expect(title).toBe('Sample: in the kitchen garden');
  if (source.is !== 'file') throw new Error('it has no file');
  expect(source.isSample).toBe(true);
  const sound = await client.request(`/api/files/${source.file}`, { headers: { range: 'bytes=0-99' } });
  expect(sound.status).toBe(206);
});

test('a link shows the recording only where it was made to', async () => {
  const { client, id, file, read } = await begin();
  await processWith({ seconds: 30 }).runs.take(id, never);
  const { output } = await read();
  const { body: work } = await client.call(createWork, {
    body: { kind: 'transcript', title: 'Meeting', content: output.data, run: id },
  });
  const reach = async (withInput: boolean) => {
    const { body } = await client.call(shareWork, {
      params: { id: work.id },
      body: { version: null, withInput },
    });
    return (await app.client().request(`/api/files/${file.id}?by=share:${body.secret}`)).status;
  };
  expect(await reach(false)).toBe(404);
  expect(await reach(true)).toBe(200);
  const other = await begin('another');
  const { body: link } = await client.call(shareWork, {
    params: { id: work.id },
    body: { version: null, withInput: true },
  });
  expect((await app.client().request(`/api/files/${other.file.id}?by=share:${link.secret}`)).status).toBe(
    404,
  );
});

test('in the gallery the recording plays only where its maker chose so, and for as long as it hangs there', async () => {
  const hang = async (withFiles: boolean) => {
    const { client, id, file, read } = await begin();
    await processWith({ seconds: 30 }).runs.take(id, never);
    const { body: work } = await client.call(createWork, {
      body: { kind: 'transcript', title: 'Meeting', content: (await read()).output.data, run: id },
    });
    const { body } = await client.call(publishWork, {
      params: { id: work.id },
      body: { title: 'Meeting', caption: '', tags: [], withFiles },
    });
    const reach = async () =>
      (await app.client().request(`/api/files/${file.id}?by=creation:${body.id}`)).status;
    return { client, id: body.id, reach };
  };
  expect(await (await hang(false)).reach()).toBe(404);
  const shown = await hang(true);
  expect(await shown.reach()).toBe(200);
  expect((await app.client().request(`/api/gallery/${shown.id}`)).status).toBe(200);
  await shown.client.request(`/api/gallery/${shown.id}`, { method: 'DELETE' });
  expect(await shown.reach()).toBe(404);
});

test('no recording, two files, an unknown language or another person’s file are refused with an explanation', async () => {
  const { client } = await buildMember(app);
  const { file } = await begin();
  const refused = async (input: object) =>
    client.call(createRun, { params: { tool: transcribeTool.id }, body: { input: input as never } });
  expect((await refused({})).text).toContain('Choose a recording first');
  expect((await refused({ files: [file.id, file.id] })).text).toContain('Choose one recording');
  expect((await refused({ sample: true, language: 'tlh' })).text).toContain('doesn’t support this language');
  const { body: run } = await refused({ files: [file.id] });
  await processWith().runs.take(run.id, never);
  const { body: ended } = await client.call(getRun, { params: { id: run.id } });
  expect(ended.state).toBe('failed');
  expect(ended.error).toContain('no longer exists');
});
