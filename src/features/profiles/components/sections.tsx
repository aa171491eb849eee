import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { partWords, type Part } from '#social/people/parts.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import type { ProfileSection, PublicProfile } from '../contract.ts';

/** Short words that stand side by side; the others are lists. */
const asWords: readonly Part[] = ['offerings', 'soulprint'];

/** What the features show of someone, as far as the reader may see it. */
export function ProfileSections({ profile: { sections, links, badges } }: { profile: PublicProfile }) {
  return (
    <div className="grid gap-x-10 gap-y-8 pt-10 sm:px-10 lg:grid-cols-2">
      {links.length > 0 && (
        <Part title="Links">
          <ul className="grid gap-2">
            {links.map(({ label, url }) => (
              <li key={url}>
                <OutLink href={url} rel="nofollow ugc noopener noreferrer">
                  {label}
                </OutLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {badges.length > 0 && (
        <Part title="Badges">
          <ul className="flex flex-wrap gap-2">
            {badges.map(({ title, why }) => (
              <li key={title}>
                <Badge tone="honey">
                  {title}
                  <span className="sr-only">: {why}</span>
                </Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sections.map((section) => (
        <Part key={section.part} title={partWords(section.part).label} count={countOf(section)}>
          {asWords.includes(section.part) ? <Words section={section} /> : <List section={section} />}
        </Part>
      ))}
    </div>
  );
}

const countOf = ({ part, count }: ProfileSection) => (asWords.includes(part) ? undefined : count);

function Part({
  title,
  count,
  children,
}: {
  title: string;
  count?: number | undefined;
  children: ReactNode;
}) {
  return (
    <section className="grid content-start gap-3 border-t border-line pt-5">
      <h2 className="text-xl">
        {title}
        {count !== undefined && <span className="ml-2 text-base font-normal text-muted">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

function Words({ section: { items } }: { section: ProfileSection }) {
  return (
    <div className="grid gap-3">
      {[...Map.groupBy(items, ({ detail }) => detail)].map(([detail, ofKind]) => (
        <div key={detail ?? ''} className="grid gap-1.5">
          {detail && <h3 className="text-sm font-medium text-muted">{detail}</h3>}
          <ul className="flex flex-wrap gap-2">
            {ofKind.map(({ title, href }) => (
              <li key={title}>
                <Link
                  to={href}
                  dir="auto"
                  className="inline-flex min-h-9 items-center rounded-full border-[1.5px] border-line bg-surface px-4 py-1 text-sm font-medium wrap-anywhere text-ink no-underline hover:border-edge"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function List({ section: { items } }: { section: ProfileSection }) {
  return (
    <ul className="divide-y divide-line">
      {items.map(({ title, detail, href }, index) => (
        <li key={`${href} ${index}`} className="grid gap-0.5 py-2.5">
          <Link to={href} dir="auto" className="line-clamp-2 font-medium wrap-anywhere text-ink">
            {title}
          </Link>
          {detail && <span className="text-sm wrap-anywhere text-muted">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
