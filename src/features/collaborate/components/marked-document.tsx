import { Fragment, useMemo } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { Added, Removed } from '#kit/ui/diff/diff-text.tsx';
import { segmentsOf } from '../segments.ts';
import { Jump } from './jump.tsx';
import { idOfRemark, type PlacedRemark } from './placed-remark.ts';

interface MarkedDocumentProps {
  text: string;
  remarks: readonly PlacedRemark[];
  /** Whether what is suggested there has been applied. */
  isApplied: (key: string) => boolean;
  active: string | undefined;
  onActive: (key: string | undefined) => void;
}

/** The document with the places marked that something is said of; the list beside it says what. */
export function MarkedDocument({ text, remarks, isApplied, active, onActive }: MarkedDocumentProps) {
  const byKey = useMemo(() => new Map(remarks.map((one) => [one.key, one])), [remarks]);
  const segments = useMemo(
    () =>
      segmentsOf(
        text,
        remarks.flatMap(({ key, remark: { at, quote } }) =>
          at === null || quote === null ? [] : [{ key, start: at, end: at + quote.length }],
        ),
      ),
    [text, remarks],
  );
  return (
    <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {segments.map(({ text: words, start, keys }) => {
        const [key] = keys;
        if (key === undefined) return <Fragment key={start}>{words}</Fragment>;
        return (
          <mark key={start} className="bg-transparent p-0 text-ink">
            <Jump
              target={idOfRemark(key)}
              onActive={(isOn) => onActive(isOn ? key : undefined)}
              className={cn(
                'rounded-[0.2em] underline decoration-2 underline-offset-4',
                look(byKey.get(key)!),
                active !== undefined && keys.includes(active) && 'bg-honey',
              )}
            >
              {keys.some(isApplied) ? <Removed>{words}</Removed> : words}
              {keys
                .filter((one) => isApplied(one) && endOf(byKey.get(one)!) === start + words.length)
                .map((one) => (
                  <Added key={one}>{byKey.get(one)!.remark.suggestion ?? ''}</Added>
                ))}
            </Jump>
          </mark>
        );
      })}
    </div>
  );
}

const endOf = ({ remark: { at, quote } }: PlacedRemark) => at! + quote!.length;

/** Told apart by their line as well as by its colour. */
function look({ remark: { verdict, suggestion } }: PlacedRemark): string {
  if (verdict === 'holds') return 'decoration-bamboo decoration-solid';
  if (verdict === 'wrong') return 'decoration-danger decoration-double';
  return suggestion === null
    ? 'decoration-edge decoration-dotted'
    : 'decoration-danger decoration-wavy decoration-1';
}
