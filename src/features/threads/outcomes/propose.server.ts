import { eq } from 'drizzle-orm';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { mostOutcomes } from '../limits.ts';
import { listMembers } from '../present.server.ts';
import { threadOutcomes } from '../table.server.ts';
import type { MessageRow, ThreadRow } from '../thread-access.server.ts';
import { outcomesIn } from './rules.ts';

/** What a message seems to decide or to promise, for people to say whether it does. */
export async function proposeOutcomes(
  tx: BusTransaction,
  { thread, message }: { thread: Pick<ThreadRow, 'id'>; message: MessageRow },
) {
  const found = outcomesIn(message.text, message.createdAt);
  if (found.length === 0) return;
  const room = mostOutcomes - (await tx.$count(threadOutcomes, eq(threadOutcomes.threadId, thread.id)));
  if (room <= 0) return;
  const members = found.some(({ who }) => who !== null) ? await listMembers(tx, thread.id) : [];
  const idOf = (who: (typeof found)[number]['who']) =>
    who === 'author'
      ? message.authorId
      : (who && members.find(({ handle }) => handle?.toLowerCase() === who.handle)?.id) || null;
  await tx
    .insert(threadOutcomes)
    .values(
      found.slice(0, room).map(({ kind, text, who, due }) => ({
        threadId: thread.id,
        messageId: message.id,
        kind,
        text,
        due,
        state: 'proposed' as const,
        isProposed: true,
        assigneeId: idOf(who),
        createdBy: message.authorId,
        membersOnly: message.membersOnly,
      })),
    )
    .onConflictDoNothing();
}
