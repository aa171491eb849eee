import { useState } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { ExportItems } from '#tools/export/components/export-items.tsx';
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { changeTalk, exportTalk, listTalks, longestName, type Folder, type Talk } from '../contract.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useDeleteTalks } from './use-delete-talks.ts';

interface TalkMenuProps {
  talk: Talk;
  folders: readonly Folder[];
}

export function TalkMenu({ talk: { id, title, pinned, folder, exports }, folders }: TalkMenuProps) {
  const [open, setOpen] = useState<'rename' | 'move'>();
  const change = useCall(changeTalk, { refreshes: [listTalks] });
  const { remove } = useDeleteTalks();
  const params = { id };
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu label={`More for ${title}`}>
        <DropdownMenuItem
          onSelect={() => change.mutate({ params, body: { pinned: !pinned } }, { onError: toastError })}
        >
          {pinned ? 'Unpin' : 'Pin'}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setOpen('rename')}>Rename</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setOpen('move')}>Move to a folder</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Download</DropdownMenuLabel>
        <ExportItems
          title={title}
          exports={exports}
          hasRaw
          addressOf={(query) => urlOf(exportTalk, { params, query })}
        />
        <DropdownMenuSeparator />
        <DropdownMenuItem danger onSelect={() => remove([id], title)}>
          Delete
        </DropdownMenuItem>
      </MoreMenu>
      {open === 'rename' && (
        <NameDialog
          title="Rename chat"
          name={title}
          longest={longestName}
          saveLabel="Save name"
          onOpenChange={close}
          onSave={(name) => change.mutateAsync({ params, body: { name } })}
        />
      )}
      {open === 'move' && <MoveDialog ids={[id]} folders={folders} from={folder} onOpenChange={close} />}
    </>
  );
}
