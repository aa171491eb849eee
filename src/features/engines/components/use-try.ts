/** One question to one engine, and its answer as it comes. */
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { TryEvent } from '../contract.ts';

export type Ask = (question: string, signal: AbortSignal) => AsyncIterable<TryEvent>;
type End = Extract<TryEvent, { type: 'end' }>;
type Source = Extract<TryEvent, { type: 'source' }>;

interface Trial {
  state: 'idle' | 'waiting' | 'answering' | 'ended' | 'stopped' | 'failed';
  text: string;
  sources: Source[];
  end?: End;
  failure?: string;
}

const nothing: Trial = { state: 'idle', text: '', sources: [] };

export function useTry(ask: Ask) {
  const [trial, setTrial] = useState(nothing);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function begin(question: string) {
    current.current?.abort();
    const controller = (current.current = new AbortController());
    setTrial({ ...nothing, state: 'waiting' });
    try {
      for await (const event of ask(question, controller.signal)) setTrial((before) => after(before, event));
      setTrial((before) =>
        // A stream that stops without saying so lost its connection.
        before.state === 'ended' || before.state === 'failed'
          ? before
          : { ...before, state: 'failed', failure: 'The connection was lost. Try again.' },
      );
    } catch (error) {
      if (current.current !== controller) return;
      setTrial((before) =>
        controller.signal.aborted
          ? { ...before, state: 'stopped' }
          : { ...before, state: 'failed', failure: wordsOf(error) },
      );
    }
  }

  return { trial, begin, stop: () => current.current?.abort() };
}

function after(before: Trial, event: TryEvent): Trial {
  switch (event.type) {
    case 'text':
      return { ...before, state: 'answering', text: before.text + event.text };
    case 'source':
      return { ...before, sources: [...before.sources, event] };
    case 'error':
      return { ...before, state: 'failed', failure: event.message };
    case 'end':
      return { ...before, state: 'ended', end: event };
  }
}
