export const documentStates = ['waiting', 'reading', 'ready', 'locked', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Something is still to come. */
export const isUnderWay = (state: DocumentState) => state === 'waiting' || state === 'reading';

/** Of a document that is ready but for its pictures; it is read again once they can be. */
export const waitsForReader =
  'Text recognition is still downloading. This document will be read again automatically when it’s ready.';
