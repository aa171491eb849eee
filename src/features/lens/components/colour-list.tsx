import { CopyButton } from '#kit/ui/copy-button.tsx';
import { pairsOf } from '../colours/pairs.ts';
import type { LensData } from '../data.ts';
import { legibleWords } from '../words.ts';

export function ColourList({ colours }: { colours: LensData['colours'] }) {
  const pairs = pairsOf(colours);
  if (colours.length === 0) return null;
  return (
    <section aria-label="Colours" className="grid gap-3">
      <h3 className="text-lg">Colours</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {colours.map(({ hex, name, share }) => (
          <li key={hex} className="flex items-center gap-3 rounded-lg bg-sunken p-2.5">
            <span
              aria-hidden
              className="size-11 shrink-0 rounded-md border border-line"
              style={{ backgroundColor: hex }}
            />
            <span className="min-w-0 grow">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-muted tabular-nums">
                {hex} · {Math.max(1, Math.round(share * 100))} %
              </span>
            </span>
            <CopyButton value={hex} variant="ghost" aria-label={`Copy ${hex}`} />
          </li>
        ))}
      </ul>
      {pairs.length > 0 && (
        <details>
          <summary className="cursor-pointer text-muted underline-offset-4 hover:underline">
            Contrast between them
          </summary>
          <ul className="mt-2 grid gap-1.5">
            {pairs.map(({ one, other, ratio, legible }) => (
              <li key={`${one.hex} ${other.hex}`} className="flex flex-wrap items-center gap-x-3 text-sm">
                <span
                  aria-hidden
                  className="grid h-8 w-14 place-items-center rounded-md border border-line font-semibold"
                  style={{ backgroundColor: other.hex, color: one.hex }}
                >
                  Aa
                </span>
                <span>
                  {one.name} on {other.name}
                </span>
                <span className="tabular-nums">{ratio.toFixed(1)}:1</span>
                <span className="text-muted">{legibleWords[legible]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
