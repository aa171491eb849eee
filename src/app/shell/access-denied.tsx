import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { href } from '#kit/href.ts';

/** For what one may know of but not enter. No path leads here: it stands in for a page that refuses. */
export function AccessDenied() {
  return (
    <div className="flex flex-col items-start gap-8 py-16 sm:flex-row sm:items-center sm:gap-14">
      <Panda mood="sorry" pose="body" size={180} />
      <div className="grid max-w-prose justify-items-start gap-4">
        <h1>Access denied</h1>
        <p className="text-lg text-muted">
          You don’t have permission to view this page. If you think this is a mistake, contact support.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/">Go home</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={href('/feedback', { type: 'question' })}>Contact support</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
