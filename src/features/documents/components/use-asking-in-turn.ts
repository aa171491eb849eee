/** A question that is sent while another is on its way waits until that one has its place; pressed twice, one is asked once. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Conversation } from '#tools/talk/use-conversation.ts';

export function useAskingInTurn({ isAsking, runs }: Conversation, ask: (question: string) => void) {
  const underWay = useRef('');
  const next = useRef<string>(undefined);
  const begun = runs.ask.data?.id;
  const isPlaced = !isAsking && (begun === undefined || runs.turns.some(({ id }) => id === begun));
  function begin(question: string) {
    underWay.current = question;
    ask(question);
  }
  const goOn = useEffectEvent(() => {
    const waiting = next.current;
    next.current = undefined;
    if (waiting !== undefined) begin(waiting);
  });
  useEffect(() => {
    if (isPlaced) goOn();
  }, [isPlaced]);
  return (question: string) => {
    if (!isAsking) begin(question);
    else if (question !== underWay.current) next.current = question;
  };
}
