import { useSearchParams } from 'react-router';
import { useUnderWay } from '#tools/follow/use-under-way.ts';
import type { UnderWayRun } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import { Disclosure } from '../disclosure.tsx';
import { EndedItem, OpenItem } from './tray-item.tsx';
import { TrayRing } from './tray-ring.tsx';
import { useSeen } from './use-seen.ts';

/** What is under way, on every page; nothing where there is nothing. What the page itself shows is not told twice. */
export default function Tray() {
  const [search] = useSearchParams();
  const shown = search.get('run');
  const all = useUnderWay();
  const read = all.find(({ id, state }) => id === shown && !isOpen(state));
  const seen = useSeen(read?.id);
  const runs = all.filter(({ id }) => id !== shown && !seen.has(id));
  if (runs.length === 0) return null;
  // In the order in which they will be ready.
  const open = [
    ...runs.filter(({ state }) => state === 'running').toReversed(),
    ...runs.filter(({ state }) => state === 'queued').toReversed(),
  ];
  const ended = runs.filter(({ state }) => !isOpen(state));
  return (
    <Disclosure
      label={
        <>
          <TrayRing count={open.length} progress={meanOf(open)} />
          <span className="sr-only">{wordsFor(open.length, ended.length)}</span>
        </>
      }
      buttonClassName="grid size-11 place-items-center rounded-full text-bamboo-deep hover:bg-sunken"
      panelClassName="fixed inset-x-4 top-18 z-50 max-h-[70vh] overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised animate-rise-in sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-1 sm:w-96"
    >
      <List title="In progress">{open.map((run) => [run.id, <OpenItem key={run.id} run={run} />])}</List>
      <List title="Finished">{ended.map((run) => [run.id, <EndedItem key={run.id} run={run} />])}</List>
    </Disclosure>
  );
}

function List({ title, children }: { title: string; children: [id: string, item: React.ReactNode][] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title} className="py-1">
      <p className="px-3 pt-2 text-sm text-muted">{title}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {children.map(([id, item]) => (
          <li key={id} className="px-3 py-3 not-first:border-t not-first:border-line">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Undefined where some have no known end. */
function meanOf(runs: readonly UnderWayRun[]): number | undefined {
  const known = runs.flatMap(({ progress }) => progress ?? []);
  if (known.length === 0 || known.length < runs.length) return undefined;
  return known.reduce((sum, progress) => sum + progress, 0) / known.length;
}

function wordsFor(open: number, ended: number): string {
  const parts = [open > 0 ? `${open} in progress` : '', ended > 0 ? `${ended} finished` : ''];
  return parts.filter(Boolean).join(', ');
}
