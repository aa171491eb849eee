/** The versions of a project as points that one can go to. Going back is a version too, which stands for the point that it went to. */
import type { WorkVersion } from '#tools/work/contract.ts';

export interface TimeLine {
  /** Every state that is new, the oldest first. */
  points: WorkVersion[];
  /** The number of the point that the project is at. */
  at: number | undefined;
  undo: number | undefined;
  redo: number | undefined;
}

/** Versions come with the newest first. */
export function timeLineOf(versions: readonly WorkVersion[]): TimeLine {
  const byNumber = new Map(versions.map((version) => [version.number, version]));
  const pointOf = (version: WorkVersion): number => {
    const from = version.restoredFrom === null ? undefined : byNumber.get(version.restoredFrom);
    return from && from.number < version.number ? pointOf(from) : version.number;
  };
  const ordered = versions.toReversed();
  const points = ordered.filter((version) => pointOf(version) === version.number);
  const beginning = new Map<number, number | undefined>();
  for (const [place, version] of ordered.entries())
    beginning.set(version.number, ordered[place - 1] && pointOf(ordered[place - 1]!));
  const [newest] = versions;
  const at = newest && pointOf(newest);
  // What was edited since is no version yet: the last one is what to go back to.
  const isEdited = newest !== undefined && !newest.isCurrent;
  return {
    points,
    at: isEdited ? undefined : at,
    undo: isEdited || at === undefined ? at : beginning.get(at),
    redo: isEdited
      ? undefined
      : points.findLast(({ number }) => beginning.get(number) === at && at !== undefined)?.number,
  };
}
