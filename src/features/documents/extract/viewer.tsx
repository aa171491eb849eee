import type { Viewed } from '#tools/kinds/kind-table.ts';
import { useState } from 'react';
import type { Passage } from '#kit/documents/read/document.ts';
import { StoredDocument } from '../viewer/stored-document.tsx';
import { Grid } from './components/grid.tsx';
import type { GridData } from './data.ts';
import { countCells, gridText } from './grid-text.ts';

export default function GridViewer({ output }: Viewed<GridData>) {
  const data = output.data;
  const [openPassage, setOpenPassage] = useState<{ id: string; passage: Passage }>();
  if (!data) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>{gridText(countCells(data.rows))}</p>
      <Grid data={data} onShow={(id, passage) => setOpenPassage({ id, passage: { ...passage } })} />
      {openPassage && (
        <StoredDocument
          key={openPassage.id}
          id={openPassage.id}
          current={openPassage.passage}
          className="h-[60vh] rounded-lg border border-line"
        />
      )}
    </div>
  );
}
