import { expect } from 'vitest';
import { exportRun } from '#tools/export/contract.ts';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { searchOnce } from '#features/search/contract.ts';
import { addDemoDocument, deleteDocument } from './contract.ts';
import { bring, whenRead } from './documents.testing.ts';
import type { OverviewData } from './overview/data.ts';
import type { AnswerData } from './talk/data.ts';

const app = useTestApp();

async function run(
  client: Client,
  tool: string,
  input: Record<string, unknown>,
  parent?: string,
): Promise<RunView> {
  const begun = await client.call(createRun, {
    params: { tool },
    body: { input, ...(parent ? { parent } : {}) } as never,
  });
  expect(begun.status).toBe(200);
  let last = begun.body;
  await expect
    .poll(async () => {
      last = (await client.call(getRun, { params: { id: begun.body.id } })).body;
      return isOpen(last.state);
    })
    .toBe(false);
  return last;
}
const answerTo = async (client: Client, question: string, input: Record<string, unknown>) =>
  (await run(client, 'document-talk', { question, ...input })).output.data as AnswerData;

async function demo(client: Client): Promise<string> {
  const { body } = await client.call(addDemoDocument);
  await whenRead(client, body.id);
  return body.id;
}

test('an overview lists what a document holds, each with its passage', async () => {
  const { client } = await buildMember(app);
  const id = await demo(client);
  const done = await run(client, 'document-overview', { document: id });
  expect(done.state).toBe('done');
  const data = done.output.data as OverviewData;
  expect(data.language).toBe('English');
  expect(data.outline.map(({ text }) => text)).toContain('What the repair would cost');
  expect(data.people.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Mara Velden', 'Jonas Okafor']),
  );
  expect(data.organisations.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('Heritage Trust'), 'Lindenau Town Council']),
  );
  expect(data.places.map(({ text }) => text)).toEqual(expect.arrayContaining(['Lindenau', 'Grafenberg']));
  expect(data.dates.map(({ day }) => day)).toContain('2026-05-15');
  expect(data.amounts.map(({ text }) => text)).toContain('€412,000');
  expect(data.asks.find(({ text }) => text.includes('whether the mill'))).toMatchObject({
    day: '2026-04-24',
  });
  expect(data.summary.length).toBeGreaterThan(2);
  expect(done.output.texts.text).toContain(`](/document-analyzer?document=${id}&quote=p`);
  // What is taken away leads back from wherever it is read.
  for (const format of ['md', 'txt']) {
    const { text } = await client.call(exportRun, { params: { id: done.id }, query: { format } });
    expect(text).toContain(`(${app.services.settings.publicUrl}/document-analyzer?document=${id}&quote=p`);
    expect(text).not.toContain('(/document-analyzer');
  }
});

test('each sentence of an answer cites page and passage, and what is not said is not made up', async () => {
  const { client } = await buildMember(app);
  const id = await demo(client);
  const built = await answerTo(client, 'When was the mill built?', { documents: [id] });
  expect(built).toMatchObject({ by: 'quotes', isAbsent: false });
  expect(built.passages[0]).toMatchObject({ document: id, page: 1 });
  expect(built.passages[0]!.text).toContain('1784');
  const roof = await answerTo(client, 'How much does the roof cost?', { documents: [id] });
  expect(roof.passages.map(({ text }) => text).join(' ')).toContain('186,000');
  const absent = await answerTo(client, 'What is the name of the caretaker’s parrot?', { documents: [id] });
  expect(absent.isAbsent).toBe(true);
});

test('several things asked at once are each answered with their passage, and what is not said is named', async () => {
  const { client } = await buildMember(app);
  const id = await demo(client);
  const { output } = await run(client, 'document-talk', {
    question:
      'When was the mill built, how much does the roof cost and what is the caretaker’s parrot called?',
    documents: [id],
  });
  const data = output.data as AnswerData;
  expect(data).toMatchObject({ by: 'quotes', isAbsent: false });
  expect(data.parts!.map(({ question, isAbsent }) => [question, isAbsent])).toEqual([
    ['When was the mill built?', false],
    ['How much does the roof cost?', false],
    ['What is the caretaker’s parrot called?', true],
  ]);
  const said = ({ sentences }: NonNullable<AnswerData['parts']>[number]) =>
    sentences.map((at) => data.sentences[at]!.text).join(' ');
  expect(said(data.parts![0]!)).toContain('1784');
  expect(said(data.parts![1]!)).toContain('186,000');
  for (const { passages } of data.sentences)
    for (const cited of passages) expect(data.passages.map((one) => one.id)).toContain(cited);
  expect(output.texts.text).toMatch(/\*\*When was the mill built\?\*\*\n\n.*1784.*\]\(\/document-analyzer\?/);
  expect(output.texts.text).toMatch(
    /\*\*What is the caretaker’s parrot called\?\*\*\n\nNo passage clearly answers this\./,
  );
});

test('a planted sentence is found wherever it stands, and a follow-up knows what it follows', async () => {
  const { client } = await buildMember(app);
  const filler = Array.from(
    { length: 400 },
    (_, at) => `Paragraph ${at} speaks of the weather over the hills and of nothing else that matters.`,
  );
  const planted = 'The spare key of the lighthouse hangs behind the blue barometer.';
  filler.splice(317, 0, planted);
  const { id } = await bring(client, 'long.txt', filler.join('\n\n'));
  await whenRead(client, id);
  const first = await run(client, 'document-talk', {
    question: 'Where is the spare key of the lighthouse?',
    documents: [id],
  });
  expect((first.output.data as AnswerData).passages[0]!.text).toBe(planted);
  const next = await run(
    client,
    'document-talk',
    { question: 'And what colour is it?', documents: [id] },
    first.id,
  );
  expect((next.output.data as AnswerData).passages[0]!.text).toBe(planted);
});

test('several documents and a whole folder are asked at once; another person’s are not there', async () => {
  const { client } = await buildMember(app);
  const ids = await Promise.all(
    ['The north mill grinds rye.', 'The south mill grinds wheat.'].map(async (text, at) => {
      const { id } = await bring(client, `${at}.txt`, text, 'Mills');
      await whenRead(client, id);
      return id;
    }),
  );
  const both = await answerTo(client, 'What does the mill grind?', { documents: ids });
  expect(new Set(both.passages.map(({ document }) => document))).toEqual(new Set(ids));
  const folder = await answerTo(client, 'Which mill grinds wheat?', { folder: 'Mills' });
  expect(folder.passages[0]).toMatchObject({ document: ids[1] });
  const stranger = app.client();
  expect((await run(stranger, 'document-talk', { question: 'What?', documents: ids })).state).toBe('failed');
});

test('what a document says is found among one’s own things, at its page, and not after it was deleted', async () => {
  const { client } = await buildMember(app);
  const { id } = await bring(
    client,
    'heron.txt',
    'The heron of Lindenau nests on the old chimney every spring.',
  );
  await whenRead(client, id);
  const hrefs = async () => {
    const { body } = await client.call(searchOnce, {
      query: { q: 'heron chimney Lindenau', filter: 'mine' },
    });
    return body.results.map(({ href }) => href);
  };
  await expect.poll(hrefs).toContainEqual(expect.stringContaining(`document=${id}&quote=p1`));
  await client.call(deleteDocument, { params: { id } });
  await expect.poll(hrefs).toEqual([]);
});
