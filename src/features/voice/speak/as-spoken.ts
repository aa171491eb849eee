/** A text with the words of one's own as they are spoken. */
interface Spoken {
  word: string;
  spoken: string;
}

export function asSpoken(text: string, own: readonly Spoken[]): string {
  const said = new Map(
    own.filter(({ spoken }) => spoken).map(({ word, spoken }) => [word.toLowerCase(), spoken]),
  );
  if (said.size === 0) return text;
  return text.replaceAll(/\p{L}[\p{L}\p{N}\p{M}]*/gu, (word) => said.get(word.toLowerCase()) ?? word);
}
