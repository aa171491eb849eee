import { useContext, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import type { Finding, Member } from '#features/consensus/data.ts';
import { cn } from '#kit/ui/cn.ts';
import { MarkingContext } from '../claims/marking.ts';
import { marksIn, marksOf } from '../claims/marks.ts';
import { isWithout, isWorking } from '../member-words.ts';
import { MemberColumn } from './member-column.tsx';

interface AnswersProps {
  members: readonly Member[];
  finding: Finding | null;
  /** Beside the claims there is less room. */
  narrow: boolean;
}

/** Every answer: side by side where there is room, one at a time on a phone. */
export function Answers({ members, finding, narrow }: AnswersProps) {
  const id = useId();
  const { active, chosen, shown, hover, show } = useContext(MarkingContext);
  const marks = useMemo(() => marksOf(finding), [finding]);
  const columns = useRef<HTMLDivElement>(null);
  const columned = members.filter((member) => !isWithout(member));
  const selected = columned.some((member) => member.id === shown) ? shown : columned[0]?.id;

  // Once they are drawn: where a claim stands in each answer, and on a phone in the one that is shown.
  const reveal = useEffectEvent(() => {
    const answers = columns.current?.querySelectorAll('[data-answer]') ?? [];
    // The first one last: where they stand below one another, that is the one in sight.
    for (const answer of [...answers].toReversed())
      answer
        .querySelector(`[data-claim="${CSS.escape(chosen!.id)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => {
    if (chosen) reveal();
  }, [chosen]);

  if (columned.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h4 id={id} className="flex min-h-11 items-center text-base">
        {columned.length === 1 ? 'Answer' : 'Answers'}
      </h4>
      <div
        role="group"
        hidden={columned.length < 2}
        aria-label="Choose an answer"
        className="flex gap-1 overflow-x-auto rounded-full bg-sunken p-1 md:hidden noscript:hidden"
      >
        {columned.map((member) => (
          <button
            key={member.id}
            type="button"
            aria-pressed={member.id === selected}
            onClick={() => show(member.id)}
            className="inline-flex h-10 shrink-0 grow items-center justify-center gap-2 rounded-full px-3 text-sm font-medium text-muted aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft"
          >
            {isWorking(member) && (
              <span
                aria-hidden
                data-motion="opacity"
                className="size-2 shrink-0 animate-breathe rounded-full bg-bamboo"
              />
            )}
            <span className="max-w-32 truncate">{member.title}</span>
          </button>
        ))}
      </div>
      <div
        ref={columns}
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-4 [&_mark]:scroll-my-28',
          // Four are two and two; a fourth by itself would look left over.
          narrow && columned.length === 4
            ? 'md:grid-cols-2'
            : 'md:grid-cols-[repeat(auto-fit,minmax(15.5rem,1fr))]',
        )}
      >
        {columned.map((member) => (
          <MemberColumn
            key={member.id}
            member={member}
            marks={marksIn(marks, member.id, active)}
            onMark={hover}
            className={cn(
              // Without scripts there is nothing to choose with, so all are shown.
              member.id !== selected && 'max-md:hidden max-md:noscript:flex',
              narrow ? 'md:max-h-[34rem]' : 'md:max-h-[40rem]',
            )}
          />
        ))}
      </div>
    </section>
  );
}
