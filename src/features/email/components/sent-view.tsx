import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { isBelow, keyOf } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listOutgoing, type OutgoingMail } from '../mailbox/contract.ts';
import { BounceDialog } from './bounce-dialog.tsx';
import { SentMail } from './sent-mail.tsx';

/** What left and what waits, threads together, with what became of each. */
export function SentView() {
  const client = useQueryClient();
  const [opened, setOpened] = useState<string>();
  useOwnChannel(({ type }) => {
    if (type === 'email.mail-changed')
      void client.invalidateQueries({ predicate: isBelow(listOutgoing.path) });
  });
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(listOutgoing, { query: {} }), 'pages'],
    queryFn: ({ pageParam }) => call(listOutgoing, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const mails = data.pages.flatMap(({ items }) => items);
  if (mails.length === 0)
    return (
      <EmptyState sample={[{ title: 'Invoice 104', detail: 'Sent on Monday, 9:00' }]}>
        No sent e-mails yet. E-mails you send appear here with their status.
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <div className="flex justify-end">
        <BounceDialog />
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {threadsOf(mails).map(([first, ...earlier]) => (
          <Fragment key={first!.threadId}>
            <SentMail
              mail={first!}
              isOpen={opened === first!.id}
              onToggle={() => setOpened(opened === first!.id ? undefined : first!.id)}
            />
            {earlier.map((mail) => (
              <SentMail
                key={mail.id}
                mail={mail}
                isEarlier
                isOpen={opened === mail.id}
                onToggle={() => setOpened(opened === mail.id ? undefined : mail.id)}
              />
            ))}
          </Fragment>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Older e-mails
        </Button>
      )}
    </div>
  );
}

/** The newest of each first. */
const threadsOf = (mails: readonly OutgoingMail[]) => [
  ...Map.groupBy(mails, ({ threadId }) => threadId).values(),
];
