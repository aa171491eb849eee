import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { currentUser } from '#kit/auth/contract.ts';
import { listGallery } from '#features/gallery/contract.ts';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { createInvite, listInvites } from '../contract.ts';
import { longestGreeting, mostDays, mostShown, mostUses } from '../limits.ts';

export function InviteForm({ onDone }: { onDone: () => void }) {
  const [greeting, setGreeting] = useState('');
  const [showsPicture, setShowsPicture] = useState(true);
  const [creations, setCreations] = useState<string[]>([]);
  const [most, setMost] = useState('5');
  const [days, setDays] = useState('14');
  const { data: user } = useQuery(query(currentUser));
  const create = useCall(createInvite, { refreshes: [listInvites], onSuccess: onDone });
  const issues = create.error instanceof HttpError ? create.error.issues : [];
  const wrongWith = (name: string) => issues.find(({ path }) => path.split('.')[0] === name)?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!create.isPending)
      create.mutate({ body: { greeting, showsPicture, creations, most: Number(most), days: Number(days) } });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Message" optional error={wrongWith('greeting')}>
        <Textarea
          dir="auto"
          rows={3}
          maxLength={longestGreeting}
          value={greeting}
          onChange={({ target }) => setGreeting(target.value)}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="People who can join" error={wrongWith('most')}>
          <Input
            type="number"
            min={1}
            max={mostUses}
            value={most}
            onChange={({ target }) => setMost(target.value)}
          />
        </Field>
        <Field label="Days until it expires" error={wrongWith('days')}>
          <Input
            type="number"
            min={1}
            max={mostDays}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </Field>
      </div>
      <Checkbox
        label="Show my picture"
        checked={showsPicture}
        onChange={({ target }) => setShowsPicture(target.checked)}
      />
      {user?.handle && <OwnCreations by={user.handle} chosen={creations} onChange={setCreations} />}
      {create.error && issues.length === 0 && <Notice tone="error">{wordsOf(create.error)}</Notice>}
      <DialogFooter>
        <Button type="submit" pending={create.isPending}>
          Create invite
        </Button>
      </DialogFooter>
    </form>
  );
}

interface OwnCreationsProps {
  by: string;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

function OwnCreations({ by, chosen, onChange }: OwnCreationsProps) {
  const { data } = useQuery(query(listGallery, { query: { by } }));
  if (!data || data.items.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">Show up to {mostShown} of your creations</legend>
      <div className="max-h-40 overflow-y-auto">
        {data.items.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={<bdi className="wrap-anywhere">{title}</bdi>}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= mostShown}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
