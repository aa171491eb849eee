/** Who wrote which sentence: it belongs to the first version that holds it. */

export interface Edition {
  by: string | null;
  version: number | null;
  at: Date;
  text: string;
}

const mostSentences = 2000;

export function sentencesIn(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…。！？]["”’)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .slice(0, mostSentences);
}

/** `editions`: oldest first; the last is what stands there now. */
export function provenance(editions: readonly Edition[]) {
  const first = new Map<string, Edition>();
  for (const edition of editions)
    for (const sentence of sentencesIn(edition.text)) if (!first.has(sentence)) first.set(sentence, edition);
  return sentencesIn(editions.at(-1)?.text ?? '').map((text) => {
    const { by, version, at } = first.get(text)!;
    return { text, by, version, at };
  });
}
