/** Tools that tell what is in a text. */
import { smallTool } from '../small-tool.ts';
import { article, german, mail, wordyNote } from './example-texts.ts';

const keepTo = 'Keep to what the text says, in its language, and add nothing.';
const enough = { least: 40, tooShort: 'Paste a text of at least a few sentences.' };

export const keyPoints = smallTool({
  id: 'key-points',
  title: 'Key points',
  description: 'The main points of a text, with figures, dates and actions.',
  action: 'Find key points',
  ...enough,
  choices: { many: { label: 'How many', of: { few: 'Three', some: 'Five', many: 'Eight' } } },
  ask: ({ many }) =>
    `List the ${many === 'few' ? 'three' : many === 'many' ? 'eight' : 'five'} key points of this text as Markdown bullets. ${keepTo}`,
  examples: [
    { title: 'An article', input: { text: article } },
    { title: 'An e-mail', input: { text: mail } },
  ],
});

export const outline = smallTool({
  id: 'outline',
  title: 'Outline',
  description: 'A text’s structure: its headings, or a heading for each part and what it covers.',
  action: 'Outline',
  ...enough,
  ask: () => `Write an outline of this text as nested Markdown bullets. ${keepTo}`,
  examples: [{ title: 'An article', input: { text: article } }],
});

export const questions = smallTool({
  id: 'questions',
  title: 'Questions',
  description: 'Quiz questions from a text, with answers.',
  action: 'Ask about it',
  ...enough,
  ask: () =>
    `Write eight questions that this text answers, each followed by its answer on the next line after “→ ”. ${keepTo}`,
  examples: [
    { title: 'An article', input: { text: article } },
    { title: 'A German text', input: { text: german } },
  ],
});

export const readability = smallTool({
  id: 'readability',
  title: 'Readability',
  description: 'How easy a text is to read, and what makes it hard.',
  action: 'Measure',
  ...enough,
  examples: [
    { title: 'An article', input: { text: article } },
    { title: 'A wordy notice', input: { text: wordyNote } },
    { title: 'A German text', input: { text: german } },
  ],
});

export const limits = smallTool({
  id: 'text-limits',
  title: 'Counts and limits',
  description:
    'Words, characters and reading time, and whether it fits posts, text messages and search results.',
  action: 'Count',
  examples: [
    {
      title: 'A short post 👨‍👩‍👧',
      input: {
        text: 'Our family 👨‍👩‍👧 planted 600 trees today. Come and see them on Saturday! https://example.org/trees',
      },
    },
  ],
});

export const whatChanged = smallTool({
  id: 'what-changed',
  title: 'What changed',
  description: 'Compare two versions word by word, with changed figures and names first.',
  action: 'Compare',
  label: 'Before',
  other: 'After',
  examples: [
    {
      title: 'A clause that moved',
      input: {
        text: 'The tenant pays 950 euros by the third of each month. Pets are allowed. Notice is three months.',
        other:
          'The tenant pays 980 euros by the first of each month. Small pets are allowed. Notice is three months.',
      },
    },
  ],
});
