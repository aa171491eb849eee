import type { Tone } from './marks.ts';

/** The same three colours wherever a claim is shown. */
export const toneFields: Record<Tone, string> = {
  agreed: 'bg-leaf',
  contested: 'bg-blush',
  single: 'bg-sky',
};

export const toneTitles: Record<Tone, string> = {
  agreed: 'Agreed',
  contested: 'Contested',
  single: 'Single source',
};
