import { useSearchParams } from 'react-router';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { BrandKits } from '../components/brand-kits.tsx';
import { DesignFields } from '../components/design-fields.tsx';
import { designWork, kitWork } from '../kind.ts';
import { design } from '../tool.ts';

/** A brief and what came of it, or the design or brand kit that the address names. */
export default function DesignPage() {
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  if (work)
    return (
      <WorkPage
        key={work}
        id={work}
        kinds={[designWork, kitWork]}
        title="Design studio"
        away="All designs"
        onGone={() => setSearch({})}
        isCompact
      />
    );
  return (
    <>
      <ToolPage tool={design} action="Generate" isWide>
        {(form) => <DesignFields form={form} />}
      </ToolPage>
      {!search.has('run') && (
        <>
          <OwnWorks
            kind={designWork}
            title="Your designs"
            className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
          />
          <BrandKits />
        </>
      )}
    </>
  );
}
