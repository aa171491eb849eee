import { useState } from 'react';
import { CodeBlock } from '../code-block.tsx';
import { beside } from './worker-client.ts';
import type { DiagramPictures } from './diagram-svg.ts';
import { useBeside } from './use-worker.ts';

const drawDiagram = beside<DiagramPictures>(
  () => new Worker(new URL('./diagram-worker.ts', import.meta.url), { type: 'module' }),
);

const longest = 20_000;

/** A diagram, and its source for whoever wants it; the source alone where it cannot be drawn. */
export function Diagram({ source }: { source: string }) {
  const isWanted = source.length <= longest;
  const { answer, failed } = useBeside(drawDiagram, 'mermaid', isWanted ? source : undefined);
  const [drawn, setDrawn] = useState(answer);
  if (answer && answer !== drawn) setDrawn(answer);
  // Where the source is being edited, the last drawing stays until the next one is there.
  const shown = answer ?? (failed || !isWanted ? undefined : drawn);
  if (!shown)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <CodeBlock code={source} title="Diagram" />
        {(failed || !isWanted) && (
          <p className="text-sm text-muted">
            This diagram type isn’t supported, so its source is shown. Flowcharts, sequences, states, classes,
            entities and simple charts are supported.
          </p>
        )}
      </div>
    );
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <div
        role="group"
        aria-label="Diagram"
        tabIndex={0}
        className="overflow-x-auto p-3 focus-visible:-outline-offset-2"
      >
        <Picture svg={shown.light} width={shown.width} className="dark:hidden" />
        <Picture svg={shown.dark} width={shown.width} className="hidden dark:block" />
      </div>
      <details className="border-t border-line">
        <summary className="cursor-pointer px-5 py-2 text-sm text-muted">Source</summary>
        <CodeBlock code={source} title="Mermaid" className="rounded-none border-0 border-t" />
      </details>
    </figure>
  );
}

function Picture({ svg, width, className }: { svg: string; width: number; className: string }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="Diagram; its source is below"
      width={width}
      className={`mx-auto h-auto max-w-none ${className}`}
    />
  );
}
