/** What the editor underlines. The one file that knows the checker. */
import { corrected } from '#bamboo/grammar.server.ts';
import { isEnglish } from '#language/english.ts';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import type { Finding } from './contract.ts';

/** Code, addresses and names of files are nobody's prose. */
const notProse = /https?:\/\/\S+|[\w.+-]+@[\w-]+\.\S+|`[^`]+`|\S*[\\/_]\S*/g;

/** Only what is certain or offered with a reason; the checker knows English alone. */
export async function findingsIn(text: string): Promise<Finding[]> {
  if (text.trim() === '' || !isEnglish(text)) return [];
  const { text: mended, changes, suggestions } = await corrected(text);
  const left = [...text.matchAll(notProse)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const isOurs = ({ start, end }: Finding) => !left.some(([from, to]) => start < to && from < end);
  let at = 0;
  const sure = diffWords(text, mended).flatMap((piece): Finding[] => {
    const start = at;
    at += piece.kind === 'same' ? piece.text.length : piece.was.length;
    if (piece.kind === 'same' || piece.was.trim() === '') return [];
    const why = changes.find(
      (one) => one.was.includes(piece.was.trim()) || piece.was.includes(one.was.trim()),
    )?.why;
    // Without a reason it was only tidied up.
    return why ? [{ start, end: at, now: piece.now, why: sentence(why) }] : [];
  });
  const offered = suggestions.map(({ start, end, now, why }) => ({ start, end, now, why: sentence(why) }));
  return [
    ...sure,
    ...offered.filter((one) => !sure.some((other) => one.start < other.end && other.start < one.end)),
  ].filter(isOurs);
}

const sentence = (why: string) =>
  `${why.charAt(0).toUpperCase()}${why.slice(1)}${/[.?!]$/.test(why) ? '' : '.'}`;
