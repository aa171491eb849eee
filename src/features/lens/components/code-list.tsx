/** Codes as what they say. An address is shown whole and opened only by whoever presses it. */
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { OutLink } from '#kit/ui/out-link.tsx';
import type { LensCode } from '../data.ts';
import { formatWords } from '../words.ts';

export function CodeList({ codes }: { codes: readonly LensCode[] }) {
  return (
    <section aria-label="Codes" className="grid gap-2">
      <h3 className="text-lg">{codes.length === 1 ? 'Code' : 'Codes'}</h3>
      <ul className="grid gap-2">
        {codes.map(({ format, text }, at) => (
          <li key={at} className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4">
            <div className="min-w-0 grow">
              <p className="text-sm text-muted">{formatWords(format)}</p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
              {/^https?:\/\//i.test(text) && isSafeLink(text) && (
                <p className="text-sm">
                  <OutLink href={text}>Open {hostOf(text)}</OutLink>
                </p>
              )}
            </div>
            <CopyButton value={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where it really leads, however long the rest is. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'the address');
