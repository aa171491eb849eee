import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { isEdited, type Part } from '../set.ts';

interface PartMenuProps {
  part: Part;
  onChange: (part: Part) => void;
  onRemove: () => void;
}

export const PartMenu = ({ part, onChange, onRemove }: PartMenuProps) => (
  <MoreMenu label="More for this part" size="sm" align="start">
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
  </MoreMenu>
);
