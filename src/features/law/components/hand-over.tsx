import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Link } from 'react-router';
import { summariseEntries } from '#features/wellbeing/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { urlOf } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { Button } from '#kit/ui/button.tsx';
import { Section } from '#kit/ui/section.tsx';
import { exportWork, listWorks } from '#tools/work/contract.ts';
import { lawWork } from '../document/work.ts';

/** Sheets from what someone has made here so far, one for each conversation. */
export function HandOver() {
  const isMember = Boolean(useQuery(query(currentUser)).data);
  const { items } = usePages(listWorks, { kind: lawWork.id });
  return (
    <Section
      title="Your hand-over sheet"
      lede="One or two pages with the facts, what is open and what you want to ask, as a PDF. Nothing is sent to anyone."
    >
      <ul className="grid gap-3">
        {items?.map(({ id, title }) => (
          <li key={id}>
            <SheetLink
              address={urlOf(exportWork, { params: { id }, query: { format: 'sheet' } })}
              title={title}
            />
          </li>
        ))}
        {isMember && (
          <li>
            <SheetLink address={summariseEntries.path} title="Wellbeing summary" />
          </li>
        )}
      </ul>
      {items?.length === 0 && (
        <p className="mt-3 text-muted">
          {isMember ? 'There is no legal document yet. ' : 'You have nothing here yet. '}
          <Link to="/lawyer">Start one</Link>, and its sheet appears here.
        </p>
      )}
    </Section>
  );
}

const SheetLink = ({ address, title }: { address: string; title: string }) => (
  <Button asChild variant="secondary" className="max-w-full">
    <a href={address} download>
      <Download aria-hidden />
      <span className="truncate" dir="auto">
        {title}
      </span>
    </a>
  </Button>
);
