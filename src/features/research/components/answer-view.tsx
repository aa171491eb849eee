import type { NotesAnswer } from '../data.ts';
import { notInNotes } from '../follow-up/answer-text.ts';
import { ContestCard } from './contest-card.tsx';
import { Citations, WrittenSentences } from './cited-text.tsx';

/** An answer from the notes of a report, or that they hold none. */
export function AnswerView({ answer }: { answer: NotesAnswer }) {
  const { sentences, notes, sources, by, engine, dropped, among, contests } = answer;
  if (sentences.length === 0)
    return (
      <div className="grid gap-1 rounded-card bg-sunken p-5">
        <p className="font-medium">{notInNotes(among)}</p>
        <p className="text-muted">Start new research with this question to look further.</p>
      </div>
    );
  return (
    <div className="grid gap-3 rounded-panel bg-leaf/60 p-5 sm:p-6">
      {by === 'engine' ? (
        <WrittenSentences sentences={sentences} notes={notes} sources={sources} />
      ) : (
        <ul className="grid gap-3">
          {sentences.map(({ text, notes: ids }) => (
            <li key={text} dir="auto" className="max-w-[42em] text-lg wrap-anywhere">
              <q>{text}</q> <Citations notes={notes.filter(({ id }) => ids.includes(id))} sources={sources} />
            </li>
          ))}
        </ul>
      )}
      {contests.map((contest) => (
        <ContestCard key={contest.difference} contest={contest} sources={sources} />
      ))}
      <p className="text-sm">
        {by === 'engine'
          ? `Written by ${engine} from this report’s notes.${dropped > 0 ? ` Left out without a source: ${dropped}.` : ''}`
          : 'Quoted verbatim from this report’s notes.'}
      </p>
    </div>
  );
}
