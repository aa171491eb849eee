import GitBranch from 'lucide-react/icons/git-branch';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { useCall } from '#kit/contract/use-call.ts';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { sayWhy } from '../page/say-why.ts';
import { deleteRun, restoreRun } from '../run/contract.ts';
import type { TurnFacts } from './use-turn.ts';

interface TurnMenuProps {
  facts: TurnFacts;
  isOpen: boolean;
  /** What trying again is called here. */
  again: string;
  onAskFrom: () => void;
  onRetry: () => void;
  onGone: () => void;
  onBack: () => void;
}

/** What one does with a turn less often. */
export function TurnMenu({ facts, isOpen, again, onAskFrom, onRetry, onGone, onBack }: TurnMenuProps) {
  const restore = useCall(restoreRun, { onSuccess: onBack });
  const remove = useCall(deleteRun, {
    onSuccess() {
      onGone();
      toast({
        title: 'Deleted',
        description: facts.title,
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id: facts.id } }),
        },
      });
    },
  });
  const deleteIt = () => remove.mutate({ params: { id: facts.id } }, { onError: sayWhy });
  return (
    <MoreMenu
      size="sm"
      label="More for this question"
      className="text-muted"
      pending={remove.isPending}
      align="start"
    >
      <DropdownMenuItem onSelect={onAskFrom}>
        <GitBranch aria-hidden /> Branch from here
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isOpen} onSelect={onRetry}>
        <RotateCcw aria-hidden /> {again}
      </DropdownMenuItem>
      <DropdownMenuItem danger disabled={isOpen} onSelect={deleteIt}>
        <Trash aria-hidden /> Delete
      </DropdownMenuItem>
    </MoreMenu>
  );
}
