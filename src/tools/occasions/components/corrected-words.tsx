import { Button } from '#kit/ui/button.tsx';
import { InlineDiff } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { mainText } from '#tools/define/output.ts';
import { useRunPart } from '#tools/follow/use-following.ts';
import { OutputView } from '#tools/kinds/output-view.tsx';
import { isOpen } from '#tools/run/run.ts';
import { useTurn } from '#tools/talk/use-turn.ts';

interface CorrectedWordsProps {
  /** Of the grammar tool. */
  run: string;
  words: string;
  onUse: (words: string) => void;
}

/** What a check found, beside what was typed. */
export default function CorrectedWords({ run: id, words, onUse }: CorrectedWordsProps) {
  const { facts } = useTurn(id);
  const run = useRunPart(id, (whole) => whole);
  if (!facts || !run || isOpen(run.state)) return <Skeleton className="h-16" />;
  if (run.error) return <Notice tone="warning">{run.error}</Notice>;
  const corrected = (run.output.texts[mainText] ?? '').trim();
  const isChanged = corrected !== '' && corrected !== words.trim();
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-sunken p-4">
      {isChanged ? (
        <>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            <InlineDiff pieces={diffWords(words.trim(), corrected)} />
          </p>
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() => onUse(corrected)}
          >
            Use corrections
          </Button>
        </>
      ) : (
        <OutputView kind={run.kind} output={run.output} input={run.input} />
      )}
    </div>
  );
}
