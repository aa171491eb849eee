/** In rows, so never changed: the kind of run and of work that a transcript is. */
export const transcriptKind = 'transcript';
