import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { isBelow } from '#kit/contract/query-key.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useDesk, useIsMember, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, renameWork, type WorkView } from '#tools/work/contract.ts';
import { workChannelPrefix } from '#tools/work/work-channel.ts';
import { MockupIdContext } from '../mockup-id.ts';
import { useWaiting, WaitingContext } from '../waiting.ts';

export function OpenedMockup({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error)
    return (
      <div className="grid gap-6 pt-10 pb-16">
        <h1>Mockup lab</h1>
        <Notice
          tone="warning"
          title="This mockup cannot be opened"
          action={
            <Button size="sm" variant="secondary" onClick={onGone}>
              All mockups
            </Button>
          }
        >
          {wordsOf(error)}
        </Notice>
      </div>
    );
  if (!work)
    return (
      <div aria-busy className="grid gap-6 pt-10">
        <h1 className="sr-only">Your mockup</h1>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  return <Opened key={work.id} work={work} onGone={onGone} />;
}

function Opened({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  const client = useQueryClient();
  const isMember = useIsMember();
  const { isWaiting, tell, isLeaving, stay, leave } = useWaiting();
  // What others say about it comes by itself.
  useChannel(isMember ? workChannelPrefix + work.id : null, ({ type }) => {
    if (type !== 'joined') void client.invalidateQueries({ predicate: isBelow('/api/mockups/') });
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-16">
      <div>
        <Button asChild variant="ghost" size="sm" className="-ml-3">
          <Link to={href('/mockup-lab')}>
            <ArrowLeft aria-hidden /> All mockups
          </Link>
        </Button>
      </div>
      <h1 className="sr-only">{work.title}</h1>
      <Title key={work.title} work={work} mayEdit={editing.mayEdit} />
      <MockupIdContext value={work.id}>
        <WaitingContext value={tell}>
          <WorkDesk work={work} editing={editing} isWaiting={isWaiting} onGone={onGone} />
        </WaitingContext>
      </MockupIdContext>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={(open) => void (!open && stay())}
        title="Leave this mockup?"
        description="Files have not arrived yet. If you leave now, they are not added."
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={leave}
      />
    </div>
  );
}

function Title({ work, mayEdit }: { work: WorkView; mayEdit: boolean }) {
  const [title, setTitle] = useState(work.title);
  const rename = useCall(renameWork, { refreshes: [getWork] });
  function keep() {
    const next = title.trim();
    if (next === '' || next === work.title) return setTitle(work.title);
    rename.mutate(
      { params: { id: work.id }, body: { title: next } },
      { onError: () => setTitle(work.title) }, // as it was: the field says so
    );
  }
  return (
    <Field label="Title" hideLabel>
      <Input
        dir="auto"
        maxLength={120}
        readOnly={!mayEdit}
        className="h-auto border-transparent bg-transparent px-0 font-display text-3xl font-bold"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Field>
  );
}
