import { Tooltip } from '#kit/ui/tooltip.tsx';
import type { SearchPassage } from '../data.ts';
import { OutLink } from '#kit/ui/out-link.tsx';

/** The number of a result: pointing at it shows the passage, following it opens the page there. */
export function Citation({ passage, title }: { passage: SearchPassage; title: string }) {
  return (
    <Tooltip
      content={
        <span className="line-clamp-10 font-normal" dir="auto">
          <span className="block font-semibold">{title}</span>
          {passage.text}
        </span>
      }
    >
      <OutLink
        href={passage.href}
        aria-label={`Source ${passage.result}: ${title}`}
        className="mx-0.5 inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-surface px-1.5 align-baseline font-sans text-sm font-semibold text-bamboo-deep no-underline hover:bg-bamboo hover:text-on-bamboo"
      >
        {passage.result}
      </OutLink>
    </Tooltip>
  );
}
