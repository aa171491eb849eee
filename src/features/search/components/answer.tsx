import type { SearchAnswer, SearchData, SearchPassage } from '../data.ts';
import { Citation } from './citation.tsx';

interface AnswerProps {
  answer: SearchAnswer;
  passages: readonly SearchPassage[];
  results: SearchData['results'];
}

/** Sentence by sentence, each with the passages it rests on. */
export function Answer({ answer, passages, results }: AnswerProps) {
  const cited = (ids: readonly number[]) => passages.filter(({ id }) => ids.includes(id));
  const titleOf = (passage: SearchPassage) => results.find(({ id }) => id === passage.result)?.title ?? '';
  return (
    <section aria-label="Answer" className="grid gap-4 rounded-panel bg-leaf p-5 sm:p-7">
      <ul className="grid gap-3">
        {answer.sentences.map(({ text, passages: ids }) => (
          <li key={text} dir="auto" className="max-w-[46em] text-lg wrap-anywhere">
            {answer.by === 'quotes' ? <q cite={cited(ids)[0]?.href}>{text}</q> : text}{' '}
            {cited(ids).map((passage) => (
              <Citation key={passage.id} passage={passage} title={titleOf(passage)} />
            ))}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{wordsOn(answer)}</p>
    </section>
  );
}

function wordsOn({ by, engine, dropped }: SearchAnswer): string {
  if (by === 'quotes') return 'Quoted verbatim. Select a number to open the source.';
  const left =
    dropped === 0
      ? ''
      : ` ${dropped === 1 ? 'One sentence was' : `${dropped} sentences were`} left out without a source.`;
  return `Written by ${engine} from the numbered passages.${left}`;
}
