import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { getRun } from '#tools/run/contract.ts';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { OpenedPhoto } from '../photo/components/opened-photo.tsx';
import { Photos } from '../photo/components/photos.tsx';
import { photoWork } from '../photo/photo-kind.ts';

/** One's photos, or the one that the address names; an edit alone leads to its photo. */
export default function PhotoPage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const run = search.get('run');
  const open = (work: string | null) => setSearch(work ? { work } : {}, { preventScrollReset: false });
  if (id)
    return (
      <WorkPage
        key={id}
        id={id}
        kinds={[photoWork]}
        title="Photo editing"
        away="All photos"
        onGone={() => open(null)}
      >
        {(work) => <OpenedPhoto work={work} onGone={() => open(null)} />}
      </WorkPage>
    );
  if (run) return <PhotoOfRun run={run} />;
  return <Photos picture={search.get('picture')} onOpen={open} />;
}

function PhotoOfRun({ run }: { run: string }) {
  const { data, isError } = useQuery(query(getRun, { params: { id: run } }));
  const photo = data?.input.photo;
  if (typeof photo === 'string')
    return <Navigate replace to={href('/ai/images/photo', { work: photo, run })} />;
  if (isError || data) return <Navigate replace to={href('/ai/images/photo')} />;
  return <h1 className="sr-only">Photo editing</h1>;
}
