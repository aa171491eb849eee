import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import { Time } from '#kit/ui/time.tsx';
import { CallLink } from './call-link.tsx';
import { CountryField } from './country-field.tsx';
import { useCountry } from './country.ts';
import { emergencyNumbers } from './emergency-numbers.ts';
import { helpLines, isChecked, linesElsewhere, type HelpLine } from './help-lines.ts';

interface CrisisHelpProps {
  onClose?: () => void;
  /** What else may help this person, such as their own plan. */
  children?: ReactNode;
}

/** Whom to call now: the emergency number first, then lines of the country. */
export function CrisisHelp({ onClose, children }: CrisisHelpProps) {
  const country = useCountry();
  const numbers = emergencyNumbers(country);
  const lines = helpLines[country] ?? [];
  return (
    <section
      aria-label="Help now"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border-[1.5px] border-danger bg-blush p-5 text-ink sm:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-2">
          <p className="font-display text-2xl">You don’t have to go through this alone</p>
          <p>
            What you’re feeling matters, and it can change. Please talk to a person now. If you can, go to
            someone you trust, or ask them to come, and put anything you could hurt yourself with out of
            reach.
          </p>
        </div>
        {onClose && (
          <IconButton label="Close help" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <CountryField className="max-w-sm" />
      <ul className="grid gap-3">
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>In danger right now:</strong>
          {numbers.length > 0 ? (
            numbers.map((number) => <CallLink key={number} number={number} />)
          ) : (
            <span>call the emergency number of your country. 112 works on mobile phones in most places.</span>
          )}
        </li>
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
        <li>
          Lines in other countries: <OutLink href={linesElsewhere.url}>{linesElsewhere.name}</OutLink>
        </li>
      </ul>
      {children}
    </section>
  );
}

function Line({ line }: { line: HelpLine }) {
  const { name, phone, text, url, hours, checked } = line;
  return (
    <li className="grid gap-1 rounded-lg bg-surface p-4">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OutLink href={url}>{name}</OutLink>
        <CallLink number={phone} />
        {text && <span>{text}</span>}
      </span>
      <span className="text-sm text-muted">
        {hours}.{' '}
        {isChecked(line, Date.now()) ? (
          <>
            Checked <Time value={checked!} />.
          </>
        ) : (
          'We haven’t checked this number lately; its page has the current one.'
        )}
      </span>
    </li>
  );
}
