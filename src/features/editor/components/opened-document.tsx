import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useDesk, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, renameWork, type WorkView } from '#tools/work/contract.ts';

export function OpenedDocument({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  // What is open stays on the page, whatever happens to it elsewhere: the editor says so, and the words can be copied.
  if (error && !work)
    return (
      <div className="grid gap-6 pt-10 pb-16">
        <h1>Text editor</h1>
        <Notice
          tone="warning"
          title="This document cannot be opened"
          action={
            <Button size="sm" variant="secondary" onClick={onGone}>
              All documents
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
        <h1 className="sr-only">Your document</h1>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  return <Opened key={work.id} work={work} onGone={onGone} />;
}

function Opened({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-16">
      <div>
        <Button asChild variant="ghost" size="sm" className="-ml-3">
          <Link to={href('/ai/text-editor')}>
            <ArrowLeft aria-hidden /> All documents
          </Link>
        </Button>
      </div>
      <h1 className="sr-only">{work.title}</h1>
      <Title key={work.title} work={work} mayEdit={editing.mayEdit} />
      <WorkDesk work={work} editing={editing} onGone={onGone} />
    </div>
  );
}

function Title({ work, mayEdit }: { work: WorkView; mayEdit: boolean }) {
  const client = useQueryClient();
  const [title, setTitle] = useState(work.title);
  async function keep() {
    const next = title.trim();
    if (next === '' || next === work.title) return setTitle(work.title);
    const key = keyOf(getWork, { params: { id: work.id } });
    await call(renameWork, { params: { id: work.id }, body: { title: next } }).catch(() =>
      setTitle(work.title),
    ); // as it was: the field says so
    await client.invalidateQueries({ queryKey: key });
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
        onBlur={() => void keep()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Field>
  );
}
