import { useQuery } from '@tanstack/react-query';
import Frame from 'lucide-react/icons/frame';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { HiddenNotice } from '#social/reports/hidden-notice.tsx';
import { useMainHost } from '../../page/use-main-host.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { publishedRun, publishedWork, publishRun, publishWork } from '../gallery-contract.ts';
import { CreationForm } from './creation-form.tsx';

/** What is published: a run, or a work. */
interface Subject {
  kind: 'run' | 'work';
  id: string;
  title: string;
  /** Of a work with a recording or the like: what the choice to show it is called. */
  files?: string | undefined;
}

const showsInput = {
  label: 'Show what you entered',
  hint: 'Lets others remix it.',
  isOn: true,
};

/** Hangs something in the gallery. */
export function AddToGallery({ subject }: { subject: Subject }) {
  const acting = useActing();
  const [open, setOpen] = useState(false);
  // There is no gallery on a brand's own host.
  const isMainHost = useMainHost();
  if (!isMainHost) return null;
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          <Frame aria-hidden /> Add to gallery
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Add to gallery"
        description={`Everyone can see it with ${acting ? `the name of ${acting.name}` : 'your name'} until ${acting ? 'it is removed' : 'you remove it'}.`}
      >
        <Publishing subject={subject} />
      </DialogContent>
    </Dialog>
  );
}

/** The inside of the dialog, for whoever chose the subject elsewhere. */
export function Publishing({ subject: { kind, id, title, files } }: { subject: Subject }) {
  const { pathname, search } = useLocation();
  const acting = useActing();
  const ofRun = kind === 'run';
  const { data: hung, error } = useQuery(query(ofRun ? publishedRun : publishedWork, { params: { id } }));
  const messages = {
    refreshes: [publishedRun, publishedWork],
    onSuccess: ({ held }: { held: boolean }) =>
      toast({ title: held ? 'Under review: not public yet' : 'Published in the gallery' }),
  };
  const run = useCall(publishRun, messages);
  const work = useCall(publishWork, messages);
  const publish = ofRun ? run : work;
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (hung === undefined) return <Skeleton className="h-48" />;
  if (hung === null)
    return (
      <Notice
        title="Sign in to publish"
        action={
          <Button asChild size="sm">
            <Link to={href('/login', { return_url: pathname + search })}>Sign in</Link>
          </Button>
        }
      >
        You need an account to publish. Your result stays here.
      </Notice>
    );
  if (hung.id !== null && publish.data?.held)
    return <HiddenNotice target={{ kind: 'gallery-item', id: hung.id }} mine />;
  if (hung.id !== null)
    return (
      <Notice
        tone="success"
        title="Published in the gallery"
        action={
          <Button asChild size="sm">
            <Link to={href('/gallery/:id', { id: hung.id })}>View in gallery</Link>
          </Button>
        }
      >
        {hung.mayPublish
          ? 'You can edit its text there, or remove it.'
          : 'It shows the version you published.'}
      </Notice>
    );
  if (!hung.mayPublish)
    return (
      <Notice title="For admins of the business">
        Published work carries the name of {acting?.name ?? 'the business'}. Ask its owner or an admin to
        publish it, or to allow it in settings.
      </Notice>
    );
  return (
    <CreationForm
      initial={{ title: title.charAt(0).toUpperCase() + title.slice(1), caption: '', tags: [] }}
      choice={ofRun ? showsInput : files === undefined ? undefined : { label: files, isOn: false }}
      action="Publish"
      pending={publish.isPending}
      error={publish.error}
      onSubmit={(said, chosen) =>
        ofRun
          ? run.mutate({ params: { id }, body: { ...said, showInput: chosen } })
          : work.mutate({ params: { id }, body: { ...said, withFiles: chosen } })
      }
    />
  );
}
