import HistoryIcon from 'lucide-react/icons/history';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import SquarePen from 'lucide-react/icons/square-pen';
import { lazy, useState, type ReactNode } from 'react';
import { NavLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useOwnWork } from '#tools/follow/use-own-work.ts';
import { matchPage } from '../../match-page.ts';
import { OptionalPart } from '../optional-part.tsx';
import { RailPanda } from './rail-panda.tsx';
import { newKey } from './use-new-key.ts';
import { WorkLinks } from './work-links.tsx';

const HistoryDialog = lazy(() => import('#tools/page/history-dialog.tsx'));

/** More are found in the history. */
const mostRecent = 8;
const row =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left hover:bg-sunken [&_svg]:size-4.5 [&_svg]:shrink-0';

interface RailProps {
  tool: string;
  fresh: string;
  onNew: () => void;
  onFold: (() => void) | undefined;
}

/** Beginning anew, what is under way, what was made before, the tools one uses, and one's panda. */
export default function Rail({ tool, fresh, onNew, onFold }: RailProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [showsHistory, setShowsHistory] = useState(false);
  const { recent, underWay, tools, error, refetch } = useOwnWork(tool);
  const current = search.get('run') ?? undefined;
  const own = tools.find(({ id }) => id === tool);
  // Tools of one page are one place, called as in the menus and above the page. Sorted by use, none would be where it was before.
  const places = [...Map.groupBy(tools, ({ page }) => page!.split('?', 1)[0]!)]
    .map(([page, there]) => ({
      page,
      title: matchPage(page)!.row.title,
      isHere: there.some(({ id }) => id === tool),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
  const isNothingYet = recent?.length === 0;
  return (
    <div className="flex min-h-full flex-col gap-5 p-3">
      <div className="grid gap-0.5">
        <div className="flex items-center gap-1">
          <button
            type="button"
            data-leaves
            aria-keyshortcuts={newKey}
            title="Ctrl Shift O"
            className={`${row} font-semibold`}
            onClick={onNew}
          >
            <SquarePen aria-hidden className="text-bamboo" /> {fresh}
          </button>
          {onFold && (
            <IconButton label="Close the sidebar" size="sm" className="text-muted" onClick={onFold}>
              <PanelLeftClose aria-hidden />
            </IconButton>
          )}
        </div>
        <button type="button" data-leaves className={row} onClick={() => setShowsHistory(true)}>
          <HistoryIcon aria-hidden className="text-muted" /> History
        </button>
      </div>
      {underWay.length > 0 && (
        <RailSection title="In progress">
          <WorkLinks work={underWay} current={current} />
        </RailSection>
      )}
      {(!isNothingYet || underWay.length === 0) && (
        <RailSection title="Recent">
          {error ? (
            <p className="px-3 text-sm text-muted">
              {wordsOf(error)}{' '}
              <button type="button" className="underline underline-offset-4" onClick={refetch}>
                Try again
              </button>
            </p>
          ) : recent === undefined ? (
            <Waiting />
          ) : isNothingYet ? (
            <p className="px-3 text-sm text-muted">Results from this tool appear here.</p>
          ) : (
            <WorkLinks work={recent.slice(0, mostRecent)} current={current} at={pathname} />
          )}
        </RailSection>
      )}
      <RailSection title="Tools">
        {tools.length === 0 && !error && <Waiting />}
        <ul className="grid">
          {places.map(({ page, title, isHere }) => (
            <li key={page}>
              <NavLink
                to={page}
                aria-current={isHere ? 'page' : undefined}
                className={`${row} text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink`}
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </RailSection>
      <RailPanda />
      {showsHistory && own && (
        <OptionalPart>
          <HistoryDialog
            tool={own}
            current={current}
            onOpen={(run) => void navigate(run === null ? pathname : `${pathname}?run=${run}`)}
            onClose={() => setShowsHistory(false)}
          />
        </OptionalPart>
      )}
    </div>
  );
}

function RailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="px-3 font-sans text-sm font-medium tracking-normal text-muted">{title}</h2>
      {children}
    </section>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-4 px-3 py-2">
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
