export const documentStates = ['waiting', 'reading', 'ready', 'locked', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Something is still to come. */
export const isUnderWay = (state: DocumentState) => state === 'waiting' || state === 'reading';
