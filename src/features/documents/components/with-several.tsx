import GitCompare from 'lucide-react/icons/git-compare';
import Table from 'lucide-react/icons/table-2';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { severalAddress } from '../several.ts';

/** What there is to do with those that are chosen in the list; without any, they are chosen there. */
export function WithSeveral({ chosen }: { chosen: readonly string[] }) {
  return (
    <div className="-mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-muted">
        {chosen.length === 0 ? 'Select documents to ask, compare or extract.' : `${chosen.length} selected`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm" variant="secondary">
          <Link to={severalAddress('/documents/compare', chosen.slice(0, 2))}>
            <GitCompare aria-hidden /> Compare two
          </Link>
        </Button>
        <Button asChild size="sm" variant="secondary">
          <Link to={severalAddress('/documents/extract', chosen)}>
            <Table aria-hidden /> Extract fields
          </Link>
        </Button>
      </div>
    </div>
  );
}
