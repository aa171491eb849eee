/** Whether the content of a work can be edited here, and what to say where it cannot. */
export const workConditions = ['sound', 'newer', 'unknown', 'broken'] as const;
export type WorkCondition = (typeof workConditions)[number];

export const isWellKept = (condition: WorkCondition) => condition === 'sound';

export const readOnlyWords: Record<WorkCondition, string | null> = {
  sound: null,
  newer:
    'This was edited with a newer version of this site, so it’s read-only here. Download it as JSON, or open it in the newer version.',
  unknown: 'The tool for this is no longer available. You can download it as JSON, or delete it.',
  broken: 'This couldn’t be updated to the current version, so it’s read-only. You can download it as JSON.',
};
