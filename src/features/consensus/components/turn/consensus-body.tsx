import { useId, type ReactNode } from 'react';
import type { ConsensusData } from '#features/consensus/data.ts';
import { cn } from '#kit/ui/cn.ts';
import { Answers } from '../answers/answers.tsx';
import { ClaimGroup } from '../claims/claim-group.tsx';
import { Contests } from '../claims/contests.tsx';
import { MarkingContext, useMarking } from '../claims/marking.ts';
import type { Tone } from '../claims/marks.ts';
import { ConsensusView } from './consensus-view.tsx';
import { NoConsensus } from './no-consensus.tsx';
import { RankingView } from './ranking-view.tsx';

interface ConsensusBodyProps {
  data: ConsensusData;
  isOpen?: boolean;
  panda?: boolean;
  /** False where the answers themselves were not shared. */
  withAnswers?: boolean;
  actions?: ReactNode;
}

/** Everything a consensus shows below its question: the consensus, the claims in three groups, and who said what. */
export function ConsensusBody(props: ConsensusBodyProps) {
  const { data, isOpen = false, panda = false, withAnswers = true, actions } = props;
  const { finding, members, mode, ranking } = data;
  const id = useId();
  const marking = useMarking(finding);
  const anchor = (tone: Tone) => `${id}-${tone}`;
  const nameOf = (member: string) => members.find((one) => one.id === member)?.title ?? 'An engine';
  const hasClaims = finding !== null && finding.agreed.length + finding.single.length > 0;
  // A claim alone on a page with one answer would only repeat it.
  const showsClaims = hasClaims && finding.available;
  const isAlone = finding !== null && !finding.available;
  const hasConsensus = mode !== 'compare' && !isAlone && (isOpen || finding !== null || ranking !== null);
  return (
    <MarkingContext value={marking}>
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
        {hasConsensus && (
          <ConsensusView data={data} isOpen={isOpen} panda={panda} anchor={anchor} actions={actions} />
        )}
        {ranking && <RankingView ranking={ranking} nameOf={nameOf} />}
        {finding && finding.contested.length > 0 && (
          <div id={anchor('contested')} className="scroll-mt-24">
            <Contests contests={finding.contested} nameOf={nameOf} />
          </div>
        )}
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-8',
            showsClaims && withAnswers && '@5xl:grid-cols-[18rem_minmax(0,1fr)]',
          )}
        >
          {showsClaims && (
            <div className="grid gap-x-10 gap-y-4 @2xl:grid-cols-2 @5xl:sticky @5xl:top-20 @5xl:max-h-[calc(100dvh-7rem)] @5xl:grid-cols-1 @5xl:overflow-y-auto @5xl:px-3">
              <div id={anchor('agreed')} className="scroll-mt-24">
                <ClaimGroup tone="agreed" claims={finding.agreed} nameOf={nameOf} />
              </div>
              <div id={anchor('single')} className="scroll-mt-24">
                <ClaimGroup tone="single" claims={finding.single} nameOf={nameOf} />
              </div>
            </div>
          )}
          {withAnswers && <Answers members={members} finding={finding} narrow={showsClaims} />}
        </div>
        {isAlone && !isOpen && <NoConsensus {...data} />}
        {!hasConsensus && actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </MarkingContext>
  );
}
