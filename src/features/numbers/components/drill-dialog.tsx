import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { explain } from '../query/explain.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { TypedTable } from '../table/typed-table.ts';
import { ResultTable } from './result-table.tsx';

interface DrillDialogProps {
  query: Query;
  table: TypedTable;
  title: string;
  onClose: () => void;
}

/** The rows that a bar or a line of a table was made from. */
export function DrillDialog({ query, table, title, onClose }: DrillDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="The rows behind it" description={explain(query)} width="lg">
        <ResultTable caption={`Rows behind ${title}`} result={runQuery(query, table)} />
      </DialogContent>
    </Dialog>
  );
}
