import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';

/** A password of a mailbox and other people's addresses need an account around them. */
export const MembersOnly = ({ what }: { what: string }) => (
  <EmptyState
    action={
      <Button asChild>
        <Link to={href('/login', { return_url: href('/frenlyemail') })}>Sign in</Link>
      </Button>
    }
  >
    {what} need an account. Without one, you can write and polish drafts, open them in your mail app and
    download them.
  </EmptyState>
);
