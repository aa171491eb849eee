import { Readable } from 'node:stream';
import { AppError } from '#kit/errors.ts';
import { downloadHeaders } from '#kit/files/download-headers.ts';
import { implement } from '#kit/http/implement.server.ts';
import { makePdf } from '#tools/export/make-files.server.ts';
import {
  changeEntry,
  deleteAllEntries,
  deleteEntry,
  exportEntries,
  listEntries,
  saveEntry,
  summariseEntries,
  talk,
} from './contract.ts';
import {
  entriesOf,
  insertEntry,
  listEntriesOf,
  removeEntriesOf,
  removeEntry,
  replaceEntry,
} from './entries.server.ts';
import { outlineOfEntries } from './summary.server.ts';
import { replyTo } from './talk/reply.server.ts';

/** The newest: nobody reads more than that in one appointment. */
const mostInSummary = 200;

const done = { success: true } as const;
const noEntry = () => new AppError('not_found:entry', { message: 'This entry doesn’t exist any more.' });

export const wellbeingEndpoints = [
  implement(saveEntry, ({ body }, { db, secrets, caller }) => insertEntry(db, secrets, caller.user.id, body)),

  implement(changeEntry, async ({ params: { id }, body }, { db, secrets, caller }) => {
    const entry = await replaceEntry(db, secrets, { id, ownerId: caller.user.id }, body);
    if (!entry) throw noEntry();
    return entry;
  }),

  implement(listEntries, ({ query }, { db, secrets, caller }) =>
    listEntriesOf(db, secrets, { ...query, ownerId: caller.user.id }),
  ),

  implement(deleteEntry, async ({ params: { id } }, { db, caller }) => {
    if (!(await removeEntry(db, { id, ownerId: caller.user.id }))) throw noEntry();
    return done;
  }),

  implement(deleteAllEntries, async (_, { db, caller }) => ({
    deleted: await removeEntriesOf(db, caller.user.id),
  })),

  implement(exportEntries, async (_, { db, secrets, caller }) => {
    const lines = Readable.from(asJson(entriesOf(db, secrets, caller.user.id)));
    const body = Readable.toWeb(lines) as ReadableStream<Uint8Array<ArrayBuffer>>;
    return fileOf(body, 'wellbeing-entries.json', 'application/json');
  }),

  implement(summariseEntries, async (_, { db, secrets, caller, origin, request }) => {
    const newest = await newestOf(entriesOf(db, secrets, caller.user.id), mostInSummary);
    const parts = outlineOfEntries(newest, new Date());
    const pdf = await makePdf({ parts, origin }, { who: caller.user.id, signal: request.signal });
    return fileOf(pdf, 'wellbeing-summary.pdf', 'application/pdf');
  }),

  implement(talk, ({ body: { messages } }, context) => replyTo(messages, context)),
];

/** A list in JSON, an entry at a time: all of them together may be large. */
async function* asJson(entries: AsyncIterable<unknown>) {
  let isFirst = true;
  for await (const entry of entries) {
    yield Buffer.from(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(entry, null, 2)}`);
    isFirst = false;
  }
  yield Buffer.from(isFirst ? '[]\n' : '\n]\n');
}

async function newestOf<Item>(items: AsyncIterable<Item>, most: number): Promise<Item[]> {
  const newest: Item[] = [];
  for await (const item of items) {
    newest.push(item);
    if (newest.length === most) break;
  }
  return newest;
}

const fileOf = (body: BodyInit, name: string, contentType: string) =>
  new Response(body, { headers: downloadHeaders({ name, contentType }, { audience: 'owner' }) });
