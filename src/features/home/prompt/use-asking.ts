import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { chat } from '#features/assistant/contract.ts';
import { call, HttpError } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { nothingAsked, reduceConversation } from './conversation.ts';

/** Where in the address it stands which chat is shown, so that it is there again after a reload and on the way back. */
const chatParam = 'chat';

/** Asks the panda, one question at a time; the first one by itself, where there is one to begin with. */
export function useAsking(begin = '') {
  const { pathname: page } = useLocation();
  const [state, dispatch] = useReducer(reduceConversation, nothingAsked);
  const running = useRef<{ id: number; abort: AbortController }>(undefined);
  const lastId = useRef(0);
  const [latest] = state.exchanges;
  const isThinking = latest?.is === 'thinking';

  const [search, setSearch] = useSearchParams();
  const shown = search.get(chatParam);
  const askFirst = useEffectEvent(() => {
    if (begin && !shown && lastId.current === 0) void ask(begin);
  });
  useEffect(() => {
    askFirst();
    return () => running.current?.abort.abort();
  }, []);

  function nameInAddress(id: string | null) {
    if (id === shown) return;
    const change = (before: URLSearchParams) => {
      if (id === null) before.delete(chatParam);
      else before.set(chatParam, id);
      return before;
    };
    setSearch(change, { replace: true, preventScrollReset: true });
  }
  const keepUp = useEffectEvent(async (id: string | null, signal: AbortSignal) => {
    if (id === (state.conversationId ?? null)) return;
    if (id === null) return dispatch({ is: 'restarted' });
    if (state.exchanges.length > 0) dispatch({ is: 'restarted' });
    try {
      const { restoreChat } = await import('./restore-chat.ts');
      dispatch({ is: 'restored', conversation: await restoreChat(id, signal) });
    } catch {
      // Of someone else, or gone: the page begins as it does for everyone.
      if (!signal.aborted) nameInAddress(null);
    }
  });
  useEffect(() => {
    const abort = new AbortController();
    void keepUp(shown, abort.signal);
    return () => abort.abort();
  }, [shown]);

  async function ask(question: string) {
    if (isThinking) return;
    const id = ++lastId.current;
    const abort = new AbortController();
    running.current = { id, abort };
    dispatch({ is: 'asked', id, question });
    try {
      const answer = await send({ message: question, page }, state.conversationId, abort.signal);
      dispatch({ is: 'answered', id, answer });
      if (running.current?.id === id && !abort.signal.aborted) nameInAddress(answer.conversationId);
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
    /** The chat that the address names is on its way. */
    isRestoring: shown !== null && shown !== state.conversationId && latest === undefined,
    isThinking,
    ask,
    stop,
    startOver() {
      dispatch({ is: 'restarted' });
      nameInAddress(null);
    },
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
