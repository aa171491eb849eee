import { useId } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import type { Report } from '../data.ts';
import { asksNobodyOutside, notReached, silentTitle } from '../report/absence.ts';
import type { Style } from '../styles.ts';
import { PlanProgress } from './plan-progress.tsx';
import { References } from './references.tsx';
import { SectionView } from './section-view.tsx';
import { SilentSources } from './silent-sources.tsx';

interface ReportViewProps {
  report: Report;
  isGrowing: boolean;
  style: Style;
  onStyle: (style: Style) => void;
}

/** The report: contents that fill up while it is made, then section by section. */
export function ReportView({ report, isGrowing, style, onStyle }: ReportViewProps) {
  const id = useId();
  const { points, sources } = report;
  const idOf = (at: number) => `${id}-point-${at + 1}`;
  const silent = isGrowing ? [] : notReached(report);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-10">
      <nav
        aria-label="Contents"
        className="grid content-start gap-2 self-start rounded-card border border-line bg-surface p-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-12rem)] xl:overflow-y-auto"
      >
        <p className="px-2 font-semibold">Contents</p>
        <PlanProgress points={points} idOf={idOf} />
        {(silent.length > 0 || sources.length > 0) && (
          <ul className="grid gap-1 border-t border-line pt-2">
            {silent.length > 0 && <MoreLink href={`#${id}-silent`}>{silentTitle}</MoreLink>}
            {sources.length > 0 && (
              <MoreLink href={`#${id}-references`}>
                {sources.length === 1 ? '1 reference' : `${sources.length} references`}
              </MoreLink>
            )}
          </ul>
        )}
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <Reach report={report} />
        {points.map((point, at) => (
          <SectionView
            key={idOf(at)}
            id={idOf(at)}
            number={at + 1}
            point={point}
            sources={sources}
            isGrowing={isGrowing}
          />
        ))}
        <SilentSources silent={silent} id={`${id}-silent`} />
        <References report={report} id={`${id}-references`} style={style} onStyle={onStyle} />
      </div>
    </div>
  );
}

function MoreLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <li>
      <a href={href} className="block rounded-md px-2 py-1.5 text-ink no-underline hover:bg-sunken">
        {children}
      </a>
    </li>
  );
}

/** Said first where the report rests on less than one expects. */
function Reach({ report }: { report: Report }) {
  if (report.isOffline)
    return (
      <Notice tone="warning" title="No web sources could be reached">
        This server isn’t connected to the internet. The report only uses this site and your own works.
      </Notice>
    );
  if (asksNobodyOutside(report))
    return (
      <Notice title="Web sources are turned off">The report only uses this site and your own works.</Notice>
    );
  return null;
}
