import { useState, type SyntheticEvent } from 'react';
import { currentUser } from '#kit/auth/contract.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { fetchPicture, getProfile } from '../contract.ts';

/** For a picture that is already somewhere on the web: it is fetched once and kept here. */
export function PictureFromAddress({ onHeld }: { onHeld: (id: string | null) => void }) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const fetching = useCall(fetchPicture, {
    refreshes: [getProfile, currentUser],
    onSuccess: ({ held }) => {
      onHeld(held);
      setOpen(false);
      setUrl('');
      if (held === null) toast({ title: 'That is you. Looking good.' });
    },
  });
  if (!open)
    return (
      <Button variant="link" size="sm" className="w-fit" onClick={() => setOpen(true)}>
        Use a picture from the web
      </Button>
    );
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    fetching.mutate({ body: { url } });
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label="Address of the picture" error={fetching.error ? wordsOf(fetching.error) : undefined}>
        <Input
          type="url"
          required
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" pending={fetching.isPending}>
        Use picture
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
        Cancel
      </Button>
    </form>
  );
}
