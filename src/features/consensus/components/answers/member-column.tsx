import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Square from 'lucide-react/icons/square';
import { memo, useContext } from 'react';
import type { Member } from '#features/consensus/data.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { ClaimMark } from '#kit/ui/markdown/marks.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import { isWorking, stateWords } from '../member-words.ts';
import { SourcedText, useTextReader } from '../text-source.tsx';
import { TurnActionsContext } from '../turn/turn-actions.ts';
import { CopyIcon } from '#kit/ui/copy-icon.tsx';
import { MemberMark } from './member-mark.tsx';
import { RateButtons } from './rate-buttons.tsx';

interface MemberColumnProps {
  member: Member;
  marks: readonly ClaimMark[];
  onMark: (id: string | undefined) => void;
  className?: string;
}

/** One engine and its answer, from thinking to done. */
export const MemberColumn = memo(function MemberColumn({
  member,
  marks,
  onMark,
  className,
}: MemberColumnProps) {
  const { id, title, family, provider, state, note, sources } = member;
  const isSilent = state === 'waiting';
  const isDone = state === 'done' || state === 'stopped' || state === 'abstained';
  return (
    <article
      aria-label={`Answer of ${title}`}
      aria-busy={isWorking(member)}
      className={cn(
        'flex min-h-56 flex-col rounded-card border border-line bg-surface contain-layout contain-paint',
        className,
      )}
    >
      <header className="flex items-center gap-3 px-4 pt-4">
        <MemberMark title={title} family={family} />
        <div className="min-w-0 flex-1">
          <h5 className="truncate text-base" title={title}>
            {title}
          </h5>
          <p className="truncate text-sm text-muted">
            {provider} · {family}
          </p>
        </div>
      </header>
      <div
        tabIndex={0}
        role="group"
        aria-label={`What ${title} says`}
        data-answer={id}
        className="min-h-0 flex-1 overflow-y-auto rounded-md px-4 py-3 focus-visible:-outline-offset-2"
      >
        {isSilent && <Panda mood="think" size={64} className="mt-2" />}
        {!isSilent && (
          <SourcedText name={id} streaming={isWorking(member)} topHeading={6} marks={marks} onMark={onMark} />
        )}
        {state === 'failed' && <p className="mt-3 rounded-md bg-blush px-3 py-2">{note ?? 'No answer.'}</p>}
        {state !== 'failed' && note && <p className="mt-3 text-sm text-muted">{note}</p>}
        {isDone && <SourceList sources={sources} className="mt-3 text-sm" />}
      </div>
      <MemberFoot member={member} />
    </article>
  );
});

/** How it stands, and what can be done about it. */
function MemberFoot({ member }: { member: Member }) {
  const actions = useContext(TurnActionsContext);
  const readText = useTextReader();
  const { id, title, state } = member;
  const canRetry = actions && !actions.isOpen;
  return (
    <footer className="flex min-h-13 items-center gap-0.5 border-t border-line py-1 pr-2 pl-4">
      <p className="mr-auto min-w-0 py-1 text-sm text-muted">{stateWords(member)}</p>
      {actions && isWorking(member) && (
        <Button
          variant="ghost"
          size="sm"
          pending={actions.stopping.has(id)}
          aria-label={`Stop ${title}`}
          onClick={() => actions.stopMember(id)}
        >
          <Square aria-hidden className="fill-current" /> Stop
        </Button>
      )}
      {canRetry && (
        <Button
          variant="ghost"
          size="icon-sm"
          pending={actions.isRetrying}
          aria-label={`Ask ${title} again`}
          className="text-muted"
          onClick={() => actions.retryMember(id)}
        >
          <RotateCcw aria-hidden />
        </Button>
      )}
      {!isWorking(member) && state !== 'failed' && (
        <CopyIcon label={`Copy the answer of ${title}`} text={() => readText(id)} />
      )}
      {actions && state === 'done' && <RateButtons run={actions.run} part={id} title={title} />}
    </footer>
  );
}
