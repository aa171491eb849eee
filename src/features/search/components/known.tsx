import { Markdown } from '#kit/ui/markdown/markdown.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import type { SearchData } from '../data.ts';

/** What built-in sources answer before others have. */
export function KnownHere({ known }: { known: NonNullable<SearchData['known']> }) {
  return (
    <section
      aria-label="Instant answer"
      className="grid gap-3 rounded-panel border-[1.5px] border-bamboo p-5 sm:p-7"
    >
      <div className="max-w-[46em] text-lg wrap-anywhere">
        <Markdown text={known.text} />
      </div>
      <p className="text-sm text-muted">
        Looked up by Bamboo, the built-in engine
        {known.sources.length > 0 && ': '}
        {known.sources.map(({ title, href }, at) => (
          <span key={title}>
            {at > 0 && ', '}
            {href ? (
              <OutLink href={href} className="underline underline-offset-4">
                {title}
              </OutLink>
            ) : (
              title
            )}
          </span>
        ))}
        .
      </p>
    </section>
  );
}
