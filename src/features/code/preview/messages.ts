import { readListed, readPicked, type Picked, type TrailStep } from './picked.ts';

/** What the preview reports. It was written by whoever wrote the project: nothing in it is trusted. */
export const logLevels = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export type PreviewMessage =
  | { is: 'ready' }
  /** Said of the frame, never by it. */
  | { is: 'left' }
  | { is: 'loaded' }
  | { is: 'beat' }
  /** It waits for someone to point at something. */
  | { is: 'picking' }
  | { is: 'log'; level: LogLevel; text: string }
  | { is: 'error'; text: string; stack: string }
  | { is: 'stored'; entries: Record<string, string> }
  /** Null where someone left without pointing at anything. */
  | { is: 'picked'; element: Picked | null }
  | { is: 'listed'; elements: Picked[] }
  | { is: 'tested'; results: TestResult[] };

export interface TestResult {
  name: string;
  /** Null where it passed. */
  problem: string | null;
}

/** What the page around it asks of a preview. */
export type PreviewOrder = { is: 'pick' | 'rest' | 'list' } | { is: 'show'; trail: readonly TrailStep[] };

export const longestLog = 4_000;
const longestStack = 8_000;
const mostStored = 200_000;

export function readMessage(data: unknown): PreviewMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { is, level, text, stack, entries, element, elements, results } = data as Record<string, unknown>;
  if (is === 'ready' || is === 'loaded' || is === 'beat' || is === 'picking') return { is };
  if (is === 'log' && typeof text === 'string' && logLevels.includes(level as LogLevel))
    return { is, level: level as LogLevel, text: text.slice(0, longestLog) };
  if (is === 'error' && typeof text === 'string')
    return {
      is,
      text: text.slice(0, longestLog),
      stack: typeof stack === 'string' ? stack.slice(0, longestStack) : '',
    };
  if (is === 'stored' && isStored(entries)) return { is, entries };
  if (is === 'picked') return { is, element: readPicked(element) ?? null };
  if (is === 'listed') return { is, elements: readListed(elements) };
  if (is === 'tested' && Array.isArray(results)) return { is, results: readResults(results) };
  return undefined;
}

const mostResults = 200;

function readResults(results: readonly unknown[]): TestResult[] {
  return results.slice(0, mostResults).flatMap((one) => {
    const { name, problem } = (one ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') return [];
    return [
      {
        name: name.slice(0, 200),
        problem: typeof problem === 'string' ? problem.slice(0, longestLog) : null,
      },
    ];
  });
}

function isStored(entries: unknown): entries is Record<string, string> {
  if (typeof entries !== 'object' || entries === null) return false;
  const all = Object.entries(entries);
  const size = all.reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
  return size <= mostStored && all.every(([, value]) => typeof value === 'string');
}
