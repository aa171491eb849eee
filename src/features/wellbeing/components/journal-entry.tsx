import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { Time } from '#kit/ui/time.tsx';
import { changeEntry, listEntries, type Entry } from '../contract.ts';

interface JournalEntryProps {
  entry: Entry;
  text: string;
  onRemove: (entry: Entry) => void;
}

export function JournalEntry({ entry, text, onRemove }: JournalEntryProps) {
  const [edited, setEdited] = useState<string>();
  const change = useCall(changeEntry, { refreshes: [listEntries], onSuccess: () => setEdited(undefined) });
  const { id, kind, form, createdAt } = entry;
  return (
    <li className="grid gap-2 py-5">
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        <Time value={createdAt} />
        <span className="flex gap-1">
          <IconButton label="Edit entry" onClick={() => setEdited(text)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label="Delete entry" onClick={() => onRemove(entry)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
      {edited === undefined ? (
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : (
        <div className="grid gap-3">
          <Textarea
            aria-label="Edit entry"
            maxLength={10_000}
            value={edited}
            onChange={(event) => setEdited(event.target.value)}
          />
          {change.error && <Notice tone="error">{wordsOf(change.error)}</Notice>}
          <div className="flex gap-3">
            <Button
              size="sm"
              pending={change.isPending}
              disabled={!edited.trim()}
              onClick={() =>
                change.mutate({ params: { id }, body: { kind, form, answers: { text: edited } } })
              }
            >
              Save
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setEdited(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
