import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { Link, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { ExperimentForm } from '../components/experiment-form.tsx';
import { ExperimentList, WaitingList } from '../components/experiment-list.tsx';
import { LabFilters } from '../components/lab-filters.tsx';
import { createExperiment, listExperiments, listLabTags, type LabFilter } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';
import { templates, withoutEmptyParts } from '../templates.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const filter = filterIn(new URL(request.url).searchParams);
  return prefetch(context, [listExperiments, { query: filter }], [listLabTags]);
}

export default function Lab() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const { data: user } = useQuery(query(currentUser));
  const setNew = (open: boolean) => {
    const params = new URLSearchParams(search);
    if (open) params.set('new', '1');
    else for (const name of ['new', 'template']) params.delete(name);
    setSearch(params, { preventScrollReset: true, replace: !open });
  };
  return (
    <div className="pb-16">
      <PageHeader
        title="Lab"
        lede="Share early work, try what others are building, and give feedback."
        actions={
          user ? (
            <Button onClick={() => setNew(true)}>
              <FlaskConical aria-hidden /> New experiment
            </Button>
          ) : (
            <Button asChild>
              <Link to={href('/login', { return_url: href('/create/lab', { new: 1 }) })}>
                Sign in to add yours
              </Link>
            </Button>
          )
        }
      />
      <LabFilters filter={filter} signedIn={Boolean(user)} />
      <Found />
      {user && <NewExperiment open={search.has('new')} onOpenChange={setNew} />}
    </div>
  );
}

interface NewExperimentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function NewExperiment({ open, onOpenChange }: NewExperimentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const template = templates.find(({ id }) => id === search.get('template'));
  const create = useCall(createExperiment, {
    refreshes: [listExperiments, listLabTags],
    onSuccess: ({ id }) => void navigate(href('/create/lab/:id', { id })),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="New experiment"
        description="It doesn’t have to work yet. You can change everything later."
      >
        <ExperimentForm
          key={template?.id}
          {...(template && { first: template.fields })}
          action="Create experiment"
          pending={create.isPending}
          error={create.error}
          onSubmit={(body) =>
            create.mutate({
              body: template ? { ...body, text: withoutEmptyParts(template, body.text) } : body,
            })
          }
        />
      </DialogContent>
    </Dialog>
  );
}

function Found() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const list = useQuery({ ...query(listExperiments, { query: filter }), placeholderData: keepPreviousData });
  const { data, error, refetch, isFetching } = list;
  if (error)
    return (
      <ErrorState
        level={2}
        title="Experiments couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <WaitingList />;
  if (data.items.length === 0) return <Nothing filter={filter} />;
  const next = new URLSearchParams(search);
  next.set('before', data.next ?? '');
  return (
    <>
      <h2 className="sr-only">Experiments</h2>
      <ExperimentList experiments={data.items} />
      <LoadMore hasMore={Boolean(data.next)} to={`?${next}`} label="Show more" />
    </>
  );
}

function Nothing({ filter: { q, tag, status, shelf } }: { filter: LabFilter }) {
  if (q || tag || status)
    return (
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to={href('/create/lab')}>Clear filters</Link>
          </Button>
        }
      >
        No experiments match.
      </EmptyState>
    );
  if (shelf === 'testers') return <EmptyState>No one is looking for testers right now.</EmptyState>;
  if (shelf === 'following')
    return (
      <EmptyState>
        You’re not following or testing anything yet. Open an experiment and choose Follow.
      </EmptyState>
    );
  if (shelf === 'mine')
    return <EmptyState>You have no experiments yet. Start with an idea in two sentences.</EmptyState>;
  return (
    <EmptyState
      sample={[
        { title: 'A kettle that runs on sunlight', detail: 'Trying · 3 testers · “Is the lid too heavy?”' },
        { title: 'Recipes from what is left in the fridge', detail: 'Idea · testers wanted' },
      ]}
    >
      No experiments yet. Share something half-finished and let others try it.
    </EmptyState>
  );
}
