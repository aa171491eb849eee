/** A draft with every change marked in it, and beside it each change with its reason. */
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Fragment, useState } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Added, Removed } from '#kit/ui/diff/diff-text.tsx';
import type { PolishData, ShownEdit } from '../polish/data.ts';
import { kindWords } from '../polish/words.ts';
import { TeachRule } from './teach-rule.tsx';
import type { Decisions } from './use-decisions.ts';

interface TrackedEditsProps {
  data: PolishData;
  decisions: Decisions;
  /** Whether what is refused can become a rule: not for strangers who read a link. */
  canTeach?: boolean;
}

const mostListed = 200;

export function TrackedEdits({
  data: { text, edits, isChecked = true },
  decisions,
  canTeach = true,
}: TrackedEditsProps) {
  const [active, setActive] = useState<number>();
  if (edits.length === 0)
    return (
      <div className="grid gap-4">
        {isChecked && <p className="font-medium">Nothing to change. It reads well.</p>}
        <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {text}
        </div>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section
        aria-label="Your text with its changes"
        dir="auto"
        className="leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        <Marked text={text} edits={edits} decisions={decisions} active={active} />
      </section>
      <section aria-label="Changes" className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p aria-live="polite" className="text-sm text-muted">
            {decisions.taken} of {edits.filter(({ now }) => now !== null).length} accepted
          </p>
          <span className="flex gap-1">
            <Button variant="ghost" size="sm" onClick={decisions.takeAll}>
              Accept all
            </Button>
            <Button variant="ghost" size="sm" onClick={decisions.refuseAll}>
              Reject all
            </Button>
          </span>
        </div>
        <ol
          className="grid gap-3 lg:max-h-[36rem] lg:overflow-y-auto lg:pr-1"
          tabIndex={0}
          aria-label="Changes and reasons"
        >
          {edits.slice(0, mostListed).map((edit, at) => (
            <li
              key={at}
              onPointerEnter={() => setActive(at)}
              onPointerLeave={() => setActive(undefined)}
              className="grid gap-2 rounded-lg border border-line bg-surface p-3 pl-4"
            >
              <OneEdit edit={edit} number={at + 1} at={at} decisions={decisions} canTeach={canTeach} />
            </li>
          ))}
        </ol>
        {edits.length > mostListed && (
          <p className="text-sm text-muted">
            The first {mostListed} of {edits.length}; the rest are in the text.
          </p>
        )}
      </section>
    </div>
  );
}

interface OneEditProps {
  edit: ShownEdit;
  number: number;
  at: number;
  decisions: Decisions;
  canTeach: boolean;
}

function OneEdit({ edit, number, at, decisions, canTeach }: OneEditProps) {
  const isTaken = decisions.isTaken(at);
  const isRefused = !isTaken && !decisions.isOpen(at);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={edit.sure ? 'accent' : 'neutral'}>{kindWords[edit.kind]}</Badge>
        {edit.now !== null && (
          <span className="ml-auto flex gap-1">
            <Button
              size="icon-sm"
              variant={isTaken ? 'primary' : 'secondary'}
              aria-pressed={isTaken}
              aria-label={`Accept change ${number}`}
              onClick={() => decisions.take(at)}
            >
              <Check aria-hidden />
            </Button>
            <Button
              size="icon-sm"
              variant="secondary"
              aria-pressed={isRefused}
              aria-label={`Reject change ${number}`}
              onClick={() => decisions.refuse(at)}
            >
              <X aria-hidden />
            </Button>
          </span>
        )}
      </div>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {edit.now === null ? (
          <q>{shortened(edit.was)}</q>
        ) : isRefused ? (
          <span>
            <span className="text-sm text-muted">Kept: </span>
            {shortened(edit.was)}
          </span>
        ) : (
          <>
            {edit.was !== '' && <Removed>{shortened(edit.was)}</Removed>}{' '}
            {edit.now !== '' && <Added>{shortened(edit.now)}</Added>}
          </>
        )}
      </p>
      <p className="text-sm text-muted">{edit.why}</p>
      {canTeach && (isRefused || edit.now === null) && <TeachRule edit={edit} />}
    </>
  );
}

const longest = 160;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

interface MarkedProps {
  text: string;
  edits: readonly ShownEdit[];
  decisions: Decisions;
  active: number | undefined;
}

/** Advice about a whole sentence stands around other changes: only what changes words is drawn in the text. */
function Marked({ text, edits, decisions, active }: MarkedProps) {
  const parts = drawnOf(text, edits).map(({ edit, number, before }) => (
    <Fragment key={number}>
      {before}
      <span className={cn('rounded-[0.2em]', active === number && 'outline-2 outline-offset-2 outline-edge')}>
        {decisions.isTaken(number) ? (
          <>
            <Removed>{edit.was}</Removed>
            {edit.now !== '' && <Added>{edit.now!}</Added>}
          </>
        ) : (
          <span className="underline decoration-edge decoration-dotted decoration-2 underline-offset-4">
            {edit.was}
          </span>
        )}
      </span>
    </Fragment>
  ));
  return (
    <>
      {parts}
      {text.slice(drawnOf(text, edits).at(-1)?.edit.end ?? 0)}
    </>
  );
}

/** What is drawn in the text, each with the words before it. */
function drawnOf(text: string, edits: readonly ShownEdit[]) {
  const drawn: { edit: ShownEdit; number: number; before: string }[] = [];
  for (const [number, edit] of edits.entries()) {
    const from = drawn.at(-1)?.edit.end ?? 0;
    if (edit.start < from || (edit.now === null && edit.kind === 'long')) continue;
    drawn.push({ edit, number, before: text.slice(from, edit.start) });
  }
  return drawn;
}
