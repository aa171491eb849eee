import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import type { Folder } from '../contract.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useDeleteTalks } from './use-delete-talks.ts';

interface SelectionBarProps {
  ids: string[];
  folders: readonly Folder[];
  onDone: () => void;
}

/** What can be done with several talks at once. */
export function SelectionBar({ ids, folders, onDone }: SelectionBarProps) {
  const [isMoving, setMoving] = useState(false);
  const { remove, isPending } = useDeleteTalks(onDone);
  const count = ids.length;
  const words = count === 1 ? '1 chat' : `${count} chats`;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-card bg-sunken px-4 py-3">
      <p role="status" className="mr-auto font-medium">
        {count === 0 ? 'Choose chats' : `${words} selected`}
      </p>
      <Button variant="secondary" size="sm" disabled={count === 0} onClick={() => setMoving(true)}>
        Move
      </Button>
      <Button
        variant="danger"
        size="sm"
        disabled={count === 0}
        pending={isPending}
        onClick={() => remove(ids, words)}
      >
        Delete
      </Button>
      <Button variant="ghost" size="sm" onClick={onDone}>
        Done
      </Button>
      {isMoving && (
        <MoveDialog ids={ids} folders={folders} from={null} onOpenChange={setMoving} onMoved={onDone} />
      )}
    </div>
  );
}
