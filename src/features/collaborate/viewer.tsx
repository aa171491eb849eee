/** A collaboration as others see it, on shared pages and in the gallery. */
import type { DraftData } from './data.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { mainText } from '#tools/define/output.ts';
import { DraftView } from './components/draft-view.tsx';
import { Pipeline } from './components/pipeline.tsx';

export default function DraftViewer({ output: { data, texts } }: Viewed<DraftData>) {
  if (!data) return <AnswerText text={texts[mainText] ?? ''} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Pipeline data={data} isOpen={false} />
      <DraftView data={data} texts={texts} isOpen={false} />
    </div>
  );
}
