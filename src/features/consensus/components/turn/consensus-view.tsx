import type { ReactNode } from 'react';
import type { ConsensusData } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { toneTitles } from '../claims/tone.ts';
import type { Tone } from '../claims/marks.ts';
import { MemberMark } from '../answers/member-mark.tsx';
import { heardWords, progressWords } from '../member-words.ts';
import { SourcedText } from '../text-source.tsx';
import { FindingNotes } from './finding-notes.tsx';
import { VoteView } from './vote-view.tsx';

interface ConsensusViewProps {
  data: ConsensusData;
  isOpen: boolean;
  /** The panda looks over the latest one only. */
  panda: boolean;
  /** Where the groups of claims stand. */
  anchor: (tone: Tone) => string;
  actions?: ReactNode;
}

/** The consensus itself: what they say together, how many that is, and how much of it is contested. */
export function ConsensusView({ data, isOpen, panda, anchor, actions }: ConsensusViewProps) {
  const { finding, members, ranking } = data;
  const isReady = finding !== null || ranking !== null;
  return (
    <section
      aria-label={data.mode === 'council' ? 'What the chair writes' : 'Consensus'}
      data-theme="dark"
      className="relative grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 rounded-panel bg-[oklch(0.355_0.085_153)] p-5 text-ink sm:p-8 @3xl:grid-cols-[minmax(0,1fr)_17rem]"
    >
      {panda && (
        <Panda
          pose="peek"
          mood={moodOf(data, isOpen)}
          size={104}
          className="pointer-events-none absolute right-8 bottom-full h-auto w-22 translate-y-1/8 sm:w-26"
        />
      )}
      <div className="grid min-h-28 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <p className="font-display text-lg font-bold">{data.mode === 'council' ? 'Council' : 'Consensus'}</p>
        {isReady ? (
          <SourcedText name={mainText} streaming={isOpen} className="text-lg" />
        ) : (
          <p className="text-lg text-muted">{progressWords(data)}</p>
        )}
        {finding?.vote && <VoteView vote={finding.vote} />}
        {finding && <FindingNotes data={data} finding={finding} isOpen={isOpen} />}
      </div>
      <div className="grid content-start gap-4">
        <div data-theme="light" className="flex flex-wrap gap-1.5">
          {members.map(({ id, title, family }) => (
            <MemberMark key={id} title={title} family={family} />
          ))}
        </div>
        {finding && (
          <>
            <p className="font-semibold">{heardWords(data)}</p>
            {finding.available && (
              <ul className="grid gap-2">
                <Count tone="agreed" count={finding.agreed.length} to={anchor('agreed')} />
                <Count tone="contested" count={finding.contested.length} to={anchor('contested')} />
                <Count tone="single" count={finding.single.length} to={anchor('single')} />
              </ul>
            )}
          </>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2 @3xl:col-span-2">{actions}</div>}
    </section>
  );
}

function Count({ tone, count, to }: { tone: Tone; count: number; to: string }) {
  const look = 'flex min-h-11 items-center justify-between gap-3 rounded-md bg-[oklch(1_0_0/0.09)] px-3.5';
  const content = (
    <>
      <span>{toneTitles[tone]}</span>
      <span className="font-semibold tabular-nums">{count === 0 ? 'none' : count}</span>
    </>
  );
  return (
    <li>
      {count === 0 ? (
        <span className={look}>{content}</span>
      ) : (
        <a href={`#${to}`} className={`${look} hover:bg-[oklch(1_0_0/0.15)]`}>
          {content}
        </a>
      )}
    </li>
  );
}

function moodOf({ finding, members }: ConsensusData, isOpen: boolean): Mood {
  if (isOpen) return 'think';
  if (members.every(({ state }) => state === 'failed')) return 'sorry';
  const isOfOneMind = finding?.available && finding.agreed.length > 0 && finding.contested.length === 0;
  return isOfOneMind ? 'celebrate' : 'idle';
}
