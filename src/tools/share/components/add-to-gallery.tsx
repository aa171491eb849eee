import { useQuery } from '@tanstack/react-query';
import Frame from 'lucide-react/icons/frame';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { RunView } from '#tools/run/contract.ts';
import { publishedRun, publishRun } from '../gallery-contract.ts';
import { CreationForm } from './creation-form.tsx';

type Shown = Pick<RunView, 'id' | 'title' | 'state'>;

/** Hangs a finished result in the gallery. */
export function AddToGallery({ run }: { run: Shown }) {
  const [open, setOpen] = useState(false);
  if (run.state !== 'done') return null;
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          <Frame aria-hidden /> Add to gallery
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Add to gallery"
        description="Everyone can see it there, as it is now and with your name on it, until you take it down."
      >
        <Publishing run={run} />
      </DialogContent>
    </Dialog>
  );
}

/** The inside of the dialog, for whoever chose the run elsewhere. */
export function Publishing({ run }: { run: Shown }) {
  const { pathname, search } = useLocation();
  const { data: hung, error } = useQuery(query(publishedRun, { params: { id: run.id } }));
  const publish = useCall(publishRun, {
    refreshes: [publishedRun],
    onSuccess: () => toast({ title: 'It hangs in the gallery' }),
  });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (hung === undefined) return <Skeleton className="h-48" />;
  if (hung === null)
    return (
      <Notice
        title="Sign in to show it"
        action={
          <Button asChild size="sm">
            <Link to={href('/login', { return_url: pathname + search })}>Sign in</Link>
          </Button>
        }
      >
        What hangs in the gallery has someone who answers for it. Your result stays here meanwhile.
      </Notice>
    );
  if (hung.id !== null)
    return (
      <Notice
        tone="success"
        title="It hangs in the gallery"
        action={
          <Button asChild size="sm">
            <Link to={href('/gallery/:id', { id: hung.id })}>Look at it</Link>
          </Button>
        }
      >
        You can change its words there, or take it down.
      </Notice>
    );
  return (
    <CreationForm
      initial={{ title: run.title, caption: '', tags: [] }}
      withInput
      action="Hang it up"
      pending={publish.isPending}
      error={publish.error}
      onSubmit={(said, showInput) => publish.mutate({ params: { id: run.id }, body: { ...said, showInput } })}
    />
  );
}
