/** A site that is open: its editor, or what visitors sent. */
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { useDesk, useIsMember } from '#tools/work/use-desk.ts';
import { getPublication } from '../contract.ts';
import { Answers } from './answers.tsx';
import { SiteNameContext } from './open-site.ts';
import { PublishButton } from './publish-button.tsx';

interface OpenedSiteProps {
  work: WorkView;
  view: string | null;
  onGone: () => void;
}

export default function OpenedSite({ work, view, onGone }: OpenedSiteProps) {
  const editing = useDesk(work);
  const isOwner = work.role === 'owner';
  return (
    <SiteNameContext value={work.title}>
      {isOwner && (
        <div className="flex flex-wrap items-center gap-2">
          <PublishButton work={work} onBefore={editing.flush} />
          <AnswersLink id={work.id} isOpen={view === 'answers'} />
        </div>
      )}
      {isOwner && view === 'answers' ? (
        <Answers site={work.id} />
      ) : (
        <WorkDesk work={work} editing={editing} onGone={onGone} />
      )}
    </SiteNameContext>
  );
}

function AnswersLink({ id, isOpen }: { id: string; isOpen: boolean }) {
  const isMember = useIsMember();
  const { data } = useQuery(query(getPublication, { params: { id } }));
  if (!isMember || !data?.publication) return null;
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={href('/builder', isOpen ? { work: id } : { work: id, view: 'answers' })}>
        {isOpen ? 'Edit site' : `Answers (${data.publication.answers})`}
      </Link>
    </Button>
  );
}
