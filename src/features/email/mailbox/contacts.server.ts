import { and, asc, count, eq, sql } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { addContact, importContacts, listContacts, mostContacts, removeContact } from './contract.ts';
import type { tasks } from './contacts-worker.server.ts';
import { mailContacts } from './table.server.ts';

const { runTask } = createWorkerPool<typeof tasks>({
  entry: workerEntry('contacts-worker', import.meta.url),
});

const shown = 200;
/** As many rows as one statement takes. */
const batch = 500;
const tooMany = () =>
  new AppError('conflict:contacts', {
    message: `You can have up to ${mostContacts.toLocaleString('en')} contacts.`,
  });

const present = ({ id, name, address }: typeof mailContacts.$inferSelect) => ({ id, name, address });

export const contactEndpoints = [
  implement(listContacts, async ({ query: { q } }, { db, caller }) => {
    const own = eq(mailContacts.ownerId, caller.user.id);
    // Asked as plain words: no sign in them means anything to the database.
    const found = q
      ? sql`(position(lower(${q}) in lower(${mailContacts.name})) > 0 or position(lower(${q}) in lower(${mailContacts.address})) > 0)`
      : undefined;
    const items = await db
      .select()
      .from(mailContacts)
      .where(and(own, found))
      .orderBy(asc(sql`lower(${mailContacts.name})`), asc(mailContacts.id))
      .limit(shown);
    const [all] = await db.select({ total: count() }).from(mailContacts).where(own);
    return { items: items.map(present), total: all!.total };
  }),

  implement(addContact, async ({ body }, { bus, caller }) => {
    const ownerId = caller.user.id;
    return bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const [all] = await tx
        .select({ total: count() })
        .from(mailContacts)
        .where(eq(mailContacts.ownerId, ownerId));
      if (all!.total >= mostContacts) throw tooMany();
      const [row] = await tx
        .insert(mailContacts)
        .values({ ownerId, name: body.name, address: body.address.toLowerCase() })
        .onConflictDoUpdate({
          target: [mailContacts.ownerId, mailContacts.address],
          set: { name: body.name },
        })
        .returning();
      return present(row!);
    });
  }),

  implement(importContacts, async ({ body: { text } }, { bus, caller, request: { signal } }) => {
    const ownerId = caller.user.id;
    const { contacts, unread } = await runTask('readContacts', text, { who: ownerId, signal });
    const once = [
      ...new Map(
        contacts.map(({ name, address }) => [
          address.toLowerCase(),
          { name, address: address.toLowerCase() },
        ]),
      ).values(),
    ];
    return bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const [all] = await tx
        .select({ total: count() })
        .from(mailContacts)
        .where(eq(mailContacts.ownerId, ownerId));
      if (all!.total + once.length > mostContacts) throw tooMany();
      let added = 0;
      for (let at = 0; at < once.length; at += batch) {
        const rows = await tx
          .insert(mailContacts)
          .values(once.slice(at, at + batch).map((one) => ({ ownerId, ...one })))
          .onConflictDoNothing()
          .returning({ id: mailContacts.id });
        added += rows.length;
      }
      return { added, known: once.length - added, unread };
    });
  }),

  implement(removeContact, async ({ params: { id } }, { db, caller }) => {
    const gone = await db
      .delete(mailContacts)
      .where(and(eq(mailContacts.id, id), eq(mailContacts.ownerId, caller.user.id)))
      .returning({ id: mailContacts.id });
    if (gone.length === 0) throw new AppError('not_found:contact');
    return { success: true } as const;
  }),
];
