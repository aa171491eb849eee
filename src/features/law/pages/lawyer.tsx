import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LimitsNotice } from '#kit/ui/limits-notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { DocumentCheck } from '../components/document-check.tsx';
import { PlaceFields, type Place } from '../components/place-fields.tsx';
import { TemplateList } from '../components/template-list.tsx';
import { lawWork } from '../document/work.ts';
import { laterWords, limits } from '../limits.ts';

/** Documents to begin and one's own, or the one that the address names. */
export default function Lawyer() {
  const [search, setSearch] = useSearchParams();
  const [place, setPlace] = useState<Place>({ country: '', region: '' });
  const id = search.get('work');
  const open = (work: string | null) => setSearch(work ? { work } : {}, { preventScrollReset: false });
  const notice = <LimitsNotice words={limits} later={laterWords} />;
  if (id)
    return (
      <>
        <div className="pt-6">{notice}</div>
        <WorkPage
          key={id}
          id={id}
          kinds={[lawWork]}
          title="Legal document helper"
          away="All documents"
          onGone={() => open(null)}
        />
      </>
    );
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title="Legal document helper"
        lede="Letters, agreements and outlines, made from your answers, as Word or PDF."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {notice}
        <PlaceFields place={place} onChange={setPlace} />
      </div>
      <TemplateList place={place} onOpen={open} />
      <OwnWorks
        kind={lawWork}
        title="Your documents"
        empty={<EmptyState>Nothing yet. Documents that you start are saved here, for you alone.</EmptyState>}
      />
      <DocumentCheck />
      <p className="text-muted">
        Looking for a person? <Link to="/professional-services">How to find a professional</Link>
      </p>
    </div>
  );
}
