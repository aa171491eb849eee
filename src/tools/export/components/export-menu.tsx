import Download from 'lucide-react/icons/download';
import { urlOf } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#kit/ui/dropdown-menu.tsx';
import type { RunView } from '#tools/run/contract.ts';
import { mainText } from '#tools/define/output.ts';
import { exportRun } from '../contract.ts';
import { ExportItems } from './export-items.tsx';

/** A result as a file, in the formats of its kind. */
export function ExportMenu({ run: { id, title, output, exports } }: { run: RunView }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          <Download aria-hidden /> Download
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <ExportItems
          title={title}
          exports={exports}
          hasRaw={Object.keys(output.texts).some((name) => name !== mainText)}
          addressOf={(query) => urlOf(exportRun, { params: { id }, query })}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
