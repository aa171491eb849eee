import { lazy, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { goodbyeParam } from '#kit/auth/goodbye-param.ts';
import { Assistant } from '#features/assistant/components/assistant.tsx';
import { useOwnPanda } from '#features/pandas/components/use-own-panda.ts';
import { cn } from '#kit/ui/cn.ts';
import { SkipLink } from '#kit/ui/skip-link.tsx';
import { Toaster } from '#kit/ui/toaster.tsx';
import { breadcrumbs, lostTrail } from '../breadcrumbs.ts';
import type { Verdict } from '../judge-page.ts';
import { isQuiet } from '../page-row.ts';
import { sectionNavigation } from '../navigation.ts';
import { ActingLine } from './acting-line.tsx';
import { Announcement } from './announcement.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { Commands } from './commands/commands.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineLine } from './offline-line.tsx';
import { OptionalPart } from './optional-part.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouteWait } from './route-wait.tsx';
import { SectionNav } from './section-nav.tsx';
import { useSurroundings } from './surroundings.tsx';
import { useCurrentUser } from './use-current-user.ts';
import { useWornLook } from './use-worn-look.ts';
import { bringsSomething } from './welcome/brings-something.ts';
import { Welcome } from './welcome/welcome.tsx';
import { useFolded } from './workspace/use-folded.ts';
import { Workspace } from './workspace/workspace.tsx';

const Goodbye = lazy(() => import('#features/accounts/components/goodbye.tsx'));
const ConfirmIdentity = lazy(() =>
  import('#features/accounts/components/confirm-identity.tsx').then((module) => ({
    default: module.ConfirmIdentity,
  })),
);

/** What surrounds every page, unless its row says it wants nothing around it. */
export function Shell({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const { pathname } = useLocation();
  const { brand } = useSurroundings();
  const [search, setSearch] = useSearchParams();
  const user = useCurrentUser();
  const [welcomed, setWelcomed] = useState(false);
  const bare = verdict.is === 'page' && verdict.match.row.chrome === 'none';
  const workspace = verdict.is === 'page' ? verdict.match.row.workspace : undefined;
  const row = verdict.is === 'page' ? verdict.match.row : undefined;
  const waits = row !== undefined && (isQuiet(row) || bringsSomething(search));
  const width = row?.wide ? 'max-w-[110rem]' : 'max-w-6xl';
  const folding = useFolded();
  const panda = useOwnPanda();
  useWornLook(panda?.look);
  // A trail must not tell an admin page from one that does not exist.
  const crumbs = verdict.is === 'not-found' ? lostTrail : breadcrumbs(pathname);
  const main = (
    <main
      id="main"
      tabIndex={-1}
      className={bare ? undefined : cn('mx-auto min-h-[60vh] px-4 sm:px-6', width)}
    >
      <RouteWait>{children}</RouteWait>
    </main>
  );
  return (
    <>
      <Commands>
        <SkipLink />
        <RouteAnnouncer />
        <Announcement />
        {bare ? (
          <>
            <OfflineLine className="sticky top-0 z-40" />
            <ActingLine className="sticky top-0 z-40" />
            {main}
          </>
        ) : (
          <>
            <Header wide={workspace !== undefined || row?.wide === true} />
            <SectionNav links={sectionNavigation(pathname, { brand, isAdmin: user?.isAdmin ?? false })} />
            {workspace ? (
              <Workspace
                key={workspace.tool}
                {...workspace}
                folding={folding}
                footer={<Footer className="mt-0" />}
                trail={<BreadcrumbBar crumbs={crumbs} />}
              >
                <RouteWait>{children}</RouteWait>
              </Workspace>
            ) : (
              <>
                <div className={cn('mx-auto px-4 pt-4 empty:hidden sm:px-6', width)}>
                  <BreadcrumbBar crumbs={crumbs} />
                </div>
                {main}
                <Footer />
              </>
            )}
            <BottomBar />
            <Assistant wave={welcomed && !waits} panda={panda?.name} isAside={row?.pandaInside} />
          </>
        )}
        {user && (
          <OptionalPart>
            <ConfirmIdentity />
          </OptionalPart>
        )}
        {search.has(goodbyeParam) && !user && (
          <OptionalPart>
            <Goodbye onClose={() => setSearch({}, { replace: true })} />
          </OptionalPart>
        )}
        {/* Who comes with a question is answered first. */}
        <Welcome waits={waits || search.has('q')} onFollowUp={() => setWelcomed(true)} />
        <Toaster />
      </Commands>
    </>
  );
}
