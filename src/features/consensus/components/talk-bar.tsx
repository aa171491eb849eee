import Columns from 'lucide-react/icons/columns-3';
import MessagesSquare from 'lucide-react/icons/messages-square';
import SquarePen from 'lucide-react/icons/square-pen';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { HistoryDrawer } from '#tools/page/history-drawer.tsx';
import { Button } from '#kit/ui/button.tsx';
import { consensus } from '../tool.ts';
import { newTalkKey } from './use-new-talk-key.ts';

interface TalkBarProps {
  current: string | undefined;
  /** The view that this page is. */
  view: 'full' | 'chat';
  onOpen: (run: string | null) => void;
  onNew: () => void;
}

/** A new talk, earlier ones, and the other view of this one. */
export function TalkBar({ current, view, onOpen, onNew }: TalkBarProps) {
  const query = { run: current };
  return (
    <>
      {current && (
        <Button
          variant="secondary"
          onClick={onNew}
          aria-keyshortcuts={newTalkKey}
          aria-label="New chat"
          title="Ctrl Shift O"
        >
          <SquarePen aria-hidden /> <span className="max-sm:hidden">New chat</span>
        </Button>
      )}
      <HistoryDrawer tool={consensus} current={current} onOpen={onOpen} />
      <Button asChild variant="ghost">
        {view === 'full' ? (
          <Link to={href('/ai/consensus/chat', query)} aria-label="As a chat">
            <MessagesSquare aria-hidden /> <span className="max-sm:hidden">As a chat</span>
          </Link>
        ) : (
          <Link to={href('/ai/consensus', query)} aria-label="Side by side">
            <Columns aria-hidden /> <span className="max-sm:hidden">Side by side</span>
          </Link>
        )}
      </Button>
    </>
  );
}
