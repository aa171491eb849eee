/** A long text in parts that a small model can take, cut where a reader would pause. */
import type { Engine } from '#kit/ai/engine.ts';

/** Of what a small model takes at once, this much is for the text: the rest is for instructions and the answer. */
const charactersPerToken = 1.2;
const longestForSmall = 8_000;
const shortestPart = 1_500;

/** How much of a text an engine is given at once. */
export function longestPartFor({ small, contextTokens }: Pick<Engine, 'small' | 'contextTokens'>): number {
  if (!small) return Infinity;
  const fits = contextTokens === null ? longestForSmall : Math.floor(contextTokens * charactersPerToken);
  return Math.max(shortestPart, Math.min(longestForSmall, fits));
}

interface TextPart {
  text: string;
  /** Where it stands in the whole. */
  start: number;
}

/** Together they are the whole text, to the letter. */
export function textParts(text: string, longest: number): TextPart[] {
  const parts: TextPart[] = [];
  for (let start = 0; start < text.length;) {
    const end =
      text.length - start <= longest ? text.length : start + pauseBefore(text.slice(start, start + longest));
    parts.push({ text: text.slice(start, end), start });
    start = end;
  }
  return parts.length > 0 ? parts : [{ text, start: 0 }];
}

const pauses = [/\n\s*\n/g, /[.!?…。！？]["”’)]?\s/g, /\s/g];

/** The end of the last paragraph, sentence or word in the second half; a text without any is cut between two characters. */
function pauseBefore(text: string): number {
  for (const pause of pauses) {
    const last = [...text.matchAll(pause)].at(-1);
    const end = last && last.index + last[0].length;
    if (end && end > text.length / 2) return end;
  }
  return /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
}
