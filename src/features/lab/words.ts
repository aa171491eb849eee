import type { LabOutcome, LabStatus } from './table-words.ts';

export const statusWords: Record<LabStatus, { label: string; hint: string }> = {
  idea: { label: 'Idea', hint: 'Just an idea so far.' },
  trying: { label: 'Trying', hint: 'In progress.' },
  works: { label: 'Works', hint: 'It works.' },
  shelved: { label: 'Paused', hint: 'On hold.' },
};

export const outcomeWords: Record<LabOutcome, string> = {
  worked: 'It worked',
  partly: 'It partly worked',
  failed: 'It did not work',
};

/** `1 tester`, `2 testers`. */
export const several = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
