/** Editions: what changed since the one before is marked by a bar, so its texts are remembered by short prints. */
import type { Manual } from './manual.ts';
import { wordsOf } from './manual-words.ts';

/** The next edition begins with what this one says. */
export const nextEdition = (manual: Manual, note: string): Manual => ({
  ...manual,
  edition: manual.edition + 1,
  previous: { prints: printsOf(manual) },
  history: [...manual.history, { edition: manual.edition, note }].slice(-100),
});

export interface Changes {
  /** Keys of texts that are new or other than before. */
  changed: Set<string>;
  removed: number;
}

export function changesIn(manual: Manual): Changes {
  const changed = new Set<string>();
  if (!manual.previous) return { changed, removed: 0 };
  const before = new Map(Object.entries(manual.previous.prints));
  for (const [key, print] of Object.entries(printsOf(manual))) {
    if (before.get(key) !== print) changed.add(key);
    before.delete(key);
  }
  return { changed, removed: before.size };
}

/** With what is no text of its own: a signal word, a unit, where a callout points. */
function printsOf(manual: Manual): Record<string, string> {
  const besides = new Map<string, string>([
    ...manual.notices.map(({ id, signal }) => [`notices.${id}.danger`, signal] as const),
    ...manual.specs.map(({ id, unit }) => [`specs.${id}.value`, unit] as const),
    ...manual.parts.map(({ id, count }) => [`parts.${id}.name`, String(count)] as const),
    ...manual.steps.map(({ id, basis }) => [`steps.${id}.text`, basis] as const),
    ...manual.photos.flatMap(({ callouts }) =>
      callouts.map(({ id, x, y }) => [`callouts.${id}.label`, `${x},${y}`] as const),
    ),
  ]);
  return Object.fromEntries(
    wordsOf(manual).map(({ key, text }) => [key, printOf(`${text}\0${besides.get(key) ?? ''}`)]),
  );
}

/** 53 bits by two rounds of multiplication (cyrb53): enough to tell a text from another, and no secret. */
function printOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
