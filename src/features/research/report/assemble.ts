/** What was found on each point as one report: sources numbered as they are first cited, each sentence said once. */
import type { FoundOnPoint, FoundQuote } from '../gather/found.ts';
import type { Note, Point, Report, ResearchSource } from '../data.ts';

export type PointProgress =
  | { state: 'waiting' | 'working' }
  | { state: 'failed'; note: string }
  | { state: 'done'; found: FoundOnPoint };

interface Gathered extends Pick<Report, 'question' | 'style' | 'accessed'> {
  plan: readonly string[];
  progress: readonly PointProgress[];
}

const mostNotes = 5;

export function assemble({ question, style, accessed, plan, progress }: Gathered): Report {
  const sources: ResearchSource[] = [];
  const said = new Set<string>();
  let lastNote = 0;

  function numberOf(page: FoundOnPoint['pages'][number]): number {
    const known = sources.find(({ href }) => href === page.href);
    if (known) {
      known.isRead ||= page.isRead;
      return known.id;
    }
    sources.push({ id: sources.length + 1, ...page });
    return sources.length;
  }

  function pointOf(text: string, one: PointProgress): Point {
    const nothing = { asked: [], found: 0, notes: [], contests: [], written: null };
    if (one.state !== 'done')
      return { text, state: one.state, note: one.state === 'failed' ? one.note : null, ...nothing };
    const { asked, found, pages, written, note } = one.found;
    const numbered = (page: number) => numberOf(pages[page]!);
    const kept = fresh(one.found, said);
    for (const { sentence } of [...kept.notes, ...kept.contests.flatMap(({ sides }) => sides.flat())])
      said.add(sentence);
    const ids = new Map<FoundQuote, number>();
    const notes = kept.notes.map((quote): Note => {
      lastNote += 1;
      ids.set(quote, lastNote);
      const { page, sentence, passage, href, also } = quote;
      return { id: lastNote, source: numbered(page), sentence, passage, href, also: also.map(numbered) };
    });
    return {
      text,
      state: 'done',
      note,
      asked,
      found,
      notes,
      contests: kept.contests.map(({ sides, ...contest }) => ({
        ...contest,
        sides: sides.map((side) =>
          side.map(({ page, sentence, href }) => ({ source: numbered(page), sentence, href })),
        ),
      })),
      written: written && {
        ...written,
        sentences: written.sentences.map((sentence) => ({
          text: sentence.text,
          notes: sentence.notes.map((at) => ids.get(one.found.notes[at]!)!),
        })),
      },
    };
  }

  const points = plan.map((text, at) => pointOf(text, progress[at] ?? { state: 'waiting' }));
  return { is: 'report', question, style, accessed, isOffline: isOffline(points), points, sources };
}

/**
 * What a text was written from stays; of quotations and contests, those that no earlier section has. A section that would be left with
 * nothing keeps its best, and whatever contradicts it.
 */
function fresh({ notes, written, contests }: FoundOnPoint, said: ReadonlySet<string>) {
  if (written) return { notes, contests };
  const rest = notes.filter(({ sentence }) => !said.has(sentence)).slice(0, mostNotes);
  if (rest.length === 0) return { notes: notes.slice(0, 1), contests };
  const isNew = (sides: FoundQuote[][]) => sides.flat().some(({ sentence }) => !said.has(sentence));
  return { notes: rest, contests: contests.filter(({ sides }) => isNew(sides)) };
}

/** Nobody outside answered, and it was the way there that failed. */
function isOffline(points: readonly Point[]): boolean {
  const outside = points.flatMap(({ asked }) => asked.filter(({ home }) => home !== null));
  return outside.length > 0 && outside.every(({ isOutOfReach }) => isOutOfReach);
}
