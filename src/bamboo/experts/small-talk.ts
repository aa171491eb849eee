/** Greetings, thanks, goodbyes and questions about Bamboo itself. Matched whole, so that "hi, what is 2 + 2" is still a question. */
import type { Expert } from '../expert.ts';
import { lowered } from '#language/plain.ts';
import { withoutSmiles } from '#language/politeness.ts';

const replies: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening|day))(?: there| panda| bamboo| frenly)?$/,
    'Hello! What would you like to know?',
  ],
  [
    /^(?:ok |okay |many )?(?:thanks?|thank you)(?: you)?(?: so much| very much| a lot)?(?: panda| bamboo)?$/,
    'You are welcome.',
  ],
  [/^(?:bye|goodbye|see you|good night)(?: panda| bamboo)?$/, 'Goodbye, and take care.'],
  [
    /^(?:who|what) are you$|^what is your name$|^(?:who|what) is bamboo$|^are you (?:an? )?(?:ai|bot|robot|human|language model)$/,
    'I am Bamboo, the engine that comes with Frenly: a program that calculates and looks things up in dictionaries and tables. I am not a language model, and I say so when I do not know.',
  ],
  [
    /^what (?:can|do) you (?:do|know)$|^what can i ask(?: you)?$|^how can you help(?: me)?$|^help$/,
    'I calculate, convert units, know dates and time zones, words, countries, elements and planets, work on text you paste (summary, grammar, rewriting), and find the right help article about Frenly. What I do not know, I say.',
  ],
];

export const smallTalk: Expert = {
  id: 'small-talk',
  title: 'Greetings',
  describes: 'Greetings, thanks and what Bamboo is.',
  asWritten: true,
  async answer({ text }) {
    if (text.length > 60) return null;
    const plain = plainWords(text);
    const reply = replies.find(([pattern]) => pattern.test(plain))?.[1];
    return reply
      ? {
          expert: 'small-talk',
          family: 'small-talk',
          stance: 'answers',
          text: reply,
          sources: [],
          confidence: 0.98,
        }
      : null;
  },
};

const plainWords = (text: string) =>
  lowered(withoutSmiles(text))
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .replaceAll(/\b(what|who)s\b/g, '$1 is')
    .trim();
