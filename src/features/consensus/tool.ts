import { z } from 'zod';
import { consensusModes } from './data.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { defineTool } from '#tools/define/tool.ts';

export const mostMembers = 6;
export const longestQuestion = 20_000;
export const attachedFiles = {
  field: 'attachments',
  label: 'Attach files',
  takes: ['text', 'pdf', 'document', 'picture'],
  most: 8,
} as const satisfies ToolFiles;

/** What can be asked of a run while it is under way; `about` names the member. */
export const memberRequests = ['stop-member'] as const;

export const consensus = defineTool({
  id: 'consensus',
  title: 'Multi-AI consensus',
  description: 'Several engines answer one question, and you see where they agree and where they differ.',
  output: 'consensus',
  asksOutside: true,
  needs: ['text'],
  input: z.strictObject({
    question: z
      .string('Ask a question.')
      .trim()
      .min(1, 'Ask a question.')
      .max(longestQuestion, `Use at most ${longestQuestion.toLocaleString('en')} characters.`)
      .describe('What to ask them all.'),
    mode: z
      .enum(consensusModes)
      .default('consensus')
      .describe(
        'What they agree on, their answers side by side, or a council in which they rank each other.',
      ),
    panel: z
      .array(z.string().min(1).max(300))
      .min(1, 'Choose an engine.')
      .max(mostMembers)
      .optional()
      .describe(
        'Ids of engines; without them the house chooses. bamboo stands for every source of Bamboo that knows.',
      ),
    quorum: z
      .int()
      .min(1)
      .max(mostMembers)
      .optional()
      .describe('How many answers begin the consensus; without it, all but one of three or more.'),
    deadlineSeconds: z
      .int()
      .min(5)
      .max(120)
      .default(25)
      .describe('How long answers are waited for, in seconds.'),
    judge: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .describe('The id of the engine that judges; without it one outside the panel where there is one.'),
    attachments: z
      .array(z.uuid())
      .max(attachedFiles.most, `Attach at most ${attachedFiles.most} files.`)
      .default([])
      .describe('Ids of documents and pictures that were uploaded before.'),
    thread: z
      .uuid()
      .optional()
      .describe('The id of a thread of yours: what was said there last is read along.'),
  }),
  files: attachedFiles,
  followUp: { field: 'question', longest: longestQuestion },
  titleOf: ({ question }) => question,
  requests: memberRequests,
  page: '/ai/consensus',
  sharedOutput: (output, { raw }) => (raw ? output : withoutAnswers(output)),
  accepts: (['text', 'chat', 'draft'] as const).map((kind) => ({ kind, as: questionOf })),
  examples: [
    // The first three are ones on which the sources that come with the house really differ.
    { title: 'What is the capital of Bolivia?', input: { question: 'What is the capital of Bolivia?' } },
    { title: 'What is the capital of Tanzania?', input: { question: 'What is the capital of Tanzania?' } },
    { title: 'What currency does Bulgaria use?', input: { question: 'What currency does Bulgaria use?' } },
    { title: 'What does “ephemeral” mean?', input: { question: 'What does ephemeral mean?' } },
  ],
});

/** What another tool wrote, to be asked about. */
function questionOf({ texts }: Output) {
  return { question: (texts[mainText] ?? '').slice(0, longestQuestion) };
}

/** The consensus and its claims, without the answers that they were drawn from. */
function withoutAnswers({ texts, data }: Output): Output {
  return { texts: { [mainText]: texts[mainText] ?? '' }, data };
}
