import { useSearchParams } from 'react-router';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { MusicFields } from '../components/music-fields.tsx';
import { musicWork } from '../kind.ts';
import { music } from '../tool.ts';

/** What to compose and what came of it, or the piece that the address names. */
export default function MusicStudio() {
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  if (work)
    return (
      <WorkPage
        key={work}
        id={work}
        kinds={[musicWork]}
        title="Music studio"
        away="All pieces"
        onGone={() => setSearch({})}
        isCompact
      />
    );
  return (
    <>
      <ToolPage tool={music} action="Compose" isWide>
        {(form) => <MusicFields form={form} />}
      </ToolPage>
      {!search.has('run') && (
        <OwnWorks kind={musicWork} title="Your pieces" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4" />
      )}
    </>
  );
}
