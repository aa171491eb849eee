import { useMemo, useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { runsIn } from '../suggest/settle.ts';
import { CommentList } from './comment-list.tsx';
import { useKnownEditor } from './editor-context.ts';
import { Outline } from './outline.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useNotes } from './use-notes.ts';
import { useSettledDoc } from './use-settled-doc.ts';

/** How the text is built, what is suggested, and what is said about it. */
export function SidePanel() {
  const { editor, notes } = useKnownEditor();
  const doc = useSettledDoc(editor);
  const known = useNotes(notes);
  const [tab, setTab] = useState('outline');
  const runs = useMemo(() => runsIn(doc), [doc]);
  const count = new Set(runs.map(({ id }) => id)).size;
  const comments = Object.values(known).filter((note) => note.is === 'comment' && !note.done).length;
  return (
    <aside
      aria-label="Side panel"
      className="xl:sticky xl:top-36 xl:max-h-[calc(100dvh-10rem)] xl:overflow-y-auto"
    >
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Side panel" className="[&>*]:px-2.5 [&>*]:text-sm">
          <TabsTrigger value="outline">Outline</TabsTrigger>
          <TabsTrigger value="suggestions">Changes{count > 0 && ` (${count})`}</TabsTrigger>
          <TabsTrigger value="comments">Comments{comments > 0 && ` (${comments})`}</TabsTrigger>
        </TabsList>
        <TabsContent value="outline">
          <Outline doc={doc} />
        </TabsContent>
        <TabsContent value="suggestions">
          <SuggestionList runs={runs} />
        </TabsContent>
        <TabsContent value="comments">
          <CommentList doc={doc} />
        </TabsContent>
      </Tabs>
    </aside>
  );
}
