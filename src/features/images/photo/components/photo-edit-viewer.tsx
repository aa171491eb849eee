import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import type { PhotoEditData } from '../data.ts';

/** One edit by itself; the photo that it belongs to has all of them. */
export default function PhotoEditViewer({ output }: Viewed<PhotoEditData>) {
  const data = output.data;
  if (!data) return null;
  return (
    <p>
      {output.texts.text} <Link to={href('/ai/images/photo', { work: data.photo })}>Open the photo</Link>
    </p>
  );
}
