/** One way of writing the date on the server and in every browser. */
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface PostFactsProps {
  author: string;
  publishedAt: string;
  readingTime: number;
}

export function PostFacts({ author, publishedAt, readingTime }: PostFactsProps) {
  return (
    <p className="text-sm text-muted">
      {author} · <time dateTime={publishedAt}>{inWords.format(new Date(publishedAt))}</time> ·{' '}
      <span className="whitespace-nowrap">{readingTime} min read</span>
    </p>
  );
}
