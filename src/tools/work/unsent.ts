/** What was written together and has not reached the server, kept in this browser: a closed tab on a train loses nothing. */

const unsentDatabase = 'frenly-unsent';
const table = 'updates';
/** Beside it, where it can be seen without waiting, so that signing out can warn. */
const flag = (key: string) => `unsent:${key}`;

/** Whoever signs in here next must not send what another wrote, as theirs. */
export interface UnsentOf {
  /** Who wrote it. */
  owner: string;
  work: string;
}
const keyOf = ({ owner, work }: UnsentOf) => `${owner}:${work}`;

type Ask = <Value>(
  how: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
) => Promise<Value>;

const asked = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });

const within: Ask = async (how, ask) => {
  const opening = indexedDB.open(unsentDatabase, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(table));
  const database = await asked(opening);
  try {
    return await asked(ask(database.transaction(table, how).objectStore(table)));
  } finally {
    database.close();
  }
};

/** Nothing where there is nothing, or where the browser keeps nothing. */
export async function readUnsent(of: UnsentOf): Promise<Uint8Array | undefined> {
  try {
    const kept: unknown = await within('readonly', (store) => store.get(keyOf(of)));
    return kept instanceof Uint8Array ? kept : undefined;
  } catch {
    return undefined; // storage is blocked
  }
}

let lastChange: Promise<unknown> = Promise.resolve();
/** One after the other: what is forgotten while it is being kept must not come back. */
const inOrder = (change: () => Promise<unknown>): Promise<void> =>
  (lastChange = lastChange.then(change)).then(() => undefined);

export const keepUnsent = (of: UnsentOf, update: Uint8Array): Promise<void> =>
  inOrder(async () => {
    try {
      await within('readwrite', (store) => store.put(update, keyOf(of)));
      localStorage.setItem(flag(keyOf(of)), 'yes');
    } catch {
      // Storage is blocked or full: it lasts as long as the page.
    }
  });

export const forgetUnsent = (of: UnsentOf): Promise<void> =>
  inOrder(async () => {
    try {
      if (localStorage.getItem(flag(keyOf(of))) === null) return;
      localStorage.removeItem(flag(keyOf(of)));
      await within('readwrite', (store) => store.delete(keyOf(of)));
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
  });

/** Whether this browser holds edits that nobody else has, of works written alone or together. */
export function hasUnsaved(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^(?:work|unsent):/.test(key));
  } catch {
    return false; // storage is blocked, so there is nothing in it
  }
}

/** The marks beside it go with all else that this browser stores. */
export function forgetAllUnsent(): void {
  try {
    indexedDB.deleteDatabase(unsentDatabase);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
