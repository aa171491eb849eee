import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#kit/contract/query.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { site } from '../contract.ts';
import { Prose } from './prose.tsx';

interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lede: ReactNode;
  /** The few sentences for those who read no further. */
  short: readonly ReactNode[];
  sections: readonly LegalSection[];
  /** The day on which the text last changed, as YYYY-MM-DD. */
  changed: string;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A long text with its short version in front and its parts in reach. */
export function LegalPage({ title, lede, short, sections, changed }: LegalPageProps) {
  return (
    <div className="pb-6">
      <PageHeader title={title} lede={lede} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,42rem)]">
        <section aria-labelledby="in-short" className="rounded-card bg-leaf p-6 sm:p-8">
          <h2 id="in-short" className="text-2xl">
            In short
          </h2>
          <ul className="mt-4 grid gap-2.5 text-[1.0625rem]">
            {short.map((sentence, index) => (
              <li key={index} className="border-t border-ink/15 pt-2.5 first:border-0 first:pt-0">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
        <nav
          aria-label="On this page"
          className="lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <ol className="grid border-l border-line max-lg:sm:grid-cols-2">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-10 items-center px-4 py-1.5 text-muted hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose className="lg:col-start-2">
          {sections.map(({ id, title, body }) => (
            <section key={id}>
              <h2 id={id}>{title}</h2>
              {body}
            </section>
          ))}
          <footer className="mt-14 border-t border-line pt-1 text-muted">
            <p>
              Last changed on <time dateTime={changed}>{day.format(new Date(changed))}</time>.
            </p>
          </footer>
        </Prose>
      </div>
    </div>
  );
}

/** The installation's own name and address, brought along by the loader. */
export function useSite() {
  const { data } = useQuery(query(site));
  return data ?? { name: 'Frenly', supportEmail: '' };
}

export function Contact({ email }: { email: string }) {
  return email ? <a href={`mailto:${email}`}>{email}</a> : <>the address at the foot of every page</>;
}
