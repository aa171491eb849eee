/** Taking something from view and giving it back, in the words that its author reads. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { updatePost } from './post-queries.server.ts';

/** Hidden anew, it can be appealed anew. */
export async function hidePost(tx: BusTransaction, id: string, hiddenWhy: string) {
  const anew = { appeal: null, appealedAt: null, appealAnswer: null };
  const post = await updatePost(tx, id, { hiddenAt: new Date(), hiddenWhy, ...anew });
  if (post) publishToWatchers(tx, post.questionId);
}

export async function showPost(tx: BusTransaction, id: string) {
  const post = await updatePost(tx, id, {
    hiddenAt: null,
    hiddenWhy: '',
    appeal: null,
    appealedAt: null,
    appealAnswer: null,
  });
  if (post) publishToWatchers(tx, post.questionId);
}
