import { z } from 'zod';
import type { ConsensusData } from './data.ts';
import { consensusModes } from './modes.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { defineTool } from '#tools/define/tool.ts';
import { consensusKind } from './kind.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

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
  output: consensusKind,
  asksOutside: true,
  needs: ['text'],
  input: z.strictObject({
    question: z
      .string('Ask a question.')
      .trim()
      .min(1, 'Ask a question.')
      .max(longestQuestion, `Use at most ${longestQuestion.toLocaleString('en')} characters.`)
      .describe('The question.'),
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
        'Engine ids; chosen automatically if omitted. bamboo means every Bamboo source that has an answer.',
      ),
    quorum: z
      .int()
      .min(1)
      .max(mostMembers)
      .optional()
      .describe('How many answers start the consensus; by default, all but one of three or more.'),
    deadlineSeconds: z
      .int()
      .min(5)
      .max(120)
      .default(25)
      .describe('How long to wait for answers, in seconds.'),
    judge: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .describe('The id of the judging engine; by default, one outside the panel if available.'),
    attachments: z
      .array(z.uuid())
      .max(attachedFiles.most, `Attach at most ${attachedFiles.most} files.`)
      .default([])
      .describe('Ids of uploaded documents and pictures.'),
    thread: z.uuid().optional().describe('The id of one of your threads, used as context.'),
  }),
  files: attachedFiles,
  followUp: { field: 'question', longest: longestQuestion },
  titleOf: ({ question }) => question,
  requests: memberRequests,
  page: '/ai/consensus',
  modelNeed: {
    what: 'Answering open questions',
    now: 'Without one, Bamboo answers what it can look up or work out: words, countries, numbers, units, dates, and questions on texts that you paste.',
    example: {
      given: 'What speaks for and against a four-day week?',
      gives:
        'For: fewer sick days and easier hiring. Against: shift work is hard to plan. (Two models agree, one doubts the figures.)',
    },
  },
  wordsField: 'question',
  sharedOutput: (output, { raw }) => (raw ? output : withoutAnswers(output)),
  accepts: [acceptReadable(questionOf)],
  examples: [
    // The first three are ones on which the built-in sources really differ.
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
function withoutAnswers({ texts, data }: Output<ConsensusData>): Output<ConsensusData> {
  return { texts: { [mainText]: texts[mainText] ?? '' }, data };
}
