/** Where the bar at the bottom leads before its page is open: what does the nearest thing today. */
import { href } from '#kit/href.ts';
import type { NavLink } from './navigation.ts';

interface FallbackLinks {
  words: string;
  links: readonly NavLink[];
}

export const fallbackLinks: Readonly<Record<string, FallbackLinks>> = {
  'ai-videos': {
    words: 'In the meantime, generate pictures and edit photos.',
    links: [
      { label: 'Generate an image', to: href('/ai/images') },
      { label: 'See the gallery', to: href('/gallery') },
    ],
  },
};
