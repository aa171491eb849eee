import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { CallLink } from './call-link.tsx';
import { CountryField } from './country-field.tsx';
import { countryName, useCountry } from './country.ts';
import { emergencyNumbers } from './emergency-numbers.ts';
import { helpLines } from './help-lines.ts';

/**
 * Whom to call, in sight at all times and wherever the page is scrolled to: help must not wait until a program notices that someone needs
 * it. It folds into one line and never goes away.
 */
export function HelpBar({ onMore }: { onMore: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const country = useCountry();
  const numbers = emergencyNumbers(country);
  const [line] = helpLines[country] ?? [];
  const bar = useRef<HTMLElement>(null);
  const space = useRef<HTMLDivElement>(null);

  // The page, with the way back above it, begins below the bar; what is scrolled or tabbed to does not end up behind it.
  useEffect(() => {
    const root = document.documentElement;
    const header = document.querySelector<HTMLElement>('header');
    const watcher = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight ?? 0;
      if (header) header.style.marginBottom = `${height}px`;
      if (space.current) space.current.style.height = header ? '0' : `${height}px`;
      root.style.scrollPaddingTop = `calc(var(--head) + ${height + 16}px)`;
    });
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      root.style.scrollPaddingTop = '';
      if (header) header.style.marginBottom = '';
    };
  }, []);

  return (
    <>
      <div ref={space} className="h-28" />
      <section
        ref={bar}
        aria-label="Numbers to call"
        className="fixed inset-x-0 top-[calc(var(--head)+1px)] z-30 border-b-[1.5px] border-danger bg-blush text-ink"
      >
        <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-1 px-4 py-1.5 sm:px-6">
          <div className="flex items-center gap-2">
            <ul className="flex min-w-0 flex-1 items-center gap-2 overflow-x-auto">
              {numbers.length === 0 && (
                <li className="text-sm">In danger? 112 works on most mobile phones.</li>
              )}
              {numbers.map((number) => (
                <li key={number}>
                  <CallLink number={number} label="Emergency" />
                </li>
              ))}
              {line && (
                <li>
                  <CallLink number={line.phone} label="Help line" />
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
            <div className="flex flex-wrap items-center justify-between gap-2 pb-1.5">
              <p className="text-sm max-sm:hidden">
                {numbers.length > 0 && `Emergencies in ${countryName(country)}: ${numbers.join(', ')}. `}
                {line && `To talk to someone: ${line.name}, ${line.phone}.`}
              </p>
              <div className="flex min-w-0 flex-1 items-center gap-2 sm:flex-none">
                <CountryField hideLabel className="min-w-0 flex-1 sm:w-60" />
                <Button variant="secondary" size="sm" onClick={onMore}>
                  All help lines
                </Button>
              </div>
            </div>
          )}
        </div>
      </section>
    </>
  );
}
