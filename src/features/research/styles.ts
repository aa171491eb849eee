/** The reference style. */
export const styles = ['apa', 'mla', 'chicago', 'bibtex'] as const;
export type Style = (typeof styles)[number];

export const styleWords: Record<Style, string> = {
  apa: 'APA',
  mla: 'MLA',
  chicago: 'Chicago',
  bibtex: 'BibTeX',
};
