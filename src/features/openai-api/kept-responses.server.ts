/** Answers that were kept, for those that follow up on them. */
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { toStorable } from '#kit/db/storable.ts';
import { invalid } from './chat-messages.ts';
import { rowOfItem, rowOfResponse } from './protocol-ids.ts';
import type { ResponseBody } from './responses-answer.server.ts';
import { typeOf } from './responses-request.server.ts';
import type { Item } from './responses-schema.ts';
import { keptResponses } from './table.server.ts';

/** Turns of one conversation. */
const mostTurns = 500;

interface Own {
  id: string;
  ownerId: string;
}
const own = ({ id, ownerId }: Own) => and(eq(keptResponses.id, id), eq(keptResponses.ownerId, ownerId));

async function find(db: Queryable, which: Own) {
  const [row] = await db.select().from(keptResponses).where(own(which));
  return row;
}

export async function keepResponse(
  db: Queryable,
  {
    id,
    ownerId,
    previous,
    input,
    response,
  }: Own & { previous: string | null | undefined; input: Item[]; response: ResponseBody },
) {
  const previousId = previous ? (rowOfResponse(previous) ?? null) : null;
  await db
    .insert(keptResponses)
    .values({ id, ownerId, previousId, input: toStorable(input), response: toStorable(response) });
}

export async function findResponse(db: Queryable, id: string, ownerId: string): Promise<ResponseBody> {
  const rowId = rowOfResponse(id);
  const row = rowId && (await find(db, { id: rowId, ownerId }));
  if (!row) throw notKept(id);
  return row.response;
}

export async function deleteResponse(db: Queryable, id: string, ownerId: string) {
  const rowId = rowOfResponse(id);
  const gone = rowId
    ? await db
        .delete(keptResponses)
        .where(own({ id: rowId, ownerId }))
        .returning({ id: keptResponses.id })
    : [];
  if (gone.length === 0) throw notKept(id);
}

const notKept = (id: string) =>
  new AppError('not_found:response', { message: `Response ${id.slice(0, 60)} not found.` });

/** Everything that was said before a response and in it, the oldest first. */
export async function conversationUpTo(db: Queryable, previous: string, ownerId: string): Promise<Item[]> {
  const turns: Item[][] = [];
  for (let id: string | null | undefined = rowOfResponse(previous) ?? ''; id !== null;) {
    const row: Awaited<ReturnType<typeof find>> = id ? await find(db, { id, ownerId }) : undefined;
    if (!row || turns.length >= mostTurns)
      throw new AppError('invalid:previous_response', {
        message: `Previous response with id '${previous}' not found. Responses are kept for thirty days.`,
      });
    turns.unshift([...row.input, ...(row.response.output as unknown as Item[])]);
    id = row.previousId;
  }
  return turns.flat();
}

/** In place of each item that is only named, the item itself. */
export async function withoutReferences(
  db: Queryable,
  items: readonly Item[],
  ownerId: string,
): Promise<Item[]> {
  const found: Item[] = [];
  for (const [at, item] of items.entries()) {
    if (typeOf(item, at) !== 'item_reference') {
      found.push(item);
      continue;
    }
    const place = rowOfItem(String(item.id));
    const row = place && (await find(db, { id: place.row, ownerId }));
    const named = row?.response.output[place!.index];
    if (!named) invalid(`input.${at}.id`, `Item with id '${String(item.id).slice(0, 80)}' not found.`);
    found.push(named as unknown as Item);
  }
  return found;
}
