/** A talk with everything that a page does with it: asking, branching, editing, trying again. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { wordsOf } from '#kit/contract/use-call.ts';
import { sayWhy } from '../page/say-why.ts';
import { useAttachments } from '../attach/use-attachments.ts';
import type { Tool } from '../define/tool.ts';
import { useSentInput } from '../page/use-sent-input.ts';
import type { TurnTalk } from './turn-talk.ts';
import { useTalk } from './use-talk.ts';

export type Conversation = ReturnType<typeof useConversation>;

interface ConversationRequest {
  input: Record<string, unknown>;
  engine?: string | undefined;
}

/** `field`: of the input, the one that the next question goes into. */
export function useConversation<Input extends z.ZodObject>(
  tool: Tool<Input>,
  field: keyof z.input<Input> & string,
) {
  const runs = useTalk(tool.id);
  const [search] = useSearchParams();
  const [question, setQuestion] = useState(search.get('q') ?? '');
  const [branchFrom, setBranchFrom] = useState<string>();
  const sent = useSentInput(tool);
  const [filledBy, setFilledBy] = useState<string>();
  // What another page sent is there to be read, changed and asked by whoever came with it.
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    setQuestion(String((sent.input as Record<string, unknown>)[field] ?? ''));
  }
  const attachments = useAttachments(tool.files);
  const box = useRef<HTMLTextAreaElement>(null);
  const { ask, retry, show, shown, turns: places } = runs;
  const last = places.at(-1)?.id;
  const from = places.some(({ id }) => id === branchFrom) ? branchFrom : undefined;
  const at = places.findIndex(({ id }) => id === from) + 1;
  const { mutate: begin } = ask;
  const { mutate: beginAgain } = retry;

  const turns = useMemo<TurnTalk>(
    () => ({
      shown,
      show,
      retry: (id, part) => beginAgain({ id, part }, { onError: sayWhy }),
      edit: ({ input, parentId }, edited) =>
        begin({ input: { ...input, [field]: edited }, parent: parentId ?? undefined }, { onError: sayWhy }),
      askFrom(id) {
        setBranchFrom(id);
        box.current?.focus();
      },
      isRetrying: retry.isPending,
      isAsking: ask.isPending,
    }),
    [field, shown, show, begin, beginAgain, retry.isPending, ask.isPending],
  );

  function startAnew() {
    setBranchFrom(undefined);
    setQuestion('');
    attachments.clear();
    ask.reset();
    show(null);
  }
  const hadTalk = useRef(false);
  useEffect(() => {
    // Whoever came with a question, or has just left a talk, wants to write.
    if (shown === undefined && (hadTalk.current || search.get('q'))) box.current?.focus();
    hadTalk.current = shown !== undefined;
  }, [search, shown]);

  return {
    runs,
    turns,
    box,
    sent,
    attachments,
    question,
    setQuestion,
    parent: from ?? last,
    branch:
      from && from !== last
        ? {
            words: `Continuing from question ${at} of ${places.length}`,
            onLeave: () => setBranchFrom(undefined),
          }
        : undefined,
    isAsking: ask.isPending,
    failure: ask.error,
    problem: ask.error ? wordsOf(ask.error) : sent?.failure,
    startAnew,
    ask({ input, engine }: ConversationRequest) {
      const asked = question;
      begin(
        { input, engine, parent: from ?? runs.lastTurn(), remixOf: sent?.remixOf },
        {
          onSuccess() {
            setBranchFrom(undefined);
            attachments.clear();
            // What was typed meanwhile is the next question.
            setQuestion((now) => (now === asked ? '' : now));
          },
        },
      );
    },
  };
}
