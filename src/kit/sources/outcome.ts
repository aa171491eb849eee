/** What came of asking one source, for people to read. */
import type { Hit } from './source.ts';

export const whyNots = ['slow', 'refused', 'limited', 'garbled', 'away', 'resting', 'budget'] as const;
export type WhyNot = (typeof whyNots)[number];

export interface AskedSource {
  id: string;
  title: string;
  home: string;
}

export interface Outcome {
  source: AskedSource;
  /** The words it was asked with. */
  words: string;
  tookMs: number;
  state: 'answered' | WhyNot;
  /** One sentence where it did not answer. */
  note: string | null;
  /** Not a word came back from it, now or when it was last tried. */
  isOutOfReach: boolean;
  hits: Hit[];
}

const notes: Record<WhyNot, string> = {
  slow: 'took too long to respond',
  refused: 'rejected the request',
  limited: 'is rate-limiting us',
  garbled: 'sent something that could not be read',
  away: 'could not be reached',
  resting: 'failed several times and will be retried shortly',
  budget: 'has reached its request limit',
};

export const noteFor = (why: WhyNot, title: string) => `${title} ${notes[why]}.`;
