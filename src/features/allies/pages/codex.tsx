import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { getRun } from '#tools/run/contract.ts';
import { AllyGrid, WaitingAllies } from '../components/ally-card.tsx';
import { AlliesFound } from '../components/ally-search.tsx';
import type { AllyFields } from '../components/ally-form.tsx';
import { TemplateList } from '../components/template-list.tsx';
import { listAllies } from '../contract.ts';

/** Loaded when someone makes one. */
const NewAlly = lazy(async () => ({ default: (await import('../components/new-ally.tsx')).NewAlly }));

const mine = (before: string | null) => ({
  query: { shelf: 'mine' as const, ...(before ? { before } : {}) },
});
const shared = { query: { shelf: 'shared' as const } };

export function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before');
  return prefetch(context, [listAllies, mine(before)], [listAllies, shared]);
}

const typingPause = 300;
const longestSearch = 200;

export default function Codex() {
  const [search, setSearch] = useSearchParams();
  const { data: user } = useQuery(query(currentUser));
  const [picked, setPicked] = useState<AllyFields>();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), typingPause);
  useOpenRun(search.get('run'));
  const isOpen = search.has('new') || picked !== undefined;
  function setOpen(open: boolean) {
    setPicked(undefined);
    setSearch(open ? { new: '1' } : {}, { preventScrollReset: true, replace: !open });
  }
  return (
    <div className="pb-16">
      <PageHeader
        title="Codex of allies"
        lede="An ally has a purpose, a voice, knowledge and tools. Create one in five questions, from a template, or from a shared ally."
        actions={
          user ? (
            <>
              <Button onClick={() => setOpen(true)}>
                <Plus aria-hidden /> New ally
              </Button>
              <Button asChild variant="secondary">
                <Link to={href('/summon')}>
                  <Sparkles aria-hidden /> Summon for a task
                </Link>
              </Button>
            </>
          ) : (
            <Button asChild>
              <Link to={href('/login', { return_url: href('/frenlyai-v2/codex', { new: 1 }) })}>
                Sign in to create one
              </Link>
            </Button>
          )
        }
      />
      <Field label="Search allies" hideLabel className="mb-8 max-w-xl">
        <Input
          type="search"
          placeholder="Search allies by name or purpose"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {q ? (
        <AlliesFound q={q} signedIn={Boolean(user)} />
      ) : (
        <>
          {user && <Own onNew={() => setOpen(true)} />}
          <Shared />
        </>
      )}
      <Section title="Templates" lede="Customise anything before you create it.">
        <TemplateList
          onPick={(fields) => {
            setPicked(fields);
          }}
        />
      </Section>
      {user && isOpen && (
        <Suspense>
          <NewAlly open onOpenChange={setOpen} first={picked} />
        </Suspense>
      )}
      {!user && picked && <ToSignIn />}
    </div>
  );
}

/** Making one needs an account; whoever picked a template is brought back here. */
function ToSignIn() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(href('/login', { return_url: href('/frenlyai-v2/codex') }));
  }, [navigate]);
  return null;
}

/** A chat from the history stands on the page of its ally. */
function useOpenRun(id: string | null) {
  const navigate = useNavigate();
  const { data: run } = useQuery({
    ...query(getRun, { params: { id: id ?? '' } }),
    enabled: id !== null,
  });
  useEffect(() => {
    const allyId = run?.input.ally;
    if (run && typeof allyId === 'string')
      void navigate(`${href('/frenlyai-v2/codex/:allyId', { allyId })}?run=${run.id}`, { replace: true });
  }, [navigate, run]);
}

function Own({ onNew }: { onNew: () => void }) {
  const [search] = useSearchParams();
  const acting = useActing();
  const { data, error, refetch, isFetching } = useQuery(query(listAllies, mine(search.get('before'))));
  if (error)
    return (
      <ErrorState
        level={2}
        title={acting ? 'Allies couldn’t be loaded' : 'Your allies couldn’t be loaded'}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  return (
    <Section
      title={acting ? `Allies of ${acting.name}` : 'Your allies'}
      lede={acting ? 'All members can use them. Admins and creators can edit them.' : undefined}
      className="pt-0 sm:pt-0"
    >
      {!data && <WaitingAllies />}
      {data?.items.length === 0 && (
        <EmptyState
          action={<Button onClick={onNew}>Answer five questions</Button>}
          sample={[
            { title: 'Quill', detail: 'Makes my texts shorter and correct · 6 tools' },
            { title: 'Marginalia', detail: 'Reads my documents with me · 3 sources' },
          ]}
        >
          No allies yet. {acting ? 'The' : 'Your'} first ally takes five short questions.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <AllyGrid allies={data.items} />
          <LoadMore hasMore={Boolean(data.next)} to={`?before=${data.next}`} label="Show more" />
        </>
      )}
    </Section>
  );
}

function Shared() {
  const { data } = useQuery(query(listAllies, shared));
  const others = data?.items.filter(({ isMine }) => !isMine) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title="Shared by others" lede="Chat with them, or remix one.">
      <AllyGrid allies={others} />
    </Section>
  );
}
