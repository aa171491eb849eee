import { Tooltip } from '#kit/ui/tooltip.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';

interface CitationProps {
  number: number;
  title: string;
  href: string;
  /** What stands there. */
  passage: string;
}

/** The number of a source: pointing at it shows the passage, following it opens the page there. */
export function Citation({ number, title, href, passage }: CitationProps) {
  return (
    <Tooltip
      content={
        <span className="line-clamp-10 font-normal" dir="auto">
          <span className="block font-semibold">{title}</span>
          {passage}
        </span>
      }
    >
      <OutLink
        href={href}
        aria-label={`Source ${number}: ${title}`}
        className="mx-0.5 inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-leaf px-1.5 align-baseline font-sans text-sm font-semibold text-bamboo-deep no-underline hover:bg-bamboo hover:text-on-bamboo"
      >
        {number}
      </OutLink>
    </Tooltip>
  );
}
