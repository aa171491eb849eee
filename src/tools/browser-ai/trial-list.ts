/** What to try with a browser's models: `docs/engines.md` has the same list. */
import type { TabAsk } from '#kit/ai/browser/protocol.ts';
import { href } from '#kit/href.ts';
import { drawTrialPicture } from './trial-picture.ts';

const sample =
  'Giant pandas eat bamboo for about twelve hours a day. They live in the mountains of central China. Their number has grown to about 1,900 in the wild.';

const user = (content: string): TabAsk['messages'] => [{ role: 'user', content }];

export interface Trial {
  title: string;
  ask(): TabAsk | Promise<TabAsk>;
  /** Without it the browser cannot do this. */
  needs: 'LanguageModel' | 'Translator' | 'Summarizer';
  /** Only for a language model that takes pictures. */
  needsSight?: true;
}

/** Each asks the browser directly: what works here works in the tools. */
export const trials: readonly Trial[] = [
  {
    title: 'Write a sentence',
    needs: 'LanguageModel',
    ask: () => ({
      model: 'language-model',
      messages: user('Explain tides to a child in two sentences.'),
    }),
  },
  {
    title: 'Fill in a form',
    needs: 'LanguageModel',
    ask: () => ({
      model: 'language-model',
      messages: user(`How many pandas live in the wild, and where? ${sample}`),
      schema: {
        type: 'object',
        properties: { number: { type: 'number' }, country: { type: 'string' } },
        required: ['number', 'country'],
      },
    }),
  },
  {
    title: 'Describe a picture (a yellow circle)',
    needs: 'LanguageModel',
    needsSight: true,
    ask: async () => ({
      model: 'language-model',
      messages: [
        {
          role: 'user',
          content: 'Which shape is in this picture, and which colour does it have?',
          pictures: [await drawTrialPicture()],
        },
      ],
    }),
  },
  {
    title: 'Summarise',
    needs: 'Summarizer',
    ask: () => ({
      model: 'summarizer',
      messages: user(sample),
      task: { summarise: { length: 'short', points: false } },
    }),
  },
  {
    title: 'Translate into Spanish',
    needs: 'Translator',
    ask: () => ({
      model: 'translator',
      messages: user(sample),
      task: { translate: { from: 'en', to: 'es' } },
    }),
  },
];

/** What shows only in the tools. `path`: where to begin. */
export const toolTrials: readonly { title: string; expect: string; path?: string }[] = [
  {
    title: 'Run Summarise with an example',
    expect: '“Best available” names Browser AI, and the result says “Made with Browser summariser”.',
    path: href('/ai/summarise'),
  },
  {
    title: 'Run Rewrite, stop it in the middle, and run it again',
    expect: 'The first keeps what was written. The second is complete.',
    path: href('/ai/content-tools', { tool: 'rewrite' }),
  },
  {
    title: 'Ask Lens a question about a picture',
    expect: 'The answer is about the picture, if this browser’s model takes pictures.',
    path: href('/lens'),
  },
  {
    title: 'Paste 60,000 characters into Summarise',
    expect: 'The steps count the parts.',
    path: href('/ai/summarise'),
  },
  {
    title: 'Ask an open question on the home page, such as “Why do cats purr?”',
    expect: 'The source is “Written by Browser AI”. If the model fails, the answer says why in one sentence.',
    path: href('/'),
  },
  {
    title: 'Ask the same in Multi-AI consensus, with Browser AI and Bamboo',
    expect: 'Browser AI is a family of its own. If it fails, the reason stands beside its name.',
    path: href('/ai/consensus'),
  },
  {
    title: 'Describe an app in the code generator',
    expect: 'It’s assembled from building blocks, and says that small models can’t write a first build.',
    path: href('/code-generator'),
  },
  {
    title: 'Open the console of the browser and do all of this again',
    expect: 'It shows no errors.',
  },
  {
    title: 'Open this page in a second tab, then close the first',
    expect: 'The second says “Ready in another tab”, and within seconds “Ready in this tab”.',
  },
  {
    title: 'Start a run, then close every tab of this browser',
    expect: 'Opened later, the run has what was written by then, and says why it ended.',
  },
];
