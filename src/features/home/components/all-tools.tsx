import { useState } from 'react';
import { Link } from 'react-router';
import type { Place } from '#kit/place.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Section } from '#kit/ui/section.tsx';
import { familiesOf, type Family } from '../families.ts';
import { FamilyPicture } from './family-picture.tsx';

/** Every tool that is open, in groups, found as one types. */
export function AllTools({ places }: { places: readonly Place[] }) {
  const [typed, setTyped] = useState('');
  const families = familiesOf(places, typed);
  return (
    <Section
      title="All tools"
      actions={
        <Field label="Find a tool" hideLabel className="w-72 max-w-full">
          <Input
            type="search"
            maxLength={100}
            placeholder="Find a tool"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      }
    >
      <p role="status" className="text-muted">
        {families.length === 0 && 'No tools match.'}
      </p>
      <ul className="gap-x-14 md:columns-2">
        {families.map((family) => (
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
  return (
    <div className="min-w-0">
      <h3>{family.title}</h3>
      <p className="mt-0.5 text-muted">{family.text}</p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {family.tools.map((tool) => (
          <li key={tool.id} className="min-h-6">
            <Link
              to={tool.to}
              className="font-medium text-bamboo-deep underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {tool.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
