import Columns from 'lucide-react/icons/columns-3';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';

interface OtherViewProps {
  current: string | undefined;
  /** The view that this page is. */
  view: 'full' | 'chat';
}

/** The other view of the same talk. */
export function OtherView({ current, view }: OtherViewProps) {
  const query = { run: current };
  return (
    <Button asChild variant="ghost" size="sm">
      {view === 'full' ? (
        <Link to={href('/ai/consensus/chat', query)}>
          <MessagesSquare aria-hidden /> As a chat
        </Link>
      ) : (
        <Link to={href('/ai/consensus', query)}>
          <Columns aria-hidden /> Side by side
        </Link>
      )}
    </Button>
  );
}
