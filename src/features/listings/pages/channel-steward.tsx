import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { ReviewQueue } from '../components/review-queue.tsx';
import { StewardMembership } from '../components/steward-membership.tsx';
import { sectionNamed, sections } from '../sections.ts';
import { stewardQueue } from '../stewards-contract.ts';

export default function ChannelSteward() {
  const [search] = useSearchParams();
  const section = sectionNamed(search.get('section') ?? undefined) ?? sections[0]!;
  const queue = useQuery(query(stewardQueue));
  return (
    <div className="grid gap-8 pb-16">
      <PageHeader
        className="pb-0"
        title="Channel steward"
        lede="Stewards look after a section of the marketplace: they review what was held, pin, merge duplicates and write its rules. What they do is public."
      />
      <Loaded query={queue}>{(data) => <ReviewQueue queue={data} />}</Loaded>
      <section aria-labelledby="sections" className="grid gap-4">
        <h2 id="sections">Sections</h2>
        <FilterLinks
          label="Section"
          param="section"
          value={section.id}
          options={sections.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <StewardMembership key={section.id} section={section} />
      </section>
    </div>
  );
}
