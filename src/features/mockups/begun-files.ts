/** Files dropped where mockups are listed, for the mockup that is begun with them. */
let waiting: readonly File[] = [];

export const leaveFiles = (files: Iterable<File>) => {
  waiting = [...files];
};

/** Once. */
export function takeFiles(): readonly File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
