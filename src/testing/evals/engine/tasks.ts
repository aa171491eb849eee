/** What each tool is given: one task for every situation. */
import { setTimeout as pause } from 'node:timers/promises';
import { makeAlly } from '#features/allies/allies.testing.ts';
import { addKnowledge } from '#features/allies/contract.ts';
import { smallTools } from '#features/content-tools/tool-list.ts';
import { addDocument, getDocument } from '#features/documents/contract.ts';
import { uploadDocument } from '#features/documents/documents.testing.ts';
import { isUnderWay } from '#features/documents/states.ts';
import type { Client } from '#testing/client.ts';
import type { Situation } from './situations.ts';

export interface ToolTasks {
  inputFor(situation: Situation, person: Client): object | Promise<object>;
  /** What the result is made from and adds no figure to; null where it answers from elsewhere. */
  material(situation: Situation): string | null;
  /** Its result is in another language on purpose. */
  translates?: true;
}

type Field = Exclude<keyof Situation, 'topic'>;

/** A tool that is given one of the texts of a situation, in a field of its input. */
const given = (field: Field, name: string, more: object = {}): ToolTasks => ({
  inputFor: (situation) => ({ [name]: situation[field], ...more }),
  material: (situation) => (field === 'fact' ? null : situation[field]),
});

const ofDocument = (inputFor: (document: string, situation: Situation) => object): ToolTasks => ({
  inputFor: async (situation, person) => inputFor(await bringText(person, situation), situation),
  material: ({ text }) => text,
});

const byTextTools = smallTools
  .filter(({ ask }) => ask)
  .map(({ id, other }): [string, ToolTasks] => [
    id,
    {
      ...given('text', 'text', other ? { other: 'Nothing has changed.' } : {}),
      ...(id === 'translate' ? { translates: true } : {}),
    },
  ]);

export const tasksByTool: Readonly<Record<string, ToolTasks>> = {
  ...Object.fromEntries(byTextTools),
  summarise: given('text', 'text'),
  'edit-passage': {
    inputFor: ({ text, wish }) => ({ text, wish }),
    material: ({ text, wish }) => `${text} ${wish}`,
  },
  email: given('points', 'points'),
  'email-polish': given('text', 'text'),
  'email-check': given('text', 'body'),
  'voice-email': given('speech', 'said'),
  studio: {
    inputFor: ({ topic, text }) => ({ what: topic, about: text, parts: ['article', 'newsletter'] }),
    material: ({ text }) => text,
  },
  collaborate: given('text', 'document'),
  consensus: given('fact', 'question'),
  search: given('fact', 'q'),
  'research-plan': given('fact', 'question'),
  research: given('fact', 'question'),
  ally: {
    async inputFor({ topic, text, question }, person) {
      const id = await makeAlly(person);
      await person.call(addKnowledge, { params: { id }, body: { kind: 'note', title: topic, text } });
      return { ally: id, message: question };
    },
    material: ({ text }) => text,
  },
  'document-talk': ofDocument((document, { question }) => ({ documents: [document], question })),
  'document-overview': ofDocument((document) => ({ document })),
  'document-extract': ofDocument((document) => ({ documents: [document], fields: ['Date', 'Amount'] })),
  captions: {
    inputFor: ({ topic, text }) => ({ name: topic, captions: captionsOf(text) }),
    material: ({ text }) => text,
  },
};

const captionsOf = (text: string) =>
  text
    .split(/(?<=\.) /)
    .map((sentence, at) => `0:${String(at * 5).padStart(2, '0')} ${sentence}`)
    .join('\n');

async function bringText(person: Client, { topic, text }: Situation): Promise<string> {
  const { body } = await uploadDocument(person, `${topic}.txt`, Buffer.from(text));
  const added = await person.call(addDocument, { body: { file: body.id, folder: '' } });
  const { id } = added.body as { id: string };
  const isRead = async () => {
    const { body: document } = await person.call(getDocument, { params: { id } });
    return !isUnderWay((document as { state: Parameters<typeof isUnderWay>[0] }).state);
  };
  while (!(await isRead())) await pause(100);
  return id;
}
