import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ActionDialog } from '#tools/page/action-dialog.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { keepWorkVersion, type WorkView } from '#tools/work/contract.ts';
import { useFilesChoice } from '#tools/work/use-files-choice.ts';
import { listShares, listWorkShares, shareWork } from '../contract.ts';
import { Lifetime, ShareName } from './share-form.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareList } from './share-list.tsx';

/** The button that shares a work, and everything behind it. */
export function ShareWork({ work }: { work: WorkView }) {
  return (
    <ActionDialog
      action="Share"
      icon={<Share2 aria-hidden />}
      title="Share by link"
      description="Anyone with the link can read it, without an account. Your name isn’t shown."
    >
      {() => <Sharing work={work} />}
    </ActionDialog>
  );
}

function Sharing({ work }: { work: WorkView }) {
  const { id, title } = work;
  const withFiles = useFilesChoice(work);
  const [withInput, setWithInput] = useState(false);
  const known = useQuery(query(listWorkShares, { params: { id } }));
  const keep = useCall(keepWorkVersion);
  const create = useCall(shareWork, { refreshes: [listWorkShares, listShares] });
  const [shows, setShows] = useState<'now' | 'latest'>('now');
  const [days, setDays] = useState<number>();
  const [name, setName] = useState('');
  if (known.error) return <Notice tone="error">{wordsOf(known.error)}</Notice>;
  if (!known.data) return <Skeleton className="h-48" />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const expiry = days === undefined ? {} : { expiresInDays: days };
    const version = shows === 'latest' ? null : (await keep.mutateAsync({ params: { id }, body: {} })).number;
    create.mutate({ params: { id }, body: { version, name, withInput, ...expiry } });
  }
  const problem = keep.error ?? create.error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {create.data?.hidden ? null : create.data ? (
        <ShareLink
          title={title}
          secret={create.data.secret}
          path={create.data.path}
          onAnother={create.reset}
        />
      ) : (
        <form onSubmit={(event) => void submit(event)} className="grid gap-5">
          <RadioCards
            legend="Readers see"
            name="shows"
            value={shows}
            onValueChange={setShows}
            options={[
              { value: 'now', label: 'This version', hint: 'Later changes aren’t shown.' },
              { value: 'latest', label: 'Always the latest', hint: 'Changes are shown right away.' },
            ]}
          />
          {withFiles && (
            <Checkbox
              label={withFiles}
              checked={withInput}
              onChange={({ target }) => setWithInput(target.checked)}
            />
          )}
          <ShareName value={name} onChange={setName} />
          <Field label="Expires">
            <Lifetime value={days} onChange={setDays} />
          </Field>
          {problem && <Notice tone="error">{wordsOf(problem)}</Notice>}
          <Button type="submit" pending={keep.isPending || create.isPending}>
            Create link
          </Button>
        </form>
      )}
      <ShareList shares={known.data.items} onRevoked={(gone) => gone === create.data?.id && create.reset()} />
    </div>
  );
}
