/** Tables to try it with; they stand in `sample-tables.ts`. */
export const sampleIds = ['shop', 'support'] as const;
export type SampleId = (typeof sampleIds)[number];
