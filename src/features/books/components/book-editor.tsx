/** A book to work on: its chapters, what stands on its first pages, and its cover. */
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { Book } from '../book.ts';
import BookViewer from './book-viewer.tsx';
import { ChaptersTab } from './chapters-tab.tsx';
import { CoverTab } from './cover-tab.tsx';
import { DetailsTab } from './details-tab.tsx';

export default function BookEditor({ content: book, onChange }: EditedWork<Book>) {
  if (!onChange) return <BookViewer content={book} />;
  const change = (changed: Partial<Book>) => onChange({ ...book, ...changed });
  return (
    <Tabs defaultValue="chapters">
      <TabsList aria-label="View">
        <TabsTrigger value="chapters">Chapters</TabsTrigger>
        <TabsTrigger value="details">Details</TabsTrigger>
        <TabsTrigger value="cover">Cover</TabsTrigger>
      </TabsList>
      <TabsContent value="chapters">
        <ChaptersTab chapters={book.chapters} onChange={(chapters) => change({ chapters })} />
      </TabsContent>
      <TabsContent value="details">
        <DetailsTab book={book} onChange={change} />
      </TabsContent>
      <TabsContent value="cover">
        <CoverTab book={book} onChange={change} />
      </TabsContent>
    </Tabs>
  );
}
