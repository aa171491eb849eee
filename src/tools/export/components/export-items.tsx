import { useState } from 'react';
import { request } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { DropdownMenuCheckboxItem, DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { exportFormats, type ExportFormat } from '../export-contract.ts';
import { fileName, saveFile } from '../exporters.ts';

const labels: Record<ExportFormat, string> = { md: 'Markdown', pdf: 'PDF', json: 'JSON' };

interface ExportItemsProps {
  title: string;
  /** Whether there is more than the result, such as what each engine said. */
  hasRaw: boolean;
  addressOf: (wish: { format: ExportFormat; raw: 'true' | 'false' }) => string;
}

/** The formats that the server writes, for any menu. */
export function ExportItems({ title, hasRaw, addressOf }: ExportItemsProps) {
  const [raw, setRaw] = useState(false);
  return (
    <>
      {exportFormats.map((format) => (
        <DropdownMenuItem
          key={format}
          onSelect={() => void fetchExport(addressOf({ format, raw: raw ? 'true' : 'false' }), title, format)}
        >
          {labels[format]}
          <span className="ml-auto text-sm text-muted">.{format}</span>
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
async function fetchExport(address: string, title: string, format: ExportFormat) {
  const { update, dismiss } = toast({ title: `Making the ${labels[format]} file…`, duration: 60_000 });
  try {
    const response = await request(address);
    saveFile(await response.blob(), fileName(title, { extension: format }));
    dismiss();
  } catch (error) {
    update({ title: 'That could not be exported', description: wordsOf(error), variant: 'destructive' });
  }
}
