import type { Viewed } from '#tools/kinds/kind-table.ts';
import { useState } from 'react';
import type { Passage } from '#kit/documents/read/document.ts';
import { StoredDocument } from '../viewer/stored-document.tsx';
import { Grid } from './components/grid.tsx';
import type { GridData } from './data.ts';
import { gridText } from './grid-text.ts';

export default function GridViewer({ output }: Viewed) {
  const data = output.data as GridData | null;
  const [shown, setShown] = useState<{ id: string; passage: Passage }>();
  if (!data) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>{gridText(data)}</p>
      <Grid data={data} onShow={(id, passage) => setShown({ id, passage: { ...passage } })} />
      {shown && (
        <StoredDocument
          key={shown.id}
          id={shown.id}
          current={shown.passage}
          className="h-[60vh] rounded-lg border border-line"
        />
      )}
    </div>
  );
}
