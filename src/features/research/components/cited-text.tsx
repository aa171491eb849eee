import type { Note, ResearchSource } from '../data.ts';
import { Citation } from './citation.tsx';

interface CitedProps {
  notes: readonly Note[];
  sources: readonly ResearchSource[];
}

/** Numbers of the sources that notes come from, and of those that say the same. */
export function Citations({ notes, sources }: CitedProps) {
  const titleOf = (id: number) => sources.find((source) => source.id === id);
  const own = notes.map(({ source, href, passage }) => ({ source, href, passage }));
  const also = notes.flatMap(({ also: others }) =>
    others.map((source) => ({
      source,
      href: titleOf(source)?.href ?? '',
      passage: 'This source says the same.',
    })),
  );
  const each = [...new Map([...also, ...own].map((one) => [one.source, one])).values()];
  return each
    .toSorted((a, b) => a.source - b.source)
    .map(({ source, href, passage }) => (
      <Citation
        key={source}
        number={source}
        title={titleOf(source)?.title ?? ''}
        href={href}
        passage={passage}
      />
    ));
}

interface SentencesProps extends CitedProps {
  sentences: readonly { text: string; notes: readonly number[] }[];
}

/** An engine's sentences, each with what it rests on. */
export function WrittenSentences({ sentences, notes, sources }: SentencesProps) {
  return (
    <p dir="auto" className="max-w-[42em] text-lg wrap-anywhere">
      {sentences.map(({ text, notes: ids }) => (
        <span key={text}>
          {text} <Citations notes={notes.filter(({ id }) => ids.includes(id))} sources={sources} />{' '}
        </span>
      ))}
    </p>
  );
}
