import { Time } from '#kit/ui/time.tsx';
import type { Share } from '../contract.ts';

/** What there is to know of a link, in a line. */
export function ShareFacts({
  share: { createdAt, expiresAt, openings, lastOpenedAt, hidden },
}: {
  share: Share;
}) {
  if (hidden) return 'It’s hidden, so the link doesn’t work.';
  return (
    <>
      Created <Time value={createdAt} /> ·{' '}
      {expiresAt ? (
        <>
          expires <Time value={expiresAt} />
        </>
      ) : (
        'never expires'
      )}{' '}
      · {openedWords(openings)}
      {lastOpenedAt && (
        <>
          , last <Time value={lastOpenedAt} />
        </>
      )}
    </>
  );
}

function openedWords(openings: number) {
  if (openings === 0) return 'not opened yet';
  return openings === 1 ? 'opened once' : `opened ${openings} times`;
}

/** What readers of it see. */
export function shareContents({ subject, version, withInput, parts, withEarlier }: Share): string {
  if (subject.kind === 'work')
    return version === null ? 'Shows the latest version' : `Always shows version ${version}`;
  const shown = [
    parts === 'all' ? 'the result' : 'the result without its source answers',
    withInput ? 'what you asked' : '',
    withEarlier ? 'earlier messages' : '',
  ].filter(Boolean);
  const words = new Intl.ListFormat('en').format(shown);
  return `Shows ${words}`;
}
