import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext, useState } from 'react';
import type { ConsensusData } from '#features/consensus/data.ts';
import { cn } from '#kit/ui/cn.ts';
import { Answers } from '../answers/answers.tsx';
import { ClaimGroup } from '../claims/claim-group.tsx';
import { MarkingContext } from '../claims/marking.ts';
import { evidenceWords } from '../member-words.ts';
import { FindingNotes } from './finding-notes.tsx';

interface EvidenceProps {
  data: ConsensusData;
  isOpen: boolean;
  withAnswers: boolean;
}

/** What the answer rests on: claims, every answer in full, and how it was found. Folded once it has ended. */
export function Evidence({ data, isOpen, withAnswers }: EvidenceProps) {
  const { finding, members } = data;
  const { chosen } = useContext(MarkingContext);
  const [wish, setWish] = useState<boolean>();
  const [shownFor, setShownFor] = useState(chosen);
  // Whoever points at a claim wants to see where it stands.
  if (chosen !== shownFor) {
    setShownFor(chosen);
    setWish(true);
  }
  const isUnfolded = wish ?? isOpen;
  const nameOf = (member: string) => members.find((one) => one.id === member)?.title ?? 'A source';
  const hasClaims =
    finding !== null && finding.agreed.length + (finding.alike?.length ?? 0) + finding.single.length > 0;
  return (
    <details
      open={isUnfolded}
      onToggle={({ currentTarget, target }) => {
        // Groups within tell of their own folding, too.
        if (target === currentTarget && currentTarget.open !== isUnfolded) setWish(currentTarget.open);
      }}
      className="group/evidence grid grid-cols-[minmax(0,1fr)] rounded-card border border-line"
    >
      <summary className="flex min-h-13 list-none flex-wrap items-center gap-x-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg">Evidence</h3>
        <span className="text-muted">{evidenceWords(data)}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4.5 text-muted transition-[rotate] duration-150 group-open/evidence:rotate-180"
        />
      </summary>
      {/* What one has reached into does not fold by itself. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-5" onClickCapture={() => setWish(true)}>
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-8',
            hasClaims && withAnswers && '@5xl:grid-cols-[18rem_minmax(0,1fr)]',
          )}
        >
          {hasClaims && (
            <div className="grid gap-x-10 gap-y-4 @2xl:grid-cols-2 @5xl:sticky @5xl:top-20 @5xl:max-h-[calc(100dvh-7rem)] @5xl:grid-cols-1 @5xl:overflow-y-auto @5xl:px-3">
              <ClaimGroup tone="agreed" claims={finding.agreed} nameOf={nameOf} />
              <ClaimGroup tone="alike" claims={finding.alike ?? []} nameOf={nameOf} />
              <ClaimGroup tone="single" claims={finding.single} nameOf={nameOf} />
            </div>
          )}
          {withAnswers && <Answers members={members} finding={finding} narrow={hasClaims} />}
        </div>
        {finding && <FindingNotes data={data} finding={finding} isOpen={isOpen} />}
      </div>
    </details>
  );
}
