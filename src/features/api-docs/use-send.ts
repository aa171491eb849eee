/** Sends a request as it is and shows what truly comes back, while it comes. */
import { useEffect, useRef, useState } from 'react';
import { send as sendRequest } from '#kit/contract/call.ts';
import type { ApiRequest } from './request-of.ts';

/** More than anyone reads; the rest is counted, not shown. */
const longestShown = 200_000;

export interface ApiAnswer {
  status: number;
  statusText: string;
  type: string;
  /** Until its end, or until now. */
  milliseconds: number;
  requestId: string | null;
  text: string;
  /** Sound, to be played. */
  sound: string | undefined;
  bytes: number;
  ended: boolean;
}

type State =
  | { is: 'idle' }
  | { is: 'sending' }
  | { is: 'answered'; answer: ApiAnswer }
  | { is: 'failed'; words: string };

export function useSend() {
  const [state, setState] = useState<State>({ is: 'idle' });
  /** Of the last request; to forget it ends it and lets go of its sound. */
  const last = useRef<{ controller: AbortController; sound: string | undefined }>(undefined);
  useEffect(() => () => forget(last.current), []);

  /** With a key, or as whoever is signed in here. */
  async function send(request: ApiRequest, key: string | undefined) {
    forget(last.current);
    const mine = { controller: new AbortController(), sound: undefined as string | undefined };
    last.current = mine;
    const { signal } = mine.controller;
    setState({ is: 'sending' });
    const began = performance.now();
    try {
      const response = await sendRequest(request.address, {
        method: request.method,
        credentials: key ? 'omit' : 'include',
        headers: { ...request.headers, ...(key ? { Authorization: `Bearer ${key}` } : {}) },
        body: request.form ? toForm(request.form) : (request.json ?? null),
        signal,
      });
      for await (const read of reading(response)) {
        mine.sound = read.sound;
        setState({ is: 'answered', answer: { ...read, milliseconds: performance.now() - began } });
      }
    } catch (error) {
      if (last.current !== mine) return;
      if (signal.aborted) setState((before) => (before.is === 'answered' ? ended(before) : { is: 'idle' }));
      else setState({ is: 'failed', words: (error as Error).message });
    }
  }

  return { state, send, stop: () => last.current?.controller.abort() };
}

function forget(request: { controller: AbortController; sound: string | undefined } | undefined) {
  request?.controller.abort();
  if (request?.sound) URL.revokeObjectURL(request.sound);
}

const ended = (state: Extract<State, { is: 'answered' }>): State => ({
  ...state,
  answer: { ...state.answer, ended: true },
});

function toForm(fields: NonNullable<ApiRequest['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

async function* reading(response: Response): AsyncGenerator<Omit<ApiAnswer, 'milliseconds'>> {
  const { status, statusText, headers } = response;
  const type = headers.get('content-type') ?? '';
  const requestId = headers.get('x-request-id');
  const read = { status, statusText, type, requestId, text: '', sound: undefined, bytes: 0, ended: false };
  if (type.startsWith('audio/')) {
    const blob = await response.blob();
    yield { ...read, sound: URL.createObjectURL(blob), bytes: blob.size, ended: true };
    return;
  }
  yield read;
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let done = !reader; !done;) {
    const piece = await reader!.read();
    done = piece.done;
    read.bytes += piece.value?.byteLength ?? 0;
    if (read.text.length < longestShown) read.text += decoder.decode(piece.value, { stream: !done });
    if (!done) yield { ...read };
  }
  yield { ...read, ended: true };
}
