import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { Point, ResearchSource } from '../data.ts';
import { calmNotes, nothingWords } from '../report/absence.ts';
import { Citations, WrittenSentences } from './cited-text.tsx';
import { ContestCard } from './contest-card.tsx';

interface SectionViewProps {
  point: Point;
  number: number;
  id: string;
  sources: readonly ResearchSource[];
  /** It may still be looked into. */
  isGrowing: boolean;
}

/** A point of the plan and what was found on it. */
export function SectionView({ point, number, id, sources, isGrowing }: SectionViewProps) {
  const { text, contests } = point;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} tabIndex={-1} dir="auto" className="scroll-mt-20 text-xl wrap-anywhere">
        <span className="mr-2 text-muted">{number}</span>
        {text}
      </h2>
      <Body point={point} sources={sources} isGrowing={isGrowing} />
      {contests.map((contest) => (
        <ContestCard key={contest.difference} contest={contest} sources={sources} />
      ))}
    </section>
  );
}

function Body({ point, sources, isGrowing }: Omit<SectionViewProps, 'number' | 'id'>) {
  const { state, note, notes, written } = point;
  if (state === 'failed') return <Notice tone="warning">{note}</Notice>;
  if (state !== 'done')
    return isGrowing ? <Waiting /> : <p className="text-muted">This point wasn’t researched.</p>;
  if (notes.length === 0) return <p className="text-muted wrap-anywhere">{nothingWords(point)}</p>;
  return (
    <>
      {note && <p className="text-sm text-muted">{note}</p>}
      {written ? (
        <>
          <WrittenSentences sentences={written.sentences} notes={notes} sources={sources} />
          <Quotations notes={notes} sources={sources} />
          <p className="text-sm text-muted">{wordsOn(written)}</p>
        </>
      ) : (
        <ul className="grid gap-3 empty:hidden">
          {calmNotes(point).map((one) => (
            <li
              key={one.id}
              dir="auto"
              className="max-w-[42em] border-l-4 border-leaf pl-4 text-lg wrap-anywhere"
            >
              <q cite={one.href}>{one.sentence}</q> <Citations notes={[one]} sources={sources} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a written section rests on, for whoever wants to see it. */
function Quotations({ notes, sources }: Pick<Point, 'notes'> & { sources: readonly ResearchSource[] }) {
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">
        {notes.length === 1 ? 'Source note' : `${notes.length} source notes`}
      </summary>
      <ul className="grid gap-2 pt-3">
        {notes.map((one) => (
          <li key={one.id} dir="auto" className="max-w-[46em] border-l-4 border-leaf pl-4 wrap-anywhere">
            <q cite={one.href}>{one.sentence}</q> <Citations notes={[one]} sources={sources} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function wordsOn({ engine, dropped }: NonNullable<Point['written']>): string {
  const left =
    dropped === 0
      ? ''
      : ` ${dropped === 1 ? 'One sentence was' : `${dropped} sentences were`} left out without a source.`;
  return `Written by ${engine} from the notes.${left}`;
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-2.5">
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  );
}
