import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { SourcedText } from '../text-source.tsx';

/** Whole texts are asked about, too; a search takes less. */
const longestSearch = 400;

interface SilenceViewProps {
  data: ConsensusData;
  question: string | undefined;
  /** False where only the text was shared. */
  withAnswers: boolean;
  actions?: ReactNode;
}

/** No one has an answer: what was understood, where was looked, and three ways on. */
export function SilenceView({ data, question, withAnswers, actions }: SilenceViewProps) {
  const { members } = data;
  // A key needs an account: guests get first what they can use at once.
  const isGuest = useQuery(query(currentUser)).data === null;
  const silence = withAnswers ? data.silence : undefined;
  const abstained = members.filter(({ state }) => state === 'abstained');
  return (
    <section aria-label="No answer" className="grid gap-6 rounded-panel bg-sunken p-5 sm:p-8">
      <div className="flex items-start gap-5">
        <div className="grid min-w-0 flex-1 gap-3">
          <p className="font-display text-2xl font-bold">No answer found</p>
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isGuest && (
          <Button asChild>
            <Link to={href('/ai-models/connect')}>Add a language model</Link>
          </Button>
        )}
        {question && (
          <>
            <Button asChild variant={isGuest ? 'primary' : 'ghost'}>
              <Link to={href('/search', { q: question.slice(0, longestSearch) })}>
                <Search aria-hidden /> Search the web
              </Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to={href('/qa', { ask: question.slice(0, longestSearch) })}>
                <Users aria-hidden /> Ask the community
              </Link>
            </Button>
          </>
        )}
        {isGuest && (
          <Button asChild variant="ghost">
            <Link to={href('/register', { return_url: href('/ai-models/connect') })}>
              Sign up to add a language model
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
  const away =
    outOfReach > 0
      ? ` ${outOfReach === 1 ? '1 web source' : `${outOfReach} web sources`} couldn’t be reached.`
      : '';
  return understood + (lookedIn.length > 0 ? `Asked: ${list.format(lookedIn)}.` : '') + away;
}
