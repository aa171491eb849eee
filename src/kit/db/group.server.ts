/**
 * Many small writes as one: what is asked for in the same turn of the event loop, or while the last group is being written,
 * goes together in the next statement. Each caller waits until its own part is committed.
 */
import { asUnavailable } from './database.server.ts';

const mostAtOnce = 200;

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** `write` answers in the order of its items. Where a group fails, each is tried alone: one bad row is no one else's trouble. */
export function createGroup<Item, Answer>(write: (items: Item[]) => Promise<Answer[]>) {
  let waiting: Waiting<Item, Answer>[] = [];
  let isWriting = false;

  async function writeAll() {
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      await writeGroup(group);
    }
    isWriting = false;
  }

  async function writeGroup(group: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await write(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index]!);
    } catch (error) {
      if (group.length === 1 || asUnavailable(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await writeGroup([one]);
    }
  }

  return (item: Item): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      setImmediate(() => void writeAll());
    });
}
