const small = new Set(
  'the and for are was were but not you your with that this have has had from they their there what when which will would can could should about just like into than then them been our out its it’s i’m don’t also some very yes okay thanks thank please'.split(
    ' ',
  ),
);

/** Words that carry meaning, each once. */
export function indexable(text: string): string[] {
  const words =
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,40}/gu) ?? [];
  return [...new Set(words.filter((word) => !small.has(word)))];
}
