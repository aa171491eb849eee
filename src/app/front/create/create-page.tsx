/** `/create`: the place to begin something, to go on with what was begun, and to try what others are building. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { ExperimentList } from '#features/lab/components/experiment-list.tsx';
import { listExperiments } from '#features/lab/contract.ts';
import { templates } from '#features/lab/templates.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { listTools } from '#tools/run/contract.ts';
import { toolsByIntent } from '../hubs/intents.ts';
import { describedPlacesOn } from '../described-places.ts';
import { useSurroundings } from '../../shell/surroundings.tsx';
import { UnfinishedWork } from './unfinished-work.tsx';

const testers = { query: { shelf: 'testers' } } as const;
const mostCalls = 3;

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, [listTools], [listExperiments, testers]);

export default function CreatePage() {
  const { data: user } = useQuery(query(currentUser));
  const calls = useQuery(query(listExperiments, testers)).data?.items ?? [];
  return (
    <div className="pb-16">
      <PageHeader
        title="Create"
        lede="Start something new, continue your work, or try what others are building."
        actions={
          <>
            <Button asChild>
              <Link to={href('/create/lab', { new: 1 })}>New experiment</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href('/mockup-lab')}>New mockup</Link>
            </Button>
          </>
        }
      />
      <UnfinishedWork />
      <Section title="Start with a template" lede="Templates for lab experiments.">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {templates.map(({ id, title, hint }) => (
            <Card key={id} asChild interactive field="honey">
              <li className="grid content-start gap-1">
                <h3 className="text-lg">
                  <Link
                    to={href('/create/lab', { new: 1, template: id })}
                    className={`text-ink no-underline ${cardLink}`}
                  >
                    {title}
                  </Link>
                </h3>
                <p>{hint}</p>
              </li>
            </Card>
          ))}
        </ul>
      </Section>
      <ByPurpose />
      <Section
        title="Testers wanted"
        lede="Try what members are building."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/create/lab')}>Open the lab</Link>
          </Button>
        }
      >
        {calls.length > 0 ? (
          <ExperimentList experiments={calls.slice(0, mostCalls)} />
        ) : (
          <EmptyState
            action={
              <Button asChild variant="secondary">
                <Link to={href('/create/lab', { new: 1 })}>Create an experiment</Link>
              </Button>
            }
          >
            No one is looking for testers right now.
          </EmptyState>
        )}
      </Section>
      {!user && (
        <Card field="leaf" padding="lg" className="mt-6 flex flex-wrap items-center justify-between gap-6">
          <div className="grid gap-1">
            <h2 className="text-2xl">Join Frenly</h2>
            <p>You can try everything without an account. With one, others can find and thank you.</p>
          </div>
          <Button asChild>
            <Link to={href('/create/join')}>Join</Link>
          </Button>
        </Card>
      )}
    </div>
  );
}

/** Every tool that is open, by what one wants to make. */
function ByPurpose() {
  const { brand } = useSurroundings();
  const { data } = useQuery(query(listTools));
  const intents = useMemo(() => toolsByIntent(describedPlacesOn(brand), data?.items ?? []), [brand, data]);
  return (
    <Section title="What you can make" lede="Each opens a tool. No account needed.">
      <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {intents.map(({ title, tools }) => (
          <div key={title}>
            <dt className="mb-2 font-display text-lg font-bold">{title}</dt>
            <dd>
              <ul className="grid gap-1.5">
                {tools.map((tool) => (
                  <li key={tool.id}>
                    <Link to={tool.to}>{tool.title}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
