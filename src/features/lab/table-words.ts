/** The words that rows hold. */
export const labStatuses = ['idea', 'trying', 'works', 'shelved'] as const;
export type LabStatus = (typeof labStatuses)[number];

export const labOutcomes = ['worked', 'partly', 'failed'] as const;
export type LabOutcome = (typeof labOutcomes)[number];

/** `tried`: feedback of someone who used it, with how it went. */
export const labPostKinds = ['feedback', 'tried', 'reply'] as const;

export const labPlaces = ['tester', 'follower'] as const;
export type LabPlace = (typeof labPlaces)[number];

export const attachmentKinds = ['run', 'work', 'file'] as const;
