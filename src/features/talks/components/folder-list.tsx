import FolderIcon from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Pin from 'lucide-react/icons/pin';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { createFolder, listFolders, longestFolderName, type Folder } from '../contract.ts';
import { NameDialog } from './name-dialog.tsx';

/** Where in the address it stands which talks are shown: `pinned`, `panda`, or the id of a folder. */
export const shelfParam = 'in';

interface FolderListProps {
  folders: readonly Folder[];
  current: string | undefined;
}

/** All talks, the pinned ones, each folder: at the side where there is room, else as chips above. */
export function FolderList({ folders, current }: FolderListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:gap-4">
      <nav aria-label="Folders" className="hidden lg:block">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <FolderRow icon={MessagesSquare} label="All chats" isCurrent={current === undefined} />
          <FolderRow icon={Pin} label="Pinned" value="pinned" isCurrent={current === 'pinned'} />
          <FolderRow icon={Sparkles} label="With the panda" value="panda" isCurrent={current === 'panda'} />
          {folders.map(({ id, name, talks }) => (
            <FolderRow
              key={id}
              icon={FolderIcon}
              label={name}
              value={id}
              count={talks}
              isCurrent={current === id}
            />
          ))}
        </ul>
      </nav>
      <div className="lg:hidden">
        <FilterLinks
          label="Folders"
          param={shelfParam}
          value={current}
          options={[
            { value: undefined, label: 'All' },
            { value: 'pinned', label: 'Pinned' },
            { value: 'panda', label: 'With the panda' },
            ...folders.map(({ id, name, talks }) => ({ value: id, label: name, count: talks })),
          ]}
        />
      </div>
      <NewFolder />
    </div>
  );
}

interface FolderRowProps {
  icon: ComponentType<{ 'aria-hidden': true; className: string }>;
  label: string;
  value?: string;
  count?: number;
  isCurrent: boolean;
}

function FolderRow({ icon: Icon, label, value, count, isCurrent }: FolderRowProps) {
  return (
    <li>
      <Link
        to={value ? `?${shelfParam}=${value}` : '?'}
        replace
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className={cn(
          'flex min-h-11 items-center gap-3 rounded-md px-3 text-ink no-underline hover:bg-sunken',
          isCurrent && 'bg-bamboo-soft font-semibold',
        )}
      >
        <Icon aria-hidden className="size-4.5 shrink-0 text-bamboo" />
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {label}
        </span>
        {count !== undefined && <span className="text-sm text-muted tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}

function NewFolder() {
  const [isOpen, setOpen] = useState(false);
  const create = useCall(createFolder, { refreshes: [listFolders] });
  return (
    <>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        <FolderPlus aria-hidden /> New folder
      </Button>
      {isOpen && (
        <NameDialog
          title="New folder"
          name=""
          longest={longestFolderName}
          saveLabel="Create folder"
          onOpenChange={setOpen}
          onSave={(name) => create.mutateAsync({ body: { name } })}
        />
      )}
    </>
  );
}
