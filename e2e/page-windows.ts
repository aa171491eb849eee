/** The windows that pages are looked at in, one for each person: what pages share is loaded once per window. */
import type { OpenedPage } from '#testing/browser.ts';
import { openAs } from './app-and-browser.ts';
import type { Member } from './people.ts';

/** Each window keeps its context; its list of problems begins anew. */
export function createWindows() {
  const windows = new Map<Member | null, OpenedPage>();
  return async function inWindow<T>(
    member: Member | null,
    use: (opened: OpenedPage) => Promise<T>,
  ): Promise<T> {
    const opened = windows.get(member) ?? (await openAs(member, { reducedMotion: true }));
    windows.set(member, opened);
    opened.problems.length = 0;
    return use(opened);
  };
}
