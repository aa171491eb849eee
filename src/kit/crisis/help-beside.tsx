import { Link } from 'react-router';
import { href } from '../href.ts';
import { CallLink } from './call-link.tsx';
import { useCountry } from './country.ts';
import { helpLines } from './help-lines.ts';

/** One line of help beside an answer, where someone asked for facts about suicide or self-harm. */
export function HelpBeside() {
  const [line] = helpLines[useCountry()] ?? [];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-blush px-4 py-2 text-ink">
      <span>If this is about you or someone close to you, please talk to someone.</span>
      {line && <CallLink number={line.phone} label="Help line" />}
      <Link to={href('/therapist')} className="underline underline-offset-4">
        All help lines
      </Link>
    </p>
  );
}
