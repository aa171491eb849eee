import { useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';

interface NameDialogProps {
  title: string;
  /** What it is called now. */
  name: string;
  longest: number;
  saveLabel: string;
  onOpenChange: (open: boolean) => void;
  /** The dialog closes when this resolves, and shows the reason when it rejects. */
  onSave: (name: string) => Promise<unknown>;
}

/** Asks for the name of a talk or a folder. Mounted only while it is open. */
export function NameDialog({ title, name, longest, saveLabel, onOpenChange, onSave }: NameDialogProps) {
  const [next, setNext] = useState(name);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      await onSave(next);
      onOpenChange(false);
    } catch (error) {
      setFailure(wordsOf(error));
      setPending(false);
    }
  }

  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent title={title} width="sm">
        <form noValidate onSubmit={submit}>
          <Field label="Name" error={failure} required>
            <Input value={next} maxLength={longest} onChange={(event) => setNext(event.target.value)} />
          </Field>
          <DialogFooter>
            <Button type="submit" pending={isPending}>
              {saveLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
