import { useState } from 'react';
import { request } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { DropdownMenuCheckboxItem, DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { ListedExporter } from '../exporter.ts';
import { fileName, saveFile } from '../save-file.ts';

export interface ExportItemsProps {
  title: string;
  /** The formats that there are. */
  exports: readonly ListedExporter[];
  /** Whether there is more than the result, such as what each engine said. */
  hasRaw: boolean;
  addressOf: (wish: { format: string; raw: 'true' | 'false' }) => string;
}

/** The formats that the server writes, for any menu. */
export function ExportItems({ title, exports, hasRaw, addressOf }: ExportItemsProps) {
  const [raw, setRaw] = useState(false);
  return (
    <>
      {exports.map((exporter) => (
        <DropdownMenuItem
          key={exporter.format}
          onSelect={() =>
            void fetchExport(
              addressOf({ format: exporter.format, raw: raw ? 'true' : 'false' }),
              title,
              exporter,
            )
          }
        >
          {exporter.label}
          <span className="ml-auto text-sm text-muted">.{exporter.extension}</span>
        </DropdownMenuItem>
      ))}
      {hasRaw && (
        <DropdownMenuCheckboxItem checked={raw} onCheckedChange={setRaw}>
          With each engine’s own answer
        </DropdownMenuCheckboxItem>
      )}
    </>
  );
}

/** A PDF takes a moment; whoever waits is told, and what goes wrong is said in words. */
async function fetchExport(address: string, title: string, exporter: ListedExporter) {
  const { update, dismiss } = toast({ title: `Creating the ${exporter.label} file…`, duration: 60_000 });
  try {
    const response = await request(address);
    saveFile(await response.blob(), fileName(title, exporter));
    dismiss();
  } catch (error) {
    update({ title: 'Export failed', description: wordsOf(error), variant: 'destructive' });
  }
}
