import Search from 'lucide-react/icons/search';
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { SourcedText } from '../text-source.tsx';
import { TurnActionsContext } from './turn-actions.ts';

/** Whole texts are asked about, too; a search takes less. */
const longestSearch = 400;

interface SilenceViewProps {
  data: ConsensusData;
  question: string | undefined;
  /** False where only the text was shared. */
  withAnswers: boolean;
  actions?: ReactNode;
}

/** Nobody has an answer: what was understood, where was looked, and three ways on. */
export function SilenceView({ data, question, withAnswers, actions }: SilenceViewProps) {
  const { members } = data;
  const silence = withAnswers ? data.silence : undefined;
  const abstained = members.filter(({ state }) => state === 'abstained');
  const turn = useContext(TurnActionsContext);
  return (
    <section aria-label="No answer" className="grid gap-6 rounded-panel bg-sunken p-5 sm:p-8">
      <div className="flex items-start gap-5">
        <div className="grid min-w-0 flex-1 gap-3">
          <p className="font-display text-2xl font-bold">Nobody here knows that yet.</p>
          {/* Older runs have only their text. */}
          {silence ? (
            abstained.map(({ id }) => <SourcedText key={id} name={id} className="max-w-[46em] text-lg" />)
          ) : (
            <SourcedText name={mainText} className="max-w-[46em] text-lg" />
          )}
          {silence && <p className="max-w-[52em] text-muted">{lookedWords(silence)}</p>}
        </div>
        <Panda mood="sorry" size={88} className="h-auto w-16 shrink-0 sm:w-22" />
      </div>
      {silence && silence.nearby.length > 0 && (
        <div className="grid gap-2">
          <p className="font-medium">Questions that are answered here</p>
          <ul className="flex flex-wrap gap-2">
            {silence.nearby.map((one) => (
              <li key={one}>
                {turn?.ask ? (
                  <Button variant="secondary" onClick={() => turn.ask?.(one)}>
                    {one}
                  </Button>
                ) : (
                  <Link to={href('/ai/consensus', { q: one })}>{one}</Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild>
          <Link to={href('/settings', { tab: 'engines' })}>Add an engine</Link>
        </Button>
        {question && (
          <Button asChild variant="ghost">
            <Link to={href('/search', { q: question.slice(0, longestSearch) })}>
              <Search aria-hidden /> Search for it
            </Link>
          </Button>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2 border-t border-line pt-4">{actions}</div>}
    </section>
  );
}

function lookedWords({ about, lookedIn, outOfReach = 0 }: NonNullable<ConsensusData['silence']>): string {
  const list = new Intl.ListFormat('en-GB');
  const understood =
    about.length > 0
      ? `Understood as a question about ${list.format(about.map((word) => `“${word}”`))}. `
      : '';
  const away = outOfReach > 0 ? ` ${outOfReach} outside could not be reached.` : '';
  return understood + (lookedIn.length > 0 ? `Asked: ${list.format(lookedIn)}.` : '') + away;
}
