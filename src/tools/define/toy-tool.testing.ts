/** A tool as a newcomer writes one: this file says what it is … */
import { z } from 'zod';
import { defineTool } from './tool.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

export const countWords = defineTool({
  id: 'count-words',
  title: 'Count words',
  description: 'How many words a text has.',
  output: textKind,
  input: z.strictObject({ text: z.string().min(1, 'Write something first.') }),
  examples: [{ title: 'A greeting', input: { text: 'Hello dear panda' } }],
});

/** One that takes files and follow-ups: both are said here, and its page and its run do nothing for them. */
export const askFiles = defineTool({
  id: 'ask-files',
  title: 'Ask your files',
  description: 'Answers questions about files.',
  output: textKind,
  input: z.strictObject({
    question: z.string('Ask something.').trim().min(1, 'Ask something.').max(500),
    files: z.array(z.uuid(), 'Choose a file.').min(1, 'Choose a file.').max(2, 'Choose at most 2 files.'),
  }),
  files: { field: 'files', label: 'Your files', takes: ['text', 'pdf'], most: 2 },
  followUp: { field: 'question', longest: 500 },
  examples: [],
});
