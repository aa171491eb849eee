import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { NamedPerson } from '#social/people/contract.ts';

interface QuestMakerProps {
  /** Null where they have left, or are not shown to whoever reads. */
  person: NamedPerson | null;
  hasLeft: boolean;
}

/** Says that a member made a quest, not the product. */
export function QuestMaker({ person, hasLeft }: QuestMakerProps) {
  if (!person) return hasLeft ? 'A quest by a member who has left' : 'A quest by a member';
  const name = <bdi>{person.name}</bdi>;
  return (
    <>
      A quest by{' '}
      {person.handle ? (
        <Link to={href('/profile/:handle', { handle: person.handle.toLowerCase() })}>{name}</Link>
      ) : (
        name
      )}
    </>
  );
}
