/** Ways to begin an experiment: the questions that help others to help. */
import type { ExperimentFields } from './components/experiment-form.tsx';

interface Template {
  /** In addresses. */
  id: string;
  title: string;
  hint: string;
  fields: ExperimentFields;
}

const nothing = { title: '', tags: [], audience: 'everyone' } as const;
const parts = (...headings: readonly string[]) => headings.map((heading) => `## ${heading}\n\n`).join('\n');

export const templates: readonly Template[] = [
  {
    id: 'idea',
    title: 'An idea to talk through',
    hint: 'Nothing built yet. Is it worth it?',
    fields: {
      ...nothing,
      tags: [],
      status: 'idea',
      text: parts('What it would do', 'Who would use it', 'What I am unsure about'),
      wanted: 'Would you use it? If not, why?',
    },
  },
  {
    id: 'prototype',
    title: 'A prototype to try',
    hint: 'Something that runs, with rough edges.',
    fields: {
      ...nothing,
      tags: [],
      status: 'trying',
      text: parts('What it does', 'How to try it', 'What does not work yet'),
      wanted: 'Where did you get stuck, and what did you expect instead?',
    },
  },
  {
    id: 'design',
    title: 'A design to review',
    hint: 'A mockup, a drawing, a page.',
    fields: {
      ...nothing,
      tags: ['design'],
      status: 'trying',
      text: parts('What it is for', 'What I tried to solve', 'Other versions'),
      wanted: 'What do you see first? What is not clear?',
    },
  },
  {
    id: 'text',
    title: 'A text to read',
    hint: 'A story, a guide, a speech.',
    fields: {
      ...nothing,
      tags: ['writing'],
      status: 'trying',
      text: parts('Who should read it', 'What they should remember'),
      wanted: 'Where did you stop reading? Which sentence do you remember?',
    },
  },
];

/** What was written, without those headings of the template that nothing was written under. */
export function withoutEmptyParts({ fields }: Template, text: string): string {
  const given = new Set(fields.text.split('\n'));
  return text
    .split(/^(?=#{1,2} )/m)
    .filter((part) => {
      const [heading, ...below] = part.split('\n');
      return !given.has(heading!.trimEnd()) || below.some((line) => line.trim() !== '');
    })
    .join('');
}
