/** A link that opens a page at a sentence: `#:~:text=`, by its first and last words where it is long. */
const wordsAtEachEnd = 5;

export function atPassage(href: string, sentence: string): string {
  const words = sentence.split(' ');
  const parts =
    words.length > 3 * wordsAtEachEnd
      ? [words.slice(0, wordsAtEachEnd).join(' '), words.slice(-wordsAtEachEnd).join(' ')]
      : [sentence];
  const [page] = href.split('#', 1);
  return `${page}#:~:text=${parts.map(encode).join(',')}`;
}

/** Commas, hyphens and ampersands have a meaning of their own in it. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D').replaceAll("'", '%27');
