import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Failure, issueOf } from '#kit/contract/failure.tsx';

interface RenameDialogProps {
  title: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rename: { isPending: boolean; error: Error | null; reset: () => void };
  onRename: (name: string) => void;
}

/** Another name for something of one's own. Opened again it has forgotten what went wrong before. */
export function RenameDialog({ title, open, onOpenChange, ...form }: RenameDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        form.rename.reset();
        onOpenChange(next);
      }}
    >
      <DialogContent title={title} width="sm">
        <RenameForm {...form} />
      </DialogContent>
    </Dialog>
  );
}

function RenameForm({ name, rename, onRename }: Pick<RenameDialogProps, 'name' | 'rename' | 'onRename'>) {
  const [next, setNext] = useState(name);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!rename.isPending) onRename(next);
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
