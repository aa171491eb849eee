import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Place } from '#kit/place.ts';
import { Button } from '#kit/ui/button.tsx';
import { Coming } from '#kit/ui/coming.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

interface HomeSectionProps {
  title: string;
  /** Where its things will be. */
  place: Place | undefined;
  children: ReactNode;
}

/** A section of the community: a link where its feature is open, and an empty state where it is not. */
export function HomeSection({ title, place, children }: HomeSectionProps) {
  const isOpen = place?.open ?? false;
  return (
    <section className="grid content-start gap-3 border-b border-line py-7 md:border-b-0 md:px-8 md:first:pl-0 md:last:pr-0">
      <h2 className="flex flex-wrap items-center gap-x-3 text-2xl">
        {title}
        {!isOpen && <Coming />}
      </h2>
      <p className="text-muted">{children}</p>
      {isOpen ? (
        <Button asChild variant="secondary" className="justify-self-start">
          <Link to={place!.to}>Open {place!.title}</Link>
        </Button>
      ) : (
        <div className="mt-2 border-b-[6px] border-sunken">
          <Panda mood="sleep" size={92} className="ml-4" />
        </div>
      )}
    </section>
  );
}
