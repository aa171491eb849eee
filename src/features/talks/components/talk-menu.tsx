import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { ExportItems } from '#tools/export/components/export-items.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { changeTalk, exportTalk, listTalks, longestName, type Folder, type Talk } from '../contract.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { sayWhatFailed, useDeleteTalks } from './use-delete-talks.ts';

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
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More for ${title}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem
            onSelect={() => change.mutate({ params, body: { pinned: !pinned } }, { onError: sayWhatFailed })}
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
        </DropdownMenuContent>
      </DropdownMenu>
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
