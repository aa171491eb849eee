/** What this site and the person's own things hold on a question, from the index of the site. */
import type { Found, Wanted } from '#kit/search/find.server.ts';
import type { Hit } from '#kit/sources/source.ts';
import type { SearchFilter } from '../filters.ts';

export type Where = 'site' | 'mine';

export type FindInside = (where: Where, question: { q: string; filter: SearchFilter }) => Promise<Hit[]>;

const most = { site: 6, mine: 8 };
/** Of the words, or of the meaning: less is about something else. */
const least = { share: 0.5, nearness: 0.45 };
const ofSite = ['help', 'page', 'lesson', 'post', 'creation', 'question', 'person'];
/** What people talk about here. */
const discussed = ['question', 'creation'];
/** What is about this place itself answers a question about the world only where it has every word of it, or means nearly the same. */
const ofBuiltIn = new Set(['help', 'page', 'lesson', 'post']);
const sameMatter = { share: 0.6, nearness: 0.55 };
/** What one wrote or brought oneself; what tools answered is no proof of anything. */
const written = ['work', 'document'];
const ofMine = [...written, 'talk'];

/** Everything here is of this place, so its name says nothing; alone, it is all there is to look for. */
const withoutProductName = (q: string) => {
  const rest = q.replaceAll(/\s*\b(?:(?:in|on|from|of|with|for|by|at) )?frenly(?:['’]s)?\b/gi, '');
  return /\p{L}{3}/u.test(rest) ? rest : q;
};

export function findInsideBy(find: (wanted: Wanted) => Promise<Found>): FindInside {
  const look = async (wanted: Wanted, ofWorld = false): Promise<Hit[]> => {
    const { hits } = await find(wanted);
    return (
      hits
        .filter(({ share, nearness }) => share >= least.share || (nearness ?? 0) >= least.nearness)
        .filter((hit) => !ofWorld || !ofBuiltIn.has(hit.source) || hit.share === 1 || isSameMatter(hit))
        // An earlier search would quote itself.
        .filter(({ href }) => !/^\/search\b/.test(href))
        .map(({ title, text, href, label, at }) => ({
          title,
          text,
          href,
          by: label,
          // What is part of the program has no day of its own.
          date: at.getTime() > 0 ? at.toISOString().slice(0, 10) : undefined,
          isWhole: true,
        }))
    );
  };
  return (where, { q, filter }) =>
    where === 'site'
      ? look(
          {
            q: withoutProductName(q),
            sources: filter === 'discussions' ? discussed : ofSite,
            limit: most.site,
          },
          filter !== 'site',
        )
      : look({ q, sources: filter === 'mine' ? ofMine : written, mine: true, owned: true, limit: most.mine });
}

const isSameMatter = ({ share, nearness }: { share: number; nearness: number | null }) =>
  share >= sameMatter.share && (nearness ?? 0) >= sameMatter.nearness;
