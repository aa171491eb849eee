import type { ReactNode } from 'react';
import type { ConsensusData } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import { isSmallTalk } from '../../panel/families.ts';
import { MemberMark } from '../answers/member-mark.tsx';
import { heardWords, progressWords } from '../member-words.ts';
import { SourcedText } from '../text-source.tsx';

interface ConsensusViewProps {
  data: ConsensusData;
  isOpen: boolean;
  /** False where the answers themselves were not shared. */
  withAnswers: boolean;
  /** The panda looks over the latest one only. */
  panda: boolean;
  /** Where the contests stand. */
  contestsId: string;
  actions?: ReactNode;
}

/** The answer, and in one line where it comes from. */
export function ConsensusView(props: ConsensusViewProps) {
  const { data, isOpen, withAnswers, panda, contestsId, actions } = props;
  const { finding, ranking, members } = data;
  const isReady = finding !== null || ranking !== null;
  // One answer stands for itself, in its own words.
  const alone =
    finding?.available === false ? members.find(({ id }) => finding.heard.includes(id)) : undefined;
  return (
    <section
      aria-label={data.mode === 'council' ? 'Council' : 'Consensus'}
      data-theme="dark"
      className="relative grid grid-cols-[minmax(0,1fr)] gap-6 rounded-panel bg-[oklch(0.355_0.085_153)] p-5 text-ink sm:p-8"
    >
      {panda && (
        <Panda
          pose="peek"
          mood={moodOf(data, isOpen)}
          size={104}
          className="pointer-events-none absolute right-8 bottom-full h-auto w-22 translate-y-1/8 sm:w-26"
        />
      )}
      {isReady ? (
        <SourcedText
          name={alone && withAnswers ? alone.id : mainText}
          streaming={isOpen}
          className="max-w-[46em] text-lg [&_blockquote]:border-current [&_blockquote]:text-inherit [&>:first-child]:text-xl sm:[&>:first-child]:text-2xl sm:[&>:first-child]:leading-snug"
        />
      ) : (
        <AnswerToCome />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span data-theme="light" className="flex flex-wrap gap-1">
          {members.map(({ id, title, family }) => (
            <MemberMark key={id} title={title} family={family} className="size-7 text-xs" />
          ))}
        </span>
        {isReady ? (
          !(alone && isSmallTalk(alone.family)) && <Provenance data={data} contestsId={contestsId} />
        ) : (
          <p>{progressWords(data)}</p>
        )}
      </div>
      {alone && alone.sources.length > 0 && <SourceList sources={alone.sources} className="text-sm" />}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}

function Provenance({ data, contestsId }: { data: ConsensusData; contestsId: string }) {
  const { finding } = data;
  const contested = finding?.contested.length ?? 0;
  return (
    <p className="font-medium">
      {heardWords(data)}
      {contested > 0 && (
        <>
          {' · '}
          <a href={`#${contestsId}`} className="underline underline-offset-4">
            {contested} contested
          </a>
        </>
      )}
      {finding?.judge && ` · judged by ${finding.judge.title}`}
      {finding?.judge?.second && `, checked by ${finding.judge.second.title}`}
    </p>
  );
}

/** The shape of an answer: a line that says it, and two that say more. */
export function AnswerToCome() {
  return (
    <div aria-hidden className="grid max-w-[46em] gap-3 py-1">
      <Skeleton className="h-7 w-11/12" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}

function moodOf({ finding, members }: ConsensusData, isOpen: boolean): Mood {
  if (isOpen) return 'think';
  if (members.every(({ state }) => state === 'failed')) return 'sorry';
  const isOfOneMind = finding?.available && finding.agreed.length > 0 && finding.contested.length === 0;
  return isOfOneMind ? 'celebrate' : 'idle';
}
