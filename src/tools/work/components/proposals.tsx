import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Added, Removed } from '#kit/ui/diff/diff-text.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getWork, listWorkVersions, type WorkView } from '../contract.ts';
import { decideProposal, listProposals, type Proposal } from '../propose/contract.ts';
import { isAtLeast } from '../work-role.ts';

interface ProposalsProps {
  work: WorkView;
  /** Some of it has become part of the work. */
  onTaken?: ((proposal: Proposal) => void) | undefined;
}

/** Revisions that wait for a decision, each in its parts. Nothing where there are none. */
export function Proposals({ work, onTaken }: ProposalsProps) {
  // A run may have proposed one since this page was opened.
  const { data } = useQuery({ ...query(listProposals, { params: { id: work.id } }), staleTime: 0 });
  return data?.items.map((proposal) => (
    <OneProposal key={proposal.id} work={work} proposal={proposal} onTaken={onTaken} />
  ));
}

function OneProposal({ work, proposal, onTaken }: ProposalsProps & { proposal: Proposal }) {
  const mayDecide = work.readOnly === null && isAtLeast(work.role, 'editor');
  const decide = useCall(decideProposal, {
    refreshes: [getWork, listProposals, listWorkVersions],
    onSuccess: ({ unfit }) => {
      if (unfit.length > 0)
        toast({ title: 'Some parts no longer apply', description: 'The text has since been edited.' });
    },
  });
  const open = proposal.parts.filter(({ decision }) => decision === null);
  const all = open.map(({ id }) => id);
  const act = (take: string[], refuse: string[]) =>
    decide.mutate(
      { params: { id: work.id, proposal: proposal.id }, body: { take, refuse } },
      { onSuccess: () => take.length > 0 && onTaken?.(proposal) },
    );
  return (
    <section
      aria-label={`Proposal by ${proposal.by}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="font-medium">
            <bdi>{proposal.by}</bdi> proposes {open.length === 1 ? 'a change' : `${open.length} changes`}
          </span>
          {proposal.note && (
            <span dir="auto" className="block text-sm text-muted">
              {proposal.note}
            </span>
          )}
        </p>
        {mayDecide && (
          <span className="flex gap-2">
            <Button size="sm" pending={decide.isPending} onClick={() => act(all, [])}>
              Accept all
            </Button>
            <Button size="sm" variant="secondary" disabled={decide.isPending} onClick={() => act([], all)}>
              Reject all
            </Button>
          </span>
        )}
      </div>
      {decide.error && <Notice tone="error">{wordsOf(decide.error)}</Notice>}
      <ol aria-label="Proposed changes" className="grid max-h-96 gap-2 overflow-y-auto">
        {open.map((part, at) => (
          <li key={part.id} className="flex items-start gap-3 rounded-lg border border-line p-3">
            <p dir="auto" className="min-w-0 flex-1 py-1 whitespace-pre-wrap wrap-anywhere">
              {part.place && <span className="block text-sm text-muted">{part.place}</span>}
              {part.was !== '' && <Removed>{part.was}</Removed>}
              {part.was !== '' && part.now !== '' && ' '}
              {part.now !== '' && <Added>{part.now}</Added>}
            </p>
            {mayDecide && (
              <span className="flex gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Accept change ${at + 1}`}
                  disabled={decide.isPending}
                  onClick={() => act([part.id], [])}
                >
                  <Check aria-hidden />
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Reject change ${at + 1}`}
                  disabled={decide.isPending}
                  onClick={() => act([], [part.id])}
                >
                  <X aria-hidden />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
