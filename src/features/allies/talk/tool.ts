import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { longestMessage } from '../limits.ts';
import { withoutMemories } from './data.ts';
import { allyTalkId } from './tool-id.ts';
import { allyAnswerKind } from './kind.ts';

export const allyTalk = defineTool({
  id: allyTalkId,
  title: 'Talk to an ally',
  description: 'Answers from an ally’s knowledge, with quotes, and uses its tools.',
  output: allyAnswerKind,
  needs: ['text'],
  page: '/frenlyai-v2/codex',
  modelNeed: {
    what: 'Free conversation',
    now: 'Without one, an ally quotes what it knows and remembers, and uses its tools.',
    example: {
      given: 'I slept badly. What should I train today?',
      gives:
        'Then let us keep it easy: twenty minutes of walking and the stretches that helped you last week.',
    },
  },
  input: z.strictObject({
    message: z
      .string()
      .trim()
      .min(1, 'Enter a message.')
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
  followUp: { field: 'message', longest: longestMessage, label: 'Message' },
  // What is remembered about someone is theirs alone.
  sharedOutput: withoutMemories,
  examples: [],
});
