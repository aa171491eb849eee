import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import {
  deleteFolder,
  listFolders,
  listTalks,
  longestFolderName,
  renameFolder,
  type Folder,
} from '../contract.ts';
import { NameDialog } from './name-dialog.tsx';

interface FolderMenuProps {
  folder: Folder;
  onGone: () => void;
}

export function FolderMenu({ folder: { id, name }, onGone }: FolderMenuProps) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const rename = useCall(renameFolder, { refreshes: [listFolders] });
  const remove = useCall(deleteFolder, { refreshes: [listTalks, listFolders], onSuccess: onGone });
  return (
    <>
      <MoreMenu label={`More for the folder ${name}`} align="start">
        <DropdownMenuItem onSelect={() => setOpen('rename')}>Rename folder</DropdownMenuItem>
        <DropdownMenuItem danger onSelect={() => setOpen('delete')}>
          Delete folder
        </DropdownMenuItem>
      </MoreMenu>
      {open === 'rename' && (
        <NameDialog
          title="Rename folder"
          name={name}
          longest={longestFolderName}
          saveLabel="Save name"
          onOpenChange={() => setOpen(undefined)}
          onSave={(next) => rename.mutateAsync({ params: { id }, body: { name: next } })}
        />
      )}
      <ConfirmDialog
        danger
        open={open === 'delete'}
        onOpenChange={() => setOpen(undefined)}
        title={`Delete the folder “${name}”?`}
        description="Its chats stay under All chats."
        confirmLabel="Delete folder"
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id } });
        }}
      />
    </>
  );
}
