/** What a report could not tell, where was looked, and who did not answer. */
import type { ConsultedSource, Note, Point, Report } from '../data.ts';

const answeredBy = (point: Point): ConsultedSource[] =>
  point.asked.filter(({ state }) => state === 'answered');

const list = new Intl.ListFormat('en-GB');

/** For a point on which nothing was found: said once, in its own section. */
export function nothingWords(point: Point): string {
  const asked = answeredBy(point);
  if (asked.length === 0) return 'Not searched: no source could be reached.';
  return `Nothing found. Searched for “${asked[0]!.words}”: ${list.format(asked.map(({ title }) => title))}.`;
}

export const silentTitle = 'Sources that did not answer';

/** Places that did not answer, each once, with its reason. */
export function notReached({ points }: Report): ConsultedSource[] {
  const failed = points.flatMap(({ asked }) => asked.filter(({ state }) => state !== 'answered'));
  const everAnswered = new Set(points.flatMap((point) => answeredBy(point).map(({ title }) => title)));
  const silent = failed.filter(({ title }) => !everAnswered.has(title));
  return [...new Map(silent.map((one) => [one.title, one])).values()];
}

/** No place outside is set up to be asked. */
export const asksNobodyOutside = ({ points }: Report) =>
  points.some(({ state }) => state === 'done') &&
  points.every(({ asked }) => asked.every(({ home }) => home === null));

/** Notes that nobody contradicts; the others are shown with what contradicts them. */
export function calmNotes({ notes, contests }: Point): Note[] {
  const contested = contests.flatMap(({ sides }) => sides.flat());
  return notes.filter(
    ({ source, sentence }) => !contested.some((one) => one.source === source && one.sentence === sentence),
  );
}
