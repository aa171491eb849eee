import { useState } from 'react';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { importLine, type IconEntry, type IconGroup } from '../icon-set.ts';

/** A group of icons; choosing one shows how to import it. */
export function IconGrid({ title, icons }: IconGroup) {
  const [chosen, setChosen] = useState<IconEntry | null>(null);
  return (
    <div className="grid content-start gap-4">
      <h3>{title}</h3>
      <ul className="grid grid-cols-2 gap-2 min-[30rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {icons.map((entry) => (
          <li key={entry.file} className="grid">
            <button
              type="button"
              aria-pressed={entry === chosen}
              onClick={() => setChosen(entry === chosen ? null : entry)}
              className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4 text-left transition-colors duration-150 hover:border-edge aria-pressed:border-bamboo aria-pressed:bg-bamboo-soft"
            >
              <entry.Icon aria-hidden className="size-6" />
              <span>{entry.means}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <p className="flex flex-wrap items-center gap-3 rounded-card bg-sunken py-2 pr-2 pl-5">
          <code className="min-w-0 flex-1 wrap-anywhere">{importLine(chosen.file)}</code>
          <CopyButton key={chosen.file} value={importLine(chosen.file)} variant="ghost" />
        </p>
      )}
    </div>
  );
}
