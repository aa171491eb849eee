/** What calls cost. Micro-dollars, whole ones: sums of fractions drift. */
import type { Engine, Price } from './engine.ts';

const perMillion = 1e6;
/** Bytes of a token, at the least: a guess that is high rather than low, in any script. */
const bytesPerToken = 3;
/** What a message costs besides its words. */
const tokensPerMessage = 8;
/** A picture or document, as most providers count it at the most. */
const tokensPerFile = 1600;

interface Priced {
  content: string | readonly { type: string; text?: string; input?: unknown; output?: string }[];
}

export function tokensOf(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / bytesPerToken);
}

/** The beginning of a text that counts at most so many tokens, without half a character at its end. */
export function cutToTokens(text: string, most: number): string {
  const bytes = new Uint8Array(Math.min(most, text.length) * bytesPerToken);
  const { read } = new TextEncoder().encodeInto(text, bytes);
  return text.slice(0, read);
}

export function tokensIn(messages: readonly Priced[], instructions = ''): number {
  return messages.reduce(
    (sum, { content }) =>
      sum +
      tokensPerMessage +
      (typeof content === 'string'
        ? tokensOf(content)
        : content.reduce((part, piece) => part + tokensOfPart(piece), 0)),
    tokensOf(instructions),
  );
}

function tokensOfPart({ type, text, input, output }: Exclude<Priced['content'], string>[number]): number {
  if (type === 'file') return tokensPerFile;
  return tokensOf(text ?? output ?? JSON.stringify(input ?? null));
}

export function costOf(price: Price | null, inputTokens: number, outputTokens: number): number | null {
  return price && Math.ceil((inputTokens * price.input + outputTokens * price.output) / perMillion);
}

/** The most that a call can cost, known before it is made; null where the engine's price is not known. */
export function estimate(
  engine: Pick<Engine, 'price'>,
  messages: readonly Priced[],
  maxTokens: number,
  instructions?: string,
): number | null {
  return costOf(engine.price, tokensIn(messages, instructions), maxTokens);
}

/** What the person pays in credits: only for the owner's keys; their own, local engines and Bamboo are free. `share`: of the price. */
export function creditsFor(engine: Pick<Engine, 'source'>, cost: number | null, share = 1): number {
  return engine.source === 'owner' ? Math.ceil((cost ?? 0) * share) : 0;
}
