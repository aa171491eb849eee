import { Link } from 'react-router';
import type { DescribedPlace } from '#kit/place.ts';
import { Coming } from '#kit/ui/coming.tsx';
import { Section } from '#kit/ui/section.tsx';

/** Pages of every host, whatever its brand; listed where they are open. */
const everywhere = ['adopt-panda', 'own-profile', 'settings', 'support', 'about-pandas', 'feedback'];

interface OnThisInstallationProps {
  /** The rows that the product is made of. */
  pages: readonly string[];
  places: readonly DescribedPlace[];
}

/** Read from the page table, so that it is true on the day it is read. */
export function OnThisInstallation({ pages, places }: OnThisInstallationProps) {
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const own = named(pages);
  const open = [...own, ...named(everywhere)].filter((place) => place.open);
  const coming = own.filter((place) => !place.open);
  return (
    <Section id="today" title="What works today">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        <div>
          <h3 className="mb-2 font-sans text-base font-medium tracking-normal text-muted">Open</h3>
          <ul className="grid">
            {open.map(({ id, title, description, to }) => (
              <li key={id} className="border-t border-line">
                <Link to={to} className="group grid gap-0.5 py-3">
                  <span className="font-semibold decoration-bamboo underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  <span className="text-muted">{description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {coming.length > 0 && (
          <div>
            <h3 className="mb-2 font-sans text-base font-medium tracking-normal text-muted">Coming soon</h3>
            <ul className="grid">
              {coming.map(({ id, title, description }) => (
                <li key={id} className="grid gap-0.5 border-t border-line py-3">
                  <span className="flex flex-wrap items-center gap-3 font-semibold">
                    {title} <Coming />
                  </span>
                  <span className="text-muted">{description}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
