/** The outline on one side, the chapter that is open on the other. */
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { mostChapters, type Chapter } from '../book.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { OutlineList } from './outline-list.tsx';
import { WriteChapters } from './write-chapters.tsx';

interface ChaptersTabProps {
  chapters: readonly Chapter[];
  onChange: (chapters: Chapter[]) => void;
}

export function ChaptersTab({ chapters, onChange }: ChaptersTabProps) {
  const [openId, setOpenId] = useState(chapters[0]?.id);
  const open = chapters.find(({ id }) => id === openId) ?? chapters[0];
  const empty = chapters.filter(({ text }) => text.trim() === '');
  function add() {
    const chapter: Chapter = {
      id: crypto.randomUUID(),
      role: 'chapter',
      title: '',
      brief: '',
      text: '',
      sources: [],
    };
    const at = open ? chapters.indexOf(open) + 1 : chapters.length;
    onChange(chapters.toSpliced(at, 0, chapter));
    setOpenId(chapter.id);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <section aria-label="Outline" className="grid gap-3">
        <OutlineList chapters={chapters} open={open?.id} onOpen={setOpenId} onChange={onChange} />
        <Button variant="secondary" size="sm" disabled={chapters.length >= mostChapters} onClick={add}>
          <Plus aria-hidden /> Add chapter
        </Button>
        {empty.length > 1 && (
          <WriteChapters chapters={empty} label={`Write ${empty.length} empty chapters`} />
        )}
      </section>
      {open ? (
        <ChapterEditor
          key={open.id}
          chapter={open}
          onChange={(chapter) => onChange(chapters.map((one) => (one.id === chapter.id ? chapter : one)))}
          onRemove={() => onChange(chapters.filter(({ id }) => id !== open.id))}
          onMerge={
            chapters[chapters.indexOf(open) + 1] &&
            (() => onChange(mergedWithNext(chapters, chapters.indexOf(open))))
          }
        />
      ) : (
        <EmptyState>No chapters yet. Add the first one.</EmptyState>
      )}
    </div>
  );
}

/** The next one stands below this one, under its own heading. */
function mergedWithNext(chapters: readonly Chapter[], at: number): Chapter[] {
  const [first, next] = [chapters[at]!, chapters[at + 1]!];
  const text = [first.text, next.title && `## ${next.title}`, next.text].filter(Boolean).join('\n\n');
  const sources = [...new Set([...first.sources, ...next.sources])].slice(0, 20);
  return chapters.toSpliced(at, 2, { ...first, text, sources });
}
