import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';

/** The way to a language model, wherever one is missing: the page that lists every way. */
export function ModelOffer() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary" size="sm">
        <Link to={href('/ai-models/connect')}>Add a language model</Link>
      </Button>
    </div>
  );
}
