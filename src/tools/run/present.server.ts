/** Rows of runs as their owner sees them. */
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { getRun, listRuns, listUnderWay } from './contract.ts';
import { positionOf } from '#tools/define/output.ts';
import { plainLine } from './plain-line.ts';
import type { RunRow } from './run-queries.server.ts';
import type { Runs } from './runs.server.ts';
import { secondsUntil } from './time-left.ts';
import type { UnderWayRow } from './under-way.server.ts';
import type { RunListRow } from './history-queries.server.ts';

export function presentRun(runs: Runs, row: RunRow): AnswerOf<typeof getRun> {
  return {
    ...row,
    toolTitle: runs.titleOf(row.tool),
    class: runs.classOf(row.tool),
    secondsLeft: secondsUntil(row.readyAt),
    position: positionOf(row),
    exports: runs.listedExportersOf(row.kind),
  };
}

export function presentSummary(
  runs: Runs,
  row: RunListRow,
  makers: ReadonlyMap<string, string>,
): AnswerOf<typeof listRuns>['items'][number] {
  return {
    ...row,
    toolTitle: runs.titleOf(row.tool),
    excerpt: plainLine(row.excerpt),
    madeBy: makers.get(row.id) ?? null,
  };
}

export function presentUnderWay(
  runs: Runs,
  row: UnderWayRow,
): AnswerOf<typeof listUnderWay>['items'][number] {
  return {
    ...row,
    toolTitle: runs.titleOf(row.tool),
    class: runs.classOf(row.tool),
    secondsLeft: secondsUntil(row.readyAt),
    path: runs.pathOf(row) ?? null,
  };
}
