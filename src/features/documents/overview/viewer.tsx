import type { ReactNode } from 'react';
import { formNames, pageNames } from '#kit/documents/read/forms.ts';
import { placeWords } from '#kit/quotes/quote-link.ts';
import { Notice } from '#kit/ui/notice.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { Cite, PlaceLink } from '../components/place-link.tsx';
import type { OverviewData } from './data.ts';

/** An overview to read; each line of it leads to its passage. */
export default function OverviewViewer({ output }: Viewed<OverviewData>) {
  const data = output.data;
  if (!data) return null;
  const { document, written, summary, keyPoints, asks, outline } = data;
  const cite = (
    place: OverviewData['summary'][number] | OverviewData['people'][number]['places'][number],
  ) => (
    <Cite
      document={document.id}
      place={place}
      label={placeWords(place, { pageName: pageNames[document.form].toLowerCase() })}
    />
  );
  return (
    <div dir="auto" className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Facts data={data} />
      {data.isPartial && <Notice tone="warning">Created before the whole document was read.</Notice>}
      <Part title="Summary">
        {written ? (
          <p>
            {written.sentences.map(({ text, places }) => (
              <span key={text}>
                {text}{' '}
                {places.map((place) => (
                  <span key={`${place.page}.${place.block}.${place.start}`}>{cite(place)}</span>
                ))}{' '}
              </span>
            ))}
          </p>
        ) : (
          <ul className="grid gap-2">
            {summary.map((one) => (
              <li key={one.text}>
                {one.text} {cite(one)}
              </li>
            ))}
          </ul>
        )}
        {written && written.unsupported.length > 0 && (
          <Notice tone="warning" title="No source for this">
            {written.unsupported.join(' ')}
          </Notice>
        )}
      </Part>
      {asks.length > 0 && (
        <Part title="Action items">
          <ul className="grid gap-2">
            {asks.map((one) => (
              <li key={`${one.page}.${one.block}.${one.start}`}>
                {one.dayWords && (
                  <strong className="mr-2 rounded-full bg-honey px-2 py-0.5 text-sm text-ink">
                    {one.dayWords}
                  </strong>
                )}
                {one.text} {cite(one)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {keyPoints.length > 0 && (
        <Part title="Key points">
          <ul className="grid list-disc gap-2 pl-5">
            {keyPoints.map((one) => (
              <li key={one.text}>
                {one.text} {cite(one)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Named title="People" items={data.people} document={document.id} />
      <Named title="Organisations" items={data.organisations} document={document.id} />
      <Named title="Places" items={data.places} document={document.id} />
      <Named title="Dates" items={data.dates} document={document.id} />
      <Named title="Amounts" items={data.amounts} document={document.id} />
      {outline.length > 0 && (
        <Part title="Outline">
          <ol className="grid gap-1">
            {outline.map((one) => (
              <li key={`${one.page}.${one.block}`} className={indents[Math.min(one.level, 4) - 1]}>
                <PlaceLink document={document.id} place={one}>
                  {one.text}
                </PlaceLink>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
}

const indents = ['', 'pl-4', 'pl-8', 'pl-12'];

function Facts({ data: { document, language, words, minutes, grade, tables } }: { data: OverviewData }) {
  const page = pageNames[document.form].toLowerCase();
  const facts = [
    formNames[document.form],
    `${document.pages.toLocaleString('en')} ${page}${document.pages === 1 ? '' : 's'}`,
    `${words.toLocaleString('en')} words, about ${minutes === 1 ? 'a minute' : `${minutes.toLocaleString('en')} minutes`} to read`,
    ...(language ? [language] : []),
    ...(grade ? [`reading level: grade ${grade}`] : []),
    ...(tables > 0 ? [tables === 1 ? 'one table' : `${tables} tables`] : []),
  ];
  return <p className="text-sm text-muted">{facts.join(' · ')}</p>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Named({
  title,
  items,
  document,
}: {
  title: string;
  items: OverviewData['people'];
  document: string;
}) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ text, count, places: [first] }) => (
          <li key={text} className="rounded-full bg-sunken px-3 py-1">
            {first ? (
              <PlaceLink document={document} place={first}>
                {text}
              </PlaceLink>
            ) : (
              text
            )}
            {count > 1 && <span className="ml-1.5 text-sm text-muted">{count}×</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
