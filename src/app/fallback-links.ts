/** Where the bar at the bottom leads before its page is open: what does the nearest thing today. */
import { href } from '#kit/href.ts';
import type { NavLink } from './navigation.ts';

interface FallbackLinks {
  words: string;
  links: readonly NavLink[];
}

export const fallbackLinks: Readonly<Record<string, FallbackLinks>> = {
  builder: {
    words: 'In the meantime, work on a text with AI and publish it in the gallery.',
    links: [
      { label: 'Work on a text', to: href('/ai/collaborate') },
      { label: 'See the gallery', to: href('/gallery') },
    ],
  },
};
