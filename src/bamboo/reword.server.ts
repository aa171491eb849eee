/** A text made shorter, more formal or friendlier by rules. */
import { retoned } from '#language/rewrite.ts';
import { shortened } from './polish/style.ts';

export interface Rewording {
  text: string;
  /** In the order in which they are done. */
  wishes: readonly ('shorter' | 'formal' | 'friendly')[];
}

export const reword = ({ text, wishes }: Rewording): string =>
  wishes.reduce(
    (words, wish) => (wish === 'shorter' ? shortened(words) : byLines(words, (line) => retoned(line, wish))),
    text,
  );

/** Rules of tone even out spaces; the lines of the text are not theirs. */
const byLines = (text: string, change: (line: string) => string) =>
  text
    .split(/(\n+)/)
    .map((part) => (part.trim() === '' ? part : change(part)))
    .join('');
