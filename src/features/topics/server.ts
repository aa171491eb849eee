import { implement } from '#kit/http/implement.server.ts';
import { memberCalled } from '#social/people/audience.server.ts';
import { findPassages } from '#kit/search/find.server.ts';
import type { SearchSource } from '#kit/search/search-source.server.ts';
import { isAbout, readTopic, type Topic } from '#social/topics/topic.ts';
import { topicResults, type FoundOnTopic } from './contract.ts';

const mostFound = 40;
const longestDescription = 160;
/** Of Markdown, which a card does not show. */
const markers = /[*`]|^#+ /gm;

/** Our own pages, as a topic finds them. */
export interface TopicPages {
  about(topic: Topic): FoundOnTopic[];
  /** Where to go on from a topic that has nothing. */
  suggestions: readonly FoundOnTopic[];
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Pages that are found by topic. */
    topicPages?: readonly TopicPages[];
  }
}

interface Options {
  pages: readonly TopicPages[];
  sources: readonly SearchSource[];
}

/** What ships with the product holds most words there are, so it is about a topic only where its title says so. */
const shipped: ReadonlySet<string> = new Set(['help', 'lesson', 'post']);
const isNamed = (topic: Topic, source: string, title: string) =>
  !shipped.has(source) || isAbout(topic, title);

/** Made from all manifests: any feature may have something to find. */
export function topicEndpoints({ pages, sources }: Options) {
  const others = sources.filter(({ id }) => id !== 'page');
  return [
    implement(topicResults, async ({ params }, context) => {
      const topic = readTopic(params.topic);
      const q = topic.words.join(' ') || topic.slug;
      const ids = others.map(({ id }) => id);
      const { hits } = await findPassages(context, { q, sources: ids, shared: true, limit: mostFound });
      const found = others.flatMap(({ id, title: kind }) =>
        hits
          .filter(({ source, share, title }) => source === id && share === 1 && isNamed(topic, source, title))
          .map(({ title, text, href }) => ({
            title,
            description: text.replaceAll(markers, '').slice(0, longestDescription),
            href,
            kind,
          })),
      );
      const ours = pages.flatMap(({ about }) => about(topic));
      const results = [...ours, ...found];
      const member = ours.length === 0 && (await memberCalled(context.db, topic.slug));
      return {
        topic: topic.slug,
        title: topic.title,
        member: member ? topic.slug : null,
        results,
        suggestions: results.length > 0 ? [] : pages.flatMap(({ suggestions }) => suggestions),
      };
    }),
  ];
}
