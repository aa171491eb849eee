import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { CallLink } from './call-link.tsx';
import { CountryField } from './country-field.tsx';
import { countryName, useCountry } from './country.ts';
import { emergencyNumbers } from './emergency-numbers.ts';
import { helpLines } from './help-lines.ts';

/**
 * Whom to call, in sight at all times: help must not wait until a program notices that someone needs it. It folds into one line and never
 * goes away.
 */
export function HelpBar({ onMore }: { onMore: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const country = useCountry();
  const numbers = emergencyNumbers(country);
  const [line] = helpLines[country] ?? [];
  return (
    <section
      aria-label="Numbers to call"
      className="sticky top-[calc(var(--head)+1px)] z-30 mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border-[1.5px] border-danger bg-blush px-3 py-1.5 text-ink"
    >
      <div className="flex items-center gap-2">
        <ul className="flex min-w-0 flex-1 items-center gap-2 overflow-x-auto">
          {numbers.length === 0 && <li className="text-sm">In danger? 112 works on most mobile phones.</li>}
          {numbers.map((number) => (
            <li key={number}>
              <CallLink number={number} whom="emergency services" />
            </li>
          ))}
          {line && (
            <li>
              <CallLink number={line.phone} whom={line.name} />
            </li>
          )}
        </ul>
        <IconButton
          label={isOpen ? 'Fold to one line' : 'Show more about these numbers'}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
      </div>
      {isOpen && (
        <div className="grid gap-2 pb-2 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
          <p className="text-sm">
            {numbers.length > 0 && `Emergency number in ${countryName(country)}: ${numbers.join(', ')}. `}
            {line && `To talk to someone: ${line.name}, ${line.phone}.`}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <CountryField hideLabel className="w-56" />
            <Button variant="secondary" size="sm" onClick={onMore}>
              All help lines
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
