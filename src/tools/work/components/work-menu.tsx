import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { longestTitle } from '#tools/define/title.ts';
import {
  copyWork,
  deleteWork,
  getWork,
  listWorks,
  renameWork,
  restoreWork,
  type WorkView,
} from '../contract.ts';
import { workAddress } from '../work-address.ts';
import { isAtLeast } from '../work-role.ts';

interface WorkMenuProps {
  work: WorkView;
  onGone: () => void;
}

/** Rename, duplicate, delete. */
export function WorkMenu({ work, onGone }: WorkMenuProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const navigate = useNavigate();
  const failed = (error: unknown) => toast({ title: wordsOf(error), variant: 'destructive' });
  const copy = useCall(copyWork, {
    onSuccess: (made) => {
      toast({ title: 'Duplicated' });
      const address = workAddress(location.pathname, made.id);
      if (address) void navigate(address);
    },
  });
  const remove = useCall(deleteWork, {
    refreshes: [getWork, listWorks],
    onSuccess: () => {
      toast({
        title: 'Deleted',
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => void call(restoreWork, { params: { id: work.id } }).catch(failed),
        },
      });
      onGone();
    },
  });
  const params = { id: work.id };
  return (
    <>
      <MoreMenu label="More" size="sm">
        {isAtLeast(work.role, 'editor') && (
          <DropdownMenuItem onSelect={() => setIsRenaming(true)}>Rename</DropdownMenuItem>
        )}
        {work.condition === 'sound' && (
          <DropdownMenuItem onSelect={() => copy.mutate({ params }, { onError: failed })}>
            Duplicate
          </DropdownMenuItem>
        )}
        {work.role === 'owner' && (
          <DropdownMenuItem danger onSelect={() => remove.mutate({ params }, { onError: failed })}>
            Delete
          </DropdownMenuItem>
        )}
      </MoreMenu>
      <Dialog open={isRenaming} onOpenChange={setIsRenaming}>
        <DialogContent title="Rename">
          <Rename work={work} onDone={() => setIsRenaming(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function Rename({ work, onDone }: { work: WorkView; onDone: () => void }) {
  const [title, setTitle] = useState(work.title);
  const rename = useCall(renameWork, { refreshes: [getWork, listWorks], onSuccess: onDone });
  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate({ params: { id: work.id }, body: { title } });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Title" error={rename.error ? wordsOf(rename.error) : undefined}>
        <Input maxLength={longestTitle} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <DialogFooter>
        <Button type="submit" pending={rename.isPending} disabled={title.trim() === ''}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
