import { useEffect, useEffectEvent, useRef } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { SentText } from '#tools/page/use-sent-text.ts';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { emptyContent } from '../document/content.ts';
import { documentWork } from '../work.ts';

interface FromElsewhereProps {
  sent: SentText | undefined;
  failure: string | undefined;
  onOpen: (id: string) => void;
  onGiveUp: () => void;
}

/** What another tool made becomes a document, once: whoever comes again by the same address finds the same. */
export function FromElsewhere({ sent, failure, onOpen, onGiveUp }: FromElsewhereProps) {
  const begin = useBeginWork(documentWork, { onSuccess: ({ id }) => onOpen(id) });
  const begun = useRef<string>(undefined);
  const start = useEffectEvent(async ({ key, run, title, text }: SentText) => {
    begun.current = key;
    const { fromMarkdown } = await import('../import/from-markdown.ts');
    const content = { ...emptyContent(), doc: fromMarkdown(text) };
    begin.mutate({ title, content, run, key: `editor-${key}` });
  });
  useEffect(() => {
    if (sent && begun.current !== sent.key) void start(sent);
  }, [sent]);
  const problem = failure ?? (begin.error && wordsOf(begin.error));
  return (
    <div className="grid gap-6 pt-10 pb-16">
      <h1>Text editor</h1>
      {problem ? (
        <Notice
          tone="warning"
          title="This can’t be opened in the editor"
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
