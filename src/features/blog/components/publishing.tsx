import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import {
  getDraft,
  listDrafts,
  listPostRevisions,
  publishDraft,
  withdrawPost,
  type Draft,
} from '../admin-contract.ts';
import { getPost, listPosts, listPostTags } from '../contract.ts';

const inFull = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(moment));

interface PublishingProps {
  draft: Draft;
  isChanged: boolean;
  onDone: (draft: Draft) => void;
}

export function Publishing({ draft, isChanged, onDone }: PublishingProps) {
  const { id, state, publishAt } = draft;
  const [at, setAt] = useState('');
  const options = {
    refreshes: [listDrafts, getDraft, listPostRevisions, listPosts, listPostTags, getPost],
    onSuccess: onDone,
  };
  const publish = useCall(publishDraft, options);
  const withdraw = useCall(withdrawPost, options);
  const failure = publish.error ?? withdraw.error;
  const isOut = state === 'published';
  return (
    <Section title="Publishing" className="max-w-4xl">
      <div className="grid gap-4">
        {isChanged && <Notice tone="info">Save first. The last saved version is published.</Notice>}
        {state === 'scheduled' && publishAt && (
          <Notice tone="info">Comes out on {inFull(publishAt)}, your time.</Notice>
        )}
        {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
        <div className="flex flex-wrap items-end gap-3">
          {!isOut && (
            <>
              <Button
                disabled={isChanged}
                pending={publish.isPending}
                onClick={() => publish.mutate({ params: { id }, body: { at: null } })}
              >
                Publish now
              </Button>
              <Field label="Or at">
                <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
              </Field>
              <Button
                variant="secondary"
                disabled={isChanged || at === ''}
                onClick={() => publish.mutate({ params: { id }, body: { at: new Date(at).toISOString() } })}
              >
                Schedule
              </Button>
            </>
          )}
          {state === 'scheduled' && (
            <Button variant="secondary" onClick={() => withdraw.mutate({ params: { id } })}>
              Cancel schedule
            </Button>
          )}
          {isOut && (
            <ConfirmDialog
              danger
              trigger={<Button variant="secondary">Unpublish</Button>}
              title="Unpublish this post?"
              description="It’s removed from the blog, feeds and search. You can publish it again."
              confirmLabel="Unpublish"
              onConfirm={async () => {
                await withdraw.mutateAsync({ params: { id } });
              }}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
