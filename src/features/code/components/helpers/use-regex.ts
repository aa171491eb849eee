import { useEffect, useState } from 'react';
import type { RegexAnswer, RegexOrder } from '../../helpers/regex-worker.ts';

const deadlineMs = 1_000;
const quietMs = 150;
const mostTexts = 50;

interface RegexState extends Partial<RegexAnswer> {
  isLate: boolean;
}

/** Asks a worker of its own, which is ended when it does not answer: expressions may take for ever. */
export function useRegex({ source, flags, texts }: Omit<RegexOrder, 'texts'> & { texts: string }) {
  const [state, setState] = useState<RegexState>({ isLate: false });
  useEffect(() => {
    let worker: Worker | undefined;
    let late: ReturnType<typeof setTimeout> | undefined;
    const wait = setTimeout(() => {
      worker = new Worker(new URL('../../helpers/regex-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<RegexAnswer>) => {
        const isDone = data.tried.length > 0 || 'problem' in data.explanation;
        clearTimeout(late);
        if (isDone) worker?.terminate();
        // From here on it may take for ever; loading its code did not count.
        else late = setTimeout(() => stop({ ...data, isLate: true }), deadlineMs);
        setState({ ...data, isLate: false });
      });
      const lines = texts.split('\n').slice(0, mostTexts);
      worker.postMessage({ source, flags, texts: lines } satisfies RegexOrder);
    }, quietMs);
    const stop = (next: RegexState) => {
      worker?.terminate();
      setState(next);
    };
    return () => {
      clearTimeout(wait);
      clearTimeout(late);
      worker?.terminate();
    };
  }, [source, flags, texts]);
  return { ...state, tried: state.tried ?? [] };
}
