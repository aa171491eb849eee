import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { longestMessage } from '../limits.ts';
import { withoutMemories } from './data.ts';
import { allyTalkId } from './tool-id.ts';

export const allyTalk = defineTool({
  id: allyTalkId,
  title: 'Talk to an ally',
  description: 'Answers from what an ally knows, with quotations, and uses the tools that it may use.',
  output: 'ally-answer',
  needs: ['text'],
  page: '/frenlyai-v2/codex',
  input: z.strictObject({
    message: z
      .string()
      .trim()
      .min(1, 'Write what you want to say.')
      .max(longestMessage, `Use at most ${longestMessage.toLocaleString('en')} characters.`)
      .describe('What you say to the ally, or what it should do with a text.'),
    ally: z
      .uuid('Choose an ally.')
      .describe('The id of an ally of yours, or of one that is shared (`/api/allies`).'),
    aloud: z
      .boolean()
      .default(false)
      .describe(
        'Others read the answer, too: then nothing remembered about you is used, and nothing is added.',
      ),
  }),
  titleOf: ({ message }) => message,
  followUp: { field: 'message', longest: longestMessage, label: 'Say something' },
  // What is remembered about someone is theirs alone.
  sharedOutput: withoutMemories,
  examples: [],
});
