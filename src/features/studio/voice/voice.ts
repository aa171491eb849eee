/** How somebody writes, as rules that one can read, change and switch off. */

export const persons = { we: '“we”', i: '“I”', they: 'no “we” or “I”' } as const;
export type Person = keyof typeof persons;

export const longestSample = 6000;
export const mostSamples = 8;
export const mostWords = 40;
export const longestWord = 60;

export interface Voice {
  samples: string[];
  /** At most so many words in a sentence. */
  sentence: { on: boolean; most: number };
  person: { on: boolean; is: Person };
  contractions: { on: boolean; is: 'use' | 'avoid' };
  /** At most so many in a part. */
  exclamations: { on: boolean; most: number };
  emoji: { on: boolean; most: number };
  spelling: { on: boolean; is: 'british' | 'american' };
  /** Words that samples come back to. */
  use: { on: boolean; words: string[] };
  avoid: { on: boolean; words: string[] };
}

export const noVoice: Voice = {
  samples: [],
  sentence: { on: false, most: 25 },
  person: { on: false, is: 'we' },
  contractions: { on: false, is: 'use' },
  exclamations: { on: false, most: 0 },
  emoji: { on: false, most: 0 },
  spelling: { on: false, is: 'british' },
  use: { on: false, words: [] },
  avoid: { on: false, words: [] },
};

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** The rules that are on, in words: for people, and for an engine that writes by them. */
export function voiceWords(voice: Voice): string[] {
  const { sentence, person, contractions, exclamations, emoji, spelling, use, avoid } = voice;
  const most = (count: number, what: string) => (count === 0 ? `No ${what}.` : `At most ${count} ${what}.`);
  return [
    ...(sentence.on ? [`Sentences of at most ${sentence.most} words.`] : []),
    ...(person.on ? [`Speaks as ${persons[person.is]}.`] : []),
    ...(contractions.on
      ? [contractions.is === 'use' ? 'Contractions are welcome (“we’re”).' : 'No contractions (“we are”).']
      : []),
    ...(exclamations.on ? [most(exclamations.most, 'exclamation marks')] : []),
    ...(emoji.on ? [most(emoji.most, 'emoji')] : []),
    ...(spelling.on ? [`${spelling.is === 'british' ? 'British' : 'American'} spelling.`] : []),
    ...(use.on && use.words.length > 0 ? [`Words that belong to us: ${quoted(use.words)}.`] : []),
    ...(avoid.on && avoid.words.length > 0 ? [`Never: ${quoted(avoid.words)}.`] : []),
  ];
}
