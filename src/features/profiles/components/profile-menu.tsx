import { BoundaryItems } from '#social/boundaries/boundary-items.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';

/** What one member can do about another. */
export function ProfileMenu({ person }: { person: { handle: string; name: string } }) {
  return (
    <MoreMenu label={`More about ${person.name}`} variant="secondary" align="start">
      <BoundaryItems person={person} />
    </MoreMenu>
  );
}
