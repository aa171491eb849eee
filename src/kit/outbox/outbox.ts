/**
 * What was written and could not be sent yet waits in this browser, also when the tab is closed. It belongs to the account that
 * wrote it, and goes when that signs out.
 */
export interface Waiting<Body = unknown> {
  /** The id that it is sent by: sent twice it counts once. */
  id: string;
  /** Whose it is. */
  ownerId: string;
  /** Where it goes, such as `thread:<id>`. */
  place: string;
  body: Body;
  /** When it was written, for the order. */
  at: number;
  /** Why the server refused it; then it is not sent again by itself. */
  refused?: string;
}

const name = 'frenly-outbox';
const store = 'waiting';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(store, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
    request.addEventListener('blocked', () => reject(new Error('storage is blocked')));
  });
}

async function use<T>(mode: IDBTransactionMode, act: (all: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      // Only what is on disk has been kept.
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    });
  } finally {
    database.close();
  }
}

/** Answers whether it is kept: a browser without storage holds it only while the tab is open. */
export async function keepWaiting(one: Waiting): Promise<boolean> {
  try {
    await use('readwrite', (all) => all.put(one));
    return true;
  } catch {
    return false;
  }
}

export async function forgetWaiting(id: string): Promise<void> {
  await use('readwrite', (all) => all.delete(id)).catch(() => undefined); // then it was never kept
}

/** Oldest first. */
export async function listWaiting(ownerId: string, place?: string): Promise<Waiting[]> {
  const all = await use('readonly', (kept) => kept.getAll() as IDBRequest<Waiting[]>).catch(() => []);
  return all
    .filter((one) => one.ownerId === ownerId && (place === undefined || one.place === place))
    .sort((a, b) => a.at - b.at);
}

export const countWaiting = async (): Promise<number> => use('readonly', (all) => all.count()).catch(() => 0);

export async function clearWaiting(): Promise<void> {
  await use('readwrite', (all) => all.clear()).catch(() => undefined); // nothing is kept where nothing can be
}
