export interface Tried {
  text: string;
  /** What it finds, each with its groups. */
  matches: { text: string; at: number; groups: string[] }[];
  isCut: boolean;
}

const mostMatches = 20;
const longestShown = 200;

/** What an expression finds in each text. May take for ever: only for where it can be ended. */
export function tryRegex(source: string, flags: string, texts: readonly string[]): Tried[] {
  const regex = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return texts.map((text) => {
    const matches: Tried['matches'] = [];
    for (const match of text.matchAll(regex)) {
      if (matches.length === mostMatches) return { text, matches, isCut: true };
      matches.push({
        text: match[0].slice(0, longestShown),
        at: match.index,
        groups: match.slice(1).map((group: string | undefined) => (group ?? '').slice(0, longestShown)),
      });
      if (!flags.includes('g')) break;
    }
    return { text, matches, isCut: false };
  });
}
