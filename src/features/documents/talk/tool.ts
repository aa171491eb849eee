import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { answerKind } from './kind.ts';

export const longestQuestion = 1000;
export const mostDocuments = 20;

export const documentTalk = defineTool({
  id: 'document-talk',
  title: 'Ask documents',
  description: 'Answers from your documents, with page and passage for each sentence.',
  output: answerKind,
  needs: ['text'],
  saysInput: true,
  input: z.strictObject({
    question: z
      .string()
      .trim()
      .min(1, 'Enter a question.')
      .max(longestQuestion, `Use at most ${longestQuestion.toLocaleString('en')} characters.`)
      .describe('What you want to know.'),
    documents: z
      .array(z.uuid())
      .max(mostDocuments, `Ask at most ${mostDocuments} documents at a time.`)
      .default([])
      .describe('Ids of your documents (`/api/documents`); all of yours if omitted.'),
    folder: z.string().max(80).optional().describe('Or all documents in one of your folders.'),
  }),
  titleOf: ({ question }) => question,
  followUp: { field: 'question', longest: longestQuestion, label: 'Ask another question' },
  page: '/document-analyzer',
  examples: [
    {
      title: 'What do I need to do, and by when?',
      input: { question: 'What do I need to do, and by when?' },
    },
    { title: 'What’s the total cost?', input: { question: 'What’s the total cost?' } },
  ],
});
