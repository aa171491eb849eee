import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { listOutgoing, rescheduleSend } from '../mailbox/contract.ts';

export function Reschedule({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [local, setLocal] = useState('');
  const change = useCall(rescheduleSend, { refreshes: [listOutgoing], onSuccess: () => setOpen(false) });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary">
          Change the time
        </Button>
      </DialogTrigger>
      <DialogContent title="When should it be sent?" width="sm">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
            change.mutate({ params: { id }, body: { when: { local, zone } } });
          }}
        >
          <Field
            label="Send at"
            hint="In your time zone."
            error={change.error ? wordsOf(change.error) : undefined}
          >
            <Input
              type="datetime-local"
              value={local}
              onChange={({ target }) => setLocal(target.value.slice(0, 16))}
            />
          </Field>
          <DialogFooter>
            <Button type="submit" disabled={local === ''} pending={change.isPending}>
              Change
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
