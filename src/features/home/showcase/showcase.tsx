import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Section } from '#kit/ui/section.tsx';
import fox from './fox.webp';
import map from './map.webp';
import posters from './posters.webp';
import { comparison, edits, passage, transcript } from './results.ts';

/** What the tools give, as real results: each opens its tool with the same example. */
export function Showcase() {
  return (
    <Section
      title="See what you get"
      lede="Click a result to open its tool with the same example."
      actions={
        <Link to={href('/ai')} className="font-medium text-bamboo-deep underline underline-offset-4">
          All tools
        </Link>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Result
          to={`${href('/ai/design')}?example=0`}
          title="Posters from one line"
          from="“Poster for a jazz night, 12 June, Blue Note Berlin, warm”"
          field="bg-sunken"
          wide
        >
          <Picture src={posters} width={1006} height={268} className="[object-position:left]" />
        </Result>
        <Result
          to={`${href('/ai/compare-texts')}?example=1`}
          title="Compare two texts"
          from="Where two versions of a notice differ"
          field="bg-blush"
        >
          <Paper>
            {comparison.differ.map((words) => (
              <p key={words} className="border-l-3 border-danger pl-2">
                {words}
              </p>
            ))}
            <p className="border-l-3 border-bamboo pl-2">{comparison.agreed}</p>
          </Paper>
        </Result>
        <Result
          to={`${href('/ai/email-polish')}?example=0`}
          title="Correct an e-mail"
          from="Every change with its reason"
          field="bg-sky"
        >
          <Paper>
            <p>
              {edits.map(({ before, was, now }) => (
                <span key={was}>
                  {before}
                  <del className="text-danger">{was}</del>{' '}
                  <ins className="font-semibold text-bamboo-deep no-underline">{now}</ins>
                </span>
              ))}
              …
            </p>
          </Paper>
        </Result>
        <Result
          to={`${href('/youtube/transcriber')}?example=0`}
          title="Transcribe"
          from="Who said what, and when"
          field="bg-honey"
        >
          <Paper>
            {transcript.map(({ time, speaker, words }) => (
              <p key={time}>
                <span className="tabular-nums text-muted">{time}</span> <strong>{speaker}</strong> {words}
              </p>
            ))}
          </Paper>
        </Result>
        <Result
          to={`${href('/document-analyzer')}?example=1`}
          title="Ask a document"
          from="The answer with its page and passage"
          field="bg-leaf"
        >
          <Paper>
            <p className="font-semibold">{passage.question}</p>
            <p>
              <mark className="bg-honey text-ink">{passage.words}</mark>, of which the Heritage Trust has
              promised €150,000. <span className="text-muted">Page 1</span>
            </p>
          </Paper>
        </Result>
        <Result
          to={`${href('/ai/images')}?example=0`}
          title="Draw a picture"
          from="“a fox by a lake at sunset”"
          field="bg-sunken"
          wide
        >
          <Picture src={fox} width={640} height={400} className="[object-position:bottom]" />
        </Result>
        <Result
          to={href('/threads/new')}
          title="Decide together"
          from="A thread keeps what was decided"
          field="bg-sky"
          wide
        >
          <Paper>
            <p>
              <strong>Ana</strong> Friday or Saturday for the trip?
            </p>
            <p>
              <strong>Ben</strong> Saturday works for everyone.
            </p>
            <p className="justify-self-start rounded-full bg-bamboo-soft px-3 py-0.5 font-medium">
              Decided: Saturday
            </p>
          </Paper>
        </Result>
        <Result
          to={href('/discover/world')}
          title="Find people on the map"
          from="You choose how precisely you are shown"
          field="bg-sunken"
          wide
        >
          <Picture src={map} width={760} height={494} />
        </Result>
      </ul>
    </Section>
  );
}

interface ResultProps {
  to: string;
  title: string;
  from: string;
  field: string;
  wide?: boolean;
  children: ReactNode;
}

function Result({ to, title, from, field, wide = false, children }: ResultProps) {
  return (
    <Card asChild padding="none" interactive className={cn('overflow-hidden', wide && 'sm:col-span-2')}>
      <li>
        <div aria-hidden className={cn('grid h-52 items-center overflow-hidden', field)}>
          {children}
        </div>
        <div className="px-5 py-4">
          <h3 className="text-lg">
            <Link to={to} className={cn(cardLink, 'text-ink no-underline')}>
              {title}
            </Link>
          </h3>
          <p className="text-muted">{from}</p>
        </div>
      </li>
    </Card>
  );
}

const Paper = ({ children }: { children: ReactNode }) => (
  <div className="mx-4 grid gap-2 rounded-lg bg-paper p-3 text-sm shadow-soft">{children}</div>
);

interface PictureProps {
  src: string;
  width: number;
  height: number;
  className?: string;
}

const Picture = ({ className, ...picture }: PictureProps) => (
  <img
    {...picture}
    alt=""
    loading="lazy"
    decoding="async"
    className={cn('size-full object-cover', className)}
  />
);
