import type { ReactNode } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { cn } from '#kit/ui/cn.ts';
import { SourceList } from '#kit/ui/source-list.tsx';
import { idOfRemark, type PlacedRemark } from './placed-remark.ts';

interface RemarkListProps {
  remarks: readonly PlacedRemark[];
  active: string | undefined;
  onActive: (key: string | undefined) => void;
}

export function RemarkList({ remarks, active, onActive }: RemarkListProps) {
  return (
    <ol aria-label="Remarks" className="grid gap-3">
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
          <Remark placed={placed} />
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

function Remark({ placed: { role, remark, reply } }: { placed: PlacedRemark }) {
  const { quote, comment, suggestion, verdict, by, sources } = remark;
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
      {reply && (
        <p className="text-sm font-medium">
          {reply.taken ? 'Applied in the next version.' : 'Left as it is'}
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
