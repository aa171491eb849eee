import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
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
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More for the folder ${name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem onSelect={() => setOpen('rename')}>Rename folder</DropdownMenuItem>
          <DropdownMenuItem danger onSelect={() => setOpen('delete')}>
            Delete folder
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
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
        description="The chats in it are kept; you find them under All chats."
        confirmLabel="Delete folder"
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id } });
        }}
      />
    </>
  );
}
