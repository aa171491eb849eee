import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { TranscriptView } from './components/transcript-view.tsx';
import { transcriptData, type Transcript } from './data.ts';
import { rowsInText } from './export/plain-text.ts';

/** A transcript as a run made it: its lines while they come, then the whole of it. */
export default function TranscriptViewer({ output, isGrowing }: Viewed<Transcript>) {
  const read = output.data === null ? undefined : transcriptData.safeParse(output.data).data;
  if (read) return <TranscriptView transcript={read} />;
  return <Lines text={output.texts[mainText] ?? ''} isGrowing={isGrowing ?? false} />;
}

/** So many as one sees; the others are there when it is done. */
const mostLines = 200;

function Lines({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  const rows = rowsInText(text);
  return (
    <ol aria-label="Transcript so far" aria-busy={isGrowing} className="grid gap-1.5">
      {rows.slice(-mostLines).map(({ start, text: said }, at) => (
        <li
          key={Math.max(0, rows.length - mostLines) + at}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-2"
        >
          <span className="pt-0.5 text-sm text-muted tabular-nums">{start}</span>
          <span dir="auto" className="wrap-anywhere">
            {said}
          </span>
        </li>
      ))}
    </ol>
  );
}
