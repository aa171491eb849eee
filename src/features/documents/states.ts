export const documentStates = ['waiting', 'reading', 'ready', 'locked', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Something is still to come. */
export const isUnderWay = (state: DocumentState) => state === 'waiting' || state === 'reading';

/** Of a document that is ready but for its pictures; it is read again once they can be. */
export const waitsForReader =
  'The part that reads pictures is still being fetched. This document is read again by itself as soon as it is there.';
