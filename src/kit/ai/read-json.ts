/** JSON as engines write it: bare, in a fence, or with a sentence before or after it. Undefined where there is none. */
export function readJson(text: string): unknown {
  for (const part of [text, between(text, '{', '}'), between(text, '[', ']')]) {
    if (part === undefined) continue;
    try {
      return JSON.parse(part);
    } catch {
      // The next part may be it.
    }
  }
  return undefined;
}

function between(text: string, open: string, close: string): string | undefined {
  const [start, end] = [text.indexOf(open), text.lastIndexOf(close)];
  return start >= 0 && end > start ? text.slice(start, end + 1) : undefined;
}
