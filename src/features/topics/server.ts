import { implement } from '#kit/http/implement.server.ts';
import { memberCalled } from '#kit/people/audience.server.ts';
import { findPassages } from '#kit/search/find.server.ts';
import type { SearchSource } from '#kit/search/search-source.server.ts';
import { readTopic, type Topic } from '#kit/topics/topic.ts';
import { topicResults, type FoundOnTopic } from './contract.ts';

const mostFound = 40;
const longestDescription = 160;

interface Options {
  /** Our own pages, by their names. */
  pagesAbout(topic: Topic): FoundOnTopic[];
  sources: readonly SearchSource[];
  /** Where to go on from a topic that has nothing. */
  suggestions: FoundOnTopic[];
}

/** Made by `app/`, which alone knows every room that has something to find. */
export function topicEndpoints({ pagesAbout, sources, suggestions }: Options) {
  const others = sources.filter(({ id }) => id !== 'page');
  return [
    implement(topicResults, async ({ params }, context) => {
      const topic = readTopic(params.topic);
      const q = topic.words.join(' ') || topic.slug;
      const ids = others.map(({ id }) => id);
      const { hits } = await findPassages(context, { q, sources: ids, shared: true, limit: mostFound });
      const found = others.flatMap(({ id, title: kind }) =>
        hits
          .filter(({ source, share }) => source === id && share === 1)
          .map(({ title, text, href }) => ({
            title,
            description: text.slice(0, longestDescription),
            href,
            kind,
          })),
      );
      const ours = pagesAbout(topic);
      const results = [...ours, ...found];
      const member = ours.length === 0 && (await memberCalled(context.db, topic.slug));
      return {
        topic: topic.slug,
        title: topic.title,
        member: member ? topic.slug : null,
        results,
        suggestions: results.length > 0 ? [] : suggestions,
      };
    }),
  ];
}
