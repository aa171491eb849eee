import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { severalAddress } from '../several.ts';
import {
  changeDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  restoreDocument,
  type DocumentView,
} from '../contract.ts';

interface DocumentMenuProps {
  document: DocumentView;
  onDeleted?: () => void;
}

/** Rename, move, go on with it beside others, delete. What is deleted can be brought back. */
export default function DocumentMenu({ document, onDeleted }: DocumentMenuProps) {
  const { id, name } = document;
  const [isEditing, setEditing] = useState(false);
  const refreshes = [getDocument, listDocuments];
  const restore = useCall(restoreDocument, { refreshes });
  const remove = useCall(deleteDocument, {
    refreshes,
    onSuccess() {
      onDeleted?.();
      toast({
        title: 'Moved to the trash',
        description: name,
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }),
        },
      });
    },
  });
  const fail = (error: Error) => toast({ variant: 'destructive', title: wordsOf(error) });
  return (
    <>
      <MoreMenu size="sm" label={`More for ${name}`}>
        <DropdownMenuItem onSelect={() => setEditing(true)}>Rename or move</DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={severalAddress('/documents/compare', [id])} className="text-ink no-underline">
            Compare with another
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={severalAddress('/documents/extract', [id])} className="text-ink no-underline">
            Extract fields
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem danger onSelect={() => remove.mutate({ params: { id } }, { onError: fail })}>
          Delete
        </DropdownMenuItem>
      </MoreMenu>
      <Dialog open={isEditing} onOpenChange={setEditing}>
        {isEditing && <EditDialog document={document} onDone={() => setEditing(false)} />}
      </Dialog>
    </>
  );
}

function EditDialog({ document, onDone }: { document: DocumentView; onDone: () => void }) {
  const [name, setName] = useState(document.name);
  const [folder, setFolder] = useState(document.folder);
  const save = useCall(changeDocument, { refreshes: [getDocument, listDocuments], onSuccess: onDone });
  return (
    <DialogContent title="Rename or move" width="sm">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ params: { id: document.id }, body: { name, folder } });
        }}
      >
        <Field label="Name" error={save.isError ? wordsOf(save.error) : undefined}>
          <Input value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Folder" optional hint="Enter a new name to create a folder.">
          <Input value={folder} maxLength={80} onChange={({ target }) => setFolder(target.value)} />
        </Field>
        <DialogFooter>
          <Button type="submit" pending={save.isPending} disabled={name.trim() === ''}>
            Save
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
