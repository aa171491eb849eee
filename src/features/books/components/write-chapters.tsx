/** Has a language model write chapters from their notes; the texts arrive as a proposal above the editor. */
import PenLine from 'lucide-react/icons/pen-line';
import { useContext, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { useUnderWay } from '#tools/follow/use-under-way.ts';
import { useHasModel } from '#tools/page/use-has-model.ts';
import { createRun } from '#tools/run/contract.ts';
import type { Chapter } from '../book.ts';
import { ebookChapters, mostAtOnce } from '../write/tool.ts';
import { OpenBookContext } from './open-book.ts';

interface WriteChaptersProps {
  chapters: readonly Chapter[];
  label: string;
  /** Said where there is no language model; nothing without it. */
  without?: string;
}

export function WriteChapters({ chapters, label, without }: WriteChaptersProps) {
  const { id: work, flush } = useContext(OpenBookContext);
  const hasModel = useHasModel();
  const underWay = useUnderWay();
  const [runId, setRunId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const running = underWay.find(({ id }) => id === runId);
  if (hasModel === undefined || work === '') return null;
  if (!hasModel) return without && <p className="text-sm text-muted">{without}</p>;
  async function start() {
    setStarting(true);
    setProblem(undefined);
    try {
      // The run reads what is saved.
      await flush();
      const input = { work, chapters: chapters.slice(0, mostAtOnce).map(({ id }) => id) };
      const run = await call(
        createRun,
        { params: { tool: ebookChapters.id }, body: { input } },
        { idempotencyKey: crypto.randomUUID() },
      );
      setRunId(run.id);
    } catch (error) {
      setProblem(wordsOf(error as Error));
    } finally {
      setStarting(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        pending={isStarting || running !== undefined}
        disabled={chapters.every(({ title, brief }) => !title && !brief)}
        onClick={() => void start()}
      >
        <PenLine aria-hidden /> {label}
      </Button>
      <span role="status" className="text-sm text-muted empty:hidden">
        {problem ??
          (running
            ? (running.step ?? 'Waiting…')
            : runId && 'When it’s ready, the text is proposed above. You choose whether to use it.')}
      </span>
    </div>
  );
}
