import { useQuery } from '@tanstack/react-query';
import Brain from 'lucide-react/icons/brain';
import Layers from 'lucide-react/icons/layers';
import Sparkles from 'lucide-react/icons/sparkles';
import Swords from 'lucide-react/icons/swords';
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { AllyGrid, WaitingAllies } from '../components/ally-card.tsx';
import { StackStrip } from '../components/stack-strip.tsx';
import { listAllies } from '../contract.ts';
import { listContradictions, listMemories } from '../memories/contract.ts';

const mine = { query: { shelf: 'mine' as const } };
const mostShown = 6;

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [listAllies, mine]);
}

export default function Allies() {
  const { data: user } = useQuery(query(currentUser));
  const acting = useActing();
  return (
    <div className="pb-16">
      <PageHeader
        title={acting ? `Allies of ${acting.name}` : 'Your allies'}
        lede="AI personas with a purpose, knowledge and a memory you control. They work with Bamboo alone, and better with a language model."
        actions={
          <>
            <Button asChild>
              <Link to={href('/frenlyai-v2/codex', { new: 1 })}>New ally</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href('/summon')}>
                <Sparkles aria-hidden /> Summon
              </Link>
            </Button>
          </>
        }
      />
      {user ? <Own /> : <ForStrangers />}
      {user && <StackStrip />}
      <Section title="More">
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Place to={href('/frenlyai-v2/memories')} title="Memories" icon={<Brain aria-hidden />}>
            {user ? <MemoryCount /> : 'See, edit and delete what they remember about you.'}
          </Place>
          <Place to={href('/frenlyai-v2/stack')} title="Stack" icon={<Layers aria-hidden />}>
            The tools and allies you use every day.
          </Place>
          <Place to={href('/summon')} title="Summon" icon={<Sparkles aria-hidden />}>
            Describe a task, find the best match, and compare up to three.
          </Place>
          <Place to={href('/frenlyai-v2/quests')} title="Quests" icon={<Swords aria-hidden />}>
            Guided steps through real tools, with a reward at the end.
          </Place>
        </ul>
      </Section>
    </div>
  );
}

interface PlaceProps {
  to: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

function Place({ to, title, icon, children }: PlaceProps) {
  return (
    <Card asChild interactive>
      <li className="grid content-start gap-2 [&_svg]:size-6 [&_svg]:text-bamboo-deep">
        {icon}
        <h3 className="text-lg">
          <Link to={to} className={cardLink}>
            {title}
          </Link>
        </h3>
        <p className="text-muted">{children}</p>
      </li>
    </Card>
  );
}

function Own() {
  const { data } = useQuery(query(listAllies, mine));
  if (!data) return <WaitingAllies />;
  if (data.items.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={href('/frenlyai-v2/codex', { new: 1 })}>Answer five questions</Link>
          </Button>
        }
      >
        No allies yet. Create your first in five short questions.
      </EmptyState>
    );
  return (
    <>
      <h2 className="sr-only">Allies</h2>
      <AllyGrid allies={data.items.slice(0, mostShown)} />
      <p className="mt-5">
        <Link to={href('/frenlyai-v2/codex')}>All allies and templates</Link>
      </p>
    </>
  );
}

function ForStrangers() {
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={href('/frenlyai-v2/codex')}>See the codex</Link>
        </Button>
      }
    >
      Choose from fourteen templates. Sign in to create one.
    </EmptyState>
  );
}

function MemoryCount() {
  const { data } = useQuery(query(listMemories, { query: {} }));
  const { data: conflicts } = useQuery(query(listContradictions));
  const cases = conflicts?.items.length ?? 0;
  if (!data) return 'What your allies remember.';
  return (
    <>
      {data.isOn ? `${data.total.toLocaleString('en')} remembered.` : 'Memory is off.'}
      {cases > 0 && ` ${cases} to settle.`}
    </>
  );
}
