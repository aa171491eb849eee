import Download from 'lucide-react/icons/download';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import type { RunView } from '../contract.ts';
import { download, exporters } from '../exporters.ts';

/** Copy and download, in the formats of the result's kind. */
export function ResultActions({ run: { kind, title, output } }: { run: RunView }) {
  const [first] = exporters[kind];
  return (
    <>
      {first && <CopyButton value={() => first.write(output)} />}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" size="sm">
            <Download aria-hidden /> Download
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {exporters[kind].map((exporter) => (
            <DropdownMenuItem key={exporter.label} onSelect={() => download(exporter, title, output)}>
              {exporter.label}
              <span className="ml-auto text-sm text-muted">.{exporter.extension}</span>
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}
