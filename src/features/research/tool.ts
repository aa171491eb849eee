import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { planField, questionField } from './fields.ts';
import { longestQuestion } from './limits.ts';
import { styles } from './styles.ts';
import { researchKind } from './kind.ts';
import { chatKind, textKind } from '#tools/kinds/shared-kinds.ts';
import { acceptKind } from '#tools/define/accepts.ts';

const examples = [
  { title: 'How do pandas digest bamboo?', input: { question: 'How do pandas digest bamboo?' } },
  { title: 'Is coffee good for the heart?', input: { question: 'Is coffee good for the heart?' } },
  { title: 'Green roofs', input: { question: 'green roofs' } },
];

export const research = defineTool({
  id: 'research',
  title: 'Research assistant',
  description:
    'Turn a question into a plan you can edit, then notes from many sources and a report with citations.',
  output: researchKind,
  page: '/v2/research-assistant',
  modelNeed: {
    what: 'A report in flowing prose',
    now: 'Without one, you get a plan, the searches, and the passages that answer each point, quoted with their sources.',
    example: {
      given: 'Do city trees lower summer temperatures?',
      gives:
        'Shade and evaporation cool streets by one to three degrees on hot afternoons [1, 3]; the effect is strongest where trees stand close together [2].',
    },
  },
  saysInput: true,
  needs: ['text'],
  class: 'long',
  input: z.strictObject({
    question: questionField.describe('The research question.'),
    plan: planField.optional().describe('The plan’s points; generated from the question by default.'),
    style: z.enum(styles).default('apa').describe('The reference style.'),
    ask: z
      .string()
      .trim()
      .max(longestQuestion, `Use at most ${longestQuestion.toLocaleString('en')} characters.`)
      .optional()
      .describe('A follow-up question, answered from the previous report’s notes.'),
  }),
  titleOf: ({ question, ask }) => ask || question,
  followUp: { field: 'ask', longest: longestQuestion, label: 'Ask about these notes' },
  accepts: [acceptKind(textKind, questionOf), acceptKind(chatKind, questionOf)],
  examples,
});

/** Points for a question, by themselves: made before anything is searched for, so that they can be changed. */
export const researchPlan = defineTool({
  id: 'research-plan',
  title: 'Research plan',
  description: 'Turn a question into a research plan.',
  output: textKind,
  needs: ['text'],
  input: z.strictObject({ question: questionField.describe('The research question.') }),
  examples,
});

function questionOf({ texts }: Output) {
  return { question: (texts[mainText] ?? '').slice(0, longestQuestion) };
}
