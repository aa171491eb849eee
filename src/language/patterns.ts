/** Patterns that must fit a whole question, with what to make of their parts. */
export function wholePatterns<Read>(
  patterns: readonly (readonly [string, Read])[],
): (readonly [RegExp, Read])[] {
  return patterns.map(([source, read]) => [new RegExp(`^(?:${source})$`, 'u'), read] as const);
}
