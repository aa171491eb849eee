/** `/discover`: where to start looking around. Only what is open is shown. */
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useMemo } from 'react';
import { Form, Link, type LoaderFunctionArgs } from 'react-router';
import { CreationGrid } from '#features/gallery/components/creation-grid.tsx';
import { listGallery } from '#features/gallery/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { useSurroundings } from '../../shell/surroundings.tsx';
import { describedPlacesOn } from '../described-places.ts';
import { toolsByIntent } from './intents.ts';
import { PeopleFinder } from './people-finder.tsx';

const mostShown = 6;
/** Rooms to look around in, as far as they are open. */
const rooms = ['showcase', 'community', 'directory', 'pulse', 'threads', 'university', 'blog', 'marketplace'];

export const loader = ({ context }: LoaderFunctionArgs) => prefetch(context, [listGallery, { query: {} }]);

export default function DiscoverPage() {
  const { brand } = useSurroundings();
  const places = useMemo(() => describedPlacesOn(brand).filter(({ open }) => open), [brand]);
  const tools = toolsByIntent(places, []).flatMap((intent) => intent.tools);
  const { data: gallery } = useQuery(query(listGallery, { query: {} }));
  const newest = gallery?.items.slice(0, 3) ?? [];
  const open = rooms.flatMap((id) => places.find((place) => place.id === id) ?? []);
  // The search where it is open; until then the hub takes every question.
  const answers = places.find(({ id }) => id === 'search')?.to ?? href('/universal-hub');
  return (
    <div className="pb-10">
      <section className="grid items-end gap-x-10 pt-12 pb-6 md:grid-cols-[1fr_auto] md:pt-16">
        <div>
          <h1 className="text-display">Explore.</h1>
          <p className="mt-5 max-w-[34em] text-lg text-muted sm:text-xl">
            Ask something, try a tool, see what people made, or find someone.
          </p>
          <Form action={answers} role="search" aria-label="Everything" className="mt-8 flex max-w-xl gap-3">
            <Field label="What are you curious about?" hideLabel className="flex-1">
              <Input
                type="search"
                name="q"
                maxLength={1000}
                placeholder="What are you curious about?"
                className="h-13 rounded-full px-6 text-lg"
              />
            </Field>
            <Button type="submit" size="lg" className="max-sm:px-4">
              <Search aria-hidden /> <span className="max-sm:sr-only">Search</span>
            </Button>
          </Form>
        </div>
        <Panda pose="body" mood="wave" size={170} className="max-md:hidden" />
      </section>
      <Section
        title="Tools to try"
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/ai')}>All tools</Link>
          </Button>
        }
      >
        <HubLinks doors={tools.slice(0, mostShown)} />
      </Section>
      <Section
        title="New in the gallery"
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/gallery')}>The gallery</Link>
          </Button>
        }
      >
        {newest.length > 0 ? (
          <CreationGrid creations={newest} />
        ) : (
          <p className="text-muted">Nothing published yet.</p>
        )}
      </Section>
      <Section title="People">
        <PeopleFinder />
      </Section>
      <Section title="More pages">
        <HubLinks doors={open} />
      </Section>
    </div>
  );
}

interface HubLink {
  id: string;
  title: string;
  description: string;
  to: string;
}

function HubLinks({ doors }: { doors: readonly HubLink[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {doors.map(({ id, title, description, to }) => (
        <li key={id} className="border-t border-line py-5">
          <h3>
            <Link
              to={to}
              className="text-ink underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
