/** A sentence of a page that is not ours to mark: browsers open it by `#:~:text=`, by its first and last words where it is long. */
const wordsAtEachEnd = 5;
const opening = ':~:text=';

export function atSentence(address: string, sentence: string): string {
  const words = sentence.split(' ');
  const parts =
    words.length > 3 * wordsAtEachEnd
      ? [words.slice(0, wordsAtEachEnd).join(' '), words.slice(-wordsAtEachEnd).join(' ')]
      : [sentence];
  const [page] = address.split('#', 1);
  return `${page}#${opening}${parts.map(encode).join(',')}`;
}

/** Undefined where an address leads to no sentence, or to one that cannot be read. */
export function sentenceIn(address: string): string | undefined {
  const [, text] = address.split(`#${opening}`, 2);
  if (!text) return undefined;
  try {
    return text.split(',').map(decodeURIComponent).join(' … ');
  } catch (error) {
    if (error instanceof URIError) return undefined; // typed by hand
    throw error;
  }
}

/** Commas, hyphens and ampersands have a meaning of their own in it. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D').replaceAll("'", '%27');
