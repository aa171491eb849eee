import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useContext } from 'react';
import type { Member } from '#features/consensus/data.ts';
import { Button } from '#kit/ui/button.tsx';
import { stateWords } from '../member-words.ts';
import { TurnActionsContext } from '../turn/turn-actions.ts';
import { MemberMark } from './member-mark.tsx';

/** Members that failed or do not know: named, with why, and out of the way of the others. */
export function WithoutAnswer({ members }: { members: readonly Member[] }) {
  const actions = useContext(TurnActionsContext);
  if (members.length === 0) return null;
  return (
    <ul aria-label="No answer" className="grid gap-2">
      {members.map(({ id, title, family, note, ...rest }) => (
        <li key={id} className="flex items-center gap-3 rounded-lg bg-sunken py-2 pr-2 pl-3">
          <MemberMark title={title} family={family} />
          <p className="min-w-0 flex-1 wrap-anywhere">
            {/* Most notes name the engine themselves. */}
            {!note?.startsWith(title) && <span className="font-medium">{title}: </span>}
            {note ?? stateWords(rest).toLowerCase()}
          </p>
          {actions && !actions.isOpen && (
            <Button
              variant="ghost"
              size="sm"
              pending={actions.isRetrying}
              aria-label={`Try again with ${title}`}
              onClick={() => actions.retryMember(id)}
            >
              <RotateCcw aria-hidden /> Try again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
