import { useState } from 'react';
import { StoredDocument } from '../viewer/stored-document.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { ChangeList } from './components/change-list.tsx';
import { comparisonText } from './comparison-text.ts';
import type { ComparisonData, Side } from './data.ts';

interface Shown {
  was: Side | null;
  now: Side | null;
}

export default function ComparisonViewer({ output, isGrowing }: Viewed<ComparisonData>) {
  const data = output.data;
  const [shown, setShown] = useState<Shown>();
  if (!data) return null;
  const { first, second, changes, contradictions } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>{comparisonText(data)}</p>
      {isGrowing && <p className="text-sm text-muted">Looking for contradictions…</p>}
      {shown && (
        <div className="grid gap-3 md:grid-cols-2">
          {(
            [
              [first, 'was'],
              [second, 'now'],
            ] as const
          ).map(([document, side]) => (
            <div key={side} className="grid min-w-0 gap-1">
              <h3 dir="auto" className="truncate text-base">
                {document.name}
              </h3>
              <StoredDocument
                id={document.id}
                current={shown[side] ?? undefined}
                className="h-[38vh] rounded-lg border border-line md:h-[60vh]"
              />
            </div>
          ))}
        </div>
      )}
      {!shown && changes.length + contradictions.length > 0 && (
        <Notice tone="info">Choose a difference to see both pages side by side.</Notice>
      )}
      <ChangeList data={data} onShow={setShown} />
    </div>
  );
}
