/** `/ai`: every tool that is open, by what one wants to do. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { listTools } from '#tools/run/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { useSurroundings } from '../../shell/surroundings.tsx';
import { describedPlacesOn } from '../described-places.ts';
import { HubSearch } from './hub-search.tsx';
import { IntentSection } from './intent-section.tsx';
import { fitting, toolsByIntent } from './intents.ts';

export const loader = ({ context }: LoaderFunctionArgs) => prefetch(context, [listTools]);

export default function AiPage() {
  const { brand } = useSurroundings();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const { data } = useQuery(query(listTools));
  const all = useMemo(() => toolsByIntent(describedPlacesOn(brand), data?.items ?? []), [brand, data]);
  const shown = fitting(all, typed);
  return (
    <div className="pb-16">
      <section className="grid items-end gap-x-10 pt-12 pb-10 md:grid-cols-[1fr_auto] md:pt-16">
        <div>
          <h1 className="text-display">What would you like to do?</h1>
          <p className="mt-5 max-w-[34em] text-lg text-muted sm:text-xl">
            Every tool, by what it does. Select an example to open the tool with it filled in.
          </p>
          <HubSearch label="Find a tool" value={typed} onChange={setTyped} className="mt-8" />
        </div>
        <Panda pose="sit" size={190} className="max-md:hidden" />
      </section>
      <p role="status" className="sr-only">
        {typed.trim() && `${shown.flatMap(({ tools }) => tools).length} tools found`}
      </p>
      {shown.map((intent) => (
        <IntentSection key={intent.title} intent={intent} />
      ))}
      {shown.length === 0 && (
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/universal-hub', { q: typed.trim() })}>Ask in the universal hub</Link>
            </Button>
          }
        >
          No tools match. Try the universal hub.
        </EmptyState>
      )}
      <Card field="leaf" padding="lg" className="mt-10 flex flex-wrap items-center justify-between gap-6">
        <div className="grid gap-1">
          <h2 className="text-2xl">See what others made</h2>
          <p>See results from these tools in the gallery, many with their prompts.</p>
        </div>
        <Button asChild variant="secondary">
          <Link to={href('/gallery')}>Open the gallery</Link>
        </Button>
      </Card>
    </div>
  );
}
