import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { plainText } from '../plain-text.server.ts';
import { defineSource } from '../source.ts';

/** The last of the list may be where the next page begins. */
const entry = z.union([
  z.object({ URL: z.url(), Title: z.string(), Snippet: z.string(), Description: z.string() }),
  z.object({ NextOffset: z.union([z.string(), z.number()]) }),
]);

export const wiby = defineSource({
  id: 'wiby',
  title: 'Wiby',
  home: 'https://wiby.me/',
  filters: ['web'],
  base: 'https://wiby.me',
  budget: { every: 500 },
  async search({ words }, ask) {
    const entries = await ask.json(listOf(entry), '/json/', { q: words });
    return entries
      .flatMap((one) => ('URL' in one ? [one] : []))
      .slice(0, 8)
      .map(({ URL, Title, Snippet, Description }) => ({
        title: plainText(Title),
        href: URL,
        text: plainText(Snippet) || plainText(Description),
      }));
  },
});
