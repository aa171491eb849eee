/** What happens to documents that are edited together: opened from the log, written to it first, kept up with other nodes. */
import type { Configuration, Document, Hocuspocus } from '@hocuspocus/server';
import { messageYjsSyncStep2, messageYjsUpdate } from 'y-protocols/sync';
import * as Y from 'yjs';
import { AppError } from '#kit/errors.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Services } from '#kit/services.server.ts';
import { mustUseOwnName } from '../own-name.server.ts';
import { keepVersion } from '../version-queries.server.ts';
import { findAbout, findRole, lockAbout } from '../work-queries.server.ts';
import { isAtLeast, type WorkRole } from '../work-role.ts';
import {
  followLog,
  insertUpdate,
  liveChannel,
  compactUpdates,
  openLive,
  updatesAfter,
} from './live-store.server.ts';
import { claimNumbers, numbersIn } from './live-writers.server.ts';
import { createPace } from './pace.ts';
import { openTrial, type Trial } from './trial.server.ts';

export interface LiveContext {
  userId: string;
  name: string;
  /** The Yjs client that speaks over this connection; it may say where it is, but not where others are. */
  client: number | undefined;
  /** Whether an edit that costs so much is still within what one may send; where not, the connection closes. */
  take(cost: number): boolean;
}

interface Open {
  document: Document;
  /** The last edit of the log that it holds. */
  last: number;
  reading: boolean;
  more: boolean;
  /** What stood in it under whose name. */
  said: Map<string, string>;
  /** Where edits are tried first; none before the first edit, and after one that was refused. */
  trial: Trial | undefined;
  /** Edits on their way into the log. */
  writing: number;
  /** Runs while it was edited and is not a version yet. */
  resting?: NodeJS.Timeout | undefined;
}

/** Bytes of one document: the longest content of any kind, and what is left of all that was taken out of it. */
const mostHeld = 5_000_000;
/** An edit of a long document costs more. Not so much more that hands could not go on: browsers send eight a second. */
const costOf = (bytes: number) => Math.min(6, Math.floor(bytes / 100_000));
/** So long without an edit, and what stands there is a version. */
const restAfter = 2 * 60_000;
const storeWithin = { debounce: 1_000, maxDebounce: 5_000 };
const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
/** What people read who are refused; Hocuspocus hands `reason` on to them. */
const refusal = (reason: string) => Object.assign(new Error(reason), { reason, code: 4403 });

export function createLiveDocuments(services: Services, { rest = restAfter } = {}) {
  const { bus, db, log, works } = services;
  const open = new Map<string, Open>();
  const underWay = new Set<Promise<unknown>>();
  const inPace = createPace();
  let closing = false;

  /** What is begun is finished before the database goes. */
  async function finish<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  async function roleOf(id: string, userId: string): Promise<WorkRole | undefined> {
    return isId(id) ? (await findRole(db, { id, who: userId }))?.role : undefined;
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
      log.warn(
        { event: 'live_document.read_failed', err: error, work: id },
        'Live edits could not be read yet.',
      );
    }
    one.reading = false;
  }

  function endTrial(one: Open) {
    one.trial?.close();
    one.trial = undefined;
  }

  /** Every edit, before it is kept: what is refused here is refused to everyone, and locks nobody out of the work. */
  function mustFit(kindId: string, one: Open, update: Uint8Array) {
    try {
      one.trial ??= openTrial(one.document);
      return tried(kindId, one, one.trial, update);
    } catch (error) {
      endTrial(one);
      throw error;
    }
  }

  function tried(kindId: string, one: Open, trial: Trial, update: Uint8Array) {
    if (!trial.hasRoom(update.byteLength, mostHeld))
      throw new AppError('too_large:work', {
        message: 'This document has reached its limit. Duplicate it to continue.',
      });
    const isNews = trial.apply(update);
    const { pendingStructs, pendingDs } = trial.doc.store;
    const held = one.document.store;
    const form = works.mustKindOf(kindId).live!;
    const isUnknown = (root: string) => !form.roots.includes(root) && !one.document.share.has(root);
    // What waits for something else to come would take effect unseen, in somebody else's edit. What nobody reads only fills it.
    if (
      (pendingStructs && !held.pendingStructs) ||
      (pendingDs && !held.pendingDs) ||
      [...trial.doc.share.keys()].some(isUnknown)
    )
      throw new AppError('invalid:content', { message: 'This edit couldn’t be applied. Reload the page.' });
    const after = works.accept(kindId, form.read(trial.doc)).content;
    // What is known only from an edit on its way is kept once more: that one may still fail.
    return { after, isNews: isNews || one.writing > 0 || pendingStructs !== null || pendingDs !== null };
  }

  /** In the database first: only then is it acknowledged, applied and sent on. */
  async function write(id: string, one: Open, update: Uint8Array, userId: string) {
    // Not acknowledged: it comes again when its browser is connected again.
    if (closing) throw refusal('The server is restarting.');
    Y.decodeUpdate(update); // what is no update fails here, and is not kept
    const mayEdit = async (tx: Queryable) => {
      const access = await findRole(tx, { id, who: userId });
      if (!access || !isAtLeast(access.role, 'editor')) throw refusal('You can no longer edit this.');
      return access.work;
    };
    // All that takes long before the lock is taken: nobody else is kept waiting for a long document.
    const work = await mayEdit(db);
    const kind = works.mustKindOf(work.kind);
    const { after, isNews } = await inPace(userId, () => mustFit(work.kind, one, update));
    if (!isNews) return;
    one.writing += 1;
    try {
      const before = kind.said && kind.live!.read(one.document);
      await mustUseOwnName(db, kind, { row: work, before, after, who: userId, seen: one.said });
      await bus.transact(async (tx) => {
        const row = await lockAbout(tx, id);
        await mayEdit(tx);
        if (row!.schemaVersion > kind.version) throw refusal('This page is out of date. Reload it.');
        await claimNumbers(tx, { workId: id, numbers: numbersIn(one.document, update), authorId: userId });
        await compactUpdates(tx, id);
        await insertUpdate(tx, id, update);
      });
    } catch (error) {
      endTrial(one); // it holds what was not kept
      throw error;
    } finally {
      one.writing -= 1;
    }
  }

  /** Without this the row follows the log when it is read next. */
  async function store(id: string, by: string | null) {
    if (closing) return;
    const row = await findAbout(db, id);
    if (!row) return;
    await followLog(services, row, by);
    const one = open.get(id);
    if (!one) return;
    clearTimeout(one.resting);
    one.resting = setTimeout(() => void finish(keepRested(id, one)), rest).unref();
  }

  /** People stopped or left: what they wrote is a version, though nobody overwrites it. */
  async function keepRested(id: string, one: Open) {
    clearTimeout(one.resting);
    one.resting = undefined;
    if (closing) return;
    try {
      const row = await findAbout(db, id);
      if (row) await followLog(services, row);
      await bus.transact(async (tx) => {
        const held = await lockAbout(tx, id);
        if (held) await keepVersion(tx, held);
      });
    } catch (error) {
      log.warn(
        { event: 'live_document.version_failed', err: error, work: id },
        'Live edits could not be saved as a version yet.',
      );
    }
  }

  const hooks: Partial<Configuration<LiveContext>> = {
    ...storeWithin,
    async onAuthenticate({ documentName, context, connectionConfig }) {
      const role = await roleOf(documentName, context.userId);
      if (!role) throw refusal('Not found. It was deleted, or belongs to someone else.');
      connectionConfig.readOnly = !isAtLeast(role, 'editor');
    },
    async onLoadDocument({ documentName: id, document }) {
      const one: Open = {
        document,
        last: 0,
        reading: true,
        more: false,
        said: new Map(),
        trial: undefined,
        writing: 0,
      };
      open.set(id, one);
      const loaded = await openLive(services, id).catch((error: unknown) => {
        throw error instanceof AppError ? refusal(error.message) : error;
      });
      if (!loaded) throw refusal('This doesn’t support live editing.');
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
      if (!context.take(costOf(one.trial?.bytes ?? 0))) throw new Error('too many edits');
      try {
        await finish(write(id, one, payload, context.userId));
      } catch (error) {
        throw error instanceof AppError ? refusal(error.message) : error;
      }
    },
    /** Others see who is there by the name of their account, and where; nothing else passes, whatever was sent. */
    async beforeHandleAwareness({ states, context, connection }) {
      // Whoever only reads leaves no mark in the text, not even where they are.
      if (!context || !connection || connection.readOnly) return states.clear();
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
      const one = open.get(id);
      open.delete(id);
      if (!one) return;
      endTrial(one);
      if (one.resting) await finish(keepRested(id, one));
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
          log.warn(
            { event: 'live_document.access_check_failed', err: error, work: id },
            'The access of a live editor could not be checked again.',
          );
          connection.close({ code: 1011, reason: 'failed' });
        }
      }
    },
    async close() {
      closing = true;
      for (const { resting } of open.values()) clearTimeout(resting);
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
