import type { PostState } from '../states.ts';

export const stateWords: Record<PostState, { label: string; tone: 'neutral' | 'honey' | 'leaf' | 'blush' }> =
  {
    draft: { label: 'Draft', tone: 'neutral' },
    scheduled: { label: 'Scheduled', tone: 'honey' },
    published: { label: 'Published', tone: 'leaf' },
    withdrawn: { label: 'Unpublished', tone: 'blush' },
  };
