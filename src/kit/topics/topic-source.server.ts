import type { Context } from '#kit/http/context.server.ts';
import type { Topic } from './topic.ts';

export interface TopicResult {
  title: string;
  description: string;
  /** A path of ours. */
  href: string;
}

/**
 * Something of the site that can be found by topic: pages, people, later lessons, posts, listings.
 * A room that has such things writes one of these; `app/topics.server.ts` lists them.
 */
export interface TopicSource {
  /** What its results are, in the plural, as a heading: `Lessons`. */
  kind: string;
  /** The best first, at most `limit`, and only what everyone may see. */
  find(context: Context, topic: Topic, limit: number): TopicResult[] | Promise<TopicResult[]>;
}
