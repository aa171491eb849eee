import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { chat, longestMessage, type ChatAnswer } from '#features/assistant/contract.ts';
import { call } from '#kit/contract/call.ts';

export type PandaExchange =
  | { is: 'thinking'; question: string }
  | { is: 'answered'; question: string; answer: ChatAnswer }
  | { is: 'failed'; question: string };

/** One question to the panda, answered where it was asked. */
export function useAskPanda() {
  const { pathname } = useLocation();
  const [exchange, setExchange] = useState<PandaExchange>();
  const latest = useRef(0);
  return {
    asked: exchange,
    async ask(typed: string) {
      const question = typed.trim().slice(0, longestMessage);
      const turn = (latest.current += 1);
      const show = (next: PandaExchange) => turn === latest.current && setExchange(next);
      show({ is: 'thinking', question });
      try {
        show({
          is: 'answered',
          question,
          answer: await call(chat, { body: { message: question, page: pathname } }),
        });
      } catch {
        // Said in its place, with a way to try again.
        show({ is: 'failed', question });
      }
    },
    forget() {
      latest.current += 1;
      setExchange(undefined);
    },
  };
}
