/** What someone wants said, line by line. */
export const pointsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|(?=\d{1,2}[.)]\s))\s*/, '').trim())
    .filter(Boolean);
