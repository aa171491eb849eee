import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { exportRun } from '#tools/export/contract.ts';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { createWork, exportWork, getWork, saveWork } from '#tools/work/contract.ts';
import { readShared, shareWork } from '#tools/share/contract.ts';
import { urlOf } from '#kit/contract/call.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { json3, startFakeYoutube } from '#testing/fake-youtube.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { captionsTool } from './captions-tool.ts';
import { transcriptData, type Transcript } from './data.ts';
import { writeRow } from './edit-transcript.ts';

const app = {} as TestApp;
const youtube = await startFakeYoutube();
const provider = await startFakeProvider();
beforeAll(async () => {
  Object.assign(
    app,
    await startTestApp({ ...youtube.env, ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }),
  );
});
afterAll(async () => {
  await app.close?.();
  await youtube.close();
  await provider.close();
});
beforeEach(() => {
  youtube.asked.length = 0;
});

const id = 'dQw4w9WgXcQ';
const [example] = captionsTool.examples;

async function transcribe(client: Client, input: object, engine?: string): Promise<RunView> {
  const { body } = await client.call(createRun, {
    params: { tool: captionsTool.id },
    body: { input: input as never, ...(engine ? { engine } : {}) },
  });
  await (await follow(app, client, body.id)).end();
  return (await client.call(getRun, { params: { id: body.id } })).body;
}

test('a link becomes a transcript with the times of its words, named like the video', async () => {
  youtube.videos.set(id, {
    title: 'All about pandas',
    seconds: 30,
    tracks: [
      {
        language: 'en',
        isAutomatic: true,
        body: json3([
          {
            at: 500,
            long: 3000,
            words: [
              ['pandas', 0],
              [' eat', 300],
              [' bamboo', 700],
              [' all', 1100],
              [' day', 1400],
            ],
          },
          {
            at: 4000,
            long: 3000,
            words: [
              ['and', 0],
              [' sleep', 400],
            ],
          },
        ]),
      },
    ],
  });
  const run = await transcribe(app.client(), { link: `https://youtu.be/${id}?t=5` });
  expect(run.state).toBe('done');
  expect(run.title).toBe('All about pandas');
  expect(run.output.texts.text).toBe('0:00 pandas eat bamboo all day and sleep\n');
  const data = transcriptData.parse(run.output.data);
  expect(data).toMatchObject({
    made: 'automatic',
    language: 'en',
    seconds: 30,
    source: { is: 'youtube', id },
  });
  expect(data.rows[0]!.words).toEqual([0.5, 0.8, 1.2, 1.6, 1.9, 4, 4.4]);
});

test('what is no video is refused before anything is fetched', async () => {
  for (const link of [
    'https://vimeo.com/1',
    'http://169.254.169.254/',
    'https://www.youtube.com/@someone',
    '',
  ]) {
    const { status, text } = await app
      .client()
      .call(createRun, { params: { tool: captionsTool.id }, body: { input: { link } } });
    expect(status).toBe(422);
    expect(text).toContain('Paste a YouTube link');
  }
  expect(youtube.asked).toEqual([]);
});

test('a video that gives nothing ends in words that say what to do', async () => {
  youtube.videos.set('aaaaaaaaaaa', {});
  const run = await transcribe(app.client(), { link: 'aaaaaaaaaaa' });
  expect(run.state).toBe('failed');
  expect(run.error).toBe('This video has no captions. You can upload the recording, or paste its captions.');
  const pasted = await transcribe(app.client(), { captions: 'No times at all.' });
  expect(pasted.error).toContain('No timestamps found');
});

test('captions are taken away in every format, edited as a work, and the original stays', async () => {
  const client = app.client();
  const run = await transcribe(client, example!.input);
  const original = run.output.data as Transcript;
  expect(original.speakers).toEqual(['Ana', 'Ben']);
  expect(run.exports.map(({ format }) => format)).toEqual(['txt', 'srt', 'vtt', 'docx', 'json']);
  const download = async (format: string) =>
    (await client.request(urlOf(exportRun, { params: { id: run.id }, query: { format } }))).text;
  expect(await download('srt')).toMatch(/^1\n00:00:00,000 --> /);
  expect(await download('vtt')).toContain('<v Ben>');
  expect(await download('txt')).toContain('0:07 Ben: About sixty centimetres');
  expect(JSON.parse(await download('json')).turns[0].details.rows).toHaveLength(original.rows.length);

  const { body: work } = await client.call(createWork, {
    body: { kind: 'transcript', title: run.title, content: original, run: run.id },
  });
  const content = writeRow(original, 0, 'Good evening, and welcome.');
  await client.call(saveWork, { params: { id: work.id }, body: { revision: 1, schema: 1, content } });
  const { body: edited } = await client.call(getWork, { params: { id: work.id } });
  expect(edited.text).toContain('Good evening');
  expect((await client.call(getRun, { params: { id: run.id } })).body.output.data).toEqual(original);
  const srt = await client.request(urlOf(exportWork, { params: { id: work.id }, query: { format: 'srt' } }));
  expect(srt.text).toContain('Good evening, and welcome.');

  const { body: share } = await client.call(shareWork, { params: { id: work.id }, body: { version: null } });
  expect(share.path).toBe(`/youtube/shared/${share.secret}`);
  const { body: shared } = await app.client().call(readShared, { params: { secret: share.secret } });
  expect(shared).toMatchObject({ subject: 'work', kind: 'transcript' });
});

test('a quote that is taken away still leads to its second, of the run and of what was made of it', async () => {
  const client = app.client();
  const said = (meal: string) => `Pandas of the valley eat fresh bamboo leaves for ${meal} every day.`;
  const meals = ['breakfast', 'elevenses', 'lunch', 'tea', 'dinner', 'supper', 'a snack', 'comfort'];
  const captions = meals.map((meal, at) => `0:${10 + 5 * at} ${said(meal)}`).join('\n');
  const run = await transcribe(client, { captions });
  const content = run.output.data as Transcript;
  const [quote] = content.quotes;
  const { body: work } = await client.call(createWork, {
    body: { kind: 'transcript', title: run.title, content, run: run.id },
  });
  const query = { format: 'docx' };
  const { publicUrl } = app.services.settings;
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const linksOf = async (address: string) => {
    const url = new URL(address, publicUrl);
    const response = await app.fetch(url, { headers: { cookie, host: url.host } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return strFromU8(files['word/_rels/document.xml.rels']!);
  };
  const page = `${publicUrl}/youtube/transcriber`;
  const at = `quote=s${Math.round(quote!.start * 10) / 10}"`;
  expect(await linksOf(urlOf(exportRun, { params: { id: run.id }, query }))).toContain(
    `Target="${page}?run=${run.id}&amp;${at}`,
  );
  expect(await linksOf(urlOf(exportWork, { params: { id: work.id }, query }))).toContain(
    `Target="${page}?work=${work.id}&amp;${at}`,
  );
});

test('content that is no transcript is not kept as one', async () => {
  const { status } = await app.client().call(createWork, {
    body: { kind: 'transcript', title: 'x', content: { rows: [{ start: -1 }] } },
  });
  expect(status).toBe(422);
});

test('a language model translates line by line, and what it leaves out stays', async () => {
  const { client } = await buildMember(app);
  provider.play(
    { words: ['1. Guten Morgen zusammen.\n', '3) Bis dann.'] },
    { words: ['Eine Zusammenfassung.'] },
  );
  const captions =
    '0:00 Good morning to all of you who are here.\n0:20 Nobody translates me.\n0:40 See you then.';
  const run = await transcribe(client, { captions, name: 'Talk', translate: 'de' }, 'openai/gpt-5-mini');
  expect(run.error).toBeNull();
  expect(run.title).toBe('Talk (German)');
  const { rows, language, note } = transcriptData.parse(run.output.data);
  expect(rows.map(({ start, text }) => [start, text])).toEqual([
    [0, 'Guten Morgen zusammen.'],
    [20, 'Nobody translates me.'],
    [40, 'Bis dann.'],
  ]);
  for (const { text, words } of rows) expect(words).toHaveLength(text.split(' ').length);
  expect(language).toBe('de');
  expect(note).toContain('by a language model');
});

test('without a language model it says so, and the transcript is there all the same', async () => {
  const run = await transcribe(app.client(), { captions: '0:00 Hello.', translate: 'de' });
  expect(run.state).toBe('incomplete');
  expect(run.error).toContain('needs a language model');
  expect(run.output.texts.text).toContain('Hello.');
});
