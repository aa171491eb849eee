/** … and how it is shown and edited, which is a line in `app/features.ts`. */
import { useSearchParams } from 'react-router';
import { Textarea } from '#kit/ui/textarea.tsx';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind, type Viewed } from '#tools/kinds/kind-table.ts';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { showWork, type EditedWork, type ViewedWork } from '#tools/work/work-table.ts';
import { haiku, haikuKind, haikuWork, type Haiku } from './haiku.testing.ts';

const Viewer = ({ output }: Viewed<Haiku>) => <pre>{output.data?.lines.join('\n')}</pre>;
const WorkViewer = ({ content }: ViewedWork<Haiku>) => <pre>{content.lines.join('\n')}</pre>;
const Editor = ({ content, onChange }: EditedWork<Haiku>) => (
  <Textarea
    aria-label="Lines"
    value={content.lines.join('\n')}
    onChange={({ target }) => onChange?.({ lines: target.value.split('\n') })}
  />
);

export const haikuFeature = defineFeature({
  kinds: [showKind(haikuKind, { many: 'Haiku', viewer: Viewer })],
  works: [showWork(haikuWork, { many: 'Haiku', viewer: WorkViewer, editor: Editor })],
});

export default function HaikuPage() {
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  const words = { title: 'Haiku', away: 'All haiku' };
  if (work) return <WorkPage id={work} kinds={[haikuWork]} {...words} onGone={() => setSearch({})} />;
  return (
    <ToolPage tool={haiku} action="Write it">
      {({ input, set }) => (
        <Textarea
          aria-label="About"
          value={input.about}
          onChange={({ target }) => set('about', target.value)}
        />
      )}
    </ToolPage>
  );
}
