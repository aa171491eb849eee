import type { Viewed } from '#tools/kinds/kind-table.ts';
import type { Book } from '../book.ts';
import BookViewer from './book-viewer.tsx';

export default function BookResult({ output }: Viewed<Book>) {
  return output.data && <BookViewer content={output.data} />;
}
