import { useSearchParams } from 'react-router';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { DesignFields } from '../components/design-fields.tsx';
import { OpenedWork } from '../components/opened-work.tsx';
import { OwnWorks } from '../components/own-works.tsx';
import { design } from '../tool.ts';

/** A brief and what came of it, or the design that the address names. */
export default function DesignPage() {
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  if (work) return <OpenedWork key={work} id={work} onGone={() => setSearch({})} />;
  return (
    <>
      <ToolPage tool={design} action="Design it" isWide>
        {(form) => <DesignFields form={form} />}
      </ToolPage>
      {!search.has('run') && <OwnWorks />}
    </>
  );
}
