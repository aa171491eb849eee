import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { ownPandas, renamePanda, type AdoptedPanda } from '../contract.ts';
import { pandaName } from '../fields.ts';
import { longestName } from '../longest-name.ts';

export function RenamePanda({ panda }: { panda: AdoptedPanda }) {
  const [open, setOpen] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const rename = useCall(renamePanda, { refreshes: [ownPandas], onSuccess: () => setOpen(false) });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = pandaName.safeParse(new FormData(event.currentTarget).get('name'));
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) rename.mutate({ params: { id: panda.id }, body: { name: checked.data } });
  }

  function change(open: boolean) {
    setOpen(open);
    setMistake(undefined);
    rename.reset();
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button variant="secondary">Rename</Button>
      </DialogTrigger>
      <DialogContent title={`Rename ${panda.name}`} width="sm">
        <form onSubmit={submit} noValidate>
          <Field
            label="New name"
            required
            error={mistake ?? (rename.error ? wordsOf(rename.error) : undefined)}
          >
            <Input name="name" defaultValue={panda.name} maxLength={longestName} autoComplete="off" />
          </Field>
          <DialogFooter>
            <Button variant="secondary" onClick={() => change(false)}>
              Cancel
            </Button>
            <Button type="submit" pending={rename.isPending}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
