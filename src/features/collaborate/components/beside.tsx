import { useMemo, type ReactNode } from 'react';
import type { DraftData } from '#features/collaborate/data.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { changesIn, type Piece } from '#kit/ui/diff/word-diff.ts';
import { speakingOf, type Version } from '../plan.ts';
import { ChangeList } from './change-list.tsx';
import { remarksOn } from './placed-remark.ts';
import { RemarkList } from './remark-list.tsx';
import type { Review } from './use-review.ts';

export interface PartProps {
  data: DraftData;
  version: Version;
  active: string | undefined;
  onActive: (key: string | undefined) => void;
}

interface BesideProps extends PartProps {
  texts: Readonly<Record<string, string>>;
  pieces: readonly Piece[] | undefined;
  review: Review | undefined;
  isOpen: boolean;
}

/** In Markdown a line right after a quote would be part of it. */
const quoteEnd = /^(>.*)\n(?!>)/gm;

/** What belongs to the text on the left: its changes, or what was said of it. */
export function Beside({ data, texts, version, pieces, review, isOpen, active, onActive }: BesideProps) {
  const remarks = useMemo(() => remarksOn(data, version.step.id), [data, version.step.id]);
  if (pieces) {
    const changes = changesIn(pieces);
    if (changes.length === 0) return <Quiet>Nothing was changed.</Quiet>;
    if (!review)
      return (
        <Quiet>
          {changes.length === 1 ? 'One change' : `${changes.length} changes`} to the version before.
        </Quiet>
      );
    return <ChangeList changes={changes} review={review} active={active} onActive={onActive} />;
  }
  // While someone writes, their words stand here as they come.
  const speaking = speakingOf(data, version.step.id).findLast(({ state }) => state === 'writing');
  const said = speaking && isOpen ? texts[speaking.id] : undefined;
  if (said) return <AnswerText text={said.replaceAll(quoteEnd, '$1\n\n')} className="text-muted" />;
  if (remarks.length > 0) return <RemarkList remarks={remarks} active={active} onActive={onActive} />;
  return isOpen ? null : <Quiet>Nothing was said about this version.</Quiet>;
}

const Quiet = ({ children }: { children: ReactNode }) => <p className="py-2 text-muted">{children}</p>;
