import { useEffect, useState } from 'react';

/** What is asked while an answer is on its way comes after it: nothing is swallowed. */
export function useInTurn(isThinking: boolean, ask: (question: string) => void) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    const [next, ...later] = waiting;
    if (next === undefined || isThinking) return;
    // oxlint-disable-next-line react/set-state-in-effect
    setWaiting(later);
    ask(next);
  }, [waiting, isThinking, ask]);
  return {
    waiting,
    ask: (question: string) => (isThinking ? setWaiting([...waiting, question]) : ask(question)),
  };
}
