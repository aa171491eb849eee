/** What one has made and is making, as places to go on: one for all turns of a talk. */
import type { ListedTool, RunSummary } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';

export interface OwnWork {
  /** The newest run of it. */
  id: string;
  /** All of its runs that are listed, the newest first. */
  runs: readonly string[];
  /** As it began. */
  title: string;
  toolTitle: string;
  state: RunSummary['state'];
  createdAt: string;
  /** Who made the newest of it, where it is a business's. */
  madeBy: string | null;
  /** Where it goes on; null where its tool has no page. */
  href: string | null;
}

type ListedRun = Pick<
  RunSummary,
  'id' | 'talkId' | 'title' | 'tool' | 'toolTitle' | 'state' | 'createdAt' | 'madeBy'
>;
type ToolPlace = Pick<ListedTool, 'id' | 'page'>;

/** From runs that come newest first. */
export function ownWork(runs: readonly ListedRun[], tools: readonly ToolPlace[]): OwnWork[] {
  const talks = Map.groupBy(runs, ({ talkId }) => talkId);
  return [...talks.values()].map(([newest, ...older]) => {
    const { id, tool, toolTitle, state, createdAt, madeBy } = newest!;
    const page = tools.find((one) => one.id === tool)?.page;
    return {
      id,
      runs: [id, ...older.map((run) => run.id)],
      title: (older.at(-1) ?? newest!).title,
      toolTitle,
      state,
      createdAt,
      madeBy,
      href: placeOfRun(id, page),
    };
  });
}

export const ended = (work: readonly OwnWork[]) => work.filter(({ state }) => !isOpen(state));
export const underWay = (work: readonly OwnWork[]) => work.filter(({ state }) => isOpen(state));

/** Those with a page, the ones that were used last first. */
export function toolsInUse<Tool extends ToolPlace>(
  tools: readonly Tool[],
  runs: readonly Pick<RunSummary, 'tool'>[],
): Tool[] {
  const lastUse = ({ id }: Tool) => {
    const at = runs.findIndex(({ tool }) => tool === id);
    return at === -1 ? Infinity : at;
  };
  return tools
    .filter(({ page }) => page !== null)
    .toSorted((one, other) => Math.sign(lastUse(one) - lastUse(other)) || 0);
}

export function placeOfRun(run: string, page: string | null | undefined): string | null {
  return page ? `${page}${page.includes('?') ? '&' : '?'}run=${run}` : null;
}
