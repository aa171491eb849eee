/** How near two texts are in meaning, by the embeddings of a model that may or may not be there. */

export type Embed = (texts: string[]) => Promise<readonly Float32Array[]>;

/** A model reads some 150 sentences in a second; the rest is matched by words. */
const mostEmbedded = 300;

/** Nearness by text, or nothing where the model failed and the caller wants to go on without it. */
export async function nearnessBy(
  embed: Embed,
  texts: readonly string[],
  whenItFails: ((error: unknown) => void) | undefined,
): Promise<((a: string, b: string) => number | undefined) | undefined> {
  const asked = texts.slice(0, mostEmbedded);
  try {
    const vectors = await embed(asked);
    const vectorOf = new Map(asked.map((text, at) => [text, vectors[at]]));
    return (a, b) => dot(vectorOf.get(a), vectorOf.get(b));
  } catch (error) {
    if (!whenItFails) throw error;
    whenItFails(error);
    return undefined;
  }
}

function dot(a: Float32Array | undefined, b: Float32Array | undefined): number | undefined {
  if (!a || !b) return undefined;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * (b[at] ?? 0);
  return sum;
}
