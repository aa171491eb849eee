import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Readings } from './reading.ts';

/** What someone marked in the books that they read. Changed where it was marked: in the book. */
export default function ReadingsViewer({ content: { readings } }: ViewedWork<Readings>) {
  return (
    <ul className="grid gap-6">
      {readings.map(({ book, title, highlights }) => (
        <li key={book} className="grid gap-3">
          <Link dir="auto" to={href('/ebooks/:id', { id: book })}>
            {title}
          </Link>
          {highlights.map(({ id, words, note }) => (
            <div key={id} dir="auto" className="grid gap-1 wrap-anywhere">
              <blockquote className="border-s-4 border-bamboo ps-3">{words}</blockquote>
              {note && <p>{note}</p>}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
