import { useConversation } from '#tools/talk/use-conversation.ts';
import { consensus } from '../tool.ts';
import { useEngines } from './composer/use-engines.ts';
import { useOptions } from './composer/use-options.ts';

export type ConsensusTalk = ReturnType<typeof useTalk>;

/** A talk with whoever answers in it. */
export function useTalk() {
  const talk = useConversation(consensus, 'question');
  const engines = useEngines();
  return { ...talk, engines, options: useOptions(engines) };
}
