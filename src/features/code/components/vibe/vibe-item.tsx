import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { ListedWork } from '#tools/work/components/own-works.tsx';

/** A project of one's own, opened here rather than with its code. */
export function VibeItem({ work: { id, title, updatedAt } }: { work: ListedWork }) {
  return (
    <li>
      <Card className="relative grid gap-1 p-4">
        <Link to={href('/v2/vibe-coder', { work: id })} className={cardLink}>
          <bdi dir="auto" className="font-medium wrap-anywhere">
            {title}
          </bdi>
        </Link>
        <p className="text-sm text-muted">
          <Time value={updatedAt} />
        </p>
      </Card>
    </li>
  );
}
