import '#kit/ui/theme.css';
import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type LinksFunction,
  type MetaDescriptor,
} from 'react-router';
import { actingNow, useActing, useBegunFor } from '#kit/businesses/acting-tab.ts';
import { serverCall } from '#kit/contract/prefetch.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { createQueryClient } from '#kit/contract/query.ts';
import { PlaceWordsContext } from '#kit/place-words.ts';
import { DictationContext } from '#kit/ui/dictation.ts';
import { fontFiles } from '#kit/ui/font-files.ts';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { ownPandas } from '#features/pandas/contract.ts';
import { ActingFirst } from './acting-first.tsx';
import { shownRow } from './front/shown-row.ts';
import { headTags } from './head-tags.ts';
import { pageRequest } from './page-data.ts';
import { pageDescriptions } from './page-descriptions.ts'; // for the loader: the browser's copy of this file goes without
import { useRefetchOnReconnect } from './shell/connection.ts';
import { freshStart } from './shell/fresh-start.ts';
import { Judged } from './shell/judged.tsx';
import { usePageCode } from './shell/page-code.ts';
import { RootError } from './shell/root-error.tsx';
import { Shell } from './shell/shell.tsx';
import { SurroundingsProvider } from './shell/surroundings.tsx';
import { useVerdict } from './shell/use-verdict.ts';
import type { Route } from './+types/root';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { surroundings, user } = context.get(pageRequest);
  const pandas = user?.isPanda ? await context.get(serverCall)(ownPandas) : undefined;
  const row = shownRow(new URL(request.url), surroundings.brand);
  const look = pandas?.items[0]?.look;
  return {
    surroundings,
    user,
    pandas,
    // Every panda of the page looks as one's own does.
    colors: look && lookColors(look),
    described: row && { id: row.id, words: pageDescriptions[row.id]! },
  };
}

/** The surroundings do not change while one stays; what does is fetched by its own query. */
export const shouldRevalidate = () => false;

export function meta({ location, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData
    ? headTags(location.pathname, loaderData.surroundings, loaderData.user, loaderData.described)
    : [{ title: 'Frenly' }];
}

/** The two faces of every page, asked for before the style sheet has been read. */
export const links: LinksFunction = () =>
  fontFiles.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang="en"
      suppressHydrationWarning // a tab that acts has marked it by now
      data-theme={data?.surroundings.theme ?? 'system'}
      data-brand={data?.surroundings.brand ?? 'main'}
      style={data?.colors}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="search"
          href="/opensearch.xml"
          type="application/opensearchdescription+xml"
          title="Search"
        />
        <ActingFirst />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { surroundings, user, pandas } }: Route.ComponentProps) {
  const [client] = useState(() => {
    const created = createQueryClient();
    created.setQueryData(keyOf(currentUser), user);
    if (pandas) created.setQueryData(keyOf(ownPandas), pandas);
    return created;
  });
  useEffect(() => {
    freshStart(window).catch(() => {}); // storage is blocked: then there is nothing old in it either
  }, []);
  return (
    <QueryClientProvider client={client}>
      <SurroundingsProvider value={surroundings}>
        <DictationContext value={loadDictation}>
          <PlaceWordsContext value={loadDescriptions}>
            <PageData>
              <Page />
            </PageData>
          </PlaceWordsContext>
        </DictationContext>
      </SurroundingsProvider>
    </QueryClientProvider>
  );
}

/** Fetched when someone presses a microphone. */
const loadDictation = async () => (await import('#tools/hear/dictation.ts')).dictate;

let loadedDescriptions: Promise<Readonly<Record<string, string>>> | undefined;
/** Fetched once, by what shows descriptions of pages; a place is named without it. */
const loadDescriptions = () =>
  (loadedDescriptions ??= import('./page-descriptions.ts').then(
    (module) => module.pageDescriptions,
    () => ({}),
  ));

function Page() {
  const verdict = useVerdict();
  const begunFor = useBegunFor();
  // Whoever can no longer act keeps their page, and what it asks from now on is their own.
  const acting = useActing();
  useEffect(() => {
    if (actingNow()?.id === acting?.id) delete document.documentElement.dataset.covered;
  }, [acting]);
  usePageCode();
  useRefetchOnReconnect();
  return (
    <Shell verdict={verdict}>
      <Judged verdict={verdict}>
        {/* For whom one acts decides what everything on the page is: it begins anew. */}
        <Fragment key={begunFor ?? 'self'}>
          <Outlet />
        </Fragment>
      </Judged>
    </Shell>
  );
}

/** What page loaders fetched, put into the query cache. */
function PageData({ children }: { children: ReactNode }) {
  const leaf = useMatches().at(-1)?.loaderData as { dehydrated?: DehydratedState } | undefined;
  return <HydrationBoundary state={leaf?.dehydrated}>{children}</HydrationBoundary>;
}

export { RootError as ErrorBoundary };
