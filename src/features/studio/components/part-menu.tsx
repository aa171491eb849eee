import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isEdited, type Part } from '../set.ts';

interface PartMenuProps {
  part: Part;
  onChange: (part: Part) => void;
  onRemove: () => void;
}

export const PartMenu = ({ part, onChange, onRemove }: PartMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton label="More for this part" size="sm">
        <Ellipsis aria-hidden />
      </IconButton>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      {isEdited(part) && (
        <DropdownMenuItem onSelect={() => onChange({ ...part, ...part.made })}>
          Discard my edits
        </DropdownMenuItem>
      )}
      {part.planned && (
        <DropdownMenuItem onSelect={() => onChange({ ...part, planned: null })}>
          Remove from calendar
        </DropdownMenuItem>
      )}
      <DropdownMenuItem danger onSelect={onRemove}>
        Remove this part
      </DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);
