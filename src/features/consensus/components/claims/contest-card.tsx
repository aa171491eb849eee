import { useContext, type ReactNode } from 'react';
import type { ConsensusClaim, ConsensusContest } from '#features/consensus/data.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { Settlement } from '../../contract.ts';
import { supportWords } from '../../finding/support-words.ts';
import { ClaimButton } from './claim-button.tsx';
import { plainWords } from './plain-words.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { SettlingContext } from './settling.ts';
import { SourceGiven } from './source-given.tsx';
import { verdictOn, type Verdict } from './verdict.ts';

interface ContestCardProps {
  contest: ConsensusContest;
  nameOf: (member: string) => string;
  settlements: readonly Settlement[];
}

/** A claim on which they differ: each side in its own words, what lies behind it, and what would settle it. */
export function ContestCard({ contest, nameOf, settlements }: ContestCardProps) {
  const door = useContext(SettlingContext);
  const { sides, difference, assumption, settledBy } = contest;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h4 className="first-letter:uppercase">{plainWords(difference)}</h4>
      <ul
        className={cn(
          'grid gap-3',
          sides.length > 1 && '@2xl:grid-cols-2',
          sides.length > 2 && '@4xl:grid-cols-3',
        )}
      >
        {sides.map((side) => (
          <li key={side.id} className="grid">
            <Side
              side={side}
              nameOf={nameOf}
              verdict={verdictOn(side.id, settlements)}
              given={settlements.filter((settlement) => settlement.side === side.id)}
            />
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-8 gap-y-2 @2xl:grid-cols-2">
        {assumption && <Behind title="Where their assumptions differ">{assumption}</Behind>}
        <Behind title="What would settle it">{settledBy}</Behind>
      </dl>
      {door && (
        <div>
          <SettleDialog contest={contest} />
        </div>
      )}
    </article>
  );
}

const verdictBadges: Record<Exclude<Verdict, 'open'>, { words: string; tone: 'leaf' | 'danger' }> = {
  held: { words: 'Held', tone: 'leaf' },
  overturned: { words: 'Overturned', tone: 'danger' },
};

interface SideProps {
  side: ConsensusClaim;
  nameOf: (member: string) => string;
  verdict: Verdict;
  given: readonly Settlement[];
}

function Side({ side, nameOf, verdict, given }: SideProps) {
  // Of two, each is a side of its own: its name says all.
  const isOneOfTwo = side.support.of === 2 && side.voices.length === 1;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-sunken p-1">
      <ClaimButton id={side.id} tone="contested" className="grid flex-1 content-start gap-2 p-3">
        <span className="flex flex-wrap items-center justify-between gap-2 text-sm font-medium">
          {isOneOfTwo ? nameOf(side.voices[0]!.member) : supportWords(side.support)}
          {verdict !== 'open' && (
            <Badge tone={verdictBadges[verdict].tone}>{verdictBadges[verdict].words}</Badge>
          )}
        </span>
        {side.voices.map(({ member, words, start }) => (
          <span key={`${member} ${start}`} className="grid gap-0.5">
            <q dir="auto" className="wrap-anywhere">
              {plainWords(words)}
            </q>
            {!isOneOfTwo && <span className="text-sm text-muted">{nameOf(member)}</span>}
          </span>
        ))}
      </ClaimButton>
      {given.length > 0 && (
        <ul className="grid gap-2 border-t border-line px-3 pt-2 pb-2">
          {given.map((settlement) => (
            <SourceGiven key={settlement.id} settlement={settlement} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Behind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-medium text-muted">{title}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
