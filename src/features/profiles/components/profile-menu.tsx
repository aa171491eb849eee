import Ellipsis from 'lucide-react/icons/ellipsis';
import { BoundaryItems } from '#kit/boundaries/boundary-items.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';

/** What one member can do about another. */
export function ProfileMenu({ person }: { person: { handle: string; name: string } }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`More about ${person.name}`} variant="secondary">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <BoundaryItems person={person} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
