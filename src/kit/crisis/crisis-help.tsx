import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Time } from '#kit/ui/time.tsx';
import { allCountries, countryName, useOwnCountry } from './country.ts';
import { emergencyNumbers } from './emergency-numbers.ts';
import { helpLines, isChecked, linesElsewhere, type HelpLine } from './help-lines.ts';

/** Whom to call now: the emergency number first, then lines of the country. */
export function CrisisHelp({ titled = true }: { titled?: boolean }) {
  const own = useOwnCountry();
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? own ?? '';
  const numbers = emergencyNumbers(country);
  const lines = helpLines[country] ?? [];
  return (
    <section
      aria-label="Help now"
      className="grid gap-5 rounded-card border-[1.5px] border-danger bg-blush p-5 text-ink sm:p-6"
    >
      {titled && (
        <div className="grid gap-2">
          <h2 className="text-2xl">You don’t have to go through this alone</h2>
          <p>
            What you’re feeling matters, and it can change. Please talk to a person now. If you can, go to
            someone you trust, or ask them to come, and put anything you could hurt yourself with out of
            reach.
          </p>
        </div>
      )}
      <Field label="Your country" className="max-w-sm">
        <Select value={country} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Choose your country</option>
          <Options values={allCountries()} labelOf={countryName} />
        </Select>
      </Field>
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

const CallLink = ({ number }: { number: string }) => (
  <a
    href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
    className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 font-semibold underline-offset-4 hover:underline"
  >
    <Phone aria-hidden className="size-4" />
    {number}
  </a>
);
