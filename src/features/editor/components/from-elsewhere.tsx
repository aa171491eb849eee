import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { SentText } from '#tools/page/use-sent-text.ts';
import { createWork } from '#tools/work/contract.ts';
import { emptyContent } from '../document/content.ts';

interface FromElsewhereProps {
  sent: SentText | undefined;
  failure: string | undefined;
  onOpen: (id: string) => void;
  onGiveUp: () => void;
}

/** What another tool made becomes a document, once: whoever comes again by the same address finds the same. */
export function FromElsewhere({ sent, failure, onOpen, onGiveUp }: FromElsewhereProps) {
  const begin = useMutation({
    async mutationFn({ key, run, title, text }: SentText) {
      const { fromMarkdown } = await import('../import/from-markdown.ts');
      const content = { ...emptyContent(), doc: fromMarkdown(text) };
      const body = { kind: 'rich-text', title: title.slice(0, 120), content, ...(run ? { run } : {}) };
      return call(createWork, { body }, { idempotencyKey: `editor-${key}` });
    },
    onSuccess: ({ id }) => onOpen(id),
  });
  const { mutate } = begin;
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (!sent || begun.current === sent.key) return;
    begun.current = sent.key;
    mutate(sent);
  }, [sent, mutate]);
  const problem = failure ?? (begin.error && wordsOf(begin.error));
  return (
    <div className="grid gap-6 pt-10 pb-16">
      <h1>Text editor</h1>
      {problem ? (
        <Notice
          tone="warning"
          title="This cannot be opened in the editor"
          action={
            <Button size="sm" variant="secondary" onClick={onGiveUp}>
              All documents
            </Button>
          }
        >
          {problem}
        </Notice>
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}
