/** A talk with everything that a page does with it: asking, branching, editing, trying again. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useTalk as useTalkOf } from '#tools/talk/use-talk.ts';
import { toast } from '#kit/ui/toast.ts';
import { consensus } from '../tool.ts';
import { useAttachments } from './composer/use-attachments.ts';
import { useEngines } from './composer/use-engines.ts';
import { useOptions } from './composer/use-options.ts';
import type { TurnTalk } from './turn/turn-talk.ts';

export type ConsensusTalk = ReturnType<typeof useTalk>;

export function useTalk() {
  const runs = useTalkOf(consensus.id);
  const [search] = useSearchParams();
  const [question, setQuestion] = useState(search.get('q') ?? '');
  const [branchFrom, setBranchFrom] = useState<string>();
  const sent = useSentInput(consensus);
  const [filledBy, setFilledBy] = useState<string>();
  // What another page sent is there to be read, changed and asked by whoever came with it.
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    setQuestion(sent.input.question ?? '');
  }
  const engines = useEngines();
  const options = useOptions(engines);
  const attachments = useAttachments();
  const box = useRef<HTMLTextAreaElement>(null);
  const last = runs.turns.at(-1)?.id;
  const from = runs.turns.some(({ id }) => id === branchFrom) ? branchFrom : undefined;
  const { ask, retry, show, shown } = runs;
  const { mutate: begin } = ask;
  const { mutate: beginAgain } = retry;

  const turns = useMemo<TurnTalk>(
    () => ({
      shown,
      show,
      retry: (id, part) => beginAgain({ id, part }, { onError: sayWhy }),
      edit: ({ input, parentId }, edited) =>
        begin({ input: { ...input, question: edited }, parent: parentId ?? undefined }, { onError: sayWhy }),
      askFrom(id) {
        setBranchFrom(id);
        box.current?.focus();
      },
      isRetrying: retry.isPending,
      isAsking: ask.isPending,
    }),
    [shown, show, begin, beginAgain, retry.isPending, ask.isPending],
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
    engines,
    options,
    attachments,
    question,
    setQuestion,
    parent: from ?? last,
    branch: from && from !== last ? { from, leave: () => setBranchFrom(undefined) } : undefined,
    isAsking: ask.isPending,
    problem: ask.error ? wordsOf(ask.error) : sent?.failure,
    startAnew,
    ask(input: Record<string, unknown>) {
      const asked = question;
      begin(
        { input, parent: from ?? last, remixOf: sent?.remixOf },
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

const sayWhy = (error: Error) => toast({ title: wordsOf(error), variant: 'destructive' });
