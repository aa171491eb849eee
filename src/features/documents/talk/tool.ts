import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';

export const longestQuestion = 1000;
export const mostDocuments = 20;

export const documentTalk = defineTool({
  id: 'document-talk',
  title: 'Ask documents',
  description: 'Answers from your documents, each sentence with the page and passage that say it.',
  output: 'document-answer',
  needs: ['text'],
  saysInput: true,
  input: z.strictObject({
    question: z
      .string()
      .trim()
      .min(1, 'Write what you want to know.')
      .max(longestQuestion, `Use at most ${longestQuestion.toLocaleString('en')} characters.`)
      .describe('What you want to know.'),
    documents: z
      .array(z.uuid())
      .max(mostDocuments, `Ask at most ${mostDocuments} documents at a time.`)
      .default([])
      .describe('Ids of your documents (`/api/documents`); without them, all of yours.'),
    folder: z.string().max(80).optional().describe('In place of them: all documents of a folder of yours.'),
  }),
  titleOf: ({ question }) => question,
  followUp: { field: 'question', longest: longestQuestion, label: 'Ask another question' },
  page: '/document-analyzer',
  examples: [
    { title: 'What is asked of me, and by when?', input: { question: 'What is asked of me, and by when?' } },
    { title: 'How much does it cost in all?', input: { question: 'How much does it cost in all?' } },
  ],
});
