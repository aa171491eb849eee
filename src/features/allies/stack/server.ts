import { asc, eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { asSelf, findAlly } from '../queries.server.ts';
import { stackItems } from '../table.server.ts';
import { getStack, setStack, type StackedThing, type StackItem } from './contract.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Undefined where it is gone, has no page, or is not for this person. */
async function present(
  { runs, caller }: MemberContext,
  db: Queryable,
  { kind, subject }: StackItem,
): Promise<StackedThing | undefined> {
  if (kind === 'tool') {
    const tool = runs.find(subject)?.tool;
    if (!tool?.page) return undefined;
    return { kind, subject, title: tool.title, description: tool.description, path: tool.page, seed: null };
  }
  const found = uuid.test(subject) ? await findAlly(db, subject, asSelf(caller.user.id)) : undefined;
  if (!found) return undefined;
  const { name, purpose, seed } = found.row;
  const path = href('/frenlyai-v2/codex/:allyId', { allyId: subject });
  return { kind, subject, title: name, description: purpose, path, seed };
}

export const stackEndpoints = [
  implement(getStack, async (_, context) => {
    const rows = await context.db
      .select({ kind: stackItems.kind, subject: stackItems.subject })
      .from(stackItems)
      .where(eq(stackItems.ownerId, context.caller.user.id))
      .orderBy(asc(stackItems.position));
    const items: StackedThing[] = [];
    for (const row of rows) {
      const shown = await present(context, context.db, row);
      if (shown) items.push(shown);
    }
    return { items };
  }),

  implement(setStack, async ({ body }, context) =>
    context.bus.transact(async (tx) => {
      const ownerId = context.caller.user.id;
      await holdOwner(tx, ownerId);
      const items = [...new Map(body.items.map((item) => [`${item.kind} ${item.subject}`, item])).values()];
      for (const item of items)
        if (!(await present(context, tx, item)))
          throw new AppError('not_found:stack', {
            message: 'One of these doesn’t exist, or isn’t available to you.',
          });
      await tx.delete(stackItems).where(eq(stackItems.ownerId, ownerId));
      if (items.length > 0)
        await tx.insert(stackItems).values(items.map((item, position) => ({ ...item, ownerId, position })));
      return { success: true } as const;
    }),
  ),
];
