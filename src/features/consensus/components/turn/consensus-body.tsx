import { useId, type ReactNode } from 'react';
import type { ConsensusData } from '#features/consensus/data.ts';
import { Answers } from '../answers/answers.tsx';
import { WithoutAnswer } from '../answers/without-answer.tsx';
import { Contests } from '../claims/contests.tsx';
import { MarkingContext, useMarking } from '../claims/marking.ts';
import { isWithout } from '../member-words.ts';
import { ConsensusView } from './consensus-view.tsx';
import { Evidence } from './evidence.tsx';
import { RankingView } from './ranking-view.tsx';
import { SilenceView } from './silence-view.tsx';

interface ConsensusBodyProps {
  data: ConsensusData;
  /** Where the page knows it: to look it up elsewhere. */
  question?: string | undefined;
  isOpen?: boolean;
  panda?: boolean;
  /** False where the answers themselves were not shared. */
  withAnswers?: boolean;
  actions?: ReactNode;
}

/** Everything below a question: the answer, where they differ, and the evidence for both. */
export function ConsensusBody(props: ConsensusBodyProps) {
  const { data, question, isOpen = false, panda = false, withAnswers = true, actions } = props;
  const { finding, members, mode, ranking } = data;
  const contestsId = useId();
  const marking = useMarking(finding);
  const nameOf = (member: string) => members.find((one) => one.id === member)?.title ?? 'A source';
  const isSilent = finding !== null && finding.heard.length === 0 && !isOpen;
  const isAlone = finding?.available === false && !isOpen;
  if (mode === 'compare')
    return (
      <MarkingContext value={marking}>
        <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
          {withAnswers && <Answers members={members} finding={finding} narrow={false} />}
          <WithoutAnswer members={members.filter(isWithout)} />
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      </MarkingContext>
    );
  if (isSilent)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SilenceView data={data} question={question} withAnswers={withAnswers} actions={actions} />
        <WithoutAnswer members={members.filter(({ state }) => state === 'failed')} />
      </div>
    );
  return (
    <MarkingContext value={marking}>
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
        <ConsensusView
          data={data}
          isOpen={isOpen}
          withAnswers={withAnswers}
          panda={panda}
          contestsId={contestsId}
          actions={actions}
        />
        {ranking && <RankingView ranking={ranking} nameOf={nameOf} />}
        {finding && finding.contested.length > 0 && (
          <div id={contestsId} className="scroll-mt-24">
            <Contests contests={finding.contested} nameOf={nameOf} />
          </div>
        )}
        {/* One answer is above already. */}
        {!isAlone && <Evidence data={data} isOpen={isOpen} withAnswers={withAnswers} />}
        <WithoutAnswer members={members.filter(isWithout)} />
      </div>
    </MarkingContext>
  );
}
