import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { SourceList } from '#kit/ui/source-list.tsx';
import { idOfRemark, type PlacedRemark } from './placed-remark.ts';
import type { Suggestions } from './use-suggestions.ts';

interface RemarkListProps {
  label?: string;
  remarks: readonly PlacedRemark[];
  /** To apply what is only suggested; without it one only reads. */
  suggestions?: Suggestions | undefined;
  active: string | undefined;
  onActive: (key: string | undefined) => void;
}

export function RemarkList({ label = 'Remarks', remarks, suggestions, active, onActive }: RemarkListProps) {
  return (
    <ol aria-label={label} className="grid gap-3">
      {remarks.map((placed) => (
        <li
          key={placed.key}
          id={idOfRemark(placed.key)}
          tabIndex={-1}
          onPointerEnter={() => onActive(placed.key)}
          onPointerLeave={() => onActive(undefined)}
          className={cn(
            'grid scroll-my-24 gap-2 rounded-lg border border-line bg-surface p-4',
            active === placed.key && 'border-edge bg-honey',
          )}
        >
          <Remark placed={placed} suggestions={suggestions} />
        </li>
      ))}
    </ol>
  );
}

const verdicts = {
  holds: { words: 'Correct', tone: 'leaf' },
  wrong: { words: 'Wrong', tone: 'danger' },
  unknown: { words: 'Unknown', tone: 'honey' },
} as const;
const longestQuote = 120;

interface RemarkProps {
  placed: PlacedRemark;
  suggestions: Suggestions | undefined;
}

function Remark({ placed: { key, role, remark, reply }, suggestions }: RemarkProps) {
  const { quote, comment, suggestion, verdict, by, sources } = remark;
  const offer = suggestions?.offers.get(key);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={verdict ? verdicts[verdict].tone : 'neutral'}>
          {verdict ? verdicts[verdict].words : role === 'check' ? 'Check' : 'Critique'}
        </Badge>
        {by}
      </p>
      {quote !== null && (
        <p dir="auto" className="wrap-anywhere">
          <Quote>{shortened(quote)}</Quote>
          {suggestion !== null && (
            <>
              <span aria-label=", better: "> → </span>
              <strong className="font-semibold">{suggestion.trim() || 'nothing'}</strong>
            </>
          )}
        </p>
      )}
      <AnswerText text={comment} className="text-sm" />
      <SourceList sources={sources} className="text-sm" />
      {offer && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={suggestions!.isBusy}
          aria-label={`${offer.isApplied ? 'Undo' : 'Apply'}: ${shortened(suggestion!)}`}
          onClick={() => suggestions!.press(offer)}
        >
          {offer.isApplied ? <Undo2 aria-hidden /> : <Check aria-hidden />}
          {offer.isApplied ? 'Undo' : 'Apply'}
        </Button>
      )}
      {reply && !offer && (
        <p className="text-sm font-medium">
          {reply.taken ? 'Applied in the next version.' : 'Unchanged'}
          {reply.why ? <span className="font-normal text-muted">: {reply.why}</span> : !reply.taken && '.'}
        </p>
      )}
    </>
  );
}

const Quote = ({ children }: { children: ReactNode }) => <q className="text-muted">{children}</q>;

function shortened(quote: string): string {
  const whole = quote.trim();
  if (whole.length <= longestQuote) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', longestQuote)).trimEnd()}…`;
}
