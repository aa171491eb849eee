/** Publishing, its address, and taking it down again. */
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useOrigin } from '#kit/ui/use-origin.ts';
import { useIsMember } from '#tools/work/use-desk.ts';
import type { WorkView } from '#tools/work/contract.ts';
import { getPublication, publishSite, siteRoot, unpublishSite } from '../contract.ts';
import { longestSlug, problemOfSlug, slugFrom } from '../slug.ts';

interface PublishButtonProps {
  work: WorkView;
  /** Saves what was changed last. */
  onBefore: () => Promise<unknown>;
}

export function PublishButton({ work, onBefore }: PublishButtonProps) {
  const isMember = useIsMember();
  const { data } = useQuery(query(getPublication, { params: { id: work.id } }));
  const [isOpen, setOpen] = useState(false);
  const publication = data?.publication;
  const isPublic = Boolean(publication?.publishedAt);
  const refreshes = [getPublication];
  const unpublish = useCall(unpublishSite, { refreshes });
  if (!isMember)
    return (
      <Button asChild variant="secondary" size="sm">
        <Link to={href('/login', { return_url: href('/builder', { work: work.id }) })}>
          Sign in to publish
        </Link>
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button size="sm" disabled={!data}>
            {isPublic ? 'Publish changes' : 'Publish'}
          </Button>
        </DialogTrigger>
        <DialogContent
          title="Publish site"
          description="Anyone can read it at this address. You can unpublish it at any time."
        >
          <PublishForm
            work={work}
            given={publication?.slug ?? slugFrom(work.title)}
            onBefore={onBefore}
            onDone={() => setOpen(false)}
          />
        </DialogContent>
      </Dialog>
      {publication && isPublic && (
        <>
          <Button asChild variant="secondary" size="sm">
            <a href={`${siteRoot}/${publication.slug}`} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden /> Open site
            </a>
          </Button>
          <ConfirmDialog
            trigger={
              <Button variant="ghost" size="sm">
                Unpublish
              </Button>
            }
            title="Unpublish this site?"
            description="Its address stops working at once. The site, its address and the answers you received stay yours."
            confirmLabel="Unpublish"
            danger
            onConfirm={async () => {
              await unpublish.mutateAsync({ params: { id: work.id } }).catch((error: unknown) => {
                throw new Error(wordsOf(error));
              });
              toast({ title: 'Unpublished' });
            }}
          />
        </>
      )}
      {publication?.isHidden && (
        <Notice tone="warning">This site was reported and is hidden. Visitors can’t open it.</Notice>
      )}
    </div>
  );
}

interface PublishFormProps {
  work: WorkView;
  given: string;
  onBefore: () => Promise<unknown>;
  onDone: () => void;
}

function PublishForm({ work, given, onBefore, onDone }: PublishFormProps) {
  const [slug, setSlug] = useState(given);
  const [isTouched, setTouched] = useState(false);
  const origin = useOrigin();
  const publish = useCall(publishSite, {
    refreshes: [getPublication],
    onSuccess() {
      toast({ title: 'Published', description: `${origin}${siteRoot}/${slug}` });
      onDone();
    },
  });
  const problem = problemOfSlug(slug);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTouched(true);
    if (problem) return;
    await onBefore();
    publish.mutate({ params: { id: work.id }, body: { slug } });
  }
  const refused = publish.error ? wordsOf(publish.error) : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label="Address"
        hint={`${origin}${siteRoot}/${slug || '…'}`}
        error={(isTouched && problem) || refused}
      >
        <Input
          dir="ltr"
          maxLength={longestSlug}
          value={slug}
          onBlur={() => setTouched(true)}
          onChange={({ target }) => setSlug(target.value.toLowerCase())}
        />
      </Field>
      <p className="text-sm text-muted">
        Published pages run no scripts. Replace all placeholder text, and add what the law where you live asks
        for, such as your name and address.
      </p>
      <DialogFooter>
        <Button type="submit" pending={publish.isPending}>
          Publish
        </Button>
      </DialogFooter>
    </form>
  );
}
