import Pencil from 'lucide-react/icons/pencil';
import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { changeShare, listRunShares, listShares, listWorkShares, type Share } from '../contract.ts';
import { ShareName } from './share-form.tsx';

/** The name of a link and when it expires. */
export function EditShare({ share }: { share: Share }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <IconButton size="sm" label={`Edit the link ${share.name || `to ${share.title}`}`}>
          <Pencil aria-hidden />
        </IconButton>
      </DialogTrigger>
      <DialogContent title="Edit link" width="sm">
        <EditForm share={share} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

const expiries = [
  { value: 'same', label: 'No change' },
  { value: '', label: 'Never' },
  { value: '1', label: 'In a day' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
];

function EditForm({ share, onDone }: { share: Share; onDone: () => void }) {
  const [name, setName] = useState(share.name);
  const [expiry, setExpiry] = useState('same');
  const change = useCall(changeShare, {
    refreshes: [listRunShares, listWorkShares, listShares],
    onSuccess: onDone,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const days = expiry === '' ? null : Number(expiry);
    const body = { name, ...(expiry === 'same' ? {} : { expiresInDays: days }) };
    if (!change.isPending) change.mutate({ params: { id: share.id }, body });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ShareName value={name} onChange={setName} />
      <Field label="Expires">
        <Select value={expiry} onChange={({ target }) => setExpiry(target.value)}>
          {expiries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {change.error && <Notice tone="error">{wordsOf(change.error)}</Notice>}
      <DialogFooter>
        <Button type="submit" pending={change.isPending}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
