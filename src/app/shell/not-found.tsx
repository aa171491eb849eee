import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { href } from '#kit/href.ts';

export function NotFound() {
  return (
    <div className="flex flex-col items-start gap-8 py-16 sm:flex-row sm:items-center sm:gap-14">
      <Panda mood="sorry" pose="body" size={180} />
      <div className="grid max-w-prose justify-items-start gap-4">
        <h1>Page not found</h1>
        <p className="text-lg text-muted">
          The address may be wrong, or the page may have moved or been deleted.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/">Go home</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={href('/feedback')}>Report it</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
