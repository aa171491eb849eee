import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { longestQuestion, planField, questionField } from './fields.ts';
import { styles } from './styles.ts';

const examples = [
  { title: 'How do pandas digest bamboo?', input: { question: 'How do pandas digest bamboo?' } },
  { title: 'Is coffee good for the heart?', input: { question: 'Is coffee good for the heart?' } },
  { title: 'Green roofs', input: { question: 'green roofs' } },
];

export const research = defineTool({
  id: 'research',
  title: 'Research assistant',
  description:
    'A question becomes a plan you edit, then notes from many sources and a report that cites them.',
  output: 'research',
  page: '/v2/research-assistant',
  saysInput: true,
  needs: ['text'],
  class: 'long',
  input: z.strictObject({
    question: questionField.describe('What to find out.'),
    plan: planField
      .optional()
      .describe('The points to look into; without it they are made from the question.'),
    style: z.enum(styles).default('apa').describe('How references are written.'),
    ask: z
      .string()
      .trim()
      .max(longestQuestion, `Use at most ${longestQuestion.toLocaleString('en')} characters.`)
      .optional()
      .describe('As a follow-up: a question that is answered from the notes of the report before it.'),
  }),
  titleOf: ({ question, ask }) => ask || question,
  followUp: { field: 'ask', longest: longestQuestion, label: 'Ask about these notes' },
  accepts: (['text', 'chat'] as const).map((kind) => ({ kind, as: questionOf })),
  examples,
});

/** Points for a question, by themselves: made before anything is searched for, so that they can be changed. */
export const researchPlan = defineTool({
  id: 'research-plan',
  title: 'Research plan',
  description: 'A question as a list of points to look into, to change before any search begins.',
  output: 'text',
  needs: ['text'],
  input: z.strictObject({ question: questionField.describe('What to find out.') }),
  examples,
});

function questionOf({ texts }: Output) {
  return { question: (texts[mainText] ?? '').slice(0, longestQuestion) };
}
