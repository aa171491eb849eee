import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { chat } from '#features/assistant/contract.ts';
import { call, HttpError } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { nothingAsked, reduceConversation } from './conversation.ts';

/** Asks the panda, one question at a time; the first one by itself, where there is one to begin with. */
export function useAsking(begin = '') {
  const { pathname: page } = useLocation();
  const [state, dispatch] = useReducer(reduceConversation, nothingAsked);
  const running = useRef<{ id: number; abort: AbortController }>(undefined);
  const lastId = useRef(0);
  const [latest] = state.exchanges;
  const isThinking = latest?.is === 'thinking';

  const askFirst = useEffectEvent(() => {
    if (begin && lastId.current === 0) void ask(begin);
  });
  useEffect(() => {
    askFirst();
    return () => running.current?.abort.abort();
  }, []);

  async function ask(question: string) {
    if (isThinking) return;
    const id = ++lastId.current;
    const abort = new AbortController();
    running.current = { id, abort };
    dispatch({ is: 'asked', id, question });
    try {
      const answer = await send({ message: question, page }, state.conversationId, abort.signal);
      dispatch({ is: 'answered', id, answer });
    } catch (error) {
      if (!abort.signal.aborted) dispatch({ is: 'failed', id, words: wordsOf(error) });
    }
  }

  /** Gives the question back, to be asked differently. */
  function stop(): string | undefined {
    if (!isThinking || !running.current) return undefined;
    running.current.abort.abort();
    dispatch({ is: 'withdrawn', id: running.current.id });
    return latest.question;
  }

  return {
    exchanges: state.exchanges,
    isThinking,
    ask,
    stop,
    startOver: () => dispatch({ is: 'restarted' }),
  };
}

export type Asking = ReturnType<typeof useAsking>;

async function send(
  body: { message: string; page: string },
  conversationId: string | undefined,
  signal: AbortSignal,
) {
  if (conversationId === undefined) return call(chat, { body }, { signal });
  try {
    return await call(chat, { body: { ...body, conversationId } }, { signal });
  } catch (error) {
    // Whoever signed in or out since is someone else to the server: the talk begins anew.
    if (error instanceof HttpError && error.status === 404) return call(chat, { body }, { signal });
    throw error;
  }
}
