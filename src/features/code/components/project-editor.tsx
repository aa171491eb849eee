/** A project: its files, the one that is open, and the whole of it running. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { binaryType, longestProjectFile, type ProjectData } from '#tools/kinds/project.ts';
import type { EditedWork } from '#tools/work/work-table.ts';
import { entryPage } from '../bundle/entry-page.ts';
import { openProject } from '../bundle/project-files.ts';
import { usePreview } from '../preview/use-preview.ts';
import { writeFile } from '../project/edit-project.ts';
import { FileList } from './file-list.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SearchFiles } from './search-files.tsx';
import { TestPanel } from './test-panel.tsx';

const CodeArea = lazy(() => import('./code-area.tsx'));

const panes = ['files', 'code', 'preview'] as const;
type Pane = (typeof panes)[number];
const paneName: Record<Pane, string> = { files: 'Files', code: 'Code', preview: 'Preview' };

interface ProjectEditorProps extends EditedWork<ProjectData> {
  /** What others wrote runs when someone asks for it; one's own runs at once. */
  isStarted?: boolean;
}

export default function ProjectEditor({ content: project, onChange, isStarted }: ProjectEditorProps) {
  const preview = usePreview(project, { isStarted: isStarted ?? onChange !== null });
  const [chosen, setChosen] = useState<string>();
  const [line, setLine] = useState<{ number: number } | null>(null);
  const [pane, setPane] = useState<Pane>('preview');
  const shown =
    project.files.find(({ path }) => path === chosen) ??
    project.files.find(({ path }) => path === entryPage(project)?.path) ??
    project.files[0];
  function open(path: string, at?: number) {
    setChosen(path);
    setLine(at === undefined ? null : { number: at });
    setPane('code');
  }
  // On small screens one of them is shown at a time.
  const paneStyle = (one: Pane) => cn('min-h-0 min-w-0', pane !== one && 'max-lg:hidden');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="group" aria-label="Show" className="flex gap-2 lg:hidden">
        {panes.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={pane === one ? 'primary' : 'secondary'}
            aria-pressed={pane === one}
            onClick={() => setPane(one)}
          >
            {paneName[one]}
          </Button>
        ))}
      </div>
      <div className="grid h-[75dvh] min-h-[34rem] grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div
          className={cn(paneStyle('files'), 'grid grid-rows-[minmax(0,1fr)_auto] border-line lg:border-r')}
        >
          <FileList project={project} shown={shown?.path} onShow={open} onChange={onChange} />
          <SearchFiles project={project} onOpen={open} />
        </div>
        <section
          aria-label="Code"
          className={cn(paneStyle('code'), 'grid grid-rows-[auto_minmax(0,1fr)] border-line lg:border-r')}
        >
          <h2 className="flex h-11 items-center truncate border-b border-line px-3 font-mono text-sm">
            {shown?.path}
          </h2>
          {shown && (
            <OpenFile
              key={shown.path}
              project={project}
              path={shown.path}
              text={shown.text}
              line={line}
              onChange={onChange && ((text) => onChange(writeFile(project, shown.path, text)))}
            />
          )}
        </section>
        <div className={paneStyle('preview')}>
          <PreviewPane preview={preview} onOpen={open} />
        </div>
      </div>
      <TestPanel project={project} />
    </div>
  );
}

interface OpenFileProps {
  project: ProjectData;
  path: string;
  text: string;
  line: { number: number } | null;
  onChange: ((text: string) => void) | null;
}

function OpenFile({ project, path, text, line, onChange }: OpenFileProps) {
  const type = binaryType(path);
  if (type?.startsWith('image/'))
    return (
      <div className="grid place-content-center overflow-auto bg-sunken p-6">
        <img src={openProject(project).dataUrl(path)} alt={path} className="max-w-full" />
      </div>
    );
  if (type) return <p className="p-6 text-muted">This file can’t be shown as text.</p>;
  return (
    <Suspense fallback={<Skeleton className="m-4 h-60" />}>
      <CodeArea
        path={path}
        text={text}
        line={line}
        onChange={onChange && ((next) => onChange(next.slice(0, longestProjectFile)))}
      />
    </Suspense>
  );
}
