/** The page of an opened work: the way back to all of them, its title, what can be done with it, its editor. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { WorkView } from '../contract.ts';
import type { WorkKind } from '../work-kind.ts';
import { nounOf, OpenedWork, type OpenedWorkProps } from './opened-work.tsx';
import { EditableWork } from './work-desk.tsx';
import { WorkTitle } from './work-title.tsx';

interface WorkPageProps extends Omit<OpenedWorkProps, 'heading' | 'skeleton' | 'children'> {
  /** What the page is called where nothing can be opened. */
  title: string;
  /** The way back and the title stand in one line: the editor needs the height. */
  isCompact?: boolean;
  /** In place of the plain editor. */
  children?: (work: WorkView) => ReactNode;
}

export function WorkPage(props: WorkPageProps) {
  const { kinds, title, isCompact = false, away, onGone } = props;
  const children = props.children ?? ((work) => <EditableWork work={work} onGone={onGone} />);
  return (
    <OpenedWork
      {...props}
      heading={<h1 className="pt-10 pb-6">{title}</h1>}
      skeleton={<WorkPageSkeleton kind={kinds[0]} />}
    >
      {(work) => (
        <div className={cn('grid grid-cols-[minmax(0,1fr)] pb-16', isCompact ? 'gap-3 pt-2' : 'gap-4 pt-6')}>
          <div className={cn('grid gap-4', isCompact && 'flex flex-wrap items-center gap-x-3 gap-y-0')}>
            {kinds[0].page && (
              <div>
                <Button asChild variant="ghost" size="sm" className="-ml-3">
                  <Link to={kinds[0].page}>
                    <ArrowLeft aria-hidden /> {away}
                  </Link>
                </Button>
              </div>
            )}
            <h1 className="sr-only">{work.title}</h1>
            <WorkTitle key={work.title} work={work} isSmall={isCompact} />
          </div>
          {children(work)}
        </div>
      )}
    </OpenedWork>
  );
}

export function WorkPageSkeleton({ kind }: { kind: WorkKind }) {
  return (
    <div aria-busy className="grid gap-6 pt-10">
      <h1 className="sr-only">Your {nounOf(kind)}</h1>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
