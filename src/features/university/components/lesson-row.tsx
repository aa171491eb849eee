import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Circle from 'lucide-react/icons/circle';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { ListedLesson } from '../contract.ts';

export function LessonRow({ lesson }: { lesson: ListedLesson }) {
  const { slug, title, summary, minutes, progress } = lesson;
  const standing = progress?.finished ? 'Finished' : progress ? 'Started' : 'Not started';
  const Icon = progress?.finished ? CircleCheck : progress ? CircleDashed : Circle;
  return (
    <li className="flex gap-4 p-4">
      <Icon
        aria-hidden
        className={`mt-1 size-5 shrink-0 ${progress?.finished ? 'text-bamboo-deep' : 'text-muted'}`}
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3 className="text-lg">
          <Link to={href('/university/lesson/:slug', { slug })}>{title}</Link>
        </h3>
        <p className="text-muted">{summary}</p>
        <p className="text-sm text-muted">
          {minutes} min · {standing}
        </p>
      </div>
    </li>
  );
}
