import { Suspense, useState, type ReactNode } from 'react';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import type { WorkView as Work } from '../contract.ts';
import type { WorkEditing } from '../use-work-editing.ts';
import { useShownWork } from '../work-table.ts';
import { SaveConflict } from './save-conflict.tsx';
import { SaveStatus } from './save-status.tsx';
import { WorkView } from './work-view.tsx';

interface WorkEditorProps {
  work: Work;
  editing: WorkEditing;
  isMember: boolean;
  readFirst?: boolean;
  /** Something that belongs to it is still on its way. */
  isWaiting?: boolean;
}

/** A work in the editor of its kind: live where several people have it, saved by itself where one has it. */
export function WorkEditor(props: WorkEditorProps) {
  const { work, editing, isMember, readFirst = false, isWaiting = false } = props;
  const shown = useShownWork(work.kind);
  const [isAlone, setIsAlone] = useState(false);
  if (!shown || work.readOnly !== null) return <WorkView {...work} />;
  const { editor: Editor, liveEditor: LiveEditor } = shown;
  if (LiveEditor && work.isTogether && isMember && !isAlone)
    return (
      <Suspense fallback={<Skeleton className="h-60" />}>
        <LiveEditor id={work.id} isReadOnly={!editing.mayEdit} onUnavailable={() => setIsAlone(true)} />
      </Suspense>
    );
  const editor = (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <Editor content={editing.content} onChange={editing.mayEdit ? editing.change : null} />
    </Suspense>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {readFirst ? <ReadOrEdit work={{ ...work, content: editing.content }} editor={editor} /> : editor}
      {editing.status === 'conflict' ? (
        <SaveConflict editing={editing} />
      ) : (
        <SaveStatus editing={editing} isWaiting={isWaiting} />
      )}
    </div>
  );
}

function ReadOrEdit({ work, editor }: { work: Work; editor: ReactNode }) {
  return (
    <Tabs defaultValue="read">
      <TabsList aria-label="View">
        <TabsTrigger value="read">Read</TabsTrigger>
        <TabsTrigger value="edit">Edit</TabsTrigger>
      </TabsList>
      <TabsContent value="read">
        <WorkView {...work} />
      </TabsContent>
      <TabsContent value="edit">{editor}</TabsContent>
    </Tabs>
  );
}
