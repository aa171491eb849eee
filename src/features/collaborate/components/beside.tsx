import { useMemo, type ReactNode } from 'react';
import type { DraftData } from '#features/collaborate/data.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { changesIn, type Piece } from '#kit/ui/diff/word-diff.ts';
import { speakingOf, type Version } from '../plan.ts';
import { ChangeList } from './change-list.tsx';
import { remarksOn } from './placed-remark.ts';
import { RemarkList } from './remark-list.tsx';
import type { Review } from './use-review.ts';
import type { Suggestions } from './use-suggestions.ts';

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
  suggestions: Suggestions | undefined;
  /** The version that these are the changes to. */
  before: Version | undefined;
  isOpen: boolean;
}

/** In Markdown a line right after a quote would be part of it. */
const quoteEnd = /^(>.*)\n(?!>)/gm;

/** What belongs to the text on the left: its changes, or what was said of it. */
export function Beside(props: BesideProps) {
  const { data, texts, version, before, pieces, review, suggestions, isOpen, active, onActive } = props;
  const remarks = useMemo(() => remarksOn(data, version.step.id), [data, version.step.id]);
  if (pieces) {
    const changes = changesIn(pieces);
    const offered = [...remarks, ...(before ? remarksOn(data, before.step.id) : [])].filter(({ key }) =>
      suggestions?.offers.has(key),
    );
    return (
      <div className="grid gap-6">
        <Changes changes={changes} review={review} active={active} onActive={onActive} />
        {offered.length > 0 && (
          <div className="grid gap-3">
            <h3 className="text-base font-semibold">Suggestions</h3>
            <p className="text-sm text-muted">These may be wrong, so they are off until you apply them.</p>
            <RemarkList
              label="Suggestions"
              remarks={offered}
              suggestions={suggestions}
              active={active}
              onActive={onActive}
            />
          </div>
        )}
      </div>
    );
  }
  // While someone writes, their words stand here as they come.
  const speaking = speakingOf(data, version.step.id).findLast(({ state }) => state === 'writing');
  const said = speaking && isOpen ? texts[speaking.id] : undefined;
  if (said) return <AnswerText text={said.replaceAll(quoteEnd, '$1\n\n')} className="text-muted" />;
  if (remarks.length > 0)
    return <RemarkList remarks={remarks} suggestions={suggestions} active={active} onActive={onActive} />;
  return isOpen ? null : <Quiet>No remarks on this version.</Quiet>;
}

function Changes({
  changes,
  review,
  active,
  onActive,
}: Pick<BesideProps, 'review' | 'active' | 'onActive'> & { changes: ReturnType<typeof changesIn> }) {
  if (changes.length === 0) return <Quiet>Nothing was changed.</Quiet>;
  if (review) return <ChangeList changes={changes} review={review} active={active} onActive={onActive} />;
  const count = changes.length === 1 ? 'One change' : `${changes.length} changes`;
  return <Quiet>{count} from the previous version.</Quiet>;
}

const Quiet = ({ children }: { children: ReactNode }) => <p className="py-2 text-muted">{children}</p>;
