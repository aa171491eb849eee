import { implement } from '#kit/http/implement.server.ts';
import type { TopicSource } from '#kit/topics/topic-source.server.ts';
import { readTopic } from '#kit/topics/topic.ts';
import { topicResults, type FoundOnTopic } from './contract.ts';

const mostOfAKind = 12;

interface Options {
  sources: TopicSource[];
  /** Where to go on from a topic that has nothing. */
  suggestions: FoundOnTopic[];
}

/** Made by `app/`, which alone knows every room that has something to find. */
export function topicEndpoints({ sources, suggestions }: Options) {
  return [
    implement(topicResults, async ({ params }, context) => {
      const topic = readTopic(params.topic);
      const results: FoundOnTopic[] = [];
      for (const { kind, find } of sources)
        for (const found of await find(context, topic, mostOfAKind)) results.push({ ...found, kind });
      return {
        topic: topic.slug,
        title: topic.title,
        results,
        suggestions: results.length > 0 ? [] : suggestions,
      };
    }),
  ];
}
