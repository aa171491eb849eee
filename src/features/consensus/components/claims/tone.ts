import type { Tone } from './marks.ts';

/** The same colours wherever a claim is shown. */
export const toneFields: Record<Tone, string> = {
  agreed: 'bg-leaf',
  alike: 'bg-honey',
  contested: 'bg-blush',
  single: 'bg-sky',
};

export const toneTitles: Record<Tone, string> = {
  agreed: 'Agreed',
  alike: 'Worded alike, not checked',
  contested: 'Contested',
  single: 'Single source',
};
