import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

export function LinkNotFound() {
  return (
    <div className="flex flex-col items-start gap-8 py-16 sm:flex-row sm:items-center sm:gap-14">
      <Panda mood="sorry" pose="body" size={180} />
      <div className="grid max-w-prose justify-items-start gap-4">
        <h1>This link doesn’t work</h1>
        <p className="text-lg text-muted">
          It was revoked, has expired, or never existed. Ask the sender for a new one.
        </p>
        <Button asChild className="mt-2">
          <Link to="/">See the tools</Link>
        </Button>
      </div>
    </div>
  );
}
