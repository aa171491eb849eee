import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listSnippets, removeSnippet, type Snippet } from '../mailbox/contract.ts';
import { SnippetForm } from './snippet-form.tsx';

type Edited = Snippet | { kind: Snippet['kind'] };

export function TemplatesView() {
  const { data, error } = useQuery(query(listSnippets));
  const remove = useCall(removeSnippet, { refreshes: [listSnippets] });
  const [edited, setEdited] = useState<Edited>();
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const isNew = edited !== undefined && !('id' in edited);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setEdited({ kind: 'template' })}>New template</Button>
        <Button variant="secondary" onClick={() => setEdited({ kind: 'signature' })}>
          New signature
        </Button>
      </div>
      {data.items.length === 0 ? (
        <EmptyState
          sample={[
            { title: 'Payment reminder', detail: 'Dear {{name}}, invoice {{number}} was due on {{date}}…' },
          ]}
        >
          Save an e-mail you send often, with double braces for the parts that change.
        </EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {data.items.map((snippet) => (
            <li
              key={snippet.id}
              className="grid content-start gap-2 rounded-card border border-line bg-surface p-5"
            >
              <span className="flex flex-wrap items-center justify-between gap-2">
                <bdi className="font-medium wrap-anywhere">{snippet.title}</bdi>
                <Badge>{snippet.kind === 'template' ? 'Template' : 'Signature'}</Badge>
              </span>
              <p dir="auto" className="line-clamp-3 text-sm whitespace-pre-line wrap-anywhere text-muted">
                {snippet.body}
              </p>
              <span className="flex gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Edit ${snippet.title}`}
                  onClick={() => setEdited(snippet)}
                >
                  Edit
                </Button>
                <ConfirmDialog
                  danger
                  trigger={
                    <Button size="sm" variant="ghost" aria-label={`Delete ${snippet.title}`}>
                      Delete
                    </Button>
                  }
                  title={`Delete “${snippet.title}”?`}
                  description="E-mails written with it don’t change."
                  confirmLabel="Delete"
                  onConfirm={async () => {
                    await remove.mutateAsync({ params: { id: snippet.id } });
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={edited !== undefined} onOpenChange={(isOpen) => !isOpen && setEdited(undefined)}>
        {edited && (
          <DialogContent title={`${isNew ? 'New' : 'Edit'} ${edited.kind}`} width="lg">
            <SnippetForm snippet={edited} onDone={() => setEdited(undefined)} />
          </DialogContent>
        )}
      </Dialog>
    </div>
  );
}
