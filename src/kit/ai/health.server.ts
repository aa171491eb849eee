/** How engines have been doing, from real calls, in memory: a restart forgives everything. */
import type { FaultKind, Health, Outcome } from './engine.ts';

const remembered = 20;
/** People's own engines come and go. */
const mostEngines = 5_000;
/** Older calls say nothing about now. */
const relevantFor = 15 * 60_000;
const failsInARow = 3;
/** How long a failing engine is tried last. */
const shunnedFor = 60_000;

interface Call {
  at: number;
  outcome: Outcome;
  firstTokenMs: number | null;
}

export type HealthBook = ReturnType<typeof createHealthBook>;

export function createHealthBook(now: () => number = Date.now) {
  const book = new Map<string, Call[]>();

  return {
    record(engine: string, outcome: Outcome, firstTokenMs: number | null) {
      // A question that it cannot take, or that was withdrawn, says nothing about the engine.
      if (outcome === 'stopped' || outcome === 'invalid') return;
      const calls = book.get(engine) ?? [];
      book.delete(engine);
      if (book.size >= mostEngines) book.delete(book.keys().next().value!);
      book.set(engine, [...calls.slice(1 - remembered), { at: now(), outcome, firstTokenMs }]);
    },

    of(engine: string): Health {
      const calls = (book.get(engine) ?? []).filter(({ at }) => at > now() - relevantFor);
      const faults = calls.filter(({ outcome }) => outcome !== 'ok');
      const times = calls.flatMap(({ firstTokenMs }) => firstTokenMs ?? []).toSorted((a, b) => a - b);
      return {
        state: stateOf(calls, faults),
        firstTokenMs: times[Math.floor(times.length / 2)] ?? null,
        lastFault: (faults.at(-1)?.outcome as FaultKind | undefined) ?? null,
      };
    },

    isFailing(engine: string) {
      return this.of(engine).state === 'failing';
    },
  };

  function stateOf(calls: Call[], faults: Call[]): Health['state'] {
    const last = calls.at(-1);
    if (!last) return 'unknown';
    const row = calls.slice(-failsInARow);
    const allFailed = row.length === failsInARow && row.every(({ outcome }) => outcome !== 'ok');
    // A refused key does not heal by being tried again.
    if ((allFailed || last.outcome === 'refused') && last.at > now() - shunnedFor) return 'failing';
    return faults.length * 4 > calls.length ? 'unsteady' : 'good';
  }
}
