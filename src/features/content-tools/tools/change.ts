/** Tools that make another text of a text. */
import { smallTool } from '../small-tool.ts';
import { article, bullets, german, mistakes, wordyNote } from './example-texts.ts';

const keepIt =
  'Keep names, numbers, links, lists and code as they are. Keep its language. Answer with the text alone.';

export const rewrite = smallTool({
  id: 'rewrite',
  title: 'Rewrite',
  description: 'Clearer wording, with every change shown.',
  action: 'Rewrite',
  choices: {
    goal: {
      label: 'Make it',
      of: { clear: 'Clearer', direct: 'More direct', spoken: 'Natural to say aloud' },
    },
  },
  ask: ({ goal }) =>
    `Rewrite this text so that it is ${goal === 'direct' ? 'direct and active' : goal === 'spoken' ? 'natural to say out loud' : 'clear and easy to follow'}, about as long as it is. ${keepIt}`,
  revises: true,
  examples: [
    { title: 'A wordy notice', input: { text: wordyNote } },
    {
      title: 'Minutes in the passive voice',
      input: {
        text: 'The report was written by Anna Weber. It was then checked by the finance team. I think that maybe the figures could be published next week. It was decided that the meeting should be moved.',
        goal: 'direct',
      },
    },
  ],
});

export const shorten = smallTool({
  id: 'shorten',
  title: 'Shorten',
  description: 'Say the same in fewer words, at the length you choose.',
  action: 'Shorten',
  choices: {
    size: {
      label: 'Length',
      of: { tight: 'Tighter, nothing left out', half: 'About half', third: 'About a third' },
    },
  },
  ask: ({ size }) =>
    `Shorten this text ${size === 'third' ? 'to about a third' : size === 'half' ? 'to about half' : 'by tightening its wording without leaving anything out'}. ${keepIt}`,
  revises: true,
  examples: [
    { title: 'A notice, tighter', input: { text: wordyNote } },
    { title: 'An article, half as long', input: { text: article, size: 'half' } },
  ],
});

export const expand = smallTool({
  id: 'expand',
  title: 'Expand',
  description: 'Turn notes and shorthand into full sentences, and see what’s missing.',
  action: 'Expand',
  modelNeed: {
    what: 'Adding explanations and transitions',
    now: 'Without one, shorthand is written out, notes become sentences, and you see what readers are left asking.',
    example: {
      given: 'mtg w/ printer tues 10am, need final logo asap',
      gives:
        'We meet the printer on Tuesday at 10 am. By then we need the final logo, so that the proofs can be made without delay.',
    },
  },
  ask: () =>
    `Expand this text: turn notes into full sentences and explain what is only hinted at, without inventing facts, names or figures. ${keepIt}`,
  examples: [
    { title: 'Notes from a meeting', input: { text: bullets } },
    {
      title: 'A thin announcement',
      input: {
        text: 'We are moving soon. The new office is better. Everyone should prepare. Parking will be different and some teams will be affected.',
      },
    },
  ],
});

export const simplify = smallTool({
  id: 'simplify',
  title: 'Simplify',
  description: 'Plain words and short sentences, with the reading level before and after.',
  action: 'Simplify',
  ask: () =>
    `Rewrite this text in plain language: short sentences, everyday words, one idea at a time, for a reader of about twelve. ${keepIt}`,
  revises: true,
  examples: [
    {
      title: 'An official letter',
      input: {
        text: 'Applicants are required to submit the completed form prior to commencement of the course; failure to provide sufficient documentation may necessitate an additional interview. Individuals who require assistance should notify the office at the earliest opportunity, and every endeavour will be made to facilitate their participation.',
      },
    },
    {
      title: 'A paragraph with one long sentence',
      input: {
        text: 'The committee, which had been established in 2019, utilised a methodology that was approved by the university, and the participants were informed about the objectives, but a large number of them subsequently discontinued their participation due to the fact that the questionnaires were lengthy.',
      },
    },
  ],
});

export const tone = smallTool({
  id: 'tone',
  title: 'Change the tone',
  description: 'The same message, more formal, friendlier, more confident or softer.',
  action: 'Change the tone',
  choices: {
    tone: {
      label: 'Tone',
      of: { formal: 'Formal', friendly: 'Friendly', confident: 'Confident', soft: 'Softer' },
    },
  },
  ask: ({ tone: wanted }) =>
    `Rewrite this text in a ${wanted === 'soft' ? 'softer, more considerate' : wanted} tone. ${keepIt}`,
  revises: true,
  examples: [
    {
      title: 'A quick message, formal',
      input: {
        text: "Hey guys, can't make it today, sorry! Gonna send the stuff asap. Can you tell Ben? Thanks a lot!",
        tone: 'formal',
      },
    },
    {
      title: 'A shy request, confident',
      input: {
        text: 'Sorry to bother you, I just wanted to check if you could maybe have a quick look at my draft? I think it might be kind of ready, but I may be wrong.',
        tone: 'confident',
      },
    },
  ],
});

export const grammar = smallTool({
  id: 'grammar',
  title: 'Grammar and spelling',
  description: 'Corrects mistakes with reasons, and leaves doubtful ones to you.',
  action: 'Check',
  ask: () =>
    `Correct the grammar, spelling and punctuation of this text and change nothing else. Keep its voice. ${keepIt}`,
  revises: true,
  examples: [{ title: 'A trip to the library', input: { text: mistakes } }],
});

export const translate = smallTool({
  id: 'translate',
  title: 'Translate',
  description: 'A text in another language, by a language model.',
  action: 'Translate',
  modelNeed: {
    what: 'A translation',
    example: {
      given: 'We meet on Thursday. Please bring your passport. → German',
      gives: 'Wir treffen uns am Donnerstag. Bitte bringen Sie Ihren Reisepass mit.',
    },
  },
  choices: {
    into: {
      label: 'Into',
      of: {
        de: 'German',
        fr: 'French',
        es: 'Spanish',
        it: 'Italian',
        en: 'English',
        pt: 'Portuguese',
        nl: 'Dutch',
        pl: 'Polish',
        sv: 'Swedish',
        uk: 'Ukrainian',
        tr: 'Turkish',
        ar: 'Arabic',
        hi: 'Hindi',
        ja: 'Japanese',
        zh: 'Chinese',
      },
    },
  },
  ask: ({ into = 'de' }) =>
    `Translate this text into ${new Intl.DisplayNames('en', { type: 'language' }).of(into)}. Keep lists, links, code, names and numbers. Answer with the translation alone.`,
  examples: [
    {
      title: 'A message about a meeting',
      input: {
        text: 'We meet on Thursday in Germany. Please bring your passport and the old book.',
        into: 'de',
      },
    },
    { title: 'A German text, into English', input: { text: german, into: 'en' } },
  ],
});
