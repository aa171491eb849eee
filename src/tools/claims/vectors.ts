/** What claims mean, by the embeddings of a model that may or may not be there. */
import { seenBy, type Seen } from './heads.ts';
import { meaningOf, type Meaning } from './meaning.ts';

/** For each text the vectors of the pieces of its words, one after the other. */
export type Embed = (texts: string[]) => Promise<readonly Float32Array[]>;

/** A claim as the heads need it, made once for all its pairs. */
export interface Understood {
  meaning: Meaning;
  seen: Seen;
}

export function understood(vectors: Float32Array): Understood {
  const meaning = meaningOf(vectors);
  return { meaning, seen: seenBy(meaning.tokens) };
}

/** A model reads some 150 sentences in a second; the rest is matched by words. */
const mostEmbedded = 300;

/** What each text means, or nothing where the model failed and the caller wants to go on without it. */
export async function meaningsBy(
  embed: Embed,
  texts: readonly string[],
  whenItFails: ((error: unknown) => void) | undefined,
): Promise<ReadonlyMap<string, Understood> | undefined> {
  const asked = texts.slice(0, mostEmbedded);
  try {
    const vectors = await embed(asked);
    return new Map(asked.map((text, at) => [text, understood(vectors[at]!)]));
  } catch (error) {
    if (!whenItFails) throw error;
    whenItFails(error);
    return undefined;
  }
}
