/** What a critic says about an English text: mistakes, wordiness, how hard it is to read. */
import { blocksOf } from '#language/blocks.ts';
import { isEnglish } from '#language/english.ts';
import { readabilityOf, readabilityWords } from '#language/readability.ts';
import { mistakesIn } from './polish/mistakes.server.ts';
import { styleOf } from './polish/style.ts';
import { apart, type Edit } from './text-edits.ts';

export interface Critique {
  edits: Edit[];
  readability: string | null;
  /** False where the grammar checker could not be asked about all of it. */
  isChecked: boolean;
}

/** Nothing where the text is not English. */
export async function critiqueText(
  document: string,
  most: number,
  signal: AbortSignal,
): Promise<Critique | null> {
  if (!isEnglish(document)) return null;
  const edits: Edit[] = [];
  let isChecked = true;
  for (const block of blocksOf(document)) {
    signal.throwIfAborted();
    const [mistakes, style] = [await mistakesIn(block), styleOf(block)];
    isChecked &&= mistakes.isChecked;
    const isAdvice = ({ now }: Edit) => now === null;
    // Of two that would change the same words, the mistake is mended.
    edits.push(
      ...apart([...mistakes.edits, ...style.filter((edit) => !isAdvice(edit))]),
      ...style.filter(isAdvice),
    );
    if (edits.length >= most) break;
  }
  const readability = readabilityOf(document);
  return { edits, readability: readability ? readabilityWords(readability) : null, isChecked };
}
