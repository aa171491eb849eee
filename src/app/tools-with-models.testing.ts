/** Every tool that asks a language model, with an input on which it asks one. */
import { expect } from 'vitest';
import { makeAlly } from '#features/allies/allies.testing.ts';
import { bring, whenRead } from '#features/documents/documents.testing.ts';
import { emptyBook } from '#features/books/book.ts';
import { createWork } from '#tools/work/contract.ts';
import type { AnyTool } from '#tools/define/tool.ts';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import type { Client } from '#testing/client.ts';
import { gathered } from './gathered.server.ts';

/** They can do without a model and say so, but ask one where there is one. */
const askingBesides = new Set(['document-extract', 'lens', 'transcribe']);

export const toolsWithModels: readonly AnyTool[] = gathered.runs
  .map(({ tool }) => tool)
  .filter(({ id, needs }) => needs?.includes('text') || askingBesides.has(id));

/** Long enough for a summary: for the stand-in that hears recordings, and for captions. */
export const spokenText =
  'The mill by the river was built in 1784 and burned down in 1820. Its owner rebuilt it in stone within two years. The new wheel was larger than the old one and turned two pairs of millstones. Farmers of the whole valley brought their grain here until the railway came. Then the large mills in the city were cheaper and the wheel stood still. Today the building is a museum that opens on the first Sunday of each month in summer.';

/** What a source finds for the examples of search and research. */
export const pandaPage = {
  title: 'Giant panda',
  text: 'The giant panda is a bear of central China. Pandas digest only about a fifth of the bamboo they eat.',
  href: 'https://en.wikipedia.org/wiki/Giant_panda',
  date: '2024-03-05',
  by: 'Ada Lovelace',
};

const lease =
  'Lease of the flat\n\nTenant: Anna Berg\nTotal: 940 euros a month\nThe lease begins on 1 May 2026.';

/** Tools whose example is about something that the person has, or on which no model would be asked. */
const given: Record<string, (person: Client) => Promise<object>> = {
  ally: async (person) => ({ ally: await makeAlly(person), message: 'What happened to the mill?' }),
  'document-overview': async (person) => ({ document: await documentOf(person) }),
  'document-talk': async (person) => ({
    documents: [await documentOf(person)],
    question: 'What is the total?',
  }),
  'document-extract': async (person) => ({ documents: [await documentOf(person)], fields: ['Total'] }),
  ebook: async () => ({
    title: 'The mill',
    begin: 'idea',
    source: 'How the mill was built, burned and rebuilt',
  }),
  'code-architect': async () => ({ name: 'Library', description: 'Members of a library borrow books' }),
  'ebook-chapters': async (person) => ({ work: await bookOf(person), chapters: ['a'] }),
  captions: async () => ({ name: 'The mill', captions: captionsOf(spokenText) }),
  'business-intelligence': async () => ({
    sample: 'shop',
    question: 'Which part of the country disappoints us?',
  }),
  lens: async () => ({ sample: 'receipt', question: 'What was bought?' }),
};

async function bookOf(person: Client) {
  const chapter = { id: 'a', role: 'chapter', title: 'The fire', brief: spokenText, text: '', sources: [] };
  const content = { ...emptyBook, chapters: [chapter] };
  return (await person.call(createWork, { body: { kind: 'book', title: 'The mill', content } })).body.id;
}

const captionsOf = (text: string) =>
  text
    .split(/(?<=\.) /)
    .map((sentence, at) => `0:${String(at * 5).padStart(2, '0')} ${sentence}`)
    .join('\n');

const documentOf = async (person: Client) =>
  (await whenRead(person, (await bring(person, 'lease.txt', lease)).id)).id;

export const exampleFor = async ({ id, examples }: AnyTool, person: Client): Promise<object> => ({
  ...examples[0]?.input,
  ...(await given[id]?.(person)),
});

export async function runToEnd(person: Client, tool: string, input: object): Promise<RunView> {
  const { body, status, text } = await person.call(createRun, {
    params: { tool },
    body: { input } as never,
  });
  expect(status, `${tool}: ${text}`).toBe(200);
  let run = body;
  await expect
    .poll(async () => {
      const answer = await person.call(getRun, { params: { id: body.id } });
      expect(answer.status, `${tool}: ${answer.text}`).toBe(200);
      run = answer.body;
      return isOpen(run.state);
    })
    .toBe(false);
  return run;
}
