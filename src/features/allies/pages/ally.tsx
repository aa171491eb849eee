import { useQuery } from '@tanstack/react-query';
import {
  data,
  Link,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { urlOf } from '#kit/contract/call.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { prefetch, serverCall } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { toast } from '#kit/ui/toast.ts';
import { AllyChat } from '../components/ally-chat.tsx';
import { AllyForm } from '../components/ally-form.tsx';
import { AllyKnowledge } from '../components/ally-knowledge.tsx';
import { AllyMenu } from '../components/ally-menu.tsx';
import { AllyPanda } from '../components/ally-panda.tsx';
import { MemoryList } from '../components/memory-list.tsx';
import { StackButton } from '../components/stack-button.tsx';
import { allyPicture, editAlly, getAlly, listAllies, type Ally } from '../contract.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getAlly, { params: { id: params.allyId! } }]);
  if (allyIn(page)) return page;
  // It may be of a business that the visitor acts for, which only the browser knows.
  const user = await context.get(serverCall)(currentUser);
  if (!user) throw data(null, { status: 404 });
  return data(page, { status: 404 });
}

/** Within the page nothing is waited for: a question shows as soon as it is asked. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

function allyIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries.find(({ state }) => (state.data as Ally | undefined)?.purpose !== undefined)
    ?.state.data as Ally | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const ally = loaderData && allyIn(loaderData);
  if (!ally) return inherited;
  return replaceTags(inherited, [
    { title: `${ally.name} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: ally.purpose },
    { property: 'og:title', content: ally.name },
    { property: 'og:description', content: ally.purpose },
    ...(ally.isShared
      ? [
          { property: 'og:image', content: pictureOf(ally.id, contentOf(inherited, 'og:url')) },
          { property: 'og:image:alt', content: `${ally.name}: ${ally.purpose}` },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]);
}

const pictureOf = (id: string, page: string | undefined) =>
  new URL(urlOf(allyPicture, { params: { id } }), page).href;

export default function AllyPage() {
  const { allyId = '' } = useParams();
  const { data: ally, error, refetch, isFetching } = useQuery(query(getAlly, { params: { id: allyId } }));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/frenlyai-v2/codex')}>See the codex</Link>
      </ErrorState>
    );
  if (!ally)
    return (
      <div aria-busy className="grid max-w-4xl gap-5 py-12">
        <Skeleton className="h-28 w-4/5" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    );
  return <AllyShown key={ally.id} ally={ally} />;
}

const tabs = ['chat', 'knowledge', 'memories', 'edit'] as const;

function AllyShown({ ally }: { ally: Ally }) {
  const acting = useActing();
  const [search, setSearch] = useSearchParams();
  const { data: user } = useQuery(query(currentUser));
  const { name, handle, purpose, seed, isMine, mayChange, isShared, by, madeBy } = ally;
  const { usable, remixOf, hidden, knowledge } = ally;
  const asked = search.get('tab');
  const tab = tabs.find((one) => one === asked && (one !== 'edit' || mayChange)) ?? 'chat';
  function open(next: string) {
    const params = new URLSearchParams(search);
    if (next === 'chat') params.delete('tab');
    else params.set('tab', next);
    setSearch(params, { preventScrollReset: true, replace: true });
  }
  return (
    <div className="pb-16">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-4 pt-8 pb-6 sm:pt-10">
        <AllyPanda seed={seed} size={112} />
        <div className="grid min-w-0 flex-1 basis-72 gap-2">
          <h1 dir="auto" className="wrap-anywhere">
            {name}
          </h1>
          <p dir="auto" className="max-w-prose text-lg wrap-anywhere text-muted">
            {purpose}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
            {isMine ? <span>@{handle} in threads</span> : <span>by {by.name}</span>}
            {madeBy && <span>made by {madeBy}</span>}
            {isShared && <Badge tone="leaf">Shared</Badge>}
            {remixOf && (
              <span>
                from{' '}
                <Link to={href('/frenlyai-v2/codex/:allyId', { allyId: remixOf.id })}>{remixOf.name}</Link>
              </span>
            )}
            {usable.map(({ id, title }) => (
              <Badge key={id} tone="outline">
                {title}
              </Badge>
            ))}
          </p>
        </div>
        <div className="flex gap-2">
          {/* A stack is a person's own: what they only have while they act does not lie on it. */}
          {user && !(acting && isMine) && <StackButton item={{ kind: 'ally', subject: ally.id }} />}
          {user && <AllyMenu ally={ally} />}
        </div>
      </header>
      {hidden && (
        <Notice tone="warning" title="Hidden by an admin" className="mb-6">
          {hidden}
        </Notice>
      )}
      <Tabs value={tab} onValueChange={open}>
        <TabsList aria-label={`About ${name}`}>
          <TabsTrigger value="chat">Chat</TabsTrigger>
          <TabsTrigger value="knowledge">
            Knowledge {knowledge.length > 0 && `(${knowledge.length})`}
          </TabsTrigger>
          {user && <TabsTrigger value="memories">Memories</TabsTrigger>}
          {mayChange && <TabsTrigger value="edit">Edit</TabsTrigger>}
        </TabsList>
        <TabsContent value="chat" className="max-w-4xl">
          <AllyChat ally={ally} />
        </TabsContent>
        <TabsContent value="knowledge">
          <AllyKnowledge ally={ally} />
        </TabsContent>
        {user && (
          <TabsContent value="memories" className="max-w-3xl">
            <MemoryList filter={{ ally: ally.id }} forAlly={isMine ? ally : undefined} />
          </TabsContent>
        )}
        {mayChange && (
          <TabsContent value="edit" className="max-w-3xl">
            <EditAlly ally={ally} />
          </TabsContent>
        )}
      </Tabs>
    </div>
  );
}

function EditAlly({ ally }: { ally: Ally }) {
  const { id, name, purpose, voice, openers, tools, seed } = ally;
  const edit = useCall(editAlly, {
    refreshes: [getAlly, listAllies],
    onSuccess: () => toast({ title: 'Saved' }),
  });
  return (
    <AllyForm
      first={{ name, purpose, voice, openers, tools, seed }}
      action="Save"
      pending={edit.isPending}
      error={edit.error}
      onSubmit={(body) => edit.mutate({ params: { id }, body })}
    />
  );
}
