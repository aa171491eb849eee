/** Who hears of what happens to their questions and answers. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { href } from '#kit/href.ts';
import type { NotificationKind } from '#kit/notifications/kinds.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { PostRow } from './post-queries.server.ts';

const longestQuote = 200;

interface News {
  to: string | null;
  kind: NotificationKind;
  question: Pick<PostRow['post'], 'id' | 'title'>;
  /** With the name of whoever did it before it: `answered`. */
  did: string;
  quote?: string;
}

/** Nobody hears of what they did themselves. */
export async function tell(
  tx: BusTransaction,
  context: MemberContext,
  { to, kind, question, did, quote }: News,
) {
  const { user } = context.caller;
  if (to === null || to === user.id) return;
  await notify(tx, context, {
    ownerId: to,
    from: user.id,
    kind,
    data: {
      title: `${user.name} ${did} “${cutAtWord(question.title, 120)}”`,
      text: cutAtWord(quote ?? question.title, longestQuote),
      path: href('/qa/:id', { id: question.id }),
    },
  });
}
