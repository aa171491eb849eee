import Download from 'lucide-react/icons/download';
import { Button } from '#kit/ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#kit/ui/dropdown-menu.tsx';
import { ExportItems, type ExportItemsProps } from './export-items.tsx';

/** As a file, in the formats of its kind. */
export function ExportMenu(props: ExportItemsProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          <Download aria-hidden /> Download
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <ExportItems {...props} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
