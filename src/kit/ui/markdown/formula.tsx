import { useEffect } from 'react';
import { cn } from '../cn.ts';
import { beside } from './worker-client.ts';
import { useBeside } from './use-worker.ts';

const drawFormula = beside<string>(
  () => new Worker(new URL('./formula-worker.ts', import.meta.url), { type: 'module' }),
);

/** No formula of a person's or an engine's is longer; one that is stays as it was written. */
const longest = 4000;

interface FormulaProps {
  tex: string;
  isDisplay: boolean;
  /** Its end has not come yet. */
  isGrowing: boolean;
}

/** A formula; its source until it is drawn, where it cannot be, and for whom nothing runs. */
export function Formula({ tex, isDisplay, isGrowing }: FormulaProps) {
  const isWanted = !isGrowing && tex !== '' && tex.length <= longest;
  const { answer } = useBeside(drawFormula, isDisplay ? 'display' : 'inline', isWanted ? tex : undefined);
  useEffect(() => {
    // Without its style a formula is still read aloud and copied rightly, so its absence is no failure.
    if (isWanted) import('katex/dist/katex.min.css').catch(console.warn);
  }, [isWanted]);
  const className = cn(isDisplay && 'block overflow-x-auto overflow-y-hidden py-1 text-center');
  if (answer === undefined)
    return <code className={cn('font-mono text-[0.9em] text-muted wrap-anywhere', className)}>{tex}</code>;
  // The words are ours: KaTeX made them from the source, trusting nothing in it.
  // oxlint-disable-next-line react/no-danger
  return (
    <span
      className={className}
      tabIndex={isDisplay ? 0 : undefined}
      dangerouslySetInnerHTML={{ __html: answer }}
    />
  );
}
