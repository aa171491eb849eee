/** A tool as a newcomer writes one: this file says what it is … */
import { z } from 'zod';
import { defineTool } from './tool.ts';

export const countWords = defineTool({
  id: 'count-words',
  title: 'Count words',
  description: 'How many words a text has.',
  output: 'text',
  input: z.strictObject({ text: z.string().min(1, 'Write something first.') }),
  examples: [{ title: 'A greeting', input: { text: 'Hello dear panda' } }],
});
