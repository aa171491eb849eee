import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { severalAddress } from '../several.ts';
import {
  changeDocument,
  deleteDocument,
  listDocuments,
  restoreDocument,
  type DocumentView,
} from '../contract.ts';

/** Rename, move, go on with it beside others, delete. What is deleted can be brought back. */
export function DocumentMenu({ document, onDeleted }: { document: DocumentView; onDeleted?: () => void }) {
  const { id, name } = document;
  const [isEditing, setEditing] = useState(false);
  const refreshes = [listDocuments];
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
          altText: 'Bring it back from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }),
        },
      });
    },
  });
  const fail = (error: Error) => toast({ variant: 'destructive', title: wordsOf(error) });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="sm" label={`More for ${name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
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
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={isEditing} onOpenChange={setEditing}>
        {isEditing && <EditDialog document={document} onDone={() => setEditing(false)} />}
      </Dialog>
    </>
  );
}

function EditDialog({ document, onDone }: { document: DocumentView; onDone: () => void }) {
  const [name, setName] = useState(document.name);
  const [folder, setFolder] = useState(document.folder);
  const save = useCall(changeDocument, { refreshes: [listDocuments], onSuccess: onDone });
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
        <Field label="Folder" optional hint="A new name makes a new folder.">
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
