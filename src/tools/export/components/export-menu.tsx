import Download from 'lucide-react/icons/download';
import { urlOf } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import type { RunView } from '#tools/run/contract.ts';
import { exportRun } from '../export-contract.ts';
import { download, exporters } from '../exporters.ts';
import { mainText } from '#tools/define/output.ts';
import { ExportItems } from './export-items.tsx';

/** A result as a file: with all that belongs to it from the server, or its bare text. */
export function ExportMenu({ run: { id, kind, title, output } }: { run: RunView }) {
  const plain = exporters[kind].find(({ extension }) => extension === 'txt');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          <Download aria-hidden /> Download
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {plain && (
          <DropdownMenuItem onSelect={() => download(plain, title, output)}>
            {plain.label}
            <span className="ml-auto text-sm text-muted">.{plain.extension}</span>
          </DropdownMenuItem>
        )}
        <ExportItems
          title={title}
          hasRaw={Object.keys(output.texts).some((name) => name !== mainText)}
          addressOf={(query) => urlOf(exportRun, { params: { id }, query })}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
