import { Link } from 'react-router';
import type { Place } from '#kit/place.ts';
import { Section } from '#kit/ui/section.tsx';
import { countOpen, familiesOf, type Family } from '../families.ts';
import { Coming } from '#kit/ui/coming.tsx';
import { FamilyPicture } from './family-picture.tsx';

/** Everything there is and will be, on one page: the open is linked, the coming is named. */
export function ToolFamilies({ places }: { places: readonly Place[] }) {
  return (
    <Section
      title="Tools that hand work to each other"
      lede="What is underlined is open. The rest is being built; it opens when it works, and not before."
    >
      <ul className="gap-x-14 md:columns-2">
        {familiesOf(places).map((family) => (
          <li key={family.id} className="flex break-inside-avoid gap-5 border-t border-line py-6">
            <FamilyPicture family={family.id} />
            <FamilyText family={family} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FamilyText({ family }: { family: Family }) {
  const isComing = countOpen(family) === 0;
  return (
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-x-3">
        {family.title}
        {isComing && <Coming />}
      </h3>
      <p className="mt-0.5 text-muted">{family.text}</p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {family.tools.map((tool) => (
          <li key={tool.id} className="min-h-6">
            {tool.open ? (
              <Link
                to={tool.to}
                className="font-medium text-bamboo-deep underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {tool.title}
              </Link>
            ) : (
              <span className="text-muted">{tool.title}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
