import { useState, type FormEvent } from 'react';
import { changeOwnKey, listEngines, listOwnKeys } from '#features/engines/contract.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Failure, issueOf } from './failure.tsx';

interface RenameEngineKeyProps {
  id: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RenameEngineKey({ id, name, open, onOpenChange }: RenameEngineKeyProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Rename key" width="sm">
        <RenameForm id={id} name={name} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function RenameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const [next, setNext] = useState(name);
  const rename = useCall(changeOwnKey, { refreshes: [listOwnKeys, listEngines], onSuccess: onDone });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ params: { id }, body: { name: next } });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label="Name" error={issueOf(rename.error, 'name')} required>
        <Input value={next} maxLength={60} onChange={(event) => setNext(event.target.value)} />
      </Field>
      <Failure error={rename.error} besides={['name']} />
      <DialogFooter>
        <Button type="submit" pending={rename.isPending}>
          Save name
        </Button>
      </DialogFooter>
    </form>
  );
}
