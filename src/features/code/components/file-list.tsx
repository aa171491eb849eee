/** The files of a project as a tree, with what can be done to them. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FilePlus from 'lucide-react/icons/file-plus';
import { useState } from 'react';
import type { ProjectData } from '#tools/kinds/project.ts';
import { cn } from '#kit/ui/cn.ts';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { removePath, renamePath, writeFile } from '../project/edit-project.ts';
import { listTree, type TreeItem } from '../project/file-tree.ts';
import { PathDialog } from './path-dialog.tsx';

interface FileListProps {
  project: ProjectData;
  shown: string | undefined;
  onShow: (path: string) => void;
  onChange: ((project: ProjectData) => void) | null;
}

export function FileList({ project, shown, onShow, onChange }: FileListProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<string>();
  const toggle = (path: string) =>
    setClosed((before) => new Set(before).symmetricDifference(new Set([path])));
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex items-center justify-between py-1 pr-1 pl-3">
        <h2 className="text-sm font-semibold">Files</h2>
        {onChange && (
          <IconButton size="sm" label="New file" onClick={() => setIsAdding(true)}>
            <FilePlus aria-hidden />
          </IconButton>
        )}
      </div>
      <ul aria-label="Files" className="overflow-y-auto px-1 pb-2">
        {listTree(project, closed).map((item) => (
          <FileRow
            key={item.path}
            item={item}
            isClosed={closed.has(item.path)}
            isShown={item.path === shown}
            onOpen={() => (item.isFolder ? toggle(item.path) : onShow(item.path))}
            onRename={onChange && (() => setRenamed(item.path))}
            onDelete={onChange && (() => onChange(removePath(project, item.path)))}
          />
        ))}
      </ul>
      {onChange && isAdding && (
        <PathDialog
          title="New file"
          action="Add file"
          project={project}
          onClose={() => setIsAdding(false)}
          onDone={(path) => {
            onChange(writeFile(project, path, ''));
            onShow(path);
          }}
        />
      )}
      {onChange && renamed !== undefined && (
        <PathDialog
          title="Rename"
          action="Rename"
          from={renamed}
          project={project}
          onClose={() => setRenamed(undefined)}
          onDone={(path) => {
            onChange(renamePath(project, renamed, path));
            if (shown === renamed) onShow(path);
          }}
        />
      )}
    </div>
  );
}

interface FileRowProps {
  item: TreeItem;
  isClosed: boolean;
  isShown: boolean;
  onOpen: () => void;
  onRename: (() => void) | null;
  onDelete: (() => void) | null;
}

function FileRow({
  item: { path, name, depth, isFolder },
  isClosed,
  isShown,
  onOpen,
  onRename,
  onDelete,
}: FileRowProps) {
  const Chevron = isClosed ? ChevronRight : ChevronDown;
  return (
    <li className="group flex items-center">
      <button
        type="button"
        title={path}
        {...(isFolder ? { 'aria-expanded': !isClosed } : { 'aria-current': isShown })}
        onClick={onOpen}
        style={{ paddingLeft: `${depth * 0.9 + 0.5}rem` }}
        className={cn(
          'flex h-9 min-w-0 flex-1 items-center gap-1 rounded-control pr-2 text-left font-mono text-sm hover:bg-sunken',
          isShown && 'bg-leaf font-semibold',
        )}
      >
        {isFolder && <Chevron aria-hidden className="size-4 shrink-0" />}
        <span className="truncate">{name}</span>
      </button>
      {onRename && onDelete && (
        <MoreMenu
          size="sm"
          label={`Options for ${path}`}
          className="opacity-60 group-hover:opacity-100 focus-visible:opacity-100"
        >
          <DropdownMenuItem onSelect={onRename}>Rename or move</DropdownMenuItem>
          <DropdownMenuItem danger onSelect={onDelete}>
            Delete
          </DropdownMenuItem>
        </MoreMenu>
      )}
    </li>
  );
}
