/** What a report could not tell, and where was looked. */
import type { Asked, Note, Point, Report } from '../data.ts';

export const hasNothing = ({ state, notes }: Point) => state === 'done' && notes.length === 0;

export const answeredBy = (point: Point): Asked[] => point.asked.filter(({ state }) => state === 'answered');

/** Places that did not answer, each once, with its reason. */
export function notReached({ points }: Report): Asked[] {
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
