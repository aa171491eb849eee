import { useId } from 'react';
import type { ConsensusContest } from '#features/consensus/data.ts';
import { cn } from '#kit/ui/cn.ts';
import { ContestCard } from './contest-card.tsx';
import { useSettlements } from './settling.ts';
import { toneFields, toneTitles } from './tone.ts';

interface ContestsProps {
  contests: readonly ConsensusContest[];
  nameOf: (member: string) => string;
}

/** Where they differ, with what people have brought to settle it. */
export function Contests({ contests, nameOf }: ContestsProps) {
  const id = useId();
  const settlements = useSettlements();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="flex min-h-11 items-center gap-2.5 text-lg">
        <span aria-hidden className={cn('size-3 rounded-full border border-line', toneFields.contested)} />
        {toneTitles.contested}
        <span className="font-sans text-base font-normal tracking-normal text-muted tabular-nums">
          {contests.length}
        </span>
      </h3>
      {contests.map((contest) => (
        <ContestCard
          key={contest.id}
          contest={contest}
          nameOf={nameOf}
          settlements={settlements.filter((settlement) => settlement.contest === contest.id)}
        />
      ))}
    </section>
  );
}
