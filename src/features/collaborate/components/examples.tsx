import type { z } from 'zod';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Examples as ToolExamples } from '#tools/page/examples.tsx';
import { collaborate } from '../tool.ts';
import { roleWords } from '../words.ts';

interface ExamplesProps {
  onFill: (input: z.input<typeof collaborate.input>) => void;
}

/** How it goes, and texts with mistakes in them to see it. */
export function Examples({ onFill }: ExamplesProps) {
  return (
    <div className="grid gap-6 rounded-card bg-sunken p-6 sm:p-8">
      <div className="flex items-end gap-4">
        <Panda mood="idle" size={84} />
        <p className="text-lg font-medium">Four reviewers for one text.</p>
      </div>
      <ol className="grid gap-2">
        {Object.values(roleWords).map(({ title, does }, at) => (
          <li key={title} className="flex gap-3">
            <span aria-hidden className="font-semibold text-bamboo-deep">
              {at + 1}
            </span>
            <span>
              <span className="font-medium">{title}.</span> <span className="text-muted">{does}.</span>
            </span>
          </li>
        ))}
      </ol>
      <ToolExamples stacked examples={collaborate.examples} onPick={onFill} />
    </div>
  );
}
