/** Levels that skip none, whatever ranks a text gives its headings: readers walk the headings by them. */
export function createHeadingLevels() {
  /** Of the headings that are open, the export's own first. */
  let sections: number[] = [];
  let ranks: number[] = [];
  const open = (stack: readonly number[], rank: number) => [...stack.filter((one) => one < rank), rank];
  return {
    ofSection(level: number): number {
      ranks = [];
      sections = open(sections, level);
      return sections.length;
    },
    ofText(rank: number): number {
      ranks = open(ranks, rank);
      return sections.length + ranks.length;
    },
  };
}
