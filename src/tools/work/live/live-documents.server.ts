/** What happens to documents that are edited together: opened from the log, written to it first, kept up with other nodes. */
import type { Configuration, Document, Hocuspocus } from '@hocuspocus/server';
import { messageYjsSyncStep2, messageYjsUpdate } from 'y-protocols/sync';
import * as Y from 'yjs';
import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import { mustUseOwnName } from '../own-name.server.ts';
import { findWorkFor, lockWork } from '../work-queries.server.ts';
import { isAtLeast, type WorkRole } from '../work-role.ts';
import {
  insertUpdate,
  liveChannel,
  makeRoom,
  openLive,
  takeLive,
  updatesAfter,
} from './live-store.server.ts';

export interface LiveContext {
  userId: string;
  name: string;
  /** The Yjs client that speaks over this connection; it may say where it is, but not where others are. */
  client: number | undefined;
}

interface Open {
  document: Document;
  /** The last edit of the log that it holds. */
  last: number;
  reading: boolean;
  more: boolean;
  /** What stood in it under whose name. */
  said: Map<string, string>;
}

/** Bytes of one document: the longest content of any kind, and what is left of all that was taken out of it. */
const mostHeld = 5_000_000;
const storeWithin = { debounce: 1_000, maxDebounce: 5_000 };
const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
/** What people read who are refused; Hocuspocus hands `reason` on to them. */
const refusal = (reason: string) => Object.assign(new Error(reason), { reason, code: 4403 });

export function createLiveDocuments(services: Services) {
  const { bus, db, log, works } = services;
  const open = new Map<string, Open>();
  const underWay = new Set<Promise<unknown>>();
  let closing = false;

  /** What is begun is finished before the database goes. */
  async function finish<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  async function roleOf(id: string, userId: string): Promise<WorkRole | undefined> {
    return isId(id) ? (await findWorkFor(db, { id, who: userId }))?.role : undefined;
  }

  /** Reads what others wrote, on this node or another; what it holds already changes nothing. */
  async function catchUp(id: string, one: Open) {
    one.more = true;
    if (one.reading) return;
    one.reading = true;
    try {
      while (one.more && open.get(id) === one) {
        one.more = false;
        for (const { id: number, bytes } of await updatesAfter(db, id, one.last)) {
          Y.applyUpdate(one.document, bytes, { source: 'local', skipStoreHooks: true });
          one.last = number;
        }
      }
    } catch (error) {
      log.warn({ err: error, work: id }, 'live edits could not be read yet');
    }
    one.reading = false;
  }

  /** Every edit, before it is kept: what is refused here is refused to everyone, and locks nobody out of the work. */
  function mustFit(kindId: string, one: Open, update: Uint8Array) {
    const scratch = new Y.Doc();
    const state = Y.encodeStateAsUpdate(one.document);
    if (state.byteLength + update.byteLength > mostHeld)
      throw new AppError('too_large:work', {
        message: 'This document is full. Duplicate it to continue.',
      });
    Y.applyUpdate(scratch, state);
    let isNews = false;
    scratch.once('update', () => (isNews = true));
    Y.applyUpdate(scratch, update);
    const { pendingStructs, pendingDs } = scratch.store;
    const held = one.document.store;
    const form = works.mustKindOf(kindId).live!;
    const isUnknown = (root: string) => !form.roots.includes(root) && !one.document.share.has(root);
    // What waits for something else to come would take effect unseen, in somebody else's edit. What nobody reads only fills it.
    if (
      (pendingStructs && !held.pendingStructs) ||
      (pendingDs && !held.pendingDs) ||
      [...scratch.share.keys()].some(isUnknown)
    )
      throw new AppError('invalid:content', { message: 'This edit does not fit. Reload the page.' });
    const after = works.accept(kindId, form.read(scratch)).content;
    return { after, isNews: isNews || pendingStructs !== null || pendingDs !== null };
  }

  /** In the database first: only then is it acknowledged, applied and sent on. */
  async function write(id: string, one: Open, update: Uint8Array, userId: string) {
    // Not acknowledged: it comes again when its browser is connected again.
    if (closing) throw refusal('The server restarts.');
    Y.decodeUpdate(update); // what is no update fails here, and is not kept
    await bus.transact(async (tx) => {
      const row = await lockWork(tx, id);
      const access = row && (await findWorkFor(tx, { id, who: userId }));
      if (!access || !isAtLeast(access.role, 'editor')) throw refusal('You can no longer edit this.');
      works.mustBeEditable(row);
      const kind = works.mustKindOf(row.kind);
      const { after, isNews } = mustFit(row.kind, one, update);
      if (!isNews) return;
      const before = kind.said && kind.live!.read(one.document);
      await mustUseOwnName(tx, kind, { row, before, after, who: userId, seen: one.said });
      await makeRoom(tx, id);
      await insertUpdate(tx, id, update);
    });
  }

  /** The row follows the log. Without this it does so when it is read next. */
  async function store(id: string, by: string | null) {
    if (closing) return;
    await bus.transact(async (tx) => {
      const row = await lockWork(tx, id);
      if (row) await takeLive(tx, works, row, by);
    });
  }

  const hooks: Partial<Configuration<LiveContext>> = {
    ...storeWithin,
    async onAuthenticate({ documentName, context, connectionConfig }) {
      const role = await roleOf(documentName, context.userId);
      if (!role) throw refusal('This is not here. It was deleted, or belongs to someone else.');
      connectionConfig.readOnly = !isAtLeast(role, 'editor');
    },
    async onLoadDocument({ documentName: id, document }) {
      const one: Open = { document, last: 0, reading: true, more: false, said: new Map() };
      open.set(id, one);
      const loaded = await openLive(services, id).catch((error: unknown) => {
        throw error instanceof AppError ? refusal(error.message) : error;
      });
      if (!loaded) throw refusal('This cannot be edited together.');
      one.last = loaded.last;
      one.reading = false;
      return loaded.bytes;
    },
    async afterLoadDocument({ documentName: id }) {
      const one = open.get(id);
      if (one?.more) await catchUp(id, one);
    },
    async beforeSync({ documentName: id, connection, context, type, payload }) {
      if (type !== messageYjsSyncStep2 && type !== messageYjsUpdate) return;
      const one = open.get(id);
      if (connection.readOnly || !one || isEmpty(payload)) return;
      try {
        await finish(write(id, one, payload, context.userId));
      } catch (error) {
        throw error instanceof AppError ? refusal(error.message) : error;
      }
    },
    /** Others see who is there by the name of their account, and where; nothing else passes, whatever was sent. */
    async beforeHandleAwareness({ states, context }) {
      if (!context) return states.clear();
      for (const [client, state] of states) {
        const isNobody = Object.keys(state as object).length === 0;
        if (!isNobody) context.client ??= client;
        if (client === context.client) states.set(client, { name: context.name, place: placeOf(state) });
        else states.delete(client);
      }
    },
    async onStoreDocument({ documentName: id, lastContext }) {
      await finish(store(id, lastContext.userId ?? null));
    },
    async afterUnloadDocument({ documentName: id }) {
      open.delete(id);
    },
  };

  return {
    hooks,
    hear({ channel, data }: { channel: string; data: unknown }) {
      if (channel !== liveChannel) return;
      const { id } = data as { id: string };
      const one = open.get(id);
      if (one) void catchUp(id, one);
    },
    /** Somebody's rights changed: whoever has it open is asked again. */
    async recheck(hub: Hocuspocus<LiveContext>, id: string) {
      for (const connection of hub.documents.get(id)?.getConnections() ?? []) {
        try {
          const role = await roleOf(id, connection.context.userId);
          if (role) connection.readOnly = !isAtLeast(role, 'editor');
          else connection.close({ code: 4403, reason: 'You no longer have access to this.' });
        } catch (error) {
          log.warn({ err: error, work: id }, 'a live editor could not be asked again');
          connection.close({ code: 1011, reason: 'failed' });
        }
      }
    },
    async close() {
      closing = true;
      await Promise.allSettled(underWay);
    },
  };
}

/** What a browser sends that has nothing new. */
const isEmpty = (update: Uint8Array) => update.byteLength === 2 && update[0] === 0 && update[1] === 0;

function placeOf(state: unknown): number | null {
  const place = (state as { place?: unknown } | null)?.place;
  return typeof place === 'number' && Number.isSafeInteger(place) ? place : null;
}
