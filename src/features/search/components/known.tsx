import { Markdown } from '#kit/ui/markdown/markdown.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import type { SearchData } from '../data.ts';

/** What the house knows by itself, before anyone outside has answered. */
export function KnownHere({ known }: { known: NonNullable<SearchData['known']> }) {
  return (
    <section
      aria-label="Known here"
      className="grid gap-3 rounded-panel border-[1.5px] border-bamboo p-5 sm:p-7"
    >
      <div className="max-w-[46em] text-lg wrap-anywhere">
        <Markdown text={known.text} />
      </div>
      <p className="text-sm text-muted">
        Looked up by Bamboo in what comes with Frenly
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
