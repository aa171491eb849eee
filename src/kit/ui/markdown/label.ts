/** How links name their definitions: without regard to case and spaces. */
export const labelOf = (bracketed: string) =>
  bracketed.slice(1, -1).trim().replaceAll(/\s+/g, ' ').toLowerCase();
