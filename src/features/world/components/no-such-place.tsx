import Search from 'lucide-react/icons/search';
import { Form, Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { longestPlaceSearch } from '../place.ts';

/** In place of a place that nobody knows: what was asked for, ready to be asked for differently. */
export function NoSuchPlace({ name }: { name: string }) {
  return (
    <div className="flex flex-col items-start gap-8 py-16 sm:flex-row sm:items-center sm:gap-14">
      <Panda mood="sorry" pose="body" size={180} />
      <div className="grid w-full max-w-prose gap-4">
        <h1>Place not found</h1>
        <p className="text-lg wrap-anywhere text-muted">
          No place called “<bdi>{name}</bdi>” found. Try the nearest larger town; most names use Latin
          letters.
        </p>
        <Form action={href('/discover/world')} role="search" className="flex items-end gap-3">
          <Field label="Search people and places" className="flex-1">
            <Input type="search" name="q" defaultValue={name} maxLength={longestPlaceSearch} />
          </Field>
          <Button type="submit">
            <Search aria-hidden /> Search
          </Button>
        </Form>
        <p>
          <Link to={href('/discover/world')}>Open the map</Link>
        </p>
      </div>
    </div>
  );
}
