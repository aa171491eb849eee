import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useDesk, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, renameWork, type WorkView } from '#tools/work/contract.ts';
import { PhotoDeskContext } from '../photo-desk.ts';
import { photoKind } from '../photo-kind.ts';

export function OpenedPhoto({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error || (work && work.kind !== photoKind))
    return (
      <div className="grid gap-6 pt-10 pb-16">
        <h1>Photo editing</h1>
        <Notice
          tone="warning"
          title="This photo cannot be opened"
          action={
            <Button size="sm" variant="secondary" onClick={onGone}>
              All photos
            </Button>
          }
        >
          {error ? wordsOf(error) : 'This is not a photo.'}
        </Notice>
      </div>
    );
  if (!work)
    return (
      <div aria-busy className="grid gap-6 pt-10">
        <h1 className="sr-only">Your photo</h1>
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
          <Link to={href('/ai/images/photo')}>
            <ArrowLeft aria-hidden /> All photos
          </Link>
        </Button>
      </div>
      <h1 className="sr-only">{work.title}</h1>
      <Title key={work.title} work={work} mayEdit={editing.mayEdit} />
      <PhotoDeskContext value={{ id: work.id, flush: editing.flush }}>
        <WorkDesk work={work} editing={editing} onGone={onGone} />
      </PhotoDeskContext>
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
