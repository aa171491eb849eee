import type { LabOutcome, LabStatus } from './table-words.ts';

export const statusWords: Record<LabStatus, { label: string; hint: string }> = {
  idea: { label: 'Idea', hint: 'Only thought about so far.' },
  trying: { label: 'Trying', hint: 'Something exists, and it changes.' },
  works: { label: 'Works', hint: 'It does what it should.' },
  shelved: { label: 'Shelved', hint: 'On hold. What was learnt stays here.' },
};

export const outcomeWords: Record<LabOutcome, string> = {
  worked: 'It worked',
  partly: 'It partly worked',
  failed: 'It did not work',
};

/** `1 tester`, `2 testers`. */
export const several = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
