import { useState } from 'react';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deleteEntry, listEntries, saveEntry, type Entry } from '../contract.ts';
import { useEntries, useSaveEntry } from '../use-entries.ts';
import { JournalEntry } from './journal-entry.tsx';
import { SaveBar } from './save-bar.tsx';

const textOf = ({ answers }: Entry) => String(answers.text ?? '');

/** What happened, in one's own words; searched in the browser, since the server cannot read it. */
export function Journal({ onText }: { onText: (text: string) => void }) {
  const { isMember, items, error, hasMore, loadMore, isLoadingMore } = useEntries('journal');
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const save = useSaveEntry(() => setText(''));
  const again = useCall(saveEntry, { refreshes: [listEntries] });
  const remove = useCall(deleteEntry, { refreshes: [listEntries] });
  const found = items?.filter((entry) => textOf(entry).toLowerCase().includes(wanted.trim().toLowerCase()));

  function removeWithUndo({ id, kind, form, answers }: Entry) {
    remove.mutate(
      { params: { id } },
      {
        onError: toastError,
        onSuccess: () =>
          toast({
            title: 'Entry deleted',
            action: {
              label: 'Undo',
              altText: 'Save the entry again',
              onSelect: () => again.mutate({ body: { kind, form, answers } }, { onError: toastError }),
            },
          }),
      },
    );
  }

  return (
    <div className="grid gap-8">
      <form
        aria-label="Journal"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onText(text);
          save.mutate({ body: { kind: 'journal', form: 'journal', answers: { text } } });
        }}
      >
        <Field label="Write what you like">
          <Textarea
            rows={6}
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => onText(text)}
          />
        </Field>
        {save.error && <Notice tone="error">{wordsOf(save.error)}</Notice>}
        <SaveBar isMember={isMember} pending={save.isPending} disabled={!text.trim()} label="Save entry" />
      </form>
      {error && <Notice tone="error">{wordsOf(error)}</Notice>}
      {items && items.length === 0 && <EmptyState>Your entries will appear here.</EmptyState>}
      {found && items && items.length > 0 && (
        <section aria-label="Your entries" className="grid gap-4">
          <Field label="Search your entries" className="max-w-md">
            <Input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          </Field>
          {found.length === 0 && (
            <p className="text-muted">
              {hasMore ? 'Nothing found among the entries loaded so far.' : 'Nothing found.'}
            </p>
          )}
          <ul className="divide-y divide-line">
            {found.map((entry) => (
              <JournalEntry key={entry.id} entry={entry} text={textOf(entry)} onRemove={removeWithUndo} />
            ))}
          </ul>
          <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
        </section>
      )}
    </div>
  );
}
