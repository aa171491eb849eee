import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { forgetDraft } from '#tools/page/drafts.ts';
import { useMedia } from '#kit/ui/use-media.ts';
import type { PageRow } from '../../page-row.ts';
import { OptionalPart } from '../optional-part.tsx';
import type { Folding } from './use-folded.ts';
import { useNewKey } from './use-new-key.ts';
import { NeedsScripts } from '#kit/ui/needs-scripts.tsx';

/** Where the rail has room beside the page. */
const wide = '(width >= 64rem)';

const Rail = lazy(() => import('./rail.tsx'));
const RailSheet = lazy(() => import('./rail-sheet.tsx'));

interface WorkspaceProps extends NonNullable<PageRow['workspace']> {
  folding: Folding;
  /** The trail. */
  trail: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A tool's page: its work beside it, folded away or, on small screens, in a sheet; it fills the screen, and the footer waits below. */
export function Workspace({
  tool,
  fresh,
  withoutScripts = false,
  folding: { isFolded, fold },
  trail,
  footer,
  children,
}: WorkspaceProps) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState(0);
  const leftAt = useRef<string>(undefined);
  const isWide = useMedia(wide);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  /** The page as nobody has used it: whatever it had in its fields goes with it. */
  function startAnew() {
    leftAt.current = key;
    forgetDraft(tool);
    void navigate(pathname);
  }
  useNewKey(startAnew);
  // Not before the address is the new one: the page would read the old one once more.
  useEffect(() => {
    if (leftAt.current === undefined || leftAt.current === key) return;
    leftAt.current = undefined;
    setBeginning((before) => before + 1);
  }, [key]);
  useEffect(() => {
    if (beginning > 0)
      document.querySelector<HTMLElement>('#main textarea, #main input[type=search]')?.focus();
  }, [beginning]);
  const rail = (folds: boolean) => (
    <OptionalPart>
      <Rail
        tool={tool}
        fresh={fresh}
        onNew={startAnew}
        onFold={
          folds
            ? () => {
                fold(true);
                requestAnimationFrame(() => opener.current?.focus());
              }
            : undefined
        }
      />
    </OptionalPart>
  );
  return (
    <div className={cn('workspace', !isFolded && 'lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]')}>
      {!isFolded && (
        <aside
          aria-label="Your work"
          data-print="hide"
          className="sticky top-[calc(var(--head)+1px)] h-[calc(100dvh-var(--head)-1px)] overflow-y-auto overscroll-contain border-r border-line max-lg:hidden"
        >
          {isWide && rail(true)}
        </aside>
      )}
      <div className="min-w-0">
        <div className="flex min-h-[calc(100dvh-var(--head)-1px)] flex-col">
          <div className="mx-auto flex min-h-9 w-full max-w-6xl items-center gap-1 px-4 mt-2.5 sm:px-6">
            <IconButton
              ref={opener}
              label="Open your work"
              size="sm"
              data-print="hide"
              className={cn('-ml-2 text-muted', !isFolded && 'lg:hidden')}
              onClick={() => {
                if (isWide) fold(false);
                else setSheetOpen(true);
              }}
            >
              <PanelLeftOpen aria-hidden />
            </IconButton>
            {trail}
          </div>
          <main
            key={beginning}
            id="main"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 sm:px-6 [&>div:last-child]:flex [&>div:last-child]:flex-1 [&>div:last-child]:flex-col"
          >
            {!withoutScripts && <NeedsScripts />}
            {children}
          </main>
        </div>
        {/* Beside the rail, which so stays where it is to the end. */}
        {footer}
      </div>
      {isSheetOpen && (
        <OptionalPart>
          <RailSheet onClose={() => setSheetOpen(false)}>{rail(false)}</RailSheet>
        </OptionalPart>
      )}
    </div>
  );
}
