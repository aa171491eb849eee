import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  deleteRun,
  getRun,
  getTalk,
  listRuns,
  listRunVersions,
  renameRun,
  restoreRun,
  type RunSummary,
} from '../run/contract.ts';
import { longestTitle } from '../define/title.ts';

const refreshes = [listRuns, getRun, getTalk, listRunVersions];

const stateWords: Partial<Record<RunSummary['state'], string>> = {
  queued: 'Waiting',
  running: 'Running',
  failed: 'Failed',
  stopped: 'Stopped',
  incomplete: 'Incomplete',
};

interface HistoryItemProps {
  run: RunSummary;
  isCurrent: boolean;
  onOpen: () => void;
  onGone: () => void;
}

export function HistoryItem({ run, isCurrent, onOpen, onGone }: HistoryItemProps) {
  const [isRenaming, setRenaming] = useState(false);
  const restore = useCall(restoreRun, { refreshes });
  const remove = useCall(deleteRun, {
    refreshes,
    onSuccess() {
      onGone();
      toast({
        title: 'Deleted',
        description: run.title,
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id: run.id } }),
        },
      });
    },
  });
  if (isRenaming) return <Rename run={run} onDone={() => setRenaming(false)} />;
  const words = stateWords[run.state];
  return (
    <li className="flex items-start gap-2 py-2">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isCurrent || undefined}
        className="grid min-w-0 flex-1 gap-1 rounded-md px-3 py-2 text-left hover:bg-sunken aria-[current]:bg-bamboo-soft"
      >
        <span className="truncate font-medium">{run.title}</span>
        {run.excerpt && <span className="line-clamp-2 text-sm text-muted">{run.excerpt}</span>}
        <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Time value={run.createdAt} />
          {run.version > 1 && <span>Version {run.version}</span>}
          {words && <Badge tone={run.state === 'failed' ? 'danger' : 'neutral'}>{words}</Badge>}
        </span>
      </button>
      <MoreMenu label={`More for ${run.title}`} pending={remove.isPending}>
        <DropdownMenuItem onSelect={() => setRenaming(true)}>Rename</DropdownMenuItem>
        <DropdownMenuItem danger onSelect={() => remove.mutate({ params: { id: run.id } })}>
          Delete
        </DropdownMenuItem>
      </MoreMenu>
    </li>
  );
}

/** Ready to be typed over. */
const selectAll = (field: HTMLInputElement | null) => field?.select();

function Rename({ run, onDone }: { run: RunSummary; onDone: () => void }) {
  const [title, setTitle] = useState(run.title);
  const rename = useCall(renameRun, { refreshes, onSuccess: onDone });
  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate({ params: { id: run.id }, body: { title } });
  }
  return (
    <li className="py-3">
      <form noValidate onSubmit={submit} className="grid gap-3 px-3">
        <Field label="New name" error={rename.error ? wordsOf(rename.error) : undefined}>
          <Input
            ref={selectAll}
            maxLength={longestTitle}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" size="sm" pending={rename.isPending} disabled={title.trim() === ''}>
            Save
          </Button>
          <Button size="sm" variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}
